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
use std::io::{self, BufReader, Read};
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
        Ok(opened) => unreadable_commits(BufReader::new(opened)),
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

/// How many commits follow the first frame whose checksum is wrong.
fn unreadable_commits(mut log: impl Read) -> u32 {
    let mut header = [0; HEADER];
    if log.read_exact(&mut header).is_err() {
        return 0;
    }
    let word = |bytes: &[u8], at: usize| {
        u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
    };
    let magic = word(&header, 0);
    let page = word(&header, 8) as usize;
    if magic & !1 != MAGIC || !(512..=LARGEST_PAGE).contains(&page) {
        return 0;
    }
    let is_big_endian = magic & 1 == 1;
    let mut sum = (0, 0);
    add(&mut sum, &header[..24], is_big_endian);
    if sum != (word(&header, 24), word(&header, 28)) {
        return 0;
    }
    let (mut is_readable, mut unreadable) = (true, 0);
    let mut frame = vec![0; FRAME_HEADER + page];
    while log.read_exact(&mut frame).is_ok() {
        // Frames of an older round of the log carry another salt.
        if frame[8..16] != header[16..24] {
            if is_readable {
                break;
            }
            continue;
        }
        if is_readable {
            add(&mut sum, &frame[..8], is_big_endian);
            add(&mut sum, &frame[FRAME_HEADER..], is_big_endian);
            is_readable = sum == (word(&frame, 16), word(&frame, 20));
        }
        // The last frame of a commit says how large the file is then.
        let is_commit = word(&frame, 4) != 0;
        unreadable += u32::from(!is_readable && is_commit);
    }
    unreadable
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

    #[test]
    fn a_whole_log_and_one_that_was_cut_off_lack_nothing() {
        let log = log();
        assert_eq!(unreadable_commits(&log[..]), 0);
        for end in (0..log.len()).step_by(97) {
            assert!(unreadable_commits(&log[..end]) < 2, "cut off at {end}");
        }
        // The last commit may have reached the disk in pieces.
        let mut torn = log.clone();
        let last = log.len() - 2000;
        torn[last] ^= 1;
        assert!(unreadable_commits(&torn[..]) < 2);
    }

    #[test]
    fn a_spoiled_frame_in_the_middle_is_noticed() {
        let mut log = log();
        let frame = (log.len() - HEADER) / (FRAME_HEADER + 4096);
        let middle = HEADER + frame / 2 * (FRAME_HEADER + 4096) + 100;
        log[middle] ^= 0x40;
        assert!(unreadable_commits(&log[..]) >= 2, "{}", unreadable_commits(&log[..]));
    }
}
