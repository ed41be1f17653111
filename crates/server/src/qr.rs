//! An address as a QR code: as a picture for the page, and as characters for a
//! terminal. Always dark on light with a quiet border: many cameras read nothing
//! else.

use qrcodegen::{QrCode, QrCodeEcc};

const BORDER: i32 = 4;

/// As an SVG.
pub(crate) fn svg(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let fields = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let path: String = fields
        .filter(|(x, y)| code.get_module(*x, *y))
        .map(|(x, y)| format!("M{},{}h1v1h-1z", x + BORDER, y + BORDER))
        .collect();
    let side = size + 2 * BORDER;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0,0h{side}v{side}h-{side}z\"/>\
         <path d=\"{path}\"/></svg>\n"
    ))
}

/// For a terminal: two rows of fields in a line of characters, light ones drawn,
/// as most terminals are dark.
#[must_use]
pub fn qr_code_for_terminal(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let range = -2..code.size() + 2;
    let mut lines = String::new();
    for y in range.clone().step_by(2) {
        for x in range.clone() {
            // Outside of the code everything is light.
            lines.push(match (code.get_module(x, y), code.get_module(x, y + 1)) {
                (false, false) => '█',
                (false, true) => '▀',
                (true, false) => '▄',
                (true, true) => ' ',
            });
        }
        lines.push('\n');
    }
    Some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_show_the_same_fields() {
        let address = "https://club.example/damier/room/0123456789abcdefghjkmnpqrs";
        let svg = svg(address).expect("a picture");
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        let lines = qr_code_for_terminal(address).expect("characters");
        let widths: Vec<usize> = lines.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{widths:?}");
        assert!(lines.lines().next().expect("a line").chars().all(|c| c == '█'), "a quiet border");
        assert_eq!(qr_code_for_terminal(&"x".repeat(4000)), None);
    }
}
