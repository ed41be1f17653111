//! Refusing to capture, where the opponent may huff: the search against a
//! plain minimax of the full game.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use damier_engine::{Control, Limits, Score};
use damier_rules::{Action, Bitboard, Game, Move, Position, Ruleset};
use support::{Random, engine, game, rules, search};

/// How the game ends with best play within so many plies, counted from the
/// end: positive if the player to move wins; `None` if it does not end.
type Value = Option<i32>;

/// The better of two values for the player to move: win soon, lose late.
fn better(a: Value, b: Value) -> Value {
    let rank = |value: Value| match value {
        None => 0,
        Some(i32::MIN) => 1_001,
        Some(n) if n > 0 => 1_000 - n,
        Some(n) => -1_000 - n,
    };
    if rank(a) >= rank(b) { a } else { b }
}

/// The opponent's value, one ply earlier.
fn passed_up(value: Value) -> Value {
    value.map(|n| if n > 0 { -n - 1 } else { -n + 1 })
}

/// The value for the player to move, who may first huff one of `guilty`.
/// Losing at once is written as 0.
fn minimax(pos: &Position, guilty: Bitboard, rules: &Ruleset, depth: u32) -> Value {
    let mut value = minimax_move(pos, rules, depth);
    for sq in guilty.squares(rules.board) {
        let huffed = pos.huffed(sq);
        let after = if huffed.pieces(!pos.turn()).is_empty() {
            // Won without moving: nothing is sooner.
            return Some(i32::MIN);
        } else {
            minimax_move(&huffed, rules, depth)
        };
        value = better(value, after);
    }
    value
}

fn minimax_move(pos: &Position, rules: &Ruleset, depth: u32) -> Value {
    let legal = pos.legal_moves(rules).unwrap();
    if legal.is_empty() {
        return Some(0);
    }
    if depth == 0 {
        return None;
    }
    let capturers: Bitboard = legal.iter().filter(|m| m.is_capture()).map(|m| m.from).collect();
    let mut best = Some(0);
    let mut first = true;
    let offences = pos.offending_moves(rules, &legal).unwrap();
    for (m, offends) in legal.iter().map(|m| (m, false)).chain(offences.iter().map(|m| (m, true))) {
        let mut next = *pos;
        next.play_unchecked(rules, *m);
        let guilty = if offends { moved(capturers, *m) } else { Bitboard::EMPTY };
        let reply = minimax(&next, guilty, rules, depth - 1);
        let value = match reply {
            // The opponent won by huffing our last piece, in the same ply.
            Some(i32::MIN) => Some(-1),
            reply => passed_up(reply),
        };
        best = if first { value } else { better(best, value) };
        first = false;
    }
    best
}

fn moved(capturers: Bitboard, m: Move) -> Bitboard {
    if capturers.contains(m.from) { capturers.without(m.from.into()).with(m.to) } else { capturers }
}

/// The same by the referee's own state, for checking the shorter one above.
fn minimax_by_referee(game: &Game, depth: u32) -> Value {
    let player = game.position().turn();
    if let Some(damier_rules::Outcome::Win { winner, .. }) = game.outcome() {
        return Some(if winner == player { i32::MIN } else { 0 });
    }
    let mut best: Option<Value> = None;
    let mut consider = |value: Value| best = Some(best.map_or(value, |best| better(best, value)));
    if let Some(missed) = game.missed_capture() {
        for &sq in &missed.guilty {
            let mut next = game.clone();
            next.apply(player, Action::Huff(sq)).unwrap();
            consider(minimax_by_referee(&next, depth));
        }
        let mut stands = game.clone();
        stands.apply(player, Action::LetStand).unwrap();
        consider(minimax_by_referee(&stands, depth));
        return best.unwrap();
    }
    if depth == 0 || game.outcome().is_some() {
        return None;
    }
    for m in game.permitted_moves().unwrap() {
        let mut next = game.clone();
        next.apply(player, Action::Move(m)).unwrap();
        let value = match minimax_by_referee(&next, depth - 1) {
            Some(i32::MIN) => Some(-1),
            value => passed_up(value),
        };
        consider(value);
    }
    best.unwrap()
}

#[test]
fn the_minimax_plays_by_the_referees_rules() {
    let rules = rules("djeco");
    let mut random = Random(1);
    for _ in 0..30 {
        let pos = random.position(&rules, 2, 2);
        let game = Game::from_position(rules, pos);
        if game.outcome().is_some() {
            continue;
        }
        let (short, long) = (minimax_move(&pos, &rules, 2), minimax_by_referee(&game, 2));
        assert_eq!(short, long, "{}", pos.fen(&rules));
    }
}

/// The value that a score claims, if the end is within so many plies.
fn claimed(score: Score, depth: u32) -> Value {
    score.plies_to_end().filter(|plies| plies.unsigned_abs() <= depth)
}

/// With every move searched, the search knows what a plain minimax knows.
#[cfg(feature = "tune")]
#[test]
fn refusals_are_worth_what_a_plain_minimax_says() {
    let mut tunables = damier_engine::Tunables::default();
    for (name, value) in [
        ("reverse_futility_depth", 0),
        ("razoring_depth", 0),
        ("late_move_depth", 0),
        ("futility_depth", 0),
        ("singular_depth", 99),
        ("late_reduction_divisor", 9_000),
        ("late_reduction_base", 0),
        ("root_reduction_depth", 99),
        ("reduction_without_move_depth", 99),
        ("refusal_hope", 30_000),
    ] {
        tunables.set(name, value).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let rules = rules("djeco");
    let mut random = Random(7);
    let (mut decided, mut by_refusing) = (0, 0);
    let rounds = if std::env::var_os("DAMIER_SOAK").is_some() { 20_000 } else { 400 };
    for round in 0..rounds {
        let (white, black) = [(1, 2), (2, 1), (2, 2), (3, 2), (2, 3)][round % 5];
        let pos = random.position(&rules, white, black);
        let game = Game::from_position(rules, pos);
        if game.outcome().is_some() {
            continue;
        }
        let depth = if white + black <= 3 { 4 } else { 3 };
        let expected = minimax_move(&pos, &rules, depth);
        let mut engine = engine();
        engine.set_tunables(tunables);
        let limits = Limits::depth(depth);
        let found = engine.search(&game, &limits, &Control::new(), &mut |_| {}).unwrap();
        let text = pos.fen(&rules);
        assert_eq!(
            claimed(found.lines[0].score, depth),
            expected,
            "{text} depth {depth}: {} {:?}",
            found.lines[0].score,
            found.lines[0].actions
        );
        decided += u32::from(expected.is_some());
        let legal = pos.legal_moves(&rules).unwrap();
        let refuses = matches!(found.best(), Action::Move(m) if !legal.contains(&m));
        by_refusing += u32::from(refuses);
    }
    assert!(decided > rounds as u32 / 20, "only {decided} of {rounds} positions were decided");
    assert!(by_refusing > 0, "no refusal was ever best");
}

/// With all its pruning, what the search claims to have proven is true.
#[test]
fn what_the_search_claims_is_true() {
    let rules = rules("djeco");
    let mut random = Random(99);
    for round in 0..150 {
        let (white, black) = [(1, 2), (2, 1), (2, 2)][round % 3];
        let pos = random.position(&rules, white, black);
        let game = Game::from_position(rules, pos);
        if game.outcome().is_some() {
            continue;
        }
        let found = search(&game, &Limits::depth(6));
        if let Some(plies) = claimed(found.lines[0].score, 4) {
            let expected = minimax_move(&pos, &rules, plies.unsigned_abs());
            let text = pos.fen(&rules);
            assert!(expected.is_some_and(|n| (n > 0) == (plies > 0)), "{text}: {plies}");
        }
    }
}

/// Positions where refusing to capture is the best move, and the capture loses.
#[test]
fn refusing_is_best_where_the_capture_loses() {
    for (fen, why) in REFUSALS {
        let game = game("djeco", fen);
        let legal = game.position().legal_moves(game.rules()).unwrap();
        assert!(legal.iter().all(Move::is_capture), "{fen}: {why}");
        let found = search(&game, &Limits::depth(11));
        let Action::Move(m) = found.best() else { panic!("{fen}") };
        assert!(!legal.contains(&m), "{fen} ({why}): captured by {m}");
        // Played by the rules of the strict game, the position is worse.
        let strict = Game::from_position(game.rules().friendly(), *game.position());
        let forced = search(&strict, &Limits::depth(11));
        assert!(found.lines[0].score > forced.lines[0].score, "{fen}: {why}");
    }
}

const REFUSALS: [(&str, &str); 6] = [
    ("B:W25,34,35,K48:B21,28,40,42", "crowning is worth a man, and the capture loses at once"),
    ("B:W14,21,32,40:B2,16,19,44", "the new king takes more than the huff costs"),
    ("W:W9,22,24,45:B4,29,K34,35", "a king is worth more than the man that is huffed"),
    ("B:W10,20,27,K35:B4,9,31,37", "the lesser capture, because the greater one loses"),
    ("B:WK6,9,25,35:B13,20,39,40", "the man that should capture is given up for a king"),
    ("W:W11,23,31,32:B18,24,K40,42", "the capture leads into a shot"),
];

/// A player who is offended chooses the best answer.
#[test]
fn an_offence_is_answered_by_what_is_best() {
    for (id, fen, offence, expected) in [
        ("djeco", "W:W24,29,44,50:B22,25,28,30", "24-19", "Huff"),
        ("djeco", "B:W11,19,24,49:B8,23,31,39", "23-28", "Huff"),
        ("djeco", "W:W9,15,42,45:B11,13,17,30", "45-40", "Move"),
        ("swedish", "W:W12,15,22,27:B8,13,18,26", "15-10", "Huff"),
        ("swedish", "B:W11,12,19,29:B2,9,15,16", "9-14", "Huff"),
        ("swedish", "W:W7,15,25,30:B2,11,16,28", "7-3=K", "DemandCapture"),
        ("swedish", "B:W8,10,14,28:B1,3,17,25", "17-22", "DemandCapture"),
        ("english", "W:W19,25,27,28:B3,5,10,22", "28-24", "Move"),
        ("english", "B:W6,18,21,26:B1,13,16,17", "16-20", "DemandCapture"),
        ("norwegian", "W:W8,14,16,24:B9,12,23,28", "24-20", "Move"),
        ("norwegian", "B:W7,16,22,28:B13,15,17,24", "24-27", "DemandCapture"),
    ] {
        let mut game = game(id, fen);
        let permitted = game.permitted_moves().unwrap();
        let m = permitted.iter().find(|m| m.to_string() == offence);
        let m = *m.unwrap_or_else(|| panic!("{fen}: {permitted:?}"));
        let offender = game.position().turn();
        game.apply(offender, Action::Move(m)).unwrap();
        assert!(game.missed_capture().is_some());
        let found = engine().search(&game, &Limits::depth(14), &Control::new(), &mut |_| {});
        let action = format!("{:?}", found.unwrap().best());
        assert!(action.starts_with(expected), "{fen} {offence}: {action}");
    }
}

/// Where letting a failure stand ends the game, it is not mistaken for a move.
#[test]
fn a_failure_that_wins_if_it_stands_is_huffed() {
    let mut random = Random(23);
    let rules = rules("breakthrough/huff");
    let mut cases = 0;
    for _ in 0..4_000 {
        let pos = random.position(&rules, 3, 3);
        if !(pos.kings(damier_rules::Color::White) | pos.kings(damier_rules::Color::Black))
            .is_empty()
        {
            continue;
        }
        let mut game = Game::from_position(rules, pos);
        let player = pos.turn();
        let crowns = |m: &&Move| m.crowned && !m.is_capture();
        let permitted =
            if game.outcome().is_none() { game.permitted_moves().unwrap() } else { vec![] };
        let Some(&m) = permitted.iter().find(crowns) else { continue };
        game.apply(player, Action::Move(m)).unwrap();
        if game.missed_capture().is_none() || game.outcome().is_some() {
            continue;
        }
        let found = search(&game, &Limits::depth(4));
        assert!(matches!(found.best(), Action::Huff(_)), "{} {m}", pos.fen(&rules));
        cases += 1;
    }
    assert!(cases > 5, "{cases}");
}
