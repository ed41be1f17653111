//! First steps: a course of small lessons, each a few tasks on a board.
//!
//! The positions follow from the rules, so that every game teaches what it
//! really does: men that capture backward or not, kings that fly or not.

use damier_contract::{FirstSteps, Lesson, ProblemKind, Step, Task, Then};
use damier_rules::variants::Variant;
use damier_rules::{
    CaptureAxes, Color, Criterion, Enforcement, Event, FewKings, Game, Goal, KingLanding,
    KingRange, ManCaptures, ManTakesKing, Position, Promotion, Repetition, Ruleset, Touch,
    editions, variants,
};

use crate::leaflet::renumber;
use crate::problem::Problem;

/// The games that have a course.
pub const TAUGHT: [&str; N_TAUGHT] = {
    let mut taught = [""; N_TAUGHT];
    let (mut i, mut n) = (0, 0);
    while i < variants::ALL.len() {
        if has_course(&variants::ALL[i]) {
            taught[n] = variants::ALL[i].id;
            n += 1;
        }
        i += 1;
    }
    taught
};

const N_TAUGHT: usize = {
    let (mut i, mut n) = (0, 0);
    while i < variants::ALL.len() {
        n += has_course(&variants::ALL[i]) as usize;
        i += 1;
    }
    n
};

/// Whether there is a course in a game: where the aim is to capture.
pub(crate) const fn has_course(variant: &Variant) -> bool {
    matches!(variant.rules.goal, Goal::Capture)
}

/// How steps are put together.
trait StepWords: Sized {
    fn answered(self, replies: &[&str]) -> Self;
    fn then(self, said: &'static str, line: &'static str) -> Self;
}

impl StepWords for Step {
    fn answered(self, replies: &[&str]) -> Step {
        Step { replies: replies.iter().map(|&reply| reply.to_owned()).collect(), ..self }
    }

    fn then(self, said: &'static str, line: &'static str) -> Step {
        Step { then: Some(Then { said, line }), ..self }
    }
}

/// A step that one thing solves.
fn one(accept: impl Into<String>) -> Step {
    Step { accept: vec![accept.into()], ..Step::default() }
}

/// A step that whatever the rules allow solves.
fn anything() -> Step {
    Step::default()
}

/// The course of an edition or of a ruleset.
pub(crate) fn course(id: &str) -> Result<FirstSteps, Problem> {
    let edition = editions::find(id).map(|edition| edition.base.variant());
    let variant = variants::find(id).or(edition).filter(|variant| has_course(variant));
    let nothing = || Problem::new(ProblemKind::Nothing, format!("there is no course in {id:?}"));
    let variant = variant.ok_or_else(nothing)?;
    Ok(FirstSteps { game: variant.id, lessons: Teacher::new(variant.rules).lessons() })
}

/// Knows the rules, and has a board of 100 or of 64 squares.
struct Teacher {
    rules: Ruleset,
    is_big: bool,
}

impl Teacher {
    fn new(rules: Ruleset) -> Teacher {
        Teacher { rules, is_big: rules.board.size() == 10 }
    }

    fn lessons(&self) -> Vec<Lesson> {
        let failing = self.failing();
        let lessons = [
            ("step-move", self.moving()),
            ("step-capture", self.capturing()),
            ("step-must", self.must()),
            (if self.counts() { "step-most" } else { "step-choice" }, self.most()),
            ("step-king", self.king()),
            ("step-crown", self.crown()),
            ("step-failing", failing),
            ("step-end", self.end()),
            ("step-draw", self.draw()),
            ("step-shot", self.shot()),
        ];
        let lessons = lessons.map(|(title, mut tasks)| {
            // Not every task has a position on either size of board.
            tasks.retain(|task| !task.start.is_empty());
            Lesson { title, tasks }
        });
        lessons.into_iter().filter(|lesson| !lesson.tasks.is_empty()).collect()
    }

    /// Whether a capture of more men goes before one of fewer.
    fn counts(&self) -> bool {
        let first = self.rules.precedence.criteria().next();
        matches!(first, Some(Criterion::Count | Criterion::FrisianValue))
    }

    /// A text about squares of the boards below, on the board of this game.
    fn on_board(&self, text: &str) -> String {
        renumber::on_board(text, self.rules.board)
    }

    fn flies(&self) -> bool {
        self.rules.king_range == KingRange::Flying
    }

    /// A task with a position for each size of board. One of `accept` solves
    /// it, or anything legal.
    fn task(&self, line: &'static str, [big, small]: [&str; 2], accept: [&[&str]; 2]) -> Task {
        let accept = if self.is_big { accept[0] } else { accept[1] };
        let start = self.on_board(if self.is_big { big } else { small });
        let rules = self.rules.friendly();
        let full = |text: &&str| full_text(&rules, &start, &self.on_board(text));
        Task {
            line,
            rules: rules.to_string(),
            start: start.clone(),
            entries: Vec::new(),
            steps: vec![Step { accept: accept.iter().map(full).collect(), ..Step::default() }],
        }
    }

    fn moving(&self) -> Vec<Task> {
        vec![
            self.task("step-line-move", ["W:W32:B1", "W:W22:B1"], ANYTHING),
            self.task("step-line-move-any", ["W:W28,32,37:B5", "W:W17,22,26:B3"], ANYTHING),
        ]
    }

    fn capturing(&self) -> Vec<Task> {
        let goes_back = self.rules.man_captures == ManCaptures::Everywhere;
        let backward = if goes_back { "step-line-capture-back" } else { "step-line-no-back" };
        let mut tasks = vec![
            self.task("step-line-capture", ["W:W32:B5,28", "W:W22:B4,18"], ANYTHING),
            self.task("step-line-capture-two", ["W:W32:B5,18,28", "W:W30:B4,18,26"], ANYTHING),
            self.task(backward, ["W:W23:B5,29", "W:W18:B4,23"], ANYTHING),
        ];
        if self.rules.capture_axes == CaptureAxes::All {
            tasks.push(self.task("step-line-capture-across", ["W:W32:B5,33", ""], ANYTHING));
        }
        if self.rules.man_takes_king == ManTakesKing::No {
            tasks.push(self.task("step-line-not-the-king", ["", "W:W22,31:B4,K18"], ANYTHING));
        }
        tasks
    }

    fn must(&self) -> Vec<Task> {
        vec![
            self.task("step-line-must", ["W:W32,46:B5,28", "W:W22,32:B4,18"], ANYTHING),
            self.task("step-line-must", ["W:W31,35,47:B5,27", "W:W20,21,31:B4,17"], ANYTHING),
        ]
    }

    fn most(&self) -> Vec<Task> {
        let line = if self.counts() { "step-line-most" } else { "step-line-choice" };
        let mut tasks = vec![
            self.task(line, ["W:W31,43:B5,27,30,39", "W:W21,32:B4,17,19,27"], ANYTHING),
            self.task(line, ["W:W42:B5,29,37,38", "W:W31:B4,18,26,27"], ANYTHING),
        ];
        let criteria: Vec<Criterion> = self.rules.precedence.criteria().collect();
        match criteria.as_slice() {
            [Criterion::Count, Criterion::Kings, ..] => {
                let start = ["", "W:W21,23:B4,17,K18"];
                tasks.push(self.task("step-line-take-the-king", start, ANYTHING));
            }
            [Criterion::WithKing, ..] | [_, Criterion::WithKing, ..] => {
                let start = ["W:WK46,26:B5,21,28", "W:WK25,20:B4,16,22"];
                tasks.push(self.task("step-line-king-first", start, ANYTHING));
            }
            _ => {}
        }
        tasks
    }

    fn king(&self) -> Vec<Task> {
        if self.flies() {
            let mut tasks = vec![
                self.task("step-line-king-far", ["W:WK46:B6", "W:WK29:B5"], [&["46-5"], &["29-4"]]),
                self.task("step-line-king-take-far", ["W:WK46:B6,28", "W:WK29:B5,18"], ANYTHING),
                self.task("step-line-king-two", ["W:WK46:B6,28,29", "W:WK29:B5,18,19"], ANYTHING),
            ];
            if self.rules.king_landing == KingLanding::BehindKing {
                let start = ["W:WK46:B6,K28", "W:WK29:B5,K18"];
                tasks.push(self.task("step-line-right-behind", start, ANYTHING));
            }
            tasks
        } else {
            let back: [&[&str]; 2] = [&["28-32", "28-33"], &["18-22", "18-23"]];
            vec![
                self.task("step-line-king-near", ["W:WK28:B1", "W:WK18:B1"], back),
                self.task("step-line-king-take-back", ["W:WK28:B5,33", "W:WK18:B4,23"], ANYTHING),
                self.task("step-line-king-two", ["W:WK22:B5,28,39", "W:WK14:B4,18,26"], ANYTHING),
            ]
        }
    }

    fn crown(&self) -> Vec<Task> {
        let passing = match self.rules.promotion {
            Promotion::End => "step-line-pass-man",
            Promotion::Continue => "step-line-pass-king",
            Promotion::Stop => "step-line-pass-stop",
        };
        vec![
            self.task("step-line-crown", ["W:W7:B26", "W:W6:B16"], ANYTHING),
            self.task("step-line-crown-capture", ["W:W13:B9,26", "W:W11:B7,20"], ANYTHING),
            self.task(passing, ["W:W13:B7,8,26", "W:W11:B6,7,20"], ANYTHING),
        ]
    }

    /// What a player may do whose opponent failed to capture, and what the
    /// opponent may do.
    fn failing(&self) -> Vec<Task> {
        let enforcement = self.rules.enforcement;
        let Failure { guilty, capture, answer, .. } = self.failure();
        let huff = || {
            let huff = one(format!("huff {guilty}"));
            vec![huff.then("step-huffed", "step-line-huffed"), anything()]
        };
        let demand = || one("demand").answered(&[capture]);
        let mut tasks = Vec::new();
        if enforcement.allows_huff() {
            tasks.push(self.failed("step-line-huff", huff()));
            tasks.push(self.failed_among_two("step-line-huff-which", huff()));
            tasks.push(self.forgetting());
        }
        if enforcement.allows_demand() {
            tasks.push(self.failed("step-line-demand", vec![demand()]));
            let point = one(format!("point {guilty}"));
            let point = point.then("step-pointed", "step-line-pointed");
            tasks.push(self.failed_among_two("step-line-demand-which", vec![point, demand()]));
        }
        if enforcement == Enforcement::Withdraw {
            // Or a better answer than to have it taken back.
            tasks.push(self.failed("step-line-let-stand", vec![one(answer)]));
            tasks.push(self.forgetting());
        }
        tasks
    }

    const fn failure(&self) -> Failure {
        if self.is_big { FAILURE_ON_100 } else { FAILURE_ON_64 }
    }

    /// The opponent has just failed to capture.
    fn failed(&self, line: &'static str, steps: Vec<Step>) -> Task {
        let Failure { start, quiet, .. } = self.failure();
        self.by_leaflet(line, start, vec![format!("black {quiet}")], steps)
    }

    /// The same where another man seems to have failed as well.
    fn failed_among_two(&self, line: &'static str, steps: Vec<Step>) -> Task {
        let Failure { among_two, quiet, .. } = self.failure();
        self.by_leaflet(line, among_two, vec![format!("black {quiet}")], steps)
    }

    /// The learner fails to capture, and sees what becomes of it.
    fn forgetting(&self) -> Task {
        let Failure { forgetting, forgets, huffs, answer, reminded, .. } = self.failure();
        let forget = one(forgets);
        let steps = if self.rules.enforcement.allows_huff() {
            let forget = forget.answered(&huffs).then("step-was-huffed", "step-line-remember");
            vec![forget, one(reminded)]
        } else {
            let forget = forget.answered(&["demand"]);
            vec![forget.then("step-was-demanded", "step-line-obey"), one(answer)]
        };
        self.by_leaflet("step-line-forget", forgetting, Vec::new(), steps)
    }

    /// A task where captures can be missed, as the leaflet has it.
    fn by_leaflet(
        &self,
        line: &'static str,
        start: &str,
        entries: Vec<String>,
        steps: Vec<Step>,
    ) -> Task {
        let rules = Ruleset { touch: Touch::Free, ..self.rules }.to_string();
        Task { line, rules, start: start.to_owned(), entries, steps }
    }

    fn end(&self) -> Vec<Task> {
        let shut: [&[&str]; 2] = [&["16-11"], &["20-16"]];
        vec![
            self.task("step-line-last", ["W:W32:B28", "W:W22:B18"], ANYTHING),
            self.task("step-line-block", ["W:W16,17:B6", "W:W19,20:B12"], shut),
        ]
    }

    fn draw(&self) -> Vec<Task> {
        let mut tasks = Vec::new();
        if self.rules.repetition != Repetition::None {
            tasks.extend(self.back_and_forth());
        }
        if self.rules.few_kings == FewKings::Claim {
            let mut task =
                self.task("step-line-claim", ["W:WK47:BK1,K5", "W:WK30:BK1,K3"], ANYTHING);
            task.steps = vec![one("claim")];
            tasks.push(task);
        }
        let mut agree =
            self.task("step-line-agree", ["W:WK47,50:BK1,6", "W:WK30,32:BK1,5"], ANYTHING);
        agree.steps = vec![one("offer").answered(&["accept"])];
        tasks.push(agree);
        tasks
    }

    /// Two kings go back and forth until it is a draw: the learner has the
    /// last word.
    fn back_and_forth(&self) -> Option<Task> {
        let rules = self.rules.friendly();
        let squares = if self.is_big { [[47, 41], [1, 6]] } else { [[30, 25], [1, 5]] };
        let [white, black] =
            squares.map(|pair| pair.map(|number| renumber::square(number, self.rules.board)));
        [Color::Black, Color::White].into_iter().find_map(|first| {
            let start = format!("{}:WK{}:BK{}", first.letter(), white[0], black[0]);
            let mut game = Game::from_position(rules, Position::from_fen(&start, &rules).ok()?);
            let mut entries: Vec<String> = Vec::new();
            for ply in 0..40 {
                let turn = game.position().turn();
                let [at, other] = if turn == Color::White { white } else { black };
                let (from, to) = if ply / 2 % 2 == 0 { (at, other) } else { (other, at) };
                let line = format!("{turn} {from}-{to}");
                let Some(Event::Did { action, .. }) = Event::parse(&line, rules.board) else {
                    return None;
                };
                game.apply(turn, action).ok()?;
                let is_drawn = game.outcome().is_some();
                if is_drawn && turn == Color::White {
                    let last = one(format!("{from}-{to}"));
                    return Some(self.ending("step-line-repeat", start, entries, last));
                }
                entries.push(line);
                let may_claim = game.claimable_draw().is_some();
                if may_claim && game.position().turn() == Color::White {
                    let claim = one("claim");
                    return Some(self.ending("step-line-claim-again", start, entries, claim));
                }
                if is_drawn {
                    return None;
                }
            }
            None
        })
    }

    fn ending(&self, line: &'static str, start: String, entries: Vec<String>, step: Step) -> Task {
        let rules = self.rules.friendly().to_string();
        Task { line, rules, start, entries, steps: vec![step] }
    }

    /// A man is given, and more are taken.
    fn shot(&self) -> Vec<Task> {
        let shots = if self.rules.capture_axes == CaptureAxes::All {
            [
                ("W:W26,27,40:B8,18,23", ["27-22", "18x27", "26x19"]),
                ("W:W40,45,48,49:B3,6,10,15,33,36", ["40-34", "33x35", "45x14"]),
            ]
        } else if self.is_big {
            [
                ("W:W32,37,41,50:B6,21,33,34", ["32-27", "21x32", "37x30"]),
                ("W:W26,31,41,43,45:B11,15,18,23,32", ["31-27", "32x21", "26x6"]),
            ]
        } else {
            [
                ("W:W12,25,27,30:B7,9,17,18", ["25-22", "17x26", "30x5"]),
                ("W:W18,20,28,30:B7,11,16,17", ["18-15", "11x18", "20x2"]),
            ]
        };
        shots.into_iter().filter_map(|(start, moves)| self.line(start, moves)).collect()
    }

    fn line(&self, start: &str, moves: [&str; 3]) -> Option<Task> {
        let rules = self.rules.friendly();
        let start = self.on_board(start);
        let mut pos = Position::from_fen(&start, &rules).ok()?;
        let mut full: Vec<String> = Vec::new();
        for text in moves {
            let m = pos.parse_move(&rules, &self.on_board(text)).ok()?;
            full.push(m.to_string());
            pos.play(&rules, m).ok()?;
        }
        let [give, reply, take] = full.try_into().ok()?;
        let steps = vec![one(give).answered(&[&reply]), one(take)];
        let rules = rules.to_string();
        Some(Task { line: "step-line-shot", rules, start, entries: Vec::new(), steps })
    }
}

/// Positions in which a capture is missed, where the near left corner is
/// played on.
struct Failure {
    /// Black can capture, and plays `quiet` instead.
    start: &'static str,
    quiet: &'static str,
    /// The same where a second man meets one of White's that is covered.
    among_two: &'static str,
    /// The man that should have captured, and how.
    guilty: u32,
    capture: &'static str,
    /// How White captures it instead.
    answer: &'static str,
    /// White can capture in the same way, and plays `forgets` instead.
    forgetting: &'static str,
    forgets: &'static str,
    /// Black huffs the man, and moves on to where White can capture again.
    huffs: [&'static str; 2],
    reminded: &'static str,
}

const FAILURE_ON_100: Failure = Failure {
    start: "B:W32,50:B5,28",
    quiet: "5-10",
    among_two: "B:W32,34,40:B5,23,28,29",
    guilty: 28,
    capture: "28x37{32}",
    answer: "32x23{28}",
    forgetting: "W:W32,39,46:B5,28",
    forgets: "46-41",
    huffs: ["huff 32", "28-33"],
    reminded: "39x28{33}",
};

const FAILURE_ON_64: Failure = Failure {
    start: "B:W22,32:B4,18",
    quiet: "4-8",
    among_two: "B:W22,24,28:B4,15,18,19",
    guilty: 18,
    capture: "18x25{22}",
    answer: "22x15{18}",
    forgetting: "W:W22,27,29:B4,18",
    forgets: "29-25",
    huffs: ["huff 22", "18-23"],
    reminded: "27x18{23}",
};

/// Whatever the rules allow.
const ANYTHING: [&[&str]; 2] = [&[], &[]];

/// What a log calls a move of this position; the text as it is if it is none.
fn full_text(rules: &Ruleset, start: &str, text: &str) -> String {
    let pos = Position::from_fen(start, rules).ok();
    let found = pos.and_then(|pos| pos.parse_move(rules, text).ok());
    found.map_or_else(|| text.to_owned(), |m| m.to_string())
}
