//! Opening the file: is it ours, is it whole, is it of a version we know?

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, ErrorCode, OpenFlags, Row, Transaction};

use super::{placements, seal, wal, words};
use crate::log::say;

/// The oldest SQLite that is safe: before it, a reset of the write-ahead log
/// could corrupt the database.
pub(crate) const OLDEST_SQLITE: i32 = 3_051_003;

/// Marks the file as ours: "Dam1".
pub(super) const APPLICATION: i32 = 0x4461_6d31;

/// A step from one schema to the next: what SQL can do, and then the rest.
type Migration = (&'static str, fn(&Transaction<'_>) -> rusqlite::Result<()>);

/// Steps from an empty file to the present schema. Their SQL is never edited,
/// only added to: files of each of these schemas lie about. What is filled in
/// after it follows from the games, and may be found in another way later.
const MIGRATIONS: [Migration; 6] = [
    (include_str!("../../migrations/sqlite/0001_games.sql"), |_| Ok(())),
    // The index is filled in the next step.
    (include_str!("../../migrations/sqlite/0002_search.sql"), |_| Ok(())),
    (include_str!("../../migrations/sqlite/0003_lists.sql"), |step| {
        words::fill(step)?;
        placements::fill(step, placements::A_WHILE)
    }),
    (include_str!("../../migrations/sqlite/0004_seals.sql"), seal::fill),
    // Every game is common, and the seal of such a game is what it was.
    (include_str!("../../migrations/sqlite/0005_owners.sql"), |_| Ok(())),
    (include_str!("../../migrations/sqlite/0006_rooms.sql"), |_| Ok(())),
];

/// Error when the file of games cannot be used. It was not changed.
#[derive(Debug)]
#[non_exhaustive]
pub enum OpenError {
    /// Something else lies where the games should.
    NotADatabase(PathBuf),
    /// It is a database of some other program.
    NotOurs(PathBuf),
    /// A database whose structure is broken.
    Damaged(PathBuf, String),
    /// Written by a later version of this program.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The last one that this program knows.
        known: u32,
    },
    /// This program was built with an SQLite that may lose data.
    UnsafeSqlite(i32),
    /// It is of an older version, and no copy of it could be made before
    /// bringing it up to date.
    NoCopy(PathBuf, io::Error),
    /// Whoever runs the program may not read and write it.
    NotPermitted(PathBuf),
    /// The database could not be opened or brought up to date.
    Failed(PathBuf, String),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const WHAT_TO_DO: &str = "Nothing was changed. Move the file away to begin with an \
             empty list of games, or put a backup back with `damier restore`.";
        const WHAT_HELPS: &str = "Nothing was changed. `damier doctor` says which games are \
             concerned, and `damier doctor --salvage` saves the others; or put a backup back with \
             `damier restore`.";
        match self {
            OpenError::NotADatabase(path) => {
                write!(f, "{} is not a file of games. {WHAT_TO_DO}", path.display())
            }
            OpenError::NotOurs(path) => {
                write!(f, "{} belongs to another program. {WHAT_TO_DO}", path.display())
            }
            OpenError::Damaged(path, what) => {
                write!(f, "{} is damaged ({what}). {WHAT_HELPS}", path.display())
            }
            OpenError::Newer { path, found, known } => write!(
                f,
                "{} was written by a newer Damier (its version is {found}, this program knows \
                 {known}). Nothing was changed. Use the newer program, or another folder with \
                 --data.",
                path.display()
            ),
            OpenError::UnsafeSqlite(version) => write!(
                f,
                "this program was built with SQLite {version}, which may lose games; it needs \
                 {OLDEST_SQLITE} or later"
            ),
            OpenError::NoCopy(path, error) => write!(
                f,
                "{} must be copied before it is brought up to date, and that failed: {error}. \
                 Nothing was changed. Make room on the disk and start again.",
                path.display()
            ),
            OpenError::NotPermitted(path) => write!(
                f,
                "{} may not be read and written by the user that this program runs as. Make it \
                 the owner of the file (`chown`), or choose another folder with --data.",
                path.display()
            ),
            OpenError::Failed(path, what) => {
                write!(f, "{} cannot be opened: {what}", path.display())
            }
        }
    }
}

impl std::error::Error for OpenError {}

/// Opens the file for writing, after making sure that it may be written to.
pub(super) fn open_for_writing(path: &Path) -> Result<Connection, OpenError> {
    if rusqlite::version_number() < OLDEST_SQLITE {
        return Err(OpenError::UnsafeSqlite(rusqlite::version_number()));
    }
    let explain = |error: rusqlite::Error| explain(path, &error);
    let failed = |error: io::Error| OpenError::Failed(path.to_path_buf(), error.to_string());
    make_private(path).map_err(|error| match error.kind() {
        io::ErrorKind::PermissionDenied => OpenError::NotPermitted(path.to_path_buf()),
        _ => failed(error),
    })?;
    wal::sync(path).map_err(failed)?;
    let mut connection = Connection::open(path).map_err(explain)?;
    connection.busy_timeout(Duration::from_secs(3)).map_err(explain)?;
    // Until we know the file to be ours and whole, not even its log is
    // written back to it.
    let keep_log = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
    connection.set_db_config(keep_log, true).map_err(explain)?;
    let words_are_damaged = inspect(path, &connection)?;
    if let Some((copy, unreadable)) = wal::keep_if_damaged(path).map_err(failed)? {
        say(format_args!(
            "the log of {} is damaged: {unreadable} additions at its end cannot be read. A copy \
             of it is kept in {}",
            path.display(),
            copy.display()
        ));
    }
    connection.set_db_config(keep_log, false).map_err(explain)?;
    prepare(&connection).map_err(explain)?;
    let version = user_version(&connection).map_err(explain)?;
    if (1..MIGRATIONS.len() as u32).contains(&version) {
        say(format_args!("{} is brought up to date, which may take a while", path.display()));
        let copied = keep_copy(path, version, &connection);
        copied.map_err(|error| OpenError::NoCopy(path.to_path_buf(), error))?;
    }
    migrate(&mut connection).map_err(explain)?;
    if words_are_damaged {
        say("the index of words was damaged, and is made anew");
        words::renew(&mut connection).map_err(explain)?;
    }
    Ok(connection)
}

/// Makes the file if there is none, readable for nobody but its owner; what
/// SQLite lays beside it is made likewise.
fn make_private(path: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) => match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::PermissionDenied => Err(error),
            // SQLite says better what is wrong with it.
            _ => Ok(()),
        },
        Ok(_) => Ok(()),
    }
}

/// Copies a file of an older version beside itself before it is changed.
fn keep_copy(path: &Path, version: u32, connection: &Connection) -> io::Result<()> {
    let busy = connection.query_row("pragma wal_checkpoint(truncate)", [], |row| row.get(0));
    if busy.map_err(io::Error::other)? {
        return Err(io::Error::other("another program reads it"));
    }
    let named = |end: &str| {
        let mut name = OsString::from(path);
        name.push(format!(".version-{version}{end}"));
        PathBuf::from(name)
    };
    let (unfinished, copy) = (named(".part"), named(""));
    let copied = fs::copy(path, &unfinished)
        .and_then(|_| File::options().write(true).open(&unfinished)?.sync_all())
        .and_then(|()| fs::rename(&unfinished, &copy));
    if copied.is_err() {
        // The room that it takes is what was missing.
        let _ = fs::remove_file(&unfinished);
    }
    copied?;
    sync_folder(&copy)
}

/// A new name is on disk when its folder is.
pub(crate) fn sync_folder(file: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

/// Opens the file for reading; it must have been opened for writing before.
pub(super) fn open_for_reading(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags);
    let connection = connection.map_err(|error| explain(path, &error))?;
    let patience = connection.busy_timeout(Duration::from_secs(3));
    patience.map_err(|error| explain(path, &error))?;
    Ok(connection)
}

pub(super) fn explain(path: &Path, error: &rusqlite::Error) -> OpenError {
    let path = path.to_path_buf();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::NotADatabase(path),
        Some(ErrorCode::DatabaseCorrupt) => OpenError::Damaged(path, error.to_string()),
        _ => OpenError::Failed(path, error.to_string()),
    }
}

/// The schema of a file that may be read; `None` if it has none yet.
pub(super) fn identify(path: &Path, connection: &Connection) -> Result<Option<u32>, OpenError> {
    let explain = |error: rusqlite::Error| explain(path, &error);
    let number = |sql| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(explain);
    if number("select count(*) from sqlite_schema")? == 0 {
        return Ok(None);
    }
    if number("pragma application_id")? != i64::from(APPLICATION) {
        return Err(OpenError::NotOurs(path.to_path_buf()));
    }
    let found = u32::try_from(number("pragma user_version")?).unwrap_or(u32::MAX);
    let known = latest();
    if found > known {
        return Err(OpenError::Newer { path: path.to_path_buf(), found, known });
    }
    Ok(Some(found))
}

/// Finds reasons not to touch the file. Returns whether nothing is damaged but
/// the index of words, which follows from the rest.
fn inspect(path: &Path, connection: &Connection) -> Result<bool, OpenError> {
    let explain = |error: rusqlite::Error| explain(path, &error);
    let Some(version) = identify(path, connection)? else {
        return Ok(false);
    };
    // A table that is not described right any more might only be missed when
    // the first game is to be saved.
    if let Some(name) = misdescribed(connection, version).map_err(explain)? {
        let what = format!("the description of {name} is not that of version {version}");
        return Err(OpenError::Damaged(path.to_path_buf(), what));
    }
    let mut check = connection.prepare("pragma quick_check(8)").map_err(explain)?;
    let complaints = check.query_map([], |row| row.get(0)).map_err(explain)?;
    let complaints: Vec<String> = complaints.collect::<Result<_, _>>().map_err(explain)?;
    let is_harmless = |complaint: &String| complaint == "ok" || complaint.contains("game_words");
    if let Some(complaint) = complaints.iter().find(|complaint| !is_harmless(complaint)) {
        return Err(OpenError::Damaged(path.to_path_buf(), complaint.replace('\n', " ")));
    }
    Ok(complaints.iter().any(|complaint| complaint != "ok"))
}

/// A table or index of this schema that is missing, or was made in another way.
/// What else there is, and what the index of words is made of, is not ours.
fn misdescribed(connection: &Connection, version: u32) -> rusqlite::Result<Option<String>> {
    let (known, found) = (described(&example(version)?)?, described(connection)?);
    let mut ours = known.into_iter().filter(|[_, name, ..]| !name.starts_with("game_words_"));
    Ok(ours.find(|it| !found.contains(it)).map(|[_, name, ..]| name))
}

/// Tables and indexes, and how they were made. What the index of words is made
/// of is its own affair.
pub(super) fn described(connection: &Connection) -> rusqlite::Result<Vec<[String; 4]>> {
    let mut select = connection.prepare(
        "select type, name, tbl_name, coalesce(sql, '') from sqlite_schema order by type, name",
    )?;
    let rows = select
        .query_map([], |row| Ok([text(row, 0)?, text(row, 1)?, text(row, 2)?, text(row, 3)?]))?;
    rows.collect()
}

/// What is damaged may be no text any more.
fn text(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        _ => String::new(),
    })
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("pragma journal_mode = wal", [], |_| Ok(()))?;
    // A commit is on disk when it returns. The writer alone decides when the
    // log is written back.
    connection.execute_batch("pragma synchronous = full; pragma foreign_keys = on;")?;
    connection.query_row("pragma wal_autocheckpoint = 0", [], |_| Ok(()))
}

fn user_version(connection: &Connection) -> rusqlite::Result<u32> {
    connection.query_row("pragma user_version", [], |row| row.get(0))
}

/// The version of the schema that this program writes.
pub(super) const fn latest() -> u32 {
    MIGRATIONS.len() as u32
}

/// An empty file of a schema, in memory.
pub(super) fn example(version: u32) -> rusqlite::Result<Connection> {
    let connection = Connection::open_in_memory()?;
    for (migration, _) in MIGRATIONS.iter().take(version as usize) {
        connection.execute_batch(migration)?;
    }
    Ok(connection)
}

/// Leaves a file that was written as it is given away: whole, without a log
/// beside it.
pub(super) fn finish(connection: Connection) -> rusqlite::Result<()> {
    connection.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()))?;
    connection.query_row("pragma journal_mode = delete", [], |_| Ok(()))?;
    connection.close().map_err(|(_, error)| error)
}

/// Each step is one transaction, so that a program that is killed leaves the
/// one schema or the other.
fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let done = user_version(connection)?;
    for (number, (migration, then)) in MIGRATIONS.iter().enumerate().skip(done as usize) {
        let step = connection.transaction()?;
        step.execute_batch(migration)?;
        then(&step)?;
        step.execute_batch(&format!(
            "pragma application_id = {APPLICATION}; pragma user_version = {};",
            number + 1
        ))?;
        step.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundled_sqlite_does_not_lose_games() {
        assert!(rusqlite::version_number() >= OLDEST_SQLITE, "{}", rusqlite::version());
    }
}
