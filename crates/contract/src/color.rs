//! The two sides, and how squares are named.

use serde::{Deserialize, Serialize};

/// A side. Which colors the men really have, the leaflet says.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Color {
    White,
    Black,
}

impl From<damier_rules::Color> for Color {
    fn from(color: damier_rules::Color) -> Color {
        match color {
            damier_rules::Color::White => Color::White,
            damier_rules::Color::Black => Color::Black,
        }
    }
}

impl From<Color> for damier_rules::Color {
    fn from(color: Color) -> damier_rules::Color {
        match color {
            Color::White => damier_rules::Color::White,
            Color::Black => damier_rules::Color::Black,
        }
    }
}

/// How squares are named.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Notation {
    /// By numbers, as draughts players do.
    #[default]
    Numeric,
    /// By letter and number, as on a chessboard.
    Algebraic,
}

impl From<Notation> for damier_rules::Notation {
    fn from(notation: Notation) -> damier_rules::Notation {
        match notation {
            Notation::Numeric => damier_rules::Notation::Numeric,
            Notation::Algebraic => damier_rules::Notation::Algebraic,
        }
    }
}
