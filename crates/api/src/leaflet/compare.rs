//! What changes between two games: topic by topic, each with a position in
//! which it is felt.

use damier_contract::{Compared, Comparison, Contrast, Half};
use damier_rules::{FIELDS, Piece, Position, Role, Ruleset, Setup, Topic};

use super::diagram;
use super::scenes::{self, Scene};
use super::{Subject, anchor, slug};
use crate::problem::Problem;
use crate::shelf::catalog::box_on_shelf;
use crate::speech::Speech;

/// Compares two games.
pub(crate) fn compare(a: &str, b: &str, speech: Speech<'_>) -> Result<Comparison, Problem> {
    let subjects = [Subject::find(a)?, Subject::find(b)?];
    let [a, b] = subjects.map(|subject| subject.rules);
    // Where nobody must capture, one sentence tells of all that is no duty.
    let has_duty = ![a, b].iter().any(|rules| rules.enforcement.makes_capturing_optional());
    let (same, other): (Vec<Topic>, Vec<Topic>) = Topic::ALL
        .into_iter()
        .filter(|&topic| has_duty || topic == Topic::Failing || !topic.is_about_duty())
        .partition(|&topic| speech.texts.rule(topic, &a) == speech.texts.rule(topic, &b));
    let is_told = |topic: &Topic| !speech.texts.rule(*topic, &a).is_empty();
    Ok(Comparison {
        games: subjects.map(|subject| Compared {
            id: subject.id(),
            edition: subject.edition.map(|edition| box_on_shelf(edition, speech.texts)),
            game: subject.game(speech.texts),
        }),
        differences: other.into_iter().map(|topic| difference(topic, [a, b], speech)).collect(),
        same: same.into_iter().filter(is_told).map(|topic| speech.texts.get(slug(topic))).collect(),
    })
}

fn difference(topic: Topic, rules: [Ruleset; 2], speech: Speech<'_>) -> Contrast {
    let [a, b] = &rules;
    let scenes = shown(topic, a, b);
    let mut halves = [(a, &scenes[0]), (b, &scenes[1])].map(|(rules, scene)| {
        let article = rules.article(topic);
        Half {
            anchor: anchor(article),
            article: speech.texts.article(article),
            text: speech.texts.rule(topic, rules),
            diagram: scene.as_ref().and_then(|scene| diagram::of(scene, speech)),
        }
    });
    let [left, right] = halves.each_mut().map(|half| half.diagram.as_mut());
    let same_position = match (left, right) {
        (Some(left), Some(right)) => diagram::is_like(left, right),
        _ => false,
    };
    Contrast { heading: speech.texts.get(slug(topic)), halves, same_position }
}

/// What to show of a topic in either game: the same position where that can
/// be, else to each its own.
fn shown(topic: Topic, a: &Ruleset, b: &Ruleset) -> [Option<Scene>; 2] {
    // A position where one has to capture says so, and is shown to nobody else.
    let is_about_duty =
        topic.is_about_duty() && [a, b].iter().any(|r| r.enforcement.makes_capturing_optional());
    if let Some(scene) = telling_scene(topic, a, b).filter(|_| !is_about_duty) {
        return [a, b].map(|rules| Some(Scene { rules: rules.friendly(), ..scene.clone() }));
    }
    let first = |rules: &Ruleset| {
        let topic = if topic == Topic::Board { Topic::FirstMove } else { topic };
        scenes::of(topic, rules).into_iter().next()
    };
    let under = |rules: &Ruleset, scene: Option<Scene>| {
        let scene = scene.filter(|_| a.board == b.board)?;
        Some(Scene { rules: rules.friendly(), solution: Vec::new(), figure: None, ..scene })
    };
    let mut scenes = [first(a), first(b)];
    for scene in scenes.iter_mut().flatten() {
        scene.figure = None;
    }
    match scenes {
        [Some(shown), None] => [Some(shown.clone()), under(b, Some(shown))],
        [None, Some(shown)] => [under(a, Some(shown.clone())), Some(shown)],
        scenes => scenes,
    }
}

/// A position in which the two games allow other moves because of this topic.
fn telling_scene(topic: Topic, a: &Ruleset, b: &Ruleset) -> Option<Scene> {
    if a.board != b.board {
        return None;
    }
    let only_this = with_topic_of(topic, a, b)?;
    let tells =
        |pos: &Position| moves(pos, a) != moves(pos, &only_this) && moves(pos, a) != moves(pos, b);
    let drawn = [topic].into_iter().chain(Topic::ALL).flat_map(|shown| {
        let mut shown = scenes::of(shown, a);
        shown.retain(|scene| scene.before.is_empty() && scene.start.is_some());
        shown
    });
    let mut drawn = drawn.filter(|scene| {
        let start = scene.start.as_deref().unwrap_or_default();
        Position::from_fen(start, a).is_ok_and(|pos| tells(&pos))
    });
    drawn
        .next()
        .map(|scene| Scene { figure: None, solution: Vec::new(), ..scene })
        .or_else(|| searched(a, &tells))
}

/// The first rules with the second's answer to one question. None if that is
/// no game.
fn with_topic_of(topic: Topic, a: &Ruleset, b: &Ruleset) -> Option<Ruleset> {
    let mut mixed = *a;
    for field in FIELDS.iter().filter(|field| field.topic == topic) {
        field.set(&mut mixed, &field.value(b));
    }
    // Flying kings bring their way to land along.
    if topic == Topic::KingMove {
        mixed.king_landing = b.king_landing;
    }
    mixed.check().ok().map(|()| mixed)
}

fn moves(pos: &Position, rules: &Ruleset) -> Vec<String> {
    let legal = pos.legal_moves(&rules.friendly());
    let mut moves: Vec<String> =
        legal.map(|moves| moves.iter().map(ToString::to_string).collect()).unwrap_or_default();
    moves.sort_unstable();
    moves
}

/// Looks for a position with few pieces, always in the same order.
fn searched(rules: &Ruleset, tells: &dyn Fn(&Position) -> bool) -> Option<Scene> {
    const MOST: usize = 4_000;
    let squares = rules.board.squares().squares(rules.board).count();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % (below as u64)).unwrap_or_default()
    };
    for attempt in 0..MOST {
        let mut setup = Setup { turn: Some(rules.first), ..Setup::default() };
        for piece in 0..=(2 + attempt / 800) {
            let color = if piece == 0 { rules.first } else { !rules.first };
            let role = if random(2) == 0 { Role::King } else { Role::Man };
            let number = u32::try_from(1 + random(squares)).unwrap_or(1);
            setup.pieces.push((number, Piece { color, role }));
        }
        let Ok(pos) = setup.position(rules) else { continue };
        if tells(&pos) {
            return Some(Scene::found(pos.fen(rules), *rules));
        }
    }
    None
}
