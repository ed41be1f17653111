//! How the manual looks: the page's own colors and letters.

use std::fs;
use std::path::Path;

use crate::root;

const SHEET: &str = include_str!("manual.css");
const PAGE_SHEET: &str = "web/src/app.css";

/// What asks for which colors, as the page names them.
const LOOKS: [(&str, &str); 4] = [
    ("", ":root"),
    ("(prefers-color-scheme: dark)", ":root[data-scheme='dark']"),
    ("(prefers-contrast: more)", ":root[data-contrast='more']"),
    (
        "(prefers-contrast: more) and (prefers-color-scheme: dark)",
        ":root[data-contrast='more'][data-scheme='dark']",
    ),
];

/// The whole style sheet. The letters are those of the page, which has put them
/// into `assets`; where it was not built, others stand in for them.
pub(super) fn sheet(assets: &Path) -> Result<String, String> {
    let page = fs::read_to_string(root().join(PAGE_SHEET));
    let page = page.map_err(|error| format!("{PAGE_SHEET}: {error}"))?;
    let mut sheet = font(assets).unwrap_or_default();
    for (asked, selector) in LOOKS {
        let colors = colors(&page, selector);
        if colors.is_empty() {
            return Err(format!("{PAGE_SHEET} has no colors under {selector}"));
        }
        sheet += &match asked {
            "" => format!(":root {{\n{colors}}}\n"),
            asked => format!("@media {asked} {{\n:root {{\n{colors}}}\n}}\n"),
        };
    }
    Ok(sheet + SHEET)
}

/// The colors of a block that the manual uses, a line each.
fn colors(page: &str, selector: &str) -> String {
    let block = page.split_once(&format!("\n{selector} {{\n")).map(|(_, rest)| rest);
    let block = block.and_then(|rest| rest.split('}').next()).unwrap_or_default();
    let is_used = |line: &&str| {
        let name = line.split(':').next().unwrap_or_default();
        name.starts_with("--") && SHEET.contains(&format!("var({name})"))
    };
    block.lines().map(str::trim).filter(is_used).map(|line| format!("{line}\n")).collect()
}

/// The page's letters, under the name that its build gave them.
fn font(assets: &Path) -> Option<String> {
    let names = fs::read_dir(assets).ok()?.flatten();
    let mut names = names.filter_map(|entry| entry.file_name().into_string().ok());
    let file = names
        .find(|name| name.starts_with("literata-latin-wght-normal") && name.ends_with(".woff2"))?;
    Some(format!(
        "@font-face {{\nfont-family: 'Literata Variable';\nfont-display: swap;\n\
         font-weight: 200 900;\nsrc: url('../assets/{file}') format('woff2');\n}}\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_color_is_known_and_there_are_dark_ones() {
        let sheet = sheet(Path::new("no page was built")).expect("the colors of the page");
        for used in sheet.split("var(").skip(1).filter_map(|rest| rest.split(')').next()) {
            assert!(sheet.contains(&format!("{used}: ")), "{used}");
        }
        assert_eq!(sheet.matches("--paper: ").count(), 4);
        assert!(!sheet.contains("http") && !sheet.contains("@import"));
    }
}
