use damier_rules::{Bitboard, Color, Piece, Position, Role, Ruleset, variants};

/// How the board is drawn.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Style {
    /// With terminal colors.
    Colors,
    /// With letters only.
    Plain,
}

const RESET: &str = "\x1b[0m";
const LIGHT: &str = "\x1b[48;5;223m";
const DARK: &str = "\x1b[48;5;94m";
const DARK_RED: &str = "\x1b[48;5;124m";
const MARKED: &str = "\x1b[48;5;136m";

/// Draws a position, seen from the side of `bottom`; `marked` squares stand out.
pub(super) fn draw(
    pos: &Position,
    rules: &Ruleset,
    bottom: Color,
    marked: Bitboard,
    style: Style,
) -> String {
    let size = rules.board.size();
    let mut text = String::new();
    for line in 0..size {
        let row = if bottom == Color::White {
            line
        } else {
            size - 1 - line
        };
        text.push_str("  ");
        let mut numbers = String::new();
        for place in 0..size {
            let column = if bottom == Color::White {
                place
            } else {
                size - 1 - place
            };
            let square = rules.board.at(row, column);
            let piece = square.and_then(|sq| pos.piece_at(sq));
            let is_marked = square.is_some_and(|sq| marked.contains(sq));
            text.push_str(&cell(piece, square.is_some(), is_marked, rules, style));
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

fn cell(
    piece: Option<Piece>,
    playable: bool,
    marked: bool,
    rules: &Ruleset,
    style: Style,
) -> String {
    match style {
        Style::Plain => {
            let symbol = match piece {
                Some(Piece {
                    color: Color::White,
                    role: Role::Man,
                }) => 'w',
                Some(Piece {
                    color: Color::White,
                    role: Role::King,
                }) => 'W',
                Some(Piece {
                    color: Color::Black,
                    role: Role::Man,
                }) => 'b',
                Some(Piece {
                    color: Color::Black,
                    role: Role::King,
                }) => 'B',
                None if playable => '.',
                None => ' ',
            };
            format!("{symbol}{}", if marked { '*' } else { ' ' })
        }
        Style::Colors => {
            let blue_and_green = rules.base == variants::DJECO.base;
            let ground = match (playable, marked, blue_and_green) {
                (false, ..) => LIGHT,
                (true, true, _) => MARKED,
                (true, false, true) => DARK_RED,
                (true, false, false) => DARK,
            };
            // A king is a second man put on top.
            let symbol = match piece {
                None => "   ".to_owned(),
                Some(piece) => {
                    let ink = match (piece.color, blue_and_green) {
                        (Color::White, false) => "\x1b[38;5;231m",
                        (Color::Black, false) => "\x1b[38;5;16m",
                        (Color::White, true) => "\x1b[38;5;39m",
                        (Color::Black, true) => "\x1b[38;5;46m",
                    };
                    let shape = if piece.role == Role::King {
                        " ⛃ "
                    } else {
                        " ⛂ "
                    };
                    let shape = match (piece.color, piece.role) {
                        (Color::White, Role::Man) => " ⛀ ",
                        (Color::White, Role::King) => " ⛁ ",
                        (Color::Black, _) => shape,
                    };
                    format!("{ink}{shape}")
                }
            };
            format!("{ground}{symbol}")
        }
    }
}
