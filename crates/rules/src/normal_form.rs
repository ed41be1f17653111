//! What two games have in common, whatever they are called: a value that is
//! equal for both.
//!
//! Each form takes a [`Ruleset`] apart field by field, without `..`: a new field
//! does not compile until it is decided here whether it matters.

use crate::geometry::Geometry;
use crate::ruleset::{
    CaptureAxes, Goal, KingLanding, KingRange, ManCaptures, ManTakesKing, Offence, Precedence,
    Promotion, Removal, Reversal, Ruleset,
};

/// Which moves are legal: equal for two games where the same moves are, in every
/// position of the board. What has no effect beside another field is left out.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct MoveRules {
    pub(crate) board: Geometry,
    pub(crate) man_captures: ManCaptures,
    pub(crate) capture_axes: CaptureAxes,
    pub(crate) man_takes_king: ManTakesKing,
    pub(crate) precedence: Precedence,
    pub(crate) promotion: Promotion,
    pub(crate) kings: KingRules,
    pub(crate) king_walk: u8,
    /// Whether one may do otherwise than capture, or stop half way.
    pub(crate) capturing_is_optional: bool,
}

/// How kings go and capture.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub(crate) enum KingRules {
    /// One square. When captured pieces leave the board does not matter: no
    /// jump over a neighbor ends where another neighbor was taken.
    Short,
    /// Any number of squares.
    Flying { landing: KingLanding, lifting: Lifting },
}

/// Whether captured pieces leave the board in mid-move.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub(crate) enum Lifting {
    /// They stay, and so bar the way back.
    After,
    /// They go at once; whether the king may then turn back is a rule.
    AtOnce(Reversal),
}

/// Which tables of perfect play belong to a game: equal for two games that play
/// alike from any position of few pieces, however it came about. Tables know
/// nothing of who begins, of touching pieces, and of draws by what was played.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct TableRules {
    moves: MoveRules,
    /// They bound how many men there are.
    rows: u8,
    goal: Goal,
    /// Which captures may be refused, where that is a move like others.
    refusals: Option<Offence>,
}

impl Ruleset {
    /// What decides which moves are legal.
    ///
    /// ```
    /// use damier_rules::variants::{DJECO, INTERNATIONAL, JUMBO, KILLER};
    ///
    /// assert_eq!(JUMBO.move_rules(), INTERNATIONAL.move_rules());
    /// assert_eq!(JUMBO.move_rules(), DJECO.move_rules());
    /// assert_ne!(KILLER.move_rules(), INTERNATIONAL.move_rules());
    /// ```
    #[must_use]
    pub const fn move_rules(&self) -> MoveRules {
        let Ruleset {
            board,
            man_captures,
            capture_axes,
            king_range,
            king_landing,
            removal,
            reversal,
            man_takes_king,
            precedence,
            promotion,
            king_walk,
            // What becomes of moves that are not legal, unless all are.
            enforcement,
            offence: _,
            // A name, and how a game begins.
            base: _,
            rows: _,
            first: _,
            touch: _,
            // How a game ends.
            goal: _,
            repetition: _,
            repetition_verdict: _,
            repetition_guard: _,
            no_progress: _,
            no_progress_verdict: _,
            few_kings: _,
            endings: _,
        } = *self;
        let lifting = match removal {
            Removal::After => Lifting::After,
            Removal::During => Lifting::AtOnce(reversal),
        };
        let kings = match king_range {
            KingRange::One => KingRules::Short,
            KingRange::Flying => KingRules::Flying { landing: king_landing, lifting },
        };
        // Nothing goes before what nobody must do.
        let capturing_is_optional = enforcement.makes_capturing_optional();
        let precedence = if capturing_is_optional { Precedence::FREE } else { precedence };
        MoveRules {
            board,
            man_captures,
            capture_axes,
            man_takes_king,
            precedence,
            promotion,
            kings,
            king_walk,
            capturing_is_optional,
        }
    }

    /// What decides which tables of perfect play are the game's.
    ///
    /// ```
    /// use damier_rules::variants::{DJECO, INTERNATIONAL, JUMBO};
    ///
    /// assert_eq!(JUMBO.table_rules(), INTERNATIONAL.table_rules());
    /// assert_ne!(JUMBO.table_rules(), DJECO.table_rules(), "who may only be huffed may refuse");
    /// ```
    #[must_use]
    pub const fn table_rules(&self) -> TableRules {
        let Ruleset {
            rows,
            goal,
            enforcement,
            offence,
            // What the moves depend on.
            board: _,
            man_captures: _,
            capture_axes: _,
            king_range: _,
            king_landing: _,
            removal: _,
            reversal: _,
            man_takes_king: _,
            precedence: _,
            promotion: _,
            king_walk: _,
            // A name, and how a game begins.
            base: _,
            first: _,
            touch: _,
            // What was played before.
            repetition: _,
            repetition_verdict: _,
            repetition_guard: _,
            no_progress: _,
            no_progress_verdict: _,
            few_kings: _,
            endings: _,
        } = *self;
        let refusals = if enforcement.refusing_is_a_move() { Some(offence) } else { None };
        TableRules { moves: self.move_rules(), rows, goal, refusals }
    }
}
