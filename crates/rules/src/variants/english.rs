use super::{Base, JUMBO};
use crate::articles::{Article, Articles, Topic};
use crate::color::Color;
use crate::geometry::Geometry;
use crate::ruleset::{
    Enforcement, KingRange, ManCaptures, Precedence, Promotion, Repetition, Ruleset, Touch,
};

/// English draughts, as Huisman & Hötte's leaflet of 1990 tells it.
pub const ENGLISH: Ruleset = Ruleset {
    base: Base::English,
    board: Geometry::Left8,             // opening
    rows: 3,                            // opening: 12 men each
    first: Color::Black,                // opening
    man_captures: ManCaptures::Forward, // 2
    king_range: KingRange::One,         // 4
    precedence: Precedence::FREE,       // 3
    promotion: Promotion::Stop,         // 4
    enforcement: Enforcement::Withdraw, // 5
    touch: Touch::Free,                 // not in the text
    repetition: Repetition::None,       // 6: a draw only by agreement
    ..JUMBO
};

pub(super) const ARTICLES: Articles = Articles::new(&[
    (Topic::Board, Article::Opening),
    (Topic::FirstMove, Article::Opening),
    (Topic::ManMove, Article::Number(1)),
    (Topic::ManCapture, Article::Number(2)),
    (Topic::Jump, Article::Number(2)),
    (Topic::TakingOff, Article::Number(2)),
    (Topic::Compulsory, Article::Number(3)),
    (Topic::Finish, Article::Number(3)),
    (Topic::KingFinish, Article::Number(3)),
    (Topic::Precedence, Article::Number(3)),
    (Topic::Promotion, Article::Number(4)),
    (Topic::KingMove, Article::Number(4)),
    (Topic::KingCapture, Article::Number(4)),
    (Topic::Failing, Article::Number(5)),
    (Topic::Win, Article::Number(6)),
    (Topic::Agreement, Article::Number(6)),
]);
