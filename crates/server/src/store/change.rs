//! What can be done to the store, as SQL.

use damier_contract::Header;
use rusqlite::{OptionalExtension, Transaction, params};

use super::visitor::Holding;
use super::{
    Addition, Appended, GameId, KeptRoom, NewGame, Owner, Session, SessionHash, StoreError,
    Visitor, checksum, room_rows, seal, session_rows, sqlite, words,
};

pub(super) const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// What can be done to the store.
#[derive(Debug)]
pub(crate) enum Change {
    Create(NewGame),
    Append(Addition),
    OpenRoom(NewGame, KeptRoom, Vec<String>),
    Delete(GameId, Visitor),
    Restore(GameId, Visitor),
    Claim(GameId, Owner),
    Share(GameId, Visitor, bool),
    HandOver {
        from: Owner,
        to: Owner,
    },
    BeginSession(Session),
    NoteSeen(SessionHash, i64),
    EndSession(SessionHash),
    EndAllSessions,
    /// Nothing, but on disk: whether writing works.
    Nothing,
    /// The file may grow to so many pages.
    LimitPages(u32),
}

pub(crate) type Outcome = Result<Appended, StoreError>;

const DONE: Outcome = Ok(Appended { version: 0, is_new: true });

/// Does it, or says why not. What is refused has written nothing: all that can
/// make no sense is read before.
pub(super) fn apply(transaction: &Transaction<'_>, change: &Change, now: i64) -> Outcome {
    match change {
        Change::Create(game) => create(transaction, game, now),
        Change::Append(addition) => append(transaction, addition, now),
        Change::OpenRoom(game, room, lines) => open_room(transaction, game, room, lines, now),
        Change::Delete(id, visitor) => {
            holding_of(transaction, id)?.admit(*visitor)?;
            // A clock that is behind must not make it look long gone: it was
            // not thrown away before the last day on which the program ran.
            let sql = "update game set deleted_at = coalesce(deleted_at, \
                       max(?2, (select coalesce(max(number), 0) * ?3 from day_seen))) \
                       where id = ?1";
            transaction.prepare_cached(sql)?.execute(params![id.as_str(), now, DAY_MS])?;
            seal::renew(transaction, id.as_str())?;
            words::take_out(transaction, id.as_str())?;
            DONE
        }
        Change::Restore(id, visitor) => {
            holding_of(transaction, id)?.admit(*visitor)?;
            let sql = "update game set deleted_at = null where id = ?1";
            transaction.prepare_cached(sql)?.execute([id.as_str()])?;
            seal::renew(transaction, id.as_str())?;
            words::put(transaction, id.as_str())?;
            DONE
        }
        Change::Claim(id, owner) => {
            let holding = kept_of(transaction, id)?;
            holding.admit(Visitor::Device(*owner))?;
            if holding.is_common() {
                set_owner(transaction, id.as_str(), *owner)?;
            }
            DONE
        }
        Change::Share(id, visitor, is_shared) => {
            let holding = kept_of(transaction, id)?;
            holding.admit(*visitor)?;
            if !holding.is_common() {
                let sql = "update game set shared = ?2 where id = ?1";
                transaction.prepare_cached(sql)?.execute(params![id.as_str(), is_shared])?;
                seal::renew(transaction, id.as_str())?;
            }
            DONE
        }
        Change::HandOver { from, to } => hand_over(transaction, *from, *to),
        Change::BeginSession(session) => done(session_rows::begin(transaction, session)),
        Change::NoteSeen(token, now) => done(session_rows::note_seen(transaction, *token, *now)),
        Change::EndSession(token) => done(session_rows::end(transaction, *token)),
        Change::EndAllSessions => done(session_rows::end_all(transaction)),
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

fn done(outcome: Result<(), StoreError>) -> Outcome {
    outcome.and(DONE)
}

/// Who may do what with a game, thrown away or not.
fn holding_of(transaction: &Transaction<'_>, id: &GameId) -> Result<Holding, StoreError> {
    sqlite::holding_of(transaction, id)?.ok_or(StoreError::NoSuchGame)
}

/// The same of a game that was not thrown away.
fn kept_of(transaction: &Transaction<'_>, id: &GameId) -> Result<Holding, StoreError> {
    let holding = holding_of(transaction, id)?;
    if holding.is_thrown_away { Err(StoreError::NoSuchGame) } else { Ok(holding) }
}

fn set_owner(transaction: &Transaction<'_>, id: &str, owner: Owner) -> rusqlite::Result<()> {
    let sql = "update game set owner = ?2 where id = ?1";
    transaction.prepare_cached(sql)?.execute(params![id, owner.0])?;
    seal::renew(transaction, id)
}

fn hand_over(transaction: &Transaction<'_>, from: Owner, to: Owner) -> Outcome {
    let mut select = transaction.prepare_cached("select id from game where owner = ?1")?;
    let ids = select.query_map([from.0], |row| row.get(0))?;
    for id in ids.collect::<Result<Vec<String>, _>>()? {
        set_owner(transaction, &id, to)?;
    }
    DONE
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
        .prepare_cached(
            "select header, header_crc, version, owner, shared, deleted_at from game where id = ?1",
        )?
        .query_row([id], |row| {
            let header = sqlite::checked_header(id, row, 0)?;
            Ok((header, sqlite::holding(row, 3)?, sqlite::number(row, 2)?))
        })
        .optional()?;
    match known {
        // That there is a game is all that another may know of it.
        Some((_, holding, _)) if holding.admit(game.by).is_err() => return Err(StoreError::Taken),
        Some((None, ..)) => return Err(StoreError::Damaged),
        Some((Some(header), holding, version))
            if !holding.is_thrown_away && is_same(&header, &game.header) =>
        {
            return Ok(Appended { version, is_new: false });
        }
        Some((Some(_), _, version)) => return Err(StoreError::Stale { version }),
        None => {}
    }
    transaction
        .prepare_cached(
            "insert into game (id, header, header_crc, words, result, moves, placement, \
             created_at, updated_at, owner, number) \
             values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, \
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
            now,
            game.by.owner().map(|owner| owner.0)
        ])?;
    seal::renew(transaction, id)?;
    words::put(transaction, id)?;
    DONE
}

/// Keeps a game with its first lines, and the keys of its room.
fn open_room(
    transaction: &Transaction<'_>,
    game: &NewGame,
    room: &KeptRoom,
    lines: &[String],
    now: i64,
) -> Outcome {
    create(transaction, game, now)?;
    room_rows::put(transaction, room)?;
    let (id, standing) = (game.id.clone(), game.standing.clone());
    let first = Addition { id, seen: 0, entries: lines.to_vec(), standing, by: game.by };
    append(transaction, &first, now)
}

fn append(transaction: &Transaction<'_>, addition: &Addition, now: i64) -> Outcome {
    kept_of(transaction, &addition.id)?.admit(addition.by)?;
    let id = addition.id.as_str();
    let (version, is_listed_right, mut log_crc): (u32, bool, u32) = transaction
        .prepare_cached(
            "select version, result = ?2 and date(updated_at / 1000, 'unixepoch', 'localtime') \
             is date(?3 / 1000, 'unixepoch', 'localtime'), log_crc \
             from game where id = ?1",
        )?
        .query_row(params![id, addition.standing.result, now], |row| {
            Ok((sqlite::number(row, 0)?, row.get(1)?, sqlite::number(row, 2)?))
        })?;
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
