//! A book as a file.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `DMBK` |
//! | 1 × 3 | version (1), plies, plies with an answer to everything |
//! | 1 + n | the length of the rules' text, and that text in UTF-8 |
//! | 1 × moves | one byte a move, position after position |
//! | 4 | CRC-32 of all before, little-endian |
//!
//! A move is its number among the legal moves, which are sorted by their
//! squares (5 bits), its weight less one (2 bits), and whether it is the last
//! of its position (1 bit). Which position is next follows from the moves so
//! far: [`Shape::fill`].

use std::convert::Infallible;

use damier_rules::{Move, Ruleset};

use super::{Book, BookError, Choice, Shape};

const MAGIC: [u8; 4] = *b"DMBK";
const VERSION: u8 = 1;

/// No book is longer than this.
const LONGEST: usize = 1 << 16;
/// No book goes on for more plies.
pub const MOST_PLIES: u8 = 20;
/// Moves beyond have no number in a file. No opening has so many.
pub(super) const MOST_MOVES: usize = 1 << 5;

const NUMBER: u8 = MOST_MOVES as u8 - 1;
const WEIGHT_SHIFT: u32 = 5;
const WEIGHT: u8 = 0b11;
const LAST: u8 = 1 << 7;

pub(super) fn read(bytes: &[u8]) -> Result<Book, BookError> {
    if bytes.len() > LONGEST {
        return Err(BookError::Length);
    }
    let (body, checksum) = bytes.split_last_chunk::<4>().ok_or(BookError::Length)?;
    let (magic, rest) = body.split_first_chunk::<4>().ok_or(BookError::Length)?;
    if *magic != MAGIC {
        return Err(BookError::Magic);
    }
    let (&[version, plies, wide, length], rest) =
        rest.split_first_chunk::<4>().ok_or(BookError::Length)?;
    if version != VERSION {
        return Err(BookError::Version(version));
    }
    if crc32fast::hash(body) != u32::from_le_bytes(*checksum) {
        return Err(BookError::Checksum);
    }
    if plies > MOST_PLIES || wide > plies {
        return Err(BookError::Plies(plies, wide));
    }
    let (id, moves) = rest.split_at_checked(length.into()).ok_or(BookError::Length)?;
    let rules = read_rules(id)?;
    let mut moves = moves.iter().copied();
    let book = Shape { rules, plies, wide }.fill(|_, _, legal| read_choices(&mut moves, legal))?;
    if moves.next().is_some() {
        return Err(BookError::Length);
    }
    Ok(book)
}

fn read_rules(id: &[u8]) -> Result<Ruleset, BookError> {
    let id = String::from_utf8_lossy(id);
    id.parse().map_err(|_| BookError::Rules(id.into_owned()))
}

fn read_choices(
    moves: &mut impl Iterator<Item = u8>,
    legal: &[Move],
) -> Result<Vec<Choice>, BookError> {
    let mut choices = Vec::new();
    let mut least = 0;
    loop {
        let byte = moves.next().ok_or(BookError::Length)?;
        let number = byte & NUMBER;
        let m = legal.get(usize::from(number)).filter(|_| number >= least);
        let weight = 1 + (byte >> WEIGHT_SHIFT & WEIGHT);
        choices.push(Choice { m: *m.ok_or(BookError::Move(number))?, weight });
        if byte & LAST != 0 {
            return Ok(choices);
        }
        least = number + 1;
    }
}

pub(super) fn write(book: &Book) -> Vec<u8> {
    let Shape { rules, plies, wide } = book.shape;
    let id = rules.to_string();
    let mut bytes = MAGIC.to_vec();
    bytes.extend([VERSION, plies, wide, id.len() as u8]);
    bytes.extend(id.as_bytes());
    let Ok(_) = book.shape.fill(|_, pos, legal| {
        let choices = book.choices(pos);
        write_choices(&mut bytes, choices, legal);
        Ok::<_, Infallible>(choices.to_vec())
    });
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

fn write_choices(bytes: &mut Vec<u8>, choices: &[Choice], legal: &[Move]) {
    for (number, m) in legal.iter().enumerate() {
        if let Some(choice) = choices.iter().find(|choice| choice.m == *m) {
            bytes.push(number as u8 | (choice.weight - 1) << WEIGHT_SHIFT);
        }
    }
    if let Some(last) = bytes.last_mut() {
        *last |= LAST;
    }
}
