//! No game is named but by its own file and its leaflet's: rules are data, and
//! who asks for a game by name would have to be asked again for the next one.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

const GAMES: &str = "crates/rules/src/variants";
const LEAFLETS: &str = "crates/rules/src/leaflets";

/// Where games may be named besides, and why.
const ALLOWED: [(&str, &str); 19] = [
    ("crates/engine/src/book/builtin.rs", "data: the opening books"),
    ("crates/engine/src/eval/network/builtin.rs", "data: the networks"),
    ("crates/engine/src/bench.rs", "data: the positions whose nodes are counted"),
    ("crates/protocol/src/hub", "protocol: Hub has words for games"),
    ("crates/protocol/src/dxp", "protocol: DXP knows one game"),
    ("crates/damier/src/dxp.rs", "protocol: DXP knows one game"),
    ("crates/pdn/src/check.rs", "protocol: what a PDN file can mean that does not say it"),
    ("crates/damier/src/pdn/find.rs", "protocol: what PDN means where nothing is said"),
    ("crates/fuzzing/src", "tests: fuzz targets"),
    ("crates/server/src/rooms/simulation", "tests: compiled for them alone"),
    ("crates/server/src/store/contract.rs", "tests: compiled for them alone"),
    ("web/pictures/places.ts", "tests: pages that are looked at"),
    ("web/src/game/testing.ts", "tests: what they use in place of a referee"),
    ("web/src/saved/fake.ts", "tests: what they use in place of a browser"),
    ("xtask/src/api_check.rs", "tests: a room that is asked for"),
    ("xtask/src/bench.rs", "tests: what is measured"),
    ("xtask/src/crash", "tests: games that are written while the server dies"),
    ("xtask/src/siege", "tests: games that are costly"),
    ("xtask/src/load", "tests: what is asked beside games"),
];

/// A rule may be called after the game that it comes from.
const RULE_WORDS: [&str; 2] = ["Endings::", "Criterion::"];

/// The names of the games, as code has them.
pub(crate) struct Names {
    /// As in `Base::English`.
    bases: Vec<String>,
    /// The constants.
    rules: Vec<String>,
    /// The ids of games and editions, and what the latter begin with.
    ids: Vec<String>,
}

impl Names {
    /// Reads them from the files that declare them.
    pub(crate) fn read() -> Names {
        let declared = fs::read_to_string(root().join(GAMES).join("mod.rs")).unwrap_or_default();
        let mut editions = Vec::new();
        for file in fs::read_dir(root().join(LEAFLETS)).into_iter().flatten().flatten() {
            let text = fs::read_to_string(file.path()).unwrap_or_default();
            editions.extend(text.split("id: \"").skip(1).filter_map(quoted).map(str::to_owned));
        }
        Names::of(&declared, editions)
    }

    /// A game is declared by a line such as `Pool = pool::POOL, "pool", 23;`.
    fn of(declared: &str, editions: Vec<String>) -> Names {
        let mut names = Names { bases: Vec::new(), rules: Vec::new(), ids: Vec::new() };
        let list = declared.split_once("\ngames! {\n").map_or("", |(_, list)| list);
        for line in list.lines().take_while(|line| !line.starts_with('}')) {
            let Some((base, rest)) = line.trim().split_once(" = ") else { continue };
            let Some((path, rest)) = rest.split_once(", \"") else { continue };
            names.bases.push(format!("Base::{base}"));
            names.rules.extend(path.rsplit("::").next().map(str::to_owned));
            names.ids.extend(quoted(rest).map(str::to_owned));
        }
        for id in editions {
            let maker = id.split('-').next().unwrap_or(&id).to_owned();
            names.ids.extend([maker, id]);
        }
        names.ids.sort_unstable();
        names.ids.dedup();
        names
    }

    pub(crate) fn complaints(&self, file: &Path, text: &str) -> Vec<String> {
        let is_at_home = file.starts_with(GAMES) || file.starts_with(LEAFLETS);
        let is_allowed = ALLOWED.iter().any(|(place, _)| file.starts_with(place));
        if is_at_home || is_allowed || is_test(file) {
            return Vec::new();
        }
        let name = file.display();
        self.places(file, text)
            .map(|(line, game)| {
                format!("{name}:{line}: {game} is named; ask its rules or its text")
            })
            .collect()
    }

    /// The lines of code that name a game, counted from 1.
    fn places(&self, file: &Path, text: &str) -> impl Iterator<Item = (usize, &str)> {
        let is_rust = file.extension().is_some_and(|extension| extension == "rs");
        let is_page = file.extension().is_some_and(|name| name == "ts" || name == "svelte");
        let lines = if is_rust || is_page { code(text) } else { Vec::new() };
        lines.into_iter().filter_map(move |(number, line)| {
            let is_rule = RULE_WORDS.iter().any(|word| line.contains(word));
            if is_rule {
                return None;
            }
            let words = self.bases.iter().chain(&self.rules).filter(|_| is_rust);
            let mut words = words.filter(|word| stands_alone(line, word));
            let found =
                words.next().or_else(|| self.ids.iter().find(|id| is_quoted(line, id, is_page)))?;
            Some((number, found.as_str()))
        })
    }
}

/// What stands before the next quotation mark.
fn quoted(text: &str) -> Option<&str> {
    text.split_once('"').map(|(quoted, _)| quoted)
}

/// The lines that are code: no comments, no tests at the end, no style sheets.
fn code(text: &str) -> Vec<(usize, &str)> {
    let lines: Vec<&str> = text.lines().collect();
    let ends = |(i, line): &(usize, &&str)| {
        let has_tests =
            **line == "#[cfg(test)]" && lines.get(i + 1).is_some_and(|next| next.ends_with('{'));
        has_tests || line.starts_with("<style")
    };
    let end = lines.iter().enumerate().find(ends).map_or(lines.len(), |(i, _)| i);
    let is_comment = |line: &str| {
        ["//", "/*", "* ", "<!--"].iter().any(|mark| line.trim_start().starts_with(mark))
    };
    let lines = lines.into_iter().take(end).enumerate().filter(|(_, line)| !is_comment(line));
    lines.map(|(i, line)| (i + 1, line.split(" // ").next().unwrap_or(line))).collect()
}

fn is_test(file: &Path) -> bool {
    let folders = ["tests", "benches", "examples", "bench"];
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    file.components().any(|part| folders.iter().any(|folder| part.as_os_str() == *folder))
        || ["tests.rs", ".test.ts", ".spec.ts"].iter().any(|ending| name.ends_with(ending))
}

fn stands_alone(line: &str, word: &str) -> bool {
    let is_part = |letter: Option<char>| {
        letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    };
    line.match_indices(word).any(|(at, _)| {
        !is_part(line[..at].chars().next_back()) && !is_part(line[at + word.len()..].chars().next())
    })
}

/// Whether an id is a whole text, the name of a file, a part of an address or of
/// a house rule, or in the page one of several that a pattern fits.
fn is_quoted(line: &str, id: &str, is_page: bool) -> bool {
    let [before, after] = if is_page { ["\"'`/(|^", "\"'`/.)|-"] } else { ["\"/", "\"/."] };
    line.match_indices(id).any(|(at, _)| {
        line[..at].ends_with(|letter| before.contains(letter))
            && line[at + id.len()..].starts_with(|letter| after.contains(letter))
    })
}

/// The allowed places that name no game any more.
pub(crate) fn needless_allowances(files: &[PathBuf]) -> Vec<String> {
    let names = Names::read();
    let is_needed = |place: &str| {
        files.iter().filter(|file| file.starts_with(place)).any(|file| {
            let text = fs::read_to_string(root().join(file)).unwrap_or_default();
            names.places(file, &text).next().is_some()
        })
    };
    let needless = ALLOWED.iter().filter(|(place, _)| !is_needed(place));
    needless.map(|(place, _)| format!("{place} names no game: it needs no allowance")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let declared = "\ngames! {\n    Pool = pool::POOL, \"pool\", 23;\n}\n    A = b::C, \"d\";";
        Names::of(declared, vec![String::from("maker-nl")])
    }

    fn found(file: &str, text: &str) -> usize {
        names().complaints(Path::new(file), text).len()
    }

    #[test]
    fn games_are_read_from_their_list() {
        let Names { bases, rules, ids } = names();
        assert_eq!((bases, rules), (vec![String::from("Base::Pool")], vec![String::from("POOL")]));
        assert_eq!(ids, ["maker", "maker-nl", "pool"]);
        let all = Names::read();
        assert!(all.bases.len() > 20 && all.ids.len() > 30, "the declarations are found");
    }

    #[test]
    fn a_named_game_is_seen() {
        let file = "crates/engine/src/search.rs";
        for line in ["base == Base::Pool", "use variants::POOL;", "\"pool\"", "\"pool/rows=3\""] {
            assert_eq!(found(file, line), 1, "{line}");
        }
        let more = "#[cfg(test)]\nmod tests;\nlet rules = POOL;";
        assert_eq!(found(file, more), 1, "only what is a test is left out");
        for line in ["'maker-nl'", "id.startsWith('maker')", "/^(maker|x)-/", "`/new/pool`"] {
            assert_eq!(found("web/src/a.ts", line), 1, "{line}");
        }
    }

    #[test]
    fn other_words_are_not() {
        let file = "crates/engine/src/search.rs";
        for line in ["use crate::pool::Pool;", "|pool| pool.run()", "LIVERPOOL", "// a \"pool\""] {
            assert_eq!(found(file, line), 0, "{line}");
        }
        assert_eq!(found(file, "#[cfg(test)]\nmod tests {\n    POOL"), 0);
        assert_eq!(found(file, "Endings::Pool => \"pool\","), 0);
        assert_eq!(found("web/src/a.svelte", "<style>\n[data-theme='maker']"), 0);
        assert_eq!(found("crates/engine/tests/a.rs", "POOL"), 0);
        assert_eq!(found("crates/rules/src/variants/pool.rs", "POOL"), 0);
        assert_eq!(found("crates/protocol/src/hub/variant.rs", "POOL"), 0);
    }
}
