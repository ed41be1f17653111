//! What can be asked.

use serde::{Deserialize, Serialize};

use crate::color::{Color, Notation};
use crate::saved::{Candidacy, SavedGame, Wanted};
use crate::study::GameTree;

/// Declares what is asked for: every field, and which may be left out.
macro_rules! asked {
    ($(
        $(#[$doc:meta])*
        $name:ident { $( $(#[$field_doc:meta])* $field:ident: $type:ty ),* $(,)? }
    )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize, Serialize)]
        #[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
        #[cfg_attr(feature = "describe", ts(optional_fields))]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $( $(#[$field_doc])* pub $field: $type, )*
        }
    )*};
}

asked! {
    /// Which games are there?
    AskCatalog {
        /// The code of the answer's language.
        lang: String,
    }

    /// What game is played by these rules?
    AskGame {
        /// The code of the answer's language.
        lang: String,
        /// The ruleset: an id such as `jumbo`, or house rules as text.
        rules: String,
    }

    /// How does this game stand?
    AskView {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
    }

    /// What happens if a player does this?
    AskAct {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
        /// The side that does it.
        player: Color,
        /// As in a line of the log: `32-28`, `huff 19`, `offer`; also `undo`
        /// and `timeout`.
        action: String,
    }

    /// Is this allowed?
    AskJudge {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
        /// A move as people write it, or its squares: `32-28`, `32 28`. One
        /// square alone asks why the piece on it may not move.
        text: String,
    }

    /// What does a computer of this level do?
    AskThink {
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
        /// The computer's side.
        player: Color,
        /// From 1 to 12.
        level: u8,
        /// The same seed makes the same mistakes.
        seed: u64,
    }

    /// What would be good here?
    AskHint {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
    }

    /// Why was that allowed?
    AskWhy {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
        /// The number of the event, counted from 0, as in the view.
        event: usize,
    }

    /// What are the rules?
    AskRules {
        /// The code of the answer's language.
        lang: String,
        /// The ruleset: an id such as `jumbo`, or house rules as text.
        rules: String,
        /// The edition that prints them, if they are to be told by it.
        edition: Option<String>,
    }

    /// What are these house rules, and what could be changed about them?
    AskHouse {
        /// The code of the answer's language.
        lang: String,
        /// The ruleset; it may contradict itself.
        rules: String,
    }

    /// What are they with one field changed?
    AskHouseSet {
        /// The code of the answer's language.
        lang: String,
        /// The ruleset; it may contradict itself.
        rules: String,
        /// The name of the field.
        field: String,
        /// Its new value.
        value: String,
    }

    /// What does the page of these rules show?
    AskLeaflet {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// An edition's id, or a ruleset.
        id: String,
    }

    /// What changes between these games?
    AskCompare {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// An edition's id, or a ruleset.
        a: String,
        /// Another.
        b: String,
    }

    /// How is this game learned?
    AskLessons {
        /// An edition's id, or a ruleset.
        id: String,
    }

    /// Does this move win as well as the solution of a puzzle?
    AskTried {
        /// The puzzle, as far as it is played.
        game: SavedGame,
        /// The move, as in a line of the log.
        action: String,
    }

    /// How is this game written in a file?
    AskPdn {
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
        /// Tags to begin with.
        tags: Option<Vec<(String, String)>>,
    }

    /// What do lists show of this game?
    AskDigest {
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
    }

    /// Which of these games does somebody look for?
    AskFind {
        /// The code of the language in which the words are meant.
        lang: String,
        /// What is looked for.
        wanted: Wanted,
        /// The games.
        games: Vec<Candidacy>,
    }

    /// What is wrong with this position?
    AskSetup {
        /// The code of the answer's language.
        lang: String,
        /// The ruleset: an id such as `jumbo`, or house rules as text.
        rules: String,
        /// The position as FEN; without it, the placement.
        fen: Option<String>,
        /// The board, a character for each square: `.wWbB`; without it, the
        /// start of the game.
        placement: Option<String>,
        /// Who moves in that placement.
        turn: Option<Color>,
    }

    /// Which games are in this file?
    AskImport {
        /// The code of the answer's language.
        lang: String,
        /// The text of the file, or of a part of it.
        pdn: String,
        /// The line of the file that the text begins on; 1 if left out.
        line: Option<u32>,
        /// The column that it begins in; 1 if left out.
        column: Option<u32>,
        /// Whether the file goes on behind this text.
        has_more: Option<bool>,
    }

    /// How did this game of a file go?
    AskOpen {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// The text of the file, or of this game in it.
        pdn: String,
        /// The number of the game in the text, counted from 0.
        number: usize,
        /// The line of the file that the text begins on; 1 if left out.
        line: Option<u32>,
        /// The column that it begins in; 1 if left out.
        column: Option<u32>,
    }

    /// In which of these games do these pieces stand somewhere?
    AskSeek {
        /// The ruleset on whose board they stand. Games on other boards have
        /// no such squares.
        rules: String,
        /// The board, a character for each square: `.wWbB`, and `?` where
        /// anything may stand.
        pattern: String,
        /// Who is to move; whoever, if left out.
        turn: Option<Color>,
        /// Whether the same with colors changed and the board turned is meant,
        /// too.
        reversed: Option<bool>,
        /// For how many positions running they must stand; 1 if left out.
        plies: Option<usize>,
        /// The text of a file, or of a part of it.
        pdn: Option<String>,
        /// Saved games; they are counted before those of the text.
        games: Option<Vec<SavedGame>>,
    }

    /// How is this game written in a file, with its variations?
    AskWrite {
        /// The game with its variations and comments.
        tree: GameTree,
    }

    /// What does the computer think of this position?
    AskAnalysis {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
        /// How many positions to look at.
        nodes: u64,
        /// How many of the best moves to show.
        lines: usize,
        /// Whether to say what the opponent threatens.
        threat: Option<bool>,
    }

    /// What does the computer think of these moves?
    AskCourse {
        /// The code of the answer's language.
        lang: String,
        /// How squares are named.
        notation: Option<Notation>,
        /// The whole game so far: nothing is kept between questions.
        game: SavedGame,
        /// The first of the moves, counted from 0.
        from: usize,
        /// How many of them.
        count: usize,
        /// How many positions to look at for each.
        nodes: u64,
    }
}
