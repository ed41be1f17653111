use core::fmt;

use crate::articles::{Article, Topic};
use crate::color::Color;
use crate::explain::Fault;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::ruleset::Ruleset;
use crate::square::Square;

/// What a player may do.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Action {
    /// Touches a piece of his own, which binds him where touching does.
    Touch(Square),
    /// Says that he only sets a piece right.
    Adjust(Square),
    /// Moves a piece.
    Move(Move),
    /// Removes a piece that failed to capture, and then still moves.
    Huff(Square),
    /// Has the opponent take back his move and capture.
    DemandCapture,
    /// Forgoes the chance to huff or to demand.
    LetStand,
    /// Offers a draw.
    OfferDraw,
    /// Accepts the opponent's offer.
    AcceptDraw,
    /// Declines the opponent's offer; so does a move.
    DeclineDraw,
    /// Claims a draw that the rules grant on claim.
    ClaimDraw,
    /// Gives up.
    Resign,
}

/// What happened in a game.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Event {
    /// A player did something.
    Did {
        /// The player who did it.
        player: Color,
        /// The action, as it was allowed.
        action: Action,
    },
    /// A player's time ran out.
    Timeout {
        /// The player whose time is up.
        player: Color,
    },
    /// The referee ends the game.
    Over(Outcome),
}

/// Why an action is refused. Nothing has changed.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// It is the other player's turn.
    NotYourTurn,
    /// The move is not allowed.
    Illegal(Fault),
    /// The piece that was touched must be moved.
    TouchedPieceMustMove(Square),
    /// That is not a piece of the player's.
    NotYourPiece(Square),
    /// A piece is set right before it is touched, not after.
    AdjustBeforeTouching(Square),
    /// Nothing was missed, or nothing that this piece could have taken.
    NothingToHuff,
    /// These rules know no huffing.
    NoHuffing,
    /// Nothing was missed that could be demanded.
    NothingToDemand,
    /// These rules do not let a player demand the capture.
    NoDemanding,
    /// There is nothing to let stand.
    NothingToLetStand,
    /// The player has offered a draw already.
    AlreadyOffered,
    /// Nobody has offered a draw.
    NoOffer,
    /// There is no draw to be claimed now.
    NothingToClaim,
}

impl Refusal {
    /// The article that stands behind the refusal, if there is one.
    #[must_use]
    pub fn article(&self, rules: &Ruleset) -> Option<Article> {
        let topic = match self {
            Refusal::Illegal(fault) => return Some(fault.article(rules)),
            Refusal::TouchedPieceMustMove(_) | Refusal::AdjustBeforeTouching(_) => Topic::Touch,
            Refusal::NothingToHuff
            | Refusal::NoHuffing
            | Refusal::NothingToDemand
            | Refusal::NoDemanding => Topic::Failing,
            _ => return None,
        };
        Some(rules.article(topic))
    }

    /// The squares to point at.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        match self {
            Refusal::Illegal(fault) => fault.squares(),
            Refusal::TouchedPieceMustMove(sq)
            | Refusal::NotYourPiece(sq)
            | Refusal::AdjustBeforeTouching(sq) => core::slice::from_ref(sq),
            _ => &[],
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Illegal(fault) => return write!(f, "the move is not legal: {fault}"),
            Refusal::TouchedPieceMustMove(sq) => {
                return write!(f, "the piece on {sq} was touched and must be moved");
            }
            Refusal::NotYourPiece(sq) => {
                return write!(f, "there is no piece of the player's on {sq}");
            }
            Refusal::AdjustBeforeTouching(sq) => {
                return write!(f, "the piece on {sq} was touched before it was to be set right");
            }
            Refusal::GameOver => "the game is over",
            Refusal::NotYourTurn => "it is the other player's turn",
            Refusal::NothingToHuff => "no capture was missed that could be huffed",
            Refusal::NoHuffing => "these rules know no huffing",
            Refusal::NothingToDemand => "no capture was missed that could be demanded",
            Refusal::NoDemanding => "these rules do not let a capture be demanded",
            Refusal::NothingToLetStand => "there is nothing to let stand",
            Refusal::AlreadyOffered => "the player has offered a draw already",
            Refusal::NoOffer => "nobody has offered a draw",
            Refusal::NothingToClaim => "there is no draw to be claimed",
        })
    }
}

impl core::error::Error for Refusal {}
