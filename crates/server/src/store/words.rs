//! The index of words that searches read. It has the games that lists show,
//! and none that was thrown away.

use rusqlite::{Connection, ErrorCode, Row, Transaction, params};

use super::sqlite::text;
use crate::log::say;

/// What the index says of a game: its own words, how it stands, and on which
/// days of this machine's calendar it was begun and last played.
const LISTED: &str = "select number, words, result, \
     date(created_at / 1000, 'unixepoch', 'localtime'), \
     date(updated_at / 1000, 'unixepoch', 'localtime') \
     from game where deleted_at is null";

/// Puts a game into the index, or puts it right there. An index that is damaged
/// keeps no game from being saved; it is made anew at the next start.
pub(super) fn put(transaction: &Transaction<'_>, id: &str) -> rusqlite::Result<()> {
    unless_damaged(try_put(transaction, id))
}

/// Takes a game out of the index.
pub(super) fn take_out(transaction: &Transaction<'_>, id: &str) -> rusqlite::Result<()> {
    unless_damaged(try_take_out(transaction, id))
}

fn unless_damaged(done: rusqlite::Result<()>) -> rusqlite::Result<()> {
    match done {
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => {
            say("the index of words is damaged: searches may miss games until the next start");
            Ok(())
        }
        done => done,
    }
}

/// Makes the index anew.
pub(super) fn renew(connection: &mut Connection) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    index(&transaction)?;
    transaction.commit()
}

fn try_take_out(transaction: &Transaction<'_>, id: &str) -> rusqlite::Result<()> {
    let delete = "delete from game_words where rowid = (select number from game where id = ?1)";
    transaction.prepare_cached(delete)?.execute([id])?;
    Ok(())
}

fn try_put(transaction: &Transaction<'_>, id: &str) -> rusqlite::Result<()> {
    try_take_out(transaction, id)?;
    let mut select = transaction.prepare_cached(&format!("{LISTED} and id = ?1"))?;
    let mut rows = select.query([id])?;
    while let Some(row) = rows.next()? {
        insert(transaction, row)?;
    }
    Ok(())
}

fn insert(transaction: &Transaction<'_>, row: &Row<'_>) -> rusqlite::Result<()> {
    // What is damaged has no words; a time that is, is on no day.
    let words_of = |column| text(row, column).map(Option::unwrap_or_default);
    let (number, words): (i64, &str) = (row.get(0)?, words_of(1)?);
    let standing = damier_api::standing_words(words_of(2)?, words_of(3)?, words_of(4)?);
    transaction
        .prepare_cached("insert into game_words (rowid, words) values (?1, ?2)")?
        .execute(params![number, format!("{words} {standing}")])?;
    Ok(())
}

/// Describes every game anew and makes the index of that.
pub(super) fn fill(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let mut select = transaction.prepare("select number, header from game")?;
    let mut update = transaction.prepare("update game set words = ?2 where number = ?1")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        // A header that is damaged leaves the words as they were.
        let header = text(row, 1)?.and_then(damier_api::read_header);
        if let Some(header) = header {
            let number: i64 = row.get(0)?;
            update.execute(params![number, damier_api::header_words(&header)])?;
        }
    }
    index(transaction)
}

/// Makes the index of the words that games have.
fn index(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    transaction.execute("insert into game_words (game_words) values ('delete-all')", [])?;
    let mut select = transaction.prepare(LISTED)?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        insert(transaction, row)?;
    }
    Ok(())
}
