//! What can be done to the store, as SQL.

use damier_contract::Header;
use rusqlite::{OptionalExtension, Transaction, params};

use super::{Addition, Appended, GameId, NewGame, StoreError, checksum, seal, sqlite, words};

pub(super) const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// What can be done to the store.
#[derive(Debug)]
pub(super) enum Change {
    Create(NewGame),
    Append(Addition),
    Delete(GameId),
    Restore(GameId),
    /// Nothing, but on disk: whether writing works.
    Nothing,
    /// The file may grow to so many pages.
    LimitPages(u32),
}

pub(super) type Outcome = Result<Appended, StoreError>;

const DONE: Outcome = Ok(Appended { version: 0, is_new: true });

/// Does it, or says why not. What is refused has written nothing: all that can
/// make no sense is read before.
pub(super) fn apply(transaction: &Transaction<'_>, change: &Change, now: i64) -> Outcome {
    match change {
        Change::Create(game) => create(transaction, game, now),
        Change::Append(addition) => append(transaction, addition, now),
        Change::Delete(id) => {
            // A clock that is behind must not make it look long gone: it was
            // not thrown away before the last day on which the program ran.
            let sql = "update game set deleted_at = coalesce(deleted_at, \
                       max(?2, (select coalesce(max(number), 0) * ?3 from day_seen))) \
                       where id = ?1";
            let values = params![id.as_str(), now, DAY_MS];
            let done = found(transaction.prepare_cached(sql)?.execute(values)?)?;
            seal::renew(transaction, id.as_str())?;
            words::take_out(transaction, id.as_str())?;
            Ok(done)
        }
        Change::Restore(id) => {
            let sql = "update game set deleted_at = null where id = ?1";
            let done = found(transaction.prepare_cached(sql)?.execute([id.as_str()])?)?;
            seal::renew(transaction, id.as_str())?;
            words::put(transaction, id.as_str())?;
            Ok(done)
        }
        Change::Nothing => {
            // To write what is there already is to write.
            let version: u32 = transaction.query_row("pragma user_version", [], |r| r.get(0))?;
            transaction.execute_batch(&format!("pragma user_version = {version}"))?;
            DONE
        }
        Change::LimitPages(pages) => {
            transaction.query_row(&format!("pragma max_page_count = {pages}"), [], |_| Ok(()))?;
            DONE
        }
    }
}

fn found(rows: usize) -> Outcome {
    if rows == 0 { Err(StoreError::NoSuchGame) } else { DONE }
}

/// Whether two headers agree on the same. What earlier versions stored of the
/// referee follows from the rules, and a number may be written in two ways.
fn is_same(one: &str, other: &str) -> bool {
    let agreed =
        |text: &str| damier_api::read_header(text).map(|header| Header { mode: None, ..header });
    one == other || agreed(one).is_some_and(|one| agreed(other) == Some(one))
}

fn create(transaction: &Transaction<'_>, game: &NewGame, now: i64) -> Outcome {
    let id = game.id.as_str();
    let crc = checksum::of_header(id, &game.header);
    let known = transaction
        .prepare_cached("select header, header_crc, deleted_at, version from game where id = ?1")?
        .query_row([id], |row| {
            let header = sqlite::checked_header(id, row, 0)?;
            let deleted: Option<i64> = row.get(2)?;
            Ok((header, deleted.is_some(), sqlite::number(row, 3)?))
        })
        .optional()?;
    match known {
        Some((None, ..)) => return Err(StoreError::Damaged),
        Some((Some(header), false, version)) if is_same(&header, &game.header) => {
            return Ok(Appended { version, is_new: false });
        }
        Some((Some(_), _, version)) => return Err(StoreError::Stale { version }),
        None => {}
    }
    transaction
        .prepare_cached(
            "insert into game (id, header, header_crc, words, result, moves, placement, \
             created_at, updated_at, number) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, \
             (select coalesce(max(number), 0) + 1 from game))",
        )?
        .execute(params![
            id,
            game.header,
            crc,
            game.words,
            game.standing.result,
            game.standing.moves,
            game.standing.placement,
            now
        ])?;
    seal::renew(transaction, id)?;
    words::put(transaction, id)?;
    DONE
}

fn append(transaction: &Transaction<'_>, addition: &Addition, now: i64) -> Outcome {
    let id = addition.id.as_str();
    let (version, is_listed_right, mut log_crc): (u32, bool, u32) = transaction
        .prepare_cached(
            "select version, result = ?2 and date(updated_at / 1000, 'unixepoch', 'localtime') \
             is date(?3 / 1000, 'unixepoch', 'localtime'), log_crc \
             from game where id = ?1 and deleted_at is null",
        )?
        .query_row(params![id, addition.standing.result, now], |row| {
            Ok((sqlite::number(row, 0)?, row.get(1)?, sqlite::number(row, 2)?))
        })
        .optional()?
        .ok_or(StoreError::NoSuchGame)?;
    let Ok(count) = u32::try_from(addition.entries.len()) else {
        return Err(StoreError::Stale { version });
    };
    let after = addition.seen.saturating_add(count);
    // What is stored already was sent before, and its answer lost.
    let Some(known) = version.checked_sub(addition.seen) else {
        return Err(StoreError::Stale { version });
    };
    let known = addition.entries.len().min(known as usize);
    if !holds(transaction, addition, known)? {
        return Err(StoreError::Stale { version });
    }
    let appended = Appended { version: after, is_new: known == 0 };
    if after <= version {
        return Ok(appended);
    }
    let mut insert = transaction.prepare_cached(
        "insert into entry (game, number, text, at_ms, crc) values (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (number, text) in (addition.seen..).zip(&addition.entries).skip(known) {
        let crc = checksum::of_entry(id, number, text);
        insert.execute(params![id, number, text, now, crc])?;
        log_crc = seal::of_log(log_crc, now, crc);
    }
    let standing = &addition.standing;
    transaction
        .prepare_cached(
            "update game set version = ?2, result = ?3, moves = ?4, placement = ?5, \
             updated_at = ?6, log_crc = ?7 where id = ?1",
        )?
        .execute(params![
            id,
            after,
            standing.result,
            standing.moves,
            standing.placement,
            now,
            log_crc
        ])?;
    seal::renew(transaction, id)?;
    if !is_listed_right {
        words::put(transaction, id)?;
    }
    Ok(appended)
}

/// Whether the first `known` entries stand in their places.
fn holds(
    transaction: &Transaction<'_>,
    addition: &Addition,
    known: usize,
) -> Result<bool, StoreError> {
    let mut select = transaction
        .prepare_cached("select text = ?3 from entry where game = ?1 and number = ?2")?;
    for (number, text) in (addition.seen..).zip(&addition.entries).take(known) {
        let same: Option<bool> = select
            .query_row(params![addition.id.as_str(), number, text], |row| row.get(0))
            .optional()?;
        if same != Some(true) {
            return Ok(false);
        }
    }
    Ok(true)
}
