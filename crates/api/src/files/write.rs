//! A game with its variations, written as a file.

use damier_contract::{GameTree, Pdn, ProblemKind};
use damier_pdn::{GameType, Item, Record};
use damier_rules::{Action, Event, Game, Position, Ruleset};

use crate::problem::Problem;

const MOST_NODES: usize = 10_000;
/// As deep as readers go.
const DEEPEST: usize = 60;

struct Writer<'a> {
    tree: &'a GameTree,
    rules: Ruleset,
    game_type: GameType,
    children: Vec<Vec<usize>>,
}

/// Writes a game with its variations.
pub(crate) fn write(tree: &GameTree) -> Result<Pdn, Problem> {
    let rules: Ruleset =
        tree.rules.parse().map_err(|error| Problem::new(ProblemKind::Rules, error))?;
    let start = match &tree.start {
        None => Position::initial(&rules),
        Some(fen) => read_fen(fen, &rules)?,
    };
    let mut children = vec![Vec::new(); tree.nodes.len()];
    for (i, node) in tree.nodes.iter().enumerate().skip(1) {
        let parent = node.parent.filter(|parent| *parent < i);
        children[parent.ok_or_else(|| unreadable("a node comes before its parent"))?].push(i);
    }
    if tree.nodes.len() > MOST_NODES || tree.nodes.is_empty() {
        return Err(unreadable("no tree, or one with too many nodes"));
    }
    let game = Game::from_position(rules, start);
    let tags: Vec<(&str, &str)> =
        tree.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    // The tags that tell the rules and the start are those of any game.
    let mut record = Record::of_game(&game, &tags);
    let (game_type, items) = (GameType::of(&rules), said(&tree.nodes[0].comments));
    record.items = items;
    // What follows the start decides the game, and only the tags tell how.
    let result = tags.iter().find(|(name, _)| name.eq_ignore_ascii_case("Result"));
    if let Some(result) = result.and_then(|(_, value)| damier_pdn::GameResult::parse(value)) {
        for (_, value) in record.tags.iter_mut().filter(|(name, _)| &**name == "Result") {
            *value = result.text(game_type.scale()).into();
        }
        record.result = Some(result);
    }
    let writer = Writer { tree, rules, game_type, children };
    writer.line(0, game, 0, &mut record.items)?;
    Ok(Pdn { pdn: record.to_pdn() })
}

fn unreadable(what: &str) -> Problem {
    Problem::new(ProblemKind::Unreadable, what)
}

fn read_fen(fen: &str, rules: &Ruleset) -> Result<Position, Problem> {
    Position::from_fen(fen, rules).map_err(|error| Problem::new(ProblemKind::Start, error))
}

fn said(comments: &[String]) -> Vec<Item> {
    comments.iter().map(|text| comment(text)).collect()
}

fn comment(text: &str) -> Item {
    Item::Comment(without_commands(text))
}

/// What a person says commands nothing: what happened is in the entries.
fn without_commands(text: &str) -> Box<str> {
    text.replace("[%", "[ %").into()
}

impl Writer<'_> {
    /// Writes what follows a node: its line, and after each move of it what
    /// could have been played instead.
    fn line(
        &self,
        from: usize,
        mut game: Game,
        depth: usize,
        items: &mut Vec<Item>,
    ) -> Result<(), Problem> {
        let mut node = from;
        while let Some((&next, instead)) = self.children[node].split_first() {
            let before = (!instead.is_empty()).then(|| game.clone());
            self.node(next, &mut game, items)?;
            for &other in instead {
                if depth >= DEEPEST {
                    return Err(unreadable("variations are nested too deep"));
                }
                let mut earlier = before.clone().unwrap_or_else(|| game.clone());
                let mut variation = Vec::new();
                self.node(other, &mut earlier, &mut variation)?;
                self.line(other, earlier, depth + 1, &mut variation)?;
                items.push(Item::Variation(variation));
            }
            node = next;
        }
        Ok(())
    }

    fn node(&self, number: usize, game: &mut Game, items: &mut Vec<Item>) -> Result<(), Problem> {
        let node = &self.tree.nodes[number];
        items.extend(said(&node.before));
        if let Some(fen) = &node.start {
            let pos = read_fen(fen, &self.rules)?;
            if pos != *game.position() {
                items.push(Item::Setup(self.game_type.fen(&pos, &self.rules).into()));
            }
            *game = Game::from_position(self.rules, pos);
        }
        for line in &node.entries {
            let event = Event::parse(line, self.rules.board);
            self.event(event.ok_or_else(|| unreadable("no such event"))?, game, items)?;
        }
        if !node.mark.is_empty() && matches!(items.last(), Some(Item::Move(_))) {
            items.push(Item::Strength(without_commands(&node.mark)));
        }
        if let Some(text) = &node.text {
            items.push(comment(text));
        }
        items.extend(said(&node.comments));
        Ok(())
    }

    /// A legal move as such, anything else as a command.
    fn event(&self, event: Event, game: &mut Game, items: &mut Vec<Item>) -> Result<(), Problem> {
        let before = *game.position();
        let written = match event {
            Event::Did { action: Action::Move(m), .. } => {
                self.game_type.shortest(&before, &self.rules, m)
            }
            _ => None,
        };
        let happened = match event {
            Event::Did { player, action } => game.apply(player, action).map(|_| ()),
            Event::Timeout { player } => game.timeout(player).map(|_| ()),
            Event::Over(_) => return Ok(()),
        };
        happened.map_err(|_| Problem::new(ProblemKind::Impossible, format!("no {event}")))?;
        if let Some(written) = written {
            items.push(Item::Move(written));
            return Ok(());
        }
        let text = event.to_string().replace('{', "(").replace('}', ")");
        items.push(Item::Comment(format!("[%damier {text}]").into()));
        if *game.position() != before {
            items.push(Item::Setup(self.game_type.fen(game.position(), &self.rules).into()));
        }
        Ok(())
    }
}
