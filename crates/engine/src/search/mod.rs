//! The search: iterative deepening over a principal-variation search.
//!
//! What threads share is [`Shared`], what one thread owns is [`Worker`].

mod capture;
mod history;
mod node;
mod order;
mod path;
mod probe;
mod prune;
mod quiesce;
mod reduce;
mod refuse;
mod root;
mod root_probe;
mod tuning;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use damier_rules::{Action, Bitboard, Generator, Goal, Key, Move, MoveList, Position, Ruleset};

use crate::clock::Clock;
use crate::eval::{Evaluator, Network};
use crate::handicap::Handicap;
use crate::limits::{Control, Limits};
use crate::score::{MAX_PLY, Score};
use crate::transposition::{MoveStub, TranspositionTable};
use crate::tunables::Tunables;
use history::PieceTo;
use path::Path;

pub(crate) use history::Histories;
pub(crate) use probe::{ProbeScope, Tablebase};
pub(crate) use root::{Root, RootMove};
pub(crate) use tuning::{Tuning, Tunings};

/// Captures tried in one position before it is taken as it looks: a few
/// milliseconds, so that no position delays a stop.
const PATIENCE: u32 = 1 << 14;

/// What all threads of a search see.
#[derive(Debug)]
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a TranspositionTable,
    tunables: Tunables,
    tuning: &'a Tuning,
    pub(crate) rules: Ruleset,
    pub(crate) generator: Generator,
    pub(crate) limits: Limits,
    pub(crate) control: Control,
    pub(crate) clock: Clock,
    pub(crate) handicap: Option<Handicap>,
    /// What positions are judged by, if not by hand.
    pub(crate) network: Option<Network>,
    /// The endgame tables, if they are used.
    pub(crate) tablebase: Option<Tablebase>,
    /// The nodes of all threads, as far as they were reported.
    nodes: AtomicU64,
    /// Set when one thread is done: the others stop.
    done: AtomicBool,
}

impl<'a> Shared<'a> {
    pub(crate) fn new(
        table: &'a TranspositionTable,
        tunings: &'a Tunings,
        network: Option<Network>,
        rules: &Ruleset,
        limits: Limits,
        control: Control,
    ) -> Shared<'a> {
        let tuning = if network.is_some() { &tunings.by_network } else { &tunings.by_hand };
        Shared {
            table,
            tunables: tunings.tunables,
            tuning,
            rules: *rules,
            generator: Generator::new(rules).with_patience(PATIENCE),
            clock: Clock::start(&limits),
            limits,
            control,
            handicap: None,
            network,
            tablebase: None,
            nodes: AtomicU64::new(0),
            done: AtomicBool::new(false),
        }
    }

    /// The nodes that all threads have reported.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    pub(crate) fn finish(&self) {
        self.done.store(true, Relaxed);
    }

    /// Whether refusing a capture is a real choice, so that it belongs in the
    /// tree: the opponent may huff, but not have the capture made.
    fn may_refuse(&self) -> bool {
        self.rules.enforcement.refusing_is_a_move()
    }

    /// Whether a player who can capture may as well not.
    fn may_decline(&self) -> bool {
        self.rules.enforcement.makes_capturing_optional()
    }
}

/// A node of the tree.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Node {
    pub(crate) pos: Position,
    pub(crate) key: Key,
    /// The distance from the root.
    pub(crate) ply: usize,
}

impl Node {
    pub(crate) fn new(pos: Position, ply: usize) -> Node {
        Node { pos, key: Key::of(&pos), ply }
    }
}

/// The scores that matter: at most `alpha` is too bad, at least `beta` too
/// good to be true.
#[derive(Copy, Clone, Debug)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    fn full() -> Window {
        Window { alpha: -Score::INFINITE, beta: Score::INFINITE }
    }

    /// Just wide enough to ask whether a score exceeds `alpha`.
    fn above(alpha: Score) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// As the opponent sees it.
    fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A move and what is expected of it.
#[derive(Copy, Clone, Debug)]
struct Candidate {
    m: Move,
    rank: i32,
    /// A failure to capture, which the opponent may answer.
    offends: bool,
}

/// What is known of one node on the way from the root.
#[derive(Copy, Clone, Debug, Default)]
struct Frame {
    eval: Option<Score>,
    /// The move that is being searched.
    played: Option<PieceTo>,
    /// A move that is left out, to see what there is without it.
    excluded: MoveStub,
    /// How often the line was extended twice.
    doubles: u8,
}

/// One thread of the search.
#[derive(Debug)]
pub(crate) struct Worker<'a> {
    shared: &'a Shared<'a>,
    histories: &'a mut Histories,
    evaluator: Evaluator,
    path: Path,
    /// The moves of all nodes from the root to here, one after another.
    moves: Vec<Candidate>,
    /// Where the generator writes.
    listed: Box<MoveList>,
    frames: Vec<Frame>,
    /// The best line from each ply on.
    lines: Vec<Vec<Action>>,
    root_depth: i32,
    /// The distance from the root of the node that was entered last.
    ply: usize,
    max_ply: usize,
    /// How many pieces were taken since the last leaf of the main search.
    jumped: u32,
    nodes: u64,
    /// How many of them are in the shared count.
    reported: u64,
    next_check: u64,
    aborted: bool,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        histories: &'a mut Histories,
        root: &Root,
    ) -> Worker<'a> {
        Worker {
            shared,
            histories,
            evaluator: Evaluator::new(&shared.rules, shared.network.as_ref(), shared.tunables),
            path: root.path.clone(),
            moves: Vec::with_capacity(1024),
            listed: Box::default(),
            frames: vec![Frame::default(); MAX_PLY + 4],
            lines: vec![Vec::new(); MAX_PLY + 4],
            root_depth: 0,
            ply: 0,
            max_ply: 0,
            jumped: 0,
            nodes: 0,
            reported: 0,
            next_check: 0,
            aborted: false,
        }
    }

    /// Comes to a node; `false` if the search is over.
    #[inline]
    fn enter(&mut self, ply: usize) -> bool {
        self.ply = ply;
        self.max_ply = self.max_ply.max(ply);
        !self.aborted
    }

    /// Counts a move that is made: what is called a node.
    #[inline]
    fn count(&mut self) {
        if self.nodes >= self.next_check {
            self.check_limits();
        }
        self.nodes += u64::from(!self.aborted);
    }

    #[cold]
    #[inline(never)]
    fn check_limits(&mut self) {
        const INTERVAL: u64 = 1024;
        let shared = self.shared;
        self.next_check = self.nodes + INTERVAL;
        let total = self.report_nodes();
        if let Some(limit) = shared.limits.nodes {
            self.aborted |= total >= limit;
            self.next_check = self.next_check.min(self.nodes + limit.saturating_sub(total).max(1));
        }
        self.aborted |= shared.control.is_stopped()
            || shared.done.load(Relaxed)
            || shared.clock.is_over(&shared.control);
    }

    /// Adds this thread's nodes to the count of all, and returns that.
    fn report_nodes(&mut self) -> u64 {
        let fresh = self.nodes - self.reported;
        self.reported = self.nodes;
        self.shared.nodes.fetch_add(fresh, Relaxed) + fresh
    }

    /// The node after a move.
    #[inline]
    fn after(&mut self, at: &Node, m: Move) -> Node {
        let mut place = self.leaf_after(at, m);
        place.key = at.key.after(&at.pos, &self.shared.rules, m);
        place
    }

    /// The same for a leaf, whose key nobody asks for.
    #[inline]
    fn leaf_after(&mut self, at: &Node, m: Move) -> Node {
        self.count();
        let mut place = Node { pos: at.pos, key: Key(0), ply: at.ply + 1 };
        place.pos.play_unchecked(&self.shared.rules, m);
        place
    }

    /// The score of a player who has no move left.
    fn blocked(&self, ply: usize) -> Score {
        match self.shared.rules.goal {
            Goal::Lose => Score::win_in(ply),
            Goal::Capture | Goal::Crown => Score::loss_in(ply),
        }
    }

    /// Whether a move ends the game by crowning.
    fn crowns_and_wins(&self, m: Move) -> bool {
        m.crowned && self.shared.rules.goal == Goal::Crown
    }

    #[inline]
    fn evaluate(&mut self, pos: &Position) -> Score {
        let score = self.evaluator.evaluate(pos, self.ply);
        match &self.shared.handicap {
            None => score,
            Some(handicap) => handicap.misjudge(pos, score),
        }
    }

    /// Whether the opponent could capture something if we passed.
    #[inline]
    fn is_threatened(&self, pos: &Position) -> bool {
        self.shared.generator.can_capture(pos, !pos.turn())
    }

    /// Lists the moves of a node at the end of `moves`, unordered; `None` if
    /// there are too many to list.
    fn list_moves(&mut self, pos: &Position) -> Option<MoveRange> {
        let first = self.moves.len();
        self.shared.generator.legal_moves_into(pos, &mut self.listed).ok()?;
        self.moves.extend(self.listed.iter().map(|&m| Candidate { m, rank: 0, offends: false }));
        // Where captures are optional, they are moves among others.
        let captures =
            self.listed.first().is_some_and(Move::is_capture) && !self.shared.may_decline();
        Some(MoveRange { first, captures })
    }

    /// Puts a move before the best line found after it.
    fn extend_line(&mut self, ply: usize, action: Action) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(action);
        upper[ply].extend_from_slice(&lower[0]);
    }
}

/// Where the moves of a node are, and what kind they are.
#[derive(Copy, Clone, Debug)]
struct MoveRange {
    first: usize,
    /// Whether all of them are captures, because one is due.
    captures: bool,
}

/// The pieces that should have captured, as they stand after `m`.
fn guilty_after(capturers: Bitboard, m: Move) -> Bitboard {
    if capturers.contains(m.from) { capturers.without(m.from.into()).with(m.to) } else { capturers }
}
