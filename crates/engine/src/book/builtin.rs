//! The books that come with the program: the files in `books/`.

use std::sync::OnceLock;

use damier_rules::{Ruleset, variants};

use super::{Book, opens_like};

/// A file, and the book in it once somebody has asked for it.
struct Shelved {
    rules: Ruleset,
    bytes: &'static [u8],
    book: OnceLock<Option<Book>>,
}

const fn shelved(rules: Ruleset, bytes: &'static [u8]) -> Shelved {
    Shelved { rules, bytes, book: OnceLock::new() }
}

/// One line for each file.
static SHELF: [Shelved; 10] = [
    shelved(variants::BRAZILIAN, include_bytes!("../../books/brazilian.book")),
    shelved(variants::DANISH, include_bytes!("../../books/danish.book")),
    shelved(variants::DJECO, include_bytes!("../../books/djeco.book")),
    shelved(variants::ENGLISH, include_bytes!("../../books/english.book")),
    shelved(variants::FINNISH, include_bytes!("../../books/finnish.book")),
    shelved(variants::FRISIAN, include_bytes!("../../books/frisian.book")),
    shelved(variants::INTERNATIONAL, include_bytes!("../../books/international.book")),
    shelved(variants::NORWEGIAN, include_bytes!("../../books/norwegian.book")),
    shelved(variants::RUSSIAN, include_bytes!("../../books/russian.book")),
    shelved(variants::SWEDISH, include_bytes!("../../books/swedish.book")),
];

pub(super) fn find(rules: &Ruleset) -> Option<&'static Book> {
    let shelved = SHELF.iter().find(|shelved| opens_like(&shelved.rules, rules))?;
    // A file that cannot be read would fail a test; here it is done without.
    shelved.book.get_or_init(|| Book::from_bytes(shelved.bytes).ok()).as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_built_in_and_can_be_read() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/books");
        let files = std::fs::read_dir(folder).unwrap().filter_map(|entry| {
            let path = entry.unwrap().path();
            path.extension().is_some_and(|ending| ending == "book").then_some(path)
        });
        let mut count = 0;
        for path in files {
            let book = Book::from_bytes(&std::fs::read(&path).unwrap()).unwrap();
            assert_eq!(find(book.rules()), Some(&book), "{} is not on the shelf", path.display());
            count += 1;
        }
        assert_eq!(count, SHELF.len());
    }

    #[test]
    fn no_game_has_two() {
        for (i, one) in SHELF.iter().enumerate() {
            let others = SHELF[..i].iter().filter(|other| opens_like(&other.rules, &one.rules));
            assert_eq!(others.count(), 0, "{}", one.rules);
        }
    }
}
