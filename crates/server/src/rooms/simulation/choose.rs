//! What a player may want to do now, and by the way what he should not.

use damier_api::RoomLine;
use damier_contract::{RoomWish, Wish};
use damier_rules::{Color, Game};

use super::random::Random;
use crate::rooms::table::Table;

/// Something that a player wants.
#[derive(Clone, Debug)]
pub(super) struct Want {
    pub(super) action: String,
    /// The lines that can come of it.
    pub(super) meant: Vec<String>,
    pub(super) is_claim: bool,
    pub(super) is_odd: bool,
}

fn of_the_room(action: &str, meant: &RoomLine) -> Want {
    let meant = vec![meant.to_string()];
    Want { action: action.into(), meant, is_claim: false, is_odd: false }
}

fn of_the_game(color: Color, action: &str) -> Want {
    let is_claim = ["huff", "demand", "stand"].iter().any(|claim| action.starts_with(claim));
    let meant = vec![format!("{color} {action}")];
    Want { action: action.into(), meant, is_claim, is_odd: false }
}

/// What this player wants now, if anything.
pub(super) fn want(table: &Table, you: Color, random: &mut Random) -> Option<Want> {
    if random.happens(20) {
        return odd(you, random);
    }
    if let Some(RoomWish { by, what }) = table.wish()
        && Color::from(by) != you
        && random.happens(500)
    {
        let is_granted = random.happens(if what == Wish::Rematch { 900 } else { 600 });
        return Some(if is_granted {
            of_the_room(&format!("grant {}", what.word()), &RoomLine::Grant(you, what))
        } else {
            of_the_room(&format!("refuse {}", what.word()), &RoomLine::Refuse(you, what))
        });
    }
    if table.is_over() {
        let wants = table.next().is_none() && table.wish().is_none() && random.happens(400);
        return wants.then(|| of_the_room("ask rematch", &RoomLine::Ask(you, Wish::Rematch)));
    }
    let game = &table.game().game;
    if game.draw_offer() == Some(!you) && random.happens(500) {
        let answer = if random.happens(200) { "accept" } else { "decline" };
        return Some(of_the_game(you, answer));
    }
    if let Some(aside) = aside(you, random) {
        return Some(aside);
    }
    if game.position().turn() == you { turn(game, you, random) } else { None }
}

/// What may be done at any time, now and then.
fn aside(you: Color, random: &mut Random) -> Option<Want> {
    Some(match random.below(1000) {
        0..15 => of_the_room("ask back", &RoomLine::Ask(you, Wish::Back)),
        15..25 => of_the_game(you, "offer"),
        25..30 => of_the_game(you, "resign"),
        30..60 => of_the_room("claim-absent", &RoomLine::Left(!you)),
        60..65 => {
            let name = format!("name Zeeland {}", random.below(3));
            let line = format!("room name {you} {}", &name[5..]);
            Want { action: name, meant: vec![line], is_claim: false, is_odd: false }
        }
        _ => return None,
    })
}

/// What whoever is to move does.
fn turn(game: &Game, you: Color, random: &mut Random) -> Option<Want> {
    if let Some(missed) = game.missed_capture()
        && random.happens(500)
    {
        let guilty = random.pick(&missed.guilty).copied();
        return match (random.below(4), guilty) {
            (0, _) => Some(of_the_game(you, "stand")),
            (1, _) => Some(of_the_game(you, "demand")),
            (_, Some(guilty)) => Some(of_the_game(you, &format!("huff {guilty}"))),
            _ => None,
        };
    }
    if game.claimable_draw().is_some() && random.happens(300) {
        return Some(of_the_game(you, "claim"));
    }
    let moves = game.permitted_moves().ok()?;
    let chosen = random.pick(&moves)?;
    let mut want = match random.below(1000) {
        0..20 => of_the_game(you, &format!("touch {}", chosen.from)),
        20..30 => of_the_game(you, &format!("adjust {}", chosen.from)),
        _ => of_the_game(you, &chosen.to_string()),
    };
    // To move on is to let a failure stand, which may end the game.
    want.meant.extend(game.missed_capture().map(|_| format!("{you} stand")));
    Some(want)
}

/// What nobody may do, or what is nothing.
fn odd(you: Color, random: &mut Random) -> Option<Want> {
    let odd = ["dance", "", "undo", "white resign", "room close", "over draw agreed", "clock 1 1"];
    let legal = ["32-28", "19-23", "huff 26", "stand", "accept", "grant back", "ask rematch"];
    Some(match random.below(3) {
        0 => Want { is_odd: true, ..of_the_game(you, random.pick(&odd)?) },
        _ => {
            let action = *random.pick(&legal)?;
            match action {
                "grant back" => of_the_room(action, &RoomLine::Grant(you, Wish::Back)),
                "ask rematch" => of_the_room(action, &RoomLine::Ask(you, Wish::Rematch)),
                _ => of_the_game(you, action),
            }
        }
    })
}
