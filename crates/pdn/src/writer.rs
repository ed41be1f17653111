//! Writing PDN 3.0: one form, and nothing that the standard does not say.
//!
//! Every game ends with `*`, its result is in the Result tag, captures have
//! the sign of the game, and lines are broken after 80 characters.
//!
//! A [`Record`] may hold any text, from a file or from a stranger. This is the
//! one place that makes it strict: whatever a record says, what is written is
//! read again as one game with the same moves, within the usual [`Limits`], and
//! nothing in it is a problem.

use std::fmt::Write as _;

use damier_rules::Color;

use crate::gametype::GameType;
use crate::lexer::MOST_SQUARES;
use crate::outcome::GameResult;
use crate::problem::Limits;
use crate::tree::{Item, Record};
use crate::written::WrittenMove;

/// Comments are divided before they grow longer than this in bytes, and other
/// texts are cut: less than a reader takes, since escapes take room too.
const LONGEST: usize = Limits::DEFAULT.token / 4;

/// A tag's name is never longer.
const LONGEST_NAME: usize = 255;

/// Tags that decide how a game is read: two of them would contradict each
/// other.
const DECISIVE: [&str; 6] = ["Result", "GameType", "Ruleset", "Variant", "FEN", "SetUp"];

impl Record {
    /// The game as PDN 3.0.
    ///
    /// What the standard has no room for is left out or turned into a comment:
    /// a tag whose name is none, marks that are not `!` or `?`, braces inside
    /// comments, a second result, and what is beyond a reader's usual
    /// [`Limits`].
    #[must_use]
    pub fn to_pdn(&self) -> String {
        let game_type = self.tag("GameType").and_then(|text| text.parse::<GameType>().ok());
        let black_begins = self.first_mover(game_type.as_ref()) == Some(Color::Black);
        let starts_second = black_begins != (game_type.map(|g| g.start) == Some(Color::Black));
        let mut out = String::new();
        let text = self.write_tags(game_type.as_ref(), &mut out);
        let mut line = Line { room: Limits::DEFAULT.text.saturating_sub(text), ..Line::default() };
        let mut pen = Pen {
            capture_sign: game_type.map_or('x', |game_type| game_type.capture_sign()),
            ply: u32::from(starts_second),
            interrupted: true,
            is_behind_move: false,
            depth: 0,
        };
        pen.write(&self.items, &mut line);
        if out.is_empty() && line.text.is_empty() {
            // A separator alone would be no game.
            write_tag("Result", self.outcome().text(crate::Scale::Default), &mut out);
        }
        if !out.is_empty() {
            out.push('\n');
        }
        line.word("*");
        out.push_str(&line.text);
        out.push('\n');
        out
    }

    /// Writes the tags, and says how many bytes their values have.
    fn write_tags(&self, game_type: Option<&GameType>, out: &mut String) -> usize {
        let scale = game_type.map_or_else(
            || {
                let written = self.tag("Result").map_or("", str::trim);
                let result = GameResult::parse(written).unwrap_or(GameResult::Unknown);
                [crate::Scale::Default, crate::Scale::International]
                    .into_iter()
                    .find(|scale| result.text(*scale) == written)
                    .unwrap_or(crate::Scale::Default)
            },
            GameType::scale,
        );
        let result = self.outcome();
        let mut has_result = false;
        let mut text = 0;
        // One is left for the result.
        for (name, value) in self.strict_tags().take(Limits::DEFAULT.tags as usize - 1) {
            let is_result = name == "Result";
            // A score that is none of the standard's is kept as it is.
            let is_known = GameResult::parse(value).is_some();
            let value = if is_result && is_known { result.text(scale) } else { value };
            let value = cut(value, LONGEST);
            if text + value.len() > Limits::DEFAULT.text {
                continue;
            }
            has_result |= is_result;
            text += value.len();
            write_tag(&name, value, out);
        }
        if !has_result && result != GameResult::Unknown {
            write_tag("Result", result.text(scale), out);
        }
        text
    }

    /// The tags as the standard has them: their names begin with a capital, and
    /// of those that decide how the game is read the first counts, as
    /// everywhere. A tag whose name cannot be written is left out.
    pub(crate) fn strict_tags(&self) -> impl Iterator<Item = (String, &str)> {
        let mut seen: Vec<&str> = Vec::new();
        self.tags.iter().filter_map(move |(name, value)| {
            if let Some(known) = DECISIVE.into_iter().find(|known| name.eq_ignore_ascii_case(known))
            {
                let is_first = !seen.contains(&known);
                seen.push(known);
                return is_first.then(|| (known.to_owned(), &**value));
            }
            strict_name(name).map(|name| (name, &**value))
        })
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

/// Whether a tag of this name decides how a game is read.
pub(crate) fn is_decisive(name: &str) -> bool {
    DECISIVE.iter().any(|known| name.eq_ignore_ascii_case(known))
}

fn strict_name(name: &str) -> Option<String> {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let first = name.chars().next().filter(char::is_ascii_alphabetic)?;
    let fits = name.len() <= LONGEST_NAME && name.bytes().all(is_part);
    fits.then(|| format!("{}{}", first.to_ascii_uppercase(), &name[1..]))
}

fn write_tag(name: &str, value: &str, out: &mut String) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let value = value.replace(['\n', '\r'], " ");
    let _ = writeln!(out, "[{name} \"{value}\"]");
}

/// The beginning of a text, at most so many bytes of it.
fn cut(text: &str, most: usize) -> &str {
    let mut end = most.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// Whether a reader takes the text of this move for the same move: squares of
/// one kind, no more than it counts, and no score.
fn is_writable(m: &WrittenMove) -> bool {
    let is_number = m.from.as_number().is_some();
    let is_score = !m.capture && m.via.is_none() && m.from == m.to && m.from.as_number() == Some(1);
    m.squares().count() <= MOST_SQUARES
        && m.squares().all(|name| name.as_number().is_some() == is_number)
        && !is_score
}

/// Words on lines of bounded length, within a reader's limits.
#[derive(Default)]
struct Line {
    text: String,
    width: usize,
    /// How many items stand there.
    items: u32,
    /// How many bytes of comments and setups may follow.
    room: usize,
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

    /// Counts one more item, if a reader would.
    fn takes_item(&mut self) -> bool {
        let takes = self.items < Limits::DEFAULT.items;
        self.items += u32::from(takes);
        takes
    }

    /// Counts one more item with a text.
    fn takes_text(&mut self, text: &str) -> bool {
        let takes = text.len() <= self.room && self.takes_item();
        if takes {
            self.room -= text.len();
        }
        takes
    }

    fn nag(&mut self, nag: u16) {
        if self.takes_item() {
            self.word(&format!("${nag}"));
        }
    }

    fn comment(&mut self, text: &str) {
        // A brace cannot be written inside a comment.
        let text = text.trim().replace('}', ")");
        let mut rest = text.as_str();
        loop {
            let part = cut(rest, LONGEST);
            rest = rest[part.len()..].trim_start();
            let part = part.trim_end();
            if self.takes_text(part) {
                self.word(&format!("{{{part}}}"));
            }
            if rest.is_empty() {
                return;
            }
        }
    }

    fn setup(&mut self, fen: &str) {
        let fen = cut(fen, LONGEST).replace(['"', '\n', '\r'], " ");
        if self.takes_text(&fen) {
            self.word(&format!("/FEN \"{fen}\"/"));
        }
    }
}

struct Pen {
    capture_sign: char,
    ply: u32,
    /// Something stands between this move and the one before.
    interrupted: bool,
    /// A move stands right before: marks can be glued to it.
    is_behind_move: bool,
    depth: u32,
}

impl Pen {
    fn write(&mut self, items: &[Item], line: &mut Line) {
        for item in items {
            let was_behind_move = std::mem::take(&mut self.is_behind_move);
            match item {
                Item::Move(m) => self.play(m, line),
                Item::Strength(marks) => {
                    self.is_behind_move = was_behind_move;
                    self.marks(marks, line);
                }
                Item::Nag(nag) => line.nag(*nag),
                Item::Comment(text) => {
                    line.comment(text);
                    self.interrupted = true;
                }
                Item::Setup(fen) => {
                    line.setup(fen);
                    self.interrupted = true;
                }
                Item::Variation(items) => {
                    self.variation(items, line);
                    self.interrupted = true;
                }
            }
        }
    }

    fn play(&mut self, m: &WrittenMove, line: &mut Line) {
        let text = m.with_separator(self.capture_sign);
        if !is_writable(m) {
            line.comment(&text);
            self.interrupted = true;
            return;
        }
        let number = self.ply / 2 + 1;
        let is_first = self.ply.is_multiple_of(2);
        self.ply += 1;
        if !line.takes_item() {
            return;
        }
        if is_first {
            line.word(&format!("{number}."));
        } else if self.interrupted {
            line.word(&format!("{number}..."));
        }
        line.word(&text);
        self.interrupted = false;
        self.is_behind_move = true;
    }

    /// Marks of strength, and what else may have been called so: numeric
    /// annotations are written as such, any other words as a comment.
    fn marks(&mut self, text: &str, line: &mut Line) {
        let text = text.trim_start();
        let (marks, rest) =
            text.split_at(text.find(|c| c != '!' && c != '?').unwrap_or(text.len()));
        let mut said: Vec<&str> = Vec::new();
        let mut nags: Vec<u16> = Vec::new();
        match (marks, nag_of(marks)) {
            ("", _) => {}
            (_, _) if self.is_behind_move => {
                if line.takes_item() {
                    line.glue(marks);
                }
            }
            (_, Some(nag)) => nags.push(nag),
            (_, None) => said.push(marks),
        }
        for word in rest.split_whitespace() {
            match word.strip_prefix('$').and_then(|number| number.parse().ok()) {
                Some(nag) => nags.push(nag),
                None => said.push(word),
            }
        }
        self.is_behind_move &= nags.is_empty() && said.is_empty();
        nags.into_iter().for_each(|nag| line.nag(nag));
        if !said.is_empty() {
            line.comment(&said.join(" "));
            self.interrupted = true;
        }
    }

    fn variation(&self, items: &[Item], line: &mut Line) {
        if self.depth == Limits::DEFAULT.depth || !line.takes_item() {
            return;
        }
        line.word("(");
        let mut inner = Pen {
            capture_sign: self.capture_sign,
            ply: self.ply.saturating_sub(1),
            interrupted: true,
            is_behind_move: false,
            depth: self.depth + 1,
        };
        inner.write(items, line);
        line.word(")");
    }
}

/// The numeric annotation that says the same as marks.
fn nag_of(marks: &str) -> Option<u16> {
    let known = ["!", "?", "!!", "??", "!?", "?!"];
    known.iter().zip(1..).find(|(known, _)| **known == marks).map(|(_, nag)| nag)
}
