//! What the computer thinks of a game, in numbers, words and lines.

use damier_contract::{
    AnalysedLine, Analysis, AskAnalysis, AskCourse, Course, CourseRow, Exact, ExactValue,
    ProblemKind, Threat, Walk,
};

use damier_coach::{
    Aids, Mark, Study, cost, exact_words, is_on_board, is_threat, line_words, score_text, seen_by,
};
use damier_endgame::{Probe, Value};
use damier_engine::{Budget, Engine, Limits, Line, Unsearchable};
use damier_rules::{Action, Color, Event, Game};

use crate::game::history::placement;
use crate::game::moves;
use crate::patience::Effort;
use crate::problem::Problem;
use crate::speech::Speech;

const MOST_LINES: usize = 5;
/// A threat is no deep secret.
const THREAT_NODES: u64 = 200_000;
/// The most moves that are looked at for one question.
const MOST_MOVES: usize = 8;
/// Nobody reads further than this.
const LONGEST_LINE: usize = 12;

fn limits(nodes: u64, lines: usize, most: Effort) -> Limits {
    let time = Some(Budget::Move(most.time));
    let (nodes, lines) = (nodes.clamp(1, most.nodes), lines.clamp(1, MOST_LINES));
    Limits { time, lines, ..Limits::nodes(nodes) }
}

fn too_complex(error: Unsearchable) -> Problem {
    Problem::new(ProblemKind::Nothing, error)
}

/// Studies the position that a game has reached.
pub(crate) fn analyse(
    game: &Game,
    asked: &AskAnalysis,
    aids: &Aids,
    speech: Speech<'_>,
) -> Result<Analysis, Problem> {
    let mut engine = aids.engine();
    let limits = limits(asked.nodes, asked.lines, speech.patience.search());
    let study = Study::of(&mut engine, game, &limits, &mut |_| {});
    let study = study.map_err(too_complex)?;
    let threat = if asked.threat == Some(true) && study.outcome.is_none() {
        threat(&mut engine, game, &study, asked.nodes, speech)?
    } else {
        None
    };
    Ok(Analysis {
        turn: study.turn.into(),
        is_over: study.outcome.is_some(),
        depth: study.depth,
        nodes: study.nodes,
        expectation: rounded(study.expectation(Color::White)),
        score: study.score_text(),
        word: study.word(speech.texts, game.rules()),
        exact: study.exact.map(exact),
        exact_sentence: study.exact.map(|exact| {
            let value = exact_words(exact, speech.texts);
            speech.texts.format("analysis-exact", &[("value", value)])
        }),
        lines: study.lines.iter().map(|line| analysed_line(game, line, speech)).collect(),
        threat,
    })
}

fn threat(
    engine: &mut Engine,
    game: &Game,
    now: &Study,
    nodes: u64,
    speech: Speech<'_>,
) -> Result<Option<Threat>, Problem> {
    let rules = game.rules();
    let passed = Game::from_position(*rules, game.position().passed());
    let limits = limits(nodes.min(THREAT_NODES), 1, speech.patience.search());
    let study = Study::of(engine, &passed, &limits, &mut |_| {}).map_err(too_complex)?;
    let Some(line) = study.lines.first().filter(|_| is_threat(now, &study)) else {
        return Ok(None);
    };
    let color = speech.texts.color(study.turn, rules);
    let values = [("color", color), ("move", name(&passed, line.actions[0], speech))];
    let sentence = speech.texts.format("analysis-threat", &values);
    Ok(Some(Threat { sentence, walk: walk(&passed, line.actions[0]) }))
}

fn analysed_line(game: &Game, line: &Line, speech: Speech<'_>) -> AnalysedLine {
    let turn = game.position().turn();
    let score = seen_by(Color::White, line.score, turn);
    let mut later = game.clone();
    let (mut actions, mut texts, mut placements) = (Vec::new(), Vec::new(), Vec::new());
    for &action in line.actions.iter().take(LONGEST_LINE) {
        let player = later.position().turn();
        actions.push(action.to_string());
        texts.push(name(&later, action, speech));
        let is_done = later.apply(player, action).is_ok();
        placements.push(placement(later.position(), later.rules()));
        if !is_done {
            break;
        }
    }
    AnalysedLine {
        actions,
        texts,
        placements,
        walk: walk(game, line.actions[0]),
        centimen: score.centimen(),
        plies_to_end: score.plies_to_end(),
        expectation: rounded(score.expectation()),
        score: score_text(score),
        word: line_words(line.score, line.exact, turn, speech.texts, game.rules()),
        exact: line.exact.map(exact),
    }
}

/// Something that the player to move can do, as players say it.
pub(super) fn name(game: &Game, action: Action, speech: Speech<'_>) -> String {
    match action {
        Action::Move(m) => speech.move_text(game.position(), game.rules(), m),
        Action::Huff(sq) => speech.texts.format("analysis-huff", &[("square", speech.square(sq))]),
        Action::DemandCapture => speech.texts.get("analysis-demand"),
        _ => speech.texts.get("analysis-stand"),
    }
}

fn walk(game: &Game, action: Action) -> Option<Walk> {
    match action {
        Action::Move(m) => Some(moves::walk(game.position(), game.rules(), m)),
        _ => None,
    }
}

fn rounded(share: f64) -> f64 {
    (share * 1e4).round() / 1e4
}

/// Studies moves of a game.
pub(crate) fn course(
    played: &Game,
    asked: &AskCourse,
    aids: &Aids,
    speech: Speech<'_>,
) -> Result<Course, Problem> {
    let events = played.events();
    let (rules, start) = (played.rules(), played.start());
    let limits = limits(asked.nodes, 1, speech.patience.search());
    let mut engine = aids.engine();
    let mut game = Game::from_position(*rules, *start);
    let mut now: Option<Study> = None;
    let mut course = Course { moves: 0, before: 0.5, rows: Vec::new() };
    for &event in events {
        let Event::Did { player, action } = event else { continue };
        let is_asked = course.moves >= asked.from
            && course.rows.len() < asked.count.min(MOST_MOVES)
            && is_on_board(action);
        let before = match now.take() {
            Some(study) => Some(study),
            None if is_asked => Some(study(&mut engine, &game, &limits)?),
            None => None,
        };
        let earlier = is_asked.then(|| game.clone());
        game.apply(player, action).map_err(|error| Problem::new(ProblemKind::Impossible, error))?;
        course.moves += usize::from(is_on_board(action));
        if let (Some(before), Some(earlier)) = (before, earlier) {
            let after = study(&mut engine, &game, &limits)?;
            if course.rows.is_empty() {
                course.before = rounded(before.expectation(Color::White));
            }
            course.rows.push(course_row(&earlier, player, action, (&before, &after), speech));
            now = Some(after);
        }
    }
    Ok(course)
}

fn study(engine: &mut Engine, game: &Game, limits: &Limits) -> Result<Study, Problem> {
    Study::of(engine, game, limits, &mut |_| {}).map_err(too_complex)
}

fn course_row(
    game: &Game,
    player: Color,
    action: Action,
    (before, after): (&Study, &Study),
    speech: Speech<'_>,
) -> CourseRow {
    let mark = Mark::of(player, action, before, after);
    let best = mark.and_then(|_| before.lines.first()).map(|line| line.actions[0]);
    CourseRow {
        player: player.into(),
        text: name(game, action, speech),
        action: action.to_string(),
        expectation: rounded(after.expectation(Color::White)),
        score: after.score_text(),
        mark: mark.map(Mark::sign),
        cost: rounded(cost(player, before, after)),
        better: best.map(|best| name(game, best, speech)),
        walk: best.and_then(|best| walk(game, best)),
    }
}

fn exact(probe: Probe) -> Exact {
    let value = match probe.value {
        Value::Win => ExactValue::Won,
        Value::Draw => ExactValue::Drawn,
        Value::Loss => ExactValue::Lost,
    };
    Exact { value, plies: probe.plies, moves: probe.moves() }
}
