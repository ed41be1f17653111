//! Where games begin: far from each other, and with chances for both.

use damier_engine::{Control, Engine, Limits, Random};
use damier_rules::{Game, Position};

use super::game::Start;
use super::header::Header;
use super::numbering::Numbering;
use crate::openings::{Length, walk};

/// How many random plies a game begins with.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct RandomPlies {
    /// At least.
    pub fewest: u8,
    /// At most.
    pub most: u8,
}

impl RandomPlies {
    /// Enough for variety, not enough to lose the game. With two plies fewer,
    /// one game in twenty of ten thousand on 8×8 is a copy of an earlier one.
    pub const USUAL: RandomPlies = RandomPlies { fewest: 8, most: 12 };

    fn pick(self, dice: &mut Random) -> usize {
        let span = usize::from(self.most.saturating_sub(self.fewest));
        usize::from(self.fewest) + dice.below(span + 1)
    }
}

/// Who is further ahead, in hundredths of a man, need not play.
const EVEN: i32 = 100;
/// Times the nodes of a move, to find out; a glance at a quarter of the nodes
/// of a move comes first and sorts out what is plain.
const CARE: u64 = 5;
/// What a glance finds further ahead than this, a look will not find even.
const PLAIN: i32 = 250;
/// One game in so many begins with a position of an earlier one, so that
/// endings are learned as well as openings.
const BORROWED: usize = 5;
/// Random plies after a borrowed position.
const PLIES_AFTER: usize = 2;
/// After so many beginnings the last one will do.
const TRIES: usize = 60;
/// After so many, none is borrowed any more: few earlier positions are even.
const BORROWING_TRIES: usize = 12;

/// A game that is worth playing. `borrow` gives a position of an earlier game,
/// if there is one.
pub(crate) fn begin(
    header: &Header,
    engine: &mut Engine,
    dice: &mut Random,
    borrow: &mut dyn FnMut(&mut Random) -> Option<Start>,
) -> Game {
    let rules = &header.rules;
    let numbering = Numbering::new(rules.board);
    let borrows = dice.below(BORROWED) == 0;
    let mut last = Game::new(*rules);
    for attempt in 0..TRIES {
        let lent = if borrows && attempt < BORROWING_TRIES { borrow(dice) } else { None };
        let lent = lent.and_then(|start| start.position(rules).ok());
        let plies = if lent.is_some() { PLIES_AFTER } else { header.random_plies.pick(dice) };
        let from = lent.unwrap_or_else(|| Position::initial(rules));
        let from = Game::from_position(*rules, from);
        let Some(walked) = walk(from, Length::Choices(plies), dice) else { continue };
        // What is not kept, such as a walking king, must not be played with.
        let Ok(pos) = Start::of(walked.position(), &numbering).position(rules) else { continue };
        let game = Game::from_position(*rules, pos);
        if game.outcome().is_some() || game.claimable_draw().is_some() {
            continue;
        }
        last = game;
        if is_even(engine, &last, u64::from(header.nodes)) {
            break;
        }
    }
    last
}

fn is_even(engine: &mut Engine, game: &Game, nodes: u64) -> bool {
    let mut is_within = |nodes: u64, bound| {
        let found = engine.search(game, &Limits::nodes(nodes.max(1)), &Control::new(), &mut |_| {});
        found.is_ok_and(|found| found.lines[0].score.centimen().abs() <= bound)
    };
    is_within(nodes / 4, PLAIN) && is_within(CARE * nodes, EVEN)
}
