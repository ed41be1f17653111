//! What Damier's parts say to each other, as serde types and nothing else: the
//! questions of the page and their answers, saved games, and what the server
//! is sent and answers.
//!
//! With the feature `describe` the types describe themselves: [`describe`]
//! writes the page's `contract.ts` and the server's `openapi.json`, which are
//! checked in. `cargo xtask contract` writes them anew, and a test fails when
//! they are stale.

mod ask;
mod board;
mod color;
#[cfg(feature = "describe")]
pub mod describe;
mod game;
mod house;
mod leaflet;
mod problem;
mod room;
mod saved;
mod server;
mod shelf;
mod study;
mod visit;

use serde::{Deserialize, Serialize};

pub use ask::*;
pub use board::*;
pub use color::*;
pub use game::*;
pub use house::*;
pub use leaflet::*;
pub use problem::*;
pub use room::*;
pub use saved::*;
pub use server::*;
pub use shelf::*;
pub use study::*;
pub use visit::*;

/// Declares every question with the type of its answer.
macro_rules! questions {
    ($( $name:ident($asked:ty) -> $answer:ty ),* $(,)?) => {
        /// What can be asked. The field `ask` says what.
        #[derive(Clone, Debug, Deserialize, Serialize)]
        #[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(tag = "ask", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "each is described by the type of its name")]
        pub enum Question {
            $( $name($asked), )*
        }

        /// What is answered. The field `answer` says what was asked.
        #[derive(Clone, Debug, Serialize)]
        #[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(tag = "answer", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "each answers the question of its name")]
        pub enum Answer {
            $( $name($answer), )*
        }

        /// The name and the answer of every question, in TypeScript.
        #[cfg(feature = "describe")]
        fn answers(config: &ts_rs::Config) -> Vec<(&'static str, String)> {
            vec![$( (stringify!($name), <$answer as ts_rs::TS>::name(config)), )*]
        }
    };
}

questions! {
    Catalog(AskCatalog) -> Catalog,
    Game(AskGame) -> Box<GameOnShelf>,
    View(AskView) -> Box<View>,
    Act(AskAct) -> Acted,
    Judge(AskJudge) -> Judged,
    Think(AskThink) -> Thought,
    Hint(AskHint) -> Hint,
    Why(AskWhy) -> Why,
    Rules(AskRules) -> RulesText,
    House(AskHouse) -> Box<HouseAnswer>,
    HouseSet(AskHouseSet) -> Box<HouseAnswer>,
    Leaflet(AskLeaflet) -> Box<RulesPage>,
    Compare(AskCompare) -> Box<Comparison>,
    Lessons(AskLessons) -> FirstSteps,
    Tried(AskTried) -> Tried,
    Pdn(AskPdn) -> Pdn,
    Digest(AskDigest) -> Digest,
    Find(AskFind) -> Found,
    Setup(AskSetup) -> SetUp,
    Import(AskImport) -> Imported,
    Open(AskOpen) -> Box<Opened>,
    Seek(AskSeek) -> Sought,
    Write(AskWrite) -> Pdn,
    Analyse(AskAnalysis) -> Analysis,
    Course(AskCourse) -> Course,
}
