//! Random but consistent rulesets, and games that obey them, for fuzzing.

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::color::Color;
use crate::fields::FIELDS;
use crate::game::{Action, Game};
use crate::ruleset::Ruleset;
use crate::variants;

/// A published game with some of its fields changed at random, consistently.
impl<'a> Arbitrary<'a> for Ruleset {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Ruleset> {
        let mut rules = u.choose(&variants::ALL)?.rules;
        for _ in 0..u.int_in_range(0..=4)? {
            let field = u.choose(&FIELDS)?;
            let mut changed = rules;
            if let Ok(word) = u.choose(field.words) {
                field.set(&mut changed, word);
            }
            if changed.check().is_ok() {
                rules = changed;
            }
        }
        Ok(rules)
    }
}

/// A game played at random by arbitrary rules.
#[derive(Clone, Debug)]
pub struct ArbitraryGame(pub Game);

impl<'a> Arbitrary<'a> for ArbitraryGame {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<ArbitraryGame> {
        let mut game = Game::new(u.arbitrary()?);
        for _ in 0..u.int_in_range(0..=200)? {
            if game.outcome().is_some() || u.is_empty() {
                break;
            }
            let player = game.position().turn();
            let action = arbitrary_action(&game, player, u)?;
            // What is refused changes nothing.
            let _ = game.apply(player, action);
        }
        Ok(ArbitraryGame(game))
    }
}

fn arbitrary_action(game: &Game, player: Color, u: &mut Unstructured<'_>) -> Result<Action> {
    let squares = game.position().pieces(player).squares(game.rules().board);
    let own = squares.clone().nth(u.choose_index(squares.count().max(1))?);
    let guilty = game.missed_capture().and_then(|missed| missed.guilty.first().copied());
    Ok(match (u.int_in_range(0..=15u8)?, own, guilty) {
        (0, Some(sq), _) => Action::Touch(sq),
        (1, Some(sq), _) => Action::Adjust(sq),
        (2..=5, _, Some(sq)) => Action::Huff(sq),
        (6..=8, _, Some(_)) => Action::DemandCapture,
        (9, _, Some(_)) => Action::LetStand,
        (9, ..) => Action::OfferDraw,
        (10, ..) => Action::DeclineDraw,
        (11, ..) => Action::ClaimDraw,
        _ => {
            let moves = game.permitted_moves().unwrap_or_default();
            match u.choose(&moves) {
                Ok(m) => Action::Move(*m),
                Err(_) => Action::LetStand,
            }
        }
    })
}
