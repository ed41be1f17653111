use super::{Base, JUMBO};
use crate::articles::{Article, Articles, Topic};
use crate::ruleset::{Enforcement, Ruleset, Touch};

/// Djeco's 10×10 game with huffing. Its blue men are `White` here.
pub const DJECO: Ruleset = Ruleset {
    base: Base::Djeco,
    enforcement: Enforcement::Huff, // capturing: "souffler n'est pas jouer"
    touch: Touch::Free,             // not in the text
    no_progress: 40,                // ending: 20 moves each
    ..JUMBO
};

pub(super) const ARTICLES: Articles = Articles::new(&[
    (Topic::Aim, Article::Opening),
    (Topic::Board, Article::Opening),
    (Topic::FirstMove, Article::Opening),
    (Topic::ManMove, Article::Point(1)),
    (Topic::Promotion, Article::Point(1)),
    (Topic::KingMove, Article::Point(2)),
    (Topic::Compulsory, Article::Capturing),
    (Topic::Failing, Article::Capturing),
    (Topic::TakingOff, Article::Capturing),
    (Topic::ManCapture, Article::Point(3)),
    (Topic::Jump, Article::Point(3)),
    (Topic::Finish, Article::Point(4)),
    (Topic::KingCapture, Article::Point(5)),
    (Topic::KingFinish, Article::Point(6)),
    (Topic::Precedence, Article::Point(7)),
    (Topic::KingsCountOne, Article::Point(7)),
    (Topic::Win, Article::Ending),
    (Topic::Repetition, Article::Ending),
    (Topic::NoProgress, Article::Ending),
]);
