use damier_engine::{Control, Engine, Limits, Random};
use damier_rules::{Action, Game as Refereed, Move, MoveList, Ruleset};

use super::adjudicate::{Adjudicator, Oracle};
use super::game::{Ending, Game, GameResult, Ply, Start};
use super::header::Header;
use super::numbering::Numbering;
use super::opening;
use super::replay::Replay;

/// Plays both sides of one game after another.
#[derive(Debug)]
pub(crate) struct Player {
    header: Header,
    engine: Engine,
    replay: Replay,
    moves: Box<MoveList>,
}

impl Player {
    pub(crate) fn new(header: &Header, engine: Engine) -> Player {
        Player {
            header: header.clone(),
            engine,
            replay: Replay::new(&header.rules),
            moves: Box::default(),
        }
    }

    /// Plays the game with this number. It depends on the header, the number
    /// and what is borrowed, and on nothing that was played before.
    pub(crate) fn play(
        &mut self,
        number: u64,
        oracle: Option<&Oracle<'_>>,
        borrow: &mut dyn FnMut(&mut Random) -> Option<Start>,
    ) -> Game {
        self.engine.forget();
        let Header { rules, seed, .. } = self.header;
        let mut dice = Random::stream(seed, number);
        let mut game = opening::begin(&self.header, &mut self.engine, &mut dice, borrow);
        let start = Start::of(game.position(), &Numbering::new(rules.board));
        let mut adjudicator = Adjudicator::default();
        let mut plies = Vec::new();
        let (result, ending) = loop {
            if let Some(verdict) = adjudicator.verdict(&game, oracle) {
                break verdict;
            }
            // What no byte can number, or nobody can list, is given up.
            let Some((m, ply)) = self.choose(&rules, &game, &mut dice) else {
                break (GameResult::Draw, Ending::Length);
            };
            adjudicator.see(&game, m, ply.score);
            if game.apply(game.position().turn(), Action::Move(m)).is_err() {
                break (GameResult::Draw, Ending::Length);
            }
            plies.push(ply);
        };
        Game { start, result, ending, plies }
    }

    fn choose(
        &mut self,
        rules: &Ruleset,
        game: &Refereed,
        dice: &mut Random,
    ) -> Option<(Move, Ply)> {
        game.position().legal_moves_into(rules, &mut self.moves).ok()?;
        if let [only] = self.moves[..] {
            return Some((only, Ply { choice: 0, score: None }));
        }
        let limits = Limits::nodes(about(self.header.nodes, dice));
        let found = self.engine.search(game, &limits, &Control::new(), &mut |_| {}).ok()?;
        let Action::Move(m) = found.best() else { return None };
        let choice = self.moves.iter().position(|&listed| listed == m)?;
        let score = found.lines[0].score.centimen() as i16;
        Some((m, Ply { choice: u8::try_from(choice).ok()?, score: Some(score) }))
    }

    /// A position of a game, which a later game may begin with.
    pub(crate) fn lend(&mut self, number: u64, game: &Game) -> Start {
        lend(&mut self.replay, &self.header, number, game)
    }
}

/// Three to five quarters of these nodes. Games that come to the same position
/// part again: the engine cannot tell one good move from another, and which it
/// prefers depends on when it stops.
fn about(nodes: u32, dice: &mut Random) -> u64 {
    let nodes = u64::from(nodes.max(1));
    nodes - nodes / 4 + dice.below(1 + nodes as usize / 2) as u64
}

/// The same, for whoever only reads games.
pub(crate) fn lend(replay: &mut Replay, header: &Header, number: u64, game: &Game) -> Start {
    // Other chance than the game's own.
    let mut left = Random::stream(!header.seed, number).below(game.plies.len());
    let numbering = Numbering::new(header.rules.board);
    let mut lent = game.start;
    // A game that breaks off lends what it has.
    let _ = replay.each(game, &mut |pos, _, _| {
        lent = Start::of(pos, &numbering);
        left = left.wrapping_sub(1);
        left != usize::MAX
    });
    lent
}
