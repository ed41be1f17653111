//! A stream of events from a stream of bytes: one buffer, no recursion, and
//! limits that the caller sets.
//!
//! # What is forgiven
//!
//! Games without separators (a tag after a move begins a new game), results as
//! separators in either scale, `*` as separator or glued to a move as "forced",
//! move numbers without dots, leading zeros, `x`, `:` or `×` for captures,
//! blanks inside moves, `3228` and `a3b4`, quotes inside tags, tags on one
//! line, any line ends, UTF-8 with or without a mark, and old encodings. What
//! cannot be read is reported with its place, and reading goes on behind it.

use std::borrow::Cow;
use std::io::{self, Read};
use std::ops::ControlFlow;

use crate::encoding::Encoding;
use crate::lexer::{Lexed, Span, Token, lex};
use crate::outcome::GameResult;
use crate::place::Place;
use crate::problem::{Limits, Problem};
use crate::written::WrittenMove;

/// What a reader tells of a file, in order. Every method may end the reading.
///
/// Unless a method is given, what it would tell is passed over.
#[allow(unused_variables, reason = "the defaults pass everything over")]
pub trait Visitor {
    /// What reading ends with if it is ended early.
    type Break;

    /// A game begins.
    fn begin_game(&mut self, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// A tag of the game.
    fn tag(&mut self, name: &str, value: &str, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// A move.
    fn play(&mut self, m: WrittenMove, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// Marks of a move's strength: `!`, `?` or several of them.
    fn strength(&mut self, marks: &str, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// A numeric annotation.
    fn nag(&mut self, nag: u16, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// A comment.
    fn comment(&mut self, text: &str, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// A position to go on from.
    fn setup(&mut self, fen: &str, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// A variation begins.
    fn begin_variation(&mut self, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// The last variation ends.
    fn end_variation(&mut self, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// The result in the movetext.
    fn result(&mut self, result: GameResult, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// Something that could not be read.
    fn problem(&mut self, problem: Problem, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
    /// The game ends.
    fn end_game(&mut self, at: Place) -> ControlFlow<Self::Break> {
        ControlFlow::Continue(())
    }
}

/// Reads a file and tells a visitor what is in it.
///
/// # Errors
///
/// The error of the source, if it fails.
pub fn read<V: Visitor>(
    source: impl Read,
    limits: &Limits,
    visitor: &mut V,
) -> io::Result<ControlFlow<V::Break>> {
    let mut bytes = Bytes::new(source, limits.token);
    bytes.skip_mark()?;
    let mut games = Games {
        visitor,
        limits,
        state: State::Between,
        depth: 0,
        items: 0,
        tags: 0,
        room: limits.text,
        number: None,
        skipping: false,
    };
    let mut glued = false;
    loop {
        let moved = bytes.skip_blanks()?;
        let at = bytes.place();
        let Some(token) = bytes.next_token(glued && !moved)? else {
            break;
        };
        glued = matches!(token, Found::Token(Token::Move(_), _));
        let flow = match token {
            Found::Token(token, length) => {
                let has_lines = matches!(token, Token::Comment(_) | Token::Problem(_));
                let flow = games.take(token, &bytes, at);
                if has_lines {
                    bytes.consume_lines(length);
                } else {
                    bytes.consume(length);
                }
                flow
            }
            Found::TooLong(ends_with) => {
                bytes.skip_past(ends_with)?;
                games.report(Problem::TooLong, at)
            }
        };
        if let ControlFlow::Break(value) = flow {
            return Ok(ControlFlow::Break(value));
        }
    }
    Ok(games.finish(bytes.place()))
}

enum Found {
    Token(Token, usize),
    /// Longer than the limit; it ends with this byte.
    TooLong(u8),
}

/// The one buffer.
struct Bytes<R> {
    source: R,
    buffer: Vec<u8>,
    start: usize,
    /// How many bytes of the file lie before `start`.
    offset: u64,
    line: u32,
    /// Where in the file the line begins.
    line_start: u64,
    /// Whether the byte before was a CR: an LF then ends no other line.
    after_cr: bool,
    last: bool,
    limit: usize,
    encoding: Option<Encoding>,
}

const CHUNK: usize = 1 << 16;

impl<R: Read> Bytes<R> {
    fn new(source: R, limit: usize) -> Bytes<R> {
        Bytes {
            source,
            buffer: Vec::with_capacity(2 * CHUNK),
            start: 0,
            offset: 0,
            line: 1,
            line_start: 0,
            after_cr: false,
            last: false,
            limit,
            encoding: None,
        }
    }

    fn rest(&self) -> &[u8] {
        &self.buffer[self.start..]
    }

    /// Reads another chunk behind what is left.
    fn fill(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.start);
        self.start = 0;
        let before = self.buffer.len();
        self.buffer.resize(before + CHUNK, 0);
        let read = loop {
            match self.source.read(&mut self.buffer[before..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        self.buffer.truncate(before + *read.as_ref().unwrap_or(&0));
        self.last = read? == 0;
        if self.encoding.is_none()
            && std::str::from_utf8(&self.buffer).is_err_and(|error| error.error_len().is_some())
        {
            self.encoding = Some(Encoding::guess(&self.buffer));
        }
        Ok(())
    }

    fn skip_mark(&mut self) -> io::Result<()> {
        while self.buffer.len() < 3 && !self.last {
            self.fill()?;
        }
        if self.buffer.starts_with(b"\xef\xbb\xbf") {
            self.consume(3);
            self.line_start = 3;
        }
        Ok(())
    }

    fn place(&self) -> Place {
        let column = u32::try_from(self.offset - self.line_start + 1).unwrap_or(u32::MAX);
        Place { line: self.line, column }
    }

    /// Skips white space; says whether there was any.
    fn skip_blanks(&mut self) -> io::Result<bool> {
        let mut moved = false;
        loop {
            let blanks = self.rest().iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            if blanks > 0 {
                moved = true;
                self.consume_lines(blanks);
            }
            if !self.rest().is_empty() || self.last {
                return Ok(moved);
            }
            self.fill()?;
        }
    }

    fn next_token(&mut self, glued: bool) -> io::Result<Option<Found>> {
        loop {
            if self.rest().is_empty() && self.last {
                return Ok(None);
            }
            match lex(self.rest(), self.last, glued) {
                Lexed::Token(token, length) => {
                    debug_assert!(length > 0 && length <= self.rest().len());
                    return Ok(Some(Found::Token(token, length)));
                }
                Lexed::NeedMore if self.rest().len() > self.limit => {
                    let ends_with = if self.rest()[0] == b'{' { b'}' } else { b'\n' };
                    return Ok(Some(Found::TooLong(ends_with)));
                }
                Lexed::NeedMore => self.fill()?,
            }
        }
    }

    /// Goes on over bytes among which no line ends.
    fn consume(&mut self, count: usize) {
        self.start += count;
        self.offset += count as u64;
        self.after_cr = false;
    }

    /// Goes on over any bytes. A line ends with LF, CR LF or a single CR.
    fn consume_lines(&mut self, count: usize) {
        let mut after_cr = self.after_cr;
        for (i, &byte) in self.buffer[self.start..self.start + count].iter().enumerate() {
            let behind = self.offset + i as u64 + 1;
            match byte {
                b'\n' if after_cr => self.line_start = behind,
                b'\n' | b'\r' => {
                    self.line = self.line.saturating_add(1);
                    self.line_start = behind;
                }
                _ => {}
            }
            after_cr = byte == b'\r';
        }
        self.consume(count);
        self.after_cr = after_cr;
    }

    /// Skips everything up to and including the next such byte.
    fn skip_past(&mut self, byte: u8) -> io::Result<()> {
        loop {
            match memchr::memchr(byte, self.rest()) {
                Some(at) => {
                    self.consume_lines(at + 1);
                    return Ok(());
                }
                None if self.last => {
                    self.consume_lines(self.rest().len());
                    return Ok(());
                }
                None => {
                    self.consume_lines(self.rest().len());
                    self.fill()?;
                }
            }
        }
    }

    fn text(&self, span: Span) -> Cow<'_, str> {
        let bytes = &self.rest()[span.start..span.end];
        self.encoding.unwrap_or(Encoding::Windows1252).decode(bytes)
    }
}

/// Where in a game the reader is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum State {
    /// Before, or after, a game.
    Between,
    /// In the tags.
    Tags,
    /// In the moves.
    Moves,
    /// Behind the result: comments still belong to the game.
    Decided,
}

struct Games<'a, V> {
    visitor: &'a mut V,
    limits: &'a Limits,
    state: State,
    depth: u32,
    items: u32,
    tags: u32,
    /// How many bytes of text the game may still have.
    room: usize,
    /// The place of a move number whose move has not come yet.
    number: Option<Place>,
    /// The rest of the game is left out, because it broke a limit.
    skipping: bool,
}

impl<V: Visitor> Games<'_, V> {
    fn take<R: Read>(
        &mut self,
        token: Token,
        bytes: &Bytes<R>,
        at: Place,
    ) -> ControlFlow<V::Break> {
        match token {
            Token::LineComment => ControlFlow::Continue(()),
            Token::Number => {
                self.number = Some(at);
                ControlFlow::Continue(())
            }
            Token::Tag { name, value } => {
                self.enter(State::Tags, at)?;
                self.tag(&bytes.text(name), &unescape(bytes.text(value)), at)
            }
            Token::Problem(problem) => self.report(problem, at),
            Token::Result(result) => self.take_result(result, at),
            Token::Star { glued: false } => self.take_result(GameResult::Unknown, at),
            Token::Comment(text) => {
                let state =
                    if self.state == State::Decided { State::Decided } else { State::Moves };
                self.enter(state, at)?;
                self.text(bytes.text(text).trim(), at, |visitor, text| visitor.comment(text, at))
            }
            Token::Setup(fen) => {
                self.enter(State::Moves, at)?;
                self.text(&bytes.text(fen), at, |visitor, fen| visitor.setup(fen, at))
            }
            // "Forced", by the standard's own number for it.
            Token::Star { glued: true } => self.in_moves(at, |v| v.nag(7, at)),
            Token::Nag(nag) => self.in_moves(at, |v| v.nag(nag, at)),
            Token::Strength(marks) => self.in_moves(at, |v| v.strength(&bytes.text(marks), at)),
            Token::Move(m) => {
                // A game without tags begins with its first number.
                let beginning = self.number.take().unwrap_or(at);
                self.enter(State::Moves, beginning)?;
                self.item(at, |v| v.play(m, at))
            }
            Token::Open => self.open(at),
            Token::Close => self.close(at),
        }
    }

    fn in_moves(
        &mut self,
        at: Place,
        tell: impl FnOnce(&mut V) -> ControlFlow<V::Break>,
    ) -> ControlFlow<V::Break> {
        self.enter(State::Moves, at)?;
        self.item(at, tell)
    }

    /// Tells a tag, unless the game has too many.
    fn tag(&mut self, name: &str, value: &str, at: Place) -> ControlFlow<V::Break> {
        self.tags = self.tags.saturating_add(1);
        if self.tags > self.limits.tags {
            let is_first = self.tags == self.limits.tags + 1;
            return if is_first {
                self.visitor.problem(Problem::TooManyTags, at)
            } else {
                ControlFlow::Continue(())
            };
        }
        if self.takes_text(value) {
            self.visitor.tag(name, value, at)
        } else {
            self.visitor.problem(Problem::TooLong, at)
        }
    }

    /// Tells one more item that is a text, unless the game has too many words.
    fn text(
        &mut self,
        text: &str,
        at: Place,
        tell: impl FnOnce(&mut V, &str) -> ControlFlow<V::Break>,
    ) -> ControlFlow<V::Break> {
        if !self.skipping && !self.takes_text(text) {
            return self.visitor.problem(Problem::TooLong, at);
        }
        self.item(at, |visitor| tell(visitor, text))
    }

    fn takes_text(&mut self, text: &str) -> bool {
        let room = self.room.checked_sub(text.len());
        self.room = room.unwrap_or(self.room);
        room.is_some()
    }

    /// Tells one more item, unless the game has too many.
    fn item(
        &mut self,
        at: Place,
        tell: impl FnOnce(&mut V) -> ControlFlow<V::Break>,
    ) -> ControlFlow<V::Break> {
        if self.skipping {
            return ControlFlow::Continue(());
        }
        self.items += 1;
        if self.items > self.limits.items {
            self.skipping = true;
            return self.visitor.problem(Problem::TooMany, at);
        }
        tell(self.visitor)
    }

    fn open(&mut self, at: Place) -> ControlFlow<V::Break> {
        self.enter(State::Moves, at)?;
        if self.skipping {
            return ControlFlow::Continue(());
        }
        if self.depth == self.limits.depth {
            self.skipping = true;
            return self.visitor.problem(Problem::TooDeep, at);
        }
        self.depth += 1;
        self.item(at, |visitor| visitor.begin_variation(at))
    }

    fn close(&mut self, at: Place) -> ControlFlow<V::Break> {
        if self.skipping {
            return ControlFlow::Continue(());
        }
        if self.depth == 0 {
            return self.report(Problem::NoVariation, at);
        }
        self.depth -= 1;
        self.visitor.end_variation(at)
    }

    fn take_result(&mut self, result: GameResult, at: Place) -> ControlFlow<V::Break> {
        // Inside a variation a result is that of the variation: not ours.
        if self.depth > 0 && !self.skipping {
            return ControlFlow::Continue(());
        }
        if self.state == State::Between {
            // Two separators in a row are one.
            return ControlFlow::Continue(());
        }
        if self.state == State::Decided {
            return ControlFlow::Continue(());
        }
        self.report_number()?;
        self.state = State::Decided;
        self.visitor.result(result, at)
    }

    /// Goes on to `state`, ending the game before and beginning one if needed.
    fn enter(&mut self, state: State, at: Place) -> ControlFlow<V::Break> {
        let begins = match (self.state, state) {
            (State::Between, _) => true,
            (State::Tags, _) | (State::Moves, State::Moves) | (State::Decided, State::Decided) => {
                false
            }
            _ => {
                self.end_game(at)?;
                true
            }
        };
        self.state = state;
        if begins {
            self.items = 0;
            self.tags = 0;
            self.room = self.limits.text;
            self.skipping = false;
            self.visitor.begin_game(at)?;
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, at: Place) -> ControlFlow<V::Break> {
        if self.state == State::Between {
            return ControlFlow::Continue(());
        }
        self.report_number()?;
        if self.depth > 0 {
            if !self.skipping {
                self.visitor.problem(Problem::UnclosedVariation, at)?;
            }
            for _ in 0..std::mem::take(&mut self.depth) {
                self.visitor.end_variation(at)?;
            }
        }
        self.state = State::Between;
        self.visitor.end_game(at)
    }

    fn report(&mut self, problem: Problem, at: Place) -> ControlFlow<V::Break> {
        // A broken tag behind a result belongs to the next game.
        let begins = self.state == State::Decided && problem == Problem::BadTag;
        if self.state == State::Between || begins {
            self.enter(State::Tags, at)?;
        }
        if self.skipping { ControlFlow::Continue(()) } else { self.visitor.problem(problem, at) }
    }

    fn report_number(&mut self) -> ControlFlow<V::Break> {
        match self.number.take() {
            Some(at) => self.report(Problem::NumberWithoutMove, at),
            None => ControlFlow::Continue(()),
        }
    }

    fn finish(&mut self, at: Place) -> ControlFlow<V::Break> {
        self.end_game(at)
    }
}

fn unescape(value: Cow<'_, str>) -> Cow<'_, str> {
    if !value.contains('\\') {
        return value;
    }
    let mut text = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match (c, chars.clone().next()) {
            ('\\', Some(next @ ('"' | '\\'))) => {
                text.push(next);
                chars.next();
            }
            _ => text.push(c),
        }
    }
    Cow::Owned(text)
}
