//! Files of games: reading one, and going on with one.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::error::Error;
use super::game::{Game, HEAD_BYTES};
use super::header::Header;

/// Reads the games of a file, one after another.
#[derive(Debug)]
pub struct Reader<R> {
    source: R,
    header: Header,
    /// Where the next game begins.
    at: u64,
    buffer: Vec<u8>,
}

impl Reader<BufReader<File>> {
    /// Opens a file of games.
    ///
    /// # Errors
    ///
    /// [`Error`] if there is none.
    pub fn open(path: &Path) -> Result<Self, Error> {
        Reader::new(BufReader::with_capacity(1 << 20, File::open(path)?))
    }
}

impl<R: Read> Reader<R> {
    /// Reads games from any source, which begins with a header.
    ///
    /// # Errors
    ///
    /// [`Error`] if it does not.
    pub fn new(mut source: R) -> Result<Reader<R>, Error> {
        let (header, length) = Header::read(&mut source)?;
        Ok(Reader { source, header, at: length as u64, buffer: Vec::new() })
    }

    /// What the file says about all its games.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The next game; `None` at the end.
    ///
    /// # Errors
    ///
    /// [`Error::Damaged`] if the game is damaged or breaks off.
    pub fn read(&mut self) -> Result<Option<Game>, Error> {
        let mut head = [0; HEAD_BYTES];
        self.buffer.clear();
        (&mut self.source).take(HEAD_BYTES as u64).read_to_end(&mut self.buffer)?;
        if self.buffer.is_empty() {
            return Ok(None);
        }
        if self.buffer.len() == HEAD_BYTES {
            head.copy_from_slice(&self.buffer);
            let rest = Game::length(&head) - HEAD_BYTES;
            (&mut self.source).take(rest as u64).read_to_end(&mut self.buffer)?;
        }
        let game = Game::decode(&self.buffer).ok_or(Error::Damaged(self.at))?;
        self.at += self.buffer.len() as u64;
        Ok(Some(game))
    }
}

/// A file that games are appended to.
#[derive(Debug)]
pub struct GameFile {
    out: BufWriter<File>,
    bytes: Vec<u8>,
}

/// What a program that was stopped may leave unreadable at the end of a file.
const LONGEST_TAIL: u64 = 1 << 20;

impl GameFile {
    /// Begins a file, or goes on with the one that is there: `found` sees the
    /// games in it. What was half written when the program stopped is dropped.
    ///
    /// # Errors
    ///
    /// [`Error::OtherRecipe`] if the games there were made in another way,
    /// [`Error::Damaged`] if something is wrong further from the end than the
    /// last writing reaches.
    pub fn open(
        path: &Path,
        header: &Header,
        found: &mut dyn FnMut(Game) -> Result<(), Error>,
    ) -> Result<GameFile, Error> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let bytes = header.encode();
        let length = file.metadata()?.len();
        let mut end = 0;
        if length >= bytes.len() as u64 || !is_begun(&mut file, &bytes)? {
            file.seek(SeekFrom::Start(0))?;
            end = recover(&file, length, header, found)?;
        }
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        let mut out = BufWriter::with_capacity(1 << 20, file);
        if end == 0 {
            out.write_all(&bytes)?;
            out.flush()?;
        }
        Ok(GameFile { out, bytes: Vec::new() })
    }

    /// Appends a game.
    ///
    /// # Errors
    ///
    /// [`io::Error`] if it cannot be written.
    pub fn append(&mut self, game: &Game) -> io::Result<()> {
        self.bytes.clear();
        game.encode(&mut self.bytes);
        self.out.write_all(&self.bytes)
    }

    /// Hands everything to the system.
    ///
    /// # Errors
    ///
    /// [`io::Error`] if it cannot be written.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Whether a short file is nothing but the beginning of this header.
fn is_begun(file: &mut File, header: &[u8]) -> io::Result<bool> {
    let mut bytes = Vec::new();
    file.take(header.len() as u64).read_to_end(&mut bytes)?;
    Ok(header.starts_with(&bytes))
}

/// Where the games end that can be read.
fn recover(
    file: &File,
    length: u64,
    header: &Header,
    found: &mut dyn FnMut(Game) -> Result<(), Error>,
) -> Result<u64, Error> {
    let mut reader = Reader::new(BufReader::with_capacity(1 << 20, file))?;
    if let Some(what) = reader.header().difference(header) {
        return Err(Error::OtherRecipe(what));
    }
    loop {
        match reader.read() {
            Ok(Some(game)) => found(game)?,
            Ok(None) => return Ok(length),
            Err(Error::Damaged(at)) if length - at <= LONGEST_TAIL => return Ok(at),
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selfplay::game::tests::short_game;
    use crate::selfplay::header::tests::header;
    use std::path::PathBuf;

    /// A file that is gone when the test is over.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(test: &str) -> Scratch {
            let name = format!("damier-selfplay-{test}-{}", std::process::id());
            let path = std::env::temp_dir().join(name);
            let _ = std::fs::remove_file(&path);
            Scratch(path)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = std::fs::remove_file(&self.0);
        }
    }

    fn open(path: &Path, header: &Header) -> Result<(GameFile, usize), Error> {
        let mut games = 0;
        let file = GameFile::open(path, header, &mut |_| {
            games += 1;
            Ok(())
        })?;
        Ok((file, games))
    }

    fn write(path: &Path, count: usize) {
        let (mut file, _) = open(path, &header()).unwrap();
        for _ in 0..count {
            file.append(&short_game()).unwrap();
        }
        file.flush().unwrap();
    }

    #[test]
    fn an_interrupted_file_goes_on_wherever_it_was_cut() {
        let scratch = Scratch::new("cut");
        write(&scratch.0, 3);
        let whole = std::fs::read(&scratch.0).unwrap();
        for length in 0..=whole.len() {
            std::fs::write(&scratch.0, &whole[..length]).unwrap();
            let (mut file, games) = open(&scratch.0, &header()).unwrap();
            for _ in games..3 {
                file.append(&short_game()).unwrap();
            }
            drop(file);
            assert_eq!(std::fs::read(&scratch.0).unwrap(), whole, "cut after {length} bytes");
        }
    }

    #[test]
    fn a_file_of_something_else_is_left_alone() {
        let scratch = Scratch::new("other");
        for text in ["DM", "a letter to my aunt"] {
            std::fs::write(&scratch.0, text).unwrap();
            let refused = open(&scratch.0, &header());
            assert_eq!(refused.is_err(), text.len() > 2);
        }
        std::fs::remove_file(&scratch.0).unwrap();
        write(&scratch.0, 1);
        let other = Header { seed: 8, ..header() };
        assert!(matches!(open(&scratch.0, &other), Err(Error::OtherRecipe("seed"))));
        assert_eq!(open(&scratch.0, &header()).unwrap().1, 1);
    }

    #[test]
    fn damage_far_from_the_end_is_not_mended_by_throwing_games_away() {
        let scratch = Scratch::new("damage");
        write(&scratch.0, 40_000);
        let mut bytes = std::fs::read(&scratch.0).unwrap();
        let near_the_end = bytes.len() - 1_000;
        bytes[near_the_end] ^= 1;
        std::fs::write(&scratch.0, &bytes).unwrap();
        let (_, games) = open(&scratch.0, &header()).unwrap();
        assert!((39_900..40_000).contains(&games));
        bytes[2_000] ^= 1;
        std::fs::write(&scratch.0, &bytes).unwrap();
        assert!(matches!(open(&scratch.0, &header()), Err(Error::Damaged(_))));
        assert_eq!(std::fs::read(&scratch.0).unwrap().len(), bytes.len());
    }
}
