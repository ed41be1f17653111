//! The reasons of the referee as sentences.

use damier_rules::{
    Color, Criterion, DrawReason, Explanation, Fault, FenError, FenProblem, Goal, Move, Notation,
    Outcome, ParseMoveError, Position, Refusal, Remark, Role, Ruleset, SetupErrors, Square, Topic,
    WinReason,
};

use crate::rules::landing_word;
use crate::texts::{SquareNames, Texts, list};

impl Texts {
    /// The answer to "is that allowed?", with the article.
    #[must_use]
    pub fn explanation(
        &self,
        explanation: &Explanation,
        asked: &str,
        pos: &Position,
        rules: &Ruleset,
    ) -> String {
        self.explanation_naming(explanation, asked, pos, rules, &|sq| sq.to_string())
    }

    /// The same for readers who name squares otherwise.
    #[must_use]
    pub fn explanation_naming(
        &self,
        explanation: &Explanation,
        asked: &str,
        pos: &Position,
        rules: &Ruleset,
        name: &SquareNames<'_>,
    ) -> String {
        match explanation {
            Explanation::Legal { m, remarks } => {
                let text = pos.text(rules, *m, Notation::Numeric).unwrap_or_else(|_| m.to_string());
                let mut answer = self.format("answer-yes", &[("move", text)]);
                for remark in remarks {
                    answer.push(' ');
                    answer.push_str(&self.remark(*remark, rules));
                }
                answer
            }
            Explanation::Ambiguous(moves) => {
                let in_full = |m: &Move| {
                    let captured: Vec<Square> = m.captured.squares(rules.board).collect();
                    format!("{}x{}{{{}}}", name(m.from), name(m.to), list(&captured, name))
                };
                let moves: Vec<String> = moves.iter().map(in_full).collect();
                let values = [("move", asked.to_owned()), ("moves", moves.join(", "))];
                self.format("answer-which", &values)
            }
            Explanation::Illegal(fault) => {
                let answer = self.format("answer-no", &[("move", asked)]);
                format!("{answer} {}", self.fault_naming(fault, rules, name))
            }
        }
    }

    /// Why a move is not allowed, with the article.
    #[must_use]
    pub fn fault(&self, fault: &Fault, rules: &Ruleset) -> String {
        self.fault_naming(fault, rules, &|sq| sq.to_string())
    }

    /// The same for readers who name squares otherwise.
    #[must_use]
    pub fn fault_naming(&self, fault: &Fault, rules: &Ruleset, name: &SquareNames<'_>) -> String {
        let squares = list(fault.squares(), name);
        let at = |id| self.format(id, &[("square", squares.clone())]);
        let among = |id| self.format(id, &[("squares", squares.clone())]);
        let sentence = match fault {
            Fault::NoPiece(_) => return at("fault-no-piece"),
            Fault::NotYourPiece(_) => return at("fault-not-your-piece"),
            Fault::SquareTaken(_) => return at("fault-square-taken"),
            Fault::StaysPut(_) => return at("fault-stays-put"),
            Fault::Blocked(..) => return at("fault-blocked"),
            Fault::NothingToCapture => return self.get("fault-nothing-to-capture"),
            Fault::NoSuchWay => return self.get("fault-no-such-way"),
            Fault::TooComplex => return self.get("fault-too-complex"),
            Fault::MustCapture(_) => among("fault-must-capture"),
            Fault::MustCaptureMore { best, yours, .. } => {
                let values = [
                    ("best", best.to_string()),
                    ("yours", yours.to_string()),
                    ("squares", squares),
                ];
                self.format("fault-must-capture-more", &values)
            }
            Fault::MustPrefer { criterion, .. } => {
                let values =
                    [("criterion", criterion_key(*criterion).to_owned()), ("squares", squares)];
                self.format("fault-must-prefer", &values)
            }
            Fault::CaptureNotFinished(..) => among("fault-capture-not-finished"),
            Fault::MustLandToGoOn(_) => among("fault-must-land-to-go-on"),
            Fault::MenDoNotMoveBack => self.get("fault-men-do-not-move-back"),
            Fault::MenDoNotCaptureBack => self.get("fault-men-do-not-capture-back"),
            Fault::MenDoNotTakeKings => self.get("fault-men-do-not-take-kings"),
            // Where the text does not say how far, no article stands behind it.
            Fault::ManMovesOneStep if !says_how_far_men_move(rules) => {
                return self.get("fault-man-moves-one-step");
            }
            Fault::ManMovesOneStep => self.get("fault-man-moves-one-step"),
            Fault::KingMovesOneStep => self.get("fault-king-moves-one-step"),
            Fault::KingCapturesNearby => self.get("fault-king-captures-nearby"),
            Fault::MustLandBehind(_) => at("fault-must-land-behind"),
            Fault::NotCrownedInPassing => self.get("fault-not-crowned-in-passing"),
            Fault::CrowningEndsMove => self.get("fault-crowning-ends-move"),
            Fault::CapturedPiecesStay => self.get("fault-captured-pieces-stay"),
            Fault::KingMustRest(_) => {
                let values = [("square", squares.into()), ("count", rules.king_walk.into())];
                self.with("fault-king-must-rest", &values)
            }
            Fault::NotOnALine(_) => self.get("fault-not-on-a-line"),
            Fault::OwnPieceInTheWay(..) => at("fault-own-piece-in-the-way"),
            Fault::NoRoomBehind(..) => at("fault-no-room-behind"),
            _ => self.get("fault-no-such-way"),
        };
        self.with_article(&sentence, fault.article(rules), rules)
    }

    /// What might surprise about a legal move, with the article.
    #[must_use]
    pub fn remark(&self, remark: Remark, rules: &Ruleset) -> String {
        let sentence = match remark {
            Remark::CaptureWasDue => self.get("remark-capture-was-due"),
            Remark::CapturedBackward => self.get("remark-captured-backward"),
            Remark::KingFlew => {
                self.format("remark-king-flew", &[("landing", landing_word(rules))])
            }
            Remark::Crowned => self.get("remark-crowned"),
            Remark::CrownedInPassing => self.get("remark-crowned-in-passing"),
            Remark::PassedFarRow => self.get("remark-passed-far-row"),
            Remark::CrowningEndedMove => self.get("remark-crowning-ended-move"),
            Remark::TookTheMost(count) => self.format("remark-took-the-most", &[("count", count)]),
            Remark::FreeChoice => self.get("remark-free-choice"),
            Remark::RoundTrip => self.get("remark-round-trip"),
            _ => return String::new(),
        };
        self.with_article(&sentence, remark.article(rules), rules)
    }

    /// Why a move that takes nothing is allowed, with the articles.
    #[must_use]
    pub fn quiet_move(&self, role: Role, had_capture: bool, rules: &Ruleset) -> String {
        let topic = if role == Role::King { Topic::KingMove } else { Topic::ManMove };
        let moved = self.with_article(&self.rule(topic, rules), rules.article(topic), rules);
        let free = match (had_capture, rules.enforcement.makes_capturing_optional()) {
            (true, true) => self.get("remark-capture-declined"),
            (false, false) => self.get("remark-nothing-to-capture"),
            _ => return moved,
        };
        let free = self.with_article(&free, rules.article(Topic::Compulsory), rules);
        format!("{moved} {free}")
    }

    /// Why an action is refused, with the article if there is one.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, rules: &Ruleset) -> String {
        self.refusal_naming(refusal, rules, &|sq| sq.to_string())
    }

    /// The same for readers who name squares otherwise.
    #[must_use]
    pub fn refusal_naming(
        &self,
        refusal: &Refusal,
        rules: &Ruleset,
        name: &SquareNames<'_>,
    ) -> String {
        let at = |id| self.format(id, &[("square", list(refusal.squares(), name))]);
        let sentence = match refusal {
            Refusal::Illegal(fault) => return self.fault_naming(fault, rules, name),
            Refusal::GameOver => self.get("refusal-game-over"),
            Refusal::NotYourTurn => self.get("refusal-not-your-turn"),
            Refusal::TouchedPieceMustMove(_) => at("refusal-touched-piece-must-move"),
            Refusal::NotYourPiece(_) => at("fault-not-your-piece"),
            Refusal::AdjustBeforeTouching(_) => at("refusal-adjust-before-touching"),
            Refusal::NothingToHuff => self.get("refusal-nothing-to-huff"),
            Refusal::NoHuffing => self.get("refusal-no-huffing"),
            Refusal::NothingToDemand => self.get("refusal-nothing-to-demand"),
            Refusal::NoDemanding => self.get("refusal-no-demanding"),
            Refusal::NothingToLetStand => self.get("refusal-nothing-to-let-stand"),
            Refusal::AlreadyOffered => self.get("refusal-already-offered"),
            Refusal::NoOffer => self.get("refusal-no-offer"),
            Refusal::NothingToClaim => self.get("refusal-nothing-to-claim"),
            _ => refusal.to_string(),
        };
        match refusal.article(rules) {
            Some(article) => self.with_article(&sentence, article, rules),
            None => sentence,
        }
    }

    /// How a game ended, with the article.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome, rules: &Ruleset) -> String {
        let sentence = match outcome {
            Outcome::Win { winner, by } => self.win(winner, by, rules),
            Outcome::Draw(reason) => self.get(match reason {
                DrawReason::Agreed => "outcome-draw-agreed",
                DrawReason::Position3 => "outcome-draw-position3",
                DrawReason::Same3 => "outcome-draw-same3",
                DrawReason::Return2 => "outcome-draw-return2",
                DrawReason::Return3 => "outcome-draw-return3",
                DrawReason::NoProgress => "outcome-draw-no-progress",
                DrawReason::FewKings => "outcome-draw-few-kings",
                DrawReason::Ending => "outcome-draw-ending",
            }),
        };
        match outcome.article(rules) {
            damier_rules::Article::Practice => sentence,
            article => self.with_article(&sentence, article, rules),
        }
    }

    fn win(&self, winner: Color, by: WinReason, rules: &Ruleset) -> String {
        let loser_wins = rules.goal == Goal::Lose;
        let id = match by {
            WinReason::NoPieces if loser_wins => "outcome-rid-of-pieces",
            WinReason::Blocked if loser_wins => "outcome-cannot-move",
            WinReason::NoPieces => "outcome-no-pieces",
            WinReason::Blocked => "outcome-blocked",
            WinReason::Crowned => "outcome-crowned",
            WinReason::Resigned => "outcome-resigned",
            WinReason::Timeout => "outcome-timeout",
        };
        let values = [("winner", self.color(winner, rules)), ("loser", self.color(!winner, rules))];
        self.format(id, &values)
    }

    /// Why a text does not read as a move.
    #[must_use]
    pub fn unreadable_move(&self, error: &ParseMoveError, text: &str) -> String {
        match error {
            ParseMoveError::NoSuchSquare(name) => {
                self.format("attempt-no-such-square", &[("square", name.as_str())])
            }
            ParseMoveError::SquareCount => self.get("attempt-too-few-squares"),
            _ => self.format("attempt-unreadable", &[("text", text)]),
        }
    }

    /// Why a FEN gives no position: everything that is wrong with it.
    #[must_use]
    pub fn fen_error(&self, error: &FenError, rules: &Ruleset) -> String {
        let error = match error {
            FenError::Text(error) => error,
            FenError::Setup(errors) => return self.setup_errors(errors, rules).join(" "),
        };
        let problem = self.get(match error.problem {
            FenProblem::TooLong => "fen-too-long",
            FenProblem::Turn => "fen-turn",
            FenProblem::Color => "fen-color",
            FenProblem::ColorTwice => "fen-color-twice",
            FenProblem::Range => "fen-range",
            FenProblem::Ghost => "fen-ghost",
            FenProblem::Tail => "fen-tail",
            _ => "fen-square",
        });
        let values = [("at", (error.offset + 1).to_string()), ("problem", problem)];
        self.format("fen-at", &values)
    }

    /// Everything that is wrong with a position that somebody set up.
    #[must_use]
    pub fn setup_errors(&self, errors: &SetupErrors, rules: &Ruleset) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut when = |holds: bool, id| {
            if holds {
                sentences.push(self.get(id));
            }
        };
        when(errors.no_turn, "setup-no-turn");
        when(errors.no_pieces, "setup-no-pieces");
        when(errors.no_such_walk, "setup-no-such-walk");
        when(errors.too_complex, "setup-too-complex");
        let numbers: Vec<String> = errors.off_board.iter().map(ToString::to_string).collect();
        let lists = [
            ("setup-off-board", numbers.join(", ")),
            ("setup-shared", list(&errors.shared, &|sq| sq.to_string())),
            ("setup-uncrowned", list(&errors.uncrowned, &|sq| sq.to_string())),
        ];
        for (id, squares) in lists.into_iter().filter(|(_, squares)| !squares.is_empty()) {
            sentences.push(self.format(id, &[("squares", squares)]));
        }
        for color in Color::ALL {
            if let Some(count) = errors.too_many[color] {
                let values = [
                    ("color", self.color(color, rules)),
                    ("count", count.to_string()),
                    ("most", rules.men().to_string()),
                ];
                sentences.push(self.format("setup-too-many", &values));
            }
        }
        sentences
    }
}

pub(crate) const fn criterion_key(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Count => "count",
        Criterion::Kings => "kings",
        Criterion::WithKing => "with-king",
        Criterion::FirstKing => "first-king",
        Criterion::FrisianValue => "frisian",
    }
}

fn says_how_far_men_move(rules: &Ruleset) -> bool {
    rules.base.variant().text.is_none_or(|text| text.says_how_far_men_move)
}
