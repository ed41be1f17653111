//! The one place where the rule tests know the library's interface.
//!
//! A script is a line of words. A move is written as players write it; other
//! actions are `touch=31`, `adjust=31`, `huff=28`, `demand`, `stand`, `offer`,
//! `accept`, `decline`, `claim` and `resign`. The player to move does them,
//! unless a word begins with `white:` or `black:`.

#![allow(dead_code, reason = "each file of tests needs a part of it")]

use std::collections::BTreeSet;

use damier_rules::{
    Action, Article, Attempt, Color, DrawReason, Event, Explanation, Fault, Game, Geometry, Move,
    Outcome, Position, Refusal, Remark, Ruleset, Square, WinReason,
};

/// A square of the 8×8 board whose left corner is played on.
pub(crate) fn on8(number: u32) -> Square {
    Geometry::Left8.square(number).expect("a square of the 8×8 board")
}

/// A square of the 10×10 board.
pub(crate) fn on10(number: u32) -> Square {
    Geometry::Left10.square(number).expect("a square of the 10×10 board")
}

pub(crate) fn all8(numbers: &[u32]) -> Vec<Square> {
    numbers.iter().map(|&number| on8(number)).collect()
}

pub(crate) fn all10(numbers: &[u32]) -> Vec<Square> {
    numbers.iter().map(|&number| on10(number)).collect()
}

#[track_caller]
pub(crate) fn position(rules: &Ruleset, fen: &str) -> Position {
    match Position::from_fen(fen, rules) {
        Ok(pos) => pos,
        Err(error) => panic!("{rules} {fen}: {error}"),
    }
}

#[track_caller]
pub(crate) fn house(text: &str) -> Ruleset {
    match text.parse() {
        Ok(rules) => rules,
        Err(error) => panic!("{text}: {error}"),
    }
}

pub(crate) fn sorted(moves: &[Move]) -> BTreeSet<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// The legal moves are exactly these, written in full.
#[track_caller]
pub(crate) fn check_moves(rules: Ruleset, fen: &str, expected: &str) {
    let moves = position(&rules, fen).legal_moves(&rules).expect("few captures");
    let expected: BTreeSet<String> = expected.split_whitespace().map(str::to_owned).collect();
    assert_eq!(sorted(&moves), expected, "{rules} {fen}");
    assert_eq!(moves.len(), expected.len(), "{rules} {fen}: a move twice");
}

/// The first rules allow the first moves, the house rule the second.
#[track_caller]
pub(crate) fn check_readings(ours: (Ruleset, &str), other: (Ruleset, &str), fen: &str) {
    check_moves(ours.0, fen, ours.1);
    check_moves(other.0, fen, other.1);
}

#[track_caller]
pub(crate) fn explain(rules: &Ruleset, fen: &str, text: &str) -> Explanation {
    let attempt = Attempt::parse(text, rules.board).expect("the text is a move");
    position(rules, fen).explain(rules, &attempt)
}

/// The move is not legal for this reason and by this article.
#[track_caller]
pub(crate) fn check_fault(rules: Ruleset, fen: &str, text: &str, fault: Fault, article: Article) {
    let got = explain(&rules, fen, text);
    let found = fault.article(&rules);
    assert_eq!(got, Explanation::Illegal(fault), "{rules} {fen} {text}");
    assert_eq!(found, article, "{rules} {fen} {text}: {got:?}");
}

/// The move is legal, with these remarks by these articles.
#[track_caller]
pub(crate) fn check_remarks(rules: Ruleset, fen: &str, text: &str, expected: &[(Remark, Article)]) {
    let Explanation::Legal { remarks, .. } = explain(&rules, fen, text) else {
        panic!("{rules} {fen} {text}: not legal");
    };
    let got: Vec<(Remark, Article)> =
        remarks.into_iter().map(|remark| (remark, remark.article(&rules))).collect();
    assert_eq!(got, expected, "{rules} {fen} {text}");
}

#[track_caller]
pub(crate) fn game(rules: Ruleset, fen: &str) -> Game {
    Game::from_position(rules, position(&rules, fen))
}

/// The game after a script in which nothing is refused.
#[track_caller]
pub(crate) fn played(rules: Ruleset, fen: &str, script: &str) -> Game {
    let mut game = game(rules, fen);
    play(&mut game, script);
    game
}

/// Plays a script in which nothing is refused.
#[track_caller]
pub(crate) fn play(game: &mut Game, script: &str) {
    for word in script.split_whitespace() {
        if let Err(refusal) = attempt(game, word) {
            panic!("{word} in {}: {refusal}", game.log());
        }
    }
}

/// Does what one word of a script says.
#[track_caller]
pub(crate) fn attempt(game: &mut Game, word: &str) -> Result<Vec<Event>, Refusal> {
    let (player, rest) = match word.split_once(':') {
        Some(("white", rest)) => (Color::White, rest),
        Some(("black", rest)) => (Color::Black, rest),
        _ => (game.position().turn(), word),
    };
    let action = action(game, rest);
    game.apply(player, action)
}

#[track_caller]
fn action(game: &Game, word: &str) -> Action {
    if let Some((verb, number)) = word.split_once('=').filter(|(_, number)| *number != "K") {
        let number = number.parse().expect("the number of a square");
        let sq = game.rules().board.square(number).expect("a square");
        return match verb {
            "touch" => Action::Touch(sq),
            "adjust" => Action::Adjust(sq),
            "huff" => Action::Huff(sq),
            _ => panic!("what is {word}?"),
        };
    }
    match word {
        "demand" => Action::DemandCapture,
        "stand" => Action::LetStand,
        "offer" => Action::OfferDraw,
        "accept" => Action::AcceptDraw,
        "decline" => Action::DeclineDraw,
        "claim" => Action::ClaimDraw,
        "resign" => Action::Resign,
        _ => Action::Move(find_move(game, word)),
    }
}

/// What the text means: a legal move if one fits, else what a hand could do,
/// else something that no piece can do.
#[track_caller]
fn find_move(game: &Game, text: &str) -> Move {
    let (pos, rules) = (game.position(), game.rules());
    let wanted = Attempt::parse(text, rules.board).expect("the text is a move");
    let legal = pos.legal_moves(rules).expect("few captures");
    let playable = pos.playable_moves(rules).expect("few captures");
    pos.find_move(rules, wanted.clone(), &legal)
        .or_else(|_| pos.find_move(rules, wanted.clone(), &playable))
        .unwrap_or_else(|_| Move {
            from: wanted.squares[0],
            to: wanted.squares[wanted.squares.len() - 1],
            captured: wanted.captured.unwrap_or_default(),
            crowned: false,
        })
}

/// The script leads to this position, and the game is not over.
#[track_caller]
pub(crate) fn check_position(rules: Ruleset, fen: &str, script: &str, expected: &str) {
    let game = played(rules, fen, script);
    assert_eq!(game.position().fen(&rules), expected, "{rules} {fen} {script}");
    assert_eq!(game.outcome(), None, "{rules} {fen} {script}");
}

/// The script ends the game in this way, by this article.
#[track_caller]
pub(crate) fn check_end(rules: Ruleset, fen: &str, script: &str, end: Outcome, article: Article) {
    let game = played(rules, fen, script);
    assert_eq!(game.outcome(), Some(end), "{rules} {fen} {script}");
    assert_eq!(end.article(&rules), article, "{rules} {fen} {script}");
}

/// The script does not end the game.
#[track_caller]
pub(crate) fn check_goes_on(rules: Ruleset, fen: &str, script: &str) {
    let game = played(rules, fen, script);
    assert_eq!(game.outcome(), None, "{rules} {fen} {script}");
}

/// The last word of the script is refused, and changes nothing.
#[track_caller]
pub(crate) fn check_refusal(
    rules: Ruleset,
    fen: &str,
    script: &str,
    refusal: Refusal,
    article: Option<Article>,
) {
    let (before, last) = script.trim().rsplit_once(' ').unwrap_or(("", script));
    let mut game = played(rules, fen, before);
    let log = game.log();
    let place = format!("{rules} {fen} {script}");
    let found = refusal.article(&rules);
    assert_eq!(attempt(&mut game, last), Err(refusal), "{place}");
    assert_eq!(found, article, "{place}");
    assert_eq!(game.log(), log, "{place}");
}

pub(crate) fn win(winner: Color, by: WinReason) -> Outcome {
    Outcome::Win { winner, by }
}

pub(crate) fn draw(reason: DrawReason) -> Outcome {
    Outcome::Draw(reason)
}
