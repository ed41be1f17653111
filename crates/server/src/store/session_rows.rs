//! Sessions and devices as rows of an SQLite file.
//!
//! A row that does not match its checksum is no session: a bit that changed must
//! not let anybody in.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, Transaction, params};

use super::session::{LONGEST_BROWSER, MOST_DEVICES, MOST_SESSIONS, Session, SessionHash};
use super::sqlite::{owner, text};
use super::{Owner, StoreError, seal};

/// The first schema that has them.
pub(super) const SINCE: u32 = 5;

const SESSIONS: &str =
    "select token_hash, device, browser, created_at, seen_at, crc, rowid from session";
const DEVICES: &str = "select hash, since, seen_at, crc, rowid from known_device";

/// A device from which somebody signed in.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
struct Device {
    hash: Owner,
    since: i64,
    seen_at: i64,
}

/// The session that a row is, if it is whole.
fn session(row: &Row<'_>) -> rusqlite::Result<Option<Session>> {
    let (Ok(Some(token)), Ok(Some(device)), Some(browser)) =
        (owner(row.get_ref(0)?), owner(row.get_ref(1)?), text(row, 2)?)
    else {
        return Ok(None);
    };
    let (ValueRef::Integer(created_at), ValueRef::Integer(seen_at)) =
        (row.get_ref(3)?, row.get_ref(4)?)
    else {
        return Ok(None);
    };
    let token = SessionHash(token.0);
    let session = Session { token, device, browser: browser.to_owned(), created_at, seen_at };
    let is_whole = row.get_ref(5)? == ValueRef::Integer(session_crc(&session).into());
    Ok(is_whole.then_some(session))
}

fn session_crc(session: &Session) -> u32 {
    seal::of_values([
        ValueRef::Text(b"session"),
        ValueRef::Blob(&session.token.0),
        ValueRef::Blob(&session.device.0),
        ValueRef::Text(session.browser.as_bytes()),
        ValueRef::Integer(session.created_at),
        ValueRef::Integer(session.seen_at),
    ])
}

/// The device that a row is, if it is whole.
fn device(row: &Row<'_>) -> rusqlite::Result<Option<Device>> {
    let (Ok(Some(hash)), ValueRef::Integer(since), ValueRef::Integer(seen_at)) =
        (owner(row.get_ref(0)?), row.get_ref(1)?, row.get_ref(2)?)
    else {
        return Ok(None);
    };
    let device = Device { hash, since, seen_at };
    let is_whole = row.get_ref(3)? == ValueRef::Integer(device_crc(&device).into());
    Ok(is_whole.then_some(device))
}

fn device_crc(device: &Device) -> u32 {
    seal::of_values([
        ValueRef::Text(b"device"),
        ValueRef::Blob(&device.hash.0),
        ValueRef::Integer(device.since),
        ValueRef::Integer(device.seen_at),
    ])
}

/// What is read of the rows of a table that is anything.
fn each<T>(
    connection: &Connection,
    sql: &str,
    read: fn(&Row<'_>) -> rusqlite::Result<Option<T>>,
) -> rusqlite::Result<Vec<T>> {
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map([], read)?;
    rows.filter_map(Result::transpose).collect()
}

/// All sessions, last seen first.
pub(super) fn sessions(connection: &Connection) -> rusqlite::Result<Vec<Session>> {
    let mut sessions = each(connection, SESSIONS, session)?;
    sessions.sort_by_key(|session| std::cmp::Reverse(session.seen_at));
    Ok(sessions)
}

/// All known devices, last seen first.
pub(super) fn devices(connection: &Connection) -> rusqlite::Result<Vec<Owner>> {
    let mut devices = each(connection, DEVICES, device)?;
    devices.sort_by_key(|device| std::cmp::Reverse(device.seen_at));
    Ok(devices.into_iter().map(|device| device.hash).collect())
}

/// Keeps a session, and knows its device.
pub(super) fn begin(transaction: &Transaction<'_>, begun: &Session) -> Result<(), StoreError> {
    let browser = &begun.browser;
    let end = (0..=LONGEST_BROWSER.min(browser.len())).rev().find(|i| browser.is_char_boundary(*i));
    let browser = browser[..end.unwrap_or(0)].to_owned();
    put_session(transaction, &Session { browser, ..begun.clone() })?;
    see_device(transaction, begun.device, begun.seen_at)?;
    // The new one stays whatever the clock said before.
    let forget = "delete from session where rowid not in (select rowid from session \
                  order by token_hash = ?1 desc, seen_at desc limit ?2)";
    transaction.prepare_cached(forget)?.execute(params![begun.token.0, MOST_SESSIONS as i64])?;
    let forget = "delete from known_device where rowid not in (select rowid from known_device \
                  order by hash = ?1 desc, seen_at desc limit ?2)";
    transaction.prepare_cached(forget)?.execute(params![begun.device.0, MOST_DEVICES as i64])?;
    Ok(())
}

/// Notes that a session was seen, if it has not ended.
pub(super) fn note_seen(
    transaction: &Transaction<'_>,
    token: SessionHash,
    now: i64,
) -> Result<(), StoreError> {
    let known = each(transaction, SESSIONS, session)?;
    if let Some(seen) = known.into_iter().find(|session| session.token == token) {
        see_device(transaction, seen.device, now)?;
        put_session(transaction, &Session { seen_at: now, ..seen })?;
    }
    Ok(())
}

pub(super) fn end(transaction: &Transaction<'_>, token: SessionHash) -> Result<(), StoreError> {
    let delete = "delete from session where token_hash = ?1";
    transaction.prepare_cached(delete)?.execute([token.0])?;
    Ok(())
}

pub(super) fn end_all(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    transaction.execute("delete from session", [])?;
    Ok(())
}

fn put_session(transaction: &Transaction<'_>, session: &Session) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("delete from session where token_hash = ?1")?
        .execute([session.token.0])?;
    transaction
        .prepare_cached(
            "insert into session (token_hash, device, browser, created_at, seen_at, crc) \
             values (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            session.token.0,
            session.device.0,
            session.browser,
            session.created_at,
            session.seen_at,
            session_crc(session)
        ])?;
    Ok(())
}

fn see_device(transaction: &Transaction<'_>, hash: Owner, now: i64) -> rusqlite::Result<()> {
    let select = format!("{DEVICES} where hash = ?1");
    let since = {
        let mut select = transaction.prepare_cached(&select)?;
        let mut rows = select.query([hash.0])?;
        let known = rows.next()?.map(device).transpose()?.flatten();
        known.map_or(now, |device| device.since)
    };
    let seen = Device { hash, since, seen_at: now };
    transaction.prepare_cached("delete from known_device where hash = ?1")?.execute([hash.0])?;
    transaction
        .prepare_cached(
            "insert into known_device (hash, since, seen_at, crc) values (?1, ?2, ?3, ?4)",
        )?
        .execute(params![hash.0, since, now, device_crc(&seen)])?;
    Ok(())
}

/// How many sessions and devices are damaged.
pub(super) fn damaged(connection: &Connection) -> rusqlite::Result<u32> {
    let (sessions, devices) = damaged_rows(connection)?;
    Ok(u32::try_from(sessions.len() + devices.len()).unwrap_or(u32::MAX))
}

/// Drops them, and says how many there were.
pub(super) fn drop_damaged(connection: &mut Connection) -> rusqlite::Result<u32> {
    let (sessions, devices) = damaged_rows(connection)?;
    let transaction = connection.transaction()?;
    for row in &sessions {
        transaction.execute("delete from session where rowid = ?1", [row])?;
    }
    for row in &devices {
        transaction.execute("delete from known_device where rowid = ?1", [row])?;
    }
    transaction.commit()?;
    Ok(u32::try_from(sessions.len() + devices.len()).unwrap_or(u32::MAX))
}

/// Leaves nothing of sessions and devices in a file, not even where they lay.
pub(super) fn forget(connection: &mut Connection) -> rusqlite::Result<()> {
    connection.query_row("pragma secure_delete = on", [], |_| Ok(()))?;
    let transaction = connection.transaction()?;
    transaction.execute("delete from session", [])?;
    transaction.execute("delete from known_device", [])?;
    transaction.commit()
}

fn damaged_rows(connection: &Connection) -> rusqlite::Result<(Vec<i64>, Vec<i64>)> {
    let sessions = each(connection, SESSIONS, |row| {
        Ok(session(row)?.is_none().then_some(row.get::<_, i64>(6)?))
    })?;
    let devices = each(connection, DEVICES, |row| {
        Ok(device(row)?.is_none().then_some(row.get::<_, i64>(4)?))
    })?;
    Ok((sessions, devices))
}
