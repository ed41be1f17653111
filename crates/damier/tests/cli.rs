//! The command line as scripts rely on it: the real binary, its output and its
//! exit status.

mod binary;

use std::process::Output;

use damier_rules::editions::EDITIONS;
use damier_rules::variants;

fn damier(args: &[&str]) -> Output {
    binary::damier(args, b"")
}

fn damier_with_input(args: &[&str], input: &str) -> Output {
    binary::damier(args, input.as_bytes())
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

#[track_caller]
fn check(args: &[&str], status: i32) -> String {
    let output = damier(args);
    assert_eq!(output.status.code(), Some(status), "{}{}", stdout(&output), stderr(&output));
    stdout(&output)
}

/// Bad input: status 2, nothing on stdout, the reason on stderr.
#[track_caller]
fn check_bad_input(args: &[&str], reason: &str) {
    let output = damier(args);
    assert_eq!(output.status.code(), Some(2), "{}", stdout(&output));
    assert_eq!(stdout(&output), "");
    assert!(stderr(&output).contains(reason), "{}", stderr(&output));
}

#[test]
fn rulesets_are_listed_one_a_line() {
    let text = check(&["rulesets"], 0);
    assert_eq!(text.lines().count(), variants::ALL.len());
    assert!(text.lines().any(|line| line.starts_with("jumbo ") && line.contains("10x10")));
    let json: serde_json::Value = serde_json::from_str(&check(&["rulesets", "--json"], 0)).unwrap();
    assert_eq!(json.as_array().unwrap().len(), variants::ALL.len());
    assert_eq!(json[3]["id"], "english");
    assert_eq!(json[3]["board"], "8x8");
    let editions = check(&["rulesets", "--editions"], 0);
    assert_eq!(editions.lines().count(), EDITIONS.len());
}

#[test]
fn rules_come_in_the_language_of_the_edition_or_the_one_asked_for() {
    assert!(check(&["rules", "hh-sv"], 0).contains("Punkt 4"));
    assert!(check(&["rules", "jumbo-nl"], 0).contains("Artikel 5"));
    assert!(check(&["rules", "jumbo-nl", "--lang", "fr"], 0).contains("majoritaire"));
    assert!(check(&["rules", "danish/end"], 0).contains("House rules"));
    assert!(check(&["rules", "jumbo-de"], 0).contains("Punkt 5"));
    // What is ours is said to be.
    assert!(check(&["rules", "hh-gb"], 0).contains("this is our reading"));
    assert!(!check(&["rules", "russian"], 0).contains("our reading"));
    check_bad_input(&["rules", "nowhere"], "no game is called \"nowhere\"");
    check_bad_input(&["rules", "jumbo", "--lang", "tlh"], "no language");
}

#[test]
fn moves_are_json_sorted_by_squares() {
    let args = ["moves", "--ruleset", "jumbo", "--fen", "W:W24,48:B19,32,42", "--json"];
    let json: serde_json::Value = serde_json::from_str(&check(&args, 0)).unwrap();
    let expected = serde_json::json!([{
        "move": "48x28", "from": 48, "to": 28,
        "captures": [32, 42], "route": [48, 37, 28], "promotes": false
    }]);
    assert_eq!(json, expected);
    let start: serde_json::Value =
        serde_json::from_str(&check(&["moves", "--ruleset", "english", "--json"], 0)).unwrap();
    let moves: Vec<&str> =
        start.as_array().unwrap().iter().map(|m| m["move"].as_str().unwrap()).collect();
    assert_eq!(moves, ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]);
    let crowned = check(&["moves", "--ruleset", "jumbo", "--fen", "W:W12:B8.", "--json"], 0);
    let crowned: serde_json::Value = serde_json::from_str(&crowned).unwrap();
    assert_eq!(crowned[0]["promotes"], true);
    let blocked = check(&["moves", "--ruleset", "jumbo", "--fen", "W:W36:B27,31", "--json"], 0);
    assert_eq!(blocked.trim(), "[]");
}

#[test]
fn moves_are_listed_however_many_ways_they_have() {
    let fen = "W:WK1,K6,K45:BK3,7,8,K13,20,21,K22,K24,28,K29,33,35,36,K42,K43,K47";
    let args = ["moves", "--ruleset", "frisian/touch-move", "--fen", fen, "--json"];
    let json: serde_json::Value = serde_json::from_str(&check(&args, 0)).unwrap();
    let moves = json.as_array().unwrap();
    assert_eq!(moves.len(), 32);
    let mut texts: Vec<&str> = moves.iter().map(|m| m["move"].as_str().unwrap()).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), 32, "each is told from the others: {texts:?}");
}

#[test]
fn explain_says_yes_or_no_with_the_article() {
    let fen = "W:W22:B28";
    let no = check(&["explain", "--ruleset", "jumbo", "--fen", fen, "22-17"], 1);
    assert!(no.contains("must capture") && no.contains("article"), "{no}");
    let yes = check(&["explain", "--ruleset", "jumbo", "--fen", fen, "22x33"], 0);
    assert!(yes.contains("backward"), "{yes}");
    let nl = check(&["explain", "--ruleset", "jumbo", "--fen", fen, "22-17", "--lang", "nl"], 1);
    assert!(nl.contains("Slaan is verplicht"), "{nl}");
    check_bad_input(&["explain", "--ruleset", "jumbo", "99-3"], "no square 99");
    check_bad_input(&["explain", "--ruleset", "jumbo", "hello"], "does not read as a move");
}

#[test]
fn perft_ends_with_the_number_of_nodes() {
    let text = check(&["perft", "--ruleset", "danish", "--depth", "6"], 0);
    assert_eq!(text.lines().last(), Some("nodes 37628"));
    let text = check(&["perft", "--ruleset", "jumbo", "--depth", "4", "--divide"], 0);
    assert_eq!(text.lines().count(), 10);
    assert_eq!(text.lines().last(), Some("nodes 4265"));
    let made = check(&["perft", "--ruleset", "jumbo", "--depth", "4", "--make"], 0);
    assert_eq!(made.lines().last(), Some("nodes 4265"));
}

#[test]
fn bad_positions_name_every_reason() {
    let moves = |fen| ["moves", "--ruleset", "jumbo", "--fen", fen];
    check_bad_input(&moves("W:WK1-33:B40"), "33 pieces");
    check_bad_input(&moves("W:W31,31:B1"), "More than one piece on 31");
    check_bad_input(&moves("W:W5:B1"), "where it is crowned: 5");
    check_bad_input(&moves("W:W5,31,31:B60"), "where it is crowned: 5");
    check_bad_input(&moves("W:W5,31,31:B60"), "no such square: 60");
    check_bad_input(&moves("hello"), "must begin with W, B or ?");
    let garbage = "%".repeat(100_000);
    check_bad_input(&moves(&garbage), "too long");
    check_bad_input(&["moves", "--ruleset", "jumbo/foo"], "no house rule is called");
    check_bad_input(&["moves", "--ruleset", "english/adjacent"], "king_landing");
    check_bad_input(&["moves"], "--ruleset");
}

#[test]
fn a_game_is_played_to_its_end() {
    let args = ["play", "--ruleset", "jumbo", "--fen", "W:W28,37:B1,23", "--plain"];
    let output = damier_with_input(&args, "37-31\n28x19\nmoves\n1-6\nresign\nquit\n");
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(0));
    assert!(text.contains("You must capture. You can do it from 28."), "{text}");
    assert!(text.contains("White played 28x19."), "{text}");
    assert!(text.contains("Black wins: White resigns."), "{text}");
}

#[test]
fn by_the_leaflet_a_missed_capture_is_huffed() {
    let args = ["play", "--edition", "djeco-fr", "--leaflet", "--lang", "en", "--plain"];
    let args = [&args[..], &["--fen", "W:W28,37:B1,23"]].concat();
    let output = damier_with_input(&args, "37-31\nhuff 37\nhuff 28\n1-6\nquit\n");
    let text = stdout(&output);
    assert!(text.contains("Blue played 37-31."), "{text}");
    assert!(text.contains("nothing to huff"), "{text}");
    assert!(text.contains("Green huffs the piece on 28"), "{text}");
    assert!(text.contains("Green played 1-6."), "{text}");
}

#[test]
fn nobody_has_to_move_after_the_end() {
    let args = ["play", "--edition", "djeco-fr", "--leaflet", "--lang", "en", "--plain"];
    let args = [&args[..], &["--fen", "W:W48:B23,32,42"]].concat();
    let text = stdout(&damier_with_input(&args, "48x37\nhuff 37\nmoves\nquit\n"));
    assert!(text.contains("Green huffs the piece on 37.\n"), "{text}");
    assert_eq!(text.matches("Green wins").count(), 1, "{text}");
    let args = ["play", "--edition", "hh-sv", "--leaflet", "--lang", "en", "--plain"];
    let args = [&args[..], &["--fen", "W:W18:B14"]].concat();
    let text = stdout(&damier_with_input(&args, "18x9\nquit\n"));
    assert!(!text.contains("Before you move"), "{text}");
}

#[test]
fn by_the_leaflet_nobody_is_told_that_a_draw_may_be_claimed() {
    let shuttle = "47-42\n4-9\n42-47\n9-4\n".repeat(2);
    let args = ["play", "--edition", "jumbo-fr", "--lang", "en", "--plain", "--fen", "W:WK47:BK4"];
    let text = stdout(&damier_with_input(&args, &shuttle));
    assert!(text.contains("A draw can be claimed."), "{text}");
    let args = [&args[..], &["--leaflet"]].concat();
    let text = stdout(&damier_with_input(&args, &format!("claim\n{shuttle}claim\nquit\n")));
    assert!(!text.contains("A draw can be claimed."), "{text}");
    assert!(text.contains("There is no draw to claim now."), "{text}");
    assert!(text.contains("Draw: the same position for the third time."), "{text}");
}

#[test]
fn a_demanded_capture_must_be_made() {
    let args = ["play", "--ruleset", "english", "--leaflet", "--plain", "--fen", "W:W26,31:B15,23"];
    let output = damier_with_input(&args, "31-27\ndemand\n31-27\n26x10\nquit\n");
    let text = stdout(&output);
    assert!(text.contains("The move is taken back; White must capture."), "{text}");
    assert!(text.contains("31-27 is not allowed"), "{text}");
    assert!(text.contains("White wins: Black has no pieces left."), "{text}");
}

#[test]
fn a_saved_game_goes_on() {
    let file = std::env::temp_dir().join(format!("damier-test-{}.game", std::process::id()));
    let name = file.to_str().expect("a plain name");
    let save = format!("32-28\n17-22\nsave {name}\nquit\n");
    damier_with_input(&["play", "--ruleset", "jumbo", "--plain"], &save);
    let output = damier_with_input(&["play", "--resume", name, "--plain"], "undo\nmoves\nquit\n");
    let text = stdout(&output);
    assert!(text.contains("goes on") && text.contains("Taken back."), "{text}");
    assert!(text.contains("Possible moves: 16-21"), "{text}");
    std::fs::write(&file, "rules jumbo\nstart W:W31-50:B1-20\nwhite 32-27\nblack 1-5\n").unwrap();
    check_bad_input(&["play", "--resume", name], "line 4");
    std::fs::remove_file(&file).unwrap();
    check_bad_input(&["play", "--resume", name], "cannot read");
}

#[test]
fn against_chance_every_game_ends() {
    let moves: String = "moves\n".repeat(3);
    let args = ["play", "--ruleset", "english", "--random", "--seed", "7", "--plain"];
    let output = damier_with_input(&args, &format!("{moves}9-13\nmoves\nundo\nquit\n"));
    let text = stdout(&output);
    assert!(text.contains("White played"), "{text}");
    assert!(text.contains("Taken back."), "{text}");
}

#[test]
fn a_network_must_be_one() {
    check_bad_input(&["hub", "--network", "no/such.net"], "cannot read the network no/such.net");
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    check_bad_input(&["bench", "--network", manifest], "it is no network");
}

#[test]
fn evaluations_are_compared_with_the_one_by_hand() {
    let text = check(&["bench", "--evaluations"], 0);
    let names: Vec<&str> = text.lines().map(|line| line[..12].trim_end()).collect();
    assert_eq!(names, ["hand", "network 32", "network 64", "network 128", "network 256"]);
    assert!(text.lines().next().is_some_and(|hand| hand.ends_with(" 1.00")), "{text}");
}

#[test]
fn help_teaches() {
    let text = check(&["--help"], 0);
    for command in ["play", "rulesets", "rules", "moves", "explain", "perft", "analyse", "bench"] {
        assert!(text.contains(command), "{text}");
    }
    assert!(check(&["moves", "--help"], 0).contains("danish/end"));
}

#[test]
fn a_book_is_made_and_shown() {
    let path = std::env::temp_dir().join(format!("damier-{}.book", std::process::id()));
    let file = path.to_str().expect("a path");
    let small = ["--nodes", "200", "--plies", "3", "--wide", "1", "--margin", "30"];
    check(&[&["book", "make", "english", "-o", file], &small[..]].concat(), 0);
    let shown = check(&["book", "show", "english", "--file", file, "--plies", "3"], 0);
    assert!(shown.starts_with("english: "), "{shown}");
    assert!(
        shown.lines().any(|line| line.starts_with("      ") && line.ends_with(" %")),
        "{shown}"
    );
    // It is for no other game, and a damaged one for none.
    check(&["book", "show", "russian", "--file", file], 1);
    std::fs::write(&path, "DMBK and so on").expect("a file");
    check_bad_input(&["book", "show", "english", "--file", file], "version 32");
    std::fs::remove_file(&path).expect("a file");
    check_bad_input(&["book", "show", "english", "--file", file], file);
    check_bad_input(&["book", "make", "english", "-o", file, "--plies", "21"], "21");
}

#[test]
fn the_books_of_the_program_are_shown() {
    let shown = check(&["book", "show", "jumbo", "--plies", "1"], 0);
    assert!(shown.starts_with("jumbo: ") && shown.contains("\n32-28  "), "{shown}");
    assert_eq!(check(&["book", "show", "italian"], 1), "");
}
