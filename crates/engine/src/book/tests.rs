use std::convert::Infallible;

use damier_rules::variants;

use super::*;
use crate::random::Random;

const PLIES: u8 = 4;
const WIDE: u8 = 1;

/// A book without any sense: the first legal moves of every position.
fn filled(rules: &Ruleset, plies: u8) -> Book {
    let Ok(book) = Shape { rules: *rules, plies, wide: WIDE.min(plies) }.fill(|_, _, legal| {
        let choices = legal.iter().zip([MOST_WEIGHT, 1]);
        Ok::<_, Infallible>(choices.map(|(&m, weight)| Choice { m, weight }).collect())
    });
    book
}

fn sample() -> Book {
    filled(&variants::ENGLISH, PLIES)
}

fn after(pos: &Position, rules: &Ruleset, m: Move) -> Position {
    let mut after = *pos;
    after.play_unchecked(rules, m);
    after
}

#[test]
fn a_file_keeps_a_book() {
    let book = sample();
    let bytes = book.to_bytes();
    assert_eq!(Book::from_bytes(&bytes).as_ref(), Ok(&book));
    // No byte more, no byte less.
    assert!(Book::from_bytes(&bytes[..bytes.len() - 1]).is_err());
    assert!(Book::from_bytes(&[&bytes[..], &[0]].concat()).is_err());
}

#[test]
fn it_answers_everything_while_it_is_wide_and_its_own_moves_later() {
    let book = sample();
    let rules = book.rules();
    let mut layer = vec![Position::initial(rules)];
    for ply in 0..PLIES {
        let mut next = Vec::new();
        for pos in layer {
            let choices = book.choices(&pos);
            assert!(!choices.is_empty(), "{}", pos.fen(rules));
            let legal = pos.legal_moves(rules).unwrap();
            assert!(choices.iter().all(|choice| legal.contains(&choice.m)));
            let followed = legal
                .into_iter()
                .filter(|m| ply < WIDE || choices.iter().any(|choice| choice.m == *m));
            next.extend(followed.map(|m| after(&pos, rules, m)));
        }
        layer = next;
    }
    assert!(layer.iter().all(|pos| book.choices(pos).is_empty()), "it ends");
}

#[test]
fn a_seed_always_picks_the_same_and_all_seeds_pick_everything() {
    let book = sample();
    let game = Game::new(*book.rules());
    let choices = book.choices(game.position());
    assert!(choices.len() > 1);
    let times = |choice: &Choice| {
        (0..1000).filter(|&seed| book.pick(&game, seed) == Some(choice.m)).count()
    };
    let sum: usize = choices.iter().map(|choice| usize::from(choice.weight)).sum();
    for choice in choices {
        let expected = 1000 * usize::from(choice.weight) / sum;
        assert!(times(choice).abs_diff(expected) < 60, "{choice:?} of {expected}");
    }
}

#[test]
fn a_book_is_for_its_family_and_its_start() {
    let book = filled(&variants::INTERNATIONAL, 1);
    for related in ["international", "jumbo", "jumbo-fr", "djeco/strict"] {
        assert!(book.fits(&related.parse().unwrap()), "{related}");
    }
    for other in [
        "djeco",
        "killer",
        "breakthrough",
        "losing",
        "frisian",
        "jumbo/rows=3",
        "jumbo/first=black",
    ] {
        let rules = other.parse::<Ruleset>();
        assert!(rules.is_ok_and(|rules| !book.fits(&rules)), "{other}");
    }
}

fn signed(mut file: Vec<u8>) -> Vec<u8> {
    file.extend(crc32fast::hash(&file).to_le_bytes());
    file
}

/// A book without its checksum.
fn body() -> Vec<u8> {
    let mut body = sample().to_bytes();
    body.truncate(body.len() - 4);
    body
}

#[test]
fn what_is_wrong_is_named() {
    const MOVES: usize = 8 + "english".len();
    let error = |file: Vec<u8>| Book::from_bytes(&file).unwrap_err();
    let changed = |at: usize, byte: u8| {
        let mut file = body();
        file[at] = byte;
        signed(file)
    };
    assert_eq!(error(Vec::new()), BookError::Length);
    assert_eq!(error(vec![0; 1 << 17]), BookError::Length);
    assert_eq!(error(changed(0, b'X')), BookError::Magic);
    assert_eq!(error(changed(4, 2)), BookError::Version(2));
    assert_eq!(error(changed(5, 21)), BookError::Plies(21, WIDE));
    assert_eq!(error(changed(6, 5)), BookError::Plies(PLIES, 5));
    assert_eq!(error(changed(7, 255)), BookError::Length);
    assert_eq!(error(changed(8, b'i')), BookError::Rules("inglish".to_owned()));
    // Seven moves begin the game.
    assert_eq!(error(changed(MOVES, 7)), BookError::Move(7));
    let mut twice = body();
    twice.splice(MOVES..=MOVES, [0, 0]);
    assert_eq!(error(signed(twice)), BookError::Move(0));
    let mut longer = body();
    longer.push(0);
    assert_eq!(error(signed(longer)), BookError::Length);
    let mut shorter = body();
    shorter.pop();
    assert_eq!(error(signed(shorter)), BookError::Length);
}

#[test]
fn whatever_is_damaged_is_noticed() {
    let bytes = sample().to_bytes();
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << bit;
            assert!(Book::from_bytes(&damaged).is_err(), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn no_bytes_make_the_reader_panic() {
    let body = body();
    let random = &mut Random::new(11);
    for _ in 0..5_000 {
        let mut file = body.clone();
        for _ in 0..=random.below(3) {
            let at = random.below(file.len());
            file[at] = random.number() as u8;
        }
        if random.below(4) == 0 {
            file.truncate(random.below(file.len()));
        }
        if let Ok(book) = Book::from_bytes(&signed(file)) {
            assert_eq!(Book::from_bytes(&book.to_bytes()), Ok(book));
        }
    }
}
