//! The words by which people look for a saved game: what its card shows.

use std::sync::OnceLock;

use damier_locale::{Language, Texts};
use damier_rules::variants::{self, Base};
use damier_rules::{Ruleset, editions};

use crate::saved::{Header, Seat};

/// What a game is called, by its base: in every language, since a family may
/// read it in another one than it was played in.
static TITLES: OnceLock<Vec<(Base, String)>> = OnceLock::new();

/// How the computer's seat is called, in every language.
static COMPUTER: OnceLock<String> = OnceLock::new();

/// The words of a game, ready to be looked through.
#[must_use]
pub fn search_words(header: &Header) -> String {
    let mut words = vec![header.rules.clone()];
    if let Some(id) = &header.edition {
        words.push(id.clone());
        let printed = editions::EDITIONS.iter().find(|edition| edition.id == id);
        words.extend(printed.map(|edition| format!("{} {}", edition.title, edition.publisher)));
    }
    let base = header.rules.parse::<Ruleset>().ok().map(|rules| rules.base);
    let titled = titles().iter().find(|(known, _)| Some(*known) == base);
    words.extend(titled.map(|(_, title)| title.clone()));
    for seat in [&header.white, &header.black] {
        words.push(match seat {
            Seat::Person { name } => name.clone().unwrap_or_default(),
            Seat::Computer { level } => format!("{} {level}", computer()),
        });
    }
    folded(&words.join(" "))
}

/// A text as it is searched: in lower case, and with letters that no rule of
/// Unicode takes apart as people without them on their keyboard type them.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        match letter {
            'ø' => folded.push('o'),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ß' => folded.push_str("ss"),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'þ' => folded.push_str("th"),
            letter => folded.push(letter),
        }
    }
    folded
}

fn titles() -> &'static [(Base, String)] {
    TITLES.get_or_init(|| {
        let all: Vec<Texts> = Language::ALL.into_iter().map(Texts::new).collect();
        let titles = variants::ALL.iter().map(|variant| {
            let mut titles: Vec<_> =
                all.iter().map(|texts| texts.ruleset_title(&variant.rules)).collect();
            titles.sort();
            titles.dedup();
            (variant.rules.base, titles.join(" "))
        });
        titles.collect()
    })
}

fn computer() -> &'static str {
    COMPUTER.get_or_init(|| {
        let label = |language| Texts::new(language).format("play-computer", &[("level", "")]);
        let mut words: Vec<String> = Language::ALL
            .into_iter()
            .flat_map(|language| label(language).split_whitespace().map(folded).collect::<Vec<_>>())
            .collect();
        words.sort();
        words.dedup();
        words.join(" ")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(json: &str) -> Header {
        serde_json::from_str(json).expect("a header")
    }

    #[test]
    fn a_game_is_found_by_what_its_card_shows() {
        let words = search_words(&header(
            r#"{ "rules": "swedish", "edition": "hh-sv",
                 "white": { "kind": "person", "name": "Åsa Ørsted" },
                 "black": { "kind": "computer", "level": 7 } }"#,
        ));
        for word in ["swedish", "hh-sv", "åsa orsted", "computer", "ordinateur", "7", "zweeds"] {
            assert!(words.contains(word), "{word} in {words}");
        }
    }

    #[test]
    fn house_rules_are_found_by_the_game_they_change() {
        let words = search_words(&header(r#"{ "rules": "jumbo/8x8/rows=3" }"#));
        assert!(words.contains("jumbo") && words.contains("8x8"), "{words}");
    }
}
