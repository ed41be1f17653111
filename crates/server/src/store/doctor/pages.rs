//! Rows on a page of an SQLite file, read without the tree that it belongs to.
//! Every row is bound to its place by a checksum, so that whatever is found
//! anywhere can be believed or not.
//!
//! The format: <https://www.sqlite.org/fileformat2.html#b_tree_pages>

use rusqlite::types::ValueRef;

/// The header of the file lies before the first page's own.
const FILE_HEADER: usize = 100;
const INDEX_INTERIOR: u8 = 0x02;
const INDEX_LEAF: u8 = 0x0a;
const TABLE_LEAF: u8 = 0x0d;

/// Where a row was found.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Kind {
    Table,
    Index,
}

/// Fetches pages that the end of a long row lies on.
pub(super) type Fetch<'a> = &'a dyn Fn(u32) -> Option<Vec<u8>>;

/// Shows every row of a page, if it has any.
pub(super) fn rows(
    page: &[u8],
    is_first: bool,
    fetch: Fetch<'_>,
    visit: &mut dyn FnMut(Kind, &[ValueRef<'_>]),
) {
    let start = if is_first { FILE_HEADER } else { 0 };
    let Some(&kind) = page.get(start) else {
        return;
    };
    match kind {
        TABLE_LEAF => cells(page, start + 8, Shape::TableLeaf, fetch, visit),
        INDEX_LEAF => cells(page, start + 8, Shape::IndexLeaf, fetch, visit),
        INDEX_INTERIOR => cells(page, start + 12, Shape::IndexInterior, fetch, visit),
        // The damage may be in this very byte.
        _ => {
            cells(page, start + 8, Shape::TableLeaf, fetch, visit);
            cells(page, start + 8, Shape::IndexLeaf, fetch, visit);
        }
    }
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Shape {
    TableLeaf,
    IndexLeaf,
    IndexInterior,
}

fn cells(
    page: &[u8],
    pointers: usize,
    shape: Shape,
    fetch: Fetch<'_>,
    visit: &mut dyn FnMut(Kind, &[ValueRef<'_>]),
) {
    // How many cells there are may be damaged too: what lies between the
    // pointers and the first cell is looked at as well.
    let first = (pointers..page.len() - 1)
        .step_by(2)
        .scan(page.len(), |least, at| {
            if at >= *least {
                return None;
            }
            let cell = usize::from(u16::from_be_bytes([page[at], page[at + 1]]));
            if cell > at {
                *least = (*least).min(cell);
            }
            Some(cell)
        })
        .filter(|cell| *cell > pointers);
    let kind = if shape == Shape::TableLeaf { Kind::Table } else { Kind::Index };
    for cell in first {
        if let Some(payload) = payload(page, cell, shape, fetch)
            && let Some(values) = values(&payload)
        {
            visit(kind, &values);
        }
    }
}

/// The bytes of a row.
fn payload(page: &[u8], cell: usize, shape: Shape, fetch: Fetch<'_>) -> Option<Vec<u8>> {
    let mut at = if shape == Shape::IndexInterior { cell + 4 } else { cell };
    let length = usize::try_from(varint(page, &mut at)?).ok()?;
    if shape == Shape::TableLeaf {
        varint(page, &mut at)?;
    }
    let usable = page.len();
    let smallest = (usable - 12) * 32 / 255 - 23;
    let largest = match shape {
        Shape::TableLeaf => usable - 35,
        _ => (usable - 12) * 64 / 255 - 23,
    };
    if length <= largest {
        return Some(page.get(at..at.checked_add(length)?)?.to_vec());
    }
    // Longer than any row of ours: not believed.
    if length > 1 << 20 {
        return None;
    }
    let wanted = smallest + (length - smallest) % (usable - 4);
    let local = if wanted <= largest { wanted } else { smallest };
    let mut bytes = page.get(at..at + local)?.to_vec();
    let mut next = word(page, at + local)?;
    while bytes.len() < length {
        let more = fetch(next)?;
        let take = (length - bytes.len()).min(usable - 4);
        bytes.extend_from_slice(more.get(4..4 + take)?);
        next = word(&more, 0)?;
    }
    Some(bytes)
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    let four = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_be_bytes([four[0], four[1], four[2], four[3]]))
}

/// A number of one to nine bytes.
fn varint(bytes: &[u8], at: &mut usize) -> Option<u64> {
    let mut number = 0;
    for i in 0..9 {
        let byte = *bytes.get(*at)?;
        *at += 1;
        if i == 8 {
            return Some(number << 8 | u64::from(byte));
        }
        number = number << 7 | u64::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

/// The values of a row.
fn values(payload: &[u8]) -> Option<Vec<ValueRef<'_>>> {
    let mut at = 0;
    let header = usize::try_from(varint(payload, &mut at)?).ok()?;
    let mut body = header;
    let mut values = Vec::new();
    while at < header {
        let kind = varint(payload, &mut at)?;
        let length = match kind {
            0 | 8 | 9 => 0,
            1..=4 => kind as usize,
            5 => 6,
            6 | 7 => 8,
            10 | 11 => return None,
            _ => usize::try_from((kind - 12) / 2).ok()?,
        };
        let bytes = payload.get(body..body.checked_add(length)?)?;
        body += length;
        values.push(match kind {
            0 => ValueRef::Null,
            8 => ValueRef::Integer(0),
            9 => ValueRef::Integer(1),
            1..=6 => ValueRef::Integer(integer(bytes)),
            7 => return None,
            _ if kind % 2 == 0 => ValueRef::Blob(bytes),
            _ => ValueRef::Text(bytes),
        });
    }
    Some(values)
}

/// A whole number with a sign.
fn integer(bytes: &[u8]) -> i64 {
    let negative = bytes.first().is_some_and(|byte| byte & 0x80 != 0);
    bytes.iter().fold(if negative { -1 } else { 0 }, |number, byte| number << 8 | i64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_with_their_sign() {
        assert_eq!(integer(&[0xff]), -1);
        assert_eq!(integer(&[0x7f]), 127);
        assert_eq!(integer(&[0x01, 0x00]), 256);
        let mut at = 0;
        assert_eq!(varint(&[0x81, 0x00], &mut at), Some(128));
        assert_eq!((at, varint(&[0x81], &mut 0)), (2, None));
    }

    #[test]
    fn what_sqlite_writes_is_found_long_rows_too() {
        let name = crate::GameId::random().expect("random numbers");
        let file = std::env::temp_dir().join(format!("damier-pages-{name}"));
        let connection = rusqlite::Connection::open(&file).expect("opens");
        let long = "x".repeat(20_000);
        connection.execute_batch("create table t (a, b, c)").expect("made");
        for number in 0..3 {
            let values = rusqlite::params![number, "short", if number == 1 { &long } else { "" }];
            connection.execute("insert into t values (?1, ?2, ?3)", values).expect("put");
        }
        drop(connection);
        let bytes = std::fs::read(&file).expect("a file");
        let _ = std::fs::remove_file(&file);
        let page = |n: u32| bytes.chunks(4096).nth(n as usize - 1).map(<[u8]>::to_vec);
        let mut found = Vec::new();
        rows(&page(2).expect("a page"), false, &page, &mut |kind, values| {
            assert_eq!(kind, Kind::Table);
            found.push((values[0].as_i64().expect("a number"), values[2].as_str().map(str::len)));
        });
        assert_eq!(found, [(0, Ok(0)), (1, Ok(20_000)), (2, Ok(0))]);
    }

    #[test]
    fn no_page_makes_it_stumble() {
        let mut page = vec![0_u8; 4096];
        let mut state = 7_u32;
        for _ in 0..2000 {
            for byte in &mut page {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                *byte = (state >> 24) as u8;
            }
            page[0] = [0x0d, 0x0a, 0x02, 0x05][state as usize % 4];
            rows(&page, false, &|_| None, &mut |_, _| {});
        }
    }
}
