//! Engines that play by endgame tables, sound and broken ones, as commands.

mod binary;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use binary::damier;

/// Four pieces, won by tables that are in files, and the one that knows what
/// every move leads to.
const FEN: &str = "W:WK18,K23,K14:BK1";
const TABLE: &str = "1k-3k.values";

/// Tables of four pieces, gone when the test is over.
struct Tables(PathBuf);

impl Tables {
    fn build() -> Tables {
        let tables =
            Tables(std::env::temp_dir().join(format!("damier-tables-{}", std::process::id())));
        for rules in ["english", "russian"] {
            let args = ["endgame", "build", "--pieces", "4", "--ruleset", rules, "--dir"];
            let built = damier(&[&args[..], &[tables.dir()]].concat(), b"");
            assert!(built.status.success(), "{built:?}");
        }
        tables
    }

    fn dir(&self) -> &str {
        self.0.to_str().expect("UTF-8")
    }

    fn read(&self, rules: &str) -> Vec<u8> {
        fs::read(self.0.join(rules).join(TABLE)).expect("a table")
    }

    /// Checks that engines name what is wrong with a table and play on.
    fn play_on_with(&self, bytes: &[u8], named: &str) {
        let sound = self.read("english");
        fs::write(self.0.join("english").join(TABLE), bytes).expect("writes");
        let found = analyse(self.dir(), &[]);
        assert!(found.status.success(), "{found:?}");
        assert!(text(&found.stdout).contains(" 1. "), "{found:?}");
        assert!(!text(&found.stdout).contains("Endgame tables"), "{found:?}");
        let warned = text(&found.stderr);
        assert!(warned.contains(named), "{warned}");
        assert_eq!(warned.matches(TABLE).count(), 1, "told once: {warned}");
        let (said, warned) = hub(&self.0);
        assert!(said.contains("done move=") && !said.contains("error"), "{said}");
        assert!(warned.contains(TABLE) && warned.contains(named), "{warned}");
        fs::write(self.0.join("english").join(TABLE), sound).expect("writes");
    }
}

impl Drop for Tables {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn analyse(dir: &str, more: &[&str]) -> Output {
    let ask = ["analyse", "--ruleset", "english", "--fen", FEN, "--nodes", "3000", "--tables", dir];
    damier(&[&ask[..], more].concat(), b"")
}

/// What `damier hub` says until it has thought, and what it prints besides.
fn hub(dir: &Path) -> (String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
        .arg("hub")
        .arg("--tables")
        .arg(dir)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(think().as_bytes()).expect("it listens");
    let mut said = String::new();
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe"));
    while !said.contains("done") && lines.read_line(&mut said).expect("text") > 0 {}
    stdin.write_all(b"quit\n").expect("it listens");
    let mut warned = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut warned).expect("text");
    assert!(child.wait().expect("it ends").success());
    (said, warned)
}

/// The position above, as Hub writes boards.
fn think() -> String {
    let board: String = (1..=32)
        .map(|square| match square {
            14 | 18 | 23 => 'W',
            1 => 'B',
            _ => 'e',
        })
        .collect();
    format!(
        "hub\nset-param name=variant value=english\nset-param name=tt-size value=16\ninit\n\
         pos pos=W{board}\nlevel nodes=3000\ngo think\n"
    )
}

#[test]
fn sound_tables_speak_and_broken_ones_are_named() {
    let tables = Tables::build();
    let found = analyse(tables.dir(), &[]);
    assert!(text(&found.stdout).contains("Endgame tables: won in "), "{found:?}");
    assert!(text(&found.stderr).is_empty(), "{found:?}");
    let found = analyse(tables.dir(), &["--json"]);
    let json: serde_json::Value = serde_json::from_slice(&found.stdout).expect("JSON");
    assert_eq!(json["exact"]["value"], "won", "{json}");
    assert_eq!(json["exact"]["plies"], json["lines"][0]["win_in_plies"], "{json}");
    assert_eq!(json["lines"][0]["exact"], json["exact"], "{json}");
    let (said, warned) = hub(&tables.0);
    assert!(said.contains("name=tables-dir") && said.contains("name=bb-size"), "{said}");
    assert!(said.contains("done move=") && warned.is_empty(), "{said} {warned}");

    let sound = tables.read("english");
    let mut flipped = sound.clone();
    flipped[sound.len() / 2] ^= 16;
    tables.play_on_with(&flipped, "its checksum is wrong");
    tables.play_on_with(&sound[..sound.len() / 3], "it is truncated");
    tables.play_on_with(b"", "it is");
    tables.play_on_with(&tables.read("russian"), "it is a table of russian");

    let openings = tables.0.join("endings.txt");
    fs::write(&openings, "W:WK18,K23,K14:BK1,K5\nW:WK18,22:BK3,11\n").expect("writes");
    let openings = openings.to_str().expect("UTF-8");
    let ask = ["match", "--engine", "self", "--engine", "self", "--ruleset", "english"];
    let how = ["--nodes", "500", "--games", "4", "--max-plies", "60", "--param2", "bb-size=0"];
    let with = ["--openings", openings, "--tables", tables.dir()];
    let played = damier(&[&ask[..], &how, &with].concat(), b"");
    assert!(played.status.success(), "{played:?}");
    assert!(text(&played.stdout).contains("engine 2 bb-size=0"), "{played:?}");
}

#[test]
fn rules_without_tables_are_played_without() {
    let here = std::env::temp_dir();
    let ask = ["analyse", "--ruleset", "frysk", "--fen", "W:WK18:BK1", "--nodes", "2000"];
    let found = damier(&[&ask[..], &["--tables", here.to_str().expect("UTF-8")]].concat(), b"");
    assert!(found.status.success() && found.stderr.is_empty(), "{found:?}");
    let missing = damier(&[&ask[..], &["--tables", "there/is/none"]].concat(), b"");
    assert_eq!(missing.status.code(), Some(2), "{missing:?}");
    assert!(text(&missing.stderr).contains("there is no folder"), "{missing:?}");
}
