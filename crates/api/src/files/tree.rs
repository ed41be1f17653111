//! A game of a file with its variations, to be replayed.

use damier_contract::{FileNode, FileNodeKind, Finding, Opened};
use std::iter::Copied;
use std::slice::Iter;

use damier_coach::{findings, is_on_board};
use damier_pdn::{Checked, Item, Place, Record, WrittenMove, commands};
use damier_rules::{Action, Color, Event, Game, Move, Position};

use crate::files::import::shortened;
use crate::game::history::{self, placement};
use crate::game::view::{board_shape, sides};
use crate::speech::Speech;

/// The most tags that are shown.
const MOST_TAGS: usize = 60;

/// Lays out a game of a file.
pub(crate) fn open(
    record: &Record,
    checked: &Checked,
    start_of_text: Place,
    speech: Speech<'_>,
) -> Opened {
    let rules = &checked.rules;
    let start = Game::from_position(*rules, checked.start);
    let first_ply = usize::from(checked.start.turn() != rules.first);
    let root = FileNode {
        number: 1,
        placement: Some(placement(&checked.start, rules)),
        turn: Some(checked.start.turn().into()),
        ..FileNode::default()
    };
    let mut builder = Builder {
        checked,
        speech,
        nodes: vec![root],
        written: Vec::new(),
        found: checked.found.iter().copied(),
        places: record.move_places.iter().copied(),
    };
    let here = Here { node: 0, ply: first_ply, game: Some(start), ..Here::default() };
    builder.line(&record.items, here);
    let (mut nodes, mut written) = (builder.nodes, builder.written);
    written.resize(nodes.len(), None);
    let findings = findings(record, checked, speech.texts);
    for (i, finding) in findings.iter().enumerate() {
        let at = Place { line: finding.line, column: finding.column };
        // Where it is written: at the last move that begins before it.
        let after = |written: &Option<Place>| written.is_some_and(|place| place <= at);
        let node = written.iter().rposition(after).unwrap_or(0);
        nodes[node].findings.push(i);
    }
    let tags = record.tags.iter().take(MOST_TAGS);
    Opened {
        rules: rules.to_string(),
        title: speech.texts.ruleset_title(rules),
        rules_are_named: checked.rules_are_named,
        board: board_shape(rules),
        colors: sides(rules, speech.texts),
        first: rules.first.into(),
        start: (checked.start != Position::initial(rules)).then(|| checked.start.fen(rules)),
        tags: tags.map(|(name, value)| (shortened(name), shortened(value))).collect(),
        result: record.outcome().text(checked.game_type.scale()),
        nodes,
        findings: findings.into_iter().map(|found| finding(found, start_of_text)).collect(),
        pdn: record.to_pdn(),
    }
}

/// What is wrong, with its place counted from the start of the file.
fn finding(mut found: damier_coach::Finding, start_of_text: Place) -> Finding {
    found.move_within(start_of_text);
    let damier_coach::Finding { line, column, kind, text, reason } = found;
    Finding { line, column, kind, text, reason }
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
    nodes: Vec<FileNode>,
    /// Where in the file the move of each node stands, if it does.
    written: Vec<Option<Place>>,
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
            self.apply(before.turn(), Action::Move(m), FileNodeKind::Move, here)
        });
        if played.is_none() {
            here.game = None;
            let player = if here.ply.is_multiple_of(2) { rules.first } else { !rules.first };
            let text = written.with_separator(self.checked.game_type.capture_sign());
            let node = FileNode {
                kind: FileNodeKind::Unplayable,
                player: Some(player.into()),
                text,
                number: here.ply / 2 + 1,
                ..FileNode::default()
            };
            self.add(node, here);
        }
        here.ply += 1;
        self.written.resize(here.node, None);
        self.written.push(place);
    }

    /// Does something on the board, which makes a node.
    fn apply(
        &mut self,
        player: Color,
        action: Action,
        kind: FileNodeKind,
        here: &mut Here,
    ) -> Option<()> {
        let game = here.game.as_mut()?;
        let told = history::tell(game, Event::Did { player, action }, None, self.speech);
        let events = game.apply(player, action).ok()?;
        here.entries.extend(events.iter().map(ToString::to_string));
        let node = FileNode {
            kind,
            number: here.ply / 2 + 1,
            player: Some(player.into()),
            text: told.text,
            route: told.route,
            captures: told.captures,
            placement: Some(placement(game.position(), game.rules())),
            turn: Some(game.position().turn().into()),
            ..FileNode::default()
        };
        self.add(node, here);
        Some(())
    }

    fn add(&mut self, node: FileNode, here: &mut Here) {
        self.nodes.push(FileNode {
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
                let kind = if is_move { FileNodeKind::Move } else { FileNodeKind::Event };
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
        let node = FileNode {
            kind: FileNodeKind::Setup,
            number: here.ply / 2 + 1,
            placement: Some(placement(&pos, rules)),
            turn: Some(pos.turn().into()),
            ..FileNode::default()
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
