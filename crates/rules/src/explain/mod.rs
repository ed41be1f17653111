//! Why a move is allowed, or not: the reasons. [`judge`] finds them.

mod judge;
mod sentence;

use alloc::vec::Vec;

use crate::articles::{Article, Topic};
use crate::moves::Move;
use crate::position::Role;
use crate::ruleset::{Criterion, Ruleset};
use crate::square::Square;

/// The answer to "is that allowed?".
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Explanation {
    /// Yes, and what might surprise about it.
    Legal {
        /// The move that was meant.
        m: Move,
        /// What might surprise about it.
        remarks: Vec<Remark>,
    },
    /// It could mean any of these legal moves.
    Ambiguous(Vec<Move>),
    /// No, and why.
    Illegal(Fault),
}

/// Why a move is not allowed.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum Fault {
    /// There is no piece on the square.
    NoPiece(Square),
    /// The piece is the opponent's.
    NotYourPiece(Square),
    /// The square to go to is occupied.
    SquareTaken(Square),
    /// The piece would not move at all.
    StaysPut(Square),
    /// The piece, of this kind, can go nowhere.
    Blocked(Square, Role),
    /// A capture is due; these pieces can make one.
    MustCapture(Vec<Square>),
    /// A capture of more pieces is due, by one of these.
    MustCaptureMore {
        /// How many must be taken.
        best: u32,
        /// How many this capture takes.
        yours: u32,
        /// The pieces that can take so many.
        pieces: Vec<Square>,
    },
    /// Another capture takes precedence, by one of these pieces.
    MustPrefer {
        /// What makes it go first.
        criterion: Criterion,
        /// The pieces that can make it.
        pieces: Vec<Square>,
    },
    /// The capture of this kind of piece must go on; these can still be taken.
    CaptureNotFinished(Vec<Square>, Role),
    /// The king must choose a landing square from which it can capture on.
    MustLandToGoOn(Vec<Square>),
    /// Men do not move backward.
    MenDoNotMoveBack,
    /// Men do not capture backward.
    MenDoNotCaptureBack,
    /// Men do not take kings.
    MenDoNotTakeKings,
    /// A man moves one square.
    ManMovesOneStep,
    /// A king moves one square.
    KingMovesOneStep,
    /// A king captures only what stands next to it, as a man does.
    KingCapturesNearby,
    /// A king lands right behind the piece it takes: here.
    MustLandBehind(Square),
    /// A man that passes the far row is not crowned and goes on as a man.
    NotCrownedInPassing,
    /// A man that is crowned ends its move.
    CrowningEndsMove,
    /// Captured pieces stay on the board, and block, until the move ends.
    CapturedPiecesStay,
    /// The same king may not be moved once more before another piece.
    KingMustRest(Square),
    /// This kind of piece goes along diagonals, and the squares are on none.
    NotOnALine(Role),
    /// A piece of one's own stands in the way of this kind of piece.
    OwnPieceInTheWay(Square, Role),
    /// There is no empty square behind the piece that this kind would take.
    NoRoomBehind(Square, Role),
    /// There is nothing on the way that could be captured.
    NothingToCapture,
    /// No piece can go that way.
    NoSuchWay,
    /// The captures are too many to judge.
    TooComplex,
}

impl Fault {
    /// What the rule that forbids the move is about.
    #[must_use]
    pub fn topic(&self, rules: &Ruleset) -> Topic {
        match self {
            Fault::NoPiece(_)
            | Fault::NotYourPiece(_)
            | Fault::SquareTaken(_)
            | Fault::StaysPut(_)
            | Fault::Blocked(_, Role::Man)
            | Fault::MenDoNotMoveBack
            | Fault::ManMovesOneStep
            | Fault::NotOnALine(Role::Man) => Topic::ManMove,
            Fault::MustCapture(_) => Topic::Compulsory,
            Fault::MustCaptureMore { .. } | Fault::MustPrefer { .. } => Topic::Precedence,
            Fault::CaptureNotFinished(_, Role::Man) => Topic::Finish,
            // Where the most must be taken, it follows from that.
            Fault::MustLandToGoOn(_) if rules.precedence.counts_pieces() => Topic::Precedence,
            Fault::CaptureNotFinished(_, Role::King)
                if rules.precedence.counts_pieces()
                    && rules.base.variant().articles.lets_kings_go_on() =>
            {
                Topic::Precedence
            }
            Fault::CaptureNotFinished(_, Role::King) | Fault::MustLandToGoOn(_) => {
                Topic::KingFinish
            }
            Fault::NoRoomBehind(_, Role::Man) => Topic::Jump,
            Fault::MenDoNotCaptureBack
            | Fault::MenDoNotTakeKings
            | Fault::OwnPieceInTheWay(_, Role::Man)
            | Fault::NoSuchWay
            | Fault::TooComplex => Topic::ManCapture,
            Fault::KingMovesOneStep
            | Fault::KingMustRest(_)
            | Fault::Blocked(_, Role::King)
            | Fault::NotOnALine(Role::King)
            | Fault::OwnPieceInTheWay(_, Role::King) => Topic::KingMove,
            Fault::KingCapturesNearby
            | Fault::MustLandBehind(_)
            | Fault::NoRoomBehind(_, Role::King)
            | Fault::NothingToCapture => Topic::KingCapture,
            Fault::NotCrownedInPassing => passing(rules),
            Fault::CrowningEndsMove => Topic::Promotion,
            Fault::CapturedPiecesStay => Topic::Removal,
        }
    }

    /// The article that forbids the move.
    #[must_use]
    pub fn article(&self, rules: &Ruleset) -> Article {
        rules.article(self.topic(rules))
    }

    /// The squares to point at.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        match self {
            Fault::MustCapture(squares)
            | Fault::MustCaptureMore { pieces: squares, .. }
            | Fault::MustPrefer { pieces: squares, .. }
            | Fault::CaptureNotFinished(squares, _)
            | Fault::MustLandToGoOn(squares) => squares,
            Fault::NoPiece(sq)
            | Fault::NotYourPiece(sq)
            | Fault::SquareTaken(sq)
            | Fault::StaysPut(sq)
            | Fault::Blocked(sq, _)
            | Fault::MustLandBehind(sq)
            | Fault::KingMustRest(sq)
            | Fault::OwnPieceInTheWay(sq, _)
            | Fault::NoRoomBehind(sq, _) => core::slice::from_ref(sq),
            _ => &[],
        }
    }
}

/// What might surprise about a legal move, and the article that allows it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum Remark {
    /// A capture was due.
    CaptureWasDue,
    /// A man captured backward.
    CapturedBackward,
    /// The king took a piece from afar, or landed further on.
    KingFlew,
    /// A man was crowned.
    Crowned,
    /// A man was crowned and went on as a king.
    CrownedInPassing,
    /// A man passed the far row and stayed a man.
    PassedFarRow,
    /// Reaching the far row ended the move.
    CrowningEndedMove,
    /// It takes so many pieces, and no other may take fewer.
    TookTheMost(u32),
    /// It takes fewer pieces than another could: the choice is free.
    FreeChoice,
    /// It ends where it began.
    RoundTrip,
}

impl Remark {
    /// What the rule that allows it is about.
    #[must_use]
    pub fn topic(self, rules: &Ruleset) -> Topic {
        match self {
            Remark::CaptureWasDue => Topic::Compulsory,
            Remark::CapturedBackward => Topic::ManCapture,
            Remark::KingFlew => Topic::KingCapture,
            Remark::PassedFarRow => passing(rules),
            Remark::Crowned | Remark::CrownedInPassing | Remark::CrowningEndedMove => {
                Topic::Promotion
            }
            Remark::TookTheMost(_) | Remark::FreeChoice => Topic::Precedence,
            Remark::RoundTrip => Topic::Finish,
        }
    }

    /// The article that allows it.
    #[must_use]
    pub fn article(self, rules: &Ruleset) -> Article {
        rules.article(self.topic(rules))
    }
}

/// What the rule is about that a man that only passes the far row stays a man.
fn passing(rules: &Ruleset) -> Topic {
    let variant = rules.base.variant();
    let is_as_read = rules.promotion == variant.rules.promotion;
    variant.text.filter(|_| is_as_read).map_or(Topic::Promotion, |text| text.passing)
}
