//! Compressed files, unpacked while they are read and no further than is
//! sensible.

use std::cell::Cell;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::rc::Rc;

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// The bytes of a source, whatever its name promises: compressed files are
/// known by how they begin.
pub(super) fn unpacked<'a>(mut source: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    const GZIP: [u8; 2] = [0x1f, 0x8b];
    const ZSTD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
    // Frames of any content, of sixteen kinds; some tools begin with one.
    const ZSTD_SKIPPED: [u8; 3] = [0x2a, 0x4d, 0x18];
    let mut begin = Vec::new();
    source.by_ref().take(4).read_to_end(&mut begin)?;
    let is_gzip = begin.starts_with(&GZIP);
    let is_skipped = begin.first().is_some_and(|byte| byte >> 4 == 5);
    let is_zstd = begin.starts_with(&ZSTD) || (is_skipped && begin[1..] == ZSTD_SKIPPED);
    let source = Cursor::new(begin).chain(source);
    if !is_gzip && !is_zstd {
        return Ok(Box::new(source));
    }
    let packed = Rc::new(Cell::new(0));
    let source = BufReader::new(Counted { source, count: Rc::clone(&packed) });
    Ok(if is_gzip {
        Box::new(Bounded { source: MultiGzDecoder::new(source), packed, unpacked: 0 })
    } else {
        let decoder = FrameDecoder::new();
        let source = Frames { source, decoder, is_in_frame: false };
        Box::new(Bounded { source, packed, unpacked: 0 })
    })
}

/// Counts the bytes that are read.
struct Counted<R> {
    source: R,
    count: Rc<Cell<u64>>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.count.set(self.count.get() + count as u64);
        Ok(count)
    }
}

/// Unpacked bytes, as long as they are in proportion: games compress to a
/// fifth, the most monotonous collections to a fiftieth.
struct Bounded<R> {
    source: R,
    packed: Rc<Cell<u64>>,
    unpacked: u64,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        const MOST_TIMES: u64 = 200;
        /// A small file may be as monotonous as it likes.
        const HARMLESS: u64 = 16 << 20;
        let count = self.source.read(buffer)?;
        self.unpacked += count as u64;
        if self.unpacked > HARMLESS && self.unpacked / MOST_TIMES > self.packed.get() {
            return Err(io::Error::other(format!(
                "it unpacks to more than {MOST_TIMES} times its size, as no file of games does; \
                 unpack it yourself if it is one"
            )));
        }
        Ok(count)
    }
}

/// All frames of a zstd file. Tools that compress in parallel write many, and
/// put their own between them.
struct Frames<R> {
    source: BufReader<R>,
    decoder: FrameDecoder,
    is_in_frame: bool,
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.decoder.read(buffer)?;
            if count > 0 || buffer.is_empty() {
                return Ok(count);
            }
            if self.is_in_frame && !self.decoder.is_finished() {
                let some = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.source, some).map_err(io::Error::other)?;
            } else if self.is_in_frame {
                self.is_in_frame = false;
                self.end_frame()?;
            } else if self.source.fill_buf()?.is_empty() {
                return Ok(0);
            } else {
                self.is_in_frame = self.begin_frame()?;
            }
        }
    }
}

impl<R: Read> Frames<R> {
    /// The decoder leaves it to us to compare the checksums.
    fn end_frame(&self) -> io::Result<()> {
        let told = self.decoder.get_checksum_from_data();
        if told.is_some() && told != self.decoder.get_calculated_checksum() {
            return Err(io::Error::other("the checksum of the compressed data is wrong"));
        }
        Ok(())
    }

    fn begin_frame(&mut self) -> io::Result<bool> {
        match self.decoder.reset(&mut self.source) {
            Ok(()) => Ok(true),
            Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                length,
                ..
            })) => {
                io::copy(&mut self.source.by_ref().take(u64::from(length)), &mut io::sink())?;
                Ok(false)
            }
            Err(error) => Err(io::Error::other(error)),
        }
    }
}
