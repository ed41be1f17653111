//! The commands about games of the engine with itself: the real binary.

mod binary;

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use damier_engine::Network;
use damier_rules::variants;

/// A folder for one test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let name = format!("damier-cli-selfplay-{test}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn selfplay(args: &[&str]) -> Output {
    binary::damier(&[&["selfplay"], args].concat(), b"")
}

#[track_caller]
fn check(output: &Output, status: i32) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
    let (out, error) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(status), "{error}");
    (out, error)
}

#[test]
fn games_are_played_gone_on_with_counted_and_unpacked() {
    let folder = Folder::new("all");
    let (games, positions) = (folder.file("games"), folder.file("positions"));
    let play = |more: &[&str]| {
        selfplay(&[&["swedish", "-o", &games, "--nodes", "100", "--threads", "2"], more].concat())
    };
    check(&play(&["--games", "5"]), 0);
    let (_, error) = check(&play(&["--games", "12"]), 0);
    assert!(error.contains("5 games are already played"), "{error}");
    assert!(error.contains("\n7 games, "), "{error}");
    let (out, _) = check(&selfplay(&["info", &games]), 0);
    assert!(out.contains("\nnodes         100\n"), "{out}");
    assert!(out.contains("\ngames         12\n"), "{out}");
    let (out, _) = check(&selfplay(&["unpack", &games, "-o", &positions]), 0);
    let count: u64 = out.split(' ').next().and_then(|word| word.parse().ok()).expect("a number");
    assert!(out.ends_with(" in 12 games\n") && count > 100, "{out}");
    assert_eq!(fs::metadata(&positions).expect("a file").len(), 40 * count);

    let bytes = fs::read(&games).expect("a file");
    fs::write(&games, &bytes[..bytes.len() - 1]).expect("a file");
    let (out, error) = check(&selfplay(&["unpack", &games, "-o", &positions]), 0);
    assert!(out.ends_with(" in 11 games\n") && error.contains("damaged"), "{out}{error}");
    let (out, _) = check(&selfplay(&["info", &games]), 1);
    assert!(out.contains("\ndamage        the game at byte "), "{out}");
    let (_, error) = check(&play(&["--games", "12", "--seed", "2"]), 2);
    assert!(error.contains("made with another seed"), "{error}");
}

#[test]
fn tables_end_games() {
    let folder = Folder::new("tables");
    let (games, tables) = (folder.file("games"), folder.file("tables"));
    let args = ["endgame", "build", "--ruleset", "swedish", "--dir", &tables, "--pieces", "3"];
    check(&binary::damier(&args, b""), 0);
    let args = [
        "swedish",
        "-o",
        &games,
        "--nodes",
        "60",
        "--games",
        "60",
        "--network",
        "none",
        "--tables",
        &tables,
    ];
    check(&selfplay(&args), 0);
    let (out, _) = check(&selfplay(&["info", &games]), 0);
    assert!(out.contains("\nevaluation    hand, tables\n"), "{out}");
    assert!(out.contains(", tables ") && !out.contains(", tables 0,"), "{out}");
}

#[test]
fn a_file_says_which_network_judged() {
    let folder = Folder::new("network");
    let (games, network) = (folder.file("games"), folder.file("sample.net"));
    let sample = Network::sample(&variants::RUSSIAN, 32, 1).expect("this width exists");
    fs::write(&network, sample.to_bytes()).expect("a file");
    let play = |game: &str, network: &str| {
        let args = ["-o", &games, "--nodes", "60", "--games", "3", "--network", network];
        selfplay(&[&[game], &args[..]].concat())
    };
    let (_, error) = check(&play("english", &network), 2);
    assert!(error.contains("is for other games than english"), "{error}");
    check(&play("russian", &network), 0);
    let (out, _) = check(&selfplay(&["info", &games]), 0);
    assert!(out.contains(&format!("\nevaluation    {}\n", sample.name())), "{out}");
    let (_, error) = check(&play("russian", "none"), 2);
    assert!(error.contains("made with another evaluation"), "{error}");
    check(&play("russian", &folder.file("nowhere.net")), 2);
}

#[test]
fn bad_wishes_are_refused() {
    let folder = Folder::new("bad");
    let games = folder.file("games");
    let bad: [&[&str]; 6] = [
        &[],
        &["swedish"],
        &["swedish", "-o", &games],
        &["chess", "-o", &games, "--games", "1"],
        &["swedish", "-o", &games, "--games", "1", "--random-plies", "9-3"],
        &["swedish", "-o", &games, "--minutes", "-1"],
    ];
    for args in bad {
        check(&selfplay(args), 2);
    }
    assert!(!folder.0.join("games").exists());
    fs::write(&games, "a letter to my aunt, which is longer than any header of games").expect("");
    let (_, error) = check(&selfplay(&["swedish", "-o", &games, "--games", "1"]), 2);
    assert!(error.ends_with("not a file of games\n"), "{error}");
    check(&selfplay(&["info", &games]), 2);
    check(&selfplay(&["unpack", &games, "-o", &folder.file("positions")]), 2);
}
