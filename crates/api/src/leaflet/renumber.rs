//! Positions and moves that are written for a board whose near left corner is
//! played on, for any board.

use damier_rules::{Corner, Geometry};

/// The same text for this board: where the near right corner is played on, the
/// board is seen in a mirror.
pub(crate) fn on_board(text: &str, board: Geometry) -> String {
    renumbered(text, |number| square(number, board))
}

/// The same for one square.
pub(crate) fn square(number: u32, board: Geometry) -> u32 {
    let per_row = board.size() / 2;
    match board.corner() {
        Corner::Left => number,
        Corner::Right => number + per_row - 1 - 2 * ((number - 1) % per_row),
    }
}

/// The same text with other square numbers.
pub(crate) fn renumbered(text: &str, number: impl Fn(u32) -> u32) -> String {
    let mut renumbered = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, digits) = rest.split_at(start);
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        renumbered.push_str(before);
        renumbered.push_str(
            &digits[..end].parse().map_or_else(|_| String::new(), |n| number(n).to_string()),
        );
        rest = &digits[end..];
    }
    renumbered + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_read_from_its_other_end() {
        assert_eq!(on_board("W:WK29,22:B5 29x18{22}", Geometry::Right8), "W:WK32,23:B8 32x19{23}");
        assert_eq!(on_board("black 46-41", Geometry::Right10), "black 50-45");
        assert_eq!(on_board("W:W22:B5", Geometry::Left8), "W:W22:B5");
    }
}
