//! The manual: Markdown of `docs/manual`, written as pages into
//! `web/dist/manual`, where the server and a static site find it.
//!
//! Every address in it is relative, so that it works below any path; nothing in
//! it is inline, so that the strictest policy holds.

mod chapter;
mod frame;
mod style;
mod words;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use chapter::Chapter;
use words::LANGUAGES;

use crate::root;

/// The chapters in their order. The first is written in every language of the
/// leaflets, the others in English.
const CHAPTERS: [&str; 8] =
    ["start", "home", "friend", "board", "proxy", "backup", "commands", "site"];

const SOURCE: &str = "docs/manual";

/// What is written: bytes by their path within the manual.
type Files = BTreeMap<String, Vec<u8>>;

/// Writes the manual beside the page; what is as it was is left alone, so that
/// nothing is compiled anew for it.
pub(crate) fn write() -> bool {
    let dist = root().join("web/dist");
    let files = match render(&dist.join("assets")) {
        Ok(files) => files,
        Err(complaints) => {
            for complaint in complaints {
                eprintln!("manual: {complaint}");
            }
            return false;
        }
    };
    let put = put(&dist.join("manual"), &files);
    if let Err(error) = &put {
        eprintln!("manual: {error}");
    }
    put.is_ok()
}

/// All files of the manual, or all that is wrong with its sources, each with
/// file and line. The page's own files are in `assets`.
fn render(assets: &Path) -> Result<Files, Vec<String>> {
    let chapters = read_chapters().map_err(|complaint| vec![complaint])?;
    let (mut files, mut complaints) = (Files::new(), Vec::new());
    for chapter in &chapters {
        match chapter.body(&chapters) {
            Ok(body) => {
                let page = frame::page(chapter, &chapters, &body.html);
                files.insert(format!("{}index.html", chapter.address()), page.into_bytes());
                for attached in body.attached {
                    match fs::read(root().join("packaging").join(&attached)) {
                        Ok(bytes) => drop(files.insert(format!("files/{attached}"), bytes)),
                        Err(error) => complaints.push(format!("packaging/{attached}: {error}")),
                    }
                }
            }
            Err(found) => complaints.extend(found),
        }
    }
    match style::sheet(assets) {
        Ok(sheet) => drop(files.insert(String::from("manual.css"), sheet.into_bytes())),
        Err(complaint) => complaints.push(complaint),
    }
    if complaints.is_empty() { Ok(files) } else { Err(complaints) }
}

/// The chapters of all languages, those of one language in their order.
fn read_chapters() -> Result<Vec<Chapter>, String> {
    let mut chapters = Vec::new();
    for language in &LANGUAGES {
        for name in CHAPTERS {
            let file = format!("{SOURCE}/{}/{name}.md", language.code);
            if let Ok(text) = fs::read_to_string(root().join(&file)) {
                chapters.push(Chapter::new(name, language, file, text));
            } else if name == CHAPTERS[0] || language.code == "en" {
                return Err(format!("{file} cannot be read"));
            }
        }
    }
    Ok(chapters)
}

/// Makes the folder hold these files and no others.
fn put(folder: &Path, files: &Files) -> Result<(), String> {
    let told = |path: &Path| {
        let path = path.display().to_string();
        move |error| format!("{path}: {error}")
    };
    for (name, bytes) in files {
        let path = folder.join(name);
        if fs::read(&path).is_ok_and(|known| known == *bytes) {
            continue;
        }
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(told(parent))?;
        }
        fs::write(&path, bytes).map_err(told(&path))?;
    }
    for path in files_below(folder) {
        let name = path.strip_prefix(folder).unwrap_or(&path);
        let name = name.to_string_lossy().replace('\\', "/");
        if !files.contains_key(&name) {
            fs::remove_file(&path).map_err(told(&path))?;
        }
    }
    Ok(())
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .flat_map(|entry| match entry.path() {
            path if path.is_dir() => files_below(&path),
            path => vec![path],
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::process;

    use super::*;

    fn rendered() -> Files {
        render(Path::new("no page was built")).expect("a manual without complaints")
    }

    #[test]
    fn every_chapter_is_a_page_and_the_first_one_in_each_language() {
        let files = rendered();
        for path in ["index.html", "home/index.html", "commands/index.html", "manual.css"] {
            assert!(files.contains_key(path), "{path}");
        }
        for language in LANGUAGES.iter().filter(|language| language.code != "en") {
            let page = &files[&format!("{}/index.html", language.code)];
            let page = String::from_utf8_lossy(page);
            assert!(page.contains(&format!("<html lang=\"{}\">", language.code)));
        }
    }

    /// What the server's policy would refuse, or what only works at one path.
    #[test]
    fn nothing_is_inline_and_every_address_is_relative() {
        for (path, bytes) in rendered() {
            let page = String::from_utf8_lossy(&bytes);
            if !path.ends_with(".html") {
                continue;
            }
            // After this line a static site says its policy, which has no headers.
            assert!(page.contains("<meta charset=\"utf-8\" />\n"), "{path}");
            for bad in ["<script", " style=", "<style", "=\"/", "=\"./", "=\"\"", "{{"] {
                assert!(!page.contains(bad), "{path} has {bad}");
            }
        }
    }

    #[test]
    fn every_address_leads_to_a_file() {
        let files = rendered();
        for (path, bytes) in &files {
            let page = String::from_utf8_lossy(bytes);
            for link in page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let place = link.split('#').next().unwrap_or_default();
                if place.is_empty() || place.starts_with("http") {
                    continue;
                }
                let found = from_root(path, place);
                let is_there = match found.strip_prefix("manual/") {
                    Some(own) if own.is_empty() || own.ends_with('/') => {
                        files.contains_key(&format!("{own}index.html"))
                    }
                    Some(own) => files.contains_key(own),
                    // Of the page.
                    None => ["", "icon.svg", "favicon.ico"].contains(&found.as_str()),
                };
                assert!(is_there, "{path} leads to {link}");
            }
        }
    }

    /// Where an address on a page of the manual leads, from the page's root.
    fn from_root(path: &str, link: &str) -> String {
        let here = format!("manual/{path}");
        let mut names: Vec<&str> = here.split('/').collect();
        names.pop();
        for name in link.split('/') {
            match name {
                ".." => drop(names.pop().expect("a folder above")),
                name => names.push(name),
            }
        }
        // A path that ends in a folder ends in a stroke, but at the root.
        names.join("/").trim_start_matches('/').to_owned()
    }

    #[test]
    fn what_is_as_it_was_is_left_alone_and_what_is_no_more_goes() {
        let folder = env::temp_dir().join(format!("damier-manual-{}", process::id()));
        let file = |name: &str, text: &str| (name.to_owned(), text.as_bytes().to_vec());
        let both = Files::from([file("a/index.html", "a"), file("manual.css", "b")]);
        put(&folder, &both).expect("both are written");
        let time = || fs::metadata(folder.join("a/index.html")).unwrap().modified().unwrap();
        let before = time();
        put(&folder, &Files::from([file("a/index.html", "a")])).expect("one goes");
        assert_eq!(time(), before);
        assert!(!folder.join("manual.css").exists());
        let _ = fs::remove_dir_all(folder);
    }
}
