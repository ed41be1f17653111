//! Which saved games somebody looks for.
//!
//! Rows of a list speak the language of their reader, and games are kept
//! without one. So the words of a search are compared with all that rows can
//! say in that language, and become marks by which games are found.

pub(crate) mod words;

use damier_contract::{Candidacy, Found, GameResult, GameState, Opponent, Wanted};
use std::collections::BTreeSet;
use std::iter;
use std::sync::OnceLock;

use damier_locale::{Language, PRINTED_COLORS, Texts};
use damier_rules::{Color, variants};

use crate::search::words::{
    color_mark, date_mark, day_mark, folded, game_mark, header_words, level_mark, mark, month_mark,
    named_mark, result_mark, standing_words, words,
};

/// More words than these nobody looks for at once.
const MOST_TERMS: usize = 8;
const LEVELS: std::ops::RangeInclusive<u8> = 1..=12;
const DAYS: std::ops::RangeInclusive<u16> = 1..=31;

/// What the words of a game must fit.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Fit {
    /// One of them begins so; if these are several words, they follow each other.
    Begins(String),
    /// One of them is this mark.
    Is(String),
    /// All of these.
    All(Vec<Fit>),
    /// At least one of these.
    Any(Vec<Fit>),
}

/// What games must fit; `None` if all do. Words are understood in this
/// language, or in all if none is given.
#[must_use]
pub fn fit(wanted: &Wanted, language: Option<Language>) -> Option<Fit> {
    let mut all = Vec::new();
    if !wanted.search.trim().is_empty() {
        all.push(read(&wanted.search, language));
    }
    all.extend(wanted.state.map(|state| match state {
        GameState::Running => Fit::Is(result_mark(GameResult::Unfinished.text())),
        GameState::Finished => any_result(&GameResult::ALL[1..]),
    }));
    all.extend(wanted.game.as_ref().map(|id| Fit::Is(game_mark(id))));
    all.extend(wanted.opponent.map(|opponent| {
        Fit::Is(mark(match opponent {
            Opponent::Computer => "computer",
            Opponent::People => "people",
        }))
    }));
    if all.is_empty() { None } else { Some(Fit::All(all)) }
}

/// Which of these games fit.
pub(crate) fn find(wanted: &Wanted, language: Language, games: &[Candidacy]) -> Found {
    let fit = fit(wanted, Some(language));
    let fits = |game: &Candidacy| {
        let standing = standing_words(game.result.text(), &game.begun, &game.played);
        let text = format!("{} {standing}", header_words(&game.header));
        fit.as_ref().is_none_or(|fit| fit.holds(&words(&text).collect::<Vec<_>>()))
    };
    Found { fits: games.iter().map(fits).collect() }
}

impl Fit {
    fn holds(&self, text: &[&str]) -> bool {
        match self {
            Fit::Is(mark) => text.contains(&mark.as_str()),
            Fit::All(fits) => fits.iter().all(|fit| fit.holds(text)),
            Fit::Any(fits) => fits.iter().any(|fit| fit.holds(text)),
            Fit::Begins(term) => {
                let term: Vec<&str> = words(term).collect();
                let Some((last, before)) = term.split_last() else {
                    return false;
                };
                text.windows(term.len()).any(|run| {
                    run.starts_with(before) && run.last().is_some_and(|word| word.starts_with(last))
                })
            }
        }
    }
}

fn any_result(results: &[GameResult]) -> Fit {
    Fit::Any(results.iter().map(|result| Fit::Is(result_mark(result.text()))).collect())
}

/// A search, word by word; words that a row says in this order belong together.
fn read(search: &str, language: Option<Language>) -> Fit {
    let searched = folded(search);
    let terms: Vec<&str> = searched
        .split(|c: char| c.is_whitespace() || c.is_control())
        .map(|term| term.trim_matches(|c: char| !c.is_alphanumeric()))
        .filter(|term| !term.is_empty())
        .take(MOST_TERMS)
        .collect();
    if terms.is_empty() {
        return Fit::Any(Vec::new());
    }
    let languages = Language::ALL
        .into_iter()
        .filter(|known| language.is_none_or(|language| language == *known));
    let spoken: Vec<&Sayings> = languages.map(sayings).collect();
    let mut all = Vec::new();
    let mut rest = &terms[..];
    while !rest.is_empty() {
        let meant = |length: usize| spoken.iter().flat_map(move |said| said.meant(&rest[..length]));
        let together = (2..=rest.len()).rev().find(|length| meant(*length).next().is_some());
        let (term, after) = rest.split_at(together.unwrap_or(1));
        // Languages say the same of many games.
        let meant: BTreeSet<Fit> = meant(term.len()).collect();
        let typed = term.iter().map(|&word| Fit::Begins(word.to_owned())).collect();
        all.push(Fit::Any(iter::once(Fit::All(typed)).chain(meant).collect()));
        rest = after;
    }
    Fit::All(all)
}

/// What a row may say, and of which games.
struct Saying {
    words: Vec<String>,
    fit: Fit,
}

impl Saying {
    fn new(text: &str, fit: Fit) -> Saying {
        Saying { words: words(&folded(text)).map(str::to_owned).collect(), fit }
    }

    /// Whether these words, or their beginnings, stand in it in this order. A
    /// number is meant as a whole.
    fn says(&self, terms: &[&str]) -> bool {
        let is_begun = |word: &str, term: &str| {
            let is_number = term.bytes().all(|byte| byte.is_ascii_digit());
            if is_number { word == term } else { word.starts_with(term) }
        };
        let mut rest = self.words.iter();
        terms.iter().all(|term| rest.any(|word| is_begun(word, term)))
    }
}

/// All that rows can say in a language.
struct Sayings {
    all: Vec<Saying>,
    /// Names of months, with their numbers.
    months: Vec<(u16, Saying)>,
}

impl Sayings {
    /// What these words may mean together.
    fn meant(&self, terms: &[&str]) -> impl Iterator<Item = Fit> {
        let months = self.months.iter().map(|(_, name)| name);
        let said = self.all.iter().chain(months).filter(|saying| saying.says(terms));
        said.map(|saying| saying.fit.clone()).chain(self.dates(terms))
    }

    /// Days of a month in letters: a number before its name, or after it.
    fn dates(&self, terms: &[&str]) -> impl Iterator<Item = Fit> {
        [terms.split_first(), terms.split_last()].into_iter().flatten().flat_map(|(day, name)| {
            let day = DAYS.filter(|_| !name.is_empty()).find(|number| number.to_string() == **day);
            let named = |day| {
                let months = self.months.iter().filter(|(_, saying)| saying.says(name));
                months.map(move |(month, _)| Fit::Is(date_mark(day, *month)))
            };
            day.into_iter().flat_map(named)
        })
    }
}

fn sayings(language: Language) -> &'static Sayings {
    static SAYINGS: [OnceLock<Sayings>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    SAYINGS[language as usize].get_or_init(|| {
        let texts = Texts::new(language);
        let mut all = game_sayings(&texts);
        all.extend(seat_sayings(&texts));
        all.extend(result_sayings(&texts));
        all.extend(DAYS.map(|day| Saying::new(&day.to_string(), Fit::Is(day_mark(day)))));
        Sayings { all, months: month_sayings(&texts) }
    })
}

fn game_sayings(texts: &Texts) -> Vec<Saying> {
    let titles = variants::ALL.iter().map(|variant| {
        Saying::new(&texts.ruleset_title(&variant.rules), Fit::Is(game_mark(variant.id)))
    });
    let house = texts.format("ruleset-with-house-rules", &[("game", "")]);
    let huff = Saying::new(&texts.get("trait-huff"), is("huff"));
    titles.chain([Saying::new(&house, is("house")), huff]).collect()
}

fn seat_sayings(texts: &Texts) -> Vec<Saying> {
    let computer = LEVELS.map(|level| {
        let said = texts.format("play-computer", &[("level", level.to_string())]);
        Saying::new(&said, Fit::Is(level_mark(level)))
    });
    let persons = PRINTED_COLORS.into_iter().flat_map(|printed| {
        let color = texts.format("color", &[("color", printed)]);
        let you = texts.format("games-you", &[("color", color.clone())]);
        let with = |white: &str, black: &str| {
            let of = |color, seat: &str| Fit::All(vec![is(seat), side(color, printed)]);
            Fit::Any(vec![of(Color::White, white), of(Color::Black, black)])
        };
        [
            Saying::new(&you, with("youwhite", "youblack")),
            Saying::new(&color, with("people", "people")),
        ]
    });
    computer.chain(persons).collect()
}

fn is(name: &str) -> Fit {
    Fit::Is(mark(name))
}

/// A side has no name, and this color in print.
fn side(color: Color, printed: &str) -> Fit {
    Fit::Is(color_mark(color, printed))
}

fn result_sayings(texts: &Texts) -> Vec<Saying> {
    let result = |result: &str| Fit::Is(result_mark(result));
    let named = |color| Fit::Is(named_mark(color));
    let by = |white: Fit, black: Fit| {
        Fit::Any(vec![Fit::All(vec![white, result("2-0")]), Fit::All(vec![black, result("0-2")])])
    };
    let mut all = vec![
        Saying::new(&texts.get("games-running"), result("*")),
        Saying::new(&texts.get("games-drawn"), result("1-1")),
        Saying::new(&texts.get("games-you-won"), by(is("youwhite"), is("youblack"))),
        Saying::new(&texts.get("games-you-lost"), by(is("youblack"), is("youwhite"))),
        Saying::new(
            &texts.format("games-won-by", &[("name", "")]),
            Fit::All(vec![is("others"), by(named(Color::White), named(Color::Black))]),
        ),
    ];
    all.extend(PRINTED_COLORS.into_iter().map(|printed| {
        let color = texts.format("color", &[("color", printed)]);
        let said = texts.format("games-won", &[("color", color)]);
        let won = by(side(Color::White, printed), side(Color::Black, printed));
        Saying::new(&said, Fit::All(vec![is("others"), won]))
    }));
    all
}

/// Months as rows write them in letters; dates in figures are among the words
/// of a game.
fn month_sayings(texts: &Texts) -> Vec<(u16, Saying)> {
    let names = texts.get("search-months");
    let named = |(month, names): (u16, &str)| -> Vec<(u16, Saying)> {
        let saying = |name| (month, Saying::new(name, Fit::Is(month_mark(month))));
        names.split('/').map(saying).collect()
    };
    (1..).zip(names.split(',')).flat_map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(search: &str, language: Option<Language>) -> Fit {
        let wanted = Wanted { search: search.into(), ..Wanted::default() };
        super::fit(&wanted, language).expect("something is wanted")
    }

    fn size(fit: &Fit) -> usize {
        match fit {
            Fit::Begins(_) | Fit::Is(_) => 1,
            Fit::All(fits) | Fit::Any(fits) => fits.iter().map(size).sum(),
        }
    }

    #[test]
    fn a_search_in_all_languages_asks_for_nothing_twice() {
        // Some games, sides, results and months, or a day of every month.
        let most = 150;
        let letters = ('a'..='z').chain('а'..='я').map(String::from);
        for search in letters.chain(["de", "5", "31 de"].map(String::from)) {
            let size = size(&fit(&search, None));
            assert!(size <= most, "{search}: {size}");
        }
        let size = size(&fit("a b c d e f g h", None));
        assert!(size <= 2 * most, "{size}");
    }

    #[test]
    fn a_day_and_a_month_mean_a_date() {
        for terms in [["7", "ju"], ["ju", "7"]] {
            let typed = terms.map(|term| Fit::Begins(term.into())).to_vec();
            let dates = [6, 7].map(|month| Fit::Is(date_mark(7, month)));
            let any = iter::once(Fit::All(typed)).chain(dates).collect();
            let expected = Fit::All(vec![Fit::All(vec![Fit::Any(any)])]);
            assert_eq!(fit(&terms.join(" "), Some(Language::English)), expected);
        }
    }
}
