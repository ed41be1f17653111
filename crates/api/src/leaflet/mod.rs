//! The rules page: a leaflet article by article, in our own words, each with
//! something to try and with the readings that we chose.

mod compare;
mod diagram;
mod readings;
pub(crate) mod renumber;
mod scenes;
mod stages;

use damier_contract::{ArticleOnPage, GameOnShelf, ProblemKind, RulesPage};
use damier_locale::Texts;
use damier_rules::editions::{self, Edition};
use damier_rules::{Article, Ruleset, Topic, leaflets};

use crate::problem::Problem;
use crate::shelf::catalog::{box_on_shelf, game_on_shelf};
use crate::speech::Speech;

pub(crate) use compare::compare;

/// The rules that a page is about, and the edition if it is a printed one.
#[derive(Copy, Clone, Debug)]
struct Subject {
    edition: Option<&'static Edition>,
    rules: Ruleset,
}

impl Subject {
    /// An edition's id, or rules as text.
    fn find(id: &str) -> Result<Subject, Problem> {
        if let Some(edition) = editions::find(id) {
            return Ok(Subject { edition: Some(edition), rules: edition.rules() });
        }
        let rules: Ruleset = id.parse().map_err(|error| Problem::new(ProblemKind::Rules, error))?;
        let printed = rules.base.variant().rules;
        // What the friendly referee leaves out is printed all the same.
        let rules = if rules == printed.friendly() { printed } else { rules };
        Ok(Subject { edition: None, rules })
    }

    fn id(&self) -> String {
        self.edition.map_or_else(|| self.rules.to_string(), |edition| edition.id.to_owned())
    }

    fn game(&self, texts: &Texts) -> GameOnShelf {
        game_on_shelf(self.rules.base.variant().id, &self.rules, texts)
    }
}

/// The end of a link to an article.
pub(crate) fn anchor(article: Article) -> String {
    match article {
        Article::Number(number) | Article::Point(number) => number.to_string(),
        Article::Opening => "opening".to_owned(),
        Article::Capturing => "capturing".to_owned(),
        Article::Ending => "ending".to_owned(),
        Article::Practice => "practice".to_owned(),
        Article::HouseRule => "house".to_owned(),
    }
}

/// The page of an edition or of any rules.
pub(crate) fn page(id: &str, speech: Speech<'_>) -> Result<RulesPage, Problem> {
    let subject = Subject::find(id)?;
    let articles = if subject.rules.base.variant().is_leaflet {
        by_article(&subject, speech)
    } else {
        by_topic(&subject, speech)
    };
    Ok(RulesPage {
        id: subject.id(),
        edition: subject.edition.map(|edition| box_on_shelf(edition, speech.texts)),
        game: subject.game(speech.texts),
        articles,
        compare: counterpart(&subject.rules),
    })
}

/// As the leaflet numbers it.
fn by_article(subject: &Subject, speech: Speech<'_>) -> Vec<ArticleOnPage> {
    let rules = &subject.rules;
    let paragraphs = speech.texts.rules(rules, subject.edition).into_iter();
    let articles = paragraphs.map(|paragraph| {
        let printed = rules.base.variant().articles.topics();
        let topics = printed.into_iter().filter(|&t| rules.article(t) == paragraph.article);
        let mut article = ArticleOnPage {
            anchor: anchor(paragraph.article),
            heading: paragraph.heading,
            text: paragraph.text,
            diagrams: Vec::new(),
            readings: Vec::new(),
        };
        topics.for_each(|topic| tell(&mut article, topic, subject, speech));
        article
    });
    articles.collect()
}

/// What no leaflet numbers, topic by topic.
fn by_topic(subject: &Subject, speech: Speech<'_>) -> Vec<ArticleOnPage> {
    let told = Topic::ALL.into_iter().filter(|&topic| is_told(topic, &subject.rules, speech));
    let articles = told.map(|topic| {
        let mut article = ArticleOnPage {
            anchor: slug(topic).trim_start_matches("topic-").to_owned(),
            heading: speech.texts.get(slug(topic)),
            text: speech.texts.told(topic, &subject.rules, None),
            diagrams: Vec::new(),
            readings: Vec::new(),
        };
        tell(&mut article, topic, subject, speech);
        article
    });
    articles.collect()
}

fn is_told(topic: Topic, rules: &Ruleset, speech: Speech<'_>) -> bool {
    !speech.texts.told(topic, rules, None).is_empty()
}

fn tell(article: &mut ArticleOnPage, topic: Topic, subject: &Subject, speech: Speech<'_>) {
    // What is not played is not shown, though there may be a reading of it.
    if is_told(topic, &subject.rules, speech) {
        let scenes = scenes::of(topic, &subject.rules);
        article.diagrams.extend(scenes.iter().filter_map(|scene| diagram::of(scene, speech)));
    }
    article.readings.extend(readings::of(topic, &subject.rules, subject.edition, speech));
}

/// The message that names a topic.
fn slug(topic: Topic) -> &'static str {
    match topic {
        Topic::Aim | Topic::Board => "topic-board",
        Topic::FirstMove => "topic-first-move",
        Topic::ManMove => "topic-man-move",
        Topic::ManCapture | Topic::Jump => "topic-man-capture",
        Topic::Promotion => "topic-promotion",
        Topic::KingMove => "topic-king-move",
        Topic::KingCapture => "topic-king-capture",
        Topic::Compulsory => "topic-compulsory",
        Topic::Finish | Topic::EndOfMove => "topic-finish",
        Topic::KingFinish => "topic-king-finish",
        Topic::TakingOff | Topic::Removal => "topic-removal",
        Topic::Precedence
        | Topic::EqualCaptures
        | Topic::FreeAmongEquals
        | Topic::KingsCountOne => "topic-precedence",
        Topic::Failing => "topic-failing",
        Topic::Touch => "topic-touch",
        Topic::Repetition => "topic-repetition",
        Topic::NoProgress => "topic-no-progress",
        Topic::FewPieces => "topic-few-pieces",
        Topic::Agreement => "topic-agreement",
        Topic::Win => "topic-win",
    }
}

/// The edition to compare these rules with first.
fn counterpart(rules: &Ruleset) -> &'static str {
    let chosen = rules.base.variant().text.and_then(|text| text.counterpart);
    chosen.unwrap_or_else(|| leaflets::well_known(rules.board))
}
