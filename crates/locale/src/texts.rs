use std::fmt;

use damier_rules::editions::{self, Edition, Tint};
use damier_rules::{Article, Color, Ruleset, Square};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::messages::MalformedMessages;

/// All messages of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// Whether articles are called points.
    has_points: bool,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

/// A named value inserted in a message.
pub(crate) type Arg<'a> = (&'static str, FluentValue<'a>);

/// `{ SMALL($color) }` in a message: the name of a side within a sentence, in
/// the languages that give it a small letter there ("les Blancs").
fn small<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let [FluentValue::String(text)] = positional else {
        return FluentValue::Error;
    };
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    FluentValue::from(first.chain(letters.clone()).collect::<String>())
}

pub(crate) fn bundle_of<'a>(
    language: Language,
    sources: impl Iterator<Item = &'a str>,
) -> Result<FluentBundle<FluentResource>, MalformedMessages> {
    let id: LanguageIdentifier = language.code().parse().expect("a language code");
    let mut bundle = FluentBundle::new(vec![id]);
    // The marks would be visible in terminals, and all inserted values run
    // the same way as the text.
    bundle.set_use_isolating(false);
    bundle.add_function("SMALL", small).expect("no function of this name before");
    for source in sources {
        let resource = FluentResource::try_new(source.to_owned()).map_err(|_| MalformedMessages)?;
        bundle.add_resource(resource).map_err(|_| MalformedMessages)?;
    }
    Ok(bundle)
}

impl Texts {
    /// The messages of `language`.
    ///
    /// # Panics
    ///
    /// Panics if a message file is malformed, which the tests rule out.
    #[must_use]
    pub fn new(language: Language) -> Texts {
        let bundle = bundle_of(language, language.messages()).expect("well-formed messages");
        Texts { language, bundle, has_points: false }
    }

    /// Speaks of this leaflet from now on: where it prints bare numbers, what
    /// others call an article is a point.
    pub fn set_edition(&mut self, edition: Option<&Edition>) {
        self.has_points = edition.is_some_and(|edition| edition.has_bare_numbers);
    }

    pub(crate) const fn has_points(&self) -> bool {
        self.has_points
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without inserted values.
    #[must_use]
    pub fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A message with named values: texts and numbers.
    #[must_use]
    pub fn format<'a, V: Into<FluentValue<'a>> + Clone>(
        &'a self,
        id: &str,
        values: &[(&'static str, V)],
    ) -> String {
        let args: Vec<Arg<'a>> =
            values.iter().map(|(name, value)| (*name, value.clone().into())).collect();
        self.with(id, &args)
    }

    pub(crate) fn with(&self, id: &str, values: &[Arg<'_>]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "there is no message {id}");
            return id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text.into_owned()
    }

    /// The title of a game.
    #[must_use]
    pub fn ruleset_title(&self, rules: &Ruleset) -> String {
        let variant = rules.base.variant();
        let title = self.get(&format!("ruleset-{}", variant.id));
        let as_printed = variant.rules;
        if *rules == as_printed || *rules == as_printed.friendly() {
            return title;
        }
        let size = rules.board.size();
        // A title must not promise what the house changed.
        let game = if variant.text.is_some_and(|text| text.is_named_by_squares) {
            self.format("ruleset-squares", &[("squares", size * size)])
        } else if size == as_printed.board.size() {
            title
        } else {
            format!("{title} ({size} × {size})")
        };
        self.format("ruleset-with-house-rules", &[("game", game)])
    }

    /// The name of a side, in the colors that the game is printed in.
    #[must_use]
    pub fn color(&self, color: Color, rules: &Ruleset) -> String {
        self.format("color", &[("color", printed_color(color, rules))])
    }

    /// How a sentence refers to an article.
    #[must_use]
    pub fn article(&self, article: Article) -> String {
        match article {
            Article::Number(number) if !self.has_points => {
                self.format("article-number", &[("number", number)])
            }
            Article::Number(number) | Article::Point(number) => {
                self.format("article-point", &[("number", number)])
            }
            Article::Opening => self.get("article-opening"),
            Article::Capturing => self.get("article-capturing"),
            Article::Ending => self.get("article-ending"),
            Article::Practice => self.get("article-practice"),
            Article::HouseRule => self.get("article-house"),
        }
    }

    /// A sentence with the article that stands behind it. Of games that no
    /// leaflet prints there is no article to name.
    pub(crate) fn with_article(&self, sentence: &str, article: Article, rules: &Ruleset) -> String {
        if article == Article::Practice && !rules.base.variant().is_leaflet {
            return sentence.to_owned();
        }
        format!("{sentence} ({})", self.article(article))
    }
}

/// The color of a side, as `color` calls those that games are printed in.
pub const PRINTED_COLORS: [&str; 4] = ["white", "black", "blue", "green"];

/// Which of them a side has in this game.
#[must_use]
pub fn printed_color(color: Color, rules: &Ruleset) -> &'static str {
    let [white, black, blue, green] = PRINTED_COLORS;
    match editions::look_of(rules.base).tint(color) {
        Tint::Blue => blue,
        Tint::Green => green,
        Tint::Black => black,
        _ => white,
    }
}

/// How a reader names squares.
pub type SquareNames<'a> = dyn Fn(Square) -> String + 'a;

/// Squares as a list.
pub(crate) fn list(squares: &[Square], name: &SquareNames<'_>) -> String {
    let names: Vec<String> = squares.iter().map(|sq| name(*sq)).collect();
    names.join(", ")
}
