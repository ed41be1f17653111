//! Questions about draughts and their answers, as JSON.
//!
//! The same function answers in the browser, compiled to WebAssembly, and on
//! the server, so that there is one contract and one referee. It keeps
//! nothing but endgame tables: a question brings the whole game along, as its [`Header`] and the
//! lines of its log.
//!
//! ```
//! let answer = damier_api::answer_json(
//!     r#"{"ask": "view", "lang": "nl", "game": {"header": {"rules": "jumbo"}, "entries": ["white 32-28"]}}"#,
//! );
//! assert!(answer.contains(r#""turn":"black""#));
//! ```
//!
//! An answer is the object that [`Answer`] describes, or `{"error": {"kind",
//! "sentence"}}`: what is wrong, in English for programmers. What the referee
//! refuses is no error but an answer, in the language of the question.

mod act;
mod advise;
mod analyse;
mod catalog;
mod desk;
mod digest;
mod exact;
mod findings;
mod history;
mod house;
mod import;
mod leaflet;
mod lessons;
mod mirror;
mod moves;
mod opponent;
mod patience;
mod problem;
mod puzzle;
mod question;
mod saved;
mod search;
mod setup;
mod speech;
mod study;
mod tree;
mod view;
mod why;
mod words;
mod write;

use std::cell::RefCell;

use damier_locale::Texts;
use damier_rules::Notation;
use speech::Speech;

pub use act::{Acted, Judged, Refused, Rule};
pub use advise::{Hint, Thought, for_white, standing};
pub use analyse::{AnalysedLine, Analysis, Course, CourseRow, Threat};
pub use catalog::{BoxOnShelf, Catalog, GameOnShelf, Tints};
pub use damier_locale::Language;
pub use desk::{AskAnalysis, AskCourse, AskImport, AskOpen, AskSetup};
pub use digest::{Digest, full_moves};
pub use exact::{Exact, exact_words, line_words, tables, use_tables};
pub use findings::{Finding, count_findings, findings, stop_reason};
pub use history::{Happening, Kind};
pub use house::{Choice, Conflict, Difference, Field, Group, House, HouseAnswer, Range};
pub use import::{Beginning, GameInFile, Imported};
pub use leaflet::{
    ArticleOnPage, Comparison, Contrast, Diagram, Half, OtherReading, Reading, Right, RulesPage,
    Wrong,
};
pub use lessons::{FirstSteps, Lesson, Step, TAUGHT, Task};
pub use moves::{Candidate, Walk};
pub use opponent::{CASUAL, act, agrees_to_draw, look};
pub use patience::Patience;
pub use problem::{Problem, ProblemKind};
pub use puzzle::Tried;
pub use question::{Answer, Question};
pub use saved::{Header, MOST_ENTRIES, Mode, Replayed, SavedGame, SavedGameError, Seat, kept_form};
pub use search::{Candidacy, Fit, Found, Opponent, State, Wanted};
pub use setup::SetUp;
pub use study::{Mark, Study, is_on_board, is_threat, score_text};
pub use tree::{Node, NodeKind, Opened};
pub use view::{BoardShape, Countdown, Ending, May, Remedies, Sides, View};
pub use why::{Leaflet, Pdn, Why};
pub use words::{header_words, standing_words};
pub use write::{GameTree, TreeNode};

/// Longer than any question about a game.
const LONGEST_QUESTION: usize = 4 << 20;

/// Answers a question, as JSON text in and out.
#[must_use]
pub fn answer_json(question: &str) -> String {
    answer_json_with(question, Patience::ENDLESS)
}

/// The same while there is patience.
#[must_use]
pub fn answer_json_with(question: &str, patience: Patience<'_>) -> String {
    let answered = if question.len() > LONGEST_QUESTION {
        Err(Problem::new(ProblemKind::TooLong, "the question is too long"))
    } else {
        serde_json::from_str(question)
            .map_err(|error| Problem::new(ProblemKind::Unreadable, error))
            .and_then(|question| answer_with(&question, patience))
    };
    let text = match &answered {
        Ok(answer) => serde_json::to_string(answer),
        Err(problem) => serde_json::to_string(problem),
    };
    text.unwrap_or_else(|error| {
        // Every answer is made of texts and numbers under names that are texts.
        format!("{{\"error\":{{\"kind\":\"unreadable\",\"sentence\":\"{error}\"}}}}")
    })
}

/// Answers a question.
///
/// # Errors
///
/// [`Problem`] if there is nothing to answer.
pub fn answer(question: &Question) -> Result<Answer, Problem> {
    answer_with(question, Patience::ENDLESS)
}

/// Answers a question while there is patience.
///
/// # Errors
///
/// [`Problem`] if there is nothing to answer, or no more patience.
pub fn answer_with(question: &Question, patience: Patience<'_>) -> Result<Answer, Problem> {
    let speak = |lang: Language, notation: Notation, f: &dyn Fn(Speech<'_>) -> Answered| {
        with_texts(lang, |texts| f(Speech { texts, notation, patience }))
    };
    let replay = |game: &SavedGame| game.replay_with(patience);
    match question {
        Question::Catalog { lang } => {
            with_texts(*lang, |texts| Ok(Answer::Catalog(catalog::of(texts))))
        }
        Question::Game { lang, rules } => with_texts(*lang, |texts| {
            catalog::game(rules, texts).map(|game| Answer::Game(Box::new(game)))
        }),
        Question::View { lang, notation, game } => speak(*lang, *notation, &|speech| {
            Ok(Answer::View(Box::new(View::of(&replay(game)?, speech)?)))
        }),
        Question::Act { lang, notation, game, player, action } => {
            speak(*lang, *notation, &|speech| {
                act::act(replay(game)?, *player, action, speech).map(Answer::Acted)
            })
        }
        Question::Judge { lang, notation, game, text } => speak(*lang, *notation, &|speech| {
            act::judge(&replay(game)?, text, speech).map(Answer::Judged)
        }),
        Question::Think { game, player, level, seed } => {
            advise::think(&replay(game)?, *player, *level, *seed).map(Answer::Thought)
        }
        Question::Hint { lang, notation, game } => speak(*lang, *notation, &|speech| {
            advise::hint(&replay(game)?, speech).map(Answer::Hint)
        }),
        Question::Why { lang, notation, game, event } => speak(*lang, *notation, &|speech| {
            why::why(&replay(game)?, *event, speech).map(Answer::Why)
        }),
        Question::Rules { lang, rules } => speak(*lang, Notation::Numeric, &|speech| {
            why::leaflet(rules, speech).map(Answer::Rules)
        }),
        Question::House { lang, rules } => {
            with_texts(*lang, |texts| Ok(Answer::House(Box::new(house::read(rules, texts)))))
        }
        Question::HouseSet { lang, rules, field, value } => with_texts(*lang, |texts| {
            Ok(Answer::House(Box::new(house::set(rules, field, value, texts))))
        }),
        Question::Leaflet { lang, notation, id } => speak(*lang, *notation, &|speech| {
            leaflet::page(id, speech).map(Box::new).map(Answer::Leaflet)
        }),
        Question::Compare { lang, notation, a, b } => speak(*lang, *notation, &|speech| {
            leaflet::compare(a, b, speech).map(Box::new).map(Answer::Comparison)
        }),
        Question::Digest { game } => Ok(Answer::Digest(Digest::of(&replay(game)?))),
        Question::Find { lang, wanted, games } => Ok(Answer::Found(wanted.find(*lang, games))),
        Question::Setup(asked) => asked.answer(),
        Question::Import(asked) => asked.answer(patience),
        Question::Open(asked) => asked.answer(patience),
        Question::Write { tree } => write::write(tree).map(Answer::Pdn),
        Question::Analyse(asked) => asked.answer(patience),
        Question::Course(asked) => asked.answer(patience),
        Question::Lessons { id } => lessons::course(id).map(Answer::Lessons),
        Question::Tried { game, action } => {
            puzzle::tried(&replay(game)?, action).map(Answer::Tried)
        }
        Question::Pdn { game, tags } => Ok(Answer::Pdn(why::pdn(&replay(game)?, tags))),
    }
}

type Answered = Result<Answer, Problem>;

/// The texts of a language, read only once.
fn with_texts<T>(language: Language, say: impl FnOnce(&Texts) -> T) -> T {
    thread_local! {
        static LAST: RefCell<Option<Texts>> = const { RefCell::new(None) };
    }
    LAST.with_borrow_mut(|last| {
        let texts = last.take().filter(|texts| texts.language() == language);
        say(last.insert(texts.unwrap_or_else(|| Texts::new(language))))
    })
}
