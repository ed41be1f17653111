//! Tables as files: what is read is what was built, and what is broken is
//! named.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use damier_endgame::{Builder, Damage, Error, Material, Tables, Value, build, build_within};
use damier_rules::{Position, Ruleset, variants};

/// A folder for one test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let name = format!("damier-endgame-{test}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut files = BTreeMap::new();
        for folder in fs::read_dir(&self.0).expect("no error") {
            for file in fs::read_dir(folder.expect("no error").path()).expect("no error") {
                let path = file.expect("no error").path();
                files.insert(
                    path.strip_prefix(&self.0).expect("no error").to_owned(),
                    fs::read(&path).expect("no error"),
                );
            }
        }
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn build_all(folder: &Path, rules: &Ruleset, pieces: u32) {
    build(folder, rules, pieces, 2, &|_| true).expect("no error");
}

#[test]
fn what_was_built_is_read() {
    for rules in ["russian", "english/huff", "russian/optional", "russian/lose"] {
        let rules: Ruleset = rules.parse().unwrap();
        let folder = Folder::new(&format!("read-{}", rules.to_string().replace('/', "-")));
        build_all(&folder.0, &rules, 3);
        let tables = Tables::open(&folder.0, &rules).unwrap();
        let mut builder = Builder::new(&rules, 3, 1).unwrap();
        builder.build(&|_| true).unwrap();
        for pieces in 2..=3 {
            for material in Material::all(&rules, pieces) {
                let tally = tables.verify(material, 2, &|_| true).unwrap();
                assert_eq!(Some(tally), builder.tally(material), "{material}");
            }
        }
        for fen in ["W:WK1:B12", "B:WK29,K30:B5", "W:W15:B12,K32", "W:W19:B15,K32"] {
            let pos = Position::from_fen(fen, &rules).unwrap();
            let probe = tables.probe(&pos).unwrap().unwrap();
            assert_eq!(Some((probe.value, probe.plies)), builder.probe(&pos), "{fen}");
        }
    }
}

#[test]
fn what_does_not_fit_in_memory_is_put_aside() {
    for rules in ["english", "english/huff", "english/optional"] {
        let rules: Ruleset = rules.parse().unwrap();
        let name = rules.to_string().replace('/', "-");
        let (usual, tight) =
            (Folder::new(&format!("usual-{name}")), Folder::new(&format!("tight-{name}")));
        build_all(&usual.0, &rules, 3);
        build_within(0, &tight.0, &rules, 3, 2, &|_| true).expect("no error");
        assert_eq!(usual.files(), tight.files());
    }
}

#[test]
fn a_position_without_a_table_is_unknown() {
    let folder = Folder::new("unknown");
    let rules = variants::ENGLISH;
    build_all(&folder.0, &rules, 2);
    let tables = Tables::open(&folder.0, &rules).unwrap();
    let unknown = |fen| tables.probe(&Position::from_fen(fen, &rules).unwrap()).unwrap();
    assert_eq!(unknown("W:WK1:BK32,K31"), None);
    assert_eq!(unknown("W:W21-32:B1-12"), None);
    let known = unknown("W:WK1:BK32").unwrap();
    assert_eq!((known.value, known.plies), (Value::Draw, None));
}

#[test]
fn a_build_that_is_broken_off_goes_on_to_the_same_files() {
    let rules = variants::RUSSIAN;
    let (whole, broken) = (Folder::new("whole"), Folder::new("broken"));
    build_all(&whole.0, &rules, 3);
    let mut stops = 0;
    for after in (0..600_000).step_by(40_000) {
        let done = AtomicUsize::new(0);
        let watch = |positions| done.fetch_add(positions, Ordering::Relaxed) < after;
        match build(&broken.0, &rules, 3, 1, &watch) {
            Err(Error::Stopped) => stops += 1,
            other => other.unwrap(),
        }
    }
    assert!(stops > 3, "{stops}");
    build_all(&broken.0, &rules, 3);
    assert_eq!(whole.files(), broken.files());
    // Without a table in the midst, and with a damaged one.
    let folder = broken.0.join("russian");
    fs::remove_file(folder.join("1k1m-1k.values")).unwrap();
    fs::write(folder.join("2k-1m.plies"), b"damierEG").unwrap();
    build_all(&broken.0, &rules, 3);
    assert_eq!(whole.files(), broken.files());
}

#[test]
fn damage_is_named_and_harms_no_other_table() {
    let rules = variants::ENGLISH;
    let folder = Folder::new("damage");
    build_all(&folder.0, &rules, 3);
    let path = folder.0.join("english").join("2k-1k.values");
    let whole = fs::read(&path).unwrap();
    let pos = Position::from_fen("W:WK1,K2:BK32", &rules).unwrap();
    let other = Position::from_fen("W:WK1:BK32", &rules).unwrap();
    let probe = || {
        let tables = Tables::open(&folder.0, &rules).unwrap();
        assert!(tables.probe(&other).unwrap().is_some());
        tables.probe(&pos).map(|probe| probe.unwrap().value)
    };
    assert_eq!(probe().unwrap(), Value::Win);
    for at in (0..whole.len()).step_by(7) {
        let mut flipped = whole.clone();
        flipped[at] ^= 1 << (at % 8);
        fs::write(&path, &flipped).unwrap();
        assert!(matches!(probe(), Err(Error::Damaged(..))), "a bit of byte {at} is flipped");
    }
    for len in (0..whole.len()).step_by(11) {
        fs::write(&path, &whole[..len]).unwrap();
        let expected = if len < 8 { Damage::NoTable } else { Damage::Truncated };
        assert!(matches!(probe(), Err(Error::Damaged(_, found)) if found == expected), "{len}");
    }
    fs::write(&path, fs::read(folder.0.join("english").join("1k-2k.values")).unwrap()).unwrap();
    assert!(matches!(probe(), Err(Error::Damaged(_, Damage::Material))));
}

#[test]
fn a_table_of_other_rules_is_refused() {
    let folder = Folder::new("other");
    build_all(&folder.0, &variants::ENGLISH, 2);
    fs::rename(folder.0.join("english"), folder.0.join("russian")).unwrap();
    let tables = Tables::open(&folder.0, &variants::RUSSIAN).unwrap();
    let pos = Position::from_fen("W:WK1:BK32", &variants::RUSSIAN).unwrap();
    let error = tables.probe(&pos).unwrap_err();
    assert!(error.to_string().ends_with("it is a table of english"), "{error}");
    let again = build(&folder.0, &variants::RUSSIAN, 2, 1, &|_| true);
    assert!(matches!(again, Err(Error::OtherRules { .. })));
}

#[test]
fn little_memory_gives_the_same_answers() {
    let folder = Folder::new("memory");
    let rules = variants::RUSSIAN;
    build_all(&folder.0, &rules, 3);
    let tables = Tables::open(&folder.0, &rules).unwrap().keeping(5_000);
    let material = Material { own_kings: 2, other_kings: 1, ..Material::default() };
    tables.verify(material, 1, &|_| true).unwrap();
}
