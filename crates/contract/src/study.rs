//! Positions, files of games and analysis.

use serde::{Deserialize, Serialize};

use crate::board::{BoardShape, Sides, Walk};
use crate::color::Color;

/// A position that somebody set up, and what is wrong with it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SetUp {
    /// The rules, as text.
    pub rules: String,
    /// The title of the game.
    pub title: String,
    /// The board.
    pub board: BoardShape,
    /// What the two sides are called.
    pub colors: Sides,
    /// The board, a character for each square: `.wWbB`. Nothing if the FEN
    /// could not be read.
    pub placement: Option<String>,
    /// Who is to move.
    pub turn: Color,
    /// The position as FEN, whether it is possible or not.
    pub fen: String,
    /// Everything that is wrong with it. Nothing if it can be played.
    pub reasons: Vec<String>,
}

/// The games of a file, or of a part of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Imported {
    /// The games, as many as are listed.
    pub games: Vec<GameInFile>,
    /// Where the game begins that is still to be asked about, if there is one.
    pub next: Option<Beginning>,
}

/// Where a game begins.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Beginning {
    /// The byte of the text.
    pub start: usize,
    /// The line of the file, counted from 1.
    pub line: u32,
    /// The column in bytes, counted from 1.
    pub column: u32,
}

/// A game of a file, in a line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameInFile {
    /// Its number in the text, counted from 0.
    pub number: usize,
    /// Where it begins.
    #[serde(flatten)]
    pub beginning: Beginning,
    /// Who played White, where the file says it.
    pub white: Option<String>,
    /// Who played Black.
    pub black: Option<String>,
    /// On what occasion.
    pub event: Option<String>,
    /// The place, as the file names it.
    pub site: Option<String>,
    /// The day, as the file writes it.
    pub date: Option<String>,
    /// The title of the game that is played.
    pub title: String,
    /// As files write it.
    pub result: &'static str,
    /// How many moves of the main line are legal.
    pub moves: usize,
    /// The same as people count them.
    pub full_moves: u32,
    /// How many things are wrong in it.
    pub findings: usize,
}

/// The games in which some pieces stand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sought {
    /// Those games.
    pub games: Vec<SoughtGame>,
    /// How many games were looked through.
    pub count: usize,
}

/// A game in which they stand, and where they do so first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SoughtGame {
    /// Its number among the games, counted from 0.
    pub number: usize,
    /// How many positions of its main line come before.
    pub ply: usize,
    /// The position, a character for each square: `.wWbB`.
    pub placement: String,
    /// Whether colors are changed there.
    pub is_reversed: bool,
    /// The move that was played there, if one was; turned as the position is
    /// that was looked for.
    pub next: Option<Walk>,
}

/// A game of a file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Opened {
    /// The rules, as text.
    pub rules: String,
    /// The title of the game that is played.
    pub title: String,
    /// Whether the file names the rules; else they are those that fit best.
    pub rules_are_named: bool,
    /// The board.
    pub board: BoardShape,
    /// What the two sides are called.
    pub colors: Sides,
    /// Who begins in this game: his moves get the numbers.
    pub first: Color,
    /// Where it starts, as FEN; nothing for the usual start.
    pub start: Option<String>,
    /// The tags in order.
    pub tags: Vec<(String, String)>,
    /// As files write it.
    pub result: &'static str,
    /// The start first; every other node has a parent before it.
    pub nodes: Vec<FileNode>,
    /// Everything wrong in it, in the order in which it is written.
    pub findings: Vec<Finding>,
    /// The game written anew, by the standard.
    pub pdn: String,
}

/// A position in a game of a file, and what led to it.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FileNode {
    /// The node before; nothing for the start.
    pub parent: Option<usize>,
    /// What led here.
    pub kind: FileNodeKind,
    /// The number of the move, counted in pairs.
    pub number: usize,
    /// Who did it.
    pub player: Option<Color>,
    /// What, as players write it.
    pub text: String,
    /// Marks of strength: `!`, `??`.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub mark: String,
    /// What is said before it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub before: Vec<String>,
    /// What is said after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub comments: Vec<String>,
    /// The lines of the log that lead here from the node before.
    pub entries: Vec<String>,
    /// The position that this begins anew with before its entries, as FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub start: Option<String>,
    /// The board, a character for each square: `.wWbB`. Nothing if there is
    /// no such position, since a move is not legal.
    pub placement: Option<String>,
    /// Who is to move.
    pub turn: Option<Color>,
    /// Every square where the piece landed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub route: Vec<u32>,
    /// What it captured.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub captures: Vec<u32>,
    /// What is wrong here: numbers in the list of all findings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub findings: Vec<usize>,
}

/// What led to a node.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FileNodeKind {
    /// The game began here.
    #[default]
    Start,
    /// A move.
    Move,
    /// Something else that changes the board, such as a huff.
    Event,
    /// Another position was put up.
    Setup,
    /// A move that cannot be played.
    Unplayable,
}

/// A game with its variations, as the page keeps it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "describe", ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct GameTree {
    /// The rules, as text.
    pub rules: String,
    /// Where it starts; the usual start if left out.
    #[serde(default)]
    pub start: Option<String>,
    /// Tags to begin with.
    #[serde(default)]
    pub tags: Vec<(String, String)>,
    /// The start first; every other node has a parent before it, and the
    /// first of those with one parent goes on with the line.
    pub nodes: Vec<TreeNode>,
}

/// A position in a game, and what led to it.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "describe", ts(optional_fields = nullable))]
#[serde(deny_unknown_fields, default)]
pub struct TreeNode {
    /// The node before; nothing for the start.
    pub parent: Option<usize>,
    /// The lines of the log that lead here.
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub entries: Vec<String>,
    /// The position that this begins anew with before its entries.
    pub start: Option<String>,
    /// As it is written, if it cannot be played.
    pub text: Option<String>,
    /// Marks of strength.
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub mark: String,
    /// What is said before it.
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub before: Vec<String>,
    /// What is said after it.
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub comments: Vec<String>,
}

/// What the computer thinks of a position. All numbers are White's.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Analysis {
    /// Who is to move.
    pub turn: Color,
    /// Whether the game is over here.
    pub is_over: bool,
    /// How deep it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// The share of points that White can expect, from 0 to 1.
    pub expectation: f64,
    /// The lead in men, or the result if it is certain.
    pub score: String,
    /// The same in plain words.
    pub word: String,
    /// How it ends with perfect play for the player to move, if endgame tables
    /// know.
    pub exact: Option<Exact>,
    /// The same in a sentence.
    pub exact_sentence: Option<String>,
    /// The best lines, the best first.
    pub lines: Vec<AnalysedLine>,
    /// What the opponent threatens, if he does and it was asked.
    pub threat: Option<Threat>,
}

/// One of the best things to do, and what is expected to follow.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AnalysedLine {
    /// What is done, as in lines of the log, the first first.
    pub actions: Vec<String>,
    /// The same as players write it.
    pub texts: Vec<String>,
    /// The board after each, a character for each square: `.wWbB`.
    pub placements: Vec<String>,
    /// The first move, to be shown.
    pub walk: Option<Walk>,
    /// Hundredths of a man that White is ahead.
    pub centimen: i32,
    /// The plies to a certain end; negative if White loses.
    pub plies_to_end: Option<i32>,
    /// The share of points that White can expect.
    pub expectation: f64,
    /// The lead in men, or the result if it is certain.
    pub score: String,
    /// The same in plain words.
    pub word: String,
    /// How it ends with perfect play for the player who does this, if endgame
    /// tables know.
    pub exact: Option<Exact>,
}

/// What the opponent would do if the player to move passed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Threat {
    /// In a sentence.
    pub sentence: String,
    /// The move, to be shown.
    pub walk: Option<Walk>,
}

/// What the computer thinks of moves that were made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Course {
    /// How many moves the game has in all.
    pub moves: usize,
    /// The share of points that White could expect before the first of these.
    pub before: f64,
    /// The moves that were asked for.
    pub rows: Vec<CourseRow>,
}

/// What the computer thinks of a move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CourseRow {
    /// Who made it.
    pub player: Color,
    /// As players write it.
    pub text: String,
    /// As in a line of the log.
    pub action: String,
    /// The share of points that White can expect after it.
    pub expectation: f64,
    /// White's lead in men after it, or the result if it is certain.
    pub score: String,
    /// `?!`, `?` or `??`.
    #[cfg_attr(feature = "describe", ts(type = "'?!' | '?' | '??' | null"))]
    pub mark: Option<&'static str>,
    /// The share of points that it cost whoever made it.
    pub cost: f64,
    /// What would have been better, as players write it, if it is marked.
    pub better: Option<String>,
    /// The better move, to be shown.
    pub walk: Option<Walk>,
}

/// How a game ends with perfect play, for the player to move.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Exact {
    /// For the player to move.
    pub value: ExactValue,
    /// After how many plies, if tables tell.
    pub plies: Option<u8>,
    /// After how many moves of the winner.
    pub moves: Option<u8>,
}

/// A result with perfect play.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ExactValue {
    Won,
    Drawn,
    Lost,
}

/// Something wrong in a game of a file, told to people.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Finding {
    /// The line, counted from 1.
    pub line: u32,
    /// The column in bytes, counted from 1.
    pub column: u32,
    /// What kind of fault it is, for programs.
    pub kind: &'static str,
    /// The move that it is about.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub text: Option<String>,
    /// What is wrong.
    pub reason: String,
}
