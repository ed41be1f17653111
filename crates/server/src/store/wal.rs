//! The write-ahead log as it is found when the program starts.
//!
//! SQLite reads it up to the first frame whose checksum is wrong and says
//! nothing of what follows. After a crash that is right: what follows was
//! never finished. If the disk has spoiled a frame in the middle, finished
//! additions follow, and somebody should know.
//!
//! The format: <https://www.sqlite.org/fileformat2.html#the_write_ahead_log>

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// The last bit of this number tells the byte order of the checksums.
const MAGIC: u32 = 0x377f_0682;
/// Larger pages than SQLite has are damage too.
const LARGEST_PAGE: usize = 1 << 16;

/// The log that belongs to a file.
pub(super) fn path_of(file: &Path) -> PathBuf {
    let mut name = OsString::from(file);
    name.push("-wal");
    PathBuf::from(name)
}

/// Puts on disk what a program that was killed had written but not synced:
/// from now on it is read, and nobody may be told of what could still be lost.
pub(super) fn sync(file: &Path) -> io::Result<()> {
    match File::options().write(true).open(path_of(file)) {
        Ok(log) => log.sync_all(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Where a copy of a damaged log was put, and how many additions in it cannot
/// be read; `None` if there are none.
pub(super) fn keep_if_damaged(file: &Path) -> io::Result<Option<(PathBuf, u32)>> {
    let log = path_of(file);
    let unreadable = match File::open(&log) {
        Ok(opened) => Survey::of(BufReader::new(opened))?.additions,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    // One may have been cut off by the crash that left the log.
    if unreadable < 2 {
        return Ok(None);
    }
    let named = |number: u32| {
        let mut name = log.clone().into_os_string();
        name.push(format!(".damaged-{number}"));
        PathBuf::from(name)
    };
    let copy = (1..).map(named).find(|copy| !copy.exists()).unwrap_or_default();
    fs::copy(&log, &copy)?;
    Ok(Some((copy, unreadable)))
}

/// What a log holds that SQLite passes over.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Survey {
    /// How long a page is.
    pub(super) page: usize,
    /// Whether not even its beginning can be read.
    pub(super) is_headless: bool,
    /// How many commits follow the first frame that is damaged, that frame's
    /// own with them.
    pub(super) additions: u32,
    /// Where their frames begin; none if nothing is damaged.
    pub(super) frames: Vec<u64>,
    /// Where the frames begin that SQLite does read.
    pub(super) readable: Vec<u64>,
}

/// What a frame looks like in its turn.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Frame {
    Whole,
    Damaged,
    /// Left over from an older round of the log.
    Older,
}

impl Survey {
    /// Reads a log from end to end.
    pub(super) fn of(mut log: impl Read) -> io::Result<Survey> {
        let mut header = [0; HEADER];
        if !fills(&mut log, &mut header)? {
            return Ok(Survey::default());
        }
        let mut sums = Sums::begin(&header);
        let mut survey =
            Survey { page: page_length(&header), is_headless: sums.is_none(), ..Survey::default() };
        // Frames that are whole wait for the one that ends their commit.
        let (mut waiting, mut unsure) = (Vec::new(), 0);
        let (mut at, mut salt) = (HEADER as u64, header[16..24].to_vec());
        let mut frame = vec![0; FRAME_HEADER + survey.page];
        while fills(&mut log, &mut frame)? {
            // Without a header, the first frame says which round this is.
            if survey.is_headless && at == HEADER as u64 {
                salt = frame[8..16].to_vec();
            }
            let is_ours = frame[8..16] == salt[..];
            let kind = sums.as_mut().map_or(Frame::Damaged, |sums| sums.judge(&frame, is_ours));
            // The last frame of a commit says how large the file is then.
            let is_commit = word(&frame, 4) != 0;
            match kind {
                Frame::Whole => {
                    waiting.push(at);
                    if is_commit {
                        survey.readable.append(&mut waiting);
                    }
                }
                Frame::Older => sums = None,
                // Behind the damage only the mark tells what belongs here.
                Frame::Damaged if is_ours || sums.is_some() => {
                    sums = None;
                    unsure += u32::from(is_commit);
                    waiting.push(at);
                    survey.additions = unsure;
                    survey.frames.append(&mut waiting);
                }
                Frame::Damaged => {}
            }
            at += frame.len() as u64;
        }
        Ok(survey)
    }

    /// Shows the pages of some frames: number and bytes.
    pub(super) fn pages(
        &self,
        log: &mut (impl Read + Seek),
        frames: &[u64],
        visit: &mut dyn FnMut(u32, &[u8]),
    ) -> io::Result<()> {
        let mut frame = vec![0; FRAME_HEADER + self.page];
        for at in frames {
            log.seek(SeekFrom::Start(*at))?;
            log.read_exact(&mut frame)?;
            visit(word(&frame, 0), &frame[FRAME_HEADER..]);
        }
        Ok(())
    }
}

/// The checksums of a log so far.
struct Sums {
    sum: (u32, u32),
    is_big_endian: bool,
}

impl Sums {
    /// `None` if the header is not whole.
    fn begin(header: &[u8; HEADER]) -> Option<Sums> {
        let magic = word(header, 0);
        let page = word(header, 8) as usize;
        if magic & !1 != MAGIC || !(512..=LARGEST_PAGE).contains(&page) {
            return None;
        }
        let mut sums = Sums { sum: (0, 0), is_big_endian: magic & 1 == 1 };
        add(&mut sums.sum, &header[..24], sums.is_big_endian);
        (sums.sum == (word(header, 24), word(header, 28))).then_some(sums)
    }

    fn judge(&mut self, frame: &[u8], is_ours: bool) -> Frame {
        add(&mut self.sum, &frame[..8], self.is_big_endian);
        add(&mut self.sum, &frame[FRAME_HEADER..], self.is_big_endian);
        let fits = self.sum == (word(frame, 16), word(frame, 20));
        match (fits, is_ours) {
            (true, true) => Frame::Whole,
            // The mark of the round is not part of the sum: it is damaged.
            (true, false) | (false, true) => Frame::Damaged,
            (false, false) => Frame::Older,
        }
    }
}

/// How long pages are; the usual length if the header makes no sense.
fn page_length(header: &[u8; HEADER]) -> usize {
    const USUAL: usize = 4096;
    let page = word(header, 8) as usize;
    let is_possible = page.is_power_of_two() && (512..=LARGEST_PAGE).contains(&page);
    if is_possible { page } else { USUAL }
}

/// Reads as many bytes as there is room for; `false` if there are fewer.
fn fills(log: &mut impl Read, bytes: &mut [u8]) -> io::Result<bool> {
    match log.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn add(sum: &mut (u32, u32), bytes: &[u8], is_big_endian: bool) {
    let word = |bytes: &[u8]| {
        let bytes = [bytes[0], bytes[1], bytes[2], bytes[3]];
        if is_big_endian { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) }
    };
    for pair in bytes.chunks_exact(8) {
        sum.0 = sum.0.wrapping_add(word(pair)).wrapping_add(sum.1);
        sum.1 = sum.1.wrapping_add(word(&pair[4..])).wrapping_add(sum.0);
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;

    /// A log of several commits, as a killed program leaves it.
    fn log() -> Vec<u8> {
        let folder = tempdir();
        let file = folder.join("games.db");
        let connection = Connection::open(&file).expect("opens");
        let set_up = "pragma journal_mode = wal; pragma wal_autocheckpoint = 0; \
                      create table t (x text);";
        connection.execute_batch(set_up).expect("set up");
        for number in 0..10 {
            connection.execute("insert into t values (?1)", [number]).expect("stored");
        }
        let log = fs::read(path_of(&file)).expect("a log");
        drop(connection);
        let _ = fs::remove_dir_all(folder);
        log
    }

    fn tempdir() -> PathBuf {
        let name = crate::GameId::random().expect("random numbers");
        let folder = std::env::temp_dir().join(format!("damier-wal-{name}"));
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    fn survey(log: &[u8]) -> Survey {
        Survey::of(log).expect("readable")
    }

    #[test]
    fn a_whole_log_and_one_that_was_cut_off_lack_nothing() {
        let log = log();
        assert_eq!((survey(&log).additions, survey(&log).frames.len()), (0, 0));
        for end in (0..log.len()).step_by(97) {
            assert!(survey(&log[..end]).additions < 2, "cut off at {end}");
        }
        // The last commit may have reached the disk in pieces.
        let mut torn = log.clone();
        let last = log.len() - 2000;
        torn[last] ^= 1;
        assert!(survey(&torn).additions < 2);
    }

    #[test]
    fn a_spoiled_frame_in_the_middle_is_noticed() {
        let mut log = log();
        let frame = (log.len() - HEADER) / (FRAME_HEADER + 4096);
        let middle = HEADER + frame / 2 * (FRAME_HEADER + 4096) + 100;
        log[middle] ^= 0x40;
        assert!(survey(&log).additions >= 2, "{}", survey(&log).additions);
    }

    #[test]
    fn every_bit_of_the_frames_and_of_the_header_counts() {
        let log = log();
        let size = FRAME_HEADER + 4096;
        let whole = survey(&log);
        // Every bit of the headers, some of the pages.
        let places = (0..log.len()).filter(|at| {
            let within = at.saturating_sub(HEADER) % size;
            *at < HEADER || within < FRAME_HEADER || within.is_multiple_of(509)
        });
        for at in places {
            for bit in 0..8 {
                let mut damaged = log.clone();
                damaged[at] ^= 1 << bit;
                let found = survey(&damaged);
                assert!(!found.frames.is_empty(), "bit {bit} of byte {at}");
                // What the header or one frame hides is found but for a length
                // that makes no sense.
                assert!(found.frames.len() + found.readable.len() <= whole.readable.len());
            }
        }
    }

    #[test]
    fn frames_of_an_older_round_are_no_damage() {
        let (first, second) = (log(), log());
        let size = FRAME_HEADER + 4096;
        let mut mixed = first[..HEADER + 4 * size].to_vec();
        mixed.extend_from_slice(&second[HEADER + 4 * size..]);
        assert!(survey(&mixed).frames.is_empty());
    }
}
