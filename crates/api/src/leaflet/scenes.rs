//! The positions that show what an article means: set up so that there is
//! something right to play, and something that the referee refuses.

use damier_rules::leaflets::Figure;
use damier_rules::{Color, Goal, KingRange, Position, Precedence, Ruleset, Topic};

use super::stages;
use crate::leaflet::renumber::{on_board, renumbered};

/// A position with something to try in it.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// The message that says what is to be seen.
    pub(super) caption: &'static str,
    /// The leaflet's diagram that it is an example for, if there is one.
    pub(super) figure: Option<Figure>,
    /// The rules it is played by.
    pub(super) rules: Ruleset,
    /// Where it starts; the usual start if left out.
    pub(super) start: Option<String>,
    /// What happened since, as lines of a log.
    pub(super) before: Vec<String>,
    /// What to do; any legal move if there is nothing in it.
    pub(super) solution: Vec<String>,
    /// What to try besides: what of it is refused, the referee decides.
    pub(super) tries: Vec<String>,
}

/// A position with moves to try, as text.
type Drawing = (&'static str, &'static str);

/// One drawing of a scene for each size of board.
struct Sketch {
    topic: Topic,
    caption: &'static str,
    /// Which games it says something about.
    suits: fn(&Ruleset) -> bool,
    /// On 10×10 squares.
    ten: Option<Drawing>,
    /// On 8×8 squares.
    eight: Option<Drawing>,
    /// The one move that solves it on 10×10 and on 8×8 squares; any legal move if
    /// left out.
    solution: Option<[&'static str; 2]>,
}

const fn sketch(topic: Topic, caption: &'static str, ten: Drawing, eight: Drawing) -> Sketch {
    Sketch { topic, caption, suits: any, ten: Some(ten), eight: Some(eight), solution: None }
}

fn any(_: &Ruleset) -> bool {
    true
}

fn has_flying_kings(rules: &Ruleset) -> bool {
    rules.king_range == KingRange::Flying
}

fn has_short_kings(rules: &Ruleset) -> bool {
    rules.king_range == KingRange::One
}

fn takes_the_most(rules: &Ruleset) -> bool {
    rules.precedence == Precedence::COUNT
}

static SKETCHES: [Sketch; 25] = [
    sketch(
        Topic::ManMove,
        "scene-man-move",
        ("W:W28:B1", "28-33 28-19"),
        ("W:W18:B1", "18-23 18-9"),
    ),
    sketch(
        Topic::ManCapture,
        "scene-capture-back",
        ("W:W22:B28", "22x33 22-17"),
        ("W:W14:B18", "14x23 14-9"),
    ),
    sketch(
        Topic::Jump,
        "scene-no-room",
        ("W:W28:B19,23", "28x14 28-23"),
        ("W:W18:B11,15", "18x8 18-15"),
    ),
    sketch(Topic::Promotion, "scene-crown", ("W:W7:B26", "7-12"), ("W:W6:B21", "6-10")),
    sketch(
        Topic::Promotion,
        "scene-crown-passing",
        ("B:W43,44:B38", "38x40 38x35 38x49"),
        ("W:W11:B6,7", "11x9 11x2 11x13"),
    ),
    Sketch {
        ten: None,
        ..sketch(Topic::Promotion, "scene-crown-and-far", ("", ""), ("W:W11:B7,9", "11x13 11x2"))
    },
    sketch(Topic::Promotion, "scene-crown-capture", ("W:W12:B8", "12-7"), ("W:W11:B7", "11-8")),
    sketch(
        Topic::Promotion,
        "scene-crown-chain",
        ("W:W23:B7,18", "23x12"),
        ("W:W18:B7,15", "18x11"),
    ),
    sketch(
        Topic::KingMove,
        "scene-king-move",
        ("W:WK28:B26", "28-6 28-18"),
        ("W:WK18:B12", "18-4 18-10"),
    ),
    sketch(
        Topic::KingCapture,
        "scene-king-capture",
        ("W:WK46:B28", "46x5 46-41"),
        ("W:WK29:B15", "29x4 29x11 29-25"),
    ),
    Sketch {
        suits: has_short_kings,
        ..sketch(
            Topic::KingCapture,
            "scene-king-four",
            ("W:WK28:B22,23,32,33", "28x6"),
            ("W:WK22:B17,18,25,26", "22x8"),
        )
    },
    sketch(
        Topic::KingCapture,
        "scene-king-no-room",
        ("W:WK32:B23,28", "32x19"),
        ("W:WK22:B15,18", "22x11"),
    ),
    Sketch {
        suits: has_flying_kings,
        ..sketch(
            Topic::KingFinish,
            "scene-king-line",
            ("W:WK46:B14,32", "46x28 46x5"),
            ("W:WK29:B11,22", "29x18 29x8"),
        )
    },
    Sketch {
        suits: has_flying_kings,
        ..sketch(
            Topic::KingFinish,
            "scene-king-turn",
            ("W:WK46:B32,40", "46x28 46x45"),
            ("W:WK29:B22,24", "29x18 29x28"),
        )
    },
    sketch(
        Topic::Compulsory,
        "scene-compulsory",
        ("W:W28,37:B1,23", "37-31"),
        ("W:W26,31:B1,23", "31-27"),
    ),
    sketch(
        Topic::Finish,
        "scene-finish",
        ("W:W48:B23,32,42", "48x37 48x19"),
        ("W:W26:B15,23", "26x19 26x10"),
    ),
    Sketch {
        suits: has_flying_kings,
        ..sketch(
            Topic::Removal,
            "scene-removal",
            ("W:WK20:B12,14,22,23", "20x5 20x19"),
            ("W:WK15:B11,22", "15x25x8 15x8"),
        )
    },
    Sketch {
        suits: has_short_kings,
        ..sketch(
            Topic::Removal,
            "scene-finish",
            ("W:WK32:B17,18,27,28", "32x21"),
            ("W:WK22:B9,10,17,18", "22x13"),
        )
    },
    sketch(
        Topic::Precedence,
        "scene-most",
        ("W:W24,48:B19,32,42", "24x13 48x28"),
        ("W:W26:B15,22,23", "26x17 26x10 26x19"),
    ),
    Sketch {
        suits: takes_the_most,
        eight: None,
        ..sketch(
            Topic::Precedence,
            "scene-most-kings",
            ("B:W23,34,44,K22,K31:B18", "18x36 18x49"),
            ("", ""),
        )
    },
    Sketch {
        suits: |rules| has_flying_kings(rules) && takes_the_most(rules),
        ..sketch(
            Topic::Precedence,
            "scene-equal",
            ("W:W33,K36:B13,28", "33x22 36x9 33-29"),
            ("W:W22,K1:B10,17", "22x13 1x15 22-18"),
        )
    },
    Sketch {
        suits: |rules| rules.goal == Goal::Capture,
        solution: Some(["22-27", "10-14"]),
        ..sketch(Topic::Win, "scene-blocked", ("B:W36:B22,31", ""), ("B:W21:B10,13,17", ""))
    },
    Sketch {
        suits: |rules| rules.goal == Goal::Capture,
        ..sketch(Topic::Win, "scene-last-piece", ("W:W28:B23", ""), ("W:W18:B14", ""))
    },
    Sketch {
        suits: |rules| rules.goal == Goal::Crown,
        ..sketch(Topic::Win, "scene-crown-wins", ("W:W7:B26", ""), ("W:W6:B21", ""))
    },
    Sketch {
        suits: |rules| rules.goal == Goal::Lose,
        ..sketch(Topic::Win, "scene-give-away", ("W:W28:B17", ""), ("W:W18:B9", ""))
    },
];

/// What can be shown of one topic under these rules.
pub(super) fn of(topic: Topic, rules: &Ruleset) -> Vec<Scene> {
    let mut scenes: Vec<Scene> = SKETCHES
        .iter()
        .filter(|sketch| sketch.place(rules) == topic && (sketch.suits)(rules))
        .filter_map(|sketch| drawn(sketch, rules))
        .collect();
    scenes.extend(stages::of(topic, rules));
    scenes
}

impl Scene {
    pub(super) fn new(caption: &'static str, rules: Ruleset) -> Scene {
        Scene {
            caption,
            figure: None,
            rules,
            start: None,
            before: Vec::new(),
            solution: Vec::new(),
            tries: Vec::new(),
        }
    }

    /// A position that nobody drew.
    pub(super) fn found(start: String, rules: Ruleset) -> Scene {
        Scene { start: Some(start), ..Scene::new("scene-found", rules.friendly()) }
    }

    pub(super) fn from(mut self, start: &str) -> Scene {
        self.start = Some(start.to_owned());
        self
    }

    pub(super) fn after(mut self, line: &str) -> Scene {
        self.before.push(line.to_owned());
        self
    }
}

fn drawn(sketch: &Sketch, rules: &Ruleset) -> Option<Scene> {
    let is_big = rules.board.size() == 10;
    let (start, tries) = if is_big { sketch.ten? } else { sketch.eight? };
    let mut scene = Scene::new(sketch.caption, rules.friendly());
    scene.figure = figure(sketch.topic, sketch.caption, rules);
    let is_black = scene.figure.is_some_and(|figure| figure.color == Color::Black);
    let place = |text: &str| {
        let text = on_board(text, rules.board);
        if is_black { turned(&text, rules.board.size().pow(2) / 2) } else { text }
    };
    let solution = sketch.solution.map(|[ten, eight]| place(if is_big { ten } else { eight }));
    scene.solution = solution.into_iter().collect();
    scene.tries = place(tries).split_whitespace().map(str::to_owned).collect();
    let start = place(start);
    Position::from_fen(&start, rules).ok()?;
    Some(scene.from(&start))
}

/// The diagram of the game's leaflet that a scene is an example for.
pub(super) fn figure(topic: Topic, scene: &str, rules: &Ruleset) -> Option<Figure> {
    rules.base.variant().text?.figure(topic, scene)
}

impl Sketch {
    /// The topic that it is shown with.
    fn place(&self, rules: &Ruleset) -> Topic {
        match self.topic {
            Topic::Jump if !rules.base.variant().articles.has_jump_apart() => Topic::ManCapture,
            topic => topic,
        }
    }
}

/// The same position seen from the other side, with the colors swapped.
fn turned(text: &str, squares: u32) -> String {
    let swapped: String = text
        .chars()
        .map(|c| match c {
            'W' => 'B',
            'B' => 'W',
            c => c,
        })
        .collect();
    renumbered(&swapped, |n| squares + 1 - n)
}
