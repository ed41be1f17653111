//! Tables of games in which nobody must capture, against the plain solution:
//! all positions, all moves that the slow oracle of the rules finds, and one
//! ply after the other.

#[path = "../../rules/tests/oracle/mod.rs"]
mod oracle;

use std::collections::HashMap;

use damier_endgame::{Builder, Value};
use damier_rules::{Bitboard, Color, Goal, Position, Ruleset, Square};

/// How a position ends for the player to move, and in how many plies.
type Fate = (Value, u8);

/// Every position of one piece against one, and of two against one.
fn positions(rules: &Ruleset) -> Vec<Position> {
    let squares: Vec<Bitboard> =
        rules.board.squares().squares(rules.board).map(Bitboard::from).collect();
    let mut sets: Vec<Bitboard> = squares.clone();
    for (i, &a) in squares.iter().enumerate() {
        sets.extend(squares[..i].iter().map(|&b| a | b));
    }
    let mut all = Vec::new();
    for &white in &sets {
        for &black in sets.iter().filter(|&&black| (white & black).is_empty()) {
            if (white | black).count() <= 3 {
                all.extend(crowned(rules, white, black));
            }
        }
    }
    all
}

/// The positions of these pieces, some of them kings. Men that would have been
/// crowned make none.
fn crowned(rules: &Ruleset, white: Bitboard, black: Bitboard) -> Vec<Position> {
    let pieces: Vec<Square> = (white | black).squares(rules.board).collect();
    let mut all = Vec::new();
    for chosen in 0..1u32 << pieces.len() {
        let is_king = |i: usize| chosen >> i & 1 != 0;
        let kings = (0..pieces.len()).filter(|&i| is_king(i)).map(|i| pieces[i]).collect();
        let whole = |turn| Position::from_pieces(white, black, kings, turn, rules);
        all.extend(Color::ALL.into_iter().filter_map(whole));
    }
    all
}

/// The position after a move, made square by square.
fn after(rules: &Ruleset, pos: &Position, m: &oracle::Move) -> [Bitboard; 3] {
    let set = |numbers: &[u32]| -> Bitboard {
        numbers.iter().filter_map(|&number| rules.board.square(number)).collect()
    };
    let (from, to, taken) = (set(&[m.from]), set(&[m.to]), set(&m.captured));
    let us = pos.pieces(pos.turn()).without(from) | to;
    let them = pos.pieces(!pos.turn()).without(taken);
    let was_king = !(pos.kings(pos.turn()) & from).is_empty();
    let kings = (pos.kings(Color::White) | pos.kings(Color::Black)).without(from).without(taken);
    [us, them, if was_king || m.crowned { kings | to } else { kings }]
}

/// The fate of the opponent after a move, if the game is then over.
fn ended(rules: &Ruleset, them: Bitboard, crowned: bool) -> Option<Value> {
    if rules.goal == Goal::Crown && crowned {
        return Some(Value::Loss);
    }
    let bare = if rules.goal == Goal::Lose { Value::Win } else { Value::Loss };
    them.is_empty().then_some(bare)
}

/// The fate of every position, whatever takes how long.
fn solve(rules: &Ruleset) -> HashMap<Position, Option<Fate>> {
    let all = positions(rules);
    let places: HashMap<Position, usize> =
        all.iter().enumerate().map(|(i, &pos)| (pos, i)).collect();
    let mut fates: Vec<Option<Fate>> = vec![None; all.len()];
    // What the moves of each position lead to: the end, or else a position.
    let mut next: Vec<Vec<Result<Value, usize>>> = Vec::new();
    for pos in &all {
        let moves = oracle::legal_moves(rules, pos).expect("few captures");
        let lead = |m: &oracle::Move| {
            let [us, them, kings] = after(rules, pos, m);
            let (white, black) = if pos.turn() == Color::White { (us, them) } else { (them, us) };
            ended(rules, them, m.crowned).ok_or_else(|| {
                let next = Position::from_pieces(white, black, kings, !pos.turn(), rules);
                places[&next.expect("a position")]
            })
        };
        next.push(moves.keys().map(lead).collect());
    }
    for plies in 0..=u8::MAX {
        let known = fates.clone();
        let fate_of = |next: &Result<Value, usize>| match *next {
            Ok(value) => (plies > 0).then_some((value, 0)),
            Err(place) => known[place],
        };
        let blocked = if rules.goal == Goal::Lose { Value::Win } else { Value::Loss };
        let mut changed = plies == 0;
        for (i, next) in next.iter().enumerate().filter(|(i, _)| known[*i].is_none()) {
            let wins = next
                .iter()
                .any(|next| fate_of(next).is_some_and(|(value, _)| value == Value::Loss));
            let loses =
                next.iter().all(|next| fate_of(next).is_some_and(|(value, _)| value == Value::Win));
            fates[i] = match (next.is_empty(), wins, loses) {
                (true, ..) => Some((blocked, 0)),
                (_, true, _) => Some((Value::Win, plies)),
                (.., true) => Some((Value::Loss, plies)),
                _ => continue,
            };
            changed = true;
        }
        if !changed {
            break;
        }
    }
    all.into_iter().zip(fates).collect()
}

#[track_caller]
fn compare(name: &str) {
    let rules: Ruleset = name.parse().expect("rules");
    let mut builder = Builder::new(&rules, 3, 1).expect("rules with tables");
    builder.build(&|_| true).expect("tables");
    let solved = solve(&rules);
    let (mut decided, mut declined) = (0, 0);
    let strict = Ruleset { enforcement: damier_rules::Enforcement::Strict, ..rules };
    let mut compulsory = Builder::new(&strict, 3, 1).expect("rules with tables");
    compulsory.build(&|_| true).expect("tables");
    for (pos, fate) in solved {
        let (value, plies) = builder.probe(&pos).expect("a table");
        let expected = fate.map_or((Value::Draw, None), |(value, plies)| (value, Some(plies)));
        assert_eq!((value, plies), expected, "{rules} {}", pos.fen(&rules));
        decided += u32::from(value != Value::Draw);
        let elsewhere = compulsory.probe(&pos).map(|(value, _)| value);
        declined += u32::from(elsewhere != Some(value));
    }
    // Neither is the comparison about nothing, nor the rule.
    assert!(decided > 1_000, "{name}: {decided} decided");
    assert!(declined > 0, "{name}: {declined} differ from the game with the duty");
}

#[test]
fn short_kings_are_solved_as_by_hand() {
    compare("english/optional");
}

#[test]
fn flying_kings_are_solved_as_by_hand() {
    compare("danish/optional");
}

#[test]
fn losing_is_solved_as_by_hand() {
    compare("english/optional/lose");
}

#[test]
fn the_race_for_a_king_is_solved_as_by_hand() {
    compare("russian/optional/crown");
}
