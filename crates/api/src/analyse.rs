//! What the computer thinks of a game, in numbers, words and lines.

use damier_engine::{Budget, Engine, Limits, Line, Unsearchable};
use damier_rules::{Action, Color, Event, Game};
use serde::Serialize;

use crate::advise::{for_white, word};
use crate::exact::{Exact, exact_words, line_words};
use crate::moves::Walk;
use crate::opponent::engine;
use crate::patience::Effort;
use crate::problem::{Problem, ProblemKind};
use crate::speech::Speech;
use crate::study::{Mark, Study, cost, is_on_board, is_threat, score_text};

const MOST_LINES: usize = 5;
/// A threat is no deep secret.
const THREAT_NODES: u64 = 200_000;
/// The most moves that are looked at for one question.
const MOST_MOVES: usize = 8;
/// Nobody reads further than this.
const LONGEST_LINE: usize = 12;

/// What the computer thinks of a position. All numbers are White's.
#[derive(Clone, Debug, Serialize)]
pub struct Analysis {
    /// Who is to move.
    pub turn: Color,
    /// Whether the game is over here.
    pub is_over: bool,
    /// How deep it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// The share of points that White can expect, from 0 to 1.
    pub expectation: f64,
    /// The lead in men, or the result if it is certain.
    pub score: String,
    /// The same in plain words.
    pub word: String,
    /// How it ends with perfect play for the player to move, if endgame tables
    /// know.
    pub exact: Option<Exact>,
    /// The same in a sentence.
    pub exact_sentence: Option<String>,
    /// The best lines, the best first.
    pub lines: Vec<AnalysedLine>,
    /// What the opponent threatens, if he does and it was asked.
    pub threat: Option<Threat>,
}

/// One of the best things to do, and what is expected to follow.
#[derive(Clone, Debug, Serialize)]
pub struct AnalysedLine {
    /// What is done, as in lines of the log, the first first.
    pub actions: Vec<String>,
    /// The same as players write it.
    pub texts: Vec<String>,
    /// The first move, to be shown.
    pub walk: Option<Walk>,
    /// Hundredths of a man that White is ahead.
    pub centimen: i32,
    /// The plies to a certain end; negative if White loses.
    pub plies_to_end: Option<i32>,
    /// The share of points that White can expect.
    pub expectation: f64,
    /// The lead in men, or the result if it is certain.
    pub score: String,
    /// The same in plain words.
    pub word: String,
    /// How it ends with perfect play for the player who does this, if endgame
    /// tables know.
    pub exact: Option<Exact>,
}

/// What the opponent would do if the player to move passed.
#[derive(Clone, Debug, Serialize)]
pub struct Threat {
    /// In a sentence.
    pub sentence: String,
    /// The move, to be shown.
    pub walk: Option<Walk>,
}

/// What the computer thinks of moves that were made.
#[derive(Clone, Debug, Serialize)]
pub struct Course {
    /// How many moves the game has in all.
    pub moves: usize,
    /// The share of points that White could expect before the first of these.
    pub before: f64,
    /// The moves that were asked for.
    pub rows: Vec<CourseRow>,
}

/// What the computer thinks of a move.
#[derive(Clone, Debug, Serialize)]
pub struct CourseRow {
    /// Who made it.
    pub player: Color,
    /// As players write it.
    pub text: String,
    /// As in a line of the log.
    pub action: String,
    /// The share of points that White can expect after it.
    pub expectation: f64,
    /// White's lead in men after it, or the result if it is certain.
    pub score: String,
    /// `?!`, `?` or `??`.
    pub mark: Option<&'static str>,
    /// The share of points that it cost whoever made it.
    pub cost: f64,
    /// What would have been better, as players write it, if it is marked.
    pub better: Option<String>,
    /// The better move, to be shown.
    pub walk: Option<Walk>,
}

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
    nodes: u64,
    lines: usize,
    with_threat: bool,
    speech: Speech<'_>,
) -> Result<Analysis, Problem> {
    let mut engine = engine();
    let limits = limits(nodes, lines, speech.patience.search());
    let study = Study::of(&mut engine, game, &limits, &mut |_| {});
    let study = study.map_err(too_complex)?;
    let threat = if with_threat && study.outcome.is_none() {
        threat(&mut engine, game, &study, nodes, speech)?
    } else {
        None
    };
    Ok(Analysis {
        turn: study.turn,
        is_over: study.outcome.is_some(),
        depth: study.depth,
        nodes: study.nodes,
        expectation: rounded(study.expectation(Color::White)),
        score: study.score_text(),
        word: study.word(speech.texts, game.rules()),
        exact: study.exact.map(Exact::from),
        exact_sentence: study.exact.map(|exact| {
            let value = exact_words(exact, speech.texts);
            speech.texts.format("analysis-exact", &[("value", value)])
        }),
        lines: study.lines.iter().map(|line| AnalysedLine::of(game, line, speech)).collect(),
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

impl AnalysedLine {
    fn of(game: &Game, line: &Line, speech: Speech<'_>) -> AnalysedLine {
        let turn = game.position().turn();
        let score = for_white(line.score, turn);
        let mut later = game.clone();
        let (mut actions, mut texts) = (Vec::new(), Vec::new());
        for &action in line.actions.iter().take(LONGEST_LINE) {
            let player = later.position().turn();
            actions.push(word(action, player));
            texts.push(name(&later, action, speech));
            if later.apply(player, action).is_err() {
                break;
            }
        }
        AnalysedLine {
            actions,
            texts,
            walk: walk(game, line.actions[0]),
            centimen: score.centimen(),
            plies_to_end: score.plies_to_end(),
            expectation: rounded(score.expectation()),
            score: score_text(score),
            word: line_words(line.score, line.exact, turn, speech.texts, game.rules()),
            exact: line.exact.map(Exact::from),
        }
    }
}

/// Something that the player to move can do, as players say it.
fn name(game: &Game, action: Action, speech: Speech<'_>) -> String {
    match action {
        Action::Move(m) => speech.move_text(game.position(), game.rules(), m),
        Action::Huff(sq) => speech.texts.format("analysis-huff", &[("square", speech.square(sq))]),
        Action::DemandCapture => speech.texts.get("analysis-demand"),
        _ => speech.texts.get("analysis-stand"),
    }
}

fn walk(game: &Game, action: Action) -> Option<Walk> {
    match action {
        Action::Move(m) => Some(Walk::of(game.position(), game.rules(), m)),
        _ => None,
    }
}

fn rounded(share: f64) -> f64 {
    (share * 1e4).round() / 1e4
}

/// Studies moves of a game, `count` of them from the one with number `from`.
pub(crate) fn course(
    played: &Game,
    from: usize,
    count: usize,
    nodes: u64,
    speech: Speech<'_>,
) -> Result<Course, Problem> {
    let events = played.events();
    let (rules, start) = (played.rules(), played.start());
    let limits = limits(nodes, 1, speech.patience.search());
    let mut engine = engine();
    let mut game = Game::from_position(*rules, *start);
    let mut now: Option<Study> = None;
    let mut course = Course { moves: 0, before: 0.5, rows: Vec::new() };
    for &event in events {
        let Event::Did { player, action } = event else { continue };
        let is_asked = course.moves >= from
            && course.rows.len() < count.min(MOST_MOVES)
            && is_on_board(action);
        let before = match now.take() {
            Some(study) => Some(study),
            None if is_asked => Some(study(&mut engine, &game, &limits)?),
            None => None,
        };
        let earlier = is_asked.then(|| game.clone());
        game.apply(player, action).map_err(|error| {
            Problem::new(ProblemKind::Impossible, format!("{action:?}: {error:?}"))
        })?;
        course.moves += usize::from(is_on_board(action));
        if let (Some(before), Some(earlier)) = (before, earlier) {
            let after = study(&mut engine, &game, &limits)?;
            if course.rows.is_empty() {
                course.before = rounded(before.expectation(Color::White));
            }
            course.rows.push(CourseRow::of(&earlier, player, action, (&before, &after), speech));
            now = Some(after);
        }
    }
    Ok(course)
}

fn study(engine: &mut Engine, game: &Game, limits: &Limits) -> Result<Study, Problem> {
    Study::of(engine, game, limits, &mut |_| {}).map_err(too_complex)
}

impl CourseRow {
    fn of(
        game: &Game,
        player: Color,
        action: Action,
        (before, after): (&Study, &Study),
        speech: Speech<'_>,
    ) -> CourseRow {
        let mark = Mark::of(player, action, before, after);
        let best = mark.and_then(|_| before.lines.first()).map(|line| line.actions[0]);
        CourseRow {
            player,
            text: name(game, action, speech),
            action: word(action, player),
            expectation: rounded(after.expectation(Color::White)),
            score: after.score_text(),
            mark: mark.map(Mark::sign),
            cost: rounded(cost(player, before, after)),
            better: best.map(|best| name(game, best, speech)),
            walk: best.and_then(|best| walk(game, best)),
        }
    }
}
