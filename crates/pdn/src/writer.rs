//! Writing PDN 3.0: one form, and nothing that the standard does not say.
//!
//! Every game ends with `*`, its result is in the Result tag, captures have
//! the sign of the game, and lines are broken after 80 characters.

use std::fmt::Write as _;

use damier_rules::Color;

use crate::gametype::GameType;
use crate::outcome::GameResult;
use crate::tree::{Item, Record};

impl Record {
    /// The game as PDN 3.0.
    #[must_use]
    pub fn to_pdn(&self) -> String {
        let game_type = self.tag("GameType").and_then(|text| text.parse::<GameType>().ok());
        let mut out = String::new();
        self.write_tags(game_type.as_ref(), &mut out);
        if !out.is_empty() {
            out.push('\n');
        }
        let black_begins = self.first_mover(game_type.as_ref()) == Some(Color::Black);
        let starts_second = black_begins != (game_type.map(|g| g.start) == Some(Color::Black));
        let mut line = Line::default();
        let mut pen = Pen {
            capture_sign: game_type.map_or('x', |game_type| game_type.capture_sign()),
            ply: u32::from(starts_second),
            interrupted: true,
        };
        pen.write(&self.items, &mut line);
        line.word("*");
        out.push_str(&line.text);
        out.push('\n');
        out
    }

    fn write_tags(&self, game_type: Option<&GameType>, out: &mut String) {
        let scale = game_type.map_or_else(
            || match self.tag("Result").map(str::trim) {
                Some("2-0" | "1-1" | "0-2") => crate::Scale::International,
                _ => crate::Scale::Default,
            },
            GameType::scale,
        );
        let result = self.outcome();
        let mut has_result = false;
        for (name, value) in &self.tags {
            let is_result = name.eq_ignore_ascii_case("Result");
            has_result |= is_result;
            // A score that is none of the standard's is kept as it is.
            let is_known = GameResult::parse(value).is_some();
            let value = if is_result && is_known { result.text(scale) } else { value };
            write_tag(name, value, out);
        }
        if !has_result && result != GameResult::Unknown {
            write_tag("Result", result.text(scale), out);
        }
    }

    /// Who makes the first move, as far as the tags tell.
    fn first_mover(&self, game_type: Option<&GameType>) -> Option<Color> {
        let by_fen = self
            .tag("FEN")
            .and_then(|fen| fen.trim_start_matches(['"', ' ']).chars().next())
            .and_then(Color::from_letter);
        by_fen.or(game_type.map(|game_type| game_type.start))
    }
}

fn write_tag(name: &str, value: &str, out: &mut String) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let value = value.replace(['\n', '\r'], " ");
    let _ = writeln!(out, "[{name} \"{value}\"]");
}

/// Words on lines of bounded length.
#[derive(Default)]
struct Line {
    text: String,
    width: usize,
}

impl Line {
    const WIDTH: usize = 80;

    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.width > 0 {
            let fits = self.width + 1 + length <= Self::WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.width = if fits { self.width + 1 } else { 0 };
        }
        self.text.push_str(word);
        self.width += length;
    }

    /// Glues something to the word before.
    fn glue(&mut self, text: &str) {
        self.text.push_str(text);
        self.width += text.chars().count();
    }
}

struct Pen {
    capture_sign: char,
    ply: u32,
    /// Something stands between this move and the one before.
    interrupted: bool,
}

impl Pen {
    fn write(&mut self, items: &[Item], line: &mut Line) {
        for item in items {
            match item {
                Item::Move(m) => {
                    let number = self.ply / 2 + 1;
                    if self.ply.is_multiple_of(2) {
                        line.word(&format!("{number}."));
                    } else if self.interrupted {
                        line.word(&format!("{number}..."));
                    }
                    line.word(&m.with_separator(self.capture_sign));
                    self.ply += 1;
                    self.interrupted = false;
                    continue;
                }
                Item::Strength(marks) => {
                    line.glue(marks);
                    continue;
                }
                Item::Nag(nag) => {
                    line.word(&format!("${nag}"));
                    continue;
                }
                // A brace cannot be written inside a comment.
                Item::Comment(text) => line.word(&format!("{{{}}}", text.replace('}', ")"))),
                Item::Setup(fen) => line.word(&format!("/FEN \"{fen}\"/")),
                Item::Variation(items) => {
                    line.word("(");
                    let mut inner = Pen {
                        capture_sign: self.capture_sign,
                        ply: self.ply.saturating_sub(1),
                        interrupted: true,
                    };
                    inner.write(items, line);
                    line.word(")");
                }
            }
            self.interrupted = true;
        }
    }
}
