use std::io::{self, Write};

use anyhow::{Result, anyhow};
use clap::Args;
use damier_locale::Language;
use damier_rules::{Attempt, Explanation};

use crate::Answer;
use crate::common_options::{PositionOptions, texts};
use crate::rules::wrap;

#[derive(Debug, Args)]
pub(crate) struct ExplainOptions {
    #[command(flatten)]
    position: PositionOptions,
    /// The move, such as 32-28, 28x19 or 47x38x24
    #[arg(value_name = "MOVE")]
    text: String,
    /// The language of the answer
    #[arg(long, value_name = "xx")]
    lang: Option<Language>,
}

pub(crate) fn run(options: &ExplainOptions) -> Result<Answer> {
    let rules = &options.position.ruleset;
    let texts = texts(options.lang);
    let pos = options.position.position(&texts)?;
    let attempt = Attempt::parse(&options.text, rules.board)
        .map_err(|error| anyhow!("{}", texts.unreadable_move(&error, &options.text)))?;
    let explanation = pos.explain(rules, &attempt);
    let answer = texts.explanation(&explanation, &options.text, &pos, rules);
    let mut out = io::stdout().lock();
    for line in wrap(&answer) {
        writeln!(out, "{line}")?;
    }
    Ok(match explanation {
        Explanation::Legal { .. } => Answer::Yes,
        Explanation::Ambiguous(_) | Explanation::Illegal(_) => Answer::No,
    })
}
