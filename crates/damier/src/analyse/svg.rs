//! The course of games as a picture.

use std::fmt::Write;

use damier_coach::Mark;
use damier_locale::Texts;
use damier_rules::Color;

use super::games::{Course, Row};
use super::study::chances;

const WIDTH: f64 = 860.0;
const PANEL: f64 = 320.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 44.0;

/// Colors without variables, which not every viewer of pictures knows.
const STYLE: &str = "
  text { font-family: system-ui, sans-serif; font-size: 13px; fill: #6d675e; }
  .title { font-size: 17px; font-weight: 600; fill: #26231f; }
  .side { font-weight: 600; fill: #26231f; stroke: #ded5c3; }
  .side { stroke-width: 3; stroke-linejoin: round; paint-order: stroke; }
  .paper { fill: #fbfaf7; }
  .field { fill: #ded5c3; }
  .white { fill: #fffdf6; }
  .black { fill: #4a4036; }
  .curve { fill: none; stroke: #b4542d; stroke-width: 2; stroke-linejoin: round; }
  .grid { stroke: #8d8474; stroke-width: 1; }
  .mark { stroke: #fbfaf7; stroke-width: 1.5; }
  .doubtful { fill: #e0a21b; }
  .mistake { fill: #e0701b; }
  .blunder { fill: #cf2f2f; }
  @media (prefers-color-scheme: dark) {
    text { fill: #a59d91; }
    .title, .side { fill: #ece7de; }
    .side { stroke: #4b453d; }
    .paper { fill: #1d1b19; }
    .field { fill: #4b453d; }
    .white { fill: #e8dfcc; }
    .black { fill: #12100e; }
    .curve { stroke: #f08a5d; }
    .mark { stroke: #1d1b19; }
    .doubtful { fill: #f0b93a; }
    .mistake { fill: #f0883a; }
    .blunder { fill: #f05a5a; }
  }
";

/// Draws the games one under the other: White's chances from move to move.
pub(super) fn draw(courses: &[Course], texts: &Texts) -> String {
    let drawn: Vec<&Course> = courses.iter().filter(|course| !course.rows.is_empty()).collect();
    let height = PANEL * drawn.len().max(1) as f64;
    let title = match courses {
        [only] => escaped(&only.title),
        _ => "Damier".to_owned(),
    };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\" role=\"img\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n"
    );
    for (i, course) in drawn.iter().enumerate() {
        let panel = Panel { course, texts };
        let _ = writeln!(out, "<g transform=\"translate(0 {})\">", PANEL * i as f64);
        panel.draw_frame(&mut out);
        panel.draw_curve(&mut out);
        panel.draw_numbers(&mut out);
        panel.draw_marks(&mut out);
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

struct Panel<'a> {
    course: &'a Course,
    texts: &'a Texts,
}

impl Panel<'_> {
    /// Where the position after so many plies is drawn.
    fn x(&self, plies: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * plies as f64 / self.course.rows.len() as f64
    }

    fn draw_frame(&self, out: &mut String) {
        let (course, texts) = (self.course, self.texts);
        let (width, height) = (WIDTH - LEFT - RIGHT, PANEL - TOP - BOTTOM);
        text(out, "title", LEFT, 26.0, "start", &course.title);
        text(out, "sub", LEFT, 46.0, "start", &texts.ruleset_title(&course.rules));
        let _ = writeln!(
            out,
            "<rect class=\"field\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{width}\" height=\"{height}\"/>"
        );
        for share in [1.0, 0.75, 0.5, 0.25, 0.0] {
            text(out, "axis", LEFT - 8.0, y(share) + 4.0, "end", &chances(texts, share));
        }
    }

    fn draw_curve(&self, out: &mut String) {
        let curve = self.curve();
        let (middle, right) = (y(0.5), WIDTH - RIGHT);
        let points = |bounded: &dyn Fn(f64) -> f64| {
            let points = curve.iter().map(|&(x, share)| format!("{x:.1},{:.1}", y(bounded(share))));
            points.collect::<Vec<String>>().join(" ")
        };
        let above = points(&|share| share.max(0.5));
        let below = points(&|share| share.min(0.5));
        for (class, points) in [("white", above), ("black", below)] {
            let _ = writeln!(
                out,
                "<polygon class=\"{class}\" points=\"{LEFT},{middle} {points} {right},{middle}\"/>"
            );
        }
        let points = points(&|share| share);
        let _ = writeln!(
            out,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{middle}\" x2=\"{right}\" y2=\"{middle}\"/>\n\
             <polyline class=\"curve\" points=\"{points}\"/>"
        );
        let name = |color| self.texts.color(color, &self.course.rules);
        text(out, "side", LEFT + 10.0, y(1.0) + 20.0, "start", &name(Color::White));
        text(out, "side", LEFT + 10.0, y(0.0) - 10.0, "start", &name(Color::Black));
    }

    /// White's share of the points at every place, and wherever the curve
    /// crosses the middle.
    fn curve(&self) -> Vec<(f64, f64)> {
        let rows = &self.course.rows;
        let start = rows.iter().take(1).map(|row| row.before.expectation(Color::White));
        let later = rows.iter().map(|row| row.after.expectation(Color::White));
        let mut curve: Vec<(f64, f64)> = Vec::new();
        for (plies, share) in start.chain(later).enumerate() {
            let x = self.x(plies);
            if let Some(&(last_x, last)) = curve.last()
                && (last - 0.5) * (share - 0.5) < 0.0
            {
                let way = (0.5 - last) / (share - last);
                curve.push((last_x + (x - last_x) * way, 0.5));
            }
            curve.push((x, share));
        }
        curve
    }

    fn draw_numbers(&self, out: &mut String) {
        let last = self.course.rows.last().map_or(1, |row| row.number);
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| last / step <= 16);
        let step = step.unwrap_or(1000);
        for (ply, row) in self.course.rows.iter().enumerate() {
            let is_due = row.number == 1 || row.number.is_multiple_of(step);
            if is_due && row.player == self.course.rules.first {
                let number = row.number.to_string();
                text(out, "axis", self.x(ply + 1), y(0.0) + 18.0, "middle", &number);
            }
        }
        let label = self.texts.get("analysis-move");
        text(out, "axis", WIDTH - RIGHT, y(0.0) + 36.0, "end", &label);
    }

    fn draw_marks(&self, out: &mut String) {
        for (ply, row) in self.course.rows.iter().enumerate() {
            let Some(mark) = row.mark else { continue };
            let class = match mark {
                Mark::Doubtful => "doubtful",
                Mark::Mistake => "mistake",
                Mark::Blunder => "blunder",
            };
            let (x, y) = (self.x(ply + 1), y(row.after.expectation(Color::White)));
            let note = escaped(&self.note(row, mark));
            let _ = writeln!(
                out,
                "<circle class=\"mark {class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\">\
                 <title>{note}</title></circle>"
            );
        }
    }

    fn note(&self, row: &Row, mark: Mark) -> String {
        let dots = if row.player == self.course.rules.first { "." } else { "…" };
        let better = row.better.as_deref().unwrap_or_default();
        let better = self.texts.format("analysis-better-move", &[("move", better)]);
        format!("{}{dots} {} {} ({better})", row.number, row.name, mark.sign())
    }
}

fn y(share: f64) -> f64 {
    TOP + (PANEL - TOP - BOTTOM) * (1.0 - share)
}

fn text(out: &mut String, class: &str, x: f64, y: f64, anchor: &str, content: &str) {
    let content = escaped(content);
    let _ = writeln!(
        out,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{content}</text>"
    );
}

/// A text that means nothing to XML.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn names_cannot_break_the_picture() {
        assert_eq!(escaped("a<b>&\"c'\u{7}"), "a&lt;b&gt;&amp;&quot;c&#39; ");
    }
}
