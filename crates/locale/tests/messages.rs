//! Every language has every message, with the same values in it, and no
//! message is left over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use damier_locale::Language;
use fluent_syntax::ast;
use fluent_syntax::parser::parse;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

const FILES: [&str; 18] = [
    "games", "rules", "leaflet", "referee", "terminal", "files", "analysis", "app", "learn",
    "house", "study", "steps", "visit", "habits", "after", "home", "search", "room",
];

/// The names of the forms that languages have for counts.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What a message depends on: its variables, and the keys it chooses by.
type Shape = BTreeSet<String>;

fn messages(language: &str) -> BTreeMap<String, Shape> {
    let mut messages = BTreeMap::new();
    for file in FILES {
        let path = root().join(format!("locales/{language}/{file}.ftl"));
        let source = fs::read_to_string(&path).expect("a message file");
        let resource = parse(source.as_str()).unwrap_or_else(|(_, errors)| {
            panic!("{language}/{file}.ftl: {errors:?}");
        });
        for entry in resource.body {
            if let ast::Entry::Message(message) = entry {
                let mut shape = Shape::new();
                read_pattern(message.value.as_ref().expect("a text"), &mut shape);
                let id = message.id.name.to_owned();
                assert!(messages.insert(id, shape).is_none(), "{language}: {}", message.id.name);
            }
        }
    }
    messages
}

fn read_pattern(pattern: &ast::Pattern<&str>, shape: &mut Shape) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            read_expression(expression, shape);
        }
    }
}

fn read_expression(expression: &ast::Expression<&str>, shape: &mut Shape) {
    let inline = match expression {
        ast::Expression::Inline(inline) => inline,
        ast::Expression::Select { selector, variants } => {
            let names: Vec<&str> =
                variants.iter().filter_map(|variant| name(&variant.key)).collect();
            // How many forms a count has is a language's own affair.
            if !names.iter().all(|name| PLURALS.contains(name)) {
                shape.extend(names.iter().map(|name| format!("[{name}]")));
            }
            for variant in variants {
                read_pattern(&variant.value, shape);
            }
            selector
        }
    };
    read_inline(inline, shape);
}

fn read_inline(inline: &ast::InlineExpression<&str>, shape: &mut Shape) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            shape.insert(format!("${}", id.name));
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                read_inline(argument, shape);
            }
        }
        _ => {}
    }
}

/// The name by which a variant is chosen, if it is not a number.
const fn name<'a>(key: &ast::VariantKey<&'a str>) -> Option<&'a str> {
    match key {
        ast::VariantKey::Identifier { name } => Some(*name),
        ast::VariantKey::NumberLiteral { .. } => None,
    }
}

#[test]
fn every_language_has_every_message_with_the_same_values() {
    let english = messages("en");
    for language in Language::ALL {
        let theirs = messages(language.code());
        for (id, shape) in &english {
            assert_eq!(theirs.get(id), Some(shape), "{} in {}", id, language.code());
        }
        let left_over: Vec<_> = theirs.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(left_over.is_empty(), "{}: {left_over:?}", language.code());
    }
}

#[test]
fn no_two_languages_say_the_same() {
    // A forgotten translation is a copy of another language's file.
    for file in FILES {
        let texts: BTreeSet<String> = Language::ALL
            .iter()
            .map(|language| root().join(format!("locales/{}/{file}.ftl", language.code())))
            .map(|path| fs::read_to_string(path).expect("a message file"))
            .collect();
        let is_empty = texts.iter().all(|text| text.lines().all(|line| line.starts_with('#')));
        assert!(is_empty || texts.len() == Language::ALL.len(), "{file}.ftl");
    }
}

#[test]
fn every_message_is_used() {
    let sources = format!("{}{}", program_sources(), page_sources());
    // Ids that are put together from a prefix and the id of a game or criterion.
    let prefixes = ["ruleset-", "criterion-"];
    for id in messages("en").keys() {
        let is_composed = prefixes.iter().any(|prefix| id.starts_with(prefix));
        let is_said = ['"', '\''].iter().any(|mark| sources.contains(&format!("{mark}{id}{mark}")));
        assert!(is_composed || is_said, "{id} is never said");
    }
}

#[test]
fn the_page_says_nothing_that_is_no_message() {
    let known = messages("en");
    let sources = page_sources();
    let said: Vec<&str> =
        sources.split("t('").skip(1).filter_map(|rest| rest.split('\'').next()).collect();
    assert!(said.len() > 100, "the page's messages are found");
    // Other calls end in a t as well; a message has a dash in its name.
    for id in said
        .into_iter()
        .filter(|id| id.trim_matches('-').contains('-') && !id.contains([' ', '/', '.']))
    {
        assert!(known.contains_key(id), "{id} is no message");
    }
}

fn program_sources() -> String {
    let mut sources = String::new();
    read_sources(&root().join("crates"), &["rs"], &mut sources);
    sources
}

fn page_sources() -> String {
    let mut sources = String::new();
    read_sources(&root().join("web/src"), &["ts", "svelte"], &mut sources);
    sources
}

fn read_sources(folder: &Path, extensions: &[&str], sources: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_sources(&path, extensions, sources);
        } else if path
            .extension()
            .and_then(|name| name.to_str())
            .is_some_and(|e| extensions.contains(&e))
        {
            sources.push_str(&fs::read_to_string(path).expect("a source file"));
        }
    }
}
