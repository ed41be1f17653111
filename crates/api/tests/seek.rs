//! Looking through games for a position, as the page asks for it.

use damier_api::{Api, Patience};
use serde_json::{Value, json};

/// Asks with these fields besides the rules.
fn seek(fields: &Value) -> Value {
    let mut question = json!({"ask": "seek", "rules": "international"});
    let all = question.as_object_mut().expect("an object");
    all.extend(fields.as_object().expect("an object").clone());
    let answer = Api::default().answer_or_problem(&question.to_string(), Patience::ENDLESS);
    serde_json::from_str(&answer).expect("an answer is JSON")
}

/// The games that were found, with the plies.
#[track_caller]
fn found(fields: &Value) -> Vec<(u64, u64)> {
    let answer = seek(fields);
    let games = answer["games"].as_array().unwrap_or_else(|| panic!("{answer}"));
    games.iter().map(|game| (number(&game["number"]), number(&game["ply"]))).collect()
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// The board with these pieces, and on all other squares the same sign.
fn board(other: char, pieces: &[(usize, char)]) -> String {
    let mut squares = vec![other; 50];
    for &(square, sign) in pieces {
        squares[square - 1] = sign;
    }
    squares.into_iter().collect()
}

/// The start of the game after moves from square to square.
fn after(moves: &[(usize, usize)]) -> String {
    let start = "b".repeat(20) + &".".repeat(10) + &"w".repeat(20);
    let mut squares: Vec<char> = start.chars().collect();
    for &(from, to) in moves {
        squares.swap(from - 1, to - 1);
    }
    squares.into_iter().collect()
}

const GAMES: &str = r#"
[White "Ans"] [GameType "20"]
1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *

[White "Bea"] [GameType "20"]
1. 31-27 19-23 2. 32-28 23x32 *

[White "Cas"] [GameType "20"]
1. 34-30 20-25 2. 30-24 *

[White "Dirk"] [GameType "21"]
1. 9-13 22-18 *
"#;

#[test]
fn a_position_is_found_where_it_stands_first() {
    let pattern = after(&[(32, 28), (19, 23)]);
    let answer = seek(&json!({"pattern": pattern, "turn": "white", "pdn": GAMES}));
    let next = json!({"route": [28, 19], "captures": [23]});
    let hit = json!({
        "number": 0,
        "ply": 2,
        "placement": pattern,
        "is_reversed": false,
        "next": next
    });
    assert_eq!(answer, json!({"answer": "seek", "games": [hit], "count": 4}));
    let start = json!({"pattern": after(&[]), "turn": "white", "pdn": GAMES});
    assert_eq!(found(&start), [(0, 0), (1, 0), (2, 0)], "not on another board");
}

#[test]
fn whose_turn_it_is_matters_only_if_it_is_said() {
    let with_turn =
        |turn: Value| found(&json!({"pattern": after(&[(32, 28)]), "turn": turn, "pdn": GAMES}));
    assert_eq!(with_turn(json!("black")), [(0, 1)]);
    assert_eq!(with_turn(json!("white")), []);
    assert_eq!(with_turn(Value::Null), [(0, 1)]);
}

/// Black answers 34-30 by 20-25: the same as 31-26 and 17-21 seen from the other side.
#[test]
fn with_colors_changed_it_is_found_if_wanted() {
    let pattern = after(&[(31, 26), (17, 21)]);
    let with = |reversed: bool| {
        seek(&json!({"pattern": pattern, "turn": "black", "reversed": reversed, "pdn": GAMES}))
    };
    assert_eq!(with(false)["games"], json!([]));
    let games = with(true);
    assert_eq!((&games["games"][0]["number"], &games["games"][0]["ply"]), (&json!(2), &json!(2)));
    assert_eq!(games["games"][0]["is_reversed"], true);
    assert_eq!(games["games"][0]["placement"], after(&[(34, 30), (20, 25)]));
    // 30-24 is told as it would be played on the board that was asked about.
    assert_eq!(games["games"][0]["next"], json!({"route": [21, 27], "captures": []}));
}

#[test]
fn some_pieces_and_empty_squares_are_found_whatever_else_stands_there() {
    let theme =
        |pieces: &[(usize, char)]| found(&json!({"pattern": board('?', pieces), "pdn": GAMES}));
    assert_eq!(theme(&[(23, 'b')]), [(0, 2), (1, 2)]);
    assert_eq!(theme(&[(23, 'b'), (28, '.')]), [(0, 4), (1, 2)]);
    assert_eq!(theme(&[(23, 'B')]), [], "a king is no man");
    assert_eq!(theme(&[]), [(0, 0), (1, 0), (2, 0)]);
}

#[test]
fn what_must_stand_for_some_plies_does_so() {
    let lasting = |plies: usize| {
        found(&json!({"pattern": board('?', &[(28, 'w')]), "plies": plies, "pdn": GAMES}))
    };
    assert_eq!(lasting(1), [(0, 1), (1, 3)]);
    assert_eq!(lasting(2), [(0, 1)], "in the other game it is taken at once");
    assert_eq!(lasting(3), []);
    // Gone and there again is not the same as staying.
    let again = "[GameType \"20\"] 1. 34-30 17-21 2. 40-34 21-26 3. 34-29 11-17 4. 45-40 17-21 *";
    let on_34 = |plies: usize| {
        found(&json!({"pattern": board('?', &[(34, 'w')]), "plies": plies, "pdn": again}))
    };
    assert_eq!(on_34(2), [(0, 3)]);
    assert_eq!(on_34(3), []);
}

#[test]
fn saved_games_are_looked_through_before_those_of_a_text() {
    let game = |entries: &[&str]| json!({"header": {"rules": "jumbo"}, "entries": entries});
    let games = json!([
        game(&["white 31-27"]),
        game(&["white 32-28", "black 19-23"]),
        game(&["white 1-50"]),
    ]);
    let pattern = after(&[(32, 28), (19, 23)]);
    let asked = json!({"pattern": pattern, "games": games, "pdn": GAMES});
    assert_eq!(found(&asked), [(1, 2), (3, 2)]);
    assert_eq!(seek(&asked)["count"], 7);
}

/// A huff makes a position that no move leads to.
#[test]
fn positions_after_a_huff_are_found() {
    let entries = ["white 37-32", "black huff 28", "black 1-6"];
    let header = json!({"rules": "djeco", "start": "W:W28,37:B1,22"});
    let game = json!({"header": header, "entries": entries});
    let asked = |pieces: &[(usize, char)]| {
        seek(&json!({"rules": "djeco", "pattern": board('.', pieces), "games": [game]}))
    };
    let huffed = asked(&[(32, 'w'), (1, 'b'), (22, 'b')]);
    assert_eq!(huffed["games"].as_array().map(Vec::len), Some(1), "{huffed}");
    let last = asked(&[(32, 'w'), (6, 'b'), (22, 'b')]);
    assert_eq!(last["games"].as_array().map(Vec::len), Some(1), "{last}");
}

#[test]
fn what_is_no_pattern_or_too_much_is_a_problem() {
    let kind = |fields: Value| seek(&fields)["kind"].clone();
    assert_eq!(kind(json!({"pattern": "?", "pdn": ""})), "unreadable");
    assert_eq!(kind(json!({"pattern": board('x', &[]), "pdn": ""})), "unreadable");
    assert_eq!(kind(json!({"rules": "nonsense", "pattern": "", "pdn": ""})), "rules");
    let anything = board('?', &[]);
    assert_eq!(seek(&json!({"pattern": anything, "plies": 0}))["games"], json!([]));
    let long = "x".repeat((1 << 20) + 1);
    assert_eq!(kind(json!({"pattern": anything, "pdn": long})), "too_long");
    let many = "[White \"A\"] 1. 32-28 *\n".repeat(1001);
    assert_eq!(kind(json!({"pattern": anything, "pdn": many})), "too_long");
    let enough = "[White \"A\"] 1. 32-28 *\n".repeat(1000);
    assert_eq!(seek(&json!({"pattern": anything, "pdn": enough}))["count"], 1000);
}

#[test]
fn it_is_given_up_when_nobody_waits() {
    let question =
        json!({"ask": "seek", "rules": "jumbo", "pattern": board('?', &[]), "pdn": GAMES});
    let answer = Api::default().answer_or_problem(&question.to_string(), Patience::new(&|| false));
    assert!(answer.contains("given_up"), "{answer}");
}
