//! What a client remembers of its games, and what it finds missing.

use std::collections::HashMap;
use std::ops::AddAssign;

use super::room::{self, Room};

/// A game as its client knows it. Its lines follow from its salt, so that only
/// their number must be kept.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) salt: u64,
    /// Where it is played, if that is a room.
    pub(crate) room: Option<Room>,
    /// Its creation was acknowledged.
    pub(crate) created: bool,
    /// So many lines were acknowledged.
    pub(crate) acknowledged: usize,
    /// How many more were sent at once, by every try that was not answered.
    /// Later tries have more lines, never fewer.
    pub(crate) tries: Vec<usize>,
    /// Nothing more is written to it.
    pub(crate) given_up: bool,
    /// What is wrong with it was told, once.
    pub(crate) told: bool,
}

/// What was found wrong, in lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Findings {
    pub(crate) acknowledged: usize,
    /// So many of those were moves.
    pub(crate) moves: usize,
    pub(crate) lost: usize,
    pub(crate) doubled: usize,
    pub(crate) reordered: usize,
    /// Additions of which a part is stored, and lines that nobody sent.
    pub(crate) partial: usize,
    /// Additions that were right and refused for good.
    pub(crate) refused: usize,
    /// The first of it, in words.
    pub(crate) examples: Vec<String>,
}

impl Findings {
    pub(crate) fn are_clean(&self) -> bool {
        self.lost + self.doubled + self.reordered + self.partial + self.refused == 0
    }

    /// Keeps a few examples: a thousand would say no more.
    pub(crate) fn note(&mut self, example: String) {
        if self.examples.len() < 3 {
            self.examples.push(example);
        }
    }
}

impl AddAssign for Findings {
    fn add_assign(&mut self, other: Findings) {
        self.acknowledged += other.acknowledged;
        self.moves += other.moves;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.reordered += other.reordered;
        self.partial += other.partial;
        self.refused += other.refused;
        for example in other.examples {
            self.note(example);
        }
    }
}

impl Game {
    pub(crate) fn new(id: String, salt: u64) -> Game {
        let (created, given_up, told) = (false, false, false);
        let (room, tries) = (None, Vec::new());
        Game { id, salt, room, created, acknowledged: 0, tries, given_up, told }
    }

    /// The same, in a room.
    pub(crate) fn in_room(self) -> Game {
        Game { room: Some(Room::default()), ..self }
    }

    /// Lines that were sent and not acknowledged.
    pub(crate) fn in_flight(&self) -> usize {
        self.tries.last().copied().unwrap_or(0)
    }

    /// What is in flight was acknowledged; `tally` counts it.
    pub(crate) fn acknowledge(&mut self, tally: &mut Findings) {
        let from = self.acknowledged;
        self.acknowledged += self.in_flight();
        self.tries.clear();
        tally.acknowledged += self.acknowledged - from;
        tally.moves += self.moves(from);
    }

    /// How many of the acknowledged lines from a place on are moves.
    fn moves(&self, from: usize) -> usize {
        let is_move = |line: &String| line.starts_with("white ") || line.starts_with("black ");
        (from..self.acknowledged).map(|place| self.line(place)).filter(is_move).count()
    }

    /// The line in this place. Moves come and are taken back; all others are
    /// found nowhere else.
    pub(crate) fn line(&self, place: usize) -> String {
        if self.room.is_some() {
            return room::line(place, self.salt);
        }
        match place % 16 {
            3 => "white 32-28".to_owned(),
            4 => "undo".to_owned(),
            _ => format!("clock {} {}", place + 1, self.salt % 1_000_000_000),
        }
    }

    pub(crate) fn lines(&self, from: usize, count: usize) -> Vec<String> {
        (from..from + count).map(|place| self.line(place)).collect()
    }

    /// Compares what was acknowledged with what is stored.
    pub(crate) fn check(&self, stored: &[String]) -> Findings {
        let sent = self.acknowledged + self.in_flight();
        let is_prefix = stored.iter().enumerate().all(|(place, line)| *line == self.line(place));
        // An addition is stored as a whole or not at all.
        let mut ends = std::iter::once(0).chain(self.tries.iter().copied());
        if is_prefix && ends.any(|end| self.acknowledged + end == stored.len()) {
            return Findings::default();
        }
        let mut findings = self.classify(stored, sent);
        if findings.are_clean() {
            findings.reordered = 1;
        }
        let (id, acknowledged, found) = (&self.id, self.acknowledged, stored.len());
        findings.note(format!("{id}: {acknowledged} lines acknowledged, {found} found"));
        findings
    }

    /// What kind of wrong it is.
    fn classify(&self, stored: &[String], sent: usize) -> Findings {
        let mut findings = Findings::default();
        let places: HashMap<String, usize> =
            (0..sent).map(|place| (self.line(place), place)).collect();
        let is_unique = |line: &String| line.starts_with("clock ") || room::is_unique(line);
        let mut seen = vec![0; sent];
        let mut last = None;
        for line in stored.iter().filter(|line| is_unique(line)) {
            let Some(&place) = places.get(line) else {
                findings.partial += 1;
                continue;
            };
            seen[place] += 1;
            if seen[place] > 1 {
                findings.doubled += 1;
            } else if last.is_some_and(|last| last > place) {
                findings.reordered += 1;
            }
            last = Some(place);
        }
        // Moves look alike, so that only their number tells whether one is gone.
        for place in (0..self.acknowledged).filter(|&place| !is_unique(&self.line(place))) {
            seen[place] = usize::from(stored.get(place) == Some(&self.line(place)));
        }
        findings.lost = seen[..self.acknowledged].iter().filter(|&&count| count == 0).count();
        let unanswered = &seen[self.acknowledged..];
        let unique = (self.acknowledged..sent).filter(|&place| is_unique(&self.line(place)));
        let some = unanswered.iter().any(|&count| count > 0);
        if some && unique.into_iter().any(|place| seen[place] == 0) {
            findings.partial += 1;
        }
        findings
    }
}

/// Shows the checker what it must find: a log with each kind of fault in it.
/// Returns how many there were, and those that it did not see.
pub(crate) fn tampered_logs_unseen() -> (usize, Vec<&'static str>) {
    type Tamper = fn(&mut Vec<String>);
    type Count = fn(&Findings) -> usize;
    let tampers: [(&str, Tamper, Count); 6] = [
        ("a lost line at the end", |log| log.truncate(31), |found| found.lost),
        ("a lost line in the middle", |log| drop(log.remove(9)), |found| found.lost),
        ("a doubled line", |log| log.insert(9, log[8].clone()), |found| found.doubled),
        ("two lines reordered", |log| log.swap(8, 9), |found| found.reordered),
        ("half an addition", |log| log.push("clock 33 7".to_owned()), |found| found.partial),
        ("a line cut short", |log| log[9].truncate(5), |found| found.partial + found.lost),
    ];
    let mut game = Game::new("tampered".to_owned(), 7);
    (game.acknowledged, game.tries) = (32, vec![2]);
    let unseen = tampers.iter().filter(|(_, tamper, count)| {
        let mut log = game.lines(0, 32);
        tamper(&mut log);
        count(&game.check(&log)) == 0
    });
    (tampers.len(), unseen.map(|(name, ..)| *name).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_as_it_should_be_is_clean() {
        let mut game = Game::new("game".to_owned(), 5);
        assert!(game.check(&[]).are_clean());
        (game.acknowledged, game.tries) = (20, vec![3]);
        assert!(game.check(&game.lines(0, 20)).are_clean());
        assert!(game.check(&game.lines(0, 23)).are_clean());
        assert_eq!(game.check(&game.lines(0, 22)).partial, 1);
        assert_eq!(game.check(&game.lines(0, 18)).lost, 2);
        assert_eq!(game.check(&[]).lost, 20);
        game.tries.push(4);
        assert!(game.check(&game.lines(0, 23)).are_clean(), "the first of two tries");
        assert!(game.check(&game.lines(0, 24)).are_clean(), "and the second");
    }

    #[test]
    fn moves_are_counted_apart_from_other_lines() {
        let mut tally = Findings::default();
        let mut game = Game::new("game".to_owned(), 5);
        for _ in 0..2 {
            game.tries = vec![16];
            game.acknowledge(&mut tally);
        }
        assert_eq!((tally.acknowledged, tally.moves), (32, 2), "one of 16 lines is a move");
        let mut game = Game::new("game".to_owned(), 5).in_room();
        for _ in 0..12 {
            game.tries = vec![1];
            game.acknowledge(&mut tally);
        }
        assert_eq!((tally.acknowledged, tally.moves), (44, 10), "two seats, then four of five");
    }

    #[test]
    fn every_tampering_is_seen() {
        assert_eq!(tampered_logs_unseen().1, Vec::<&str>::new());
    }
}
