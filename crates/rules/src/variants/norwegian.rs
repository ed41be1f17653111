use super::{Base, JUMBO};
use crate::articles::{Article, Articles, Topic};
use crate::geometry::Geometry;
use crate::ruleset::{
    Enforcement, KingRange, ManCaptures, Offence, Promotion, Repetition, Ruleset,
};

/// Norwegian dam, as Huisman & Hötte's leaflet of 1990 tells it.
pub const NORWEGIAN: Ruleset = Ruleset {
    base: Base::Norwegian,
    board: Geometry::Left8,             // as the other games of the leaflet
    rows: 3,                            // likewise
    man_captures: ManCaptures::Forward, // 4: only the king captures both ways
    king_range: KingRange::One,         // 3
    promotion: Promotion::Stop,         // 2
    enforcement: Enforcement::Withdraw, // 4
    offence: Offence::Unfinished,       // 4 speaks of not capturing, 5 has no sanction
    repetition: Repetition::Return3,    // 7
    ..JUMBO                             // majority: 5; touch: 6
};

pub(super) const ARTICLES: Articles = Articles::new(&[
    (Topic::Board, Article::Opening),
    (Topic::FirstMove, Article::Opening),
    (Topic::TakingOff, Article::Opening),
    (Topic::ManMove, Article::Point(1)),
    (Topic::Finish, Article::Point(1)),
    (Topic::KingFinish, Article::Point(1)),
    (Topic::Promotion, Article::Point(2)),
    (Topic::KingMove, Article::Point(3)),
    (Topic::Compulsory, Article::Point(4)),
    (Topic::ManCapture, Article::Point(4)),
    (Topic::Jump, Article::Point(4)),
    (Topic::KingCapture, Article::Point(4)),
    (Topic::Failing, Article::Point(4)),
    (Topic::Precedence, Article::Point(5)),
    (Topic::EqualCaptures, Article::Point(5)),
    (Topic::Touch, Article::Point(6)),
    (Topic::Repetition, Article::Point(7)),
    (Topic::Win, Article::Point(8)),
]);
