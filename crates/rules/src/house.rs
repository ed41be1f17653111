//! House rules as text: a published game and what differs from it.
//!
//! `danish/end` is the Danish game in which a man is crowned only if its move
//! ends on the far row; `jumbo/8x8/rows=3/huff` is played on a small board with
//! huffing. A switch is one word if only one field has that word, else
//! `field=word`. Writing names each field that differs, in the order of
//! [`FIELDS`], so that equal rules have equal texts.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::articles::{Article, Topic};
use crate::color::Color;
use crate::geometry::{Corner, Geometry};
use crate::ruleset::{
    CaptureAxes, Criterion, Endings, Enforcement, FewKings, Goal, Guard, KingLanding, KingRange,
    ManCaptures, ManTakesKing, Offence, Precedence, Promotion, Removal, Repetition, Reversal,
    Ruleset, Touch, Verdict,
};
use crate::variants;

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
    read: fn(&Ruleset) -> Word,
    write: fn(&mut Ruleset, &str) -> bool,
}

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
        "withdraw" = Enforcement::Withdraw
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

    /// The fields that have this value.
    fn accepting(value: &str) -> impl Iterator<Item = &'static HouseField> {
        FIELDS.iter().filter(move |field| {
            let mut scratch = variants::JUMBO;
            field.set(&mut scratch, value)
        })
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

/// Writes the text form.
impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.base.variant();
        f.write_str(variant.id)?;
        for field in FIELDS.iter().filter(|field| field.differs(self, &variant.rules)) {
            let value = field.value(self);
            if HouseField::accepting(&value).count() == 1 {
                write!(f, "/{value}")?;
            } else {
                write!(f, "/{}={value}", field.name)?;
            }
        }
        Ok(())
    }
}

/// Error when reading house rules.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum ParseRulesetError {
    /// No published game has this id.
    UnknownGame(String),
    /// No field has this value, or this name.
    UnknownSwitch(String),
    /// Several fields have this value: it must be written `field=value`.
    AmbiguousSwitch(String),
    /// The same field is set twice.
    SetTwice(&'static str),
    /// The text is longer than any ruleset needs.
    TooLong,
    /// The fields contradict each other.
    Contradiction(Contradiction),
}

impl fmt::Display for ParseRulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRulesetError::UnknownGame(id) => write!(f, "no game is called {id:?}"),
            ParseRulesetError::UnknownSwitch(word) => write!(f, "no house rule is called {word:?}"),
            ParseRulesetError::AmbiguousSwitch(word) => {
                write!(f, "{word:?} could mean")?;
                for (i, field) in HouseField::accepting(word).enumerate() {
                    write!(f, "{} {}={word}", if i == 0 { "" } else { " or" }, field.name)?;
                }
                Ok(())
            }
            ParseRulesetError::SetTwice(name) => write!(f, "{name} is set twice"),
            ParseRulesetError::TooLong => f.write_str("house rules are shorter than this text"),
            ParseRulesetError::Contradiction(contradiction) => contradiction.fmt(f),
        }
    }
}

impl core::error::Error for ParseRulesetError {}

/// Reads the text form.
impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    fn from_str(text: &str) -> Result<Ruleset, ParseRulesetError> {
        let rules = Ruleset::parse_unchecked(text)?;
        rules.check().map_err(ParseRulesetError::Contradiction)?;
        Ok(rules)
    }
}

impl Ruleset {
    /// Reads the text form of rules that may still contradict themselves, as
    /// those of somebody who is changing one field after the other.
    ///
    /// # Errors
    ///
    /// Any [`ParseRulesetError`] but a contradiction.
    pub fn parse_unchecked(text: &str) -> Result<Ruleset, ParseRulesetError> {
        const LONGEST: usize = 1024;
        if text.len() > LONGEST {
            return Err(ParseRulesetError::TooLong);
        }
        let mut switches = text.trim().split('/');
        let id = switches.next().unwrap_or_default();
        let variant =
            variants::find(id).ok_or_else(|| ParseRulesetError::UnknownGame(id.to_owned()))?;
        let mut rules = variant.rules;
        let mut already = [false; FIELDS.len()];
        for switch in switches {
            let (index, value) = find_switch(switch)?;
            if core::mem::replace(&mut already[index], true) {
                return Err(ParseRulesetError::SetTwice(FIELDS[index].name));
            }
            if !FIELDS[index].set(&mut rules, value) {
                return Err(ParseRulesetError::UnknownSwitch(switch.to_owned()));
            }
        }
        Ok(rules)
    }
}

/// The field that a switch sets, and the value it sets it to.
fn find_switch(switch: &str) -> Result<(usize, &str), ParseRulesetError> {
    let unknown = || ParseRulesetError::UnknownSwitch(switch.to_owned());
    let index_of = |name: &str| FIELDS.iter().position(|field| field.name == name);
    if let Some((name, value)) = switch.split_once('=') {
        return Ok((index_of(name).ok_or_else(unknown)?, value));
    }
    let mut accepting = HouseField::accepting(switch);
    let field = accepting.next().ok_or_else(unknown)?;
    if accepting.next().is_some() {
        return Err(ParseRulesetError::AmbiguousSwitch(switch.to_owned()));
    }
    Ok((index_of(field.name).ok_or_else(unknown)?, switch))
}

/// Why a combination of fields is no game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum Contradiction {
    /// The men of both players leave no empty row between them, or there are none.
    Rows,
    /// A king that steps one square has no choice where to land.
    LandingOfShortKing,
    /// A criterion is named twice.
    CriterionTwice,
    /// A criterion after a missing one.
    CriterionGap,
    /// So few moves without progress are no sign that a game stands still.
    NoProgressTooShort,
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Contradiction::Rows => "the men need at least one row, and two rows between them",
            Contradiction::LandingOfShortKing => {
                "king_landing is about flying kings, but king_range is one"
            }
            Contradiction::CriterionTwice => "precedence names a criterion twice",
            Contradiction::CriterionGap => "precedence has a gap between its criteria",
            Contradiction::NoProgressTooShort => {
                "no_progress is a number of plies, 0 for never, else at least 10"
            }
        })
    }
}

impl core::error::Error for Contradiction {}

impl Contradiction {
    /// A name that stays the same, for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Contradiction::Rows => "rows",
            Contradiction::LandingOfShortKing => "landing-of-short-king",
            Contradiction::CriterionTwice => "criterion-twice",
            Contradiction::CriterionGap => "criterion-gap",
            Contradiction::NoProgressTooShort => "no-progress-too-short",
        }
    }

    /// The names of the [`FIELDS`] that do not go together.
    #[must_use]
    pub const fn fields(self) -> &'static [&'static str] {
        match self {
            Contradiction::Rows => &["size", "rows"],
            Contradiction::LandingOfShortKing => &["king_range", "king_landing"],
            Contradiction::CriterionTwice | Contradiction::CriterionGap => &["precedence"],
            Contradiction::NoProgressTooShort => &["no_progress"],
        }
    }
}

impl Ruleset {
    /// Checks that the fields do not contradict each other.
    ///
    /// # Errors
    ///
    /// The first [`Contradiction`] found.
    pub fn check(&self) -> Result<(), Contradiction> {
        self.contradictions().next().map_or(Ok(()), Err)
    }

    /// Every [`Contradiction`] among the fields.
    pub fn contradictions(&self) -> impl Iterator<Item = Contradiction> + use<> {
        let criteria = self.precedence.0;
        let is_repeated = |i: usize| criteria[i].is_some() && criteria[..i].contains(&criteria[i]);
        let lands_oddly =
            self.king_range == KingRange::One && self.king_landing != KingLanding::Any;
        let has_gap = criteria.windows(2).any(|pair| pair[0].is_none() && pair[1].is_some());
        [
            (self.rows == 0 || u32::from(self.rows) * 2 >= self.board.size(), Contradiction::Rows),
            (lands_oddly, Contradiction::LandingOfShortKing),
            ((0..criteria.len()).any(is_repeated), Contradiction::CriterionTwice),
            (has_gap, Contradiction::CriterionGap),
            ((1..10).contains(&self.no_progress), Contradiction::NoProgressTooShort),
        ]
        .into_iter()
        .filter_map(|(holds, contradiction)| holds.then_some(contradiction))
    }

    /// Where the published text of these rules speaks of `topic`, or that the
    /// players changed it.
    #[must_use]
    pub fn article(&self, topic: Topic) -> Article {
        let variant = self.base.variant();
        let changed =
            FIELDS.iter().any(|field| field.topic == topic && field.differs(self, &variant.rules));
        if changed { Article::HouseRule } else { variant.articles.of(topic) }
    }
}
