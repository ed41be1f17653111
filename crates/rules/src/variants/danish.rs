use super::{Base, JUMBO};
use crate::articles::{Article, Articles, Topic};
use crate::geometry::Geometry;
use crate::ruleset::{Promotion, Ruleset};

/// Danish dam, as Huisman & Hötte's leaflet of 1990 tells it.
pub const DANISH: Ruleset = Ruleset {
    base: Base::Danish,
    board: Geometry::Left8,         // opening, by the number of men
    rows: 3,                        // opening: 12 men each
    promotion: Promotion::Continue, // 2: crowned as soon as the row is reached
    ..JUMBO // backward captures: 1; flying kings: 3, 4; majority: 5; touch: 6; draw: 7
};

pub(super) const ARTICLES: Articles = Articles::new(&[
    (Topic::Board, Article::Opening),
    (Topic::FirstMove, Article::Opening),
    (Topic::TakingOff, Article::Opening),
    (Topic::ManMove, Article::Point(1)),
    (Topic::ManCapture, Article::Point(1)),
    (Topic::Promotion, Article::Point(2)),
    (Topic::KingMove, Article::Point(3)),
    (Topic::Compulsory, Article::Point(4)),
    (Topic::Jump, Article::Point(4)),
    (Topic::Finish, Article::Point(4)),
    (Topic::KingCapture, Article::Point(4)),
    (Topic::KingFinish, Article::Point(4)),
    (Topic::Precedence, Article::Point(5)),
    (Topic::EqualCaptures, Article::Point(5)),
    (Topic::Touch, Article::Point(6)),
    (Topic::Repetition, Article::Point(7)),
    (Topic::Win, Article::Point(8)),
]);
