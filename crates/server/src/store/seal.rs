//! What vouches for a game as a whole. The checksums of its header and of each
//! entry say nothing of times, counts and marks, nor of what is missing.

use rusqlite::types::ValueRef;
use rusqlite::{Row, Transaction, params};

/// The columns of a game in the order of the file, so that a row is the same
/// whether SQLite reads it or the doctor finds it on a page.
pub(super) const COLUMNS: &str = "id, header, header_crc, words, version, result, moves, \
     created_at, updated_at, deleted_at, number, placement, log_crc, row_crc, owner, shared";

/// How many they are.
pub(super) const COLUMN_COUNT: usize = 16;

/// The same in files of version 4, which had no owners.
pub(super) const COLUMNS_WITHOUT_OWNER: &str = "id, header, header_crc, words, version, result, \
     moves, created_at, updated_at, deleted_at, number, placement, log_crc, row_crc";

/// Those that have a checksum of their own: the header, and this one.
const NOT_SEALED: [usize; 2] = [1, 13];

/// Whose a game is. If it is common, and so not shared, they do not count: it
/// has the seal that it had before there were owners.
const OWNER: std::ops::RangeFrom<usize> = 14..;

/// The checksum of a log after one more entry.
pub(super) fn of_log(before: u32, at_ms: i64, entry_crc: u32) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&before.to_le_bytes());
    hasher.update(&at_ms.to_le_bytes());
    hasher.update(&entry_crc.to_le_bytes());
    hasher.finalize()
}

/// The checksum of a row with all columns that it has.
pub(super) fn of_row(values: &[ValueRef<'_>]) -> u32 {
    let is_common =
        matches!(values.get(OWNER), None | Some([] | [ValueRef::Null, ValueRef::Integer(0)]));
    let is_left_out =
        |column: &usize| NOT_SEALED.contains(column) || (is_common && OWNER.contains(column));
    let sealed = values.iter().enumerate().filter(|(column, _)| !is_left_out(column));
    of_values(sealed.map(|(_, value)| *value))
}

/// The checksum of some values. Their kind is part of it: no two rows may be
/// written alike.
pub(super) fn of_values<'a>(values: impl IntoIterator<Item = ValueRef<'a>>) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    for value in values {
        match value {
            ValueRef::Null => hasher.update(&[0]),
            ValueRef::Integer(number) => {
                hasher.update(&[1]);
                hasher.update(&number.to_le_bytes());
            }
            ValueRef::Real(number) => {
                hasher.update(&[2]);
                hasher.update(&number.to_le_bytes());
            }
            ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
                hasher.update(&[3]);
                hasher.update(&(bytes.len() as u64).to_le_bytes());
                hasher.update(bytes);
            }
        }
    }
    hasher.finalize()
}

/// All columns of a row.
pub(super) fn values<'a>(row: &'a Row<'_>) -> rusqlite::Result<Vec<ValueRef<'a>>> {
    (0..row.as_ref().column_count()).map(|column| row.get_ref(column)).collect()
}

/// Notes the checksum of a row that was changed.
pub(super) fn renew(transaction: &Transaction<'_>, id: &str) -> rusqlite::Result<()> {
    let crc = transaction
        .prepare_cached(&format!("select {COLUMNS} from game where id = ?1"))?
        .query_row([id], |row| Ok(of_row(&values(row)?)))?;
    transaction
        .prepare_cached("update game set row_crc = ?2 where id = ?1")?
        .execute(params![id, crc])?;
    Ok(())
}

/// Seals every game of a file that had no seals. What is damaged already stays
/// known by the checksums that there were.
pub(super) fn fill(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let mut games = transaction.prepare("select number, id from game")?;
    let mut entries =
        transaction.prepare("select at_ms, crc from entry where game = ?1 order by number")?;
    let mut note = transaction.prepare("update game set log_crc = ?2 where number = ?1")?;
    let mut select = transaction
        .prepare(&format!("select {COLUMNS_WITHOUT_OWNER} from game where number = ?1"))?;
    let mut seal = transaction.prepare("update game set row_crc = ?2 where number = ?1")?;
    let mut rows = games.query([])?;
    while let Some(row) = rows.next()? {
        let (number, id): (i64, ValueRef<'_>) = (row.get(0)?, row.get_ref(1)?);
        let mut log_crc = 0;
        // An id that is no text any more has no entries.
        if let Ok(id) = id.as_str() {
            let mut found = entries.query([id])?;
            while let Some(entry) = found.next()? {
                let (at_ms, crc): (i64, i64) = (entry.get(0)?, entry.get(1)?);
                log_crc = of_log(log_crc, at_ms, u32::try_from(crc).unwrap_or(u32::MAX));
            }
        }
        note.execute(params![number, log_crc])?;
        let crc = select.query_row([number], |row| Ok(of_row(&values(row)?)))?;
        seal.execute(params![number, crc])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_but_the_header_counts() {
        let row: Vec<ValueRef<'_>> = (0..16).map(ValueRef::Integer).collect();
        let crc = of_row(&row);
        for column in 0..COLUMN_COUNT {
            let mut other = row.clone();
            other[column] = ValueRef::Null;
            assert_eq!(of_row(&other) == crc, [1, 13].contains(&column), "column {column}");
        }
    }

    #[test]
    fn a_common_game_is_sealed_as_before_there_were_owners() {
        let old: Vec<ValueRef<'_>> = (0..14).map(ValueRef::Integer).collect();
        let with = |owner: &[ValueRef<'_>]| of_row(&[&old, owner].concat());
        let device = ValueRef::Blob(&[7; 32]);
        assert_eq!(with(&[ValueRef::Null, ValueRef::Integer(0)]), of_row(&old));
        for owned in [
            [device, ValueRef::Integer(0)],
            [device, ValueRef::Integer(1)],
            [ValueRef::Blob(&[6; 32]), ValueRef::Integer(0)],
            [ValueRef::Null, ValueRef::Integer(1)],
        ] {
            assert_ne!(with(&owned), of_row(&old), "{owned:?}");
        }
        assert_ne!(
            with(&[device, ValueRef::Integer(0)]),
            with(&[device, ValueRef::Integer(1)]),
            "shared or not"
        );
    }

    #[test]
    fn a_log_depends_on_every_entry_and_time() {
        let log = |entries: &[(i64, u32)]| entries.iter().fold(0, |crc, e| of_log(crc, e.0, e.1));
        assert_ne!(log(&[(1, 2), (3, 4)]), log(&[(3, 4), (1, 2)]));
        assert_ne!(log(&[(1, 2)]), log(&[(1, 3)]));
        assert_ne!(log(&[(1, 2)]), log(&[(2, 2)]));
    }
}
