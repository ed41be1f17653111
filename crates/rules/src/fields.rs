//! The fields of a ruleset by name and in words: what house rules can change.

use alloc::borrow::ToOwned;
use alloc::string::String;

use crate::articles::Topic;
use crate::color::Color;
use crate::geometry::{Corner, Geometry};
use crate::ruleset::{
    CaptureAxes, Criterion, Endings, Enforcement, FewKings, Goal, Guard, KingLanding, KingRange,
    ManCaptures, ManTakesKing, Offence, Precedence, Promotion, Removal, Repetition, Reversal,
    Ruleset, Touch, Verdict,
};

/// One field of a [`Ruleset`] as text: its name, its words, and how to read
/// and change it.
#[derive(Copy, Clone, Debug)]
pub struct HouseField {
    /// The field's name.
    pub name: &'static str,
    /// The words it may be set to; none if it is a number, or a list of
    /// [criteria](Precedence).
    pub words: &'static [&'static str],
    /// What the field is about.
    pub topic: Topic,
    kind: Kind,
    read: fn(&Ruleset) -> Word,
    write: fn(&mut Ruleset, &str) -> bool,
}

/// What a field can be set to.
#[derive(Copy, Clone, Debug)]
enum Kind {
    /// One of its words.
    Word,
    /// A small number.
    Number,
    /// A list of criteria.
    Criteria,
}

/// What a field is set to.
enum Word {
    Known(&'static str),
    Number(u8),
    Criteria(Precedence),
}

/// A field whose values all have a word.
macro_rules! words {
    ($name:literal, $topic:ident, $field:ident, $($word:literal = $value:expr),+ $(,)?) => {
        HouseField {
            name: $name,
            words: &[$($word),+],
            topic: Topic::$topic,
            kind: Kind::Word,
            read: |rules| {
                $(if rules.$field == $value { return Word::Known($word); })+
                Word::Known("")
            },
            write: |rules, word| match word {
                $($word => { rules.$field = $value; true })+
                _ => false,
            },
        }
    };
}

/// A field that is a small number.
macro_rules! number {
    ($name:literal, $topic:ident, $field:ident) => {
        HouseField {
            name: $name,
            words: &[],
            topic: Topic::$topic,
            kind: Kind::Number,
            read: |rules| Word::Number(rules.$field),
            write: |rules, word| word.parse().map(|n| rules.$field = n).is_ok(),
        }
    };
}

/// Every field that house rules may change.
pub static FIELDS: [HouseField; 25] = [
    HouseField {
        name: "size",
        words: &["8x8", "10x10"],
        topic: Topic::Board,
        kind: Kind::Word,
        read: |rules| Word::Known(if rules.board.size() == 8 { "8x8" } else { "10x10" }),
        write: |rules, word| {
            let size = match word {
                "8x8" => 8,
                "10x10" => 10,
                _ => return false,
            };
            Geometry::new(size, rules.board.corner()).map(|board| rules.board = board).is_some()
        },
    },
    HouseField {
        name: "corner",
        words: &["left", "right"],
        topic: Topic::Board,
        kind: Kind::Word,
        read: |rules| {
            Word::Known(if rules.board.corner() == Corner::Left { "left" } else { "right" })
        },
        write: |rules, word| {
            let corner = match word {
                "left" => Corner::Left,
                "right" => Corner::Right,
                _ => return false,
            };
            Geometry::new(rules.board.size(), corner).map(|board| rules.board = board).is_some()
        },
    },
    number!("rows", Board, rows),
    words!("first", FirstMove, first, "white" = Color::White, "black" = Color::Black),
    words!(
        "men_capture",
        ManCapture,
        man_captures,
        "forward" = ManCaptures::Forward,
        "backward" = ManCaptures::Everywhere
    ),
    words!(
        "capture_axes",
        ManCapture,
        capture_axes,
        "diagonal" = CaptureAxes::Diagonal,
        "straight" = CaptureAxes::Straight,
        "all" = CaptureAxes::All
    ),
    words!(
        "king_range",
        KingMove,
        king_range,
        "one" = KingRange::One,
        "flying" = KingRange::Flying
    ),
    words!(
        "king_landing",
        KingCapture,
        king_landing,
        "any" = KingLanding::Any,
        "adjacent" = KingLanding::Adjacent,
        "behind-king" = KingLanding::BehindKing
    ),
    words!("removal", Removal, removal, "after" = Removal::After, "during" = Removal::During),
    words!(
        "reversal",
        KingCapture,
        reversal,
        "may-turn-back" = Reversal::Allowed,
        "no-turning-back" = Reversal::Forbidden
    ),
    words!(
        "man_takes_king",
        ManCapture,
        man_takes_king,
        "yes" = ManTakesKing::Yes,
        "no" = ManTakesKing::No
    ),
    HouseField {
        name: "precedence",
        words: &[],
        topic: Topic::Precedence,
        kind: Kind::Criteria,
        read: |rules| Word::Criteria(rules.precedence),
        write: |rules, word| {
            parse_precedence(word).map(|precedence| rules.precedence = precedence).is_some()
        },
    },
    words!(
        "promotion",
        Promotion,
        promotion,
        "end" = Promotion::End,
        "stop" = Promotion::Stop,
        "continue" = Promotion::Continue
    ),
    number!("king_walk", KingMove, king_walk),
    words!(
        "enforcement",
        Failing,
        enforcement,
        "strict" = Enforcement::Strict,
        "huff" = Enforcement::Huff,
        "huff+demand" = Enforcement::HuffOrDemand,
        "withdraw" = Enforcement::Withdraw,
        "optional" = Enforcement::Optional
    ),
    words!(
        "offence",
        Failing,
        offence,
        "any-offence" = Offence::Any,
        "unfinished" = Offence::Unfinished
    ),
    words!("touch", Touch, touch, "touch-free" = Touch::Free, "touch-move" = Touch::Binding),
    words!(
        "goal",
        Win,
        goal,
        "capture" = Goal::Capture,
        "crown" = Goal::Crown,
        "lose" = Goal::Lose
    ),
    words!(
        "repetition",
        Repetition,
        repetition,
        "no-repetition" = Repetition::None,
        "rep3" = Repetition::Position3,
        "same3" = Repetition::Same3,
        "return2" = Repetition::Return2,
        "return3" = Repetition::Return3
    ),
    words!(
        "repetition_draw",
        Repetition,
        repetition_verdict,
        "automatic" = Verdict::Automatic,
        "claim" = Verdict::Claim
    ),
    words!(
        "repetition_guard",
        Repetition,
        repetition_guard,
        "guarded" = Guard::On,
        "unguarded" = Guard::Off
    ),
    number!("no_progress", NoProgress, no_progress),
    words!(
        "no_progress_draw",
        NoProgress,
        no_progress_verdict,
        "automatic" = Verdict::Automatic,
        "claim" = Verdict::Claim
    ),
    words!(
        "few_kings",
        FewPieces,
        few_kings,
        "play-on" = FewKings::PlayOn,
        "claim" = FewKings::Claim,
        "automatic" = FewKings::Automatic
    ),
    words!(
        "endings",
        FewPieces,
        endings,
        "none" = Endings::None,
        "international" = Endings::International,
        "russian" = Endings::Russian,
        "brazilian" = Endings::Brazilian,
        "pool" = Endings::Pool,
        "frisian" = Endings::Frisian
    ),
];

/// What a [`Precedence`] is made of, and the word for each.
pub static CRITERIA: [(&str, Criterion); 5] = [
    ("count", Criterion::Count),
    ("kings", Criterion::Kings),
    ("with_king", Criterion::WithKing),
    ("first_king", Criterion::FirstKing),
    ("frisian", Criterion::FrisianValue),
];

impl HouseField {
    /// The field's value in these rules, as text.
    #[must_use]
    pub fn value(&self, rules: &Ruleset) -> String {
        match (self.read)(rules) {
            Word::Known(word) => word.to_owned(),
            Word::Number(number) => alloc::format!("{number}"),
            Word::Criteria(precedence) => write_precedence(precedence),
        }
    }

    /// Sets the field; `false` if it has no such value.
    pub fn set(&self, rules: &mut Ruleset, value: &str) -> bool {
        (self.write)(rules, value)
    }

    /// Whether the field has this value, in any game.
    fn accepts(&self, value: &str) -> bool {
        match self.kind {
            Kind::Word => self.words.contains(&value),
            Kind::Number => value.parse::<u8>().is_ok(),
            Kind::Criteria => parse_precedence(value).is_some(),
        }
    }

    /// The fields that have this value.
    pub(crate) fn accepting(value: &str) -> impl Iterator<Item = &'static HouseField> {
        FIELDS.iter().filter(move |field| field.accepts(value))
    }

    /// Whether the field makes a difference, as the others are set.
    #[must_use]
    pub fn is_felt(&self, rules: &Ruleset) -> bool {
        let flying = rules.king_range == KingRange::Flying;
        match self.name {
            "king_landing" | "removal" => flying,
            "reversal" => flying && rules.removal == Removal::During,
            "precedence" => !rules.enforcement.makes_capturing_optional(),
            "offence" => rules.enforcement.knows_offences() && !rules.precedence.is_free(),
            "repetition_draw" => rules.repetition != Repetition::None,
            "no_progress_draw" => rules.no_progress > 0,
            "repetition_guard" => {
                !matches!(rules.repetition, Repetition::None | Repetition::Position3)
            }
            _ => true,
        }
    }

    /// Whether two games treat this field differently.
    #[must_use]
    pub fn differs(&self, a: &Ruleset, b: &Ruleset) -> bool {
        self.value(a) != self.value(b)
    }
}

fn parse_precedence(text: &str) -> Option<Precedence> {
    let mut precedence = Precedence::FREE;
    if text == "free" {
        return Some(precedence);
    }
    for (i, word) in text.split('+').enumerate() {
        let (_, criterion) = CRITERIA.iter().find(|(name, _)| *name == word)?;
        *precedence.0.get_mut(i)? = Some(*criterion);
    }
    Some(precedence)
}

fn write_precedence(precedence: Precedence) -> String {
    if precedence.is_free() {
        return "free".to_owned();
    }
    let mut text = String::new();
    for criterion in precedence.criteria() {
        if !text.is_empty() {
            text.push('+');
        }
        let word = CRITERIA.iter().find(|(_, known)| *known == criterion);
        text.push_str(word.map_or("", |(word, _)| word));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants;

    #[test]
    fn a_field_takes_the_values_that_it_has_in_every_game() {
        let values = FIELDS.iter().flat_map(|field| field.words).copied();
        let others = ["0", "7", "255", "256", "-1", "free", "count+kings", "kings+", "", "12x12"];
        for value in values.chain(others) {
            for field in &FIELDS {
                for game in &variants::ALL {
                    let mut rules = game.rules;
                    assert_eq!(field.set(&mut rules, value), field.accepts(value), "{value}");
                    assert!(!field.accepts(value) || field.value(&rules) == value);
                }
            }
        }
    }

    #[test]
    fn every_criterion_has_a_word() {
        assert_eq!(CRITERIA.map(|(_, criterion)| criterion), Criterion::ALL);
    }
}
