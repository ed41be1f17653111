//! Lists of games, and which of them fit a search.

use std::collections::HashSet;

use damier_api::Fit;
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};

use super::sqlite::{checked_header, number, text};
use super::{ListQuery, Listed, StoreError, Summary, placements};

/// So many games that fit are looked up one by one and sorted; if there are
/// more, the list of all is walked until enough of them were met.
const FEW: usize = 1_000;

const COLUMNS: &str = "select id, header, header_crc, version, created_at, updated_at, result, \
     moves, placement from game where deleted_at is null";

const NEWEST_FIRST: &str = " order by updated_at desc, id desc";

/// The games that a question asks for, last changed first.
pub(super) fn list(connection: &mut Connection, query: &ListQuery) -> Result<Listed, StoreError> {
    // One transaction: what is counted is what is listed.
    let connection = connection.transaction()?;
    let mut scope = Scope::of(&connection, query)?;
    let Some(fit) = &query.fit else {
        let total = connection
            .prepare_cached("select count(*) from game where deleted_at is null")?
            .query_row([], |row| number(row, 0))?;
        return Ok(Listed { games: scope.select(&connection, query.limit)?, total });
    };
    let Some(expression) = expression(fit) else {
        return Ok(Listed { games: Vec::new(), total: 0 });
    };
    let fitting: HashSet<i64> = connection
        .prepare_cached("select rowid from game_words where game_words match ?1")?
        .query_map([expression], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let total = u32::try_from(fitting.len()).unwrap_or(u32::MAX);
    let wanted: Vec<i64> = if fitting.len() <= FEW {
        fitting.into_iter().collect()
    } else {
        scope.walk(&connection, &fitting, query.limit as usize)?
    };
    scope.only(&wanted);
    Ok(Listed { games: scope.select(&connection, query.limit)?, total })
}

/// Which part of the list is asked for, as SQL and its values.
struct Scope {
    condition: String,
    values: Vec<Value>,
}

impl Scope {
    fn of(connection: &Connection, query: &ListQuery) -> Result<Scope, StoreError> {
        let Some(before) = &query.before else {
            return Ok(Scope { condition: String::new(), values: Vec::new() });
        };
        let updated_at: Option<i64> = connection
            .prepare_cached("select updated_at from game where id = ?1")?
            .query_row([before.as_str()], |row| row.get(0))
            .optional()?;
        let updated_at = updated_at.ok_or(StoreError::NoSuchGame)?;
        let values = vec![updated_at.into(), before.as_str().to_owned().into()];
        Ok(Scope { condition: " and (updated_at, id) < (?1, ?2)".into(), values })
    }

    /// The first games of the list that are among the fitting ones.
    fn walk(
        &self,
        connection: &Connection,
        fitting: &HashSet<i64>,
        limit: usize,
    ) -> Result<Vec<i64>, StoreError> {
        let sql = format!(
            "select number from game where deleted_at is null{}{NEWEST_FIRST}",
            self.condition
        );
        let mut select = connection.prepare_cached(&sql)?;
        let numbers = select.query_map(params_from_iter(&self.values), |row| row.get(0))?;
        let wanted = numbers.filter(|n| n.as_ref().map_or(true, |n| fitting.contains(n)));
        Ok(wanted.take(limit).collect::<Result<_, _>>()?)
    }

    /// Nothing but these games.
    fn only(&mut self, numbers: &[i64]) {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        self.condition += &format!(" and number in ({})", numbers.join(","));
    }

    fn select(&self, connection: &Connection, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let sql = format!("{COLUMNS}{}{NEWEST_FIRST} limit {limit}", self.condition);
        let mut select = connection.prepare(&sql)?;
        let rows = select.query_map(params_from_iter(&self.values), summary)?;
        let mut games = rows.collect::<Result<Vec<_>, _>>()?;
        placements::complete(connection, &mut games)?;
        Ok(games)
    }
}

/// What games must fit, as the index takes it; `None` if nothing can.
fn expression(fit: &Fit) -> Option<String> {
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', " "));
    match fit {
        Fit::Begins(term) => {
            term.contains(char::is_alphanumeric).then(|| format!("{}*", quoted(term)))
        }
        Fit::Is(mark) => Some(quoted(mark)),
        Fit::All(fits) => {
            let all: Vec<String> = fits.iter().map(expression).collect::<Option<_>>()?;
            Some(format!("({})", all.join(" AND ")))
        }
        Fit::Any(fits) => {
            let any: Vec<String> = fits.iter().filter_map(expression).collect();
            (!any.is_empty()).then(|| format!("({})", any.join(" OR ")))
        }
    }
}

fn summary(row: &Row<'_>) -> rusqlite::Result<Summary> {
    let id = text(row, 0)?.unwrap_or_default().to_owned();
    Ok(Summary {
        header: checked_header(&id, row, 1)?,
        id,
        version: number(row, 3)?,
        created_at: row.get(4)?,
        updated_at: row.get(5)?,
        result: text(row, 6)?.unwrap_or("*").to_owned(),
        moves: number(row, 7)?,
        placement: text(row, 8)?.map(str::to_owned),
    })
}
