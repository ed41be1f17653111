use std::convert::Infallible;
use std::io::{self, Read};
use std::ops::ControlFlow;

use crate::outcome::GameResult;
use crate::place::Place;
use crate::problem::{Limits, Problem};
use crate::reader::{Visitor, read};
use crate::written::WrittenMove;

/// A game as a file tells it: tags, moves with everything said about them, and
/// the result.
///
/// # Equality
///
/// Two records are equal if they say the same: places and problems do not
/// count, nor whether the result stands in its tag or behind the moves, and
/// tags count as [`Record::to_pdn`] writes them.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The tags in order.
    pub tags: Vec<(Box<str>, Box<str>)>,
    /// Where each tag stands.
    pub tag_places: Vec<Place>,
    /// The moves and what is said about them, in order.
    pub items: Vec<Item>,
    /// The result at the end of the moves.
    pub result: Option<GameResult>,
    /// Where that result stands.
    pub result_place: Option<Place>,
    /// Where the game begins.
    pub place: Option<Place>,
    /// Where each move stands, in the order in which they are written.
    pub move_places: Vec<Place>,
    /// What could not be read, as much of it as the [`Limits`] say.
    pub problems: Vec<(Problem, Place)>,
    /// How many problems there are besides those.
    pub problems_left_out: usize,
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        let is_other = |(name, _): &(String, &str)| name != "Result";
        self.strict_tags().filter(is_other).eq(other.strict_tags().filter(is_other))
            && self.items == other.items
            && self.outcome() == other.outcome()
    }
}

/// One thing in the moves of a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Item {
    /// A move.
    Move(WrittenMove),
    /// Marks of strength for the move before.
    Strength(Box<str>),
    /// A numeric annotation of the move before.
    Nag(u16),
    /// A comment.
    Comment(Box<str>),
    /// A position to go on from.
    Setup(Box<str>),
    /// Other moves, instead of the move before.
    Variation(Vec<Item>),
}

impl Record {
    /// The first tag with this name, whatever its case.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| &**value)
    }

    /// Where the first tag with this name stands; without it, where the game
    /// begins.
    #[must_use]
    pub fn tag_place(&self, name: &str) -> Place {
        let at = self.tags.iter().position(|(known, _)| known.eq_ignore_ascii_case(name));
        let place = at.and_then(|at| self.tag_places.get(at)).copied();
        place.or(self.place).unwrap_or(Place::START)
    }

    /// The result: of its tag, which the standard trusts, or else behind the
    /// moves.
    #[must_use]
    pub fn outcome(&self) -> GameResult {
        let in_tag = self.tag("Result").and_then(GameResult::parse);
        let known = in_tag.filter(|result| *result != GameResult::Unknown);
        known.or(self.result).unwrap_or(GameResult::Unknown)
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = &WrittenMove> {
        self.items.iter().filter_map(|item| match item {
            Item::Move(m) => Some(m),
            _ => None,
        })
    }
}

/// Reads all games of a file.
///
/// # Errors
///
/// The error of the source, if it fails.
pub fn read_games(source: impl Read, limits: &Limits) -> io::Result<Vec<Record>> {
    let mut games = Vec::new();
    for_each_game(source, limits, |game| games.push(game))?;
    Ok(games)
}

/// Reads the games of a file one by one, keeping none of them.
///
/// # Errors
///
/// The error of the source, if it fails.
pub fn for_each_game(
    source: impl Read,
    limits: &Limits,
    mut visit: impl FnMut(Record),
) -> io::Result<()> {
    let told = try_for_each_game(source, limits, |game| {
        visit(game);
        ControlFlow::<Infallible>::Continue(())
    })?;
    match told {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(never) => match never {},
    }
}

/// Reads the games of a file one by one until `visit` has seen enough.
///
/// # Errors
///
/// The error of the source, if it fails.
pub fn try_for_each_game<B>(
    source: impl Read,
    limits: &Limits,
    visit: impl FnMut(Record) -> ControlFlow<B>,
) -> io::Result<ControlFlow<B>> {
    let most_problems = limits.problems as usize;
    let (record, open) = (Record::default(), Vec::new());
    read(source, limits, &mut Builder { record, open, most_problems, visit })
}

struct Builder<F> {
    record: Record,
    /// The lines around the variation that is being read.
    open: Vec<Vec<Item>>,
    most_problems: usize,
    visit: F,
}

impl<F> Builder<F> {
    fn push<B>(&mut self, item: Item) -> ControlFlow<B> {
        self.record.items.push(item);
        ControlFlow::Continue(())
    }

    fn note(&mut self, problem: Problem, at: Place) {
        let record = &mut self.record;
        // What cuts the game short is never left out, and happens only once.
        let is_cut = matches!(problem, Problem::TooDeep | Problem::TooMany | Problem::TooManyTags);
        if is_cut || record.problems.len() < self.most_problems {
            record.problems.push((problem, at));
        } else {
            record.problems_left_out += 1;
        }
    }
}

impl<B, F: FnMut(Record) -> ControlFlow<B>> Visitor for Builder<F> {
    type Break = B;

    fn begin_game(&mut self, at: Place) -> ControlFlow<B> {
        self.record = Record { place: Some(at), ..Record::default() };
        self.open.clear();
        ControlFlow::Continue(())
    }

    fn tag(&mut self, name: &str, value: &str, at: Place) -> ControlFlow<B> {
        self.record.tags.push((name.into(), value.into()));
        self.record.tag_places.push(at);
        ControlFlow::Continue(())
    }

    fn play(&mut self, m: WrittenMove, at: Place) -> ControlFlow<B> {
        self.record.move_places.push(at);
        self.push(Item::Move(m))
    }

    fn strength(&mut self, marks: &str, at: Place) -> ControlFlow<B> {
        match self.record.items.last_mut() {
            Some(Item::Move(_)) => return self.push(Item::Strength(marks.into())),
            Some(Item::Strength(before)) => *before = format!("{before}{marks}").into(),
            // Marks without a move say nothing.
            _ => self.note(Problem::Junk, at),
        }
        ControlFlow::Continue(())
    }

    fn nag(&mut self, nag: u16, _: Place) -> ControlFlow<B> {
        self.push(Item::Nag(nag))
    }

    fn comment(&mut self, text: &str, _: Place) -> ControlFlow<B> {
        self.push(Item::Comment(text.into()))
    }

    fn setup(&mut self, fen: &str, _: Place) -> ControlFlow<B> {
        self.push(Item::Setup(fen.into()))
    }

    fn begin_variation(&mut self, _: Place) -> ControlFlow<B> {
        self.open.push(std::mem::take(&mut self.record.items));
        ControlFlow::Continue(())
    }

    fn end_variation(&mut self, _: Place) -> ControlFlow<B> {
        if let Some(outer) = self.open.pop() {
            let variation = std::mem::replace(&mut self.record.items, outer);
            return self.push(Item::Variation(variation));
        }
        ControlFlow::Continue(())
    }

    fn result(&mut self, result: GameResult, at: Place) -> ControlFlow<B> {
        self.record.result = Some(result);
        self.record.result_place = Some(at);
        ControlFlow::Continue(())
    }

    fn problem(&mut self, problem: Problem, at: Place) -> ControlFlow<B> {
        self.note(problem, at);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Place) -> ControlFlow<B> {
        (self.visit)(std::mem::take(&mut self.record))
    }
}
