//! What the engine thinks: of positions, of whole games, in words, numbers and
//! pictures.

mod binary;

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use damier_pdn::Record;
use damier_rules::{Action, Color, Game, Position, variants};
use serde_json::Value;

const START: &str = "W:W31-50:B1-20";

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

#[track_caller]
fn check_input(args: &[&str], input: &str, status: i32) -> String {
    let output = binary::damier(&[&["analyse"], args].concat(), input.as_bytes());
    assert_eq!(output.status.code(), Some(status), "{}{}", stdout(&output), stderr(&output));
    stdout(&output)
}

#[track_caller]
fn check(args: &[&str], status: i32) -> String {
    check_input(args, "", status)
}

/// Bad input: status 2, nothing on stdout, the reason on stderr.
#[track_caller]
fn check_bad_input(args: &[&str], input: &str, reason: &str) {
    let output = binary::damier(&[&["analyse"], args].concat(), input.as_bytes());
    assert_eq!(output.status.code(), Some(2), "{}", stdout(&output));
    assert_eq!(stdout(&output), "");
    assert!(stderr(&output).contains(reason), "{}", stderr(&output));
}

fn json(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A file that nobody else uses.
fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("damier-{}-{name}", std::process::id()))
}

/// Black loses two men with 5-10, which leaves 25x5 for 35-30 and on.
const GAME: &str = r#"
[White "Reds & <Greens>"]
[Black "Side \"B\""]
[GameType "20"]
1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 35-30 14-19 5. 30-25 5-10 6. 25x5 *
"#;

#[test]
fn a_position_gets_a_score_chances_a_word_and_a_line() {
    let text = check(&["--fen", START, "--depth", "5", "--multipv", "3"], 0);
    assert!(text.contains("White to move (depth 5, "), "{text}");
    for number in ["1.", "2.", "3."] {
        let line = text.lines().find(|line| line.trim_start().starts_with(number)).expect(number);
        let chances = ["49%   About equal", "50%   About equal", "51%   About equal"];
        assert!(chances.iter().any(|chances| line.contains(chances)), "{text}");
    }
    let moves = text.lines().last().expect("a line of moves");
    assert!(moves.split_whitespace().count() >= 5, "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    assert!(!text.contains("threatens"), "{text}");
}

#[test]
fn scores_count_for_white_whoever_moves() {
    let white = check(&["--fen", "W:W31-50:B11-20", "--nodes", "5000"], 0);
    let black = check(&["--fen", "B:W31-50:B11-20", "--nodes", "5000"], 0);
    for text in [white, black] {
        assert!(text.contains("White is winning") && text.contains(" 1. +"), "{text}");
    }
}

#[test]
fn a_proven_win_is_told_in_moves_in_every_language() {
    let words = [
        ("nl", "Wit wint in één zet"),
        ("fr", "Les Blancs gagnent en un coup"),
        ("de", "Weiß gewinnt in einem Zug"),
        ("en", "White wins in one move"),
        ("sv", "Vit vinner på ett drag"),
        ("da", "Hvid vinder i ét træk"),
        ("nb", "Hvit vinner på ett trekk"),
        ("fi", "Valkoinen voittaa yhdessä siirrossa"),
        ("es", "Las blancas ganan en una jugada"),
        ("it", "Il Bianco vince in una mossa"),
        ("pt", "As brancas ganham num lance"),
        ("ru", "Белые выигрывают в один ход"),
    ];
    for (language, word) in words {
        let text = check(&["--fen", "W:W28:B23", "--depth", "3", "--lang", language], 0);
        assert!(text.contains(word), "{text}");
    }
    let text = check(&["--ruleset", "djeco", "--fen", "W:W28:B23", "--depth", "3"], 0);
    assert!(text.contains("Blue wins in one move"), "{text}");
}

#[test]
fn every_language_has_a_word_for_an_even_game() {
    let mut words = std::collections::BTreeSet::new();
    let languages = ["nl", "fr", "de", "en", "sv", "da", "nb", "fi", "es", "it", "pt", "ru"];
    for language in languages {
        let text = check(&["--fen", START, "--depth", "3", "--lang", language, "--threats"], 0);
        assert!(!text.contains("analysis-"), "{text}");
        let line = text.lines().find(|line| line.contains('%')).expect("chances").to_owned();
        words.insert(line.split_once('%').expect("chances").1.trim().to_owned());
    }
    assert_eq!(words.len(), languages.len(), "{words:?}");
}

#[test]
fn a_threat_is_what_a_pass_would_allow() {
    let args = ["--fen", "W:W28,45,50:BK5", "--depth", "9", "--threats"];
    let text = check(&args, 0);
    assert!(text.contains("What if White passes?\nBlack threatens 5x"), "{text}");
    let calm = check(&["--fen", START, "--depth", "5", "--threats"], 0);
    assert!(calm.contains("Black threatens nothing."), "{calm}");
    let objects = json(&check(&[&args[..], &["--json"]].concat(), 0));
    assert_eq!(objects[0]["threat"]["is_threat"], true);
    let threat = objects[0]["threat"]["moves"][0].as_str().expect("a move");
    assert!(threat.starts_with("5x"), "{threat}");
    let stuck = check(&["--fen", "W:W36,42:B27,31", "--depth", "3", "--threats"], 0);
    assert!(stuck.contains("What if White passes?"), "{stuck}");
}

#[test]
fn a_position_is_one_object() {
    let text = check(&["--fen", START, "--depth", "4", "--multipv", "2", "--json"], 0);
    let objects = json(&text);
    assert_eq!(objects.len(), 1);
    let object = &objects[0];
    assert_eq!(object["turn"], "white");
    assert_eq!(object["depth"], 4);
    assert!(object["fen"].as_str().is_some_and(|fen| fen.starts_with("W:W31")), "{text}");
    assert!(object["nodes"].as_u64() > Some(0) && object["time_ms"].is_u64(), "{text}");
    assert!(object["result"].is_null() && object.get("threat").is_none(), "{text}");
    let lines = object["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 2);
    for line in lines {
        assert!(line["score_centimen"].is_i64() && line["win_in_plies"].is_null(), "{line}");
        assert!((line["expectation"].as_f64().expect("a share") - 0.5).abs() < 0.1, "{line}");
        assert!(line["moves"][0].as_str().is_some_and(|m| m.contains('-')), "{line}");
    }
    // For the player to move, who loses at once.
    let lost = json(&check(&["--fen", "B:W28,29:B18", "--depth", "4", "--json"], 0));
    assert_eq!(lost[0]["lines"][0]["win_in_plies"], -2, "{}", lost[0]);
    assert_eq!(lost[0]["lines"][0]["expectation"], 0.0);
}

#[test]
fn a_finished_game_says_how_it_ended() {
    let text = check(&["--fen", "W:W36:B27,31"], 1);
    assert!(text.contains("Black wins: White cannot move."), "{text}");
    let objects = json(&check(&["--fen", "W:W36:B27,31", "--json", "--threats"], 1));
    assert_eq!(objects[0]["result"], "0-1");
    assert_eq!(objects[0]["lines"], serde_json::json!([]));
    assert!(objects[0]["threat"].is_null());
}

#[test]
fn bad_input_is_told() {
    check_bad_input(&[], "", "--fen");
    check_bad_input(&["--fen", "hello"], "", "must begin with W, B or ?");
    check_bad_input(&["--fen", START, "--ruleset", "nowhere"], "", "no game is called");
    check_bad_input(&["--fen", START, "--time", "0"], "", "seconds");
    check_bad_input(&["--fen", START, "--time", "1", "--depth", "2"], "", "cannot be used with");
    check_bad_input(&["--fen", START, "--depth", "0"], "", "0");
    check_bad_input(&["--fen", START, "--multipv", "0"], "", "0");
    check_bad_input(&["--fen", START, "--threads", "100000"], "", "100000");
    check_bad_input(&["--fen", START, "--svg", "x.svg"], "", "--svg");
    check_bad_input(&["no-such-file.pdn"], "", "cannot read no-such-file.pdn");
    check_bad_input(&["-"], "", "there is no game in -");
    check_bad_input(&["-", "--game", "3"], GAME, "no game 3");
    check_bad_input(&["-", "--svg", "no/such/folder/x.svg"], GAME, "cannot write");
}

#[test]
fn a_game_is_a_table_with_marks_and_a_graph() {
    let text = check_input(&["-", "--depth", "7"], GAME, 0);
    assert!(text.starts_with("Game 1 · Reds & <Greens> – Side"), "{text}");
    assert!(text.contains("International draughts"), "{text}");
    let bad = text.lines().find(|line| line.contains(" 5-10 ")).expect("the move");
    assert!(bad.contains('?') && bad.contains("better: "), "{text}");
    assert!(text.contains("  1. 32-28 "), "{text}");
    assert!(text.contains("Black   ?! "), "{text}");
    assert!(text.contains("  50├───────────\n"), "{text}");
    assert!(text.contains('█'), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn a_long_game_still_fits_a_terminal() {
    // Kings to and fro, past the repetition that ends the game by the rules.
    let mut moves = String::new();
    for number in 1..=60 {
        let (white, black) = if number % 2 == 1 { ("50-45", "1-6") } else { ("45-50", "6-1") };
        moves.push_str(&format!("{number}. {white} {black} "));
    }
    let game = format!("[GameType \"20\"]\n[FEN \"W:WK50,36:BK1,26\"]\n{moves}*");
    let text = check_input(&["-", "--depth", "1"], &game, 0);
    assert!(text.contains(" 60. 45-50"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn a_game_is_analysed_as_far_as_it_can_be_replayed() {
    let game = "[GameType \"21\"]\n1. 11-15 22-18 2. 15x22 25x18 3. 12-16 29-22 4. 9-14 *";
    let text = check_input(&["-", "--depth", "2"], game, 1);
    assert!(text.contains("  3. 12-16"), "{text}");
    assert!(text.contains("cannot be replayed any further. No, 29-22 is not allowed."), "{text}");
    let empty = check_input(&["-", "--depth", "2"], "[White \"Nobody\"]\n*", 0);
    assert!(empty.contains("There are no moves in this game."), "{empty}");
}

#[test]
fn the_moves_of_a_game_are_written_as_its_file_writes_them() {
    let game = "[GameType \"25\"]\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *";
    let text = check_input(&["-", "--depth", "2"], game, 0);
    assert!(text.contains("  1. c3-d4 ") && text.contains("Russian draughts"), "{text}");
}

#[test]
fn a_game_is_one_object_per_position() {
    let two = format!("{GAME}\n[GameType \"20\"]\n1. 32-28 19-23 *");
    let objects = json(&check_input(&["-", "--depth", "7", "--json"], &two, 0));
    assert_eq!(objects.len(), 12 + 3);
    assert_eq!(objects[0]["move"], "32-28");
    assert_eq!(objects[0]["ply"], 0);
    let bad = &objects[9];
    assert_eq!(bad["move"], "5-10");
    assert!(bad["mark"].as_str().is_some_and(|mark| mark.starts_with('?')), "{bad}");
    assert!(bad["better"].is_string(), "{bad}");
    assert!(objects[11]["move"].is_null());
    let second = json(&check_input(&["-", "--depth", "2", "--json", "--game", "2"], &two, 0));
    assert_eq!(second.len(), 3);
    assert!(second.iter().all(|object| object["game"] == 2));
}

#[test]
fn the_picture_is_xml_for_light_and_dark() {
    let file = scratch("picture.svg");
    let name = file.to_str().expect("a plain name");
    let two = format!("{GAME}\n[GameType \"20\"]\n1. 32-28 19-23 *");
    check_input(&["-", "--depth", "7", "--svg", name, "--lang", "fr"], &two, 0);
    let picture = fs::read_to_string(&file).expect("a picture");
    fs::remove_file(&file).expect("it is ours");
    expect_well_formed(&picture);
    assert!(picture.contains("Reds &amp; &lt;Greens&gt;"), "{picture}");
    assert!(picture.contains("prefers-color-scheme: dark"), "{picture}");
    assert!(picture.contains("Les Noirs") && picture.contains("50\u{a0}%"), "{picture}");
    assert!(picture.contains(">5… 5-10 ?"), "{picture}");
    assert_eq!(picture.matches("<polyline").count(), 2);
    assert!(picture.contains("<circle") && picture.contains("(mieux\u{a0}: "), "{picture}");
}

/// Every tag is closed in its turn, and no sign of XML stands for itself.
#[track_caller]
fn expect_well_formed(text: &str) {
    let mut open = Vec::new();
    for (i, part) in text.split('<').enumerate() {
        let (tag, content) = match i {
            0 => ("!", part),
            _ => part.split_once('>').expect("a tag ends"),
        };
        let entities = ["amp;", "lt;", "gt;", "quot;", "#39;"];
        let known = |rest: &str| entities.iter().any(|entity| rest.starts_with(entity));
        assert!(content.split('&').skip(1).all(known), "{content}");
        assert!(!content.contains('>'), "{content}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{text}");
        } else if !tag.ends_with('/') && tag != "!" {
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            open.push(tag.split_whitespace().next().expect("a name"));
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn huffs_are_told_as_words() {
    let rules = variants::DJECO;
    let start = Position::from_fen("W:W28,37,50:B1,10,23", &rules).expect("a position");
    let mut game = Game::from_position(rules, start);
    let square = |number| rules.board.square(number).expect("a square");
    let quiet = |game: &Game, from, to| {
        let moves = game.permitted_moves().expect("moves");
        let fits = |m: &&damier_rules::Move| m.from == square(from) && m.to == square(to);
        Action::Move(*moves.iter().find(fits).expect("the move"))
    };
    let missed = quiet(&game, 37, 31);
    game.apply(Color::White, missed).expect("allowed");
    game.apply(Color::Black, Action::Huff(square(28))).expect("allowed");
    let answer = quiet(&game, 1, 6);
    game.apply(Color::Black, answer).expect("allowed");
    let record = Record::of_game(&game, &[]).to_pdn();
    let text = check_input(&["-", "--depth", "5"], &record, 0);
    assert!(text.contains("huff 28"), "{text}");
    let text = check_input(&["-", "--depth", "5", "--lang", "nl"], &record, 0);
    assert!(text.contains("28 blazen"), "{text}");
    let objects = json(&check_input(&["-", "--depth", "5", "--json"], &record, 0));
    assert_eq!(objects[1]["move"], "huff 28");
    assert_eq!(objects[2]["move"], "1-6");
}

#[test]
fn a_missed_capture_alone_is_part_of_the_game() {
    let game = "[Ruleset \"english\"]\n[FEN \"W:W20,25,26,27:B10,11,15,23\"]\n\
                {[%damier white 25-21]} *";
    let objects = json(&check_input(&["-", "--depth", "5", "--multipv", "9", "--json"], game, 0));
    assert_eq!(objects.len(), 2);
    assert_eq!(objects[0]["move"], "25-21");
    let lines = objects[1]["lines"].as_array().expect("lines");
    assert!(lines.iter().any(|line| line["moves"][0] == "demand"), "{lines:?}");
    let text = check_input(&["-", "--depth", "5"], game, 0);
    assert!(text.contains("1… 25-21 "), "{text}");
}

#[test]
fn the_bench_ends_with_nodes_and_speed() {
    let output = binary::damier(&["bench"], b"");
    let text = stdout(&output);
    let last: Vec<&str> = text.lines().last().expect("a line").split(' ').collect();
    assert_eq!(last.len(), 4, "{text}");
    assert_eq!((last[0], last[2]), ("nodes", "nps"));
    assert!(last[1].parse::<u64>().expect("a number") > 0);
    assert!(last[3].parse::<u64>().expect("a number") > 0);
}
