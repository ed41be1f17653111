//! The commands for endgame tables: the real binary on small tables.

mod binary;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

/// A folder for one test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let name = format!("damier-cli-endgame-{test}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let mut files = BTreeMap::new();
        let folder = self.0.join("russian");
        for file in fs::read_dir(folder).into_iter().flatten().flatten() {
            let bytes = fs::read(file.path()).expect("a file");
            files.insert(file.file_name().to_string_lossy().into_owned(), bytes);
        }
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn endgame(command: &str, ruleset: &str, dir: &Path, more: &[&str]) -> Output {
    let dir = dir.to_str().expect("UTF-8");
    let args = ["endgame", command, "--ruleset", ruleset, "--dir", dir];
    binary::damier(&[&args[..], more].concat(), b"")
}

#[track_caller]
fn check(output: &Output, status: i32) -> String {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{stderr}");
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

#[test]
fn tables_are_built_checked_asked_and_counted() {
    let folder = Folder::new("all");
    check(&endgame("build", "swedish", &folder.0, &["--pieces", "3"]), 0);
    let text = check(&endgame("verify", "swedish", &folder.0, &["--pieces", "3"]), 0);
    assert_eq!(text, "199520 positions agree with their successors, 0 tables do not\n");
    let fen = ["--fen", "W:WK29,K32:BK4"];
    let text = check(&endgame("probe", "swedish", &folder.0, &fen), 0);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("won in ") && lines[0].ends_with(" moves"), "{text}");
    let (_, best) = lines[1].split_at(11);
    assert_eq!(best, lines[0], "the best move keeps the win");
    let text = check(&endgame("probe", "swedish", &folder.0, &["--fen", "W:WK29:BK3"]), 0);
    assert!(text.starts_with("drawn\n"), "{text}");
    let json = check(&endgame("stats", "swedish", &folder.0, &["--json"]), 0);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let kings = json.as_array().unwrap().iter().find(|line| line["material"] == "2k-1k").unwrap();
    assert_eq!(kings["quiet"]["won"], 10_260);
    let table = check(&endgame("stats", "swedish", &folder.0, &["--markdown"]), 0);
    assert!(table.contains("| 2k-1k | "), "{table}");
    assert_eq!(table.lines().count(), 2 + 4 + 1 + 12 + 1);
}

#[test]
fn a_page_tells_of_every_leaflet() {
    let folder = Folder::new("page");
    let dir = folder.0.to_str().unwrap();
    for game in ["jumbo", "jumbo-fr", "djeco", "english", "swedish", "danish", "norwegian"] {
        check(&endgame("build", game, &folder.0, &["--pieces", "3"]), 0);
    }
    let page = || binary::damier(&["endgame", "page", "--dir", dir], b"");
    let reason = String::from_utf8(page().stderr).unwrap();
    assert!(reason.contains("there is no table"), "{reason}");
    check(&endgame("build", "finnish", &folder.0, &["--pieces", "3"]), 0);
    let text = check(&page(), 0);
    assert_eq!(text.matches(" % |\n").count(), 8, "{text}");
    // Jumbo's leaflets differ only in who claims a draw.
    assert!(text.contains("(`jumbo`), Draughts on 100 squares, draw by claim (`jumbo-fr`)"));
    assert!(text.contains("| 10260 | 10302 | 99.6 % |"), "{text}");
}

#[test]
fn what_is_missing_or_damaged_is_said() {
    let folder = Folder::new("damaged");
    let reason = |output: Output| {
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let fen = ["--fen", "W:WK29:BK4"];
    assert!(reason(endgame("probe", "russian", &folder.0, &fen)).contains("no table has"));
    assert!(reason(endgame("stats", "russian", &folder.0, &[])).contains("there are no tables"));
    let frisian = endgame("build", "frisian", &folder.0, &["--pieces", "3"]);
    assert!(reason(frisian).contains("count a king's moves"));
    let many = endgame("build", "russian", &folder.0, &["--pieces", "20"]);
    assert!(reason(many).contains("from 2 to 6 pieces"));
    check(&endgame("build", "russian", &folder.0, &["--pieces", "2"]), 0);
    let path = folder.0.join("russian").join("1k-1k.values");
    let mut bytes = fs::read(&path).unwrap();
    let last = bytes.len() - 5;
    bytes[last] ^= 1;
    fs::write(&path, &bytes).unwrap();
    assert!(reason(endgame("probe", "russian", &folder.0, &fen)).contains("checksum is wrong"));
    let text = check(&endgame("verify", "russian", &folder.0, &["--pieces", "2"]), 1);
    assert!(text.contains("1k-1k.values: its checksum is wrong"), "{text}");
    // Building again mends it.
    check(&endgame("build", "russian", &folder.0, &["--pieces", "2"]), 0);
    check(&endgame("verify", "russian", &folder.0, &["--pieces", "2"]), 0);
}

#[test]
fn a_build_that_is_killed_again_and_again_ends_in_the_same_files() {
    let (whole, killed) = (Folder::new("whole"), Folder::new("killed"));
    check(&endgame("build", "russian", &whole.0, &["--pieces", "3"]), 0);
    for delay in 1..=20 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
            .args(["endgame", "build", "--ruleset", "russian", "--pieces", "3", "--dir"])
            .arg(&killed.0)
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(delay * 5));
        child.kill().unwrap();
        child.wait().unwrap();
        // Whatever has its name is whole.
        for (name, bytes) in killed.files() {
            assert!(name.ends_with(".part") || whole.files()[&name] == bytes, "{name}");
        }
    }
    check(&endgame("build", "russian", &killed.0, &["--pieces", "3"]), 0);
    let mut files = killed.files();
    files.retain(|name, _| !name.ends_with(".part"));
    assert_eq!(whole.files(), files);
}
