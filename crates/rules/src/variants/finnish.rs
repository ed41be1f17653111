use super::{Base, JUMBO};
use crate::articles::{Article, Articles, Topic};
use crate::color::Color;
use crate::geometry::Geometry;
use crate::ruleset::{ManCaptures, Precedence, Promotion, Repetition, Ruleset};

/// Finnish tammi, as Huisman & Hötte's leaflet of 1990 tells it.
pub const FINNISH: Ruleset = Ruleset {
    base: Base::Finnish,
    board: Geometry::Left8,             // opening, by the three rows
    rows: 3,                            // opening
    first: Color::Black,                // opening
    man_captures: ManCaptures::Forward, // 1
    precedence: Precedence::FREE,       // 5
    promotion: Promotion::Continue,     // 2 and the caption of diagram 1
    repetition: Repetition::Return2,    // 7
    ..JUMBO                             // flying kings: 3, 4; touch: 6
};

pub(super) const ARTICLES: Articles = Articles::new(&[
    (Topic::Board, Article::Opening),
    (Topic::FirstMove, Article::Opening),
    (Topic::ManMove, Article::Point(1)),
    (Topic::ManCapture, Article::Point(1)),
    (Topic::Promotion, Article::Point(2)),
    (Topic::KingMove, Article::Point(3)),
    (Topic::Compulsory, Article::Point(4)),
    (Topic::Jump, Article::Point(4)),
    (Topic::TakingOff, Article::Point(4)),
    (Topic::Finish, Article::Point(4)),
    (Topic::KingCapture, Article::Point(4)),
    (Topic::KingFinish, Article::Point(4)),
    (Topic::Precedence, Article::Point(5)),
    (Topic::EqualCaptures, Article::Point(5)),
    (Topic::Touch, Article::Point(6)),
    (Topic::Repetition, Article::Point(7)),
    (Topic::Win, Article::Point(8)),
]);
