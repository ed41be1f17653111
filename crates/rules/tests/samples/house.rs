//! Rulesets that nobody plays, to meet combinations that no game has.

use damier_rules::{
    CaptureAxes, Color, Criterion, Enforcement, Geometry, KingLanding, KingRange, ManCaptures,
    ManTakesKing, Precedence, Promotion, Removal, Reversal, Ruleset, variants,
};

use super::random::Random;

/// Random values for every field that concerns moves.
pub(crate) fn random_ruleset(random: &mut Random) -> Ruleset {
    loop {
        let rules = any_fields(random);
        if rules.check().is_ok() {
            return rules;
        }
    }
}

fn any_fields(random: &mut Random) -> Ruleset {
    let published = &random.one_of(&variants::ALL.each_ref()).rules;
    Ruleset {
        board: random.one_of(&Geometry::ALL),
        rows: random.one_of(&[1, 2, 3, 4]),
        first: random.one_of(&Color::ALL),
        man_captures: random.one_of(&[ManCaptures::Forward, ManCaptures::Everywhere]),
        capture_axes: random.one_of(&[
            CaptureAxes::Diagonal,
            CaptureAxes::Straight,
            CaptureAxes::All,
        ]),
        king_range: random.one_of(&[KingRange::One, KingRange::Flying, KingRange::Flying]),
        king_landing: random.one_of(&[
            KingLanding::Any,
            KingLanding::Adjacent,
            KingLanding::BehindKing,
        ]),
        removal: random.one_of(&[Removal::After, Removal::During]),
        reversal: random.one_of(&[Reversal::Allowed, Reversal::Forbidden]),
        man_takes_king: random.one_of(&[ManTakesKing::Yes, ManTakesKing::No]),
        precedence: any_precedence(random),
        promotion: random.one_of(&[Promotion::End, Promotion::Stop, Promotion::Continue]),
        king_walk: random.one_of(&[0, 0, 1, 2, 3]),
        enforcement: if random.chance(30) { Enforcement::Optional } else { published.enforcement },
        ..*published
    }
}

fn any_precedence(random: &mut Random) -> Precedence {
    let mut precedence = Precedence::FREE;
    let length = random.below(precedence.0.len() as u32 + 1) as usize;
    for slot in &mut precedence.0[..length] {
        *slot = Some(random.one_of(&[
            Criterion::Count,
            Criterion::Kings,
            Criterion::WithKing,
            Criterion::FirstKing,
            Criterion::FrisianValue,
        ]));
    }
    precedence
}
