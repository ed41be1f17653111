//! The commands for files of games: the real binary on small files.

mod binary;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Output;

use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

const CLUB: &str = r#"[Event "Club match"]
[White "Alpha, P."]
[Black "de Beta"]
[Date "1988.05.01"]
[Result "2-0"]
[GameType "20"]

1. 32-28 17-22 2. 28x17 11x22 3. 37-32 6-11 2-0

[Event "Club match"]
[White "Gamma"]
[Black "Alpha, P."]
[Date "1989.05.01"]
[Result "1-1"]

1. 32-28 17-22 2. 28x17 11x22 3. 38-32 (3. 37-32) 1-1
"#;

const RUSSIAN: &str = r#"[White "Альфа"]
[Black "B/C:D"]
[Result "0-1"]
[GameType "25"]

1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 0-1
"#;

/// An illegal move, then a capture that could be two, then one that is told
/// at more length than it needs.
const FAULTY: &str = r#"[GameType "20"]
1. 32-28 18-23 2. 34-30 1-2 3. 31-27 *
[GameType "21"]
[FEN "B:W6,7,14,15:B2"]
1. 2x18 *
[GameType "21"]
[FEN "B:W6,14:B2"]
1. 2x9x18 *
"#;

/// A folder for one test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let name = format!("damier-pdn-{test}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(path.join("sub")).expect("a folder");
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain name").to_owned()
    }

    fn with(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), content).expect("a file");
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn gzip(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).expect("room");
    encoder.finish().expect("room")
}

fn zstd(text: &str) -> Vec<u8> {
    compress_to_vec(text.as_bytes(), CompressionLevel::Fastest)
}

fn damier_with_input(args: &[&str], input: &[u8]) -> Output {
    binary::damier(&[&["pdn"], args].concat(), input)
}

#[track_caller]
fn check_input(args: &[&str], input: &[u8], status: i32) -> String {
    let output = damier_with_input(args, input);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(status), "{text}{errors}");
    text
}

#[track_caller]
fn check(args: &[&str], status: i32) -> String {
    check_input(args, b"", status)
}

/// Bad input: status 2, nothing on stdout, the reason on stderr.
#[track_caller]
fn check_bad_input(args: &[&str], reason: &str) {
    let output = damier_with_input(args, b"");
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(output.stdout.is_empty());
    assert!(errors.contains(reason), "{errors}");
}

fn json(line: &str) -> serde_json::Value {
    serde_json::from_str(line).expect("JSON")
}

#[test]
fn check_is_silent_about_good_games() {
    let folder = Folder::new("check-good");
    let file = folder.with("club.pdn", CLUB);
    assert_eq!(check(&["check", &file], 0), "Games: 2. Legal moves: 11. Faults: 0.\n");
    assert_eq!(check(&["check", "--json", &file], 0), "");
}

#[test]
fn check_tells_place_move_and_reason() {
    let folder = Folder::new("check-bad");
    let file = folder.with("faulty.pdn", FAULTY);
    let text = check(&["check", &file], 1);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[0].starts_with(&format!("{file}:2:25: game 1: 1-2: No, 1-2 is not")), "{text}");
    assert!(lines[1].starts_with(&format!("{file}:5:4: game 2: 2x18: ")), "{text}");
    assert_eq!(lines[2], "Games: 3. Legal moves: 4. Faults: 2.");
    let dutch = check(&["check", "--lang", "nl", &file], 1);
    assert!(dutch.contains("1-2: Nee"), "{dutch}");
    let objects = check(&["check", "--json", &file], 1);
    let objects: Vec<_> = objects.lines().map(json).collect();
    assert_eq!(objects[0]["kind"], "illegal");
    assert_eq!(objects[0]["move"], "1-2");
    assert_eq!((&objects[0]["line"], &objects[0]["column"]), (&2.into(), &25.into()));
    assert_eq!(objects[1]["kind"], "ambiguous");
    assert_eq!(objects[1]["ruleset"], "english");
}

#[test]
fn check_cites_the_article() {
    let game = "[GameType \"20\"]\n[FEN \"W:W22:B28\"]\n1. 22-17 *\n";
    let text = check_input(&["check", "-", "--ruleset", "jumbo"], game.as_bytes(), 1);
    assert!(text.starts_with("-:3:4: game 1: 22-17: "), "{text}");
    assert!(text.contains("must capture") && text.contains("article"), "{text}");
    assert!(text.ends_with("\nGames: 1. Legal moves: 0. Faults: 1.\n"), "{text}");
}

#[test]
fn check_names_squares_as_the_file_does() {
    let game = b"[GameType \"25\"]\n1. c3-d4 b6-c5 2. a3-b4 *\n";
    let text = check_input(&["check", "-"], game, 1);
    assert!(text.contains("You can do it from d4."), "{text}");
    let spanish = b"[GameType \"24\"]\n1. 1-2 *\n";
    let text = check_input(&["check", "-"], spanish, 1);
    assert!(text.contains("Square 2 is occupied."), "{text}");
}

#[test]
fn check_tells_what_cannot_be_read() {
    let cases = [
        ("[White broken]\n[Black \"B\"]\n1. 32-28 *\n", "A tag is written"),
        ("1. 32-28 {never closed", "never closed"),
        ("[GameType \"20\"]\n[FEN \"W:W99:B1\"]\n*\n", "game 1: "),
        ("[GameType \"99\"]\n1. 32-28 *\n", "These rules are unknown: 99"),
        ("[Result \"0-1\"]\n1. 32-28 1-0\n", "The Result tag says 0-2, but the moves end with 2-0"),
        ("[GameType \"21\"]\n1. 11-40 *\n", "The board has no such square."),
    ];
    for (game, reason) in cases {
        let text = check_input(&["check", "-"], game.as_bytes(), 1);
        assert!(text.contains(reason), "{game}: {text}");
    }
}

#[test]
fn check_goes_by_the_rules_asked_for() {
    let game = b"[GameType \"25\"]\n1. c3-d4 *\n";
    check_input(&["check", "-"], game, 0);
    check_input(&["check", "-", "--ruleset", "brazilian"], game, 0);
    check_input(&["check", "-", "--ruleset", "english"], game, 1);
    check_bad_input(&["check", "-", "--ruleset", "nowhere"], "no game is called");
}

#[test]
fn sources_are_files_folders_and_standard_input() {
    let folder = Folder::new("sources");
    folder.with("a.pdn", CLUB);
    folder.with("notes.txt", "no games here");
    folder.with("sub/b.PDN.GZ", gzip(CLUB));
    folder.with("sub/c.pdn.zst", zstd(RUSSIAN));
    let games = |args: &[&str], input: &[u8]| json(&check_input(args, input, 0))["games"].clone();
    let dir = folder.0.to_str().unwrap();
    assert_eq!(games(&["stats", "--json", dir], b""), 5);
    assert_eq!(games(&["stats", "--json", &format!("{dir}/*.pdn")], b""), 2);
    check_bad_input(&["stats", &format!("{dir}/*.none")], "no file is called");
    assert_eq!(games(&["stats", "--json", "-"], CLUB.as_bytes()), 2);
    assert_eq!(games(&["stats", "--json", "-"], &gzip(CLUB)), 2);
    assert_eq!(games(&["stats", "--json", dir, "-"], &zstd(RUSSIAN)), 6);
    assert_eq!(games(&["stats", "--json", "-"], b""), 0);
    // Parts that were compressed one by one, and one that only tools read.
    assert_eq!(games(&["stats", "--json", "-"], &[gzip(CLUB), gzip(CLUB)].concat()), 4);
    let skipped = b"\x50\x2a\x4d\x18\x03\x00\x00\x00abc".to_vec();
    let frames = [skipped.clone(), zstd(CLUB), skipped, zstd(RUSSIAN)].concat();
    assert_eq!(games(&["stats", "--json", "-"], &frames), 3);
}

#[test]
fn output_is_in_the_order_of_the_files() {
    let folder = Folder::new("order");
    let long = folder.with("long.pdn", CLUB.repeat(200));
    let mut args = vec!["find", "--player", "alpha", &long];
    let short: Vec<String> = (0..8).map(|i| folder.with(&format!("short{i}.pdn"), CLUB)).collect();
    args.extend(short.iter().map(String::as_str));
    let text = check(&args, 0);
    let files: Vec<&str> = text.lines().map(|line| line.split(".pdn").next().unwrap()).collect();
    assert_eq!(files.len(), 416);
    assert!(files.is_sorted());
}

#[test]
fn sources_that_cannot_be_read_are_named() {
    let folder = Folder::new("unreadable");
    let good = folder.with("good.pdn", FAULTY);
    let missing = folder.path("missing.pdn");
    check_bad_input(&["check", &good, &missing], &format!("cannot read {missing}"));
    let sub = folder.path("sub");
    check_bad_input(&["stats", &sub], &format!("no .pdn file in {sub}"));
    for whole in [gzip(&CLUB.repeat(9)), zstd(&CLUB.repeat(9))] {
        let cut = folder.with("cut.pdn", &whole[..whole.len() / 2]);
        check_bad_input(&["stats", &cut], &format!("cannot read {cut}"));
    }
    check_bad_input(&["check"], "FILE");
}

#[test]
fn convert_writes_strict_pdn() {
    let folder = Folder::new("convert");
    let club = folder.with("club.pdn", CLUB);
    let text = check(&["convert", &club], 0);
    assert_eq!(text.matches("[GameType \"20,W,10,10,N2,0\"]").count(), 2, "{text}");
    assert!(text.contains("( 3. 37-32 )"), "{text}");
    assert_eq!(check_input(&["convert", "-"], text.as_bytes(), 0), text);
    let faulty = folder.with("faulty.pdn", FAULTY);
    let text = check(&["convert", &faulty], 0);
    assert!(text.contains("1-2 3. 31-27 *"), "{text}");
    assert_eq!(text.matches("1. 2x18 *").count(), 2, "{text}");
    let russian = check_input(&["convert", "-"], RUSSIAN.as_bytes(), 0);
    assert!(russian.contains("[GameType \"25,W,8,8,A0,0\"]"), "{russian}");
    assert!(russian.contains("2. d4-c5 d6:b4 3. a3:c5 *"), "{russian}");
}

#[test]
fn convert_does_not_write_down_a_mere_guess() {
    for game in ["[White \"A\"]\n*\n", "[White \"A\"]\n1. 1-50 *\n"] {
        let text = check_input(&["convert", "-"], game.as_bytes(), 0);
        assert!(!text.contains("GameType"), "{text}");
    }
}

#[test]
fn convert_writes_a_file_but_never_its_own_source() {
    let folder = Folder::new("convert-to");
    let club = folder.with("club.pdn", CLUB);
    let out = folder.path("out.pdn");
    assert_eq!(check(&["convert", &club, "-o", &out], 0), "");
    assert_eq!(fs::read_to_string(&out).unwrap(), check(&["convert", &club], 0));
    let twisted = folder.path("sub/../club.pdn");
    check_bad_input(&["convert", &club, "-o", &twisted], "cannot be both read and written");
    assert_eq!(fs::read_to_string(&club).unwrap(), CLUB);
}

#[test]
fn an_output_never_destroys_a_source_under_another_name() {
    let folder = Folder::new("convert-link");
    let club = folder.with("club.pdn", CLUB);
    let linked = folder.path("linked.pdn");
    fs::hard_link(&club, &linked).expect("a link");
    assert_eq!(check(&["convert", &club, "-o", &linked], 0), "");
    assert_eq!(fs::read_to_string(&club).unwrap(), CLUB);
    assert_eq!(fs::read_to_string(&linked).unwrap(), check(&["convert", &club], 0));
    let name = folder.path("0001-Alpha_P-de_Beta.pdn");
    fs::hard_link(&club, &name).expect("a link");
    check(&["split", &club, "--dir", &folder.path(""), "--force"], 0);
    assert_eq!(fs::read_to_string(&club).unwrap(), CLUB);
    assert!(fs::read_to_string(&name).unwrap().contains("[White \"Alpha, P.\"]"));
    assert_eq!(left_behind(&folder), 0);
}

fn left_behind(folder: &Folder) -> usize {
    let entries = fs::read_dir(&folder.0).expect("a folder");
    let names = entries.map(|entry| entry.expect("a file").file_name());
    names.filter(|name| name.to_string_lossy().ends_with(".tmp")).count()
}

#[test]
fn an_output_stays_as_it_was_if_a_source_cannot_be_read() {
    let folder = Folder::new("convert-fails");
    let club = folder.with("club.pdn", CLUB);
    let packed = gzip(CLUB);
    let cut = folder.with("cut.pdn.gz", &packed[..packed.len() - 9]);
    let out = folder.with("out.pdn", "mine");
    check_bad_input(&["convert", &club, &cut, "-o", &out], "cannot read");
    assert_eq!(fs::read_to_string(&out).unwrap(), "mine");
    check_bad_input(&["convert", &club, "-o", &folder.path("no/out.pdn")], "cannot write");
    check_bad_input(&["convert", &club, "-o", &folder.path("sub")], "cannot write");
    assert_eq!(left_behind(&folder), 0);
}

#[cfg(unix)]
#[test]
fn an_output_keeps_its_permissions_its_links_and_its_devices() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new("convert-unix");
    let club = folder.with("club.pdn", CLUB);
    let (out, link) = (folder.with("out.pdn", "mine"), folder.path("link.pdn"));
    fs::set_permissions(&out, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&out, &link).unwrap();
    check(&["convert", &club, "-o", &link], 0);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::metadata(&out).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(fs::read_to_string(&out).unwrap(), check(&["convert", &club], 0));
    check(&["convert", &club, "-o", "/dev/null"], 0);
}

#[test]
fn check_prints_faults_up_to_a_limit_and_counts_them_all() {
    let braces = " } ".repeat(50_000);
    let text = check_input(&["check", "-"], braces.as_bytes(), 1);
    assert_eq!(text.lines().count(), 102);
    assert!(text.contains("Further faults that are not listed: 49900."), "{text}");
    assert!(text.ends_with("Faults: 50000.\n"), "{text}");
    let games = "1. 32-99 *\n".repeat(5000);
    let output = damier_with_input(&["check", "-"], games.as_bytes());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(text.lines().count(), 1001);
    assert!(text.ends_with("Games: 5000. Legal moves: 0. Faults: 5000.\n"));
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(errors.contains("-: 4000 more lines are left out; --faults allows more"), "{errors}");
    let all = check_input(&["check", "--faults", "9999", "-"], games.as_bytes(), 1);
    assert_eq!(all.lines().count(), 5001);
}

/// So many blocks of 128 KiB, in four bytes each.
fn blanks(blocks: u32) -> Vec<u8> {
    // A frame with a window of 128 KiB.
    let mut packed = vec![0x28, 0xb5, 0x2f, 0xfd, 0, 7 << 3];
    for block in 1..=blocks {
        let (is_last, repeats_one_byte) = (u32::from(block == blocks), 1 << 1);
        let header = is_last | repeats_one_byte | (128 << 10) << 3;
        packed.extend(&header.to_le_bytes()[..3]);
        packed.push(b' ');
    }
    packed
}

#[test]
fn a_file_that_unpacks_out_of_all_proportion_is_refused() {
    let folder = Folder::new("bomb");
    for (name, packed) in [("b.pdn.gz", gzip(&" ".repeat(20 << 20))), ("b.pdn.zst", blanks(160))] {
        let file = folder.with(name, packed);
        for command in ["check", "stats", "find"] {
            let output = damier_with_input(&[command, &file], b"");
            let errors = String::from_utf8(output.stderr).expect("UTF-8");
            assert_eq!(output.status.code(), Some(2), "{errors}");
            assert!(errors.contains("unpacks to more than 200 times its size"), "{errors}");
        }
    }
    let small = folder.with("s.pdn.zst", blanks(100));
    assert!(check(&["check", &small], 0).starts_with("Games: 0."), "small files may do so");
}

#[test]
fn convert_writes_json_and_positions() {
    let lines = check_input(&["convert", "-", "--to", "json"], FAULTY.as_bytes(), 0);
    let games: Vec<_> = lines.lines().map(json).collect();
    assert_eq!(games.len(), 3);
    assert_eq!(games[0]["tags"]["GameType"], "20");
    assert_eq!(games[0]["moves"][3], "1-2");
    assert_eq!(games[0]["problems"][0]["kind"], "illegal");
    assert_eq!(games[2]["ruleset"], "english");
    assert_eq!(games[2]["fen"], "B:W6,14:B2");
    assert_eq!(games[2]["moves"], serde_json::json!(["2x18"]));
    assert_eq!(games[2]["result"], "*");
    let fens = check_input(&["convert", "-", "--to", "fen"], CLUB.as_bytes(), 0);
    assert_eq!(fens.lines().count(), 7 + 6);
    let setup = b"[GameType \"20\"]\n1. 32-28 /FEN \"W:WK46:B1\"/ 2. 46-5 *\n";
    let fens = check_input(&["convert", "-", "--to", "fen"], setup, 0);
    let ends: Vec<&str> = fens.lines().skip(2).collect();
    assert_eq!(ends, ["W:WK46:B1", "B:WK5:B1"]);
}

#[test]
fn stats_count() {
    let games = format!("{CLUB}\n{RUSSIAN}\n[White \"A\"]\n1. 11-15 *\n");
    let stats = json(&check_input(&["stats", "--json", "-"], games.as_bytes(), 0));
    let expected = serde_json::json!({
        "games": 4,
        "results": { "white": 1, "black": 1, "draw": 1, "unknown": 1 },
        "rulesets": { "english": 1, "international": 2, "russian": 1 },
        "moves": { "min": 1, "median": 5, "max": 6 },
        "openings": [
            { "ruleset": "international", "moves": "32-28 17-22 28x17 11x22", "games": 2 },
            { "ruleset": "russian", "moves": "c3-d4 b6-a5 d4-c5 d6:b4", "games": 1 },
        ],
    });
    assert_eq!(stats, expected);
    let text = check_input(&["stats", "-"], games.as_bytes(), 0);
    assert!(text.contains("games     4\n"), "{text}");
    assert!(text.contains("2 32-28 17-22 28x17 11x22 (international)"), "{text}");
}

#[test]
fn split_writes_a_file_per_game_and_spares_what_is_there() {
    let folder = Folder::new("split");
    let (club, russian) = (folder.with("club.pdn", CLUB), folder.with("r.pdn", RUSSIAN));
    let dir = folder.path("new/games");
    let args = ["split", &club, &russian, "--dir", &dir];
    assert_eq!(check(&args, 0), "");
    let mut names: Vec<_> =
        fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    let expected = ["0001-Alpha_P-de_Beta.pdn", "0002-Gamma-Alpha_P.pdn", "0003-unknown-B_C_D.pdn"];
    assert_eq!(names, expected);
    let first = Path::new(&dir).join(expected[0]);
    let written = fs::read_to_string(&first).unwrap();
    assert!(written.contains("[White \"Alpha, P.\"]"), "{written}");
    check(&["check", first.to_str().unwrap()], 0);
    fs::write(&first, "mine").unwrap();
    check_bad_input(&args, "exists; --force writes over it");
    assert_eq!(fs::read_to_string(&first).unwrap(), "mine");
    check(&[&args[..], &["--force"]].concat(), 0);
    assert_eq!(fs::read_to_string(&first).unwrap(), written);
}

#[test]
fn find_goes_by_tags() {
    let folder = Folder::new("find");
    let file = folder.with("club.pdn", CLUB);
    let lines = |args: &[&str]| {
        let args = [&["find", &file], args].concat();
        check(&args, 0).lines().count()
    };
    assert_eq!(lines(&["--player", "ALPHA"]), 2);
    assert_eq!(lines(&["--black", "alpha"]), 1);
    assert_eq!(lines(&["--event", "club", "--date", "1988"]), 1);
    assert_eq!(lines(&["--result", "1/2-1/2"]), 1);
    let line = check(&["find", &file, "--white", "alpha", "--result", "1-0"], 0);
    let expected = format!("{file}:1: Alpha, P. - de Beta, Club match, 1988.05.01, 1-0\n");
    assert_eq!(line, expected);
    assert_eq!(check(&["find", &file, "--white", "nobody"], 1), "");
    check_bad_input(&["find", &file, "--result", "3-0"], "is no result");
    let games = check(&["find", &file, "--player", "alpha", "--pdn"], 0);
    check_input(&["check", "-"], games.as_bytes(), 0);
    assert!(games.contains("*\n\n[Event"), "{games}");
}

#[test]
fn find_goes_by_position() {
    let fens = check_input(&["convert", "-", "--to", "fen"], CLUB.as_bytes(), 0);
    let fens: Vec<&str> = fens.lines().collect();
    let lines = |fen: &str, args: &[&str], status: i32| {
        let args = [&["find", "-", "--position", fen], args].concat();
        check_input(&args, CLUB.as_bytes(), status).lines().count()
    };
    assert_eq!(lines(fens[4], &[], 0), 2);
    assert_eq!(lines(fens[4], &["--ruleset", "frisian"], 0), 2);
    assert_eq!(lines(fens[6], &[], 0), 1);
    // The position after 1. 32-28 as Black would see it had he begun.
    let reversed = "W:W31-50:B1-18,20,23";
    assert_eq!(lines(reversed, &[], 1), 0);
    assert_eq!(lines(reversed, &["--reversed"], 0), 2);
    // As far as a game is legal it is found.
    let illegal = check_input(
        &["find", "-", "--position", "B:W28,31,33-50:B1-20"],
        b"[GameType \"20\"]\n1. 32-28 1-2 *\n",
        0,
    );
    assert!(illegal.starts_with("-:1: ? - ?, ?, ?, *"), "{illegal}");
    check_bad_input(&["find", "-", "--position", "nonsense"], "position");
    check_bad_input(&["find", "-", "--reversed"], "--position");
}

#[test]
fn help_names_the_commands() {
    let text = check(&["--help"], 0);
    for command in ["check", "convert", "stats", "split", "find"] {
        assert!(text.contains(command), "{text}");
    }
}
