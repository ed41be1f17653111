//! Bytes to tokens. Each call looks at the bytes it is given and says how many
//! it took, or that it must see more.

use memchr::{memchr, memchr2};

use crate::outcome::GameResult;
use crate::problem::Problem;
use crate::written::{SquareName, WrittenMove};

/// A token; texts are ranges of the bytes that it was read from.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Token {
    Tag {
        name: Span,
        value: Span,
    },
    Comment(Span),
    LineComment,
    Setup(Span),
    Open,
    Close,
    Nag(u16),
    Number,
    Move(WrittenMove),
    Strength(Span),
    Result(GameResult),
    /// A star by itself, or glued to a move.
    Star {
        glued: bool,
    },
    Problem(Problem),
}

/// A range of bytes.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Span {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// What was made of some bytes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Lexed {
    Token(Token, usize),
    /// The token may go on behind these bytes.
    NeedMore,
}

/// Reads the token at the beginning of `input`, which must not be blank.
/// `last` says that no more bytes will come; `glued` that nothing stands
/// between this token and a move before it.
pub(crate) fn lex(input: &[u8], last: bool, glued: bool) -> Lexed {
    let Some(&first) = input.first() else {
        return Lexed::NeedMore;
    };
    match first {
        b'{' => comment(input, last),
        b'%' => line_comment(input, last),
        b'[' => tag(input, last),
        b'/' => setup(input, last),
        b'$' => nag(input, last),
        b'(' => parenthesis(input, last),
        b')' => Lexed::Token(Token::Close, 1),
        b'!' | b'?' => strength(input, last),
        b'*' => Lexed::Token(Token::Star { glued }, 1),
        b'}' => Lexed::Token(Token::Problem(Problem::NothingToClose), 1),
        b'0'..=b'9' => number_or_move(input, last),
        b'.' => dots(input),
        b'a'..=b'l' | b'A'..=b'L' if input.len() > 1 || last => letters(input, last),
        _ => junk(input, last),
    }
}

fn comment(input: &[u8], last: bool) -> Lexed {
    match memchr(b'}', input) {
        Some(end) => Lexed::Token(Token::Comment(Span { start: 1, end }), end + 1),
        None if last => Lexed::Token(Token::Problem(Problem::UnclosedComment), input.len()),
        None => Lexed::NeedMore,
    }
}

fn line_comment(input: &[u8], last: bool) -> Lexed {
    match memchr2(b'\n', b'\r', input) {
        Some(end) => Lexed::Token(Token::LineComment, end),
        None if last => Lexed::Token(Token::LineComment, input.len()),
        None => Lexed::NeedMore,
    }
}

/// `[Name "value"]`. A quote inside the value need not be escaped, as long as
/// no bracket follows it.
fn tag(input: &[u8], last: bool) -> Lexed {
    let line_end = memchr2(b'\n', b'\r', input);
    // A tag stands on one line; a broken one must not swallow the next.
    let line = &input[..line_end.unwrap_or(input.len())];
    match tag_on(line) {
        Some((token, length)) => Lexed::Token(token, length),
        None if line_end.is_none() && !last => Lexed::NeedMore,
        None => Lexed::Token(Token::Problem(Problem::BadTag), line.len()),
    }
}

fn tag_on(line: &[u8]) -> Option<(Token, usize)> {
    let name_start = skip_blanks(line, 1);
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let name_end = name_start + line.get(name_start..)?.iter().take_while(is_name).count();
    let quote = skip_blanks(line, name_end);
    if name_start == name_end || line.get(quote) != Some(&b'"') {
        return None;
    }
    let start = quote + 1;
    let mut at = start;
    loop {
        let here = at + memchr2(b'"', b'\\', line.get(at..)?)?;
        if line[here] == b'\\' {
            at = here + 2;
            continue;
        }
        let after = skip_blanks(line, here + 1);
        if line.get(after) == Some(&b']') {
            let name = Span { start: name_start, end: name_end };
            let value = Span { start, end: here };
            return Some((Token::Tag { name, value }, after + 1));
        }
        at = here + 1;
    }
}

fn setup(input: &[u8], last: bool) -> Lexed {
    let line_end = memchr2(b'\n', b'\r', input);
    let line = &input[..line_end.unwrap_or(input.len())];
    let open = memchr(b'"', line);
    let close = open.and_then(|open| memchr(b'"', &line[open + 1..]).map(|at| open + 1 + at));
    let slash = close.map(|close| skip_blanks(line, close + 1));
    let name = open.map_or(&[][..], |open| line[1..open].trim_ascii());
    match (open, close, slash.and_then(|at| line.get(at))) {
        (Some(open), Some(close), Some(b'/')) if name.eq_ignore_ascii_case(b"fen") => {
            let end = skip_blanks(line, close + 1) + 1;
            Lexed::Token(Token::Setup(Span { start: open + 1, end: close }), end)
        }
        _ if line_end.is_none() && !last => Lexed::NeedMore,
        _ => {
            let end =
                slash.filter(|&at| line.get(at) == Some(&b'/')).map_or(line.len(), |at| at + 1);
            Lexed::Token(Token::Problem(Problem::BadSetup), end.max(1))
        }
    }
}

fn nag(input: &[u8], last: bool) -> Lexed {
    let digits = count_digits(&input[1..]);
    if 1 + digits == input.len() && !last && digits < 8 {
        return Lexed::NeedMore;
    }
    let value = std::str::from_utf8(&input[1..=digits]).ok().and_then(|text| text.parse().ok());
    let token = value.map_or(Token::Problem(Problem::BadNag), Token::Nag);
    Lexed::Token(token, 1 + digits)
}

fn parenthesis(input: &[u8], last: bool) -> Lexed {
    let marks = count_marks(&input[1..]);
    match input.get(1 + marks) {
        None if !last && marks < 16 => Lexed::NeedMore,
        Some(b')') if marks > 0 => {
            Lexed::Token(Token::Strength(Span { start: 1, end: 1 + marks }), marks + 2)
        }
        _ => Lexed::Token(Token::Open, 1),
    }
}

fn strength(input: &[u8], last: bool) -> Lexed {
    let marks = count_marks(input);
    if marks == input.len() && !last && marks < 16 {
        return Lexed::NeedMore;
    }
    Lexed::Token(Token::Strength(Span { start: 0, end: marks }), marks)
}

/// Dots that have lost their number.
fn dots(input: &[u8]) -> Lexed {
    let dots = input.iter().take_while(|byte| **byte == b'.').count();
    Lexed::Token(Token::Number, dots)
}

/// A move number, a result, or a move by numbers.
fn number_or_move(input: &[u8], last: bool) -> Lexed {
    // What follows decides what this is; a line's worth is enough to see it.
    const ENOUGH: usize = 160;
    if input.len() < ENOUGH && !last {
        return Lexed::NeedMore;
    }
    if let Some((m, length)) = plain_move(input) {
        return Lexed::Token(Token::Move(m), length);
    }
    let halves = [&b"1/2-1/2"[..], b"0.5-0.5"];
    if let Some(text) = halves.into_iter().find(|text| input.starts_with(text)) {
        return Lexed::Token(Token::Result(GameResult::Draw), text.len());
    }
    let digits = count_digits(input);
    if input.get(digits) == Some(&b'.') {
        let dots = input[digits..].iter().take_while(|byte| **byte == b'.').count();
        return Lexed::Token(Token::Number, digits + dots);
    }
    // An ellipsis character, in UTF-8.
    if input[digits..].starts_with("…".as_bytes()) {
        return Lexed::Token(Token::Number, digits + "…".len());
    }
    let squares = squares(input, number_square);
    if squares.count < 2 {
        return match (squares.score, packed(&input[..digits])) {
            (Some((result, length)), _) => Lexed::Token(Token::Result(result), length),
            (None, Some(m)) => Lexed::Token(Token::Move(m), digits),
            // A move number whose dot was forgotten.
            (None, None) if digits <= 3 && separator(&input[digits..]).0.is_none() => {
                Lexed::Token(Token::Number, digits)
            }
            (None, None) => {
                let is_part = |byte: &&u8| matches!(byte, b'0'..=b'9' | b'-' | b'x' | b':');
                let length = input.iter().take_while(is_part).count();
                Lexed::Token(Token::Problem(Problem::BadMove), length)
            }
        };
    }
    finish_move(&squares)
}

/// A move as nearly all are written, two numbers with a sign between them;
/// whatever is less simple is left to [`squares`].
fn plain_move(input: &[u8]) -> Option<(WrittenMove, usize)> {
    let number = |at: usize| {
        let first = input.get(at).filter(|byte| byte.is_ascii_digit())? - b'0';
        match input.get(at + 1) {
            Some(second @ b'0'..=b'9') => Some((10 * first + (second - b'0'), at + 2)),
            _ => Some((first, at + 1)),
        }
    };
    let (from, sign) = number(0)?;
    let capture = match input.get(sign)? {
        b'-' => false,
        b'x' => true,
        _ => return None,
    };
    let (to, end) = number(sign + 1)?;
    let ends_there = match input.get(end)? {
        b'\n' | b'\r' | b'!' | b'?' | b')' => true,
        b' ' => input.get(end + 1).is_some_and(u8::is_ascii_digit),
        _ => false,
    };
    // The smallest numbers may be a score.
    if !ends_there || to == 0 || from < 3 {
        return None;
    }
    let name = |number: u8| SquareName::number(u32::from(number));
    Some((WrittenMove { from: name(from)?, to: name(to)?, capture, via: None }, end))
}

/// A move by letters and ranks, or a word that means nothing.
fn letters(input: &[u8], last: bool) -> Lexed {
    const ENOUGH: usize = 160;
    if input.len() < ENOUGH && !last {
        return Lexed::NeedMore;
    }
    if !input.get(1).is_some_and(u8::is_ascii_digit) {
        return junk(input, last);
    }
    let squares = squares(input, algebraic_square);
    if squares.count < 2 {
        return Lexed::Token(Token::Problem(Problem::BadMove), squares.length.max(1));
    }
    finish_move(&squares)
}

/// Squares with or without something between them.
struct Squares {
    names: [SquareName; MOST_SQUARES],
    count: usize,
    capture: bool,
    length: usize,
    /// The score that this is, if it is no move.
    score: Option<(GameResult, usize)>,
}

impl Squares {
    fn found(&self) -> &[SquareName] {
        &self.names[..self.count]
    }
}

/// More squares than this are no move.
pub(crate) const MOST_SQUARES: usize = 32;

/// Reads one square: its name, `None` if no board has it, and its length.
type ReadSquare = fn(&[u8]) -> Option<(Option<SquareName>, usize)>;

fn squares(input: &[u8], read_square: ReadSquare) -> Squares {
    let mut squares = Squares {
        names: [SquareName::FIRST; MOST_SQUARES],
        count: 0,
        capture: false,
        length: 0,
        score: None,
    };
    let mut at = 0;
    while let Some((name, length)) = input.get(at..).and_then(read_square) {
        at += length;
        squares.length = at;
        let Some(name) = name else {
            // A zero: a score such as 2-0 or 0-1, or no square at all.
            squares.score = score(input);
            squares.count = 0;
            break;
        };
        squares.names[squares.count] = name;
        squares.count += 1;
        let (sign, length) = separator(&input[at..]);
        if let Some(capture) = sign {
            squares.capture = capture;
        } else if name.as_number().is_some() || length > 0 {
            break;
        }
        at += length;
        if squares.count == MOST_SQUARES {
            break;
        }
    }
    if let [one, other] = squares.found() {
        // A drawn score, since no piece moves from 1 to 1.
        if one == other && !squares.capture && one.as_number() == Some(1) {
            squares.score = score(input);
            squares.count = 0;
        }
    }
    squares
}

fn finish_move(squares: &Squares) -> Lexed {
    let [from, via @ .., to] = squares.found() else {
        return Lexed::Token(Token::Problem(Problem::BadMove), squares.length.max(1));
    };
    let m = WrittenMove {
        from: *from,
        to: *to,
        capture: squares.capture,
        via: (!via.is_empty()).then(|| via.into()),
    };
    Lexed::Token(Token::Move(m), squares.length)
}

/// Whether a capture or quiet sign follows, perhaps between blanks, and how
/// many bytes that takes.
fn separator(input: &[u8]) -> (Option<bool>, usize) {
    let at = input.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let (sign, length) = match &input[at..] {
        [b'-', ..] => (Some(false), 1),
        [b'x' | b'X' | b':' | b'*', b'x' | b'X' | b':', ..] => (Some(true), 2),
        [b'x' | b'X' | b':', ..] => (Some(true), 1),
        // The multiplication sign in UTF-8.
        [0xc3, 0x97, ..] => (Some(true), 2),
        _ => return (None, at),
    };
    let blanks =
        input[at + length..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    (sign, at + length + blanks)
}

/// A square by number: `None` in the pair for zero or a number too large.
fn number_square(input: &[u8]) -> Option<(Option<SquareName>, usize)> {
    let digits = count_digits(input);
    if digits == 0 || digits > 3 {
        return None;
    }
    let number = input[..digits].iter().fold(0, |sum, digit| 10 * sum + u32::from(digit - b'0'));
    Some((SquareName::number(number), digits))
}

fn algebraic_square(input: &[u8]) -> Option<(Option<SquareName>, usize)> {
    let letter = input.first()?.to_ascii_lowercase();
    let digits = count_digits(input.get(1..)?);
    if !(b'a'..=b'l').contains(&letter) || digits == 0 || digits > 2 {
        return None;
    }
    let rank = input[1..=digits].iter().fold(0, |sum, digit| 10 * sum + u32::from(digit - b'0'));
    Some((SquareName::algebraic(u32::from(letter - b'a'), rank), 1 + digits))
}

/// A score at the beginning of these bytes.
fn score(input: &[u8]) -> Option<(GameResult, usize)> {
    let end = input.iter().take_while(|byte| matches!(byte, b'0'..=b'9' | b'-')).count();
    let text = std::str::from_utf8(&input[..end]).ok()?;
    GameResult::parse(text).filter(|_| !text.is_empty()).map(|result| (result, end))
}

/// Two squares of two digits each, written without anything between.
fn packed(digits: &[u8]) -> Option<WrittenMove> {
    let [a, b, c, d] = *digits else {
        return None;
    };
    let square = |tens: u8, ones: u8| {
        SquareName::number(10 * u32::from(tens - b'0') + u32::from(ones - b'0'))
    };
    Some(WrittenMove { from: square(a, b)?, to: square(c, d)?, capture: false, via: None })
}

fn junk(input: &[u8], last: bool) -> Lexed {
    // Half a move in a draw, as a character of its own.
    for (text, result) in [("½-½".as_bytes(), GameResult::Draw), (b"\xbd-\xbd", GameResult::Draw)]
    {
        if input.starts_with(text) {
            return Lexed::Token(Token::Result(result), text.len());
        }
    }
    const LONGEST: usize = 256;
    let is_end = |byte: &u8| byte.is_ascii_whitespace() || b"{}()[]\"%/$".contains(byte);
    match input.iter().skip(1).take(LONGEST).position(is_end) {
        Some(at) => Lexed::Token(Token::Problem(Problem::Junk), at + 1),
        None if last || input.len() > LONGEST => {
            Lexed::Token(Token::Problem(Problem::Junk), input.len().min(LONGEST))
        }
        None => Lexed::NeedMore,
    }
}

fn skip_blanks(input: &[u8], from: usize) -> usize {
    let rest = input.get(from..).unwrap_or_default();
    from + rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}

fn count_digits(input: &[u8]) -> usize {
    input.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

fn count_marks(input: &[u8]) -> usize {
    input.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count()
}
