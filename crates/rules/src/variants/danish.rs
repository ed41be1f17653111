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
    (Topic::ManMove, Article::Number(1)),
    (Topic::ManCapture, Article::Number(1)),
    (Topic::Promotion, Article::Number(2)),
    (Topic::KingMove, Article::Number(3)),
    (Topic::KingCapture, Article::Number(4)),
    (Topic::Compulsory, Article::Number(4)),
    (Topic::Finish, Article::Number(4)),
    (Topic::Precedence, Article::Number(5)),
    (Topic::Touch, Article::Number(6)),
    (Topic::Repetition, Article::Number(7)),
    (Topic::Win, Article::Number(8)),
]);
