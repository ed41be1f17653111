//! The root: what the player can do now, searched deeper and deeper.

use damier_endgame::Probe;
use damier_rules::{Action, Bitboard, Game, Key, Move, Outcome, Position, Square, Touch};

use super::node::{Child, NonPv, Pv};
use super::path::Path;
use super::{Node, PieceTo, Window, Worker};
use crate::engine::Unsearchable;
use crate::score::{MAX_PLY, Score};

/// Everything the search has to know of the game.
#[derive(Clone, Debug)]
pub(crate) struct Root {
    pub(super) path: Path,
    pub(super) at: Node,
    pub(crate) moves: Vec<RootMove>,
}

/// Something that the player can do now.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) action: Action,
    pub(super) entry: Entry,
    /// What endgame tables say of it.
    pub(crate) exact: Option<Probe>,
    pub(crate) score: Score,
    /// What is expected after it, itself included.
    pub(crate) line: Vec<Action>,
    nodes: u64,
}

/// Where an action leads.
#[derive(Copy, Clone, Debug)]
pub(super) enum Entry {
    /// A move, and the pieces that may be huffed for it.
    Move(Move, Bitboard),
    /// A piece is huffed, and then it is still our turn.
    Huff(Square),
    /// The opponent has to capture, in the position before his move; with this
    /// piece if he touched it.
    Demand(Position, Option<Square>),
    /// The game ends.
    End(Score),
}

impl RootMove {
    fn new(action: Action, entry: Entry) -> RootMove {
        let line = vec![action];
        RootMove { action, entry, exact: None, score: -Score::INFINITE, line, nodes: 0 }
    }
}

impl Root {
    pub(crate) fn of(game: &Game) -> Result<Root, Unsearchable> {
        if let Some(outcome) = game.outcome() {
            return Err(Unsearchable::Over(outcome));
        }
        let (pos, rules) = (game.position(), game.rules());
        // The search is in a hurry at every node, but not at the first: whoever
        // has a legal move can be asked for one.
        let legal = pos.legal_moves(rules).map_err(|_| Unsearchable::TooComplex)?;
        let capturers: Bitboard = legal.iter().filter(|m| m.is_capture()).map(|m| m.from).collect();
        let permitted = game.permitted_moves().map_err(|_| Unsearchable::TooComplex)?;
        let mut moves: Vec<RootMove> = permitted
            .into_iter()
            .filter_map(|m| {
                let guilty = match legal.contains(&m) {
                    true => Bitboard::EMPTY,
                    // Where the capture can be insisted on, failing gains nothing.
                    false if rules.enforcement.refusing_is_a_move() => {
                        super::guilty_after(capturers, m)
                    }
                    false => return None,
                };
                Some(RootMove::new(Action::Move(m), Entry::Move(m, guilty)))
            })
            .collect();
        if let Some(missed) = game.missed_capture() {
            // To move is to let it stand, which may end the game.
            if let Some(score) = score_if_it_stands(game) {
                moves = vec![RootMove::new(Action::LetStand, Entry::End(score))];
            }
            if rules.enforcement.allows_huff() {
                let huff = |&sq| RootMove::new(Action::Huff(sq), Entry::Huff(sq));
                moves.extend(missed.guilty.iter().map(huff));
            }
            if rules.enforcement.allows_demand() {
                let touched = (rules.touch == Touch::Binding)
                    .then_some(missed.played.from)
                    .filter(|&sq| missed.due.iter().any(|m| m.from == sq));
                let entry = Entry::Demand(missed.before, touched);
                moves.push(RootMove::new(Action::DemandCapture, entry));
            }
        }
        let at = Node::new(*pos, 0);
        Ok(Root { path: Path::new(&game.history()), at, moves })
    }
}

/// The score of letting a failure to capture stand, if that ends the game.
fn score_if_it_stands(game: &Game) -> Option<Score> {
    let player = game.position().turn();
    let mut stands = game.clone();
    stands.apply(player, Action::LetStand).ok()?;
    Some(match stands.outcome()? {
        Outcome::Win { winner, .. } if winner == player => Score::win_in(0),
        Outcome::Win { .. } => Score::loss_in(0),
        Outcome::Draw(_) => Score::DRAW,
    })
}

impl Worker<'_> {
    /// Searches deeper and deeper, from `first_depth` on, and says after each
    /// depth what was found. The moves end up in the order of their merit.
    pub(crate) fn deepen(
        &mut self,
        root: &mut Root,
        first_depth: u32,
        done: &mut dyn FnMut(u32, u32, &Root),
    ) -> u32 {
        let limit = self.shared.limits.depth.unwrap_or(MAX_PLY as u32 / 2).min(MAX_PLY as u32 / 2);
        let mut completed = 0;
        let mut stable = 0_u32;
        let mut finished: Vec<RootMove> = Vec::new();
        for depth in first_depth.max(1)..=limit.max(1) {
            self.root_depth = depth as i32;
            let favorite = root.moves.first().map(|m| m.action);
            self.max_ply = 0;
            let lines = self.shared.limits.lines.clamp(1, root.moves.len().max(1));
            for line in 0..lines {
                self.search_line(root, line);
                if self.aborted {
                    break;
                }
            }
            root.moves[..lines].sort_by_key(|m| -m.score);
            if self.aborted {
                keep_finished(root, finished, lines);
                break;
            }
            finished.clone_from(&root.moves);
            completed = depth;
            self.report_nodes();
            done(depth, self.max_ply as u32, root);
            let first = root.moves.first();
            stable = if first.map(|m| m.action) == favorite { stable + 1 } else { 0 };
            if self.is_enough(root, stable) {
                break;
            }
        }
        self.report_nodes();
        completed
    }

    /// Whether another iteration would be wasted.
    fn is_enough(&self, root: &Root, stable: u32) -> bool {
        let shared = self.shared;
        let Some(best) = root.moves.first() else {
            return true;
        };
        if shared.clock.rewards_haste(&shared.control) && root.moves.len() == 1 {
            return true;
        }
        // A forced win is played, not polished: no deeper search is shorter.
        let decided = best.score.plies_to_end().is_some_and(|plies| {
            plies.unsigned_abs() <= self.root_depth.unsigned_abs() && shared.limits.lines <= 1
        });
        if decided && !shared.limits.ponder && shared.limits.depth.is_none() {
            return true;
        }
        let mut share = 1.0;
        if shared.clock.rewards_haste(&shared.control) {
            // A move that stays the best and takes most of the work needs less.
            let work = best.nodes as f64 / self.nodes.max(1) as f64;
            share = (1.6 - work) * (1.3 - 0.08 * f64::from(stable.min(6)));
        }
        !shared.clock.allows_another(&shared.control, share.clamp(0.3, 1.4))
    }

    /// The best of the moves from `line` on, brought to that place.
    fn search_line(&mut self, root: &mut Root, line: usize) {
        let guess = root.moves[line].score;
        let mut margin = self.shared.tuning.aspiration_window;
        let mut window = Window::full();
        if self.root_depth >= 4 && !guess.is_known() && guess > -Score::INFINITE {
            window = Window { alpha: guess - margin, beta: guess + margin };
        }
        loop {
            let score = self.search_root(root, line, window);
            if self.aborted {
                return;
            }
            if score <= window.alpha && window.alpha > -Score::INFINITE {
                window.alpha = score - margin;
            } else if score >= window.beta && window.beta < Score::INFINITE {
                window.beta = score + margin;
            } else {
                return;
            }
            margin *= 2;
            if margin > 500 || score.is_known() {
                window = Window::full();
            }
        }
    }

    fn search_root(&mut self, root: &mut Root, line: usize, window: Window) -> Score {
        let mut best = -Score::INFINITE;
        let mut alpha = window.alpha;
        for i in line..root.moves.len() {
            let before = self.nodes;
            let window = Window { alpha, beta: window.beta };
            let score = self.search_root_move(root, i, i == line, window);
            if self.aborted {
                return best;
            }
            let root_move = &mut root.moves[i];
            root_move.nodes = root_move.nodes / 2 + (self.nodes - before);
            if i == line || score > alpha {
                root_move.score = score;
                root_move.line.clear();
                root_move.line.push(root_move.action);
                root_move.line.extend_from_slice(&self.lines[1]);
                // The best so far comes first; the others keep their order.
                root.moves[line..=i].rotate_right(1);
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= window.beta {
                break;
            }
        }
        best
    }

    fn search_root_move(&mut self, root: &Root, i: usize, first: bool, window: Window) -> Score {
        self.frames[0] = super::Frame::default();
        self.lines[1].clear();
        let depth = self.root_depth - 1;
        if first {
            return self.enter_root::<Pv>(root, i, window, depth);
        }
        let narrow = Window::above(window.alpha);
        let late = self.root_depth >= self.shared.tunables.root_reduction_depth() && i >= 3;
        let mut score = self.enter_root::<NonPv>(root, i, narrow, depth - i32::from(late));
        if late && score > window.alpha && !self.aborted {
            score = self.enter_root::<NonPv>(root, i, narrow, depth);
        }
        if score > window.alpha && !self.aborted {
            score = self.enter_root::<Pv>(root, i, window, depth);
        }
        score
    }

    fn enter_root<K: super::node::NodeKind>(
        &mut self,
        root: &Root,
        i: usize,
        window: Window,
        depth: i32,
    ) -> Score {
        let at = &root.at;
        match root.moves[i].entry {
            Entry::End(score) => score,
            Entry::Move(m, guilty) => {
                if self.crowns_and_wins(m) && guilty.is_empty() {
                    return Score::win_in(1);
                }
                self.frames[0].played = Some(PieceTo::of(&at.pos, m));
                let child = Child { node: self.after(at, m), guilty };
                self.path.push(&at.pos, at.key, m);
                let score = -self.descend::<K>(&child, window.turned(), depth, !K::PV);
                self.path.pop();
                score
            }
            Entry::Huff(sq) => {
                let huffed = Node::new(at.pos.huffed(sq), 1);
                if huffed.pos.pieces(!huffed.pos.turn()).is_empty() {
                    return -self.blocked(0);
                }
                let counted_from = self.path.count_anew();
                let score = self.node::<K>(&huffed, window, depth + 1, false);
                self.path.count_from(counted_from);
                score
            }
            Entry::Demand(before, touched) => {
                // The move is taken back: it counts for nothing.
                let withdrawn = self.path.last().copied();
                self.path.pop();
                let place = Node::new(before, 1);
                let score = match touched {
                    None => -self.node::<K>(&place, window.turned(), depth + 1, !K::PV),
                    Some(sq) => -self.capture_with::<K>(&place, sq, window.turned(), depth),
                };
                if let Some(ply) = withdrawn {
                    self.path.push(&ply.before, Key::of(&ply.before), ply.m);
                }
                score
            }
        }
    }

    /// The score of a player who has to capture with one piece.
    fn capture_with<K: super::node::NodeKind>(
        &mut self,
        at: &Node,
        sq: Square,
        mut window: Window,
        depth: i32,
    ) -> Score {
        let first = self.moves.len();
        let mut best = -Score::INFINITE;
        if self.list_moves(&at.pos).is_none() {
            self.moves.truncate(first);
            return self.evaluate(&at.pos);
        }
        for next in first..self.moves.len() {
            let m = self.moves[next].m;
            if m.from != sq || window.alpha >= window.beta || self.aborted {
                continue;
            }
            let child = self.after(at, m);
            self.path.push(&at.pos, at.key, m);
            let score = -self.node::<K>(&child, window.turned(), depth, false);
            self.path.pop();
            if score > best {
                best = score;
                if K::PV {
                    self.extend_line(at.ply, Action::Move(m));
                }
            }
            window.alpha = window.alpha.max(score);
        }
        self.moves.truncate(first);
        best
    }
}

/// Goes back to the last finished depth, unless the one that broke off found a
/// better move or thinks better of the same one: a favorite that fell may
/// still be the best there is.
fn keep_finished(root: &mut Root, finished: Vec<RootMove>, lines: usize) {
    let news = match (root.moves.first(), finished.first()) {
        (Some(now), Some(then)) => now.action != then.action || now.score > then.score,
        _ => true,
    };
    if !finished.is_empty() && (lines > 1 || !news) {
        root.moves = finished;
    }
}
