//! Books as they are made.

use damier_engine::book::{Book, MOST_WEIGHT};
use damier_lab::book::{Recipe, make};
use damier_rules::variants;

const RECIPE: Recipe = Recipe { nodes: 300, plies: 4, wide: 2, margin: 30, most: 3 };

fn sample() -> Book {
    make(&variants::ENGLISH, &RECIPE, &mut |_| {})
}

#[test]
fn the_same_recipe_makes_the_same_book_and_the_file_keeps_it() {
    let book = sample();
    assert_eq!(book, sample());
    assert_eq!(Book::from_bytes(&book.to_bytes()).as_ref(), Ok(&book));
}

#[test]
fn every_position_has_few_moves_and_the_best_weighs_most() {
    let book = sample();
    let rules = book.rules();
    assert!(book.n_positions() > 50, "{}", book.n_positions());
    assert!(book.n_moves() > book.n_positions(), "some positions have a choice");
    for pos in book.positions() {
        let choices = book.choices(pos);
        assert!((1..=RECIPE.most).contains(&choices.len()), "{}", pos.fen(rules));
        assert!(choices.iter().all(|choice| (1..=MOST_WEIGHT).contains(&choice.weight)));
        assert!(choices.iter().any(|choice| choice.weight == MOST_WEIGHT));
    }
}
