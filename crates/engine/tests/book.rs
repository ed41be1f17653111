//! Books in use: who opens by them, what their moves are worth, and who does
//! without.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use damier_engine::book::Book;
use damier_engine::{Control, Level, Limits, Options, Player};
use damier_rules::{Action, Game, Ruleset, variants};
use support::{Random, engine, rules};

/// The games that a book comes with.
fn with_book() -> impl Iterator<Item = (Ruleset, &'static Book)> {
    variants::ALL.iter().filter_map(|variant| Some((variant.rules, Book::of(&variant.rules)?)))
}

fn player(level: u8, seed: u64) -> Player {
    let options = Options { hash_mib: 1, threads: 1 };
    let mut player = Player::new(Level::new(level).unwrap(), options, seed);
    player.set_limits(Limits::nodes(2_000));
    player.open_by_book(true);
    player
}

/// The beginning of a game that a player plays with himself.
fn opening(rules: &Ruleset, mut player: Player, plies: usize) -> String {
    let mut game = Game::new(*rules);
    for _ in 0..plies {
        let action = player.act(&game, &Control::new()).unwrap().action;
        let turn = game.position().turn();
        game.apply(turn, action).unwrap();
    }
    game.log()
}

#[test]
fn leaflets_have_a_book() {
    let ids: Vec<String> = with_book().map(|(rules, _)| rules.to_string()).collect();
    for id in ["jumbo", "jumbo-fr", "djeco", "english", "swedish", "danish", "finnish"] {
        assert!(ids.iter().any(|known| known == id), "{id} of {ids:?}");
    }
}

#[test]
fn every_move_of_every_book_is_legal() {
    for (rules, book) in with_book() {
        for pos in book.positions() {
            let legal = pos.legal_moves(&rules).unwrap();
            let choices = book.choices(pos);
            assert!(!choices.is_empty(), "{rules}: {}", pos.fen(&rules));
            assert!(choices.iter().all(|choice| legal.contains(&choice.m)), "{rules}");
        }
    }
}

/// What a move lost that led from one position to the next, by searches of so
/// many nodes.
fn loss(before: &Game, after: &Game, nodes: u64) -> i32 {
    let look = |game| {
        let found = engine().search(game, &Limits::nodes(nodes), &Control::new(), &mut |_| {});
        found.unwrap().lines[0].score.centimen()
    };
    look(before) + look(after)
}

#[test]
fn no_move_of_a_book_loses_a_man() {
    let lines = if std::env::var_os("DAMIER_SOAK").is_some() { 500 } else { 15 };
    for (rules, book) in with_book() {
        let mut random = Random(1);
        for _ in 0..lines {
            let mut game = Game::new(rules);
            // One player may begin with anything: the book has an answer.
            let reckless = random.below(3);
            while !book.choices(game.position()).is_empty() {
                let before = game.clone();
                let (pos, ply) = (before.position(), before.moves().count());
                let is_reckless = ply < 4 && ply % 2 == reckless;
                let picked = book.pick(&before, random.next()).filter(|_| !is_reckless);
                let legal = pos.legal_moves(&rules).unwrap();
                let m = picked.unwrap_or_else(|| legal[random.below(legal.len())]);
                game.apply(pos.turn(), Action::Move(m)).unwrap();
                if picked.is_none() || game.outcome().is_some() {
                    continue;
                }
                // Short searches take fright easily.
                let is_sound =
                    loss(&before, &game, 2_000) < 60 || loss(&before, &game, 200_000) < 90;
                assert!(is_sound, "{rules}: {m} after {}", before.log());
            }
        }
    }
}

#[test]
fn another_seed_is_another_game_and_the_same_seed_the_same() {
    for (rules, _) in with_book() {
        let games: Vec<String> = (0..8).map(|seed| opening(&rules, player(12, seed), 8)).collect();
        let mut different = games.clone();
        different.sort();
        different.dedup();
        assert!(different.len() >= 6, "{rules}: {} of 8", different.len());
        assert_eq!(games[3], opening(&rules, player(12, 3), 8), "{rules}");
    }
}

#[test]
fn a_book_answers_at_once_and_seems_to_think() {
    let turn = player(12, 1).act(&Game::new(rules("jumbo")), &Control::new()).unwrap();
    assert!(turn.pause.as_millis() >= 250, "{:?}", turn.pause);
}

#[test]
fn nobody_opens_by_a_book_unless_told_to() {
    for id in ["international", "english"] {
        let without = |seed| {
            let mut player = player(12, seed);
            player.open_by_book(false);
            opening(&rules(id), player, 6)
        };
        assert!((1..6).all(|seed| without(seed) == without(0)), "{id}");
    }
}

#[test]
fn weak_levels_do_not_know_openings() {
    for level in 1..=6 {
        let mut without = player(level, 5);
        without.open_by_book(false);
        let rules = rules("english");
        assert_eq!(opening(&rules, player(level, 5), 6), opening(&rules, without, 6), "{level}");
    }
}

#[test]
fn a_game_without_a_book_is_played_all_the_same() {
    for id in ["italian", "jumbo/rows=3", "killer"] {
        assert!(Book::of(&rules(id)).is_none(), "{id}");
        assert!(!opening(&rules(id), player(12, 1), 4).is_empty(), "{id}");
    }
}

/// The book knows what to play, not what to do about an offence.
#[test]
fn an_offence_is_not_answered_by_the_book() {
    let rules = rules("swedish");
    let book = Book::of(&rules).unwrap();
    let mut random = Random(3);
    let mut offences = 0;
    for _ in 0..300 {
        let mut game = Game::new(rules);
        while game.outcome().is_none() && game.moves().count() < 6 {
            let moves = game.permitted_moves().unwrap();
            let Some(&m) = moves.get(random.below(moves.len().max(1))) else { break };
            let turn = game.position().turn();
            game.apply(turn, Action::Move(m)).unwrap();
            if game.missed_capture().is_some() {
                offences += 1;
                assert_eq!(book.pick(&game, 1), None);
            }
        }
    }
    assert!(offences > 10, "{offences}");
}
