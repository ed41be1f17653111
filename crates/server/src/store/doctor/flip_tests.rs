//! Single bits that change on the disk: whatever anybody stored is as it was,
//! or the doctor names the game.
//!
//! `DAMIER_FLIPS` says how many bits; `DAMIER_FLIPS_SEED` which.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::*;
use crate::store::contract::{Folder, wait};
use crate::store::{
    Addition, GameId, GameStore, ListQuery, NewGame, Owner, Session, SessionHash, SessionStore,
    SqliteStore, Standing, Visitor,
};

const GAMES: usize = 48;

/// Whose the games are, one after the other.
const DEVICES: [Option<Owner>; 3] = [None, Some(Owner([0x5a; 32])), Some(Owner([0xa5; 32]))];

/// Enough of chance for a test.
struct Chance(u64);

impl Chance {
    fn next(&mut self, below: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % below
    }
}

fn line(number: u32) -> String {
    match number % 4 {
        0 => "white 32-28".to_owned(),
        1 => "undo".to_owned(),
        _ => format!("clock {number} 300000"),
    }
}

fn standing(moves: u32) -> Standing {
    Standing { result: "*", moves, placement: "w".repeat(50) }
}

fn ids() -> Vec<GameId> {
    let id = |i: usize| GameId::parse(&format!("{i:05}d4f5g6h")).expect("an id");
    (0..GAMES).map(id).collect()
}

fn create(store: &SqliteStore, ids: &[GameId]) {
    for (i, id) in ids.iter().enumerate() {
        let header = format!(
            "{{\"rules\":\"jumbo\",\"white\":{{\"kind\":\"person\",\"name\":\"Player {i}\"}}}}"
        );
        let words = format!("jumbo player {i}");
        let by = DEVICES[i % DEVICES.len()].map_or(Visitor::Stranger, Visitor::Device);
        let game = NewGame { id: id.clone(), header, words, standing: standing(0), by };
        wait(store.create(game)).expect("made");
        if i % 6 == 1 {
            wait(store.share(id, by, true)).expect("shared");
        }
    }
}

/// Adds a few entries here and there, so that those of a game lie apart.
fn play(store: &SqliteStore, ids: &[GameId], rounds: u32, chance: &mut Chance) {
    for _ in 0..rounds {
        let id = &ids[chance.next(ids.len() as u64) as usize];
        let Some(game) = wait(store.read(id, Visitor::Household)).expect("readable") else {
            continue;
        };
        let seen = game.version;
        let entries = (seen..seen + 1 + chance.next(5) as u32).map(line).collect();
        let addition = Addition {
            id: id.clone(),
            seen,
            entries,
            standing: standing(seen),
            by: Visitor::Household,
        };
        wait(store.append(addition)).expect("stored");
    }
}

/// Everything that the program shows of a file.
type Shown = BTreeMap<String, String>;

fn shown(store: &SqliteStore) -> Shown {
    let mut shown = Shown::new();
    let devices = DEVICES.map(|owner| owner.map_or(Visitor::Household, Visitor::Device));
    for visitor in devices {
        for id in &ids() {
            let game = wait(store.read(id, visitor));
            *shown.entry(id.to_string()).or_default() += &format!("{game:?} ");
        }
        let query = ListQuery { visitor, limit: 1000, ..ListQuery::default() };
        match wait(store.list(query)) {
            Ok(listed) => {
                for game in listed.games {
                    let place = shown.entry(game.id.clone()).or_default();
                    *place += &format!("listed {game:?} ");
                }
            }
            Err(error) => {
                shown.insert("list".into(), error.to_string());
            }
        }
    }
    // What was thrown away comes back as it was.
    for id in ids().iter().step_by(7) {
        let restored = wait(store.restore(id, Visitor::Household));
        let game = wait(store.read(id, Visitor::Household));
        *shown.entry(id.to_string()).or_default() += &format!(" restored {restored:?} {game:?}");
    }
    shown
}

fn session(number: u8) -> Session {
    Session {
        token: SessionHash([number; 32]),
        device: Owner([number / 2; 32]),
        browser: "Browser".repeat(number.into()),
        created_at: number.into(),
        seen_at: number.into(),
    }
}

/// Whoever is signed in was signed in before.
fn nobody_new_is_signed_in(store: &SqliteStore) {
    for found in wait(store.sessions()).expect("readable") {
        assert_eq!(found, session(found.token.0[0]));
    }
    for found in wait(store.known_devices()).expect("readable") {
        assert!(found == Owner([found.0[0]; 32]) && found.0[0] < 10, "{found:?}");
    }
}

/// A file of games that was closed, and one that a killed program left with a
/// log of many additions.
struct Originals {
    folder: Folder,
    closed: PathBuf,
    killed: PathBuf,
}

fn log_of(file: &Path) -> PathBuf {
    wal::path_of(file)
}

fn originals() -> Originals {
    let folder = Folder::new();
    let mut chance = Chance(0x5eed);
    let ids = ids();
    let (early, late) = ids.split_at(GAMES - 6);
    let store = SqliteStore::open(&folder.file()).expect("opens");
    create(&store, early);
    play(&store, early, 500, &mut chance);
    for id in early.iter().step_by(7) {
        wait(store.delete(id, Visitor::Household)).expect("thrown away");
    }
    for number in 0..20 {
        wait(store.begin_session(session(number))).expect("signed in");
    }
    drop(store);
    let (closed, killed) = (folder.file().with_extension("c"), folder.file().with_extension("k"));
    std::fs::copy(folder.file(), &closed).expect("copied");
    let store = SqliteStore::open(&folder.file()).expect("opens");
    create(&store, late);
    play(&store, &ids, 60, &mut chance);
    wait(store.delete(&ids[14], Visitor::Household)).expect("thrown away");
    wait(store.claim(&ids[15], Owner([0x5a; 32]))).expect("claimed");
    wait(store.share(&ids[13], Visitor::Household, false)).expect("not shared any more");
    wait(store.end_session(session(3).token)).expect("signed out");
    std::fs::copy(folder.file(), &killed).expect("copied");
    std::fs::copy(log_of(&folder.file()), log_of(&killed)).expect("copied");
    assert!(std::fs::metadata(log_of(&killed)).expect("a log").len() > 100_000, "a long log");
    drop(store);
    Originals { folder, closed, killed }
}

/// Copies a file and its log.
fn copy(from: &Path, to: &Path) {
    for beside in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{beside}", to.display()));
    }
    std::fs::copy(from, to).expect("copied");
    if log_of(from).exists() {
        std::fs::copy(log_of(from), log_of(to)).expect("copied");
    }
}

fn open_and_show(file: &Path) -> Option<Shown> {
    let store = SqliteStore::open(file).ok()?;
    nobody_new_is_signed_in(&store);
    Some(shown(&store))
}

/// What differs of what there was. A game that a list shows under a damaged name
/// is missing under its own.
fn differing(before: &Shown, after: &Shown) -> BTreeSet<String> {
    before.keys().filter(|id| before.get(*id) != after.get(*id)).cloned().collect()
}

#[derive(Debug, Default)]
struct Tally {
    bits: u32,
    nothing_wrong: u32,
    found: u32,
    /// How many games were named, all bits together.
    named: usize,
    games_differ: u32,
    does_not_start: u32,
    all_saved: u32,
}

/// What a game was, without its times of change: a salvaged game has the same
/// entries, header and time of its beginning.
fn contents(file: &Path) -> BTreeMap<String, String> {
    let connection = schema::open_for_reading(file).expect("opens");
    let mut games = BTreeMap::new();
    walk::each_game::<rusqlite::Error>(&connection, schema::latest(), &mut |kept| {
        let marks = |row: &walk::GameRow| (row.created_at, row.deleted_at, row.owner, row.shared);
        let row = kept.row.map(|row| (marks(&row), row.header));
        let lines: Vec<_> = kept.lines.iter().map(|line| (&line.text, line.at_ms)).collect();
        games.insert(kept.id, format!("{row:?} {lines:?}"));
        Ok(())
    })
    .expect("readable");
    games
}

struct Original {
    file: PathBuf,
    shown: Shown,
    contents: BTreeMap<String, String>,
}

/// One bit of a file, and what becomes of it.
fn flip(original: &Original, place: &Path, in_log: bool, bit: u64, tally: &mut Tally) {
    copy(&original.file, place);
    let flipped = if in_log { log_of(place) } else { place.to_path_buf() };
    let mut bytes = std::fs::read(&flipped).expect("a file");
    bytes[(bit / 8) as usize] ^= 1 << (bit % 8);
    std::fs::write(&flipped, &bytes).expect("written");
    let name = format!("bit {bit} of {}", if in_log { "the log" } else { "the file" });
    let report = examine(place, Scope { replays: true, is_live: false }, &mut |_, _| {});
    assert_eq!(std::fs::read(&flipped).expect("a file"), bytes, "{name}: changed by the doctor");
    let report = report.unwrap_or_else(|error| panic!("{name}: {error}"));
    let named: BTreeSet<String> = report.findings.iter().filter_map(|f| f.game.clone()).collect();
    tally.bits += 1;
    tally.named += named.len();
    tally.found += u32::from(!report.findings.is_empty());
    tally.nothing_wrong += u32::from(report.findings.is_empty());

    let saved = place.with_extension("saved");
    copy_nothing(&saved);
    salvage(place, &saved, &mut |_, _| {}).unwrap_or_else(|error| panic!("{name}: {error}"));
    let saved = contents(&saved);
    let lost = original.contents.iter().filter(|(id, game)| saved.get(*id) != Some(game));
    let lost: BTreeSet<String> = lost.map(|(id, _)| id.clone()).collect();
    assert!(lost.is_subset(&named), "{name}: {lost:?} not saved, found {:?}", report.findings);
    tally.all_saved += u32::from(lost.is_empty());

    let Some(after) = open_and_show(place) else {
        assert!(report.harm() >= Harm::File, "{name}: it does not start, {:?}", report.findings);
        tally.does_not_start += 1;
        return;
    };
    let differing = differing(&original.shown, &after);
    tally.games_differ += u32::from(!differing.is_empty());
    // A file of which not even the beginning is right is named as a whole.
    if report.findings.iter().any(|finding| matches!(finding.fault, Fault::Beginning(_))) {
        return;
    }
    let silent: Vec<_> = differing.difference(&named).collect();
    assert!(silent.is_empty(), "{name}: {silent:?} differ, found {:?}", report.findings);
}

fn copy_nothing(file: &Path) {
    for beside in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{beside}", file.display()));
    }
}

fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[test]
fn no_bit_that_changes_goes_unnoticed() {
    let originals = originals();
    let place = originals.folder.file().with_extension("flipped");
    let measure = |file: &Path| {
        copy(file, &place);
        let scope = Scope { replays: true, is_live: false };
        let report = examine(&place, scope, &mut |_, _| {}).expect("a file of games");
        assert!(report.findings.is_empty(), "{:?}", report.findings);
        let shown = open_and_show(&place).expect("opens");
        copy(file, &place);
        let saved = place.with_extension("saved");
        copy_nothing(&saved);
        let salvaged = salvage(&place, &saved, &mut |_, _| {}).expect("saved");
        assert_eq!((salvaged.games, salvaged.lost.len()), (report.games, 0));
        Original { file: file.to_path_buf(), shown, contents: contents(&saved) }
    };
    let (closed, killed) = (measure(&originals.closed), measure(&originals.killed));
    let mut chance = Chance(setting("DAMIER_FLIPS_SEED", 0xda_317));
    let mut tallies = [Tally::default(), Tally::default(), Tally::default()];
    for number in 0..setting("DAMIER_FLIPS", 60) {
        let (original, in_log, tally) = match number % 5 {
            0 | 1 => (&closed, false, &mut tallies[0]),
            2 | 3 => (&killed, true, &mut tallies[1]),
            _ => (&killed, false, &mut tallies[2]),
        };
        let file = if in_log { log_of(&original.file) } else { original.file.clone() };
        let bits = 8 * std::fs::metadata(&file).expect("a file").len();
        let bit = chance.next(bits);
        flip(original, &place, in_log, bit, tally);
    }
    for (name, tally) in
        ["in the file", "in the log", "in the file below a log"].iter().zip(tallies)
    {
        println!("{name}: {tally:?}");
    }
}

#[test]
fn every_byte_of_the_beginning_is_noticed_or_harmless() {
    let originals = originals();
    let place = originals.folder.file().with_extension("flipped");
    copy(&originals.closed, &place);
    let shown = open_and_show(&place).expect("opens");
    let original =
        Original { file: originals.closed.clone(), shown, contents: contents(&originals.closed) };
    let mut tally = Tally::default();
    for byte in 0..108 {
        flip(&original, &place, false, byte * 8 + byte % 8, &mut tally);
    }
    println!("{tally:?}");
}
