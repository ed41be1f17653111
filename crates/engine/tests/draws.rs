//! The search knows the draws of each ruleset: by returning kings, by few of
//! them, and for want of progress.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use damier_engine::{Limits, Score};
use damier_rules::{
    Action, Color, FewKings, Game, Move, Outcome, Position, Repetition, Ruleset, variants,
};
use support::{Random, search};

fn game(rules: Ruleset, fen: &str) -> Game {
    Game::from_position(rules, Position::from_fen(fen, &rules).unwrap())
}

/// Whether the game is drawn, or would be for the asking.
fn is_drawn(game: &Game) -> bool {
    matches!(game.outcome(), Some(Outcome::Draw(_))) || game.claimable_draw().is_some()
}

fn after(game: &Game, m: Move) -> Game {
    let mut next = game.clone();
    next.apply(game.position().turn(), Action::Move(m)).unwrap();
    next
}

/// A player who can end the game drawn has at least a draw.
#[test]
fn whoever_can_draw_by_the_rules_has_a_draw() {
    let mut found = Vec::new();
    for variant in variants::ALL.iter().filter(|variant| variant.is_leaflet) {
        let rules = &variant.rules;
        let mut random = Random(17);
        let mut cases = 0;
        for _ in 0..40 {
            cases += shuffle(rules, &mut random);
        }
        found.push((variant.id, cases));
    }
    for (id, cases) in &found {
        let rules = variants::find(id).unwrap().rules;
        let has_rule = rules.repetition != Repetition::None
            || rules.no_progress > 0
            || rules.few_kings != FewKings::PlayOn;
        assert!(*cases > 0 || !has_rule, "{found:?}");
    }
}

/// Lets kings go to and fro until somebody can end the game drawn; how often
/// that was possible.
fn shuffle(rules: &Ruleset, random: &mut Random) -> u32 {
    let pos = random.position(rules, 2, 2);
    let mut game = Game::from_position(*rules, pos);
    let mut last = [None::<Move>; 2];
    let mut cases = 0;
    for _ in 0..60 {
        let legal = game.position().legal_moves(rules).unwrap();
        if game.outcome().is_some() || legal.is_empty() || is_drawn(&game) {
            break;
        }
        if legal.iter().any(|&m| is_drawn(&after(&game, m))) {
            let best = search(&game, &Limits::nodes(500)).lines[0].score;
            let fen = game.position().fen(rules);
            assert!(best >= Score::DRAW, "{rules} {fen}: {best}\n{}", game.log());
            cases += 1;
        }
        let turn = game.position().turn();
        let back = last[turn as usize]
            .and_then(|m| legal.iter().find(|back| back.from == m.to && back.to == m.from));
        let m = *back.unwrap_or(&legal[random.below(legal.len())]);
        last[turn as usize] = Some(m);
        game.apply(turn, Action::Move(m)).unwrap();
    }
    cases
}

#[test]
fn two_kings_against_one_are_a_draw_where_the_leaflet_says_so() {
    let fen = "W:WK29,K30:BK5";
    let claimed = Ruleset { few_kings: FewKings::Claim, ..variants::ENGLISH };
    let played = Ruleset { few_kings: FewKings::PlayOn, ..variants::ENGLISH };
    assert_eq!(search(&game(claimed, fen), &Limits::depth(8)).lines[0].score, Score::DRAW);
    let score = search(&game(played, fen), &Limits::depth(8)).lines[0].score;
    assert!(score > Score::estimate(80), "{score}");
}

#[test]
fn an_advantage_is_worth_nothing_when_progress_must_come_at_once() {
    let fen = "W:WK29,K30,K31:BK5";
    let patient = Ruleset { no_progress: 0, repetition: Repetition::None, ..variants::ENGLISH };
    let hasty = Ruleset { no_progress: 3, ..patient };
    assert!(search(&game(patient, fen), &Limits::depth(9)).lines[0].score > Score::estimate(100));
    assert_eq!(search(&game(hasty, fen), &Limits::depth(9)).lines[0].score, Score::DRAW);
}

/// The winner does not go to and fro: he wins before the count is full.
#[test]
fn a_won_ending_is_won_in_spite_of_the_counts() {
    for (id, fen) in [
        ("danish", "W:WK29,K30,K31,K32:BK5"),
        ("finnish", "W:WK29,K30,K31,K32:BK5"),
        ("norwegian", "W:WK29,K30,K31:BK5"),
        ("jumbo", "W:WK46,K47,K48,K49:BK5"),
    ] {
        let rules = variants::find(id).unwrap().rules;
        let mut game = game(rules, fen);
        for _ in 0..160 {
            if game.outcome().is_some() {
                break;
            }
            let turn = game.position().turn();
            let action = search(&game, &Limits::nodes(60_000)).best();
            game.apply(turn, action).unwrap();
        }
        let won = matches!(game.outcome(), Some(Outcome::Win { winner: Color::White, .. }));
        println!("{id}: {:?} after {} plies", game.outcome(), game.moves().count());
        assert!(won, "{id}: {:?}", game.outcome());
    }
}
