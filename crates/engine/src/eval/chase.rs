//! Whether two kings beat a lone one, by the tables of the very rules that are
//! played: what a lead is worth while there are kings follows from that.

use std::sync::{Mutex, PoisonError};

use damier_endgame::{Builder, Value};
use damier_rules::{Bitboard, Color, Generator, History, KingRange, Position, Ruleset};

use crate::random::Random;

/// So many positions tell enough of all, for a hundredth more or less does not
/// matter.
const SAMPLES: usize = 4_000;
/// So many rulesets are remembered: house rules are without number.
const REMEMBERED: usize = 32;

/// How often two kings beat one, nothing being to be taken at once, in shares
/// of [`Chase::ALWAYS`].
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct Chase {
    /// If only the board decides.
    pub(super) caught: i32,
    /// If the referee's draws count as well: by some rules two kings against
    /// one are a draw however they stand, or must win in a few moves.
    pub(super) won: i32,
}

impl Chase {
    pub(super) const ALWAYS: i32 = 8;

    /// By these rules. They are asked once, for that takes milliseconds.
    pub(super) fn of(rules: &Ruleset) -> Chase {
        static KNOWN: Mutex<Vec<(Ruleset, Chase)>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, chase)) = known.iter().find(|(other, _)| other == rules) {
            return *chase;
        }
        let chase = Chase::by_tables(rules).unwrap_or_else(|| Chase::by_reach(rules));
        if known.len() >= REMEMBERED {
            known.remove(0);
        }
        known.push((*rules, chase));
        chase
    }

    fn by_tables(rules: &Ruleset) -> Option<Chase> {
        // Rules that count a king's moves have no tables, but they count only
        // while its owner has men: among kings alone all walk as they like.
        // Nor does anybody refuse to capture here, where that is punished: it
        // costs the lone king, or forgoes it.
        let plain = Ruleset { king_walk: 0, ..rules.friendly() };
        let mut builder = Builder::new(&plain, 3, 1).ok()?;
        builder.build_kings(&|_| true).ok()?;
        let generator = Generator::new(rules);
        let mut random = Random::new(0);
        let (mut quiet, mut caught, mut won) = (0, 0, 0);
        for i in 0..SAMPLES {
            let (turn, wanted) =
                if i % 2 == 0 { (Color::White, Value::Win) } else { (Color::Black, Value::Loss) };
            let pos = two_against_one(rules, turn, &mut random)?;
            if generator.can_capture(&pos, turn) {
                continue;
            }
            let (value, plies) = builder.probe(&pos)?;
            quiet += 1;
            if value == wanted {
                caught += 1;
                won += i32::from(is_in_time(rules, &pos, plies.map_or(0, u32::from)));
            }
        }
        let share = |count: i32| (Chase::ALWAYS * count + quiet / 2) / quiet.max(1);
        Some(Chase { caught: share(caught), won: share(won) })
    }

    /// Where no table can be had: of the games that have some, short kings are
    /// caught in all, flying ones escape in most.
    fn by_reach(rules: &Ruleset) -> Chase {
        let share = match rules.king_range {
            KingRange::One => Chase::ALWAYS,
            KingRange::Flying => 0,
        };
        Chase { caught: share, won: share }
    }
}

/// Two white kings and a black one, anywhere.
fn two_against_one(rules: &Ruleset, turn: Color, random: &mut Random) -> Option<Position> {
    let board = rules.board;
    let mut any = || board.square(1 + random.below(board.n_squares() as usize) as u32);
    let lone = Bitboard::from(any()?);
    let mut two = Bitboard::EMPTY;
    while two.count() < 2 {
        two = two.with(any()?).without(lone);
    }
    Position::from_pieces(two, lone, two | lone, turn, rules)
}

/// Whether no rule ends the game before it is won after so many plies.
fn is_in_time(rules: &Ruleset, pos: &Position, plies: u32) -> bool {
    let history = History { rules, plies: &[], now: pos };
    let ending = history.countdown().map(|(_, left)| left);
    let no_progress = (rules.no_progress > 0).then_some(u32::from(rules.no_progress));
    let is_drawn = history.automatic().or_else(|| history.claimable()).is_some();
    !is_drawn && [ending, no_progress].into_iter().flatten().all(|left| plies <= left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_endgame::Material;
    use damier_rules::variants;

    fn chase(text: &str) -> (i32, i32) {
        let chase = Chase::of(&text.parse().unwrap());
        (chase.caught, chase.won)
    }

    #[test]
    fn two_kings_beat_one_where_tables_say_so() {
        for (always, never) in [("killer", "international"), ("english", "russian")] {
            assert_eq!(chase(always), (8, 8), "{always}");
            assert_eq!(chase(never), (0, 0), "{never}");
        }
        assert_eq!(chase("frisian").0, 8);
        assert_eq!(chase("jumbo/king_landing=behind-king"), (8, 8));
    }

    #[test]
    fn a_rule_that_calls_two_kings_against_one_a_draw_leaves_nothing_to_win() {
        assert_eq!(chase("swedish"), (8, 0));
        assert_eq!(chase("swedish/few_kings=play-on"), (8, 8));
    }

    #[test]
    fn a_count_of_moves_leaves_what_is_won_in_time() {
        let (caught, won) = chase("killer/endings=international");
        assert_eq!(caught, 8);
        assert!((1..8).contains(&won), "{won}");
    }

    #[test]
    fn a_sample_says_what_the_whole_table_does() {
        for variant in &variants::ALL {
            // Refusals to capture included, which the sample leaves out.
            let rules = Ruleset { king_walk: 0, ..variant.rules };
            let mut builder = Builder::new(&rules, 3, 1).unwrap();
            builder.build_kings(&|_| true).unwrap();
            let two = Material { own_kings: 2, other_kings: 1, ..Material::default() };
            let ours = builder.tally(two).unwrap().quiet;
            let theirs = builder.tally(two.flipped()).unwrap().quiet;
            let share =
                ours.won as f64 / ours.sum() as f64 + theirs.lost as f64 / theirs.sum() as f64;
            let eighths = f64::from(Chase::ALWAYS) * share / 2.0;
            let caught = Chase::of(&variant.rules).caught;
            assert!(
                (f64::from(caught) - eighths).abs() < 0.55,
                "{}: {caught}, {eighths}",
                variant.id
            );
        }
    }
}
