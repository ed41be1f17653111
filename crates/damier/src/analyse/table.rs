use std::env;
use std::io::{self, IsTerminal, Write};

use anyhow::Result;
use damier_coach::Mark;
use damier_locale::Texts;
use damier_rules::Color;

use super::games::Course;
use super::graph;
use super::study::chances;
use crate::rules::wrap;

/// Whether marks are colored.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Ink {
    Colors,
    Plain,
}

impl Ink {
    /// Colors for a person who does not object to them.
    pub(super) fn of_stdout() -> Ink {
        let is_wanted = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        if is_wanted && io::stdout().is_terminal() { Ink::Colors } else { Ink::Plain }
    }

    /// A mark in a column of its own.
    fn mark(self, mark: Option<Mark>) -> String {
        let text = format!("{:2}", mark.map_or("", Mark::sign));
        let color = match mark {
            Some(Mark::Doubtful) => 178,
            Some(Mark::Mistake) => 208,
            Some(Mark::Blunder) => 196,
            None => return text,
        };
        match self {
            Ink::Colors => format!("\x1b[1;38;5;{color}m{text}\x1b[0m"),
            Ink::Plain => text,
        }
    }
}

/// A game move by move, and its course as a picture of letters.
pub(super) fn write(out: &mut impl Write, course: &Course, texts: &Texts, ink: Ink) -> Result<()> {
    let rules = &course.rules;
    writeln!(out, "{}", course.title)?;
    writeln!(out, "{}", texts.ruleset_title(rules))?;
    if course.rows.is_empty() {
        writeln!(out, "{}", texts.get("analysis-no-moves"))?;
    } else {
        let white = texts.color(Color::White, rules);
        writeln!(out, "{}\n", texts.format("analysis-view", &[("color", white)]))?;
        write_rows(out, course, texts, ink)?;
        writeln!(out)?;
        for line in graph::draw(course, texts) {
            writeln!(out, "{}", line.trim_end())?;
        }
        write_marks(out, course, texts)?;
    }
    if let Some(reason) = &course.stopped {
        let text = texts.format("analysis-stops", &[("reason", &**reason)]);
        writeln!(out)?;
        for line in wrap(&text) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn write_rows(out: &mut impl Write, course: &Course, texts: &Texts, ink: Ink) -> Result<()> {
    let rules = &course.rules;
    let words: Vec<String> = course.rows.iter().map(|row| row.after.word(texts, rules)).collect();
    let width = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or_default();
    let name_width = width(&mut course.rows.iter().map(|row| row.name.chars().count()));
    let marked = course.rows.iter().zip(&words).filter(|(row, _)| row.better.is_some());
    let word_width = width(&mut marked.map(|(_, word)| word.chars().count()));
    for (i, (row, word)) in course.rows.iter().zip(&words).enumerate() {
        let label = match (row.player == rules.first, i) {
            (true, _) => format!("{}.", row.number),
            (false, 0) => format!("{}…", row.number),
            (false, _) => String::new(),
        };
        let mark = ink.mark(row.mark);
        let score = row.after.score_text();
        let chances = chances(texts, row.after.expectation(Color::White));
        let better = row.better.as_ref().map_or_else(String::new, |better| {
            let text = texts.format("analysis-better-move", &[("move", &**better)]);
            format!("   {text}")
        });
        let line = format!(
            "{label:>4} {:name_width$} {mark} {score:>6} {chances:>6}   {word:word_width$}{better}",
            row.name
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// How many moves of each player are marked.
fn write_marks(out: &mut impl Write, course: &Course, texts: &Texts) -> Result<()> {
    if course.rows.iter().all(|row| row.mark.is_none()) {
        return Ok(());
    }
    writeln!(out, "\n{}", texts.get("analysis-marks"))?;
    let first = course.rules.first;
    let names = [first, !first].map(|color| texts.color(color, &course.rules));
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    for (color, name) in [first, !first].into_iter().zip(names) {
        write!(out, "{name:width$}")?;
        for mark in Mark::ALL {
            let is_such = |row: &&super::games::Row| row.player == color && row.mark == Some(mark);
            let count = course.rows.iter().filter(is_such).count();
            write!(out, "   {} {count}", mark.sign())?;
        }
        writeln!(out)?;
    }
    Ok(())
}
