use super::{Base, INTERNATIONAL};
use crate::ruleset::{CaptureAxes, Criterion, Endings, Precedence, Ruleset};

/// Frisian draughts: captures along rows and columns too, by value, and a king
/// that rests after three moves.
pub const FRISIAN: Ruleset = Ruleset {
    base: Base::Frisian,
    capture_axes: CaptureAxes::All,
    precedence: Precedence([Some(Criterion::FrisianValue), Some(Criterion::WithKing), None, None]),
    king_walk: 3,
    no_progress: 0,
    endings: Endings::Frisian,
    ..INTERNATIONAL
};

/// Frysk!: Frisian draughts with five men each.
pub const FRYSK: Ruleset = Ruleset { base: Base::Frysk, rows: 1, ..FRISIAN };
