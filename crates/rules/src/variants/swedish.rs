use super::{Base, JUMBO};
use crate::articles::{Article, Articles, Topic};
use crate::geometry::Geometry;
use crate::ruleset::{Enforcement, FewKings, KingLanding, Repetition, Ruleset};

/// Swedish dam, as Huisman & Hötte's leaflet of 1990 tells it.
pub const SWEDISH: Ruleset = Ruleset {
    base: Base::Swedish,
    board: Geometry::Left8,                 // opening
    rows: 3,                                // opening: 12 men each
    king_landing: KingLanding::Adjacent,    // 4
    enforcement: Enforcement::HuffOrDemand, // 6
    repetition: Repetition::None,           // 7 offers Return3 as an option
    no_progress: 40,                        // 7, an option that ends games
    few_kings: FewKings::Claim,             // 7
    ..JUMBO // backward captures and lifting: 4; majority: 5; touch: 6; crowning: 2
};

pub(super) const ARTICLES: Articles = Articles::new(&[
    (Topic::Board, Article::Opening),
    (Topic::FirstMove, Article::Opening),
    (Topic::TakingOff, Article::Opening),
    (Topic::ManMove, Article::Point(1)),
    (Topic::Promotion, Article::Point(2)),
    (Topic::KingMove, Article::Point(3)),
    (Topic::Compulsory, Article::Point(4)),
    (Topic::Finish, Article::Point(4)),
    (Topic::ManCapture, Article::Point(4)),
    (Topic::Jump, Article::Point(4)),
    (Topic::KingCapture, Article::Point(4)),
    (Topic::KingFinish, Article::Point(4)),
    (Topic::Removal, Article::Point(4)),
    (Topic::EndOfMove, Article::Point(4)),
    (Topic::Precedence, Article::Point(5)),
    (Topic::EqualCaptures, Article::Point(5)),
    (Topic::FreeAmongEquals, Article::Point(5)),
    (Topic::Failing, Article::Point(6)),
    (Topic::Touch, Article::Point(6)),
    (Topic::FewPieces, Article::Point(7)),
    (Topic::NoProgress, Article::Point(7)),
    (Topic::Repetition, Article::Point(7)),
    (Topic::Win, Article::Point(8)),
]);
