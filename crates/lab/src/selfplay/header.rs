use std::io::{self, Read};

use damier_rules::Ruleset;

use super::error::Error;
use super::opening::RandomPlies;

/// What a file of games says about all of them.
///
/// All numbers are little endian. A file is
///
/// | bytes | what |
/// |--:|---|
/// | 4 | `DMGS` |
/// | 2 | the version, 1 |
/// | 2, then that many | the rules as text, without their penalties |
/// | 2, then that many | who judges, as text: `hand` or a network's name, and `, tables` if tables end games |
/// | 4 | nodes a move, on average |
/// | 8 | the seed |
/// | 1, 1 | the fewest and the most random plies at the start |
/// | 4 | the CRC-32 of all this |
///
/// and then games until it ends, each
///
/// | bytes | what |
/// |--:|---|
/// | 4 × 8 | white men, white kings, black men, black kings: bit `n` is the square with the printed number `n + 1` |
/// | 1 | 1 if Black moves first |
/// | 1 | low half: 0 if Black won, 1 for a draw, 2 if White won; high half: [why it ended](super::Ending) |
/// | 2 | the number of plies |
/// | 1 a ply | the move, as its place in the list that `Generator::legal_moves_into` writes |
/// | 2 a ply | its score, signed, in hundredths of a man for the player who moves; −32,768 if there was but one move |
/// | 4 | the CRC-32 of the game |
///
/// A ply's move and score stand side by side. If the generator ever lists
/// moves in another order, the version must change.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Header {
    /// The rules, in their friendly form.
    pub rules: Ruleset,
    /// What judged positions.
    pub evaluation: String,
    /// Nodes for each move, on average.
    pub nodes: u32,
    /// Where chance began.
    pub seed: u64,
    /// How many random plies a game begins with.
    pub random_plies: RandomPlies,
}

const MAGIC: &[u8; 4] = b"DMGS";
const VERSION: u16 = 1;
/// No text in a header has more bytes.
const LONGEST_TEXT: usize = 1024;

impl Header {
    /// The bytes of the header.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        for text in [&self.rules.to_string(), &self.evaluation] {
            let text: String = text.chars().take(LONGEST_TEXT / 4).collect();
            bytes.extend((text.len() as u16).to_le_bytes());
            bytes.extend(text.bytes());
        }
        bytes.extend(self.nodes.to_le_bytes());
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend([self.random_plies.fewest, self.random_plies.most]);
        let checksum = crc32fast::hash(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// Reads a header, and how many bytes it has.
    ///
    /// # Errors
    ///
    /// [`Error`] if the file begins otherwise.
    pub fn read(source: &mut impl Read) -> Result<(Header, usize), Error> {
        let mut seen = Seen { source, bytes: Vec::new() };
        if seen.take::<4>().map_err(|error| short(error, Error::NoGames))? != *MAGIC {
            return Err(Error::NoGames);
        }
        let damaged = |error| short(error, Error::Header);
        let version = u16::from_le_bytes(seen.take().map_err(damaged)?);
        if version != VERSION {
            return Err(Error::Version(version));
        }
        let rules = seen.text()?;
        let evaluation = seen.text()?;
        let nodes = u32::from_le_bytes(seen.take().map_err(damaged)?);
        let seed = u64::from_le_bytes(seen.take().map_err(damaged)?);
        let [fewest, most] = seen.take().map_err(damaged)?;
        let checksum = crc32fast::hash(&seen.bytes);
        if seen.take().map_err(damaged)? != checksum.to_le_bytes() {
            return Err(Error::Header);
        }
        let rules = rules.parse().map_err(|_| Error::Rules(rules))?;
        let random_plies = RandomPlies { fewest, most };
        Ok((Header { rules, evaluation, nodes, seed, random_plies }, seen.bytes.len()))
    }

    /// What keeps games of `other` from going into the same file.
    pub(crate) fn difference(&self, other: &Header) -> Option<&'static str> {
        let differences = [
            (self.rules != other.rules, "game"),
            (self.evaluation != other.evaluation, "evaluation"),
            (self.nodes != other.nodes, "number of nodes"),
            (self.seed != other.seed, "seed"),
            (self.random_plies != other.random_plies, "number of random plies"),
        ];
        differences.into_iter().find_map(|(differs, what)| differs.then_some(what))
    }
}

/// A source, and what was read from it.
struct Seen<'a, R> {
    source: &'a mut R,
    bytes: Vec<u8>,
}

impl<R: Read> Seen<'_, R> {
    fn take<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.source.read_exact(&mut bytes)?;
        self.bytes.extend(bytes);
        Ok(bytes)
    }

    fn text(&mut self) -> Result<String, Error> {
        let damaged = |error| short(error, Error::Header);
        let length = usize::from(u16::from_le_bytes(self.take().map_err(damaged)?));
        if length > LONGEST_TEXT {
            return Err(Error::Header);
        }
        let mut text = vec![0; length];
        self.source.read_exact(&mut text).map_err(damaged)?;
        self.bytes.extend(&text);
        String::from_utf8(text).map_err(|_| Error::Header)
    }
}

/// An end that comes too soon means `otherwise`.
fn short(error: io::Error, otherwise: Error) -> Error {
    if error.kind() == io::ErrorKind::UnexpectedEof { otherwise } else { Error::Io(error) }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use damier_rules::variants;

    pub(crate) fn header() -> Header {
        Header {
            rules: variants::SWEDISH.friendly(),
            evaluation: "hand".to_owned(),
            nodes: 2_000,
            seed: 7,
            random_plies: RandomPlies { fewest: 6, most: 8 },
        }
    }

    #[test]
    fn a_header_survives_its_bytes() {
        let bytes = header().encode();
        let (read, length) = Header::read(&mut &bytes[..]).unwrap();
        assert_eq!((read, length), (header(), bytes.len()));
    }

    #[test]
    fn what_is_no_header_is_told_apart() {
        let bytes = header().encode();
        let read = |bytes: &[u8]| Header::read(&mut &bytes[..]).map(|_| ()).unwrap_err();
        for length in 0..bytes.len() {
            assert!(matches!(read(&bytes[..length]), Error::NoGames | Error::Header));
        }
        for i in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[i] ^= 1;
            let error = read(&damaged);
            assert!(
                matches!(error, Error::NoGames | Error::Version(_) | Error::Header),
                "byte {i}: {error}"
            );
        }
        let mut newer = bytes.clone();
        newer[4] = 9;
        assert_eq!(read(&newer).to_string(), "games of version 9, which is unknown");
    }
}
