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
    (Topic::Board, Article::Opening),
    (Topic::FirstMove, Article::Opening),
    (Topic::ManMove, Article::Number(1)),
    (Topic::Promotion, Article::Number(1)),
    (Topic::KingMove, Article::Number(2)),
    (Topic::ManCapture, Article::Number(3)),
    (Topic::Finish, Article::Number(4)),
    (Topic::KingCapture, Article::Number(5)),
    (Topic::KingFinish, Article::Number(6)),
    (Topic::Precedence, Article::Number(7)),
    (Topic::Compulsory, Article::Capturing),
    (Topic::Failing, Article::Capturing),
    (Topic::Repetition, Article::Ending),
    (Topic::NoProgress, Article::Ending),
    (Topic::Win, Article::Ending),
]);
