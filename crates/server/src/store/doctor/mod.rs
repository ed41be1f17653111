//! Looks at a file of games without changing it, and says what is wrong.
//!
//! Every byte that holds something of a game is covered: headers and entries by
//! their checksums, the rest of a game by its seal (`seal.rs`), the way from
//! page to page by SQLite's own check, the log by the checksums of its frames.
//! Where SQLite cannot read on, pages are read one by one (`gather.rs`).

mod file;
mod finder;
mod finding;
#[cfg(test)]
mod flip_tests;
mod game;
mod gather;
mod pages;
mod salvage;

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension};

pub use finding::{Fault, Finding, Harm};
pub use salvage::Salvaged;
pub(crate) use salvage::salvage;

use super::wal::Survey;
use super::walk::GameRow;
use super::{OpenError, schema, seal, session_rows, wal, walk};
use finder::Finder;
use gather::{Gathered, Remains};

/// How to look.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Scope {
    /// Whether every game is played again.
    pub(crate) replays: bool,
    /// Whether another program writes to the file: its log is left alone then.
    pub(crate) is_live: bool,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The file.
    pub file: PathBuf,
    /// The version of its tables, if they could be read.
    pub version: Option<u32>,
    /// How many games were looked at.
    pub games: u64,
    /// How many of them were thrown away and can still be taken back.
    pub thrown_away: u64,
    /// How many entries of them are whole.
    pub entries: u64,
    /// What is wrong.
    pub findings: Vec<Finding>,
}

impl Report {
    /// The worst of it.
    #[must_use]
    pub fn harm(&self) -> Harm {
        self.findings.iter().map(|finding| finding.fault.harm()).max().unwrap_or(Harm::None)
    }

    fn file_fault(&mut self, fault: Fault) {
        self.findings.push(Finding { game: None, fault });
    }

    fn game_fault(&mut self, id: &str, fault: Fault) {
        self.findings.push(Finding { game: Some(id.to_owned()), fault });
    }
}

/// Is told how many games were looked at, and how many there are if that is
/// known.
pub(crate) type Progress<'a> = &'a mut dyn FnMut(u64, Option<u64>);

/// Why looking ended early.
#[derive(Debug)]
enum Trouble {
    /// The file cannot be read on.
    Sqlite(rusqlite::Error),
    Io(io::Error),
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Trouble {
        Trouble::Sqlite(error)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Io(error)
    }
}

impl Trouble {
    fn explain(self, file: &Path) -> OpenError {
        match self {
            Trouble::Sqlite(error) => schema::explain(file, &error),
            Trouble::Io(error) => OpenError::Failed(file.to_path_buf(), error.to_string()),
        }
    }
}

/// A file before anything is read of its games.
struct Patient {
    report: Report,
    /// Reads the file, if SQLite can.
    connection: Option<Connection>,
    survey: Survey,
}

/// Looks at a file.
///
/// # Errors
///
/// [`OpenError`] if it is no file of games, or one of a newer program.
pub(crate) fn examine(
    file: &Path,
    scope: Scope,
    progress: Progress<'_>,
) -> Result<Report, OpenError> {
    let mut patient = Patient::admit(file, scope.is_live)?;
    if patient.is_sound() {
        match patient.look_at_tables(scope.replays, progress) {
            Ok(()) => {
                let looked = patient.look_at_log();
                looked.map_err(|trouble| trouble.explain(file))?;
                return Ok(patient.report);
            }
            Err(Trouble::Sqlite(error)) => {
                patient.report.file_fault(Fault::Structure(error.to_string()));
            }
            Err(Trouble::Io(error)) => return Err(Trouble::Io(error).explain(file)),
        }
    }
    let looked = patient.look_at_remains(scope.replays, progress);
    looked.map_err(|trouble| trouble.explain(file))?;
    Ok(patient.report)
}

impl Patient {
    /// Looks at the file as a whole.
    fn admit(file: &Path, is_live: bool) -> Result<Patient, OpenError> {
        let failed = |error: io::Error| OpenError::Failed(file.to_path_buf(), error.to_string());
        let survey = if is_live { Survey::default() } else { survey(file).map_err(failed)? };
        let mut report = Report { file: file.to_path_buf(), ..Report::default() };
        if !is_live {
            let faults = file::beginning(file, &survey).map_err(failed)?;
            faults.into_iter().for_each(|fault| report.file_fault(fault));
        }
        let connection = schema::open_for_reading(file)
            .and_then(|connection| {
                let begun = connection.execute_batch("begin");
                begun.map_err(|error| schema::explain(file, &error)).map(|()| connection)
            })
            .ok();
        let mut patient = Patient { report, connection, survey };
        if let Some(connection) = &patient.connection {
            match file::schema(connection) {
                Ok((version, faults)) => {
                    patient.report.version = version;
                    if version.is_none() {
                        refuse_strangers(file, connection)?;
                    }
                    faults.into_iter().for_each(|fault| patient.report.file_fault(fault));
                    let faults = file::structure(connection);
                    faults.into_iter().for_each(|fault| patient.report.file_fault(fault));
                }
                Err(error) => patient.report.file_fault(Fault::Structure(error.to_string())),
            }
        } else {
            patient.report.file_fault(Fault::Structure("SQLite cannot open it".to_owned()));
        }
        if !patient.survey.frames.is_empty() {
            let Survey { is_headless, additions, .. } = patient.survey;
            patient.report.file_fault(Fault::Log { from_the_start: is_headless, additions });
        }
        Ok(patient)
    }

    /// Whether the tables can be read from end to end.
    fn is_sound(&self) -> bool {
        let is_harmless = |finding: &Finding| {
            matches!(finding.fault, Fault::Index(_) | Fault::Words(_) | Fault::Log { .. })
        };
        self.report.version.is_some() && self.report.findings.iter().all(is_harmless)
    }

    fn look_at_tables(&mut self, replays: bool, progress: Progress<'_>) -> Result<(), Trouble> {
        let (Some(connection), Some(version)) = (&self.connection, self.report.version) else {
            return Ok(());
        };
        let count = "select count(*) from game not indexed";
        let all = connection.query_row(count, [], |row| row.get::<_, i64>(0))?;
        let all = u64::try_from(all).unwrap_or_default();
        let has_bad_index =
            self.report.findings.iter().any(|finding| matches!(finding.fault, Fault::Index(_)));
        let finder = has_bad_index.then(|| Finder::new(connection));
        let report = &mut self.report;
        let before = report.findings.len();
        let mut stray = 0;
        let looked = walk::each_game::<Trouble>(connection, version, &mut |kept| {
            if kept.is_nothing() {
                stray += u32::try_from(kept.rooms.len()).unwrap_or(u32::MAX);
                return Ok(());
            }
            report.count(&kept);
            for fault in game::faults(&kept, replays) {
                report.game_fault(&kept.id, fault);
            }
            if finder.as_ref().is_some_and(|finder| !finder.finds(&kept)) {
                report.game_fault(&kept.id, Fault::Hidden);
            }
            progress(report.games, Some(all));
            Ok(())
        });
        if looked.is_err() {
            // It begins again from the pages.
            report.findings.truncate(before);
            (report.games, report.thrown_away, report.entries) = (0, 0, 0);
        }
        looked?;
        if stray > 0 {
            report.file_fault(Fault::Rooms { damaged: stray });
        }
        if version >= session_rows::SINCE {
            let damaged = session_rows::damaged(connection)?;
            if damaged > 0 {
                report.file_fault(Fault::Sessions { damaged });
            }
        }
        Ok(())
    }

    /// Finds what only the unreadable part of the log has.
    fn look_at_log(&mut self) -> Result<(), Trouble> {
        if self.survey.frames.is_empty() {
            return Ok(());
        }
        let Some(connection) = &self.connection else {
            return Ok(());
        };
        let gathered = Gathered::new()?;
        gathered.log(&self.report.file, &self.survey, &self.survey.frames)?;
        let report = &mut self.report;
        let columns = walk::columns(report.version.unwrap_or_default());
        let mut select =
            connection.prepare(&format!("select {columns} from game where id = ?1"))?;
        gathered.each::<Trouble>(&mut |Remains { kept, expected }| {
            let known = select
                .query_row([&kept.id], |row| Ok(GameRow::of(&kept.id, &seal::values(row)?)))
                .optional()?
                .flatten();
            let version = known.as_ref().map_or(0, |row| row.version);
            let has = u32::try_from(version).unwrap_or_default();
            let newer = kept.row.as_ref().filter(|row| row.version >= version);
            let marks = |row: &GameRow| (row.deleted_at, row.owner, row.shared);
            let differs =
                newer.is_some_and(|newer| known.as_ref().map(marks) != Some(marks(newer)));
            if expected > has {
                report.game_fault(&kept.id, Fault::OnlyInLog { has, of: expected });
            } else if known.is_none() || differs {
                report.game_fault(&kept.id, Fault::MarkOnlyInLog);
            }
            Ok(())
        })
    }

    /// Looks at all that can be found of a file whose tables cannot be read.
    fn look_at_remains(&mut self, replays: bool, progress: Progress<'_>) -> Result<(), Trouble> {
        let gathered = self.gather()?;
        let report = &mut self.report;
        let finder = self.connection.as_ref().map(Finder::new);
        gathered.each::<Trouble>(&mut |remains| {
            report.count(&remains.kept);
            let faults = remains.faults(replays);
            let is_found = || finder.as_ref().is_some_and(|it| it.finds(&remains.kept));
            // All of it was found here, which is not to say that the program does.
            if faults.is_empty() && !is_found() {
                report.game_fault(&remains.kept.id, Fault::Hidden);
            }
            for fault in faults {
                report.game_fault(&remains.kept.id, fault);
            }
            progress(report.games, None);
            Ok(())
        })?;
        if report.games == 0 && report.version.is_none() {
            return Err(Trouble::Io(io::Error::other("nothing of it is a game of Damier's")));
        }
        Ok(())
    }

    /// Gathers all that can be found.
    fn gather(&self) -> Result<Gathered, Trouble> {
        let gathered = Gathered::new()?;
        let (file, survey) = (&self.report.file, &self.survey);
        let is_read = match (&self.connection, self.report.version) {
            (Some(connection), Some(version)) => gathered.tables(connection, version)?,
            _ => false,
        };
        let is_sound = is_read && self.is_sound();
        if !is_sound {
            gathered.pages(file)?;
            gathered.log(file, survey, &survey.readable)?;
        }
        gathered.log(file, survey, &survey.frames)?;
        Ok(gathered)
    }
}

impl Report {
    fn count(&mut self, kept: &walk::Kept) {
        self.games += 1;
        self.entries += kept.readable() as u64;
        let is_thrown_away = kept.row.as_ref().is_some_and(|row| row.deleted_at.is_some());
        self.thrown_away += u64::from(is_thrown_away);
    }
}

impl Remains {
    /// What is wrong with the game, as far as anything tells.
    fn faults(&self, replays: bool) -> Vec<Fault> {
        let mut faults = game::faults(&self.kept, replays);
        if self.kept.row.is_none() {
            // Entries that were lost count as well.
            let no_game = Fault::NoGame { entries: self.expected };
            return if self.expected > 0 { vec![no_game] } else { faults };
        }
        let readable = u32::try_from(self.kept.readable()).unwrap_or(u32::MAX);
        let is_named = faults.iter().any(|fault| fault.entry().is_some());
        if readable < self.expected && !is_named {
            faults.push(Fault::Missing { from: readable, of: self.expected });
        }
        faults
    }
}

/// What the log holds that SQLite passes over.
fn survey(file: &Path) -> io::Result<Survey> {
    match File::open(wal::path_of(file)) {
        Ok(log) => Survey::of(BufReader::new(log)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Survey::default()),
        Err(error) => Err(error),
    }
}

/// Leaves files of newer programs, and of others, alone.
fn refuse_strangers(file: &Path, connection: &Connection) -> Result<(), OpenError> {
    let number = |sql| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let failed = |error: rusqlite::Error| schema::explain(file, &error);
    let has_games = "select count(*) from sqlite_schema where name in ('game', 'entry')";
    let is_ours =
        number("pragma application_id").map_err(failed)? == i64::from(schema::APPLICATION);
    if !is_ours && number(has_games).map_err(failed)? == 0 {
        return Err(OpenError::NotOurs(file.to_path_buf()));
    }
    let found = number("pragma user_version").map_err(failed)?;
    let (found, known) = (u32::try_from(found).unwrap_or(u32::MAX), schema::latest());
    if is_ours && found > known {
        return Err(OpenError::Newer { path: file.to_path_buf(), found, known });
    }
    Ok(())
}
