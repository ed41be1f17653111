use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use damier_coach::{Mark, is_on_board, stop_reason};
use damier_engine::Engine;
use damier_locale::Texts;
use damier_pdn::{Checked, Record};
use damier_rules::{Action, Color, Event, Game, Outcome, Position, Ruleset};
use serde::Serialize;

use super::AnalyseOptions;
use super::json::PositionObject;
use super::study::{Analyst, Study};
use super::svg;
use super::table::{self, Ink};
use crate::Answer;
use crate::naming::{Namer, Wording};
use crate::pdn::{read_file, replay};
use crate::status_line::{StatusLine, bar};

/// So long for each position of a game, if nothing is said.
const USUAL: Duration = Duration::from_secs(1);

/// A game and what was found in it.
#[derive(Debug)]
pub(super) struct Course {
    /// Its number in the file, the players, the result.
    pub(super) title: String,
    pub(super) rules: Ruleset,
    pub(super) rows: Vec<Row>,
    /// Why it could not be replayed to its end.
    pub(super) stopped: Option<String>,
    number: usize,
}

/// Something that a player did, and what came of it.
#[derive(Debug)]
pub(super) struct Row {
    /// The number of the move, counted in pairs.
    pub(super) number: u32,
    pub(super) player: Color,
    pub(super) name: String,
    pub(super) mark: Option<Mark>,
    /// What would have been better, if it is marked.
    pub(super) better: Option<String>,
    pub(super) before: Study,
    pub(super) after: Study,
}

/// What a player did next.
struct Step {
    /// Another position that was put up first.
    setup: Option<Position>,
    player: Color,
    action: Action,
}

#[derive(Serialize)]
struct Object<'a> {
    game: usize,
    ply: usize,
    #[serde(rename = "move")]
    name: Option<&'a str>,
    mark: Option<&'static str>,
    better: Option<&'a str>,
    #[serde(flatten)]
    position: PositionObject,
}

pub(super) fn run(
    options: &AnalyseOptions,
    engine: Engine,
    file: &Path,
    texts: &Texts,
) -> Result<Answer> {
    let records = read_file(file)?;
    let chosen = chosen(&records, options.game, file)?;
    if let Some(picture) = &options.svg {
        // Better to fail now than after minutes of work.
        let opened = OpenOptions::new().create(true).append(true).open(picture);
        opened.with_context(|| format!("cannot write {}", picture.display()))?;
    }
    let wording = if options.json { Wording::Commands } else { Wording::Words(texts) };
    let namer = Namer { wording, game_type: None };
    let mut analyst = Analyst { engine, limits: options.limits(USUAL), namer };
    let mut courses = Vec::new();
    let mut out = io::stdout().lock();
    for (number, record) in chosen {
        analyst.engine.forget();
        let checked = replay(record, options.ruleset.as_ref());
        analyst.namer.game_type = Some(checked.game_type);
        let title = title(number, record, &checked, texts);
        let (steps, ended) = steps(record, &checked, options.ruleset.is_none());
        let rows = rows(&mut analyst, &checked, &steps, &title)?;
        let over = ended.map(|outcome| texts.outcome(outcome, &checked.rules));
        let stopped = over.or_else(|| stop_reason(record, &checked, texts));
        let course = Course { title, rules: checked.rules, rows, stopped, number };
        if options.json {
            write_objects(&mut out, &course, texts)?;
        } else {
            if !courses.is_empty() {
                writeln!(out)?;
            }
            table::write(&mut out, &course, texts, Ink::of_stdout())?;
        }
        courses.push(course);
    }
    if let Some(picture) = &options.svg {
        fs::write(picture, svg::draw(&courses, texts))
            .with_context(|| format!("cannot write {}", picture.display()))?;
    }
    let is_whole = courses.iter().all(|course| course.stopped.is_none());
    Ok(if is_whole { Answer::Yes } else { Answer::No })
}

/// The games that were asked for, with their numbers.
fn chosen<'a>(
    records: &'a [Record],
    wanted: Option<usize>,
    file: &Path,
) -> Result<Vec<(usize, &'a Record)>> {
    let numbered = || records.iter().enumerate().map(|(i, record)| (i + 1, record));
    let chosen: Vec<_> =
        numbered().filter(|(number, _)| wanted.is_none_or(|wanted| wanted == *number)).collect();
    match (chosen.is_empty(), wanted) {
        (true, Some(wanted)) if !records.is_empty() => {
            bail!("{} has {} games, but no game {wanted}", file.display(), records.len())
        }
        (true, _) => bail!("there is no game in {}", file.display()),
        (false, _) => Ok(chosen),
    }
}

fn title(number: usize, record: &Record, checked: &Checked, texts: &Texts) -> String {
    let name = |tag: &str, color: Color| {
        let name = record.tag(tag).map(str::trim).filter(|name| !name.is_empty() && *name != "?");
        name.map_or_else(|| texts.color(color, &checked.rules), str::to_owned)
    };
    let number = texts.format("analysis-game", &[("number", number.to_string())]);
    let (white, black) = (name("White", Color::White), name("Black", Color::Black));
    let result = record.outcome().text(checked.game_type.scale());
    let result = if result == "*" { String::new() } else { format!(" · {result}") };
    let title = format!("{number} · {white} – {black}{result}");
    // A name in a file must not give orders to the terminal.
    title.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// What the players did, move by move; with huffs and the like where the file
/// tells them. If the rules leave no doubt that the game was over before its
/// last move, how it ended.
fn steps(record: &Record, checked: &Checked, by_own_rules: bool) -> (Vec<Step>, Option<Outcome>) {
    let told = if by_own_rules { record.to_game().ok() } else { None };
    if let Some(game) = told {
        let did: Vec<Step> = game
            .events()
            .iter()
            .filter_map(|event| match *event {
                Event::Did { player, action } => Some(Step { setup: None, player, action }),
                _ => None,
            })
            .collect();
        // Commands tell more than the legal moves alone.
        if did.len() > checked.moves.len() {
            return (did, None);
        }
    }
    let mut game = Game::from_position(checked.rules, checked.start);
    let mut steps = Vec::new();
    for &(before, m) in &checked.moves {
        let (player, action) = (before.turn(), Action::Move(m));
        // A file may put up another position, or go on where the rules would
        // have ended the game.
        let is_next = *game.position() == before && game.outcome().is_none();
        let setup = (!is_next).then_some(before);
        if !is_next {
            game = Game::from_position(checked.rules, before);
        }
        if game.apply(player, action).is_err() {
            return (steps, game.outcome());
        }
        steps.push(Step { setup, player, action });
    }
    (steps, None)
}

fn rows(
    analyst: &mut Analyst<'_>,
    checked: &Checked,
    steps: &[Step],
    title: &str,
) -> Result<Vec<Row>> {
    let progress = StatusLine::new();
    let mut game = Game::from_position(checked.rules, checked.start);
    let mut rows = Vec::new();
    let mut number = 1;
    let mut now: Option<Study> = None;
    for (i, step) in steps.iter().enumerate() {
        let share = i as f64 / steps.len() as f64;
        progress.show(|| format!("{} {i}/{}  {title}", bar(share), steps.len()));
        if let Some(pos) = step.setup {
            game = Game::from_position(checked.rules, pos);
            now = None;
        }
        let (player, action) = (step.player, step.action);
        if !is_on_board(action) {
            // What is only said leaves the position as it is.
            if game.apply(player, action).is_err() {
                break;
            }
            continue;
        }
        let before = match now.take() {
            Some(study) => study,
            None => analyst.study(&game, &mut |_| {})?,
        };
        let name = analyst.namer.action(&game, action);
        if game.apply(player, action).is_err() {
            break;
        }
        let after = analyst.study(&game, &mut |_| {})?;
        let mark = Mark::of(player, action, &before.found, &after.found);
        let better = mark.and_then(|_| before.lines.first()?.moves.first().cloned());
        now = Some(after.clone());
        rows.push(Row { number, player, name, mark, better, before, after });
        number = next_number(number, player, action, &checked.rules);
    }
    progress.clear();
    Ok(rows)
}

/// The number of the move after this one.
fn next_number(number: u32, player: Color, action: Action, rules: &Ruleset) -> u32 {
    match action {
        Action::Move(_) if player != rules.first => number + 1,
        // The second player's move is taken back.
        Action::DemandCapture if player == rules.first => number.saturating_sub(1).max(1),
        _ => number,
    }
}

fn write_objects(out: &mut impl Write, course: &Course, texts: &Texts) -> Result<()> {
    let game = course.number;
    for (ply, row) in course.rows.iter().enumerate() {
        let object = Object {
            game,
            ply,
            name: Some(&row.name),
            mark: row.mark.map(Mark::sign),
            better: row.better.as_deref(),
            position: PositionObject::of(&row.before),
        };
        writeln!(out, "{}", serde_json::to_string(&object)?)?;
    }
    if let Some(last) = course.rows.last() {
        let (name, mark, better) = (None, None, None);
        let position = PositionObject::of(&last.after);
        let object = Object { game, ply: course.rows.len(), name, mark, better, position };
        writeln!(out, "{}", serde_json::to_string(&object)?)?;
    }
    if let Some(reason) = &course.stopped {
        let text = texts.format("analysis-stops", &[("reason", &**reason)]);
        eprintln!("{}: {text}", course.title);
    }
    Ok(())
}
