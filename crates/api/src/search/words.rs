//! What saved games are found by: words as they were typed or printed, and
//! marks for all that rows of a list say in the language of their reader.

use damier_contract::{Header, Seat};
use damier_locale::printed_color;
use damier_rules::editions::EDITIONS;
use damier_rules::{Color, Ruleset};

/// What a mark begins with: no keyboard has it, and for an index it is a letter.
const SIGN: char = '\u{e000}';

/// A mark, which only a search that means it finds.
pub(crate) fn mark(name: &str) -> String {
    std::iter::once(SIGN).chain(name.chars().filter(char::is_ascii_alphanumeric)).collect()
}

/// The mark of an edition or a game.
pub(crate) fn game_mark(id: &str) -> String {
    mark(&format!("game{id}"))
}

/// Whether a text may stand in a word.
fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == SIGN
}

/// The words of a folded text.
pub(crate) fn words(folded: &str) -> impl Iterator<Item = &str> {
    folded.split(|c: char| !is_letter(c)).filter(|word| !word.is_empty())
}

/// What was agreed before a game began, ready to be looked through.
#[must_use]
pub fn header_words(header: &Header) -> String {
    let mut text = vec![header.rules.clone()];
    let mut marks = Vec::new();
    if let Some(id) = &header.edition {
        marks.push(game_mark(id));
        text.push(id.clone());
        let printed = EDITIONS.iter().find(|edition| edition.id == id);
        text.extend(printed.map(|edition| format!("{} {}", edition.title, edition.publisher)));
    }
    let seats = [(Color::White, &header.white), (Color::Black, &header.black)];
    text.extend(levels(header).into_iter().flatten().map(|level| level.to_string()));
    let (named, unnamed): (Vec<_>, Vec<_>) =
        seats.into_iter().partition(|(_, seat)| name(seat).is_some());
    text.extend(named.iter().filter_map(|(_, seat)| name(seat)).map(str::to_owned));
    marks.extend(named.iter().map(|(color, _)| named_mark(*color)));
    marks.extend(seat_marks(header));
    if let Ok(rules) = header.rules.parse::<Ruleset>() {
        let printed = rules.base.variant();
        marks.push(game_mark(printed.id));
        if rules != printed.rules && rules != printed.rules.friendly() {
            marks.push(mark("house"));
        }
        if [&rules, &printed.rules].iter().any(|rules| rules.enforcement.allows_huff()) {
            marks.push(mark("huff"));
        }
        // Who has no name is called by his color.
        let shown = |color: Color| color_mark(color, printed_color(color, &rules));
        marks.extend(unnamed.iter().map(|(color, _)| shown(*color)));
    }
    format!("{} {}", folded(&text.join(" ")), marks.join(" "))
}

/// How well the computer plays on either side, where it does.
fn levels(header: &Header) -> [Option<u8>; 2] {
    [&header.white, &header.black].map(|seat| match seat {
        Seat::Computer { level } => Some(*level),
        Seat::Person { .. } => None,
    })
}

/// Who sits where.
fn seat_marks(header: &Header) -> Vec<String> {
    let levels = levels(header);
    let mut marks: Vec<String> = levels.iter().flatten().map(|level| level_mark(*level)).collect();
    marks.push(mark(if marks.is_empty() { "people" } else { "computer" }));
    marks.push(mark(match levels {
        [None, Some(_)] => "youwhite",
        [Some(_), None] => "youblack",
        _ => "others",
    }));
    marks
}

fn name(seat: &Seat) -> Option<&str> {
    match seat {
        Seat::Person { name } => name.as_deref().filter(|name| !name.trim().is_empty()),
        Seat::Computer { .. } => None,
    }
}

pub(crate) fn level_mark(level: u8) -> String {
    mark(&format!("level{level}"))
}

/// The mark of a side whose player has a name.
pub(crate) fn named_mark(color: Color) -> String {
    mark(&format!("named{color}"))
}

/// The mark of a side without a name that has this color in print.
pub(crate) fn color_mark(color: Color, printed: &str) -> String {
    mark(&format!("{color}is{printed}"))
}

/// How a game stands and when it was played, ready to be looked through. Days
/// are as `2026-11-16`: the first and the last on which it was played.
#[must_use]
pub fn standing_words(result: &str, begun: &str, played: &str) -> String {
    let mut words = format!("{begun} {played} ");
    let parts: Vec<u16> = played.split('-').filter_map(|part| part.parse().ok()).collect();
    if let [year, month, day] = parts[..] {
        // As others write it in figures.
        words += &format!("{day:02}.{month:02}.{year} {day}.{month}.{year} ");
        words += &[day_mark(day), month_mark(month), date_mark(day, month)].join(" ");
    }
    // The result comes last, so that nothing that follows can be taken for a
    // part of it.
    format!("{words} {} {result}", result_mark(result))
}

pub(crate) fn result_mark(result: &str) -> String {
    mark(if result == "*" { "running" } else { result })
}

pub(crate) fn day_mark(day: u16) -> String {
    mark(&format!("day{day}"))
}

pub(crate) fn month_mark(month: u16) -> String {
    mark(&format!("month{month}"))
}

pub(crate) fn date_mark(day: u16, month: u16) -> String {
    mark(&format!("date{day}of{month}"))
}

/// A text as it is searched: in lower case and without accents, and with
/// letters that are more than an accent as people without them on their
/// keyboard type them.
pub(crate) fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        folded.push(match letter {
            'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
            'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
            'ď' | 'đ' | 'ð' => 'd',
            'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
            'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
            'ĥ' | 'ħ' => 'h',
            'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
            'ĵ' => 'j',
            'ķ' => 'k',
            'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => 'l',
            'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
            'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => 'o',
            'ŕ' | 'ŗ' | 'ř' => 'r',
            'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => 's',
            'ţ' | 'ť' | 'ŧ' | 'ț' => 't',
            'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
            'ŵ' => 'w',
            'ý' | 'ÿ' | 'ŷ' => 'y',
            'ź' | 'ż' | 'ž' => 'z',
            'ё' => 'е',
            'й' => 'и',
            'æ' | 'œ' | 'ß' | 'þ' => {
                folded.push_str(match letter {
                    'æ' => "ae",
                    'œ' => "oe",
                    'ß' => "ss",
                    _ => "th",
                });
                continue;
            }
            // An accent that follows its letter.
            '\u{300}'..='\u{36f}' => continue,
            SIGN => ' ',
            letter => letter,
        });
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_found_without_their_accents() {
        assert_eq!(
            folded("Øystein Ærø Łódź Straße Zoë e\u{301}"),
            "oystein aero lodz strasse zoe e"
        );
        assert_eq!(folded("Ёлка, Андрей"), "елка, андреи");
    }

    #[test]
    fn nobody_types_a_mark() {
        let typed = folded(&mark("huff"));
        assert!(words(&typed).all(|word| word == "huff"), "{typed}");
    }
}
