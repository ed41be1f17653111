//! What a table's positions are like, so that what is likely takes little room.

use crate::format::coder::Event;
use crate::format::rans::{BITS, Step};
use crate::index::Layout;

const ALL: u32 = 1 << BITS;
/// Odds counted from fewer cases would take more room than they save.
const FEWEST: u64 = 12;
/// No window is longer than two to this.
const MOST_WINDOW_BITS: u8 = 14;

/// What is to be expected of positions.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// Where all neighbors agree, by their number and value.
    windows: Vec<Window>,
    /// By the values of all neighbors.
    odds: Vec<Odds>,
}

/// So many positions are asked at once whether one does not follow suit.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Window {
    /// Two to this are so many.
    pub(crate) bits: u8,
    /// The share of those windows in which all do.
    quiet: u8,
}

/// The shares of draws and of wins; the rest are losses.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Odds([u8; 2]);

/// How often what was found.
#[derive(Clone, Debug)]
pub(crate) struct Counts {
    /// Positions whose neighbors agree, and how many of them differ.
    agreeing: Vec<[u64; 2]>,
    values: Vec<[u64; 3]>,
}

fn n_classes(layout: &Layout) -> usize {
    3 * layout.material().pieces() as usize
}

fn n_contexts(layout: &Layout) -> usize {
    1 << (2 * layout.material().pieces())
}

impl Counts {
    pub(crate) fn new(layout: &Layout) -> Counts {
        Counts {
            agreeing: vec![[0; 2]; n_classes(layout)],
            values: vec![[0; 3]; n_contexts(layout)],
        }
    }

    /// Counts what a block says.
    pub(crate) fn add(&mut self, model: &Model, events: &[Event]) {
        for event in events {
            match *event {
                Event::Value { context, value } => self.values[context][usize::from(value)] += 1,
                Event::Window { class, differs } => {
                    let len = 1 << model.window(class).bits;
                    self.agreeing[class][0] += differs.map_or(len, |at| u64::from(at) + 1);
                    self.agreeing[class][1] += u64::from(differs.is_some());
                }
            }
        }
    }

    pub(crate) fn merge(&mut self, other: &Counts) {
        let mine = self.agreeing.iter_mut().flatten().chain(self.values.iter_mut().flatten());
        let theirs = other.agreeing.iter().flatten().chain(other.values.iter().flatten());
        mine.zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
    }
}

impl Window {
    /// The longest in which less than one position differs on average.
    fn of([all, differing]: [u64; 2]) -> Window {
        let rate = (differing as f64 + 0.5) / (all as f64 + 1.0);
        let is_short = |bits: &u8| rate * f64::from(1 << bits) < 1.0;
        let bits = (0..=MOST_WINDOW_BITS).take_while(is_short).last().unwrap_or(0);
        let quiet = (1.0 - rate).powi(1 << bits) * f64::from(ALL);
        Window { bits, quiet: quiet.clamp(1.0, 255.0) as u8 }
    }

    #[inline(always)]
    pub(crate) fn step(self, differs: bool) -> Step {
        let quiet = u32::from(self.quiet);
        if differs {
            Step { start: quiet, share: ALL - quiet }
        } else {
            Step { start: 0, share: quiet }
        }
    }
}

impl Odds {
    /// Whatever has been counted, nothing is impossible.
    fn of(counts: [u64; 3]) -> Odds {
        let sum = counts.iter().sum::<u64>().max(1);
        let [draw, win, _] = counts.map(|count| (1 + count * 253 / sum) as u8);
        Odds([draw, win])
    }

    /// The more neighbors have a value, the likelier it is.
    fn by_vote(context: usize, pieces: u32) -> Odds {
        let votes = |value| (0..pieces).filter(|i| context >> (2 * i) & 3 == value).count();
        Odds::of([0, 1, 2].map(|value| 1 + 4 * votes(value) as u64))
    }

    #[inline(always)]
    pub(crate) fn step(self, value: u8) -> Step {
        let [draw, win] = self.0.map(u32::from);
        match value {
            0 => Step { start: 0, share: draw },
            1 => Step { start: draw, share: win },
            _ => Step { start: draw + win, share: ALL - draw - win },
        }
    }

    /// The value that has this share.
    #[inline(always)]
    pub(crate) fn find(self, share: u32) -> u8 {
        let [draw, win] = self.0.map(u32::from);
        u8::from(share >= draw) + u8::from(share >= draw + win)
    }

    pub(crate) fn likeliest(self) -> u8 {
        (0..3).max_by_key(|&value| self.step(value).share).unwrap_or(0)
    }
}

impl Model {
    /// What to expect of a table of which nothing is known.
    pub(crate) fn new(layout: &Layout) -> Model {
        Model::of(&Counts::new(layout))
    }

    /// What to expect after what was found.
    pub(crate) fn of(counts: &Counts) -> Model {
        let pieces = counts.values.len().ilog2() / 2;
        let odds = counts.values.iter().enumerate().map(|(context, &counts)| {
            let is_known = counts.iter().sum::<u64>() >= FEWEST;
            if is_known { Odds::of(counts) } else { Odds::by_vote(context, pieces) }
        });
        Model {
            windows: counts.agreeing.iter().map(|&counts| Window::of(counts)).collect(),
            odds: odds.collect(),
        }
    }

    pub(crate) fn n_classes(&self) -> usize {
        self.windows.len()
    }

    #[inline(always)]
    pub(crate) fn window(&self, class: usize) -> Window {
        self.windows[class]
    }

    #[inline(always)]
    pub(crate) fn odds(&self, context: usize) -> Odds {
        self.odds[context]
    }

    /// As bytes, most of which are 0: so are odds by vote.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let windows = self.windows.iter().flat_map(|window| [window.bits, window.quiet]);
        let pieces = self.odds.len().ilog2() / 2;
        let odds = self.odds.iter().enumerate().flat_map(|(context, odds)| {
            if *odds == Odds::by_vote(context, pieces) { [0, 0] } else { odds.0 }
        });
        windows.chain(odds).collect()
    }

    /// How many bytes there are.
    pub(crate) fn n_bytes(layout: &Layout) -> usize {
        2 * (n_classes(layout) + n_contexts(layout))
    }

    /// `None` if no model has these bytes.
    pub(crate) fn from_bytes(bytes: &[u8], layout: &Layout) -> Option<Model> {
        if bytes.len() != Model::n_bytes(layout) {
            return None;
        }
        let (windows, odds) = bytes.split_at(2 * n_classes(layout));
        let window = |pair: &[u8]| {
            let window = Window { bits: pair[0], quiet: pair[1] };
            (window.bits <= MOST_WINDOW_BITS && window.quiet > 0).then_some(window)
        };
        let odds_in = |(context, pair): (usize, &[u8])| match [pair[0], pair[1]] {
            [0, 0] => Some(Odds::by_vote(context, layout.material().pieces())),
            [draw, win] => draw.checked_add(win).map(|_| Odds([draw, win])),
        };
        Some(Model {
            windows: windows.chunks_exact(2).map(window).collect::<Option<_>>()?,
            odds: odds.chunks_exact(2).enumerate().map(odds_in).collect::<Option<_>>()?,
        })
    }
}
