//! What a machine can see of the house rules.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::game_names::{Names, needless_allowances};
use crate::json::Json;
use crate::steps::output_of;
use crate::{promises, root};

/// Which of our crates each crate may use. Nothing points back.
const ALLOWED: [(&str, &[&str]); 16] = [
    ("rules", &[]),
    ("locale", &["rules"]),
    ("pdn", &["rules"]),
    ("endgame", &["rules"]),
    ("engine", &["rules", "endgame"]),
    ("lab", &["rules", "engine"]),
    ("protocol", &["rules", "pdn", "endgame", "engine", "lab"]),
    // The second only to describe itself: which languages there are.
    ("contract", &["rules", "locale"]),
    ("coach", &["rules", "locale", "pdn", "endgame", "engine"]),
    ("api", &["rules", "locale", "pdn", "endgame", "engine", "contract", "coach"]),
    ("wasm", &["api"]),
    ("server", &["rules", "locale", "pdn", "endgame", "engine", "contract", "api"]),
    (
        "damier",
        &["rules", "locale", "pdn", "endgame", "engine", "lab", "protocol", "coach", "server"],
    ),
    ("fuzzing", &["rules", "pdn", "engine", "protocol", "contract", "api"]),
    // Plays on any server, and knows only what it says.
    ("load", &["rules", "contract"]),
    ("xtask", &[]),
];

const LONGEST_FILE: usize = 600;

/// What is drawn has colors of its own, and letters as large as the drawing.
/// Any other part of the page takes both from `web/src/app.css`.
const DRAWINGS: [&str; 6] = [
    "web/src/App.svelte",
    "web/src/front/Flag.svelte",
    "web/src/front/Lid.svelte",
    "web/src/lessons/Star.svelte",
    "web/src/study/Palette.svelte",
    "web/src/ui/MiniBoard.svelte",
];

/// The endings of the files that this holds for.
const SOURCES: [&str; 3] = ["rs", "ts", "svelte"];

/// Written by programs, and read by them.
const GENERATED: [&str; 1] = ["web/src/contract.ts"];

/// What programs write is not held to what people should.
const LOCKS: [&str; 2] = ["Cargo.lock", "package-lock.json"];

/// Words that have no business in the repository: machine paths, marks of
/// unfinished work, tests that do not run, text of people as HTML. Written in halves, so that this
/// file does not accuse itself.
const FORBIDDEN: [(&str, &str); 15] = [
    ("/wo", "rk/"),
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("inner", "HTML"),
    ("{@ht", "ml"),
    ("FIX", "ME"),
    ("TO", "DO"),
    ("HA", "CK"),
    ("XX", "X:"),
    ("todo", "!("),
    ("unimplemented", "!("),
    ("#[ign", "ore"),
    ("dbg", "!("),
    ("test.sk", "ip("),
    ("test.fix", "me("),
];

/// Where such a word is in place, and why.
const EXCUSED: [(&str, &str, &str); 4] = [
    (
        "web/tests/trouble.spec.ts",
        "(true, 'only the superuser can make a small disk')",
        "the store's own tests fill a disk without it, and the run says that it was left out",
    ),
    (
        "web/tests/proxies.spec.ts",
        "(missing !== null, missing ?? '')",
        "a base and a public name are tried without a proxy, and the run says so",
    ),
    (
        "web/tests/proxies.spec.ts",
        "(program === undefined, 'neither nginx with openssl nor Caddy is installed')",
        "a former address is tried without a proxy by `visit.spec.ts`, and the run says so",
    ),
    (
        "web/tests/wifi.spec.ts",
        "(!elsewhere.build(), 'only the superuser can make another network, with iproute2')",
        "plain HTTP at the machine's own name is tried by `visit.spec.ts`, and the run says so",
    ),
];

pub(crate) fn run() -> bool {
    let complaints = all_complaints();
    for complaint in &complaints {
        eprintln!("tidy: {complaint}");
    }
    complaints.is_empty()
}

fn all_complaints() -> Vec<String> {
    let mut complaints = dependency_complaints();
    let (files, games) = (tracked_files(), Names::read());
    complaints.extend(needless_allowances(&files));
    complaints.extend(promises::complaints(&files));
    for file in files {
        let Ok(text) = fs::read_to_string(root().join(&file)) else {
            continue;
        };
        complaints.extend(file_complaints(&file, &text));
        if !is_generated(&file) {
            complaints.extend(games.complaints(&file, &text));
        }
    }
    complaints
}

fn file_complaints(file: &Path, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let name = file.display();
    let is_source =
        file.extension().is_some_and(|extension| SOURCES.iter().any(|known| extension == *known));
    let lines = text.lines().count();
    if is_source && !is_generated(file) && lines > LONGEST_FILE {
        complaints.push(format!("{name} has {lines} lines; split it, {LONGEST_FILE} are enough"));
    }
    if file.file_name().is_some_and(|name| LOCKS.iter().any(|lock| name == *lock)) {
        return complaints;
    }
    for (number, line) in text.lines().enumerate() {
        if has_own_design(file, line) {
            complaints.push(format!(
                "{name}:{}: sizes of letters and colors are named in web/src/app.css",
                number + 1
            ));
        }
        for (first, second) in FORBIDDEN {
            let word = format!("{first}{second}");
            if has_word(line, &word) && !is_excused(file, line) {
                complaints.push(format!("{name}:{}: {word} does not belong here", number + 1));
            }
        }
    }
    complaints
}

fn is_generated(file: &Path) -> bool {
    GENERATED.iter().any(|known| file == Path::new(known))
}

/// Whether a line has this word, and not as a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let stands_alone = |(start, found): (usize, &str)| {
        let begins = !word.starts_with(char::is_alphanumeric)
            || !is_letter(line[..start].chars().next_back());
        let ends = !word.ends_with(char::is_alphanumeric)
            || !is_letter(line[start + found.len()..].chars().next());
        begins && ends
    };
    line.match_indices(word).any(stands_alone)
}

/// Whether a component says in figures how large letters are, or in which
/// color something is.
fn has_own_design(file: &Path, line: &str) -> bool {
    let is_component = file.extension().is_some_and(|extension| extension == "svelte");
    if !is_component || DRAWINGS.iter().any(|drawing| file == Path::new(drawing)) {
        return false;
    }
    let size = line.split_once("font-size:").map(|(_, size)| size);
    size.is_some_and(|size| ["rem", "em", "px"].iter().any(|unit| has_measure(size, unit)))
        || line.split('#').skip(1).any(is_color)
}

/// Whether a text has a number in this unit.
fn has_measure(text: &str, unit: &str) -> bool {
    text.match_indices(unit)
        .any(|(at, _)| text[..at].ends_with(|letter: char| letter.is_ascii_digit()))
}

/// Whether a text begins with the figures of a color.
fn is_color(text: &str) -> bool {
    let figures = text.find(|letter: char| !letter.is_ascii_hexdigit()).unwrap_or(text.len());
    let is_longer =
        text[figures..].starts_with(|letter: char| letter.is_alphanumeric() || letter == '-');
    [3, 4, 6, 8].contains(&figures) && !is_longer
}

fn is_excused(file: &Path, line: &str) -> bool {
    EXCUSED.iter().any(|(name, part, _)| file == Path::new(name) && line.contains(part))
}

fn dependency_complaints() -> Vec<String> {
    let metadata = output_of(
        Command::new("cargo")
            .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
            .current_dir(root()),
    );
    match metadata.as_deref().and_then(Json::parse) {
        Some(metadata) => complaints_about(&metadata),
        None => vec![String::from("cargo does not say what the crates use")],
    }
}

/// What cargo has read of the manifests, however they were written: what each
/// crate uses other than for its tests.
fn complaints_about(metadata: &Json) -> Vec<String> {
    let text = |value: &Json, name: &str| Some(value.get(name)?.text()?.to_owned());
    let ours = |name: String| name.strip_prefix("damier-").map(str::to_owned).unwrap_or(name);
    let mut complaints = Vec::new();
    let packages = metadata.get("packages").map(Json::items).unwrap_or_default();
    for package in packages {
        let Some(name) = text(package, "name").map(ours) else { continue };
        let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| *known == name) else {
            complaints.push(format!("{name}: say in xtask/src/tidy.rs what this crate may use"));
            continue;
        };
        let dependencies = package.get("dependencies").map(Json::items).unwrap_or_default();
        for dependency in dependencies {
            let is_for_tests = text(dependency, "kind").is_some_and(|kind| kind == "dev");
            // Only our own are found by a path.
            let is_ours = text(dependency, "path").is_some();
            let Some(used) = text(dependency, "name").map(ours) else { continue };
            if is_ours && !is_for_tests && !allowed.contains(&used.as_str()) {
                complaints.push(format!("{name} must not depend on {used}"));
            }
        }
    }
    if packages.len() < ALLOWED.len() {
        complaints.push(String::from("xtask/src/tidy.rs names a crate that is not there"));
    }
    complaints
}

/// The files that git tracks or would track.
pub(crate) fn tracked_files() -> Vec<PathBuf> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output();
    let listed = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    listed.unwrap_or_default().lines().map(PathBuf::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        let complaints = all_complaints();
        assert!(complaints.is_empty(), "{complaints:#?}");
        assert!(tracked_files().len() > 50, "git lists the files");
    }

    #[test]
    fn what_does_not_belong_is_seen() {
        let path = Path::new("src/lib.rs");
        let machine = format!("let path = \"{}{}x\";", FORBIDDEN[0].0, FORBIDDEN[0].1);
        assert_eq!(file_complaints(path, &machine).len(), 1);
        let long = "// line\n".repeat(LONGEST_FILE + 1);
        for name in ["src/lib.rs", "web/src/main.ts", "web/src/App.svelte"] {
            assert_eq!(file_complaints(Path::new(name), &long).len(), 1, "{name}");
        }
        assert!(file_complaints(Path::new("web/package-lock.json"), &machine).is_empty());
    }

    #[test]
    fn only_drawings_have_sizes_and_colors_of_their_own() {
        let part = Path::new("web/src/ui/Menu.svelte");
        for bad in [
            "font-size: 0.7rem;",
            "font-size: clamp(1em, 2vw, 3em)",
            "color: #fff;",
            "fill: #1d1209",
        ] {
            assert!(has_own_design(part, bad), "{bad}");
            assert!(!has_own_design(Path::new(DRAWINGS[0]), bad), "{bad}");
        }
        for good in [
            "font-size: var(--text-s);",
            "font-size: 8.2pt;",
            "{#each all as one}",
            "href=\"#content\"",
            "gap: 1rem;",
        ] {
            assert!(!has_own_design(part, good), "{good}");
        }
        for drawing in DRAWINGS {
            assert!(root().join(drawing).exists(), "{drawing} is drawn no more");
        }
    }

    #[test]
    fn words_are_forbidden_and_not_their_letters() {
        let word = ["TO", "DO"].concat();
        assert!(has_word(&format!("// {word}: later"), &word) && has_word(&word, &word));
        assert!(!has_word(&format!("MÉ{word}S"), &word));
        let skip = ["test.sk", "ip("].concat();
        assert!(has_word(&format!("  {skip}true, 'why');"), &skip));
        assert_eq!(file_complaints(Path::new("web/tests/a.spec.ts"), &skip).len(), 1);
        for (file, part, _) in EXCUSED {
            let text = fs::read_to_string(root().join(file)).unwrap();
            assert!(text.contains(part), "{file} needs no excuse any more");
        }
    }

    #[test]
    fn every_form_of_a_dependency_is_seen() {
        let using = |name: &str, kind: &str| {
            let text = format!(
                r#"{{"packages": [{{"name": "damier-rules", "dependencies": [
                {{"name": "{name}", "kind": {kind}, "rename": "x", "path": "/a", "target": "b"}},
                {{"name": "arrayvec", "kind": null}}]}}]}}"#
            );
            complaints_about(&Json::parse(&text).unwrap())
        };
        assert_eq!(using("damier-engine", "null")[0], "rules must not depend on engine");
        assert_eq!(using("damier-engine", r#""build""#)[0], "rules must not depend on engine");
        assert_eq!(using("damier-engine", r#""dev""#).len(), 1, "only crates are missing");
    }
}
