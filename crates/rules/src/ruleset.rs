use crate::color::Color;
use crate::geometry::Geometry;
use crate::variants::Base;

/// The rules of one game of draughts, as plain data.
///
/// Every field is independent of the others; a house rule is a struct update:
///
/// ```
/// use damier_rules::{Promotion, Ruleset, variants};
///
/// let ours = Ruleset { promotion: Promotion::End, ..variants::DANISH };
/// assert_eq!(ours.to_string(), "danish/end");
/// ```
///
/// What all games share is not a field: a piece is jumped at most once in a
/// move, the starting square counts as empty, and the player to move who cannot
/// move has lost. That captures are compulsory and must be completed is shared
/// by all printed games; [`Enforcement::Optional`] is how families differ.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Ruleset {
    /// The published rules that these are a version of: they lend their
    /// article numbers, and the text form names what differs from them.
    pub base: Base,

    /// The board.
    pub board: Geometry,
    /// How many rows each player fills with men.
    pub rows: u8,
    /// Who moves first.
    pub first: Color,

    /// Which way men capture. They always move forward.
    pub man_captures: ManCaptures,
    /// Along which lines pieces capture. They always move diagonally.
    pub capture_axes: CaptureAxes,
    /// How far kings move and capture.
    pub king_range: KingRange,
    /// Where a flying king may land behind the piece it captures.
    pub king_landing: KingLanding,
    /// When captured pieces leave the board.
    pub removal: Removal,
    /// Whether a capturing king may turn straight back between two jumps.
    /// Only felt where pieces are lifted during the move.
    pub reversal: Reversal,
    /// Whether men may capture kings.
    pub man_takes_king: ManTakesKing,
    /// Which of several captures must be made.
    pub precedence: Precedence,
    /// What becomes of a man that reaches the far row in the midst of a capture.
    pub promotion: Promotion,
    /// How many times in a row one king may move without capturing while its
    /// side still has men; 0 for no limit.
    pub king_walk: u8,

    /// What happens when a player fails to capture.
    pub enforcement: Enforcement,
    /// Which failures the opponent may punish.
    pub offence: Offence,
    /// Whether a touched piece must be moved.
    pub touch: Touch,

    /// What wins.
    pub goal: Goal,
    /// The draw by repetition.
    pub repetition: Repetition,
    /// Who ends a game drawn by repetition.
    pub repetition_verdict: Verdict,
    /// Whether [`Repetition`] counts a king's journeys only while both players
    /// make nothing but quiet king moves.
    pub repetition_guard: Guard,
    /// The draw after this many plies of nothing but quiet king moves; 0 for
    /// none.
    pub no_progress: u8,
    /// Who ends a game drawn for want of progress.
    pub no_progress_verdict: Verdict,
    /// The draw with only one or two kings against one.
    pub few_kings: FewKings,
    /// Further endings that are drawn after a number of moves.
    pub endings: Endings,
}

/// Which way men capture.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum ManCaptures {
    /// Forward only.
    Forward,
    /// Forward and backward.
    Everywhere,
}

/// Along which lines pieces capture.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum CaptureAxes {
    /// Along the four diagonals.
    Diagonal,
    /// Along rows and columns.
    Straight,
    /// Along all eight.
    All,
}

/// How far kings move and capture.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum KingRange {
    /// One square; they capture what stands next to them.
    One,
    /// Any number of empty squares; they capture from afar.
    Flying,
}

/// Where a flying king may land behind the piece it captures.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum KingLanding {
    /// On any empty square up to the next piece.
    Any,
    /// Only on the square immediately behind.
    Adjacent,
    /// Anywhere, but when the last piece taken is a king, immediately behind it.
    BehindKing,
}

/// When captured pieces leave the board.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Removal {
    /// When the whole move is done; until then they block.
    After,
    /// Each as it is jumped.
    During,
}

/// Whether a capturing king may turn straight back.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Reversal {
    Allowed,
    Forbidden,
}

/// Whether men may capture kings.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ManTakesKing {
    Yes,
    No,
}

/// What becomes of a man that reaches the far row in the midst of a capture.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Promotion {
    /// It must go on as a man, and is crowned only if the move ends there.
    End,
    /// It is crowned, and the move ends.
    Stop,
    /// It is crowned, and goes on capturing as a king.
    Continue,
}

/// One thing that makes a capture take precedence over another.
///
/// Numbered from 1, as the generator packs them, with 0 for none: reading them
/// back then costs nothing.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Criterion {
    /// It takes more pieces.
    Count = 1,
    /// It takes more kings.
    Kings = 2,
    /// It is made by a king.
    WithKing = 3,
    /// It meets kings earlier: the first, or if that is equal the next.
    FirstKing = 4,
    /// It takes more by the Frisian value: n kings are worth more than 2n − 1
    /// men and less than 2n.
    FrisianValue = 5,
}

impl Criterion {
    /// Every criterion.
    pub const ALL: [Criterion; 5] = [
        Criterion::Count,
        Criterion::Kings,
        Criterion::WithKing,
        Criterion::FirstKing,
        Criterion::FrisianValue,
    ];

    /// What so many men and kings are worth together by
    /// [`Criterion::FrisianValue`], in hundredths of a man: a king is worth a
    /// little less than two men, so that n kings lie between 2n − 1 men and 2n.
    #[must_use]
    #[inline(always)]
    pub const fn frisian_value(men: u32, kings: u32) -> u32 {
        100 * men + 199 * kings
    }
}

/// Which of several captures must be made: criteria, the most important first.
/// No criterion leaves the choice free.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Precedence(pub [Option<Criterion>; 4]);

impl Precedence {
    /// Any complete capture may be chosen.
    pub const FREE: Precedence = Precedence([None; 4]);
    /// As many pieces as possible must be taken.
    pub const COUNT: Precedence = Precedence([Some(Criterion::Count), None, None, None]);

    /// The criteria in order.
    pub fn criteria(self) -> impl Iterator<Item = Criterion> {
        self.0.into_iter().map_while(|criterion| criterion)
    }

    /// Whether the player may choose among all complete captures.
    #[must_use]
    pub const fn is_free(self) -> bool {
        self.0[0].is_none()
    }

    /// Whether it is about how much is taken, whatever else counts.
    #[must_use]
    pub fn counts_pieces(self) -> bool {
        self.criteria().any(|it| matches!(it, Criterion::Count | Criterion::FrisianValue))
    }
}

/// What happens when a player fails to capture as he should.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Enforcement {
    /// The move is refused.
    Strict,
    /// It stands, but the opponent may remove a piece that should have captured.
    Huff,
    /// The opponent may huff, or have the capture made instead.
    HuffOrDemand,
    /// The opponent may have the move withdrawn and the capture made.
    Withdraw,
    /// Nothing: there is no duty to capture that he could fail. A player
    /// captures or not, as he likes, by whichever way he likes, and may stop
    /// after any jump on a square where the piece may land. No capture takes
    /// [precedence](Precedence) over another, and nothing is an
    /// [offence](Offence).
    Optional,
}

impl Enforcement {
    /// Whether a player who can capture may do something else, or stop half
    /// way, and it is a move like any other.
    #[must_use]
    pub const fn makes_capturing_optional(self) -> bool {
        matches!(self, Enforcement::Optional)
    }

    /// Whether a player can fail to capture as he should, and the opponent
    /// then decides what becomes of it.
    #[must_use]
    pub const fn knows_offences(self) -> bool {
        self.allows_huff() || self.allows_demand()
    }

    /// Whether the opponent may remove a piece that failed to capture.
    #[must_use]
    pub const fn allows_huff(self) -> bool {
        matches!(self, Enforcement::Huff | Enforcement::HuffOrDemand)
    }

    /// Whether to refuse a capture is a move like others, which may cost a
    /// piece. Where the opponent can have the capture made instead, nobody gains
    /// by refusing.
    #[must_use]
    pub const fn refusing_is_a_move(self) -> bool {
        self.allows_huff() && !self.allows_demand()
    }

    /// Whether what a player can do who can capture is a capture, so that his
    /// captures tell all of the position.
    #[must_use]
    pub const fn captures_tell_all(self) -> bool {
        !self.refusing_is_a_move() && !self.makes_capturing_optional()
    }

    /// Whether the opponent may have the capture made instead.
    #[must_use]
    pub const fn allows_demand(self) -> bool {
        matches!(self, Enforcement::Withdraw | Enforcement::HuffOrDemand)
    }
}

/// Which failures the opponent may punish, where the move is not simply refused.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Offence {
    /// Not capturing, breaking off, or making a capture that yields to another.
    Any,
    /// Not capturing or breaking off; a complete but lesser capture is refused.
    Unfinished,
}

/// Whether a touched piece must be moved.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Touch {
    /// Touching obliges to nothing.
    Free,
    /// The first own piece touched must be moved if it can be.
    Binding,
}

/// What wins the game.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Goal {
    /// Taking or blocking all the opponent's pieces.
    Capture,
    /// The same, or having a king first.
    Crown,
    /// Having no piece or no move left.
    Lose,
}

/// How a repetition is counted.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Repetition {
    /// Repeating never draws.
    None,
    /// The same position, with the same player to move, for the third time.
    Position3,
    /// A player's king went to and fro between two squares: the same move for
    /// the third time.
    Same3,
    /// A player's king has returned to the same square twice running.
    Return2,
    /// A player's king has returned to the same square three times running.
    Return3,
}

impl Repetition {
    /// The fewest plies after which a position can be there again: a king of
    /// each player goes away and comes back.
    pub const SOONEST: usize = 4;
}

/// Who ends a drawn game.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Verdict {
    /// It is over at once.
    Automatic,
    /// Either player may claim the draw before the next move.
    Claim,
}

/// Whether a king's returns count only in a game that stands still.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Guard {
    /// Only if both players make nothing but quiet king moves meanwhile.
    On,
    /// Whatever the opponent does.
    Off,
}

/// The draw when only kings are left, two against one or one against one, and
/// the player to move has no capture.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum FewKings {
    /// Such a game goes on.
    PlayOn,
    /// Either player may claim a draw.
    Claim,
    /// It is drawn at once.
    Automatic,
}

impl FewKings {
    /// With more pieces on the board there is no such draw.
    pub const MOST_PIECES: u32 = 3;
}

/// A table of endings that are drawn after a number of moves. The tables are
/// in `variants/endings.rs`.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Endings {
    /// No such ending.
    None,
    /// The 16- and 5-move endings of the world federation's 10×10 game.
    International,
    /// The 15-move endings, and the 5, 30 and 60 moves by number of pieces.
    Russian,
    /// Five moves with two or fewer pieces against one king.
    Brazilian,
    /// Thirteen moves with three kings against one.
    Pool,
    /// Seven moves with two kings against one, two with one against one.
    Frisian,
}

impl Ruleset {
    /// The number of men each player starts with, and may have at most.
    #[must_use]
    pub const fn men(&self) -> u32 {
        self.rows as u32 * self.board.size() / 2
    }

    /// The same game as a friendly program plays it: a move that breaks the
    /// rules is refused, and touching a piece obliges to nothing. Where nobody
    /// must capture, no move breaks that rule.
    #[must_use]
    pub const fn friendly(self) -> Ruleset {
        let enforcement = match self.enforcement {
            Enforcement::Optional => Enforcement::Optional,
            _ => Enforcement::Strict,
        };
        Ruleset { enforcement, touch: Touch::Free, ..self }
    }

    /// Whether there is a draw that a player must claim.
    #[must_use]
    pub fn knows_claims(&self) -> bool {
        let by_repetition =
            self.repetition != Repetition::None && self.repetition_verdict == Verdict::Claim;
        let for_want_of_progress =
            self.no_progress > 0 && self.no_progress_verdict == Verdict::Claim;
        by_repetition || for_want_of_progress || self.few_kings == FewKings::Claim
    }

    /// Whether a man may capture in this direction.
    #[must_use]
    pub const fn man_may_capture(
        &self,
        color: Color,
        direction: crate::geometry::Direction,
    ) -> bool {
        use crate::geometry::Direction;
        let along_axis = match self.capture_axes {
            CaptureAxes::Diagonal => direction.is_diagonal(),
            CaptureAxes::Straight => !direction.is_diagonal(),
            CaptureAxes::All => true,
        };
        let sideways = matches!(direction, Direction::Left | Direction::Right);
        let facing = match self.man_captures {
            ManCaptures::Everywhere => true,
            ManCaptures::Forward => direction.is_forward(color) || sideways,
        };
        along_axis && facing
    }
}
