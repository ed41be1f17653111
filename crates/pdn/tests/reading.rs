//! What files contain, and what is made of it.

use damier_pdn::{GameResult, Item, Limits, Problem, Record, read_games};

fn games(text: impl AsRef<[u8]>) -> Vec<Record> {
    read_games(text.as_ref(), &Limits::default()).expect("memory can be read")
}

fn one(text: impl AsRef<[u8]>) -> Record {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.pop().expect("one game")
}

/// The moves of the main line, as they would be written again.
fn moves(text: impl AsRef<[u8]>) -> String {
    let game = one(text);
    assert_eq!(game.problems, [], "{game:?}");
    let moves: Vec<String> = game.main_line().map(ToString::to_string).collect();
    moves.join(" ")
}

#[test]
fn moves_are_read_however_they_are_written() {
    for text in [
        "1. 32-28 19-23 2. 28x19 14x23 *",
        "1.32-28 19-23 2.28x19 14x23",
        "32-28 19-23 28x19 14x23",
        "1 32-28 19-23 2 28x19 14x23",
        "1. 32 - 28 19- 23 2. 28 x 19 14 x23",
        "01. 32-28 19-23 02. 28:19 14:23",
        "1. 32-28 19-23 2. 28X19 14×23",
        "1... 32-28 1... 19-23 2. ... 28x19 2… 14x23",
    ] {
        assert_eq!(moves(text), "32-28 19-23 28x19 14x23", "{text}");
    }
    assert_eq!(moves("3228 1923"), "32-28 19-23");
    assert_eq!(moves("1.a3b4 c3:e5:g7 c3-d4"), "a3-b4 c3xe5xg7 c3-d4");
    assert_eq!(moves("12. 46-41  1- 7 13. 07-01"), "46-41 1-7 7-1");
    assert_eq!(moves("47x38x24x13x36"), "47x38x24x13x36");
}

#[test]
fn results_end_games_in_either_scale() {
    let results = [
        ("1-0", GameResult::White),
        ("2-0", GameResult::White),
        ("0-1", GameResult::Black),
        ("0-2", GameResult::Black),
        ("1/2-1/2", GameResult::Draw),
        ("1-1", GameResult::Draw),
        ("½-½", GameResult::Draw),
        ("0-0", GameResult::NobodyScores),
        ("*", GameResult::Unknown),
    ];
    for (text, result) in results {
        let games = games(format!("32-28 {text} 33-29 {text}"));
        assert_eq!(games.len(), 2, "{text}");
        assert!(games.iter().all(|game| game.outcome() == result), "{text}");
    }
    // A square, not a score.
    assert_eq!(moves("1-18 2-17"), "1-18 2-17");
}

#[test]
fn tags_are_read_however_they_are_written() {
    let game =
        one("[White \"Say \\\"dam\\\"\"] [Black \"It's \"the\" best\"]\n[ Date  \"\" ]\n32-28");
    assert_eq!(game.tag("white"), Some("Say \"dam\""));
    assert_eq!(game.tag("Black"), Some("It's \"the\" best"));
    assert_eq!(game.tag("Date"), Some(""));
    assert_eq!(game.tag("Event"), None);
    assert_eq!(game.main_line().count(), 1);
}

#[test]
fn games_need_no_separator() {
    let games =
        games("[Event \"1\"]\n32-28\n[Event \"2\"]\n33-29 [Event \"3\"]\n[Event \"x\"] 34-30 *");
    let events: Vec<_> = games.iter().map(|game| game.tag("Event").unwrap_or_default()).collect();
    assert_eq!(events, ["1", "2", "3"]);
}

#[test]
fn comments_variations_and_marks_keep_their_places() {
    let game = one(
        "32-28! {good} 19-23 (18-23 38-32 (37-32? 23-29!)) $7 28x19* /FEN \"B:W1:B2\"/ 14x23(!?)",
    );
    let shape: Vec<String> = game.items.iter().map(shape).collect();
    let expected =
        "32-28 ! {good} 19-23 (18-23 38-32 (37-32 ? 23-29 !)) $7 28x19 $7 /B:W1:B2/ 14x23 !?";
    assert_eq!(shape.join(" "), expected);
}

fn shape(item: &Item) -> String {
    match item {
        Item::Move(m) => m.to_string(),
        Item::Strength(marks) => marks.to_string(),
        Item::Nag(nag) => format!("${nag}"),
        Item::Comment(text) => format!("{{{text}}}"),
        Item::Setup(fen) => format!("/{fen}/"),
        Item::Variation(items) => {
            let inner: Vec<String> = items.iter().map(shape).collect();
            format!("({})", inner.join(" "))
        }
    }
}

#[test]
fn line_ends_may_be_mixed_and_places_are_right() {
    let game = one("% a line comment\r\n[Event \"x\"]\r1. 32-28\n\r\n  19-23\r\rhello 33-29");
    let places: Vec<String> = game.move_places.iter().map(ToString::to_string).collect();
    assert_eq!(places, ["3:4", "5:3", "7:7"]);
    let problems: Vec<_> = game.problems.iter().map(|(p, at)| (*p, at.to_string())).collect();
    assert_eq!(problems, [(Problem::Junk, "7:1".to_owned())]);
}

/// A source that gives one byte at a time.
struct Drip<'a>(&'a [u8]);

impl std::io::Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let Some((first, rest)) = self.0.split_first() else {
            return Ok(0);
        };
        buffer[0] = *first;
        self.0 = rest;
        Ok(1)
    }
}

#[test]
fn lines_are_counted_alike_however_the_bytes_come() {
    let text = "[Event \"x\"]\r\n\r\n1. 32-28\r\n19-23 {a\r\nb\rc\nd}\r\n33-29 *";
    let whole = one(text);
    let drip = read_games(Drip(text.as_bytes()), &Limits::default()).expect("bytes");
    assert_eq!(drip[0].move_places, whole.move_places);
    assert_eq!(whole.move_places.last().map(ToString::to_string).as_deref(), Some("8:1"));
}

#[test]
fn old_encodings_are_read() {
    assert_eq!(one(b"[White \"D\xe9fense\"] 32-28").tag("White"), Some("Défense"));
    assert_eq!(one(b"[White \"D\x82fense\"] 32-28").tag("White"), Some("Défense"));
    assert_eq!(one(b"[White \"\xd8\xe0\xf8\xea\xe8\"] 32-28").tag("White"), Some("Шашки"));
    assert_eq!(one("\u{feff}[White \"Шашки\"] 32-28").tag("White"), Some("Шашки"));
}

#[track_caller]
fn check_problem(text: &str, problem: Problem, place: &str, n_moves: usize) {
    let games = games(text);
    let problems: Vec<_> =
        games.iter().flat_map(|game| &game.problems).map(|(p, at)| (*p, at.to_string())).collect();
    assert_eq!(problems, [(problem, place.to_owned())], "{text}");
    let moves: usize = games.iter().map(|game| game.main_line().count()).sum();
    assert_eq!(moves, n_moves, "{text}: what is around it survives");
}

#[test]
fn damage_is_reported_where_it_is_and_the_rest_survives() {
    check_problem("32-28 { nested { comment } } 19-23", Problem::NothingToClose, "1:28", 2);
    check_problem("[Event x]\n32-28", Problem::BadTag, "1:1", 1);
    check_problem("32-28 ) 19-23", Problem::NoVariation, "1:7", 2);
    check_problem("32-28 (33-29 19-23", Problem::UnclosedVariation, "1:19", 1);
    check_problem("32-28 19-23 { never closed", Problem::UnclosedComment, "1:13", 2);
    check_problem("32-28 hello 19-23", Problem::Junk, "1:7", 2);
    check_problem("32-28 $99999999 19-23", Problem::BadNag, "1:7", 2);
    check_problem("32-28 /XYZ \"a\"/ 19-23", Problem::BadSetup, "1:7", 2);
    check_problem("32-28 123-19 19-23", Problem::BadMove, "1:7", 2);
}
