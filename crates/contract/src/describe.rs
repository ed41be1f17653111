//! The types as TypeScript and as OpenAPI.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use damier_locale::Language;
use damier_rules::variants;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    Answer, AppendEntries, Appended, BecomeDevice, BuildTables, CreateGame, CreateRoom,
    CreatedGame, DeviceCode, FromRoom, GameList, MoveSeat, Problem, Question, Room, RoomAction,
    SeatCode, SeatTaken, Sessions, SignIn, StoredGame, TablesOffer, TakeSeat, ToRoom, Visit,
    answers,
};

/// The server's routes, in OpenAPI without the types.
const ROUTES: &str = include_str!("routes.json");

/// Does the same with every type that is sent.
macro_rules! each_sent {
    ($to:ident.$add:ident) => {
        $to.$add::<Question>();
        $to.$add::<Answer>();
        $to.$add::<CreateGame>();
        $to.$add::<CreatedGame>();
        $to.$add::<AppendEntries>();
        $to.$add::<Appended>();
        $to.$add::<GameList>();
        $to.$add::<StoredGame>();
        $to.$add::<TablesOffer>();
        $to.$add::<BuildTables>();
        $to.$add::<Visit>();
        $to.$add::<SignIn>();
        $to.$add::<Sessions>();
        $to.$add::<DeviceCode>();
        $to.$add::<BecomeDevice>();
        $to.$add::<CreateRoom>();
        $to.$add::<TakeSeat>();
        $to.$add::<SeatCode>();
        $to.$add::<MoveSeat>();
        $to.$add::<SeatTaken>();
        $to.$add::<Room>();
        $to.$add::<RoomAction>();
        $to.$add::<ToRoom>();
        $to.$add::<FromRoom>();
        $to.$add::<Problem>();
    };
}

/// The page's types, as a TypeScript module.
#[must_use]
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut types = Types { config: &config, declared: BTreeMap::new() };
    each_sent!(types.add);
    let mut text = String::from(
        "/** What the page asks and is answered: written by `cargo xtask contract` from\n \
         * `crates/contract`, where every change belongs. */\n\n",
    );
    text.push_str(&constants());
    text.push_str(
        "/** The answer to each question, by what is asked. */\nexport interface Answers {\n",
    );
    for (name, answer) in answers(&config) {
        let _ = writeln!(text, "  {}: {answer};", snake_case(name));
    }
    text.push_str("}\n");
    text.extend(types.declared.into_values());
    text
}

/// What the page must know before it can ask.
fn constants() -> String {
    let codes = Language::ALL.map(|language| format!("'{}'", language.code()));
    format!(
        "/** The languages that there are, in the order in which they are offered. */\n\
         export const LANGUAGES: readonly string[] = [{}];\n\n\
         /** The game that is meant where none is named. */\n\
         export const DEFAULT_GAME: string = '{}';\n\n",
        codes.join(", "),
        variants::DEFAULT.base.variant().id
    )
}

/// The types met so far, each once, by name.
struct Types<'a> {
    config: &'a Config,
    declared: BTreeMap<String, String>,
}

impl Types<'_> {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is written where it is used.
        let name = T::ident(self.config);
        if T::output_path().is_none() || self.declared.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declared = format!("{docs}export {}", T::decl(self.config));
        self.declared.insert(name, format!("\n{}", laid_out(&declared)));
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for Types<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
        T::visit_generics(self);
    }
}

/// A declaration with a line for each field and each choice, indented, and
/// short comments on one line.
fn laid_out(declared: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut comment: Option<Vec<&str>> = None;
    let broken = broken(declared);
    for line in broken.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match (&mut comment, line) {
            (None, "/**") => comment = Some(Vec::new()),
            (Some(said), "*/") => {
                lines.extend(comment_lines(said));
                comment = None;
            }
            (Some(said), line) => said.push(line.trim_start_matches('*').trim()),
            (None, line) => lines.push(line.to_owned()),
        }
    }
    let mut depth = 0_usize;
    let mut text = String::new();
    for line in lines {
        depth = depth.saturating_sub(usize::from(line.starts_with('}')));
        let indent = "  ".repeat(depth + usize::from(line.starts_with('|') && depth == 0));
        let _ = writeln!(text, "{indent}{line}");
        depth += usize::from(line.ends_with('{'));
    }
    text
}

/// Breaks the line after every field, and before every choice of a union. An
/// object of one field, the tag of a choice, stays on its line.
fn broken(declared: &str) -> String {
    let mut text = String::new();
    let (mut brackets, mut braces) = (0_usize, 0_usize);
    let mut rest = declared;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("/*") {
            let end = rest.find("*/").map_or(rest.len(), |end| end + 2);
            text.push_str(&rest[..end]);
            rest = &rest[end..];
            continue;
        }
        if let Some(tag) = tag(rest) {
            text.push_str(tag);
            rest = &rest[tag.len()..];
            continue;
        }
        match c {
            '[' | '<' => brackets += 1,
            ']' | '>' => brackets = brackets.saturating_sub(1),
            '{' => braces += 1,
            '}' => braces = braces.saturating_sub(1),
            _ => {}
        }
        match c {
            '{' => text.push_str("{\n"),
            '}' => text.push_str("\n}"),
            ',' if brackets == 0 => text.push_str(";\n"),
            '|' if brackets == 0 && braces == 0 && rest.starts_with("| {") => text.push_str("\n|"),
            _ => text.push(c),
        }
        rest = &rest[c.len_utf8()..];
    }
    text
}

/// The object of one field, without a comment, that a text begins with.
fn tag(text: &str) -> Option<&str> {
    let inner = &text.strip_prefix("{ ")?[..text.find(" }")?.checked_sub(2)?];
    let is_one = !inner.contains(['{', ',', '\n']);
    is_one.then(|| &text[..inner.len() + 4])
}

fn comment_lines(said: &[&str]) -> Vec<String> {
    match said {
        [line] => vec![format!("/** {line} */")],
        [first, rest @ .., last] => {
            let mut lines = vec![format!("/** {first}")];
            lines.extend(rest.iter().map(|line| format!(" * {line}").trim_end().to_owned()));
            lines.push(format!(" * {last} */"));
            lines
        }
        [] => Vec::new(),
    }
}

fn snake_case(name: &str) -> String {
    let mut text = String::new();
    for (i, c) in name.chars().enumerate() {
        if c.is_ascii_uppercase() && i > 0 {
            text.push('_');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

/// The server's OpenAPI document: its routes, and the types that they name.
///
/// # Errors
///
/// If the routes are no JSON object.
pub fn openapi() -> Result<String, serde_json::Error> {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = "/components/schemas".into();
    let mut generator = settings.into_generator();
    each_sent!(generator.subschema_for);
    let mut document: Map<String, Value> = serde_json::from_str(ROUTES)?;
    let schemas = Value::Object(generator.take_definitions(true));
    document.insert("components".into(), serde_json::json!({ "schemas": schemas }));
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}
