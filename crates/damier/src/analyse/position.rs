use std::io::{self, Write};

use anyhow::Result;
use damier_coach::{exact_words, is_threat, line_words, score_text, seen_by};
use damier_engine::{Engine, Report};
use damier_locale::Texts;
use damier_rules::{Color, Game, Position, Ruleset};
use serde::Serialize;

use super::AnalyseOptions;
use super::json::{LineObject, PositionObject};
use super::study::{Analyst, Study, Variation, chances};
use crate::Answer;
use crate::naming::{Namer, Wording};
use crate::rules::wrap;
use crate::status_line::StatusLine;

/// So long for one position, if nothing is said.
const USUAL: std::time::Duration = std::time::Duration::from_secs(2);

/// What happens if the player to move passes.
#[derive(Debug)]
struct Threat {
    /// The position in which the opponent moves twice running.
    study: Study,
    is_real: bool,
}

#[derive(Serialize)]
struct Object {
    #[serde(flatten)]
    position: PositionObject,
    #[serde(skip_serializing_if = "Option::is_none")]
    threat: Option<Option<ThreatObject>>,
}

#[derive(Serialize)]
struct ThreatObject {
    is_threat: bool,
    #[serde(flatten)]
    line: LineObject,
}

pub(super) fn run(
    options: &AnalyseOptions,
    engine: Engine,
    rules: Ruleset,
    pos: Position,
    texts: &Texts,
) -> Result<Answer> {
    let wording = if options.json { Wording::Commands } else { Wording::Words(texts) };
    let namer = Namer { wording, game_type: None };
    let mut analyst = Analyst { engine, limits: options.limits(USUAL), namer };
    let game = Game::from_position(rules, pos);
    let progress = StatusLine::new();
    let study = analyst.study(&game, &mut |found| watch(&progress, texts, &namer, &game, found))?;
    let asked = options.threats && study.found.outcome.is_none();
    let threat = asked.then(|| threat_in(&mut analyst, &game, &study)).transpose()?;
    progress.clear();
    let mut out = io::stdout().lock();
    if options.json {
        let threat = options.threats.then(|| threat.as_ref().and_then(ThreatObject::of));
        let object = Object { position: PositionObject::of(&study), threat };
        writeln!(out, "{}", serde_json::to_string(&object)?)?;
    } else {
        write_study(&mut out, texts, &rules, &study)?;
        if let Some(threat) = threat {
            write_threat(&mut out, texts, &rules, &threat)?;
        }
    }
    Ok(if study.found.outcome.is_none() { Answer::Yes } else { Answer::No })
}

fn watch(progress: &StatusLine, texts: &Texts, namer: &Namer<'_>, game: &Game, found: &Report) {
    progress.show(|| {
        let line = &found.lines[0];
        let moves = namer.line(game, &line.actions).join(" ");
        let score = score_text(seen_by(Color::White, line.score, game.position().turn()));
        let values = [("depth", found.depth.to_string()), ("moves", format!("{score} {moves}"))];
        // A longer line would be broken by the terminal, and could not be taken back.
        texts.format("analysis-progress", &values).chars().take(79).collect()
    });
}

fn threat_in(analyst: &mut Analyst<'_>, game: &Game, now: &Study) -> Result<Threat> {
    let passed = Game::from_position(*game.rules(), game.position().passed());
    let limits = analyst.limits.clone();
    analyst.limits.lines = 1;
    let study = analyst.study(&passed, &mut |_| {})?;
    analyst.limits = limits;
    Ok(Threat { is_real: is_threat(&now.found, &study.found), study })
}

impl ThreatObject {
    fn of(threat: &Threat) -> Option<ThreatObject> {
        let line = LineObject::of(threat.study.lines.first()?);
        Some(ThreatObject { is_threat: threat.is_real, line })
    }
}

fn write_study(out: &mut impl Write, texts: &Texts, rules: &Ruleset, study: &Study) -> Result<()> {
    writeln!(out, "{}", texts.ruleset_title(rules))?;
    if study.found.outcome.is_some() {
        writeln!(out, "{}", study.word(texts, rules))?;
        return Ok(());
    }
    let turn = texts.format("analysis-turn", &[("color", texts.color(study.found.turn, rules))]);
    let facts = [
        ("depth", study.found.depth.to_string()),
        ("nodes", grouped(study.found.nodes)),
        ("seconds", format!("{:.1}", study.found.elapsed.as_secs_f64())),
    ];
    writeln!(out, "{turn} ({})", texts.format("analysis-facts", &facts))?;
    if let Some(exact) = study.found.exact {
        let value = exact_words(exact, texts);
        writeln!(out, "{}", texts.format("analysis-exact", &[("value", value)]))?;
    }
    let white = texts.color(Color::White, rules);
    writeln!(out, "{}\n", texts.format("analysis-view", &[("color", white)]))?;
    for (i, line) in study.lines.iter().enumerate() {
        let number = format!("{}.", i + 1);
        write_line(out, texts, rules, &number, study.found.turn, line)?;
    }
    Ok(())
}

fn write_line(
    out: &mut impl Write,
    texts: &Texts,
    rules: &Ruleset,
    number: &str,
    turn: Color,
    line: &Variation,
) -> Result<()> {
    let score = seen_by(Color::White, line.score, turn);
    let chances = chances(texts, score.expectation());
    let word = line_words(line.score, line.exact, turn, texts, rules);
    writeln!(out, "{number:>3} {:>6} {chances:>6}   {word}", score_text(score))?;
    for text in wrap(&line.moves.join(" ")) {
        writeln!(out, "    {text}")?;
    }
    Ok(())
}

fn write_threat(
    out: &mut impl Write,
    texts: &Texts,
    rules: &Ruleset,
    threat: &Threat,
) -> Result<()> {
    let opponent = || texts.color(threat.study.found.turn, rules);
    let passer = texts.color(!threat.study.found.turn, rules);
    writeln!(out, "\n{}", texts.format("analysis-pass", &[("color", passer)]))?;
    let Some(line) = threat.study.lines.first() else {
        let text = texts.format("analysis-cannot-move", &[("color", opponent())]);
        writeln!(out, "{text}")?;
        return Ok(());
    };
    let text = if threat.is_real {
        let values = [("color", opponent()), ("move", line.moves[0].clone())];
        texts.format("analysis-threat", &values)
    } else {
        texts.format("analysis-no-threat", &[("color", opponent())])
    };
    writeln!(out, "{text}")?;
    write_line(out, texts, rules, "", threat.study.found.turn, line)
}

/// A number with its digits in threes.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            // A narrow space that does not break, which every language reads.
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}
