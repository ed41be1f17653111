//! A game of a file with its variations, to be replayed.

use std::iter::Copied;
use std::slice::Iter;

use damier_pdn::{Checked, Item, Place, Record, WrittenMove, commands};
use damier_rules::{Action, Color, Event, Game, Move, Position};
use serde::Serialize;

use crate::findings::{Finding, findings};
use crate::history::{self, placement};
use crate::import::shortened;
use crate::speech::Speech;
use crate::study::is_on_board;
use crate::view::{BoardShape, Sides};

/// The most tags that are shown.
const MOST_TAGS: usize = 60;

/// A game of a file.
#[derive(Clone, Debug, Serialize)]
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
    pub nodes: Vec<Node>,
    /// Everything wrong in it, in the order in which it is written.
    pub findings: Vec<Finding>,
    /// The game written anew, by the standard.
    pub pdn: String,
}

/// A position in a game of a file, and what led to it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Node {
    /// The node before; nothing for the start.
    pub parent: Option<usize>,
    /// What led here.
    pub kind: NodeKind,
    /// The number of the move, counted in pairs.
    pub number: usize,
    /// Who did it.
    pub player: Option<Color>,
    /// What, as players write it.
    pub text: String,
    /// Marks of strength: `!`, `??`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub mark: String,
    /// What is said before it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<String>,
    /// What is said after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// The lines of the log that lead here from the node before.
    pub entries: Vec<String>,
    /// The position that this begins anew with before its entries, as FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The board, a character for each square: `.wWbB`. Nothing if there is
    /// no such position, since a move is not legal.
    pub placement: Option<String>,
    /// Who is to move.
    pub turn: Option<Color>,
    /// Every square where the piece landed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub route: Vec<u32>,
    /// What it captured.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub captures: Vec<u32>,
    /// What is wrong here: numbers in the list of all findings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<usize>,
    #[serde(skip)]
    place: Option<Place>,
}

/// What led to a node.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NodeKind {
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

/// Lays out a game of a file.
pub(crate) fn open(record: &Record, checked: &Checked, speech: Speech<'_>) -> Opened {
    let rules = &checked.rules;
    let start = Game::from_position(*rules, checked.start);
    let first_ply = usize::from(checked.start.turn() != rules.first);
    let root = Node {
        number: 1,
        placement: Some(placement(&checked.start, rules)),
        turn: Some(checked.start.turn()),
        ..Node::default()
    };
    let mut builder = Builder {
        checked,
        speech,
        nodes: vec![root],
        found: checked.found.iter().copied(),
        places: record.move_places.iter().copied(),
    };
    let here = Here { node: 0, ply: first_ply, game: Some(start), ..Here::default() };
    builder.line(&record.items, here);
    let mut nodes = builder.nodes;
    let findings = findings(record, checked, speech.texts);
    for (i, finding) in findings.iter().enumerate() {
        let at = Place { line: finding.line, column: finding.column };
        // Where it is written: at the last move that begins before it.
        let after = |node: &&mut Node| node.place.is_some_and(|place| place <= at);
        match nodes.iter_mut().rfind(after) {
            Some(node) => node.findings.push(i),
            None => nodes[0].findings.push(i),
        }
    }
    let tags = record.tags.iter().take(MOST_TAGS);
    Opened {
        rules: rules.to_string(),
        title: speech.texts.ruleset_title(rules),
        rules_are_named: checked.rules_are_named,
        board: BoardShape::of(rules),
        colors: Sides {
            white: speech.texts.color(Color::White, rules),
            black: speech.texts.color(Color::Black, rules),
        },
        first: rules.first,
        start: (checked.start != Position::initial(rules)).then(|| checked.start.fen(rules)),
        tags: tags.map(|(name, value)| (shortened(name), shortened(value))).collect(),
        result: record.outcome().text(checked.game_type.scale()),
        nodes,
        findings,
        pdn: record.to_pdn(),
    }
}

/// Where a line has come to.
#[derive(Clone, Debug, Default)]
struct Here {
    node: usize,
    ply: usize,
    /// Nothing behind a move that cannot be played.
    game: Option<Game>,
    /// What was put up or happened since the node.
    start: Option<String>,
    entries: Vec<String>,
    said: Vec<String>,
}

struct Builder<'a> {
    checked: &'a Checked,
    speech: Speech<'a>,
    nodes: Vec<Node>,
    found: Copied<Iter<'a, Option<(Position, Move)>>>,
    places: Copied<Iter<'a, Place>>,
}

impl Builder<'_> {
    /// Lays out a line. Its depth is bounded by the reader's limit.
    fn line(&mut self, items: &[Item], from: Here) {
        let is_variation = from.node != 0 || !self.nodes[1..].is_empty();
        let mut before: Option<Here> = None;
        let mut here = from;
        let mut has_moved = false;
        for (i, item) in items.iter().enumerate() {
            match item {
                Item::Move(written) => {
                    let until_next = items[i + 1..].iter();
                    let mut until_next =
                        until_next.take_while(|item| !matches!(item, Item::Move(_)));
                    // A game is long: it is kept only for those who come back to it.
                    let is_branched = until_next.any(|item| matches!(item, Item::Variation(_)));
                    before = is_branched.then(|| here.clone());
                    self.play(written, &mut here);
                    has_moved = true;
                }
                Item::Strength(marks) => self.mark(&here, marks),
                Item::Nag(nag) => self.mark(&here, &sign_of(*nag)),
                Item::Comment(text) => {
                    self.happen(text, &mut here);
                    let text = without_commands(text);
                    match text.is_empty() {
                        true => {}
                        false if has_moved || !is_variation => {
                            self.nodes[here.node].comments.push(text);
                        }
                        false => here.said.push(text),
                    }
                }
                Item::Setup(fen) => self.put_up(fen, &mut here),
                Item::Variation(items) => {
                    let start = before.clone().unwrap_or_else(|| here.clone());
                    self.line(items, Here { said: Vec::new(), ..start });
                }
            }
        }
    }

    fn mark(&mut self, here: &Here, marks: &str) {
        self.nodes[here.node].mark.push_str(marks);
    }

    fn play(&mut self, written: &WrittenMove, here: &mut Here) {
        let place = self.places.next();
        let found = self.found.next().flatten();
        let rules = &self.checked.rules;
        let played = found.and_then(|(before, m)| {
            let is_next = |game: &Game| *game.position() == before && game.outcome().is_none();
            if !here.game.as_ref().is_some_and(is_next) {
                // A file may go on where the rules would have ended the game.
                here.game = Some(Game::from_position(*rules, before));
                here.start = Some(before.fen(rules));
                here.entries.clear();
            }
            self.apply(before.turn(), Action::Move(m), NodeKind::Move, here)
        });
        if played.is_none() {
            here.game = None;
            let player = if here.ply.is_multiple_of(2) { rules.first } else { !rules.first };
            let text = written.with_separator(self.checked.game_type.capture_sign());
            let node = Node {
                kind: NodeKind::Unplayable,
                player: Some(player),
                text,
                number: here.ply / 2 + 1,
                ..Node::default()
            };
            self.add(node, here);
        }
        here.ply += 1;
        self.nodes[here.node].place = place;
    }

    /// Does something on the board, which makes a node.
    fn apply(
        &mut self,
        player: Color,
        action: Action,
        kind: NodeKind,
        here: &mut Here,
    ) -> Option<()> {
        let game = here.game.as_mut()?;
        let told = history::tell(game, Event::Did { player, action }, None, self.speech);
        let events = game.apply(player, action).ok()?;
        here.entries.extend(events.iter().map(ToString::to_string));
        let node = Node {
            kind,
            number: here.ply / 2 + 1,
            player: Some(player),
            text: told.text,
            route: told.route,
            captures: told.captures,
            placement: Some(placement(game.position(), game.rules())),
            turn: Some(game.position().turn()),
            ..Node::default()
        };
        self.add(node, here);
        Some(())
    }

    fn add(&mut self, node: Node, here: &mut Here) {
        self.nodes.push(Node {
            parent: Some(here.node),
            before: std::mem::take(&mut here.said),
            entries: std::mem::take(&mut here.entries),
            start: here.start.take(),
            ..node
        });
        here.node = self.nodes.len() - 1;
    }

    /// What the commands of a comment tell besides legal moves.
    fn happen(&mut self, comment: &str, here: &mut Here) {
        for command in commands(comment).filter(|command| command.name == "damier") {
            let line = command.value.replace('(', "{").replace(')', "}");
            let board = self.checked.rules.board;
            let Some(event) = Event::parse(&line, board) else { continue };
            let Event::Did { player, action } = event else {
                let told = match (event, here.game.as_mut()) {
                    (Event::Timeout { player }, Some(game)) => game.timeout(player).ok(),
                    _ => None,
                };
                here.entries.extend(told.unwrap_or_default().iter().map(ToString::to_string));
                continue;
            };
            if is_on_board(action) {
                let is_move = matches!(action, Action::Move(_));
                let kind = if is_move { NodeKind::Move } else { NodeKind::Event };
                if self.apply(player, action, kind, here).is_some() {
                    here.ply += usize::from(is_move);
                }
                if action == Action::DemandCapture {
                    here.ply = here.ply.saturating_sub(1);
                }
            } else if let Some(game) = here.game.as_mut()
                && let Ok(events) = game.apply(player, action)
            {
                here.entries.extend(events.iter().map(ToString::to_string));
            }
        }
    }

    /// Another position, unless it is the one that stands there.
    fn put_up(&mut self, fen: &str, here: &mut Here) {
        let rules = &self.checked.rules;
        let Ok(pos) = self.checked.game_type.position(fen, rules) else { return };
        if here.game.as_ref().is_some_and(|game| *game.position() == pos) {
            return;
        }
        here.game = Some(Game::from_position(*rules, pos));
        here.entries.clear();
        here.start = Some(pos.fen(rules));
        here.ply = 2 * here.ply.div_ceil(2) + usize::from(pos.turn() != rules.first);
        let node = Node {
            kind: NodeKind::Setup,
            number: here.ply / 2 + 1,
            placement: Some(placement(&pos, rules)),
            turn: Some(pos.turn()),
            ..Node::default()
        };
        self.add(node, here);
    }
}

/// As players write the first numeric annotations of the standard.
fn sign_of(nag: u16) -> String {
    let sign = match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        other => return format!(" ${other}"),
    };
    sign.to_owned()
}

/// What a comment says to people.
fn without_commands(comment: &str) -> String {
    let mut parts = comment.split("[%");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(']') {
            Some((_, rest)) => text.push_str(rest),
            None => text.push_str(part),
        }
    }
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}
