//! Jumbo's leaflet: item number 12200 in two languages, and with a magnetic game
//! in four. The printings share their texts, and Huisman & Hötte printed the
//! first two of them again.

use super::{Figure, Leaflet, Reading, Text};
use crate::articles::{Article, Articles, Topic};
use crate::color::{ByColor, Color};
use crate::editions::{Beginning, Crown, Edition, Printing, Tint};
use crate::variants::Base;

pub(super) const LEAFLET: Leaflet =
    Leaflet { editions: &[DUTCH, FRENCH, GERMAN, ENGLISH], texts: &[TEXT, FRENCH_TEXT] };

/// What the editions share, and those of Huisman & Hötte with them.
pub(super) const COMMON: Edition = Edition {
    id: "jumbo-nl",
    language: "nl",
    country: "NL",
    publisher: "Koninklijke Jumbo B.V.",
    title: "Dammen",
    year: None,
    players: None,
    ages: None,
    minutes: None,
    printings: &[Printing::TwoLanguages, Printing::Magnetic],
    base: Base::Jumbo,
    theme: "jumbo",
    has_bare_numbers: false,
    men: ByColor { white: Tint::White, black: Tint::Black },
    squares: Tint::Dark,
    beginning: Beginning::Lot,
    crown: Crown::ByOpponent,
    allows_adjusting: true,
    readings: &[],
};

const DUTCH: Edition = Edition {
    readings: &[
        Reading::new(Topic::Board, "reading-size-in-words", &[]),
        Reading::new(Topic::Board, "reading-introduction", &[]),
        Reading::new(Topic::Finish, "reading-free-square-between", &[]),
        Reading::new(Topic::Finish, "reading-several", &[]),
        Reading::new(Topic::Precedence, "reading-kings-count-one", &[]),
    ],
    ..COMMON
};

const FRENCH: Edition = Edition {
    id: "jumbo-fr",
    language: "fr",
    country: "FR",
    title: "Jeu de dames",
    base: Base::JumboFr,
    squares: Tint::Black,
    readings: &[
        Reading::new(Topic::Board, "reading-size-in-words", &[]),
        Reading::new(Topic::Promotion, "reading-missing-ne", &[]),
        Reading::new(Topic::Precedence, "reading-kings-count-one", &[]),
    ],
    ..COMMON
};

const GERMAN: Edition = Edition {
    id: "jumbo-de",
    language: "de",
    country: "DE",
    title: "Damespiel",
    has_bare_numbers: true,
    squares: Tint::Black,
    readings: &[
        Reading::new(Topic::Board, "reading-size-in-words", &[]),
        Reading::new(Topic::Board, "reading-numbered-introduction", &[]),
        Reading::new(Topic::Precedence, "reading-kings-count-alike", &[]),
        Reading::new(Topic::Precedence, "reading-comes-first", &[]),
    ],
    ..MAGNETIC
};

const ENGLISH: Edition = Edition {
    id: "jumbo-en",
    language: "en",
    country: "GB",
    title: "Draughts",
    readings: &[
        Reading::new(Topic::Board, "reading-64-squares", &[]),
        Reading::new(Topic::Board, "reading-introduction", &[]),
        Reading::new(Topic::Finish, "reading-several", &[]),
        Reading::new(Topic::Precedence, "reading-kings-count-alike", &[]),
        Reading::new(Topic::Precedence, "reading-comes-first", &[]),
    ],
    ..MAGNETIC
};

const MAGNETIC: Edition =
    Edition { printings: &[Printing::Magnetic], beginning: Beginning::Coin, ..COMMON };

/// The text in Dutch, German and English.
const TEXT: Text = Text {
    counterpart: Some("djeco-fr"),
    is_named_by_squares: true,
    figures: &[
        Figure::new(1, Topic::Promotion, "scene-crown-passing").saying("caption-not-crowned"),
        Figure::new(1, Topic::Promotion, "scene-crown-capture").saying("caption-crowned"),
        Figure::new(2, Topic::Finish, "scene-finish").saying("caption-several-by-man"),
        Figure::new(3, Topic::KingFinish, "scene-king-line").saying("caption-several-by-king"),
    ],
    readings: &[
        Reading::new(Topic::Promotion, "reading-crowned-at-once", &[]),
        Reading::new(Topic::KingCapture, "reading-landing", &["adjacent"]),
        Reading::new(Topic::KingFinish, "reading-king-turns", &[]),
        Reading::new(Topic::Removal, "reading-removal", &["during"]),
        Reading::new(Topic::Removal, "reading-jump-once", &[]),
        Reading::new(Topic::Precedence, "reading-whole-capture", &[]),
        Reading::new(Topic::Failing, "reading-no-sanction", &["huff"]),
        Reading::new(Topic::Touch, "reading-touch", &["touch-free"]),
        Reading::new(Topic::Repetition, "reading-repetition", &["return2", "return2/unguarded"]),
        Reading::new(Topic::Agreement, "reading-no-limit", &["no_progress=50", "no_progress=80"]),
        Reading::new(Topic::Agreement, "reading-resigning", &[]),
        Reading::new(Topic::Win, "reading-blocked", &[]),
    ],
    ..Text::new(
        Base::Jumbo,
        Articles::new(&[
            (Topic::Board, Article::Opening),
            (Topic::FirstMove, Article::Opening),
            (Topic::ManMove, Article::Number(1)),
            (Topic::ManCapture, Article::Number(1)),
            (Topic::Promotion, Article::Number(2)),
            (Topic::KingMove, Article::Number(3)),
            (Topic::Compulsory, Article::Number(4)),
            (Topic::Jump, Article::Number(4)),
            (Topic::TakingOff, Article::Number(4)),
            (Topic::Finish, Article::Number(4)),
            (Topic::KingCapture, Article::Number(4)),
            (Topic::KingFinish, Article::Number(4)),
            (Topic::Precedence, Article::Number(5)),
            (Topic::EqualCaptures, Article::Number(5)),
            (Topic::Touch, Article::Number(6)),
            (Topic::Repetition, Article::Number(7)),
            (Topic::Win, Article::Number(8)),
        ]),
    )
};

/// The text in French. Only its opening says that captured pieces leave the
/// board, and its article 1 does not say how far a man moves.
const FRENCH_TEXT: Text = Text {
    counterpart: Some("djeco-fr"),
    is_named_by_squares: true,
    says_how_far_men_move: false,
    figures: &[
        Figure::new(1, Topic::Promotion, "scene-crown-passing").saying("caption-not-in-passing"),
        Figure::new(2, Topic::Finish, "scene-finish")
            .saying("caption-black-man")
            .with(Color::Black),
        Figure::new(3, Topic::KingFinish, "scene-king-line")
            .saying("caption-black-king")
            .with(Color::Black),
    ],
    readings: &[
        Reading::new(Topic::ManMove, "reading-one-square", &[]),
        Reading::new(Topic::Promotion, "reading-crowned-at-once", &[]),
        Reading::new(Topic::KingCapture, "reading-distance-and-landing", &["adjacent"]),
        Reading::new(Topic::KingFinish, "reading-king-turns", &[]),
        Reading::new(Topic::Removal, "reading-removal", &["during"]),
        Reading::new(Topic::Removal, "reading-jump-once", &[]),
        Reading::new(Topic::Precedence, "reading-whole-capture", &[]),
        Reading::new(Topic::Failing, "reading-no-sanction", &["huff"]),
        Reading::new(Topic::Touch, "reading-touch", &["touch-free"]),
        Reading::new(Topic::Repetition, "reading-claim", &["repetition_draw=automatic"]),
        Reading::new(Topic::Agreement, "reading-no-limit", &["no_progress=50", "no_progress=80"]),
        Reading::new(Topic::Agreement, "reading-resigning", &[]),
        Reading::new(Topic::Win, "reading-blocked", &[]),
    ],
    ..Text::new(
        Base::JumboFr,
        Articles::new(&[
            (Topic::Board, Article::Opening),
            (Topic::FirstMove, Article::Opening),
            (Topic::TakingOff, Article::Opening),
            (Topic::ManMove, Article::Number(1)),
            (Topic::ManCapture, Article::Number(1)),
            (Topic::Promotion, Article::Number(2)),
            (Topic::KingMove, Article::Number(3)),
            (Topic::Compulsory, Article::Number(4)),
            (Topic::Jump, Article::Number(4)),
            (Topic::Finish, Article::Number(4)),
            (Topic::KingCapture, Article::Number(4)),
            (Topic::KingFinish, Article::Number(4)),
            (Topic::Precedence, Article::Number(5)),
            (Topic::EqualCaptures, Article::Number(5)),
            (Topic::Touch, Article::Number(6)),
            (Topic::Repetition, Article::Number(7)),
            (Topic::Win, Article::Number(8)),
        ]),
    )
};
