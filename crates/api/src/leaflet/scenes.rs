//! The positions that show what an article means: set up so that there is
//! something right to play, and something that the referee refuses.

use damier_rules::variants::Base;
use damier_rules::{
    Color, Corner, Enforcement, FewKings, Game, Goal, KingRange, Position, Precedence, Repetition,
    Ruleset, Topic, Touch, Verdict,
};

/// A position with something to try in it.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// The message that says what is to be seen.
    pub(super) caption: &'static str,
    /// The number of the leaflet's own diagram, if this is one.
    pub(super) figure: Option<&'static str>,
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
    /// The leaflets that print it, and under which number.
    figures: &'static [(Base, &'static str)],
}

const fn sketch(topic: Topic, caption: &'static str, ten: Drawing, eight: Drawing) -> Sketch {
    Sketch { topic, caption, suits: any, ten: Some(ten), eight: Some(eight), figures: &[] }
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

static SKETCHES: [Sketch; 22] = [
    sketch(
        Topic::ManMove,
        "scene-man-move",
        ("W:W28:B1", "28-33 28-19"),
        ("W:W18:B1", "18-23 18-9"),
    ),
    Sketch {
        figures: &[(Base::Danish, "1")],
        ..sketch(
            Topic::ManCapture,
            "scene-capture-back",
            ("W:W22:B28", "22x33 22-17"),
            ("W:W14:B18", "14x23 14-9"),
        )
    },
    sketch(
        Topic::ManCapture,
        "scene-no-room",
        ("W:W28:B19,23", "28x14 28-23"),
        ("W:W18:B11,15", "18x8 18-15"),
    ),
    sketch(Topic::Promotion, "scene-crown", ("W:W7:B26", "7-12"), ("W:W6:B21", "6-10")),
    Sketch {
        figures: &[
            (Base::Jumbo, "1"),
            (Base::JumboFr, "1"),
            (Base::Norwegian, "1"),
            (Base::Finnish, "1"),
        ],
        ..sketch(
            Topic::Promotion,
            "scene-crown-passing",
            ("B:W43,44:B38", "38x40 38x35 38x49"),
            ("W:W11:B6,7", "11x9 11x2 11x13"),
        )
    },
    Sketch {
        ten: None,
        ..sketch(Topic::Promotion, "scene-crown-and-far", ("", ""), ("W:W11:B7,9", "11x13 11x2"))
    },
    Sketch {
        figures: &[(Base::Jumbo, "1"), (Base::Finnish, "1")],
        ..sketch(
            Topic::Promotion,
            "scene-crown-capture",
            ("W:W12:B8", "12-7"),
            ("W:W11:B7", "11-8"),
        )
    },
    Sketch {
        figures: &[(Base::English, "2")],
        ..sketch(
            Topic::Promotion,
            "scene-crown-chain",
            ("W:W23:B7,18", "23x12"),
            ("W:W18:B7,15", "18x11"),
        )
    },
    Sketch {
        figures: &[(Base::Danish, "2")],
        ..sketch(
            Topic::KingMove,
            "scene-king-move",
            ("W:WK28:B26", "28-6 28-18"),
            ("W:WK18:B12", "18-4 18-10"),
        )
    },
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
        figures: &[(Base::Jumbo, "3"), (Base::JumboFr, "3"), (Base::Finnish, "3")],
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
    Sketch {
        figures: &[
            (Base::Jumbo, "2"),
            (Base::JumboFr, "2"),
            (Base::Norwegian, "2"),
            (Base::Finnish, "2"),
        ],
        ..sketch(
            Topic::Finish,
            "scene-finish",
            ("W:W48:B23,32,42", "48x37 48x19"),
            ("W:W26:B15,23", "26x19 26x10"),
        )
    },
    Sketch {
        suits: has_flying_kings,
        ..sketch(
            Topic::Removal,
            "scene-removal",
            ("W:WK20:B12,14,22,23", "20x5 20x19"),
            ("W:WK15:B11,22", "15x25x8 15x8"),
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
        figures: &[(Base::Djeco, "7")],
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
    sketch(Topic::Win, "scene-blocked", ("B:W36:B22,31", ""), ("B:W21:B10,13,17", "")),
    sketch(Topic::Win, "scene-last-piece", ("W:W28:B23", ""), ("W:W18:B14", "")),
];

/// What can be shown of one topic under these rules.
pub(super) fn of(topic: Topic, rules: &Ruleset) -> Vec<Scene> {
    let mut scenes: Vec<Scene> = SKETCHES
        .iter()
        .filter(|sketch| sketch.topic == topic && (sketch.suits)(rules))
        .filter_map(|sketch| drawn(sketch, rules))
        .collect();
    let staged = match topic {
        Topic::FirstMove => Some(first_move(rules)),
        Topic::Failing => failing(rules),
        Topic::Touch => touch(rules),
        Topic::Repetition => repetition(rules),
        Topic::NoProgress => no_progress(rules),
        Topic::FewPieces => few_pieces(rules),
        Topic::Agreement => Some(agreement(rules)),
        _ => None,
    };
    scenes.extend(staged);
    scenes
}

impl Scene {
    fn new(caption: &'static str, rules: Ruleset) -> Scene {
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

    fn from(mut self, start: &str) -> Scene {
        self.start = Some(start.to_owned());
        self
    }

    fn after(mut self, line: &str) -> Scene {
        self.before.push(line.to_owned());
        self
    }
}

fn drawn(sketch: &Sketch, rules: &Ruleset) -> Option<Scene> {
    let (start, tries) = if rules.board.size() == 10 { sketch.ten? } else { sketch.eight? };
    if sketch.topic == Topic::Win && rules.goal != Goal::Capture {
        return None;
    }
    let place = |text: &str| {
        let per_row = rules.board.size() / 2;
        let text = match rules.board.corner() {
            Corner::Left => text.to_owned(),
            Corner::Right => {
                renumbered(text, |n| (n - 1) / per_row * per_row + per_row - (n - 1) % per_row)
            }
        };
        // The French captions speak of black men and a black king.
        let is_black =
            rules.base == Base::JumboFr && matches!(sketch.figure(rules), Some("2" | "3"));
        if is_black { turned(&text, per_row * rules.board.size()) } else { text }
    };
    let mut scene = Scene::new(sketch.caption, rules.friendly()).from(&place(start));
    scene.figure = sketch.figure(rules);
    scene.tries = place(tries).split_whitespace().map(str::to_owned).collect();
    if sketch.caption == "scene-blocked" {
        let winning = if rules.board.size() == 10 { "22-27" } else { "10-14" };
        scene.solution = vec![place(winning)];
    }
    Position::from_fen(scene.start.as_deref()?, rules).ok()?;
    Some(scene)
}

impl Sketch {
    fn figure(&self, rules: &Ruleset) -> Option<&'static str> {
        self.figures.iter().find(|(base, _)| *base == rules.base).map(|(_, number)| *number)
    }
}

/// The same text with other square numbers.
fn renumbered(text: &str, number: impl Fn(u32) -> u32) -> String {
    let mut renumbered = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, digits) = rest.split_at(start);
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        renumbered.push_str(before);
        renumbered.push_str(
            &digits[..end].parse().map_or_else(|_| String::new(), |n| number(n).to_string()),
        );
        rest = &digits[end..];
    }
    renumbered + rest
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

/// One of these, by the size of the board.
fn sized(rules: &Ruleset, ten: &'static str, eight: &'static str) -> &'static str {
    if rules.board.size() == 10 { ten } else { eight }
}

fn first_move(rules: &Ruleset) -> Scene {
    let mut scene = Scene::new("scene-start", rules.friendly());
    if rules.base == Base::English {
        scene.figure = Some("1");
    }
    let start = Position::initial(rules);
    let waiting = start.passed();
    let theirs = waiting.legal_moves(rules).map(|moves| moves.to_vec()).unwrap_or_default();
    scene.tries = theirs.first().map(ToString::to_string).into_iter().collect();
    scene
}

fn failing(rules: &Ruleset) -> Option<Scene> {
    if rules.board.corner() == Corner::Right {
        return None;
    }
    let start = sized(rules, "W:W28,37:B1,23", "W:W26,31:B1,15,23");
    let missed = sized(rules, "37-31", "31-27");
    if rules.enforcement == Enforcement::Strict {
        let mut scene = Scene::new("scene-failing-strict", rules.friendly());
        scene.tries = vec![missed.to_owned()];
        return Some(scene.from(start));
    }
    let guilty = sized(rules, "huff 28", "huff 26");
    let innocent = sized(rules, "huff 31", "huff 27");
    let by_leaflet = Ruleset { touch: Touch::Free, ..*rules };
    let mut scene =
        Scene::new("scene-failing", by_leaflet).from(start).after(&format!("white {missed}"));
    if rules.enforcement.allows_huff() {
        scene.solution.push(guilty.to_owned());
    }
    if rules.enforcement.allows_demand() {
        scene.solution.push("demand".to_owned());
    }
    scene.tries = vec![innocent.to_owned()];
    Some(scene)
}

fn touch(rules: &Ruleset) -> Option<Scene> {
    if rules.board.corner() == Corner::Right {
        return None;
    }
    let caption = match rules.touch {
        Touch::Binding => "scene-touch",
        Touch::Free => "scene-touch-free",
    };
    let by_leaflet = Ruleset { enforcement: Enforcement::Strict, ..*rules };
    let mut scene = Scene::new(caption, by_leaflet)
        .from(sized(rules, "W:W31,32:B1", "W:W21,22:B1"))
        .after(sized(rules, "white touch 31", "white touch 21"));
    let other = sized(rules, "32-28", "22-18").to_owned();
    match rules.touch {
        Touch::Binding => scene.tries.push(other),
        Touch::Free => scene.solution.push(other),
    }
    Some(scene)
}

fn repetition(rules: &Ruleset) -> Option<Scene> {
    if rules.board.corner() == Corner::Right {
        return None;
    }
    // How many half-moves of the shuttle come before the one that ends it.
    let plies = match (rules.repetition, rules.repetition_verdict) {
        (Repetition::None, _) => 8,
        (Repetition::Position3, Verdict::Automatic) => 7,
        (Repetition::Position3, Verdict::Claim) => 8,
        (Repetition::Return2, Verdict::Automatic) => 6,
        (Repetition::Same3, Verdict::Automatic) => 8,
        (Repetition::Return3, Verdict::Automatic) => 10,
        _ => return None,
    };
    let caption = match (rules.repetition, rules.repetition_verdict) {
        (Repetition::None, _) => "scene-no-repetition",
        (_, Verdict::Automatic) => "scene-repetition",
        (_, Verdict::Claim) => "scene-repetition-claim",
    };
    let start = sized(rules, "W:WK47:BK4", "W:WK32:BK1");
    let shuttle = match rules.board.size() {
        10 => ["47-42", "4-9", "42-47", "9-4"],
        _ => ["32-28", "1-5", "28-32", "5-1"],
    };
    let mut scene = Scene::new(caption, rules.friendly()).from(start);
    for ply in 0..plies {
        let player = if ply % 2 == 0 { "white" } else { "black" };
        scene = scene.after(&format!("{player} {}", shuttle[ply % 4]));
    }
    scene.solution = vec![match rules.repetition_verdict {
        Verdict::Claim => "claim".to_owned(),
        Verdict::Automatic => shuttle[plies % 4].to_owned(),
    }];
    Some(scene)
}

/// One king's move before the draw for want of progress.
fn no_progress(rules: &Ruleset) -> Option<Scene> {
    if rules.no_progress == 0 || rules.board.corner() == Corner::Right {
        return None;
    }
    let rules = rules.friendly();
    let start = sized(&rules, "W:WK47:BK4", "W:WK32:BK1");
    let scene = Scene::new("scene-no-progress", rules).from(start);
    let mut game = Game::from_position(rules, Position::from_fen(start, &rules).ok()?);
    let mut seen = vec![*game.position()];
    for _ in 1..rules.no_progress {
        let m = wander(&game, &seen)?;
        game.apply(game.position().turn(), damier_rules::Action::Move(m)).ok()?;
        seen.push(*game.position());
    }
    let before = game.events().iter().map(ToString::to_string).collect();
    Some(Scene { before, ..scene })
}

/// A move to a position that was not there before, and in which nothing can
/// be taken: positions that repeat would end the game earlier.
fn wander(game: &Game, seen: &[Position]) -> Option<damier_rules::Move> {
    let (pos, rules) = (game.position(), game.rules());
    let moves = pos.legal_moves(rules).ok()?.to_vec();
    let mut fresh = moves.into_iter().filter(|&m| {
        let mut next = *pos;
        next.play_unchecked(rules, m);
        let answers = next.legal_moves(rules).map(|moves| moves.to_vec()).unwrap_or_default();
        !m.is_capture()
            && answers.iter().all(|answer| !answer.is_capture())
            && !seen.iter().any(|old| old.turn() == next.turn() && old.same_board(&next))
    });
    fresh.next()
}

fn few_pieces(rules: &Ruleset) -> Option<Scene> {
    if rules.few_kings != FewKings::Claim || rules.board != damier_rules::Geometry::Left8 {
        return None;
    }
    let mut scene = Scene::new("scene-few-kings", rules.friendly()).from("W:WK29,K30:BK5");
    scene.solution = vec!["claim".to_owned()];
    Some(scene)
}

fn agreement(rules: &Ruleset) -> Scene {
    let mut scene = Scene::new("scene-agreement", rules.friendly());
    let offers = match rules.first {
        Color::White => "white offer",
        Color::Black => "black offer",
    };
    scene = scene.after(offers);
    scene.solution = vec!["accept".to_owned()];
    scene
}
