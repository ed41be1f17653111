//! What stands around a chapter: the menus, and the way to its neighbors.

use std::fmt::Write as _;

use pulldown_cmark::HeadingLevel;

use super::chapter::{Chapter, escape};
use super::{CHAPTERS, words};

const FRAME: &str = include_str!("page.html");

/// The whole page of a chapter.
pub(super) fn page(chapter: &Chapter, all: &[Chapter], body: &str) -> String {
    let words = chapter.language;
    let up = chapter.way_up();
    let order = order(chapter, all);
    let parts = [
        ("lang", words.code.to_owned()),
        ("title", escape(chapter.title())),
        ("manual", words.manual.to_owned()),
        ("skip", words.skip.to_owned()),
        ("board", words.board.to_owned()),
        ("to-board", format!("{up}../")),
        ("to-manual", up),
        ("languages", languages(chapter, all)),
        ("chapters", words.chapters.to_owned()),
        ("menu", menu(chapter, &order)),
        // The text comes last: what looks like a name in it is left alone.
        ("turn", turn(chapter, &order)),
        ("body", body.to_owned()),
    ];
    parts.into_iter().fold(FRAME.to_owned(), |page, (name, value)| {
        page.replace(&format!("{{{{{name}}}}}"), &value)
    })
}

/// All chapters as a reader of this one meets them: in his language, or else in
/// English.
fn order<'a>(here: &Chapter, all: &'a [Chapter]) -> Vec<&'a Chapter> {
    let find = |name: &str, code: &str| {
        all.iter().find(|chapter| chapter.name == name && chapter.language.code == code)
    };
    let code = here.language.code;
    CHAPTERS.iter().filter_map(|name| find(name, code).or_else(|| find(name, "en"))).collect()
}

fn is_same(one: &Chapter, other: &Chapter) -> bool {
    std::ptr::eq(one, other)
}

/// A link to another chapter, in that chapter's words.
fn link(here: &Chapter, there: &Chapter, attributes: &str) -> String {
    let title = escape(there.title());
    let address = format!("{}{}", here.way_up(), there.address());
    if here.language == there.language {
        return format!("<a href=\"{address}\"{attributes}>{title}</a>");
    }
    let code = there.language.code;
    let note = escape(here.language.in_english);
    format!(
        "<a href=\"{address}\"{attributes} hreflang=\"{code}\"><span lang=\"{code}\">{title}</span> \
         <small>({note})</small></a>"
    )
}

fn menu(here: &Chapter, order: &[&Chapter]) -> String {
    let mut menu = String::new();
    for there in order {
        if is_same(here, there) {
            let title = escape(here.title());
            let _ = write!(menu, "<li><a href=\"#content\" aria-current=\"page\">{title}</a>");
            menu.push_str(&sections(here));
        } else {
            let _ = write!(menu, "<li>{}", link(here, there, ""));
        }
        menu.push_str("</li>\n");
    }
    menu
}

/// What there is within the chapter that is open.
fn sections(here: &Chapter) -> String {
    let second = here.headings.iter().filter(|heading| heading.level == HeadingLevel::H2);
    let items = second.map(|heading| {
        let (anchor, title) = (escape(&heading.anchor), escape(&heading.title));
        format!("<li><a href=\"#{anchor}\">{title}</a></li>")
    });
    format!("\n<ul>{}</ul>", items.collect::<String>())
}

/// The other languages of a chapter, where there are some.
fn languages(here: &Chapter, all: &[Chapter]) -> String {
    let same: Vec<&Chapter> = all.iter().filter(|chapter| chapter.name == here.name).collect();
    if same.len() < 2 {
        return String::new();
    }
    let mut list =
        format!("<nav class=\"languages\" aria-label=\"{}\"><ul>\n", here.language.language);
    for there in same {
        let words::Language { code, name, .. } = there.language;
        let address = format!("{}{}", here.way_up(), there.address());
        let _ = if is_same(here, there) {
            writeln!(
                list,
                "<li><a href=\"#content\" lang=\"{code}\" aria-current=\"true\">{name}</a></li>"
            )
        } else {
            writeln!(
                list,
                "<li><a href=\"{address}\" lang=\"{code}\" hreflang=\"{code}\">{name}</a></li>"
            )
        };
    }
    list + "</ul></nav>"
}

fn turn(here: &Chapter, order: &[&Chapter]) -> String {
    let words = here.language;
    let at = order.iter().position(|there| is_same(here, there)).unwrap_or_default();
    let neighbor = |there: Option<&&Chapter>, word: &str, rel: &str| {
        there.map_or_else(String::new, |there| {
            let link = link(here, there, &format!(" rel=\"{rel}\""));
            format!("<p class=\"{rel}\"><span>{}</span> {link}</p>\n", escape(word))
        })
    };
    let before = at.checked_sub(1).and_then(|before| order.get(before));
    neighbor(before, words.previous, "prev") + &neighbor(order.get(at + 1), words.next, "next")
}
