//! What is wrong with a file as a whole: its first bytes, its tables, its
//! pages.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use rusqlite::Connection;

use super::finding::Fault;
use crate::store::schema;
use crate::store::wal::{self, Survey};

const HEADER: usize = 100;
/// So many complaints tell enough.
const COMPLAINTS: u32 = 100;

/// What the first bytes of every file of ours say, whatever is in it: where,
/// what, and what it means.
const ALWAYS: [(usize, &[u8], &str); 6] = [
    (0, b"SQLite format 3\0", "the name of the format"),
    (16, &[0x10, 0x00], "the size of pages"),
    (20, &[0, 64, 32, 32], "the shape of pages"),
    (44, &[0, 0, 0, 4], "the version of the format"),
    (56, &[0, 0, 0, 1], "the encoding of texts"),
    (68, b"Dam1", "the mark of Damier"),
];

/// What the first bytes of a file say wrongly, or of its first page in the log,
/// where that is newer.
pub(super) fn beginning(path: &Path, survey: &Survey) -> io::Result<Vec<Fault>> {
    let mut header = Vec::new();
    File::open(path)?.take(HEADER as u64).read_to_end(&mut header)?;
    if !survey.readable.is_empty() {
        let mut log = File::open(wal::path_of(path))?;
        survey.pages(&mut log, &survey.readable, &mut |number, page| {
            if number == 1 {
                header = page[..HEADER].to_vec();
            }
        })?;
    }
    // A file that was only just made.
    if header.is_empty() {
        return Ok(Vec::new());
    }
    header.resize(HEADER, 0);
    let wrong = ALWAYS.iter().filter(|(at, bytes, _)| !header[*at..].starts_with(bytes));
    let mut faults: Vec<Fault> =
        wrong.map(|(.., what)| Fault::Beginning((*what).to_owned())).collect();
    // With a log or without one; both bytes agree.
    if !matches!(header[18..20], [1, 1] | [2, 2]) {
        faults.push(Fault::Beginning("how it is written".to_owned()));
    }
    Ok(faults)
}

/// The schema by what the tables look like, and whether the file says the same.
pub(super) fn schema(connection: &Connection) -> rusqlite::Result<(Option<u32>, Vec<Fault>)> {
    let found = schema::described(connection)?;
    let said: u32 = connection.query_row("pragma user_version", [], |row| row.get(0))?;
    for version in (1..=schema::latest()).rev() {
        let known = schema::example(version)?;
        if schema::described(&known)? == found {
            let fault = (said != version).then(|| wrong_version(said, version));
            return Ok((Some(version), fault.into_iter().collect()));
        }
    }
    let fault = Fault::Schema(format!("its tables are not those of version {said}"));
    Ok((None, vec![fault]))
}

fn wrong_version(said: u32, is: u32) -> Fault {
    // A newer program may have changed what tables hold, and not the tables.
    let or_newer = match said > schema::latest() {
        true => "; or a newer Damier wrote it: then use that one",
        false => "",
    };
    Fault::Beginning(format!("it says version {said}, and has the tables of {is}{or_newer}"))
}

/// What SQLite finds when it looks at every page.
pub(super) fn structure(connection: &Connection) -> Vec<Fault> {
    complaints(connection).unwrap_or_else(|error| vec![Fault::Structure(error.to_string())])
}

fn complaints(connection: &Connection) -> rusqlite::Result<Vec<Fault>> {
    let mut roots = HashMap::new();
    let mut select = connection.prepare("select rootpage, type, tbl_name from sqlite_schema")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let (root, kind, table): (i64, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        roots.insert(root, (kind, table));
    }
    let mut check = connection.prepare(&format!("pragma integrity_check({COMPLAINTS})"))?;
    let complaints = check.query_map([], |row| row.get::<_, String>(0))?;
    let mut faults = Vec::new();
    for complaint in complaints {
        let complaint = complaint?;
        if complaint != "ok" {
            faults.push(classify(&complaint.replace('\n', " "), &roots));
        }
    }
    Ok(faults)
}

/// Which part of the file a complaint is about.
fn classify(complaint: &str, roots: &HashMap<i64, (String, String)>) -> Fault {
    let text = complaint.to_owned();
    if complaint.contains("game_words") {
        return Fault::Words(text);
    }
    let root = complaint.strip_prefix("Tree ").and_then(|rest| rest.split(' ').next());
    let root = root.and_then(|root| root.parse().ok()).and_then(|root: i64| roots.get(&root));
    match root {
        Some((kind, table)) if kind == "index" || table.starts_with("game_words") => {
            Fault::Index(text)
        }
        _ if complaint.contains(" index ") => Fault::Index(text),
        _ => Fault::Structure(text),
    }
}
