//! Files of games: what is in them.

use std::ops::ControlFlow;

use damier_locale::Texts;
use damier_pdn::{Checked, Limits, Record, try_for_each_game};
use serde::Serialize;

use crate::digest::full_moves;
use crate::findings::count_findings;
use crate::patience::Patience;
use crate::problem::{Problem, ProblemKind};

/// The longest file, in bytes.
const LONGEST_FILE: usize = 1 << 20;
/// The most games that are listed of one file.
const MOST_GAMES: usize = 500;
/// The longest name that is shown.
const LONGEST_NAME: usize = 200;

/// Less than a program for whole collections takes: this is shown on a page.
pub(crate) const LIMITS: Limits =
    Limits { token: 64 << 10, depth: 32, items: 4000, ..Limits::DEFAULT };

/// The games of a file.
#[derive(Clone, Debug, Serialize)]
pub struct Imported {
    /// The games, as many as are listed.
    pub games: Vec<GameInFile>,
    /// How many games were left out.
    pub left_out: usize,
}

/// A game of a file, in a line.
#[derive(Clone, Debug, Serialize)]
pub struct GameInFile {
    /// Its number in the file, counted from 0.
    pub number: usize,
    /// Who played White, where the file says it.
    pub white: Option<String>,
    /// Who played Black.
    pub black: Option<String>,
    /// Where.
    pub event: Option<String>,
    /// When.
    pub date: Option<String>,
    /// The title of the game that is played.
    pub title: String,
    /// As files write it.
    pub result: &'static str,
    /// How many moves of the main line are legal.
    pub moves: usize,
    /// The same as people count them.
    pub full_moves: u32,
    /// How many things are wrong in it.
    pub findings: usize,
}

/// Lists the games of a file.
pub(crate) fn import(
    pdn: &str,
    texts: &Texts,
    patience: Patience<'_>,
) -> Result<Imported, Problem> {
    let mut imported = Imported { games: Vec::new(), left_out: 0 };
    let given_up = each_game(pdn, |record| {
        if let Err(given_up) = patience.check() {
            return ControlFlow::Break(given_up);
        }
        let number = imported.games.len();
        if number < MOST_GAMES {
            imported.games.push(GameInFile::of(&record, number, texts, patience));
        } else {
            imported.left_out += 1;
        }
        ControlFlow::Continue(())
    })?;
    // The last one may have been broken off.
    given_up.map_or_else(|| patience.check(), Err)?;
    Ok(imported)
}

impl GameInFile {
    fn of(record: &Record, number: usize, texts: &Texts, patience: Patience<'_>) -> GameInFile {
        let checked = record.check_while(&|| patience.lasts());
        GameInFile {
            number,
            white: tag(record, "White"),
            black: tag(record, "Black"),
            event: tag(record, "Event"),
            date: tag(record, "Date"),
            title: texts.ruleset_title(&checked.rules),
            result: record.outcome().text(checked.game_type.scale()),
            moves: checked.moves.len(),
            full_moves: full_moves(u32::try_from(checked.moves.len()).unwrap_or(u32::MAX)),
            findings: count_findings(record, &checked),
        }
    }
}

/// One game of a file, by its number.
pub(crate) fn find(
    pdn: &str,
    number: usize,
    patience: Patience<'_>,
) -> Result<(Record, Checked), Problem> {
    let mut before = 0;
    let found = each_game(pdn, |record| {
        if before == number {
            return ControlFlow::Break(record);
        }
        before += 1;
        ControlFlow::Continue(())
    })?;
    let record = found.ok_or_else(|| Problem::new(ProblemKind::Nothing, "no such game"))?;
    let checked = record.check_while(&|| patience.lasts());
    patience.check()?;
    Ok((record, checked))
}

/// Shows the games of a file one by one, keeping none, until one is taken.
fn each_game<B>(
    pdn: &str,
    visit: impl FnMut(Record) -> ControlFlow<B>,
) -> Result<Option<B>, Problem> {
    if pdn.len() > LONGEST_FILE {
        return Err(Problem::new(ProblemKind::TooLong, "the file is longer than 1 MiB"));
    }
    try_for_each_game(pdn.as_bytes(), &LIMITS, visit)
        .map(ControlFlow::break_value)
        .map_err(|error| Problem::new(ProblemKind::Unreadable, error))
}

/// A tag that says something.
fn tag(record: &Record, name: &str) -> Option<String> {
    let value = record.tag(name).map(str::trim)?;
    let says = !value.is_empty() && value.chars().any(|c| !matches!(c, '?' | '.' | '-'));
    says.then(|| shortened(value))
}

pub(crate) fn shortened(text: &str) -> String {
    text.chars().take(LONGEST_NAME).collect()
}
