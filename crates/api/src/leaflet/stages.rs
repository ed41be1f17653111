//! Scenes that follow from what happened before: a game is played until
//! there is something to see.

use damier_rules::{
    Action, Color, DrawReason, Endings, Enforcement, FewKings, Game, Move, Outcome, Position,
    Repetition, Ruleset, Topic, Touch, Verdict,
};

use super::scenes::{Scene, figure};
use crate::leaflet::renumber::on_board;

/// More plies than any draw takes.
const LONGEST_WAY: usize = 200;

/// What is staged for one topic under these rules, if something is.
pub(super) fn of(topic: Topic, rules: &Ruleset) -> Option<Scene> {
    match topic {
        Topic::Board => board(rules),
        Topic::FirstMove => Some(first_move(rules)),
        Topic::Failing => Some(failing(rules)),
        Topic::Touch => Some(touch(rules)),
        Topic::Repetition => repetition(rules),
        Topic::NoProgress => no_progress(rules),
        Topic::FewPieces => few_pieces(rules),
        Topic::Agreement => Some(agreement(rules)),
        _ => None,
    }
}

/// One of these, by the size of the board, on its squares.
fn sized(rules: &Ruleset, ten: &str, eight: &str) -> String {
    on_board(if rules.board.size() == 10 { ten } else { eight }, rules.board)
}

/// The board of a game whose rules begin with it.
fn board(rules: &Ruleset) -> Option<Scene> {
    // A leaflet tells in one sentence who begins, and is shown there.
    let is_shown = rules.base.variant().is_leaflet;
    (!is_shown).then(|| Scene::new("scene-start", rules.friendly()))
}

fn first_move(rules: &Ruleset) -> Scene {
    let mut scene = Scene::new("scene-start", rules.friendly());
    scene.figure = figure(Topic::FirstMove, scene.caption, rules);
    let start = Position::initial(rules);
    let waiting = start.passed();
    let theirs = waiting.legal_moves(rules).map(|moves| moves.to_vec()).unwrap_or_default();
    scene.tries = theirs.first().map(ToString::to_string).into_iter().collect();
    scene
}

fn failing(rules: &Ruleset) -> Scene {
    let start = sized(rules, "W:W28,37:B1,23", "W:W26,31:B1,15,23");
    let missed = sized(rules, "37-31", "31-27");
    if rules.enforcement == Enforcement::Strict {
        let mut scene = Scene::new("scene-failing-strict", rules.friendly());
        scene.tries = vec![missed];
        return scene.from(&start);
    }
    if rules.enforcement == Enforcement::Optional {
        let mut scene = Scene::new("scene-failing-optional", rules.friendly());
        scene.solution = vec![missed];
        return scene.from(&start);
    }
    let guilty = sized(rules, "huff 28", "huff 26");
    let innocent = sized(rules, "huff 31", "huff 27");
    let by_leaflet = Ruleset { touch: Touch::Free, ..*rules };
    let mut scene =
        Scene::new("scene-failing", by_leaflet).from(&start).after(&format!("white {missed}"));
    if rules.enforcement == Enforcement::Withdraw {
        // It is the first thing that these leaflets name.
        scene.solution.push("stand".to_owned());
    }
    if rules.enforcement.allows_huff() {
        scene.solution.push(guilty);
    }
    if rules.enforcement.allows_demand() {
        scene.solution.push("demand".to_owned());
    }
    scene.tries = vec![innocent];
    scene
}

fn touch(rules: &Ruleset) -> Scene {
    let caption = match rules.touch {
        Touch::Binding => "scene-touch",
        Touch::Free => "scene-touch-free",
    };
    let by_leaflet = Ruleset { enforcement: Enforcement::Strict, ..*rules };
    let mut scene = Scene::new(caption, by_leaflet)
        .from(&sized(rules, "W:W31,32:B1", "W:W21,22:B1"))
        .after(&sized(rules, "white touch 31", "white touch 21"));
    let other = sized(rules, "32-28", "22-18");
    match rules.touch {
        Touch::Binding => scene.tries.push(other),
        Touch::Free => scene.solution.push(other),
    }
    scene
}

fn repetition(rules: &Ruleset) -> Option<Scene> {
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
    let start = if rules.endings == Endings::Frisian {
        // A king against a king would be a draw earlier.
        sized(rules, "W:WK46,K47:BK4,K5", "")
    } else {
        sized(rules, "W:WK47:BK4", "W:WK32:BK1")
    };
    let shuttle = [("47-42", "32-28"), ("4-9", "1-5"), ("42-47", "28-32"), ("9-4", "5-1")]
        .map(|(ten, eight)| sized(rules, ten, eight));
    let mut scene = Scene::new(caption, rules.friendly()).from(&start);
    for ply in 0..plies {
        let player = if ply % 2 == 0 { "white" } else { "black" };
        scene = scene.after(&format!("{player} {}", shuttle[ply % 4]));
    }
    scene.solution = vec![match rules.repetition_verdict {
        Verdict::Claim => "claim".to_owned(),
        Verdict::Automatic => shuttle[plies % 4].clone(),
    }];
    Some(scene)
}

/// So many kings wander about until there is a draw for this reason.
fn wandering(
    caption: &'static str,
    rules: &Ruleset,
    reason: DrawReason,
    [ten, eight]: [&str; 2],
) -> Option<Scene> {
    let rules = rules.friendly();
    let start = sized(&rules, ten, eight);
    let mut game = Game::from_position(rules, Position::from_fen(&start, &rules).ok()?);
    let mut seen = vec![*game.position()];
    for _ in 0..LONGEST_WAY {
        let before = game.events().iter().map(ToString::to_string).collect();
        let m = wander(&game, &seen)?;
        game.apply(game.position().turn(), Action::Move(m)).ok()?;
        match game.outcome() {
            Some(Outcome::Draw(drawn)) if drawn == reason => {
                return Some(Scene { before, ..Scene::new(caption, rules).from(&start) });
            }
            Some(_) => return None,
            None => seen.push(*game.position()),
        }
    }
    None
}

/// One king's move before the draw for want of progress.
fn no_progress(rules: &Ruleset) -> Option<Scene> {
    // Where a king against a king is a draw earlier, there are more.
    let starts = [["W:WK47:BK4", "W:WK32:BK1"], ["W:WK46,K47:BK4,K5", "W:WK29,K32:BK1,K4"]];
    starts
        .into_iter()
        .find_map(|start| wandering("scene-no-progress", rules, DrawReason::NoProgress, start))
}

/// A move to a position that was there least often, and in which nothing can
/// be taken: positions that repeat would end the game earlier.
fn wander(game: &Game, seen: &[Position]) -> Option<Move> {
    let (pos, rules) = (game.position(), game.rules());
    let moves = pos.legal_moves(rules).ok()?.to_vec();
    let after = moves.into_iter().filter(|m| !m.is_capture()).map(|m| {
        let mut next = *pos;
        next.play_unchecked(rules, m);
        (m, next)
    });
    let is_quiet = |next: &Position| {
        next.legal_moves(rules).is_ok_and(|answers| !answers.iter().any(Move::is_capture))
    };
    let times = |next: &Position| {
        seen.iter().filter(|old| old.turn() == next.turn() && old.same_board(next)).count()
    };
    after
        .filter(|(_, next)| is_quiet(next) && times(next) < 2)
        .min_by_key(|(_, next)| times(next))
        .map(|(m, _)| m)
}

fn few_pieces(rules: &Ruleset) -> Option<Scene> {
    if rules.few_kings == FewKings::Claim {
        let start = sized(rules, "W:WK46,K47:BK6", "W:WK29,K30:BK5");
        let mut scene = Scene::new("scene-few-kings", rules.friendly()).from(&start);
        scene.solution = vec!["claim".to_owned()];
        return Some(scene);
    }
    let starts = [["W:WK47:BK4", "W:WK32:BK1"], ["", "W:WK29,K30,K31:BK1"]];
    starts
        .into_iter()
        .find_map(|start| wandering("scene-few-pieces", rules, DrawReason::Ending, start))
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
