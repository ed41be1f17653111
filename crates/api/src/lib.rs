//! Questions about draughts and their answers, as JSON.
//!
//! The same [`Api`] answers in the browser, compiled to WebAssembly, and on
//! the server, so that there is one contract ([`damier_contract`]) and one
//! referee. It keeps nothing but endgame tables: a question brings the whole
//! game along, as its [`Header`](damier_contract::Header) and the lines of its
//! log.
//!
//! ```
//! use damier_api::{Api, Patience};
//!
//! let question = r#"{"ask": "view", "lang": "nl",
//!     "game": {"header": {"rules": "jumbo"}, "entries": ["white 32-28"]}}"#;
//! let answer = Api::default().answer_json(question, Patience::ENDLESS)?;
//! assert!(answer.contains(r#""turn":"black""#));
//! # Ok::<(), damier_api::Problem>(())
//! ```
//!
//! What the referee refuses is no [`Problem`] but an answer, in the language
//! of the question; a problem is told in English for programmers.

#[cfg(feature = "engine")]
mod engine;
mod files;
mod game;
mod leaflet;
mod patience;
mod problem;
mod search;
mod shelf;
mod speech;

use std::cell::RefCell;

#[cfg(feature = "engine")]
use damier_coach::Aids;
use damier_contract::{Answer, AskImport, AskOpen, AskSetup, Notation, Question, SavedGame};
use damier_locale::Texts;
use damier_pdn::Place;
use damier_rules::editions;
use speech::Speech;

#[cfg(feature = "engine")]
use engine::{advise, puzzle};
use files::{import, seek, tree, write};
use game::{act, view, why};
use shelf::{catalog, house, lessons, setup};

#[cfg(feature = "engine")]
pub use damier_engine::NetworkError;
pub use damier_locale::Language;
pub use game::digest::{digest, full_moves};
pub use game::room::{LONGEST_PLAYER, RoomLine};
pub use game::saved::{MOST_ENTRIES, Replayed, SavedGameError, begin, kept_form, read_header};
pub use patience::Patience;
pub use problem::Problem;
pub use search::words::{header_words, standing_words};
pub use search::{Fit, fit};
pub use shelf::lessons::TAUGHT;

/// Longer than any question about a game.
const LONGEST_QUESTION: usize = 4 << 20;

/// Answers questions, those that need a search with the help of endgame tables
/// and networks. The features `rules` and `engine` say which are answered.
#[derive(Clone, Debug, Default)]
pub struct Api {
    #[cfg(feature = "engine")]
    aids: Aids,
}

type Answered = Result<Answer, Problem>;

impl Api {
    /// Answers a question, as JSON text in and out, while there is patience.
    ///
    /// # Errors
    ///
    /// [`Problem`] if there is nothing to answer, or no more patience.
    pub fn answer_json(&self, question: &str, patience: Patience<'_>) -> Result<String, Problem> {
        if question.len() > LONGEST_QUESTION {
            return Err(Problem::too_long("the question is too long"));
        }
        let question = serde_json::from_str(question).map_err(Problem::unreadable)?;
        let answer = self.answer(&question, patience)?;
        // Every answer is made of texts and numbers under names that are texts.
        serde_json::to_string(&answer).map_err(Problem::unreadable)
    }

    /// The answer, or the problem in its place, as JSON: they differ by the
    /// field `answer`.
    #[must_use]
    pub fn answer_or_problem(&self, question: &str, patience: Patience<'_>) -> String {
        self.answer_json(question, patience).unwrap_or_else(|problem| problem.to_json())
    }

    /// Answers a question while there is patience.
    ///
    /// # Errors
    ///
    /// [`Problem`] if there is nothing to answer, or no more patience.
    #[expect(clippy::too_many_lines, reason = "every question has an arm of its own")]
    #[cfg_attr(not(feature = "rules"), expect(unreachable_patterns, reason = "left out"))]
    pub fn answer(&self, question: &Question, patience: Patience<'_>) -> Answered {
        let speak_of = |edition: Option<&str>,
                        lang: &str,
                        notation: Option<Notation>,
                        say: &dyn Fn(Speech<'_>) -> Answered| {
            let notation = notation.unwrap_or_default().into();
            with_texts_of(edition, lang, |texts| say(Speech { texts, notation, patience }))
        };
        let speak = |game: &SavedGame,
                     lang: &str,
                     notation: Option<Notation>,
                     say: &dyn Fn(Speech<'_>) -> Answered| {
            speak_of(game.header.edition.as_deref(), lang, notation, say)
        };
        let replay = |game: &SavedGame| Replayed::of(game, patience);
        match question {
            #[cfg(feature = "engine")]
            Question::Think(asked) => {
                advise::think(&replay(&asked.game)?, asked, &self.aids).map(Answer::Think)
            }
            #[cfg(feature = "engine")]
            Question::Hint(asked) => speak(&asked.game, &asked.lang, asked.notation, &|speech| {
                advise::hint(&replay(&asked.game)?, &self.aids, speech).map(Answer::Hint)
            }),
            #[cfg(feature = "engine")]
            Question::Tried(asked) => {
                puzzle::tried(&replay(&asked.game)?, &asked.action).map(Answer::Tried)
            }
            #[cfg(feature = "engine")]
            Question::Analyse(asked) => self.analyse(asked, patience),
            #[cfg(feature = "engine")]
            Question::Course(asked) => self.course(asked, patience),
            #[cfg(not(feature = "engine"))]
            Question::Think(_)
            | Question::Hint(_)
            | Question::Tried(_)
            | Question::Analyse(_)
            | Question::Course(_) => Err(Problem::elsewhere()),
            // Before all others, so that they are not even compiled.
            #[cfg(not(feature = "rules"))]
            _ => Err(Problem::elsewhere()),
            Question::Catalog(asked) => {
                with_texts(&asked.lang, |texts| Ok(Answer::Catalog(catalog::of(texts))))
            }
            Question::Game(asked) => with_texts(&asked.lang, |texts| {
                catalog::game(&asked.rules, texts).map(Box::new).map(Answer::Game)
            }),
            Question::House(asked) => with_texts(&asked.lang, |texts| {
                Ok(Answer::House(Box::new(house::read(&asked.rules, texts))))
            }),
            Question::HouseSet(asked) => with_texts(&asked.lang, |texts| {
                let set = house::set(&asked.rules, &asked.field, &asked.value, texts);
                Ok(Answer::HouseSet(Box::new(set)))
            }),
            Question::Lessons(asked) => lessons::course(&asked.id).map(Answer::Lessons),
            Question::Pdn(asked) => {
                let tags = asked.tags.as_deref().unwrap_or_default();
                Ok(Answer::Pdn(why::pdn(&replay(&asked.game)?, tags)))
            }
            Question::Digest(asked) => Ok(Answer::Digest(digest(&replay(&asked.game)?))),
            Question::Find(asked) => {
                let language = language(&asked.lang)?;
                Ok(Answer::Find(search::find(&asked.wanted, language, &asked.games)))
            }
            Question::Setup(asked) => set_up(asked),
            Question::Import(asked) => import(asked, patience),
            Question::Open(asked) => open(asked, patience),
            Question::Seek(asked) => seek::seek(asked, patience).map(Answer::Seek),
            Question::Write(asked) => write::write(&asked.tree).map(Answer::Write),
            Question::View(asked) => speak(&asked.game, &asked.lang, asked.notation, &|speech| {
                Ok(Answer::View(Box::new(view::of(&replay(&asked.game)?, speech)?)))
            }),
            Question::Act(asked) => speak(&asked.game, &asked.lang, asked.notation, &|speech| {
                let player = asked.player.into();
                act::act(replay(&asked.game)?, player, &asked.action, speech).map(Answer::Act)
            }),
            Question::Judge(asked) => speak(&asked.game, &asked.lang, asked.notation, &|speech| {
                act::judge(&replay(&asked.game)?, &asked.text, speech).map(Answer::Judge)
            }),
            Question::Why(asked) => speak(&asked.game, &asked.lang, asked.notation, &|speech| {
                why::why(&replay(&asked.game)?, asked.event, speech).map(Answer::Why)
            }),
            Question::Rules(asked) => {
                let edition = asked.edition.as_deref();
                speak_of(edition, &asked.lang, None, &|speech| {
                    why::rules_text(&asked.rules, edition, speech).map(Answer::Rules)
                })
            }
            Question::Leaflet(asked) => {
                speak_of(Some(&asked.id), &asked.lang, asked.notation, &|speech| {
                    leaflet::page(&asked.id, speech).map(Box::new).map(Answer::Leaflet)
                })
            }
            Question::Compare(asked) => speak_of(None, &asked.lang, asked.notation, &|speech| {
                leaflet::compare(&asked.a, &asked.b, speech).map(Box::new).map(Answer::Compare)
            }),
        }
    }
}

fn set_up(asked: &AskSetup) -> Answered {
    let given = match (&asked.fen, &asked.placement) {
        (Some(fen), _) => setup::Given::Fen(fen),
        (None, Some(placement)) => setup::Given::Placement(placement, asked.turn.map(Into::into)),
        (None, None) => setup::Given::Start,
    };
    with_texts(&asked.lang, |texts| setup::set_up(&asked.rules, given, texts)).map(Answer::Setup)
}

fn import(asked: &AskImport, patience: Patience<'_>) -> Answered {
    let place = place(asked.line, asked.column);
    let has_more = asked.has_more.unwrap_or_default();
    let part = import::Part { text: &asked.pdn, place, has_more };
    with_texts(&asked.lang, |texts| import::import(part, texts, patience)).map(Answer::Import)
}

fn open(asked: &AskOpen, patience: Patience<'_>) -> Answered {
    let (record, checked) = import::find(&asked.pdn, asked.number, patience)?;
    let notation = asked.notation.unwrap_or_default().into();
    let start = place(asked.line, asked.column);
    with_texts(&asked.lang, |texts| {
        Ok(tree::open(&record, &checked, start, Speech { texts, notation, patience }))
    })
    .map(Box::new)
    .map(Answer::Open)
}

/// Where a text begins in its file.
fn place(line: Option<u32>, column: Option<u32>) -> Place {
    Place { line: line.unwrap_or(1), column: column.unwrap_or(1) }
}

fn language(code: &str) -> Result<Language, Problem> {
    let language: Language = code.parse().map_err(Problem::unreadable)?;
    if language.is_here() { Ok(language) } else { Err(Problem::wordless(language)) }
}

/// The texts of a language, whatever leaflet is spoken of.
fn with_texts<T>(code: &str, say: impl FnOnce(&Texts) -> Result<T, Problem>) -> Result<T, Problem> {
    with_texts_of(None, code, say)
}

/// The texts of a language, read only once, with the words of an edition.
fn with_texts_of<T>(
    edition: Option<&str>,
    code: &str,
    say: impl FnOnce(&Texts) -> Result<T, Problem>,
) -> Result<T, Problem> {
    thread_local! {
        static LAST: RefCell<Option<Texts>> = const { RefCell::new(None) };
    }
    let language = language(code)?;
    LAST.with_borrow_mut(|last| {
        let texts = last.take().filter(|texts| texts.language() == language);
        let texts = last.insert(texts.unwrap_or_else(|| Texts::new(language)));
        texts.set_edition(edition.and_then(editions::find));
        say(texts)
    })
}
