use damier_locale::Texts;
use damier_rules::Color;

use super::games::Course;

/// Lines above the middle, and as many below it.
const HEIGHT: usize = 5;
/// Columns for plies: with the scale beside them they fill a terminal.
const WIDTH: usize = 74;

/// White's chances after every move, as bars up and down from the middle.
pub(super) fn draw(course: &Course, texts: &Texts) -> Vec<String> {
    let values: Vec<f64> =
        course.rows.iter().map(|row| row.after.expectation(Color::White)).collect();
    let width = values.len().min(WIDTH);
    // A column for every ply, or the mean of a few in a long game.
    let columns: Vec<f64> = (0..width)
        .map(|column| {
            let plies = column * values.len() / width..(column + 1) * values.len() / width;
            let count = plies.len() as f64;
            values[plies].iter().sum::<f64>() / count
        })
        .collect();
    let name = |color| format!("     {}", texts.color(color, &course.rules));
    let mut lines = vec![name(Color::White)];
    for line in 0..HEIGHT {
        let scale = if line == 0 { " 100" } else { "" };
        let bars = columns.iter().map(|&value| bar(value, HEIGHT - 1 - line, '▄'));
        lines.push(format!("{scale:4}│{}", bars.collect::<String>()));
    }
    lines.push(format!("  50├{}", "─".repeat(columns.len())));
    for line in 0..HEIGHT {
        let scale = if line + 1 == HEIGHT { "   0" } else { "" };
        let bars = columns.iter().map(|&value| bar(1.0 - value, line, '▀'));
        lines.push(format!("{scale:4}│{}", bars.collect::<String>()));
    }
    lines.push(format!("     {}", numbers(course, width)));
    lines.push(name(Color::Black));
    lines
}

/// One place of a bar, so many places from the middle.
fn bar(value: f64, place: usize, half: char) -> char {
    let halves = ((value - 0.5) * 4.0 * HEIGHT as f64).round();
    let left = halves - 2.0 * place as f64;
    if left >= 2.0 {
        '█'
    } else if left >= 1.0 {
        half
    } else {
        ' '
    }
}

/// The numbers of the moves, under their columns.
fn numbers(course: &Course, width: usize) -> String {
    let mut line = String::new();
    for (ply, row) in course.rows.iter().enumerate() {
        let begins = row.player == course.rules.first;
        let column = ply * width / course.rows.len();
        let is_due = row.number == 1 || row.number.is_multiple_of(5);
        let length = line.chars().count();
        let has_room = length == 0 || column > length;
        if begins && is_due && has_room {
            line.push_str(&" ".repeat(column.saturating_sub(length)));
            line.push_str(&row.number.to_string());
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_grow_from_the_middle() {
        let column = |value: f64| -> String { (0..HEIGHT).map(|i| bar(value, i, '▄')).collect() };
        assert_eq!(column(0.5), "     ");
        assert_eq!(column(0.55), "▄    ");
        assert_eq!(column(0.8), "███  ");
        assert_eq!(column(1.0), "█████");
        assert_eq!(column(0.2), "     ");
    }
}
