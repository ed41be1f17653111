//! Endings of the world's games that are drawn after a number of moves.
//!
//! Sources: the world federation's rules for 10×10, the Russian and Brazilian
//! codes of its section 64, the Frisian federation's and American pool's rules.

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::geometry::Geometry;
use crate::position::Position;
use crate::ruleset::Endings;

/// An ending, and how many plies it may last.
#[derive(Copy, Clone, Debug)]
pub(crate) struct EndingRule {
    pub(crate) ending: Ending,
    pub(crate) plies: u32,
    /// Whether a promotion starts the count anew. A man's move does not, and a
    /// capture makes another ending.
    pub(crate) promotion_restarts: bool,
}

/// A kind of ending by what is left on the board.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Ending {
    /// Kings and men, at least one of them a king, against a lone king.
    AgainstKing { pieces: u32 },
    /// So many kings or more, and nothing else, against a lone king.
    KingsAgainstKing { at_least: u32, at_most: u32 },
    /// The same against a king on the long diagonal.
    KingsAgainstLongDiagonal { at_least: u32 },
    /// Both sides have kings, and so many pieces are left in all.
    BothHaveKings { at_least: u32, at_most: u32 },
}

const fn rule(ending: Ending, moves_each: u32) -> EndingRule {
    EndingRule { ending, plies: 2 * moves_each, promotion_restarts: false }
}

const fn while_material_lasts(ending: Ending, moves_each: u32) -> EndingRule {
    EndingRule { promotion_restarts: true, ..rule(ending, moves_each) }
}

const INTERNATIONAL: &[EndingRule] = &[
    rule(Ending::AgainstKing { pieces: 3 }, 16),
    rule(Ending::AgainstKing { pieces: 2 }, 5),
    rule(Ending::AgainstKing { pieces: 1 }, 5),
];

const RUSSIAN: &[EndingRule] = &[
    rule(Ending::KingsAgainstLongDiagonal { at_least: 3 }, 5),
    rule(Ending::KingsAgainstKing { at_least: 3, at_most: 12 }, 15),
    while_material_lasts(Ending::BothHaveKings { at_least: 2, at_most: 3 }, 5),
    while_material_lasts(Ending::BothHaveKings { at_least: 4, at_most: 5 }, 30),
    while_material_lasts(Ending::BothHaveKings { at_least: 6, at_most: 7 }, 60),
];

const BRAZILIAN: &[EndingRule] =
    &[rule(Ending::AgainstKing { pieces: 2 }, 5), rule(Ending::AgainstKing { pieces: 1 }, 5)];

const POOL: &[EndingRule] = &[rule(Ending::KingsAgainstKing { at_least: 3, at_most: 3 }, 13)];

const FRISIAN: &[EndingRule] = &[
    rule(Ending::KingsAgainstKing { at_least: 2, at_most: 2 }, 7),
    rule(Ending::KingsAgainstKing { at_least: 1, at_most: 1 }, 2),
];

impl Endings {
    pub(crate) const fn rules(self) -> &'static [EndingRule] {
        match self {
            Endings::None => &[],
            Endings::International => INTERNATIONAL,
            Endings::Russian => RUSSIAN,
            Endings::Brazilian => BRAZILIAN,
            Endings::Pool => POOL,
            Endings::Frisian => FRISIAN,
        }
    }

    /// Whether the moves of a position count towards such a draw.
    #[must_use]
    #[inline]
    pub fn apply_to(self, pos: &Position, board: Geometry) -> bool {
        // Asked of every position that is searched, and nearly always in vain:
        // then three numbers must do.
        let (white, black) = (pos.white.count(), pos.black.count());
        let may_apply = white.min(black) == 1 || white + black <= self.most_without_lone_king();
        may_apply
            && !pos.kings.is_empty()
            && self.rules().iter().any(|rule| rule.ending.applies(pos, board))
    }

    /// With more pieces than this endings are counted only against a lone king.
    const fn most_without_lone_king(self) -> u32 {
        match self {
            Endings::None => 0,
            Endings::International => const { most_without_lone_king(INTERNATIONAL) },
            Endings::Russian => const { most_without_lone_king(RUSSIAN) },
            Endings::Brazilian => const { most_without_lone_king(BRAZILIAN) },
            Endings::Pool => const { most_without_lone_king(POOL) },
            Endings::Frisian => const { most_without_lone_king(FRISIAN) },
        }
    }

    /// The fewest plies that such a draw takes; `None` if there is none.
    #[must_use]
    pub fn shortest(self) -> Option<u32> {
        self.rules().iter().map(|rule| rule.plies).min()
    }
}

const fn most_without_lone_king(rules: &[EndingRule]) -> u32 {
    let (mut most, mut i) = (0, 0);
    while i < rules.len() {
        if let Ending::BothHaveKings { at_most, .. } = rules[i].ending
            && at_most > most
        {
            most = at_most;
        }
        i += 1;
    }
    most
}

impl Ending {
    pub(crate) fn applies(self, pos: &Position, board: Geometry) -> bool {
        let total = pos.occupied().count();
        match self {
            Ending::AgainstKing { pieces } => lone_kings(pos)
                .any(|(_, strong)| strong.count() == pieces && strong.intersects(pos.kings)),
            Ending::KingsAgainstKing { at_least, at_most } => lone_kings(pos).any(|(_, strong)| {
                strong.without(pos.kings).is_empty()
                    && (at_least..=at_most).contains(&strong.count())
            }),
            Ending::KingsAgainstLongDiagonal { at_least } => {
                lone_kings(pos).any(|(king, strong)| {
                    strong.without(pos.kings).is_empty()
                        && strong.count() >= at_least
                        && king.intersects(long_diagonal(board))
                })
            }
            Ending::BothHaveKings { at_least, at_most } => {
                (at_least..=at_most).contains(&total)
                    && Color::ALL.into_iter().all(|color| !pos.kings(color).is_empty())
            }
        }
    }
}

/// For each player who has nothing but one king: that king, and the
/// opponent's pieces.
fn lone_kings(pos: &Position) -> impl Iterator<Item = (Bitboard, Bitboard)> {
    Color::ALL
        .into_iter()
        .map(|weak| (pos.pieces(weak), pos.pieces(!weak)))
        .filter(|(weak, _)| weak.count() == 1 && weak.without(pos.kings).is_empty())
}

fn long_diagonal(board: Geometry) -> Bitboard {
    let size = board.size();
    board
        .squares()
        .squares(board)
        .filter(|sq| {
            let (row, column) = sq.row_and_column();
            match board.corner() {
                crate::geometry::Corner::Left => row + column == size - 1,
                crate::geometry::Corner::Right => row == column,
            }
        })
        .collect()
}
