//! The index of words that searches read.

use rusqlite::{Connection, ErrorCode, Transaction, params};

use crate::log::say;

/// What the index says of a game besides its own words: how it ended, and on
/// which days it was begun and last played. The result comes last, so that
/// nothing that follows it can be taken for a part of it.
const WORDS: &str = "select number, words || ' ' || date(created_at / 1000, 'unixepoch') || ' ' \
     || date(updated_at / 1000, 'unixepoch') || ' ' || result from game";

/// Puts a game into the index, or puts it right there. An index that is damaged
/// keeps no game from being saved; it is made anew at the next start.
pub(super) fn put(transaction: &Transaction<'_>, id: &str) -> rusqlite::Result<()> {
    match try_put(transaction, id) {
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => {
            say("the index of words is damaged: searches may miss games until the next start");
            Ok(())
        }
        put => put,
    }
}

/// Makes the index anew.
pub(super) fn renew(connection: &mut Connection) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    transaction.execute("insert into game_words (game_words) values ('delete-all')", [])?;
    fill(&transaction)?;
    transaction.commit()
}

fn try_put(transaction: &Transaction<'_>, id: &str) -> rusqlite::Result<()> {
    let delete = "delete from game_words where rowid = (select number from game where id = ?1)";
    transaction.prepare_cached(delete)?.execute([id])?;
    let insert = format!("insert into game_words (rowid, words) {WORDS} where id = ?1");
    transaction.prepare_cached(&insert)?.execute([id])?;
    Ok(())
}

/// Describes every game anew and puts it into an index that is empty.
pub(super) fn fill(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let mut select = transaction.prepare("select number, header from game")?;
    let described: Vec<(i64, String)> = select
        .query_map([], |row| {
            // A header that is damaged leaves the words as they were.
            let header = row.get_ref(1)?.as_str().ok();
            let header = header.and_then(|header| serde_json::from_str(header).ok());
            Ok(header.map(|header| (row.get(0), damier_api::search_words(&header))))
        })?
        .filter_map(Result::transpose)
        .map(|described| described.and_then(|(number, words)| Ok((number?, words))))
        .collect::<Result<_, _>>()?;
    let mut update = transaction.prepare("update game set words = ?2 where number = ?1")?;
    for (number, words) in described {
        update.execute(params![number, words])?;
    }
    transaction.execute(&format!("insert into game_words (rowid, words) {WORDS}"), [])?;
    Ok(())
}
