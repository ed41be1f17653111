//! A node of the principal-variation search.

use damier_rules::{Action, Bitboard, Key};

use super::probe::decides;
use super::{Candidate, MoveRange, Node, PieceTo, Window, Worker, guilty_after};
use crate::score::{MAX_PLY, Score};
use crate::transposition::{Bound, MoveStub, Record};

/// Whether a node may become part of the best line.
pub(super) trait NodeKind {
    const PV: bool;
}

#[derive(Debug)]
pub(super) enum Pv {}
#[derive(Debug)]
pub(super) enum NonPv {}

impl NodeKind for Pv {
    const PV: bool = true;
}

impl NodeKind for NonPv {
    const PV: bool = false;
}

/// What a node has to find out, and what is known of it beforehand.
#[derive(Copy, Clone, Debug)]
pub(super) struct NodeContext {
    pub(super) window: Window,
    pub(super) depth: i32,
    /// Whether the node is expected to exceed beta.
    pub(super) cut: bool,
    /// What the position looks like; `None` if something can be captured.
    pub(super) eval: Option<Score>,
    raw_eval: Option<Score>,
    /// Whether the position looks better than two plies ago.
    pub(super) improving: bool,
    /// Whether the opponent could capture something if we passed.
    pub(super) threatened: bool,
    key: Key,
    known: Option<Record>,
    excluded: MoveStub,
}

/// What the moves of a node yielded.
struct Found {
    best: Score,
    m: MoveStub,
    bound: Bound,
}

impl Worker<'_> {
    /// The score of a node, searched to `depth`.
    pub(super) fn node<K: NodeKind>(
        &mut self,
        at: &Node,
        window: Window,
        depth: i32,
        cut: bool,
    ) -> Score {
        debug_assert!(window.alpha < window.beta);
        debug_assert!(K::PV || window.alpha + 1 == window.beta);
        self.lines[at.ply].clear();
        // Step 1. Leaves.
        if depth <= 0 {
            return self.quiesce(at, window, true);
        }
        if !self.enter(at.ply) {
            return Score::DRAW;
        }
        // Step 2. Games that are over, or decided sooner elsewhere.
        let window = match self.early_score(at, window) {
            Ok(window) => window,
            Err(score) => return score,
        };
        // Step 3. What is known already.
        let key = Key(at.key.0 ^ self.path.salt());
        let excluded = self.frames[at.ply].excluded;
        let tabled = depth >= self.shared.tunables.table_depth();
        let known = if tabled { self.shared.table.probe(key, at.ply) } else { None };
        if let Some(score) = known
            .filter(|_| !K::PV && excluded == MoveStub::NONE)
            .and_then(|known| cutoff(&known, window, depth))
            .filter(|score| self.holds_here(at, *score))
        {
            return score;
        }
        let mut context = self.assess(at, window, depth, cut, known);
        context.key = key;
        // Step 4. Nodes that need no search.
        if excluded == MoveStub::NONE
            && context.eval.is_some()
            && let Some(score) = self.score_by_tables(at)
        {
            if decides(score, window) {
                return score;
            }
            context.eval = Some(score);
        }
        if !K::PV && excluded == MoveStub::NONE {
            if let Some(score) = self.prune_at_a_glance(at, &context) {
                return score;
            }
            if self.aborted {
                return Score::DRAW;
            }
        }
        // Step 5. Without a move to begin with, a shallower search finds one.
        let without_move = known.is_none_or(|known| known.best == MoveStub::NONE);
        if without_move && depth >= self.shared.tunables.reduction_without_move_depth() {
            context.depth -= 1;
        }
        // Step 6. The moves.
        self.search_list::<K>(at, &context)
    }

    /// The score of a node that needs no look at its moves, or the window that
    /// is left.
    fn early_score(&mut self, at: &Node, window: Window) -> Result<Window, Score> {
        if at.ply + 1 >= MAX_PLY {
            return Err(self.evaluate(&at.pos));
        }
        if self.path.is_drawn(at) && self.can_move(at) {
            return Err(Score::DRAW);
        }
        let alpha = window.alpha.max(Score::loss_in(at.ply));
        let beta = window.beta.min(Score::win_in(at.ply));
        if alpha < beta { Ok(Window { alpha, beta }) } else { Err(alpha) }
    }

    /// Whether a score from elsewhere holds here, where a draw may be nearer.
    fn holds_here(&self, at: &Node, score: Score) -> bool {
        score.plies_to_end().is_none_or(|plies| {
            let plies = plies.unsigned_abs().saturating_sub(at.ply as u32);
            !self.path.is_drawn_before(&at.pos, plies)
        })
    }

    fn can_move(&self, at: &Node) -> bool {
        let (pos, generator) = (&at.pos, &self.shared.generator);
        generator.can_capture(pos, pos.turn()) || generator.count_quiet(pos, pos.turn()) > 0
    }

    /// What can be said of a node before its moves are tried.
    fn assess(
        &mut self,
        at: &Node,
        window: Window,
        depth: i32,
        cut: bool,
        known: Option<Record>,
    ) -> NodeContext {
        let pos = &at.pos;
        let quiet = !self.shared.generator.can_capture(pos, pos.turn());
        let raw_eval =
            quiet.then(|| known.and_then(|known| known.eval).unwrap_or_else(|| self.evaluate(pos)));
        let eval = raw_eval.map(|raw| {
            Score::estimate(
                raw.centimen()
                    + self.histories.correction(pos, self.shared.tuning.correction_weight),
            )
        });
        self.frames[at.ply].eval = eval;
        let before = at.ply.checked_sub(2).and_then(|ply| self.frames[ply].eval);
        NodeContext {
            window,
            depth,
            cut,
            eval,
            raw_eval,
            improving: eval.zip(before).is_some_and(|(eval, before)| eval > before),
            threatened: quiet && self.is_threatened(pos),
            key: at.key,
            known,
            excluded: self.frames[at.ply].excluded,
        }
    }

    /// Lists and searches the moves of a node, and remembers what came of it.
    fn search_list<K: NodeKind>(&mut self, at: &Node, context: &NodeContext) -> Score {
        let first = self.moves.len();
        let Some(list) = self.list_moves(&at.pos) else {
            self.moves.truncate(first);
            return self.evaluate(&at.pos);
        };
        if self.moves.len() == first {
            return self.blocked(at.ply);
        }
        let found = self.search_moves::<K>(at, context, list);
        self.moves.truncate(first);
        if self.aborted || context.excluded != MoveStub::NONE {
            return found.best;
        }
        self.learn(at, context, &found);
        let record = Record {
            best: found.m,
            score: found.best,
            eval: context.raw_eval,
            depth: context.depth,
            bound: found.bound,
        };
        if context.depth >= self.shared.tunables.table_depth() {
            self.shared.table.store(context.key, at.ply, record);
        }
        found.best
    }

    /// Remembers how far the evaluation was off.
    fn learn(&mut self, at: &Node, context: &NodeContext, found: &Found) {
        let Some(raw) = context.raw_eval.filter(|_| !found.best.is_known()) else {
            return;
        };
        let off = found.best.centimen() - raw.centimen();
        let telling = match found.bound {
            Bound::Exact => true,
            Bound::Lower => off > 0,
            Bound::Upper => off < 0,
        };
        if telling {
            self.histories.correct(&at.pos, off, context.depth);
        }
    }

    fn search_moves<K: NodeKind>(
        &mut self,
        at: &Node,
        context: &NodeContext,
        list: MoveRange,
    ) -> Found {
        let mut found = Found { best: -Score::INFINITE, m: MoveStub::NONE, bound: Bound::Upper };
        let mut window = context.window;
        let capturers = self.capturers(list);
        let best = context.known.map_or(MoveStub::NONE, |known| known.best);
        let mut unranked = self.best_first(list, best);
        if !unranked {
            self.rank_moves(&at.pos, at.ply, list, list.first);
        }
        let mut next = list.first;
        let mut refusals_listed = !self.shared.may_refuse() || !list.captures;
        loop {
            if next == self.moves.len() {
                if refusals_listed || !self.list_refusals(at, context, list, capturers, found.best)
                {
                    break;
                }
                refusals_listed = true;
                continue;
            }
            if next > list.first && unranked {
                self.rank_moves(&at.pos, at.ply, list, next);
                unranked = false;
            }
            let candidate =
                if unranked { self.moves[next] } else { self.pick(next, self.moves.len()) };
            let number = next - list.first;
            next += 1;
            if MoveStub::of(candidate.m) == context.excluded {
                continue;
            }
            let known_best = found.best;
            let Some(score) =
                self.search_move::<K>(at, context, list, number, candidate, window, known_best)
            else {
                if self.aborted {
                    break;
                }
                continue;
            };
            if score > found.best {
                found.best = score;
                if score > window.alpha {
                    found.m = MoveStub::of(candidate.m);
                    found.bound = Bound::Exact;
                    window.alpha = score;
                    if K::PV {
                        self.extend_line(at.ply, Action::Move(candidate.m));
                    }
                }
            }
            if score >= window.beta {
                found.bound = Bound::Lower;
                self.reward_cutoff(at, context, list, next);
                break;
            }
        }
        // Every move was left out or excluded.
        if found.best == -Score::INFINITE {
            found.best = context.window.alpha;
        }
        found
    }

    /// The score of one move; `None` if it is left out.
    #[expect(clippy::too_many_arguments, reason = "the state of the loop over moves")]
    fn search_move<K: NodeKind>(
        &mut self,
        at: &Node,
        context: &NodeContext,
        list: MoveRange,
        number: usize,
        candidate: Candidate,
        window: Window,
        best: Score,
    ) -> Option<Score> {
        let m = candidate.m;
        if self.crowns_and_wins(m) && !candidate.offends {
            self.lines[at.ply + 1].clear();
            return Some(Score::win_in(at.ply + 1));
        }
        let mut child = self.leaf_after(at, m);
        let saved = best > -Score::INFINITE && !(best.is_known() && best < Score::DRAW);
        if saved
            && !K::PV
            && !candidate.offends
            && self.is_pruned(context, number, candidate, &child)
        {
            return None;
        }
        let extension = match self.extension::<K>(at, context, list, candidate) {
            Ok(extension) => extension,
            Err(multicut) => return Some(multicut),
        };
        if self.aborted {
            return None;
        }
        let depth = context.depth - 1 + extension;
        let guilty =
            if candidate.offends { guilty_after(self.capturers(list), m) } else { Bitboard::EMPTY };
        if depth <= 0 && guilty.is_empty() {
            let score = -self.node::<K>(&child, window.turned(), depth, false);
            return (!self.aborted).then_some(score);
        }
        child.key = at.key.after(&at.pos, &self.shared.rules, m);
        if depth >= self.shared.tunables.table_depth() {
            self.shared.table.prefetch(child.key);
        }
        self.frames[at.ply].played = Some(PieceTo::of(&at.pos, m));
        self.frames[at.ply + 1].doubles = self.frames[at.ply].doubles + u8::from(extension > 1);
        self.path.push(&at.pos, at.key, m);
        let child = Child { node: child, guilty };
        let score = self.search_child::<K>(&child, context, list, number, candidate, window, depth);
        self.path.pop();
        (!self.aborted).then_some(score)
    }

    /// Searches a child: late moves less deep and with a narrow window, unless
    /// they turn out better than expected.
    #[expect(clippy::too_many_arguments, reason = "the state of the loop over moves")]
    fn search_child<K: NodeKind>(
        &mut self,
        child: &Child,
        context: &NodeContext,
        list: MoveRange,
        number: usize,
        candidate: Candidate,
        window: Window,
        depth: i32,
    ) -> Score {
        if number == 0 {
            let cut = !K::PV && !context.cut;
            return -self.descend::<K>(child, window.turned(), depth, cut);
        }
        let narrow = Window::above(window.alpha);
        let reduction = self.reduction::<K>(child, context, list, number, candidate);
        let reduced = (depth - reduction).clamp(1.min(depth), depth);
        let mut score = -self.descend::<NonPv>(child, narrow.turned(), reduced, true);
        if score > window.alpha && reduced < depth && !self.aborted {
            score = -self.descend::<NonPv>(child, narrow.turned(), depth, !context.cut);
        }
        if K::PV && score > window.alpha && score < window.beta && !self.aborted {
            score = -self.descend::<K>(child, window.turned(), depth, false);
        }
        score
    }

    pub(super) fn descend<K: NodeKind>(
        &mut self,
        child: &Child,
        window: Window,
        depth: i32,
        cut: bool,
    ) -> Score {
        if child.guilty.is_empty() {
            self.node::<K>(&child.node, window, depth, cut)
        } else {
            self.answer_offence::<K>(child, window, depth, cut)
        }
    }

    /// Whether a quiet move at low depth cannot matter any more. Moves that
    /// force the opponent to capture always may.
    fn is_pruned(
        &self,
        context: &NodeContext,
        number: usize,
        candidate: Candidate,
        child: &Node,
    ) -> bool {
        let Some(eval) = context.eval.filter(|_| !context.threatened && !candidate.m.crowned)
        else {
            return false;
        };
        let depth = context.depth;
        let kept = self.shared.tuning.late_move_base + depth * depth;
        let kept = if context.improving { kept } else { kept / 2 + 1 };
        let late = depth <= self.shared.tunables.late_move_depth() && number as i32 > kept;
        let futile = depth <= self.shared.tunables.futility_depth()
            && eval
                + self.shared.tuning.futility_base
                + self.shared.tunables.futility_margin() * depth
                <= context.window.alpha;
        (late || futile) && !self.shared.generator.can_capture(&child.pos, child.pos.turn())
    }

    /// By how many plies a move is searched less deep.
    fn reduction<K: NodeKind>(
        &self,
        child: &Child,
        context: &NodeContext,
        list: MoveRange,
        number: usize,
        candidate: Candidate,
    ) -> i32 {
        if candidate.offends {
            return 2;
        }
        if list.captures || candidate.m.is_capture() || candidate.m.crowned || context.depth < 2 {
            return 0;
        }
        let mut reduction = self.shared.tuning.reductions.of(context.depth, number);
        if K::PV {
            reduction -= 100;
        }
        if context.cut {
            reduction += 100;
        }
        if !context.improving {
            reduction += 50;
        }
        if context.threatened
            || self.shared.generator.can_capture(&child.node.pos, child.node.pos.turn())
        {
            reduction -= 50;
        }
        reduction -= 100 * candidate.rank / self.shared.tuning.late_reduction_history;
        reduction.max(0) / 100
    }

    /// How many plies deeper a move is searched; `Err` with the node's score
    /// if the search for an answer shows that several moves exceed beta.
    fn extension<K: NodeKind>(
        &mut self,
        at: &Node,
        context: &NodeContext,
        list: MoveRange,
        candidate: Candidate,
    ) -> Result<i32, Score> {
        if at.ply as i32 >= 2 * self.root_depth {
            return Ok(0);
        }
        if self.moves.len() - list.first == 1 {
            return Ok(self.shared.tunables.single_reply_extension());
        }
        let asks = K::PV || self.shared.tunables.singular_everywhere() != 0;
        if context.depth < self.shared.tunables.singular_depth() || !asks {
            return Ok(0);
        }
        let Some(known) = context.known.filter(|known| {
            context.excluded == MoveStub::NONE
                && known.best == MoveStub::of(candidate.m)
                && known.bound != Bound::Upper
                && known.depth >= context.depth - 3
                && !known.score.is_known()
        }) else {
            return Ok(0);
        };
        let bar = known.score - self.shared.tunables.singular_margin() * context.depth / 2;
        self.frames[at.ply].excluded = known.best;
        let others =
            self.node::<NonPv>(at, Window::above(bar - 1), (context.depth - 1) / 2, context.cut);
        self.frames[at.ply].excluded = MoveStub::NONE;
        if others < bar {
            let clearly = !K::PV
                && others < bar - self.shared.tunables.singular_double()
                && self.frames[at.ply].doubles < 6;
            Ok(if clearly { 2 } else { 1 })
        } else if !K::PV && bar >= context.window.beta {
            Err(bar)
        } else {
            Ok(0)
        }
    }

    /// Remembers the move that exceeded beta, and those tried before it.
    fn reward_cutoff(&mut self, at: &Node, context: &NodeContext, list: MoveRange, end: usize) {
        if list.captures {
            return;
        }
        let before = self.played_before(at.ply);
        let bonus = (32 * context.depth * context.depth + 64 * context.depth).min(2_000);
        let color = at.pos.turn();
        for tried in list.first..end {
            let m = self.moves[tried].m;
            if m.is_capture() {
                continue;
            }
            let bonus = if tried + 1 == end { bonus } else { -bonus };
            self.histories.reward(color, m, PieceTo::of(&at.pos, m), before, bonus);
        }
    }

    /// The pieces that have one of the listed moves.
    fn capturers(&self, list: MoveRange) -> Bitboard {
        if !list.captures || !self.shared.may_refuse() {
            return Bitboard::EMPTY;
        }
        self.moves[list.first..].iter().filter(|c| !c.offends).map(|c| c.m.from).collect()
    }
}

/// A child, and the pieces that the player to move there may huff.
#[derive(Copy, Clone, Debug)]
pub(super) struct Child {
    pub(super) node: Node,
    pub(super) guilty: Bitboard,
}

/// The score, if what the table knows decides the node.
fn cutoff(known: &Record, window: Window, depth: i32) -> Option<Score> {
    let enough = known.depth >= depth
        && match known.bound {
            Bound::Exact => true,
            Bound::Lower => known.score >= window.beta,
            Bound::Upper => known.score <= window.alpha,
        };
    enough.then_some(known.score)
}
