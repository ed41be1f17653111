//! Puzzles of a file are looked at again.

mod binary;

use std::fs;

const SOUND: &str = "W:W32,37,41,50:B6,21,33,34;32-27 21x32{27} 37x30{32,33,34};600\n";
/// A king against a man wins in more than one way.
const UNSOUND: &str = "W:WK50:B16;50-6;400\n";

fn check(name: &str, text: &str) -> (Option<i32>, String, String) {
    let path = std::env::temp_dir().join(format!("damier-{}-{name}.txt", std::process::id()));
    fs::write(&path, text).expect("a file");
    let file = path.to_str().expect("a path");
    let args = ["puzzles", "--ruleset", "jumbo", "--check", file, "--nodes", "20000"];
    let output = binary::damier(&args, b"");
    fs::remove_file(&path).expect("the file");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn only_puzzles_with_one_solution_are_kept() {
    let (code, kept, told) = check("both", &format!("{UNSOUND}{SOUND}"));
    assert_eq!((code, &*kept), (Some(1), SOUND), "{told}");
    assert_eq!(told, "1 of 2 have one solution\n");
    let (code, kept, _) = check("sound", SOUND);
    assert_eq!((code, &*kept), (Some(0), SOUND));
}

#[test]
fn a_line_that_is_no_puzzle_is_named() {
    let (code, kept, told) = check("bad", &format!("{SOUND}W:W32;nonsense\n"));
    assert_eq!((code, &*kept), (Some(2), ""));
    assert!(told.contains("line 2"), "{told}");
}
