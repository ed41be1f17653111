//! Lists of games, and which of them fit a search.

use std::collections::HashSet;

use damier_api::Fit;
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};

use super::sqlite::{checked_header, holding, number, text};
use super::visitor::Holding;
use super::{ListQuery, Listed, Owner, StoreError, Summary, Visitor, Whose, placements};

/// So many games that fit are looked up one by one and sorted; if there are
/// more, the list of all is walked until enough of them were met.
const FEW: usize = 1_000;

const COLUMNS: &str = "id, header, header_crc, version, created_at, updated_at, result, moves, \
     placement, owner, shared, deleted_at";

const NEWEST_FIRST: &str = " order by updated_at desc, id desc";

const COMMON: &str = "deleted_at is null and owner is null";

fn not_in_rooms() -> String {
    format!("deleted_at is null and owner is not x'{}'", Owner::ROOM.to_hex())
}

fn own(owner: Owner) -> String {
    format!("deleted_at is null and owner = x'{}'", owner.to_hex())
}

/// Shows every line of a visitor's list, of a device's only those of its own
/// games, for those who look for damage.
pub(super) fn each_listed(
    connection: &Connection,
    visitor: Visitor,
    visit: &mut dyn FnMut(Summary),
) -> rusqlite::Result<()> {
    let mut shelf = Shelf::of(visitor);
    shelf.parts.drain(..shelf.parts.len() - 1);
    let sql = shelf.select(COLUMNS, &Page::ALL);
    let mut select = connection.prepare(&format!("{sql}{NEWEST_FIRST}"))?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        visit(summary(row, visitor)?);
    }
    Ok(())
}

/// The games that a question asks for, last changed first.
pub(super) fn list(connection: &mut Connection, query: &ListQuery) -> Result<Listed, StoreError> {
    // One transaction: what is counted is what is listed.
    let connection = connection.transaction()?;
    let (shelf, page) = (Shelf::of(query.visitor), Page::of(&connection, query)?);
    let Some(fit) = &query.fit else {
        let total = shelf.count(&connection)?;
        let sql = shelf.select(COLUMNS, &page);
        return Ok(Listed { games: read(&connection, query, &sql, &page)?, total });
    };
    let Some(expression) = expression(fit) else {
        return Ok(Listed { games: Vec::new(), total: 0 });
    };
    let fitting: HashSet<i64> = connection
        .prepare_cached("select rowid from game_words where game_words match ?1")?
        .query_map([expression], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let (wanted, total) = if fitting.len() <= FEW {
        let found: Vec<i64> = fitting.into_iter().collect();
        let fitting = shelf.only_those_on_it(&connection, &found)?;
        let total = fitting.len();
        (fitting, total)
    } else {
        let total = shelf.count_among(&connection, &fitting)?;
        (shelf.walk(&connection, &page, &fitting, query.limit as usize)?, total)
    };
    let total = u32::try_from(total).unwrap_or(u32::MAX);
    let sql = format!("select {COLUMNS} from game where {}{}", among(&wanted), page.condition);
    Ok(Listed { games: read(&connection, query, &sql, &page)?, total })
}

/// The games with these numbers, unless they were thrown away.
fn among(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    format!("deleted_at is null and number in ({})", numbers.join(","))
}

fn read(
    connection: &Connection,
    query: &ListQuery,
    sql: &str,
    page: &Page,
) -> Result<Vec<Summary>, StoreError> {
    let mut select = connection.prepare(&format!("{sql}{NEWEST_FIRST} limit {}", query.limit))?;
    let rows =
        select.query_map(params_from_iter(&page.values), |row| summary(row, query.visitor))?;
    let mut games = rows.collect::<Result<Vec<_>, _>>()?;
    placements::complete(connection, &mut games)?;
    Ok(games)
}

/// Which part of the list is asked for, as SQL and its values.
struct Page {
    condition: &'static str,
    values: Vec<Value>,
}

impl Page {
    const ALL: Page = Page { condition: "", values: Vec::new() };

    fn of(connection: &Connection, query: &ListQuery) -> Result<Page, StoreError> {
        let Some(before) = &query.before else {
            return Ok(Page::ALL);
        };
        let found = connection
            .prepare_cached("select updated_at, owner, shared, deleted_at from game where id = ?1")?
            .query_row([before.as_str()], |row| Ok((row.get::<_, i64>(0)?, holding(row, 1)?)))
            .optional()?;
        // Where somebody else's game would stand in the list tells when it was
        // last played.
        let (updated_at, _) = found
            .filter(|(_, holding)| holding.whose(query.visitor) != Whose::Another)
            .ok_or(StoreError::NoSuchGame)?;
        let values = vec![updated_at.into(), before.as_str().to_owned().into()];
        Ok(Page { condition: " and (updated_at, id) < (?1, ?2)", values })
    }
}

/// The games that a visitor's list has, as conditions for each of which an index
/// has them in order.
struct Shelf {
    visitor: Visitor,
    parts: Vec<String>,
}

impl Shelf {
    fn of(visitor: Visitor) -> Shelf {
        let parts = match visitor {
            Visitor::Household => vec![not_in_rooms()],
            Visitor::Stranger => vec![COMMON.to_owned()],
            Visitor::Device(owner) => vec![COMMON.to_owned(), own(owner)],
        };
        Shelf { visitor, parts }
    }

    /// A question about the games of a page. Of several parts SQLite takes the
    /// next one from whichever has it, as long as each is in order by itself.
    fn select(&self, columns: &str, page: &Page) -> String {
        let part = |condition: &String| {
            format!("select {columns} from game where {condition}{}", page.condition)
        };
        self.parts.iter().map(part).collect::<Vec<_>>().join(" union all ")
    }

    fn count(&self, connection: &Connection) -> Result<u32, StoreError> {
        let part = |condition: &String| format!("(select count(*) from game where {condition})");
        let parts: Vec<String> = self.parts.iter().map(part).collect();
        let sql = format!("select {}", parts.join(" + "));
        Ok(connection.prepare_cached(&sql)?.query_row([], |row| number(row, 0))?)
    }

    /// Those of a few games that the list has: a search finds everybody's.
    fn only_those_on_it(
        &self,
        connection: &Connection,
        found: &[i64],
    ) -> Result<Vec<i64>, StoreError> {
        let sql =
            format!("select number, owner, shared, deleted_at from game where {}", among(found));
        let mut select = connection.prepare(&sql)?;
        let rows = select.query_map([], |row| Ok((row.get(0)?, holding(row, 1)?)))?;
        let is_another = |holding: &Holding| holding.whose(self.visitor) == Whose::Another;
        let listed = rows.filter(|row| !row.as_ref().is_ok_and(|(_, holding)| is_another(holding)));
        Ok(listed.map(|row| row.map(|(number, _)| number)).collect::<Result<_, _>>()?)
    }

    /// How many of them, if they are many.
    fn count_among(
        &self,
        connection: &Connection,
        found: &HashSet<i64>,
    ) -> Result<usize, StoreError> {
        let count = |sql: &str| -> Result<usize, StoreError> {
            let mut count = 0;
            let mut select = connection.prepare_cached(sql)?;
            let mut rows = select.query([])?;
            while let Some(row) = rows.next()? {
                count += usize::from(found.contains(&row.get(0)?));
            }
            Ok(count)
        };
        if self.visitor == Visitor::Household {
            // All but those of rooms, which are fewer.
            let sql = format!("select number from game where {}", own(Owner::ROOM));
            return Ok(found.len().saturating_sub(count(&sql)?));
        }
        count(&self.select("number", &Page::ALL))
    }

    /// The first games of a page that are among the fitting ones.
    fn walk(
        &self,
        connection: &Connection,
        page: &Page,
        fitting: &HashSet<i64>,
        limit: usize,
    ) -> Result<Vec<i64>, StoreError> {
        let sql = self.select("number, updated_at, id", page);
        let mut select = connection.prepare_cached(&format!("{sql}{NEWEST_FIRST}"))?;
        let numbers = select.query_map(params_from_iter(&page.values), |row| row.get(0))?;
        let wanted = numbers.filter(|n| n.as_ref().map_or(true, |n| fitting.contains(n)));
        Ok(wanted.take(limit).collect::<Result<_, _>>()?)
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

fn summary(row: &Row<'_>, visitor: Visitor) -> rusqlite::Result<Summary> {
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
        whose: holding(row, 9)?.whose(visitor),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{GameId, schema};

    /// How SQLite goes about a question.
    fn plan(connection: &Connection, sql: &str, values: &[Value]) -> String {
        let mut explain = connection.prepare(&format!("explain query plan {sql}")).expect(sql);
        let rows = explain.query_map(params_from_iter(values), |row| row.get::<_, String>(3));
        rows.expect("a plan").collect::<Result<Vec<_>, _>>().expect("lines").join("; ")
    }

    #[test]
    fn lists_are_read_in_the_order_of_an_index() {
        let connection = schema::example(schema::latest()).expect("a schema");
        let before = "insert into game (id, header, header_crc, words, created_at, updated_at) \
                      values ('b2c3d4f5g6h7', '', 0, '', 0, 0)";
        connection.execute(before, []).expect("a game");
        for (visitor, index, parts) in [
            (Visitor::Household, "game_listed", 1),
            (Visitor::Stranger, "game_owned (owner=?", 1),
            (Visitor::Device(Owner([7; 32])), "game_owned (owner=?", 2),
        ] {
            for before in [None, GameId::parse("b2c3d4f5g6h7")] {
                let query = ListQuery { visitor, before, ..ListQuery::default() };
                let shelf = Shelf::of(visitor);
                let page = Page::of(&connection, &query).expect("a page");
                let list = shelf.select(COLUMNS, &page) + NEWEST_FIRST + " limit 50";
                let plan_of_list = plan(&connection, &list, &page.values);
                assert_eq!(plan_of_list.matches(index).count(), parts, "{plan_of_list}");
                assert!(!plan_of_list.contains("TEMP B-TREE"), "{plan_of_list}");
                let walk = shelf.select("number, updated_at, id", &page) + NEWEST_FIRST;
                let walk = plan(&connection, &walk, &page.values);
                assert_eq!(walk.matches(index).count(), parts, "{walk}");
                assert!(!walk.contains("TEMP B-TREE"), "{walk}");
            }
            let all = plan(&connection, &Shelf::of(visitor).select("number", &Page::ALL), &[]);
            assert_eq!(all.matches("USING INDEX game_").count(), parts, "{all}");
        }
        let few =
            format!("select number, owner, shared, deleted_at from game where {}", among(&[1]));
        let few = plan(&connection, &few, &[]);
        assert!(few.contains("game_by_number"), "{few}");
    }
}
