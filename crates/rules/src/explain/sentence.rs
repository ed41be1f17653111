//! Faults in a few English words, for programmers. What players read is written
//! in their language, from the same values.

use core::fmt;

use super::Fault;
use crate::position::Role;
use crate::ruleset::Criterion;
use crate::square::Square;

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoPiece(sq) => write!(f, "there is no piece on {sq}"),
            Fault::NotYourPiece(sq) => write!(f, "the piece on {sq} is the opponent's"),
            Fault::SquareTaken(sq) => write!(f, "{sq} is occupied"),
            Fault::StaysPut(sq) => write!(f, "the piece on {sq} would not move"),
            Fault::Blocked(sq, role) => write!(f, "the {} on {sq} cannot move", noun(*role)),
            Fault::MustCapture(pieces) => {
                write!(f, "a capture is due, by the piece on {}", OneOf(pieces))
            }
            Fault::MustCaptureMore { best, yours, pieces } => write!(
                f,
                "the capture takes {yours} where {best} must be taken, by the piece on {}",
                OneOf(pieces)
            ),
            Fault::MustPrefer { criterion, pieces } => {
                let reason = advantage(*criterion);
                write!(f, "another capture {reason}, by the piece on {}", OneOf(pieces))
            }
            Fault::CaptureNotFinished(victims, role) => {
                write!(f, "the {} must go on and take {}", noun(*role), OneOf(victims))
            }
            Fault::MustLandToGoOn(squares) => {
                write!(f, "the king can capture on if it lands on {}", OneOf(squares))
            }
            Fault::MustLandBehind(sq) => {
                write!(f, "a king lands right behind the piece it takes, on {sq}")
            }
            Fault::KingMustRest(sq) => {
                write!(f, "the king on {sq} must wait until another piece has moved")
            }
            Fault::NotOnALine(role) => {
                write!(f, "a {} goes along diagonals, and the squares are on none", noun(*role))
            }
            Fault::OwnPieceInTheWay(sq, role) => {
                write!(f, "the piece on {sq} stands in the way of its own {}", noun(*role))
            }
            Fault::NoRoomBehind(sq, role) => {
                write!(f, "the {} has no empty square behind the piece on {sq}", noun(*role))
            }
            Fault::MenDoNotMoveBack => f.write_str("men do not move backward"),
            Fault::MenDoNotCaptureBack => f.write_str("men do not capture backward"),
            Fault::MenDoNotTakeKings => f.write_str("men do not take kings"),
            Fault::ManMovesOneStep => f.write_str("a man moves one square"),
            Fault::KingMovesOneStep => f.write_str("a king moves one square"),
            Fault::KingCapturesNearby => f.write_str("a king captures only next to it"),
            Fault::NotCrownedInPassing => {
                f.write_str("a man that passes the far row is not crowned")
            }
            Fault::CrowningEndsMove => f.write_str("a man that is crowned ends its move"),
            Fault::CapturedPiecesStay => {
                f.write_str("captured pieces stay on the board until the move ends")
            }
            Fault::NothingToCapture => f.write_str("there is nothing to capture on the way"),
            Fault::NoSuchWay => f.write_str("no piece can go that way"),
            Fault::TooComplex => f.write_str("the captures are too many to judge"),
        }
    }
}

const fn noun(role: Role) -> &'static str {
    match role {
        Role::Man => "man",
        Role::King => "king",
    }
}

const fn advantage(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Count => "takes more pieces",
        Criterion::Kings => "takes more kings",
        Criterion::WithKing => "is made with a king",
        Criterion::FirstKing => "meets a king earlier",
        Criterion::FrisianValue => "is worth more",
    }
}

/// Squares, one of which is meant: `28`, `28 or 33`, `28, 33 or 39`.
struct OneOf<'a>(&'a [Square]);

impl fmt::Display for OneOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, sq) in self.0.iter().enumerate() {
            let before = match i {
                0 => "",
                _ if i + 1 == self.0.len() => " or ",
                _ => ", ",
            };
            write!(f, "{before}{sq}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Fault {}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use crate::{Attempt, Explanation, Position, Ruleset, variants};

    fn fault(rules: &Ruleset, fen: &str, attempt: &str) -> alloc::string::String {
        let pos = Position::from_fen(fen, rules).unwrap();
        let attempt = Attempt::parse(attempt, rules.board).unwrap();
        match pos.explain(rules, &attempt) {
            Explanation::Illegal(fault) => fault.to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn faults_are_told_in_words() {
        let rules = &variants::JUMBO;
        let told = fault(rules, "W:W22:B28", "22-17");
        assert_eq!(told, "a capture is due, by the piece on 22");
        let told = fault(rules, "W:W22,32:B28", "22-17");
        assert_eq!(told, "a capture is due, by the piece on 22 or 32");
        let told = fault(rules, "W:W32,36:B28,19,31", "36x27");
        assert_eq!(told, "the capture takes 1 where 2 must be taken, by the piece on 32");
        assert_eq!(fault(rules, "W:W32:B1", "32-38"), "men do not move backward");
        assert_eq!(fault(rules, "W:W32:B1", "31-27"), "there is no piece on 31");
    }
}
