use std::cell::LazyCell;
use std::fmt::Write as _;
use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use damier_locale::{Language, Texts};
use damier_pdn::{Checked, GameFault, GameFaultKind, Place, Problem, Record};
use damier_rules::{Explanation, Ruleset, Square};
use serde::Serialize;

use super::progress::Progress;
use super::replay;
use super::sources::{Source, SourceOptions, in_order};
use crate::Answer;
use crate::input::{parse_ruleset, texts};

#[derive(Debug, Args)]
pub(super) struct CheckOptions {
    #[command(flatten)]
    sources: SourceOptions,
    /// Replay every game by these rules, whatever its tags say
    #[arg(long, value_name = "ID", value_parser = parse_ruleset)]
    ruleset: Option<Ruleset>,
    /// The language of the reasons
    #[arg(long, value_name = "xx")]
    lang: Option<Language>,
    /// Print JSON: one object per fault, one a line
    #[arg(long)]
    json: bool,
}

/// Something wrong in a game, told to people.
#[derive(Debug, Serialize)]
pub(super) struct Finding {
    line: u32,
    column: u32,
    kind: &'static str,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    reason: String,
}

#[derive(Serialize)]
struct FaultLine<'a> {
    file: &'a str,
    game: usize,
    ruleset: String,
    #[serde(flatten)]
    finding: Finding,
}

#[derive(Default)]
struct Report {
    output: String,
    games: usize,
    moves: usize,
    faults: usize,
}

pub(super) fn run(options: &CheckOptions) -> Result<Answer> {
    let sources = options.sources.sources()?;
    let language = texts(options.lang).language();
    let mut out = io::stdout().lock();
    let mut total = Report::default();
    let work = |source: &Source, progress: &Progress| check(options, language, source, progress);
    in_order(&sources, work, |report| {
        out.write_all(report.output.as_bytes())?;
        total.games += report.games;
        total.moves += report.moves;
        total.faults += report.faults;
        Ok(())
    })?;
    if !options.json {
        let counts = [("games", total.games), ("moves", total.moves), ("faults", total.faults)];
        writeln!(out, "{}", Texts::new(language).format("pdn-summary", &counts))?;
    }
    Ok(if total.faults == 0 { Answer::Yes } else { Answer::No })
}

fn check(
    options: &CheckOptions,
    language: Language,
    source: &Source,
    progress: &Progress,
) -> Result<Report> {
    // Most files need no words.
    let texts = LazyCell::new(|| Texts::new(language));
    let mut report = Report::default();
    source.for_each_game(progress, |record| {
        let checked = replay(&record, options.ruleset.as_ref());
        report.games += 1;
        report.moves += checked.moves.len();
        if record.problems.is_empty() && checked.faults.is_empty() {
            return;
        }
        for finding in findings(&record, &checked, &texts) {
            report.faults += 1;
            report.add(options, &source.name, &texts, &checked, finding);
        }
    })?;
    Ok(report)
}

impl Report {
    fn add(
        &mut self,
        options: &CheckOptions,
        file: &str,
        texts: &Texts,
        checked: &Checked,
        finding: Finding,
    ) {
        let game = self.games;
        if options.json {
            let ruleset = checked.rules.to_string();
            let line = FaultLine { file, game, ruleset, finding };
            // A struct of texts and numbers always has a form in JSON.
            self.output.push_str(&serde_json::to_string(&line).unwrap_or_default());
            self.output.push('\n');
            return;
        }
        let Finding { line, column, text, reason, .. } = finding;
        let text = text.map_or_else(String::new, |text| format!("{text}: "));
        let game = texts.format("pdn-game", &[("number", game.to_string())]);
        let _ = writeln!(self.output, "{file}:{line}:{column}: {game}: {text}{reason}");
    }
}

/// Everything wrong in a game, in the order in which it is written.
pub(super) fn findings(record: &Record, checked: &Checked, texts: &Texts) -> Vec<Finding> {
    let problems = record.problems.iter().map(|(problem, place)| {
        Finding::new(*place, "syntax", None, texts.get(message_of(*problem)))
    });
    let faults = checked.faults.iter().map(|fault| of_fault(fault, checked, texts));
    let mut findings: Vec<Finding> = problems.chain(faults).collect();
    findings.sort_by_key(|finding| (finding.line, finding.column));
    findings
}

/// Why the main line cannot be replayed to its end, if it cannot.
pub(crate) fn stop_reason(record: &Record, checked: &Checked, texts: &Texts) -> Option<String> {
    let stuck_at = record.main_line().nth(checked.moves.len())?;
    let stops = |fault: &&GameFault| match &fault.kind {
        GameFaultKind::BadPosition(_) => true,
        GameFaultKind::NoSuchSquare(written) | GameFaultKind::Illegal { written, .. } => {
            written == stuck_at
        }
        _ => false,
    };
    let fault = checked.faults.iter().find(stops).or_else(|| checked.faults.first())?;
    let finding = of_fault(fault, checked, texts);
    Some(match (&fault.kind, finding.text) {
        (GameFaultKind::NoSuchSquare(_), Some(text)) => format!("{text}: {}", finding.reason),
        _ => finding.reason,
    })
}

impl Finding {
    fn new(place: Place, kind: &'static str, text: Option<String>, reason: String) -> Finding {
        Finding { line: place.line, column: place.column, kind, text, reason }
    }
}

fn of_fault(fault: &GameFault, checked: &Checked, texts: &Texts) -> Finding {
    let (rules, game_type) = (&checked.rules, checked.game_type);
    let (kind, text, reason) = match &fault.kind {
        GameFaultKind::BadPosition(error) => {
            let reason = texts.fen_error(error, rules);
            ("bad-position", None, texts.format("pdn-bad-position", &[("reason", reason)]))
        }
        GameFaultKind::UnknownRules(name) => {
            ("unknown-rules", None, texts.format("pdn-unknown-rules", &[("rules", &**name)]))
        }
        GameFaultKind::ImpossibleEvent(event) => {
            let reason = texts.format("pdn-impossible-event", &[("event", &**event)]);
            ("impossible-event", None, reason)
        }
        GameFaultKind::Contradiction { tag, moves } => {
            let scale = game_type.scale();
            let values = [("tag", tag.text(scale)), ("moves", moves.text(scale))];
            ("contradiction", None, texts.format("pdn-contradiction", &values))
        }
        GameFaultKind::NoSuchSquare(written) => {
            let text = written.with_separator(game_type.capture_sign());
            let reason = texts.get("pdn-no-such-square");
            ("no-such-square", Some(text), reason)
        }
        GameFaultKind::Illegal { written, position, why } => {
            let text = written.with_separator(game_type.capture_sign());
            let name = |sq: Square| {
                game_type.name(sq).map_or_else(|| sq.to_string(), |name| name.to_string())
            };
            let reason = texts.explanation_naming(why, &text, position, rules, &name);
            let kind = match why {
                Explanation::Ambiguous(_) => "ambiguous",
                _ => "illegal",
            };
            (kind, Some(text), reason)
        }
        _ => ("unknown", None, texts.get("fault-no-such-way")),
    };
    Finding::new(fault.place, kind, text, reason)
}

/// The message for what could not be read.
const fn message_of(problem: Problem) -> &'static str {
    match problem {
        Problem::UnclosedComment => "pdn-unclosed-comment",
        Problem::BadTag => "pdn-bad-tag",
        Problem::BadSetup => "pdn-bad-setup",
        Problem::NothingToClose => "pdn-nothing-to-close",
        Problem::NoVariation => "pdn-no-variation",
        Problem::UnclosedVariation => "pdn-unclosed-variation",
        Problem::BadNag => "pdn-bad-nag",
        Problem::NumberWithoutMove => "pdn-number-without-move",
        Problem::BadMove => "pdn-bad-move",
        Problem::TooLong => "pdn-too-long",
        Problem::TooDeep => "pdn-too-deep",
        Problem::TooMany => "pdn-too-many",
        _ => "pdn-junk",
    }
}
