//! Single bits that change on the disk: whatever anybody stored is as it was,
//! or the doctor names the game.
//!
//! `DAMIER_FLIPS` says how many bits; `DAMIER_FLIPS_SEED` which.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::*;
use crate::store::contract::{Folder, wait};
use crate::store::{
    Addition, GameId, GameStore, KeptRoom, ListQuery, LogStore, NewGame, Owner, RoomKey, RoomStore,
    RoomsWanted, Session, SessionHash, SessionStore, SqliteStore, Standing, Visitor,
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

fn number(id: &GameId) -> usize {
    id.as_str()[..5].parse().expect("a number")
}

/// Which games are played in rooms: none of those that are thrown away.
fn is_in_room(id: &GameId) -> bool {
    number(id) % 4 == 2 && !number(id).is_multiple_of(7)
}

fn room_of(id: &GameId) -> KeptRoom {
    let key = |letter: &str| format!("{:05}{}", number(id), letter.repeat(21));
    let key = |letter: &str| RoomKey::parse(&key(letter)).expect("a key");
    KeptRoom { game: id.clone(), join: key("j"), watch: key("w") }
}

/// Whoever may do everything with a game.
fn keeper(id: &GameId) -> Visitor {
    if is_in_room(id) { Visitor::ROOM } else { Visitor::Household }
}

fn create(store: &SqliteStore, ids: &[GameId]) {
    for id in ids {
        let i = number(id);
        let header = format!(
            "{{\"rules\":\"jumbo\",\"white\":{{\"kind\":\"person\",\"name\":\"Player {i}\"}}}}"
        );
        let words = format!("jumbo player {i}");
        let by = DEVICES[i % DEVICES.len()].map_or(Visitor::Stranger, Visitor::Device);
        let by = if is_in_room(id) { Visitor::ROOM } else { by };
        let game = NewGame { id: id.clone(), header, words, standing: standing(0), by };
        if is_in_room(id) {
            let seat = |color| format!("room seat {color} {}", format!("{i:02x}").repeat(32));
            let lines = vec![seat("white"), seat("black")];
            wait(store.open_room(game, room_of(id), lines)).expect("opened");
            continue;
        }
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
        let by = keeper(id);
        let Some(game) = wait(store.read(id, by)).expect("readable") else {
            continue;
        };
        let seen = game.version;
        let entries = (seen..seen + 1 + chance.next(5) as u32).map(line).collect();
        let addition = Addition { id: id.clone(), seen, entries, standing: standing(seen), by };
        wait(store.append(addition)).expect("stored");
    }
}

/// Everything that the program shows of a file: of each game what is read, and
/// what comes back of those that were thrown away.
type Shown = BTreeMap<String, (String, String)>;

fn shown(store: &SqliteStore) -> Shown {
    let mut read = BTreeMap::<String, String>::new();
    let shown = &mut read;
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
    for id in ids().iter().filter(|id| is_in_room(id)) {
        *shown.entry(id.to_string()).or_default() += &shown_of_room(store, id);
    }
    match wait(store.rooms(RoomsWanted::All, 1000)) {
        Ok(rooms) => {
            for room in rooms {
                let place = shown.entry(room.room.game.to_string()).or_default();
                *place += &format!("listed {room:?} ");
            }
        }
        Err(error) => {
            shown.insert("rooms".into(), error.to_string());
        }
    }
    let mut shown: Shown = read.into_iter().map(|(id, read)| (id, (read, String::new()))).collect();
    // What was thrown away comes back as it was.
    for id in ids().iter().step_by(7) {
        let restored = wait(store.restore(id, Visitor::Household));
        let game = wait(store.read(id, Visitor::Household));
        shown.entry(id.to_string()).or_default().1 = format!("{restored:?} {game:?}");
    }
    shown
}

/// What whoever has an address of a room finds, and the room itself.
fn shown_of_room(store: &SqliteStore, id: &GameId) -> String {
    let keys = |room: KeptRoom| format!("{} {}", written(&room), room.game);
    let KeptRoom { join, watch, .. } = room_of(id);
    let rooms = [store.find_room(&join), store.find_room(&watch), store.room_of(id)];
    let rooms = rooms.map(|found| wait(found).map(|found| found.map(keys)));
    format!("{rooms:?} {:?} ", wait(store.read(id, Visitor::ROOM)))
}

/// All of its keys: what is printed of them is not enough.
fn written(room: &KeptRoom) -> String {
    format!("{} {}", room.join.as_str(), room.watch.as_str())
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
/// is missing under its own. Into a file that cannot be written nothing comes
/// back, and it is named as a whole.
fn differing(before: &Shown, after: &Shown, can_be_written: bool) -> BTreeSet<String> {
    let differs = |id: &&String| match (before.get(*id), after.get(*id)) {
        (Some(before), Some(after)) => {
            before.0 != after.0 || (can_be_written && before.1 != after.1)
        }
        (before, after) => before != after,
    };
    before.keys().filter(differs).cloned().collect()
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
        let rooms: Vec<_> = kept.rooms.iter().map(|room| room.as_ref().map(written)).collect();
        games.insert(kept.id, format!("{row:?} {lines:?} {rooms:?}"));
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
    let is_read_only = |it: &Finding| it.fault == Fault::Beginning("how it is written".to_owned());
    let can_be_written = !report.findings.iter().any(is_read_only);
    let differing = differing(&original.shown, &after, can_be_written);
    tally.games_differ += u32::from(!differing.is_empty());
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
