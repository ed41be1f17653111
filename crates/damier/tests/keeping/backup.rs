//! Backups, and games put back.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::support::{Folder, Running, damier, entry, some_games, text};

/// How many lines of each game were acknowledged.
type Acknowledged = Mutex<BTreeMap<String, usize>>;

fn keep_playing(server: &Running, stop: &AtomicBool, acknowledged: &Acknowledged) {
    let mut client = server.client();
    while !stop.load(Ordering::Acquire) {
        let id = client.new_game();
        acknowledged.lock().expect("a lock").insert(id.clone(), 0);
        for seen in 0..40 {
            client.append(&id, seen, &[entry(seen)]);
            acknowledged.lock().expect("a lock").insert(id.clone(), seen + 1);
        }
    }
}

/// All that a folder holds has its place in order; `least` of it is there.
fn check(folder: &Path, least: &BTreeMap<String, usize>, is_all: bool) {
    let server = Running::serve(folder);
    let mut client = server.client();
    for (id, count) in least {
        let entries = client.entries(id);
        assert!(entries.len() >= *count, "{id} has {} of {count}", entries.len());
        assert!(!is_all || entries.len() == *count, "{id} has {} of {count}", entries.len());
        let expected: Vec<String> = (0..entries.len()).map(entry).collect();
        assert_eq!(entries, expected);
    }
    server.stop();
}

#[test]
fn a_backup_made_while_games_are_played_has_all_that_was_acknowledged() {
    let folder = Folder::new();
    let data = folder.path("data");
    let server = Running::serve(&data);
    let (stop, acknowledged) = (AtomicBool::new(false), Acknowledged::default());
    let mut before = Vec::new();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| keep_playing(&server, &stop, &acknowledged));
        }
        for number in 0..3 {
            thread::sleep(Duration::from_millis(300));
            before.push(acknowledged.lock().expect("a lock").clone());
            let file = folder.path(&format!("{number}.damier"));
            damier(&["backup", text(&file)], &data).exits(0).says("games with");
        }
        stop.store(true, Ordering::Release);
    });
    let last = folder.path("last.damier");
    damier(&["backup", text(&last)], &data).exits(0);
    for (number, least) in before.iter().enumerate() {
        let (file, restored) = (folder.path(&format!("{number}.damier")), folder.path("restored"));
        let _ = fs::remove_dir_all(&restored);
        damier(&["restore", text(&file), "--verify"], &data).exits(0).says("all is well");
        damier(&["restore", text(&file)], &restored).exits(0);
        check(&restored, least, false);
    }
    let restored = folder.path("all");
    damier(&["restore", text(&last)], &restored).exits(0);
    check(&restored, &acknowledged.into_inner().expect("a lock"), true);
    server.stop();
    // Line by line, with every time and header.
    let (one, other) = (folder.path("one.ndjson"), folder.path("other.ndjson"));
    damier(&["export", "--ndjson", text(&one)], &data).exits(0);
    damier(&["export", "--ndjson", text(&other)], &restored).exits(0);
    assert!(fs::read(&one).expect("one") == fs::read(&other).expect("other"), "line by line");
}

#[test]
fn what_a_killed_server_left_in_its_log_is_backed_up_too() {
    let folder = Folder::new();
    let (data, file) = (folder.path("data"), folder.path("killed.damier"));
    let server = Running::serve(&data);
    let mut client = server.client();
    let id = client.new_game();
    client.append(&id, 0, &[entry(0), entry(1)]);
    server.kill();
    damier(&["backup", text(&file)], &data).exits(0).says("1 game with 2 entries");
    let restored = folder.path("restored");
    damier(&["restore", text(&file)], &restored).exits(0);
    check(&restored, &BTreeMap::from([(id, 2)]), true);
}

#[test]
fn nothing_is_overwritten_unless_it_is_asked_for() {
    let folder = Folder::new();
    let (data, file) = (folder.path("data"), folder.path("games.damier"));
    damier(&["backup", text(&file)], &data).exits(2).says("there are no games in");
    let ids = some_games(&data, 3, 5);
    damier(&["backup", text(&file)], &data).exits(0).says("3 games with 15 entries");
    let before = fs::read(&file).expect("a backup");
    damier(&["backup", text(&file)], &data).exits(2).says("--force");
    assert_eq!(fs::read(&file).expect("a backup"), before);
    damier(&["backup", text(&file), "--force"], &data).exits(0);
    let games = data.join("games.db");
    damier(&["backup", text(&games), "--force"], &data).exits(2).says("the file of games itself");
    // Putting it back.
    damier(&["restore", text(&file)], &data).exits(2).says("--force");
    let server = Running::serve(&data);
    server.client().append(&ids[0], 5, &[entry(5)]);
    let refused = damier(&["restore", text(&file), "--force"], &data).exits(2);
    assert!(refused.err.contains("another Damier uses the folder"), "{refused:?}");
    server.kill();
    let said = damier(&["restore", text(&file), "--force"], &data).exits(0);
    let said = said.says("games.db.before-restore-1");
    assert!(said.out.contains("3 games with 15 entries again"), "{said:?}");
    let aside = data.join("games.db.before-restore-1");
    damier(&["doctor", text(&aside)], &data).exits(0).says("3 games with 16 entries; all is well");
    check(&data, &ids.iter().map(|id| (id.clone(), 5)).collect(), true);
    let left: Vec<String> = fs::read_dir(&folder.0)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name != "data" && name != "games.damier")
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_folder_without_games_takes_a_backup() {
    let folder = Folder::new();
    let (data, empty) = (folder.path("data"), folder.path("empty"));
    let file = folder.path("games.damier");
    some_games(&data, 2, 3);
    damier(&["backup", text(&file)], &data).exits(0);
    Running::serve(&empty).stop();
    damier(&["restore", text(&file)], &empty).exits(0).says("2 games with 6 entries");
}

#[test]
fn what_is_no_backup_is_not_put_back() {
    let folder = Folder::new();
    let (data, file) = (folder.path("data"), folder.path("letter"));
    fs::write(&file, "This is a letter to my aunt.".repeat(300)).expect("written");
    damier(&["restore", text(&file)], &data).exits(2).says("is not a file of games");
    damier(&["restore", text(&file), "--verify"], &data).exits(2);
    damier(&["restore", text(&folder.path("nothing"))], &data).exits(2);
    assert!(!data.join("games.db").exists());
}

#[test]
fn an_older_program_meets_a_newer_folder_with_one_sentence() {
    let folder = Folder::new();
    let data = folder.path("data");
    some_games(&data, 1, 1);
    let games = data.join("games.db");
    let mut bytes = fs::read(&games).expect("a file");
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(&games, &bytes).expect("written");
    let file = folder.path("games.damier");
    for args in [
        vec!["serve", "--listen", "127.0.0.1:0"],
        vec!["backup", text(&file)],
        vec!["export", "--pdn", "-"],
        vec!["import", "/dev/null"],
    ] {
        let said = damier(&args, &data).exits(2);
        let sentence = said.err.trim_end();
        assert!(sentence.contains("was written by a newer Damier"), "{args:?}: {sentence}");
        assert!(sentence.contains("Use the newer program"), "{args:?}: {sentence}");
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
    }
    let restored = folder.path("restored");
    damier(&["restore", text(&games)], &restored).exits(2).says("was written by a newer Damier");
    damier(&["doctor"], &data).exits(1).says("a newer Damier wrote it");
    assert_eq!(fs::read(&games).expect("a file"), bytes, "nothing was changed");
}

/// A service has a user of its own, and whoever repairs its games is another.
#[cfg(unix)]
#[test]
fn what_the_superuser_puts_back_belongs_to_the_service() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let owner = |path: &Path| fs::metadata(path).map(|about| about.uid()).expect("a file");
    let folder = Folder::new();
    let (data, file) = (folder.path("data"), folder.path("games.damier"));
    some_games(&data, 2, 3);
    damier(&["backup", text(&file)], &data).exits(0);
    // Without these rights the service is whoever runs the test.
    let is_given = chown(&data, Some(65534), None).is_ok();
    let service = owner(&data);
    assert!(!is_given || service == 65534);
    damier(&["restore", text(&file), "--force"], &data).exits(0);
    let games = data.join("games.db");
    let ours = if is_given { owner(&file) } else { service };
    assert_eq!(owner(&games), ours, "as the file that it replaces");
    fs::remove_file(&games).expect("there");
    damier(&["restore", text(&file)], &data).exits(0);
    assert_eq!(owner(&games), service, "as its folder");
    damier(&["doctor", "--salvage"], &data).exits(0);
    assert_eq!(owner(&games), service, "as the damaged file");
}
