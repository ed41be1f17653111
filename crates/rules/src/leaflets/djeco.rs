//! Djeco's leaflet: blue men against green ones, and huffing. Its cover speaks
//! more languages than its text, of which we know two.

use super::{Figure, Leaflet, Reading, Text, jumbo};
use crate::articles::{Article, Articles, Topic};
use crate::color::ByColor;
use crate::editions::{Beginning, Crown, Edition, Tint};
use crate::variants::Base;

pub(super) const LEAFLET: Leaflet = Leaflet { editions: &[FRENCH, DUTCH], texts: &[TEXT] };

const FRENCH: Edition = Edition {
    id: "djeco-fr",
    language: "fr",
    country: "FR",
    publisher: "Djeco",
    title: "Dames – Draughts",
    players: Some(2),
    ages: Some((6, 99)),
    minutes: Some(15),
    printings: &[],
    base: Base::Djeco,
    theme: "djeco",
    men: ByColor { white: Tint::Blue, black: Tint::Green },
    squares: Tint::Red,
    beginning: Beginning::Unsaid,
    crown: Crown::OutOfPlay,
    allows_adjusting: false,
    ..jumbo::COMMON
};

const DUTCH: Edition = Edition {
    id: "djeco-nl",
    language: "nl",
    country: "NL",
    crown: Crown::AnyMan,
    readings: &[Reading::new(Topic::ManMove, "reading-forward-or-diagonal", &[])],
    ..FRENCH
};

const TEXT: Text = Text {
    counterpart: Some("hh-nl"),
    is_named_by_squares: true,
    // It is not said where it tells of kings: we read it where "the man" goes
    // on capturing "in the same way".
    passing: Topic::Finish,
    figures: &[
        Figure::new(1, Topic::ManMove, "scene-man-move"),
        Figure::new(2, Topic::KingMove, "scene-king-move"),
        Figure::new(3, Topic::ManCapture, "scene-capture-back"),
        Figure::new(4, Topic::Finish, "scene-finish"),
        Figure::new(5, Topic::KingCapture, "scene-king-capture"),
        Figure::new(6, Topic::KingFinish, "scene-king-turn"),
        Figure::new(7, Topic::Precedence, "scene-most-kings").saying("caption-three-men"),
    ],
    readings: &[
        Reading::new(Topic::Board, "reading-size-in-words", &[]),
        Reading::new(Topic::Board, "reading-orientation", &[]),
        Reading::new(Topic::Board, "reading-djeco-languages", &[]),
        Reading::new(Topic::FirstMove, "reading-colors", &[]),
        Reading::new(Topic::Promotion, "reading-djeco-crowning", &["continue", "stop"]),
        Reading::new(Topic::Promotion, "reading-crowned-at-once", &[]),
        Reading::new(Topic::KingMove, "reading-king-directions", &[]),
        Reading::new(Topic::KingCapture, "reading-landing", &["adjacent"]),
        Reading::new(Topic::KingFinish, "reading-king-goes-on", &[]),
        Reading::new(Topic::Removal, "reading-djeco-removal", &["during"]),
        Reading::new(Topic::Removal, "reading-jump-once", &[]),
        Reading::new(Topic::Precedence, "reading-either-captures", &[]),
        Reading::new(Topic::Failing, "reading-too-few", &["unfinished"]),
        Reading::new(Topic::Failing, "reading-demand", &["huff+demand"]),
        Reading::new(Topic::Failing, "reading-which-piece", &[]),
        Reading::new(Topic::Failing, "reading-friendly-referee", &[]),
        Reading::new(Topic::Repetition, "reading-djeco-repetition", &["same3"]),
        Reading::new(Topic::NoProgress, "reading-twenty-moves", &["no_progress=20"]),
        Reading::new(Topic::Agreement, "reading-agreement", &[]),
        Reading::new(Topic::Win, "reading-goal", &[]),
    ],
    ..Text::new(
        Base::Djeco,
        Articles::new(&[
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
        ]),
    )
};
