//! The leaflet that Huisman & Hötte printed in 1990: seven languages, and in
//! each the game that is played where it is spoken. The Dutch and the French
//! text are those of Jumbo's leaflet.

use super::{Figure, Leaflet, Reading, Text, jumbo};
use crate::articles::{Article, Articles, Topic};
use crate::editions::{Beginning, Crown, Edition, Tint};
use crate::variants::Base;

pub(super) const LEAFLET: Leaflet = Leaflet {
    editions: &[
        Edition {
            readings: &[
                Reading::new(Topic::Board, "reading-size", &[]),
                Reading::new(Topic::Board, "reading-introduction", &[]),
                Reading::new(Topic::Finish, "reading-free-square-between", &[]),
                Reading::new(Topic::Finish, "reading-several", &[]),
                Reading::new(Topic::Precedence, "reading-pieces-count-one", &[]),
            ],
            ..COMMON
        },
        Edition {
            id: "hh-fr",
            language: "fr",
            country: "FR",
            title: "Jeu de dames",
            base: Base::JumboFr,
            squares: Tint::Black,
            readings: &[
                Reading::new(Topic::Board, "reading-size", &[]),
                Reading::new(Topic::Board, "reading-fold", &[]),
                Reading::new(Topic::Precedence, "reading-kings-count-one", &[]),
            ],
            ..COMMON
        },
        Edition {
            id: "hh-gb",
            language: "en",
            country: "GB",
            title: "Draughts",
            players: Some(2),
            base: Base::English,
            squares: Tint::Black,
            beginning: Beginning::Unsaid,
            crown: Crown::Captured,
            allows_adjusting: false,
            ..COMMON
        },
        Edition {
            id: "hh-sv",
            language: "sv",
            country: "SE",
            title: "Dam",
            base: Base::Swedish,
            squares: Tint::Black,
            ..COMMON
        },
        Edition {
            id: "hh-da",
            language: "da",
            country: "DK",
            title: "Dam",
            base: Base::Danish,
            ..COMMON
        },
        Edition {
            id: "hh-nb",
            language: "nb",
            country: "NO",
            title: "Dam",
            base: Base::Norwegian,
            ..COMMON
        },
        Edition {
            id: "hh-fi",
            language: "fi",
            country: "FI",
            title: "Tammi",
            base: Base::Finnish,
            squares: Tint::Black,
            crown: Crown::SameColor,
            // Its text does not speak of it.
            allows_adjusting: false,
            ..COMMON
        },
    ],
    texts: &[ENGLISH, SWEDISH, DANISH, NORWEGIAN, FINNISH],
};

const COMMON: Edition = Edition {
    id: "hh-nl",
    publisher: "Koninklijke Huisman en Hötte nv",
    year: Some(1990),
    printings: &[],
    theme: "hh",
    ..jumbo::COMMON
};

const ENGLISH: Text = Text {
    counterpart: Some("hh-fi"),
    figures: &[
        Figure::new(1, Topic::FirstMove, "scene-start").saying("caption-start"),
        Figure::new(2, Topic::Promotion, "scene-crown-chain").saying("caption-ends-in-promotion"),
    ],
    readings: &[
        Reading::new(Topic::Board, "reading-white-squares", &[]),
        Reading::new(Topic::FirstMove, "reading-who-is-black", &[]),
        Reading::new(Topic::ManCapture, "reading-men-take-kings", &["man_takes_king=no"]),
        Reading::new(Topic::Promotion, "reading-crowned-at-once", &[]),
        Reading::new(Topic::TakingOff, "reading-jump-once", &[]),
        Reading::new(Topic::Failing, "reading-withdraw", &["strict"]),
        Reading::new(Topic::Failing, "reading-friendly-referee", &[]),
        Reading::new(
            Topic::Agreement,
            "reading-only-agreed",
            &["rep3/repetition_draw=claim", "no_progress=80/no_progress_draw=claim"],
        ),
        Reading::new(Topic::Agreement, "reading-resigning", &[]),
    ],
    ..Text::new(
        Base::English,
        Articles::new(&[
            (Topic::Board, Article::Opening),
            (Topic::FirstMove, Article::Opening),
            (Topic::ManMove, Article::Number(1)),
            (Topic::ManCapture, Article::Number(2)),
            (Topic::Jump, Article::Number(2)),
            (Topic::TakingOff, Article::Number(2)),
            (Topic::Compulsory, Article::Number(3)),
            (Topic::Finish, Article::Number(3)),
            (Topic::KingFinish, Article::Number(3)),
            (Topic::Precedence, Article::Number(3)),
            (Topic::Promotion, Article::Number(4)),
            (Topic::KingMove, Article::Number(4)),
            (Topic::KingCapture, Article::Number(4)),
            (Topic::Failing, Article::Number(5)),
            (Topic::Win, Article::Number(6)),
            (Topic::Agreement, Article::Number(6)),
        ]),
    )
};

const SWEDISH: Text = Text {
    offers_draws: true,
    figures: &[
        Figure::new(1, Topic::Promotion, "scene-crown-passing"),
        Figure::new(2, Topic::Finish, "scene-finish"),
    ],
    readings: &[
        Reading::new(Topic::Board, "reading-no-official-rules", &[]),
        Reading::new(Topic::Board, "reading-swedish-introduction", &[]),
        Reading::new(Topic::ManCapture, "reading-swedish-back", &["forward"]),
        Reading::new(Topic::Promotion, "reading-crowned-at-once", &[]),
        Reading::new(Topic::Compulsory, "reading-may-must", &[]),
        Reading::new(Topic::KingCapture, "reading-swedish-landing", &["king_landing=any"]),
        Reading::new(Topic::KingFinish, "reading-king-turns", &[]),
        Reading::new(Topic::Removal, "reading-jump-once", &[]),
        Reading::new(Topic::EndOfMove, "reading-hand", &[]),
        Reading::new(Topic::Failing, "reading-too-few", &["unfinished"]),
        Reading::new(Topic::Failing, "reading-which-piece", &[]),
        Reading::new(Topic::Failing, "reading-inattention", &[]),
        Reading::new(Topic::Failing, "reading-friendly-referee", &[]),
        Reading::new(Topic::Touch, "reading-swedish-touched", &[]),
        Reading::new(Topic::Touch, "reading-touch", &["touch-free"]),
        Reading::new(Topic::Repetition, "reading-swedish-return", &["return3"]),
        Reading::new(
            Topic::NoProgress,
            "reading-swedish-twenty",
            &["no_progress=20", "no_progress=0"],
        ),
        Reading::new(Topic::FewPieces, "reading-few-kings", &["few_kings=automatic", "play-on"]),
        Reading::new(Topic::Agreement, "reading-agreement", &[]),
    ],
    ..Text::new(
        Base::Swedish,
        Articles::new(&[
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
        ]),
    )
};

const DANISH: Text = Text {
    figures: &[
        Figure::new(1, Topic::ManCapture, "scene-capture-back"),
        Figure::new(2, Topic::KingMove, "scene-king-move"),
    ],
    readings: &[
        Reading::new(Topic::Board, "reading-size", &[]),
        Reading::new(Topic::Promotion, "reading-danish-crowning", &["end", "stop"]),
        Reading::new(Topic::Promotion, "reading-crowned-at-once", &[]),
        Reading::new(Topic::Compulsory, "reading-may-must", &[]),
        Reading::new(Topic::Finish, "reading-one-free-square", &[]),
        Reading::new(Topic::KingCapture, "reading-distance-and-landing", &["adjacent"]),
        Reading::new(Topic::KingFinish, "reading-king-turns", &[]),
        Reading::new(Topic::Removal, "reading-removal", &["during"]),
        Reading::new(Topic::Removal, "reading-jump-once", &[]),
        Reading::new(Topic::Precedence, "reading-kings-count-alike", &[]),
        Reading::new(Topic::Precedence, "reading-danish-most", &["free"]),
        Reading::new(Topic::Failing, "reading-no-sanction", &["huff"]),
        Reading::new(Topic::Touch, "reading-touch", &["touch-free"]),
        Reading::new(Topic::Repetition, "reading-repetition", &["return2", "return2/unguarded"]),
        Reading::new(Topic::Agreement, "reading-no-limit", &["no_progress=50", "no_progress=80"]),
        Reading::new(Topic::Agreement, "reading-resigning", &[]),
        Reading::new(Topic::Win, "reading-blocked", &[]),
    ],
    ..Text::new(
        Base::Danish,
        Articles::new(&[
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
        ]),
    )
};

const NORWEGIAN: Text = Text {
    figures: &[
        Figure::new(1, Topic::Promotion, "scene-crown"),
        Figure::new(2, Topic::Compulsory, "scene-compulsory"),
        Figure::new(3, Topic::KingCapture, "scene-king-four"),
    ],
    readings: &[
        Reading::new(Topic::Board, "reading-size-and-men", &[]),
        Reading::new(Topic::ManMove, "reading-cut-off", &[]),
        Reading::new(Topic::ManCapture, "reading-norwegian-back", &["backward"]),
        Reading::new(Topic::Promotion, "reading-norwegian-row", &[]),
        Reading::new(Topic::Promotion, "reading-norwegian-crowning", &["continue"]),
        Reading::new(Topic::Promotion, "reading-crowned-at-once", &[]),
        Reading::new(Topic::KingMove, "reading-norwegian-king", &["flying"]),
        Reading::new(Topic::Compulsory, "reading-may-must", &[]),
        Reading::new(Topic::TakingOff, "reading-jump-once", &[]),
        Reading::new(Topic::Precedence, "reading-kings-count-alike", &[]),
        Reading::new(Topic::Precedence, "reading-whole-capture", &[]),
        Reading::new(Topic::Precedence, "reading-norwegian-most", &["free"]),
        Reading::new(Topic::Failing, "reading-norwegian-withdraw", &["strict"]),
        Reading::new(Topic::Failing, "reading-friendly-referee", &[]),
        Reading::new(Topic::Touch, "reading-touch", &["touch-free"]),
        Reading::new(Topic::Repetition, "reading-norwegian-return", &["unguarded", "rep3"]),
        Reading::new(Topic::Agreement, "reading-no-limit", &["no_progress=50", "no_progress=80"]),
        Reading::new(Topic::Agreement, "reading-resigning", &[]),
        Reading::new(Topic::Win, "reading-blocked", &[]),
        Reading::new(Topic::Win, "reading-no-winner", &[]),
    ],
    ..Text::new(
        Base::Norwegian,
        Articles::new(&[
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
        ]),
    )
};

const FINNISH: Text = Text {
    figures: &[
        Figure::new(1, Topic::Promotion, "scene-crown-passing").saying("caption-finnish-left"),
        Figure::new(1, Topic::Promotion, "scene-crown-capture").saying("caption-finnish-right"),
        Figure::new(2, Topic::Finish, "scene-finish").saying("caption-finnish-row"),
        Figure::new(3, Topic::KingFinish, "scene-king-line").saying("caption-finnish-king-row"),
    ],
    readings: &[
        Reading::new(Topic::Board, "reading-size-by-rows", &[]),
        Reading::new(Topic::ManCapture, "reading-finnish-one-square", &[]),
        Reading::new(Topic::Promotion, "reading-finnish-crowning", &["stop"]),
        Reading::new(Topic::Promotion, "reading-crowned-at-once", &[]),
        Reading::new(Topic::Finish, "reading-finnish-several", &[]),
        Reading::new(Topic::KingCapture, "reading-finnish-landing", &["adjacent"]),
        Reading::new(Topic::KingCapture, "reading-finnish-caption", &[]),
        Reading::new(Topic::KingFinish, "reading-king-turns", &[]),
        Reading::new(Topic::KingFinish, "reading-king-lands", &[]),
        Reading::new(Topic::Removal, "reading-removal", &["during"]),
        Reading::new(Topic::Removal, "reading-jump-once", &[]),
        Reading::new(Topic::Precedence, "reading-finnish-choice", &[]),
        Reading::new(Topic::Failing, "reading-no-sanction", &["huff"]),
        Reading::new(Topic::Touch, "reading-touch", &["touch-free"]),
        Reading::new(Topic::Touch, "reading-adjusting", &[]),
        Reading::new(Topic::Repetition, "reading-finnish-return", &["unguarded", "rep3"]),
        Reading::new(Topic::Repetition, "reading-same-move", &[]),
        Reading::new(Topic::Agreement, "reading-no-limit", &["no_progress=50", "no_progress=80"]),
        Reading::new(Topic::Agreement, "reading-resigning", &[]),
    ],
    ..Text::new(
        Base::Finnish,
        Articles::new(&[
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
        ]),
    )
};
