//! What is wrong in a file of games, told to people.

use damier_locale::Texts;
use damier_pdn::{Checked, GameFault, GameFaultKind, Place, Problem, Record};
use damier_rules::{Explanation, Square};

/// Something wrong in a game, told to people.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The line, counted from 1.
    pub line: u32,
    /// The column in bytes, counted from 1.
    pub column: u32,
    /// What kind of fault it is, for programs.
    pub kind: &'static str,
    /// The move that it is about.
    pub text: Option<String>,
    /// What is wrong.
    pub reason: String,
}

/// What is wrong in a game, in the order in which it is written. So many
/// things may be wrong that not all are listed: the last one then says how
/// many there are besides.
#[must_use]
pub fn findings(record: &Record, checked: &Checked, texts: &Texts) -> Vec<Finding> {
    let problems = record.problems.iter().map(|(problem, place)| {
        Finding::new(*place, "syntax", None, texts.get(message_of(*problem)))
    });
    let faults = checked.faults.iter().map(|fault| of_fault(fault, checked, texts));
    let mut findings: Vec<Finding> = problems.chain(faults).collect();
    findings.sort_by_key(|finding| (finding.line, finding.column));
    let more = record.problems_left_out + checked.faults_left_out;
    if let Some(&Finding { line, column, .. }) = findings.last()
        && more > 0
    {
        let reason = texts.format("pdn-more", &[("count", more)]);
        findings.push(Finding::new(Place { line, column }, "more", None, reason));
    }
    findings
}

/// How many things are wrong in a game, listed or not.
#[must_use]
pub fn count_findings(record: &Record, checked: &Checked) -> usize {
    let listed = record.problems.len() + checked.faults.len();
    listed + record.problems_left_out + checked.faults_left_out
}

/// Why the main line cannot be replayed to its end, if it cannot.
#[must_use]
pub fn stop_reason(record: &Record, checked: &Checked, texts: &Texts) -> Option<String> {
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
    /// Counts its place from the start of the file in which its text begins.
    pub fn move_within(&mut self, start: Place) {
        let Place { line, column } = Place { line: self.line, column: self.column }.within(start);
        (self.line, self.column) = (line, column);
    }

    fn new(place: Place, kind: &'static str, text: Option<String>, reason: String) -> Finding {
        // A reason may cite the file, which may say much.
        const LONGEST: usize = 1000;
        let reason = match reason.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &reason[..end]),
            None => reason,
        };
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
        Problem::TooManyTags => "pdn-too-many-tags",
        _ => "pdn-junk",
    }
}
