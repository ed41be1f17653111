//! A network as a file. All numbers are little-endian.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `DMNN` |
//! | 2 × 6 | version (1), squares S (32 or 50), hidden neurons N (32, 64, 128 or 256), buckets B, what stands for 1 among accumulators (255) and among output weights (64) |
//! | 4 | scale: hundredths of a man for an output of 1, signed |
//! | S + 1 | the bucket for each number of pieces from 0 to S, then zeros until the table is a multiple of 8 bytes long |
//! | 2 + n | the length of the name, and the name in UTF-8: the rules that it was trained for, a space, and whatever tells it from others |
//! | 2 × 4S × N | input weights: own men, own kings, enemy men, enemy kings, each by square |
//! | 2 × N | input bias |
//! | 2 × B × 2N | output weights: own view, then the other's |
//! | 4 × B | output bias, in units of 1 / (255 · 64) |
//! | 4 | CRC-32 of all before |

use std::sync::Arc;

use damier_rules::Ruleset;

use super::error::NetworkError;
use super::layers::{AnyLayers, Layers, MOST_OUTPUT_WEIGHT, ONE, OUTPUT_ONE, Row, Squares};

const MAGIC: [u8; 4] = *b"DMNN";
const VERSION: u16 = 1;
const MOST_BUCKETS: u16 = 32;
const MOST_SCALE: i32 = 100_000;
const LONGEST_NAME: u16 = 256;

/// No network is longer than this.
pub(super) const LONGEST: usize = 1 << 18;

/// What stands in a file, checked.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Contents {
    pub(super) name: String,
    pub(super) rules: Ruleset,
    pub(super) layers: AnyLayers,
}

/// What comes before the weights.
struct Header {
    squares: Squares,
    hidden: u16,
    n_buckets: usize,
    scale: i32,
    buckets: Vec<u8>,
    name: String,
    rules: Ruleset,
}

pub(super) fn read(bytes: &[u8]) -> Result<Contents, NetworkError> {
    if bytes.len() > LONGEST {
        return Err(NetworkError::Length);
    }
    let (body, checksum) = bytes.split_last_chunk::<4>().ok_or(NetworkError::Length)?;
    let mut reader = Reader(body);
    if reader.array::<4>()? != MAGIC {
        return Err(NetworkError::Magic);
    }
    let version = reader.u16()?;
    if version != VERSION {
        return Err(NetworkError::Version(version));
    }
    if crc32fast::hash(body) != u32::from_le_bytes(*checksum) {
        return Err(NetworkError::Checksum);
    }
    let header = Header::read(&mut reader)?;
    let layers = match header.hidden {
        32 => AnyLayers::N32(Arc::new(read_layers(&mut reader, &header)?)),
        64 => AnyLayers::N64(Arc::new(read_layers(&mut reader, &header)?)),
        128 => AnyLayers::N128(Arc::new(read_layers(&mut reader, &header)?)),
        256 => AnyLayers::N256(Arc::new(read_layers(&mut reader, &header)?)),
        other => return Err(NetworkError::Hidden(other)),
    };
    if !reader.0.is_empty() {
        return Err(NetworkError::Length);
    }
    Ok(Contents { name: header.name, rules: header.rules, layers })
}

impl Header {
    fn read(reader: &mut Reader<'_>) -> Result<Header, NetworkError> {
        let squares = reader.u16()?;
        let hidden = reader.u16()?;
        let n_buckets = reader.u16()?;
        if !(1..=MOST_BUCKETS).contains(&n_buckets) {
            return Err(NetworkError::Buckets(n_buckets));
        }
        let ones = (reader.u16()?, reader.u16()?);
        if ones != (ONE as u16, OUTPUT_ONE as u16) {
            return Err(NetworkError::Ones(ones.0, ones.1));
        }
        let scale = reader.i32()?;
        if !(1..=MOST_SCALE).contains(&scale) {
            return Err(NetworkError::Scale(scale));
        }
        if !matches!(squares, 32 | 50) {
            return Err(NetworkError::Squares(squares));
        }
        let entries = usize::from(squares) + 1;
        let mut buckets = reader.take(entries.next_multiple_of(8))?.to_vec();
        buckets.truncate(entries);
        if let Some(&bucket) = buckets.iter().find(|&&bucket| u16::from(bucket) >= n_buckets) {
            return Err(NetworkError::Buckets(bucket.into()));
        }
        let (name, rules) = read_name(reader)?;
        if rules.board.n_squares() != u32::from(squares) {
            return Err(NetworkError::Squares(squares));
        }
        let squares = Squares::of(rules.board);
        let n_buckets = n_buckets.into();
        Ok(Header { squares, hidden, n_buckets, scale, buckets, name, rules })
    }
}

fn read_name(reader: &mut Reader<'_>) -> Result<(String, Ruleset), NetworkError> {
    let length = reader.u16()?;
    if length > LONGEST_NAME {
        return Err(NetworkError::Name);
    }
    let name = reader.take(length.into())?;
    let name = std::str::from_utf8(name).map_err(|_| NetworkError::Name)?;
    let id = name.split(' ').next().unwrap_or_default();
    let rules = id.parse().map_err(|_| NetworkError::Rules(id.to_owned()))?;
    Ok((name.to_owned(), rules))
}

fn read_layers<const N: usize>(
    reader: &mut Reader<'_>,
    header: &Header,
) -> Result<Layers<N>, NetworkError> {
    let n_inputs = 4 * header.squares.count;
    let inputs = (0..n_inputs).map(|_| reader.row()).collect::<Result<_, _>>()?;
    let bias = reader.row()?;
    let outputs = (0..header.n_buckets)
        .map(|_| check_outputs([reader.row()?, reader.row()?]))
        .collect::<Result<_, _>>()?;
    let output_bias = (0..header.n_buckets).map(|_| reader.i32()).collect::<Result<_, _>>()?;
    Ok(Layers {
        squares: header.squares.clone(),
        inputs,
        bias,
        outputs,
        output_bias,
        buckets: header.buckets.clone(),
        scale: header.scale,
    })
}

/// Makes sure that no sum over these weights leaves the range of its type.
fn check_outputs<const N: usize>(rows: [Row<N>; 2]) -> Result<[Row<N>; 2], NetworkError> {
    let weights = || rows.iter().flat_map(|row| row.0);
    if let Some(weight) = weights().find(|weight| weight.unsigned_abs() > MOST_OUTPUT_WEIGHT as u16)
    {
        return Err(NetworkError::OutputWeight(weight));
    }
    let most = i64::from(i32::MAX) / (i64::from(ONE) * i64::from(ONE));
    let up: i64 = weights().map(|weight| i64::from(weight.max(0))).sum();
    let down: i64 = weights().map(|weight| i64::from(weight.min(0))).sum();
    if up.max(-down) > most {
        return Err(NetworkError::OutputSum);
    }
    Ok(rows)
}

/// Bytes that are read from the front.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], NetworkError> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(NetworkError::Length)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const LENGTH: usize>(&mut self) -> Result<[u8; LENGTH], NetworkError> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(NetworkError::Length)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn u16(&mut self) -> Result<u16, NetworkError> {
        self.array().map(u16::from_le_bytes)
    }

    fn i32(&mut self) -> Result<i32, NetworkError> {
        self.array().map(i32::from_le_bytes)
    }

    fn row<const N: usize>(&mut self) -> Result<Row<N>, NetworkError> {
        let bytes = self.take(2 * N)?;
        let mut row = Row([0; N]);
        for (number, pair) in row.0.iter_mut().zip(bytes.as_chunks().0) {
            *number = i16::from_le_bytes(*pair);
        }
        Ok(row)
    }
}

pub(super) fn write(contents: &Contents) -> Vec<u8> {
    match &contents.layers {
        AnyLayers::N32(layers) => write_layers(&contents.name, layers),
        AnyLayers::N64(layers) => write_layers(&contents.name, layers),
        AnyLayers::N128(layers) => write_layers(&contents.name, layers),
        AnyLayers::N256(layers) => write_layers(&contents.name, layers),
    }
}

fn write_layers<const N: usize>(name: &str, layers: &Layers<N>) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let sizes = [layers.squares.count, N, layers.outputs.len()].map(|size| size as u16);
    let ones = [ONE as u16, OUTPUT_ONE as u16];
    for number in [VERSION].into_iter().chain(sizes).chain(ones) {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(layers.scale.to_le_bytes());
    let end = bytes.len() + layers.buckets.len().next_multiple_of(8);
    bytes.extend(&layers.buckets);
    bytes.resize(end, 0);
    bytes.extend((name.len() as u16).to_le_bytes());
    bytes.extend(name.as_bytes());
    let rows = layers.inputs.iter().chain([&layers.bias]).chain(layers.outputs.iter().flatten());
    for number in rows.flat_map(|row| row.0) {
        bytes.extend(number.to_le_bytes());
    }
    for number in &layers.output_bias {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}
