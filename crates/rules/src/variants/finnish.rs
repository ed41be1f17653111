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
    (Topic::ManMove, Article::Number(1)),
    (Topic::ManCapture, Article::Number(1)),
    (Topic::Promotion, Article::Number(2)),
    (Topic::KingMove, Article::Number(3)),
    (Topic::KingCapture, Article::Number(4)),
    (Topic::Compulsory, Article::Number(4)),
    (Topic::Finish, Article::Number(4)),
    (Topic::Removal, Article::Number(4)),
    (Topic::Precedence, Article::Number(5)),
    (Topic::Touch, Article::Number(6)),
    (Topic::Repetition, Article::Number(7)),
    (Topic::Win, Article::Number(8)),
]);
