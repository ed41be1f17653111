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
    (Topic::ManMove, Article::Number(1)),
    (Topic::Promotion, Article::Number(2)),
    (Topic::KingMove, Article::Number(3)),
    (Topic::ManCapture, Article::Number(4)),
    (Topic::KingCapture, Article::Number(4)),
    (Topic::Compulsory, Article::Number(4)),
    (Topic::Finish, Article::Number(4)),
    (Topic::Removal, Article::Number(4)),
    (Topic::Precedence, Article::Number(5)),
    (Topic::Failing, Article::Number(6)),
    (Topic::Touch, Article::Number(6)),
    (Topic::Repetition, Article::Number(7)),
    (Topic::NoProgress, Article::Number(7)),
    (Topic::FewPieces, Article::Number(7)),
    (Topic::Win, Article::Number(8)),
]);
