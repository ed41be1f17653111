//! What the doctor says, and what he saves.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::{Folder, Running, damier, entry, some_games, text};

/// Changes one bit of the last place where these bytes stand.
fn flip(file: &Path, bytes: &[u8], within: usize) {
    let mut content = fs::read(file).expect("a file");
    let at = content.windows(bytes.len()).rposition(|window| window == bytes).expect("there");
    content[at + within] ^= 1;
    fs::write(file, content).expect("written");
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn whole_games_are_well_and_nothing_is_changed() {
    let folder = Folder::new();
    let data = folder.path("data");
    damier(&["doctor"], &data).exits(2).says("there are no games in");
    some_games(&data, 4, 10);
    let (before, bytes) = (names(&data), fs::read(data.join("games.db")).expect("a file"));
    damier(&["doctor"], &data).exits(0).says("4 games with 40 entries; all is well");
    assert_eq!((names(&data), fs::read(data.join("games.db")).expect("a file")), (before, bytes));
    let server = Running::serve(&data);
    damier(&["doctor"], &data).exits(0).says("A server uses the folder");
    let refused = damier(&["doctor", "--salvage"], &data).exits(2);
    assert!(refused.err.contains("another Damier uses the folder"), "{refused:?}");
    server.stop();
}

#[test]
fn a_damaged_entry_is_named_and_the_rest_is_saved() {
    let folder = Folder::new();
    let data = folder.path("data");
    let ids = some_games(&data, 4, 10);
    let games = data.join("games.db");
    flip(&games, b"clock 7 300000", 6);
    let damaged = fs::read(&games).expect("a file");
    let said = damier(&["doctor"], &data).exits(1).says("entry 7 is damaged");
    let said = said.says("What to do:").says("1 game is damaged");
    let id = ids.iter().find(|id| said.out.contains(id.as_str())).expect("a game is named");
    let json = damier(&["doctor", "--json"], &data).exits(1);
    let report: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&report["ok"], &report["games"]), (&Value::Bool(false), &4.into()));
    let finding = &report["findings"][0];
    assert_eq!((finding["game"].as_str(), &finding["entry"]), (Some(id.as_str()), &7.into()));
    assert_eq!((&finding["kind"], &finding["harm"]), (&"entry".into(), &"game".into()));
    // Elsewhere, and then in its place.
    let to = folder.path("whole.damier");
    let said = damier(&["doctor", "--salvage", "--to", text(&to)], &data).exits(1);
    said.says("4 games with 37 entries, all whole").says(id);
    assert_eq!(fs::read(&games).expect("a file"), damaged, "only read");
    damier(&["doctor", text(&to)], &data).exits(0).says("all is well");
    damier(&["doctor", "--salvage", "--to", text(&to)], &data).exits(2).says("--force");
    damier(&["doctor", "--salvage"], &data).exits(1).says("games.db.damaged-1");
    assert_eq!(fs::read(data.join("games.db.damaged-1")).expect("kept"), damaged);
    let server = Running::serve(&data);
    for other in &ids {
        let expected: Vec<String> = (0..if other == id { 7 } else { 10 }).map(entry).collect();
        assert_eq!(server.client().entries(other), expected);
    }
    server.client().append(id, 7, &[entry(7)]);
    server.stop();
    damier(&["doctor"], &data).exits(0);
}

#[test]
fn what_only_a_damaged_log_has_is_named_and_saved() {
    let folder = Folder::new();
    let data = folder.path("data");
    let ids = some_games(&data, 3, 4);
    let server = Running::serve(&data);
    let mut client = server.client();
    for seen in 4..12 {
        client.append(&ids[seen % 3], 4 + (seen - 4) / 3, &[format!("clock {seen} 77")]);
    }
    server.kill();
    let log = data.join("games.db-wal");
    let mut bytes = fs::read(&log).expect("a log");
    let third = bytes.len() / 3;
    bytes[third] ^= 4;
    fs::write(&log, &bytes).expect("written");
    let said = damier(&["doctor"], &data).exits(1).says("in the unreadable part of the log");
    for id in &ids {
        assert!(said.out.contains(id.as_str()), "{id} in {said:?}");
    }
    assert_eq!(fs::read(&log).expect("a log"), bytes, "nothing was changed");
    damier(&["doctor", "--salvage"], &data).says("3 games with 20 entries").exits(0);
    let kept = fs::read(data.join("games.db.damaged-1-wal")).expect("kept");
    assert_eq!(kept, bytes);
    let server = Running::serve(&data);
    let lines: usize = ids.iter().map(|id| server.client().entries(id).len()).sum();
    assert_eq!(lines, 20);
    server.stop();
}

#[test]
fn a_file_that_does_not_open_any_more_is_saved_from_its_pages() {
    let folder = Folder::new();
    let data = folder.path("data");
    let ids = some_games(&data, 5, 20);
    let games = data.join("games.db");
    let mut bytes = fs::read(&games).expect("a file");
    bytes[..100].fill(0xa5);
    fs::write(&games, &bytes).expect("written");
    damier(&["serve", "--listen", "127.0.0.1:0"], &data).exits(2).says("is not a file of games");
    damier(&["doctor"], &data).exits(1).says("every game is whole, but the file is damaged");
    damier(&["doctor", "--salvage"], &data).exits(0).says("5 games with 100 entries");
    let server = Running::serve(&data);
    let expected: Vec<String> = (0..20).map(entry).collect();
    for id in &ids {
        assert_eq!(server.client().entries(id), expected);
    }
    server.stop();
}

#[test]
fn a_damaged_backup_is_not_put_back() {
    let folder = Folder::new();
    let (data, file) = (folder.path("data"), folder.path("games.damier"));
    some_games(&data, 2, 10);
    damier(&["backup", text(&file)], &data).exits(0);
    flip(&file, b"clock 3 300000", 8);
    damier(&["restore", text(&file), "--verify"], &data).exits(1).says("entry 3 is damaged");
    let other = folder.path("other");
    damier(&["restore", text(&file)], &other).exits(1).says("was not put back");
    assert!(!other.join("games.db").exists());
    // What is damaged is backed up as it is, and said.
    flip(&data.join("games.db"), b"clock 3 300000", 8);
    damier(&["backup", text(&file), "--force"], &data).exits(1).says("entry 3 is damaged");
}
