//! What the referee says of games that come from outside or from the disk, and
//! how much time he takes for it.

use std::time::{Duration, Instant};

use damier_api::{Patience, Replayed, SavedGameError, digest};
use damier_contract::{Digest, Header, Seat};
use damier_engine::Level;

use crate::error::ApiError;
use crate::lane::Lane;
use crate::store::Standing;

const LONGEST_NAME: usize = 100;

/// Thousands of lines of any game that people play.
const MOMENT: Duration = Duration::from_millis(10);
/// No game takes longer unless it was made to.
const LONG: Duration = Duration::from_secs(5);

/// Those who play lines.
#[derive(Clone, Debug)]
pub(crate) struct Judges {
    /// For what takes a moment.
    swift: Lane,
    /// For the rest of what takes longer.
    patient: Lane,
    /// For looking through games that somebody only reads.
    readers: Lane,
}

/// What lines are played on: a game, or the table of a room with one.
pub(crate) trait Plays: Send + 'static {
    /// Plays the next line.
    fn play_next(&mut self, line: &str) -> Result<(), SavedGameError>;
}

impl Plays for Replayed {
    fn play_next(&mut self, line: &str) -> Result<(), SavedGameError> {
        self.play(line)
    }
}

/// Lines being played.
struct Work<G> {
    game: G,
    lines: Vec<String>,
    /// How many of them were played.
    played: usize,
}

impl<G: Plays> Work<G> {
    /// Plays on for so long, or while somebody waits; returns whether all is
    /// played.
    fn go_on(
        &mut self,
        time: Duration,
        is_awaited: &dyn Fn() -> bool,
    ) -> Result<bool, SavedGameError> {
        let begun = Instant::now();
        let go_on = || begun.elapsed() < time && is_awaited();
        let patience = Patience::new(&go_on);
        while let Some(line) = self.lines.get(self.played) {
            if !patience.lasts() {
                return Ok(false);
            }
            self.game.play_next(line)?;
            self.played += 1;
        }
        Ok(true)
    }
}

impl Judges {
    pub(crate) fn new() -> Judges {
        Judges { swift: Lane::new(8, 1024), patient: Lane::new(2, 64), readers: Lane::new(2, 32) }
    }

    /// Those who have no time for anything.
    #[cfg(test)]
    pub(crate) fn full() -> Judges {
        Judges { swift: Lane::new(0, 0), patient: Lane::new(0, 0), readers: Lane::new(0, 0) }
    }

    /// The game before its first line.
    pub(crate) async fn begin(
        &self,
        header: Header,
    ) -> Result<Result<Replayed, SavedGameError>, ApiError> {
        self.swift.run(move |_| Replayed::begin(&header)).await
    }

    /// The game after these lines, or why it is none; and the lines.
    pub(crate) async fn play<G: Plays>(
        &self,
        game: G,
        lines: Vec<String>,
    ) -> Result<Result<(G, Vec<String>), SavedGameError>, ApiError> {
        let work = match begin_playing(&self.swift, game, lines).await? {
            Ok((true, work)) => return Ok(Ok((work.game, work.lines))),
            Ok((false, work)) => work,
            Err(error) => return Ok(Err(error)),
        };
        let rest = move |is_awaited: &dyn Fn() -> bool| {
            let mut work = work;
            match work.go_on(LONG, is_awaited) {
                Ok(true) => Ok((work.game, work.lines)),
                Ok(false) => Err(SavedGameError::GivenUp),
                Err(error) => Err(error),
            }
        };
        self.patient.run(rest).await
    }

    /// The game after these lines if that takes but a moment; or why it is
    /// none. Nobody who plays waits for this.
    pub(crate) async fn look_through(
        &self,
        header: Header,
        lines: Vec<String>,
    ) -> Result<Result<Option<Replayed>, SavedGameError>, ApiError> {
        let looking = self.readers.run(move |is_awaited| {
            let mut work = Work { game: Replayed::begin(&header)?, lines, played: 0 };
            let is_done = work.go_on(MOMENT, is_awaited)?;
            Ok(is_done.then_some(work.game))
        });
        looking.await
    }
}

/// Plays lines for a moment; whether that was all.
async fn begin_playing<G: Plays>(
    lane: &Lane,
    game: G,
    lines: Vec<String>,
) -> Result<Result<(bool, Work<G>), SavedGameError>, ApiError> {
    let mut work = Work { game, lines, played: 0 };
    let playing = lane.run(move |is_awaited| {
        let is_done = work.go_on(MOMENT, is_awaited)?;
        Ok((is_done, work))
    });
    playing.await
}

/// Where a game stands.
pub(crate) fn standing(game: &Replayed) -> Standing {
    let Digest { result, moves, placement, .. } = digest(game);
    Standing { result: result.text(), moves, placement }
}

/// What is wrong with a header, apart from its rules and its start.
pub(crate) fn fault(header: &Header) -> Option<&'static str> {
    let is_wrong = |seat: &Seat| match seat {
        Seat::Computer { level } => Level::new(*level).is_none(),
        Seat::Person { name } => name.as_ref().is_some_and(|name| name.len() > LONGEST_NAME),
    };
    if is_wrong(&header.white) || is_wrong(&header.black) {
        return Some("levels go from 1 to 12, and names have at most 100 bytes");
    }
    None
}
