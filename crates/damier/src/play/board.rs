use damier_rules::editions::{self, Edition, Tint};
use damier_rules::{Bitboard, Color, Piece, Position, Role, Ruleset};

/// How the board is drawn.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Style {
    /// With terminal colors.
    Colors,
    /// With letters only.
    Plain,
}

const RESET: &str = "\x1b[0m";
const LIGHT_SQUARE: &str = "\x1b[48;5;223m";
const MARKED_SQUARE: &str = "\x1b[48;5;136m";

/// Draws a position, seen from the side of `bottom`; `marked` squares stand out.
pub(super) fn draw(
    pos: &Position,
    rules: &Ruleset,
    bottom: Color,
    marked: Bitboard,
    style: Style,
) -> String {
    let size = rules.board.size();
    let look = editions::look_of(rules.base);
    let mut text = String::new();
    for line in 0..size {
        let row = if bottom == Color::White { line } else { size - 1 - line };
        text.push_str("  ");
        let mut numbers = String::new();
        for place in 0..size {
            let column = if bottom == Color::White { place } else { size - 1 - place };
            let square = rules.board.at(row, column);
            let piece = square.and_then(|sq| pos.piece_at(sq));
            let mark = square.is_some_and(|sq| marked.contains(sq));
            text.push_str(&match style {
                Style::Plain => plain_cell(piece, square.is_some(), mark),
                Style::Colors => colored_cell(piece, square.is_some(), mark, look),
            });
            if let Some(sq) = square {
                numbers.push_str(&format!("{:>3}", sq.number()));
            }
        }
        if style == Style::Colors {
            text.push_str(RESET);
        }
        text.push_str("  ");
        text.push_str(&numbers);
        text.push('\n');
    }
    text
}

fn plain_cell(piece: Option<Piece>, playable: bool, marked: bool) -> String {
    let symbol = match piece {
        Some(Piece { color: Color::White, role: Role::Man }) => 'w',
        Some(Piece { color: Color::White, role: Role::King }) => 'W',
        Some(Piece { color: Color::Black, role: Role::Man }) => 'b',
        Some(Piece { color: Color::Black, role: Role::King }) => 'B',
        None if playable => '.',
        None => ' ',
    };
    format!("{symbol}{}", if marked { '*' } else { ' ' })
}

fn colored_cell(piece: Option<Piece>, playable: bool, marked: bool, look: &Edition) -> String {
    let ground = match (playable, marked) {
        (false, _) => LIGHT_SQUARE,
        (true, true) => MARKED_SQUARE,
        (true, false) => square_color(look.squares),
    };
    let Some(piece) = piece else {
        return format!("{ground}   ");
    };
    // The sides differ in shape too, and a king shows the man on top of it. The
    // signs made for draughts are missing or cut off in many fonts.
    let sign = match (piece.color, piece.role) {
        (Color::White, Role::Man) => '○',
        (Color::White, Role::King) => '◎',
        (Color::Black, Role::Man) => '●',
        (Color::Black, Role::King) => '◉',
    };
    format!("{ground}{} {sign} ", ink(look.tint(piece.color)))
}

fn square_color(tint: Tint) -> &'static str {
    match tint {
        Tint::Red => "\x1b[48;5;124m",
        // Black men must be seen on black squares.
        Tint::Black => "\x1b[48;5;240m",
        _ => "\x1b[48;5;94m",
    }
}

fn ink(tint: Tint) -> &'static str {
    match tint {
        Tint::Black => "\x1b[38;5;16m",
        Tint::Blue => "\x1b[38;5;45m",
        Tint::Green => "\x1b[38;5;119m",
        _ => "\x1b[38;5;231m",
    }
}
