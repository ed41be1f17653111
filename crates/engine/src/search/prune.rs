//! Nodes that need no search of their own. Nothing here passes a turn: being
//! on move may be a burden in draughts. All of it trusts the evaluation, so it
//! is for nodes where nothing hangs.

use super::node::NodeContext;
use super::{Node, Window, Worker};
use crate::score::Score;

impl Worker<'_> {
    /// The score of a node that is clear at a glance.
    pub(super) fn prune_at_a_glance(&mut self, at: &Node, context: &NodeContext) -> Option<Score> {
        let eval = context.eval.filter(|_| !context.threatened)?;
        let Window { alpha, beta } = context.window;
        let depth = context.depth;
        // Far above beta: it will stay there.
        let step = if self.evaluator.asks_network(&at.pos) {
            self.shared.tunables.network_reverse_futility_margin()
        } else {
            self.shared.tunables.reverse_futility_margin()
        };
        let margin = step * depth - if context.improving { step / 2 } else { 0 };
        if depth <= self.shared.tunables.reverse_futility_depth()
            && !beta.is_known()
            && eval - margin >= beta
        {
            return Some(Score::raw((eval.centimen() + beta.centimen()) / 2));
        }
        // Far below alpha: only a capture could help, so look for one.
        if depth <= self.shared.tunables.razoring_depth()
            && !alpha.is_known()
            && eval + self.shared.tuning.razoring_margin * depth <= alpha
        {
            let score = self.quiesce(at, Window::above(alpha), true);
            return (score <= alpha).then_some(score);
        }
        None
    }
}
