//! What is special about a game, in a few words each.

use damier_rules::{
    CaptureAxes, Corner, Criterion, Enforcement, Goal, KingRange, ManCaptures, Promotion, Ruleset,
};

use crate::texts::Texts;

impl Texts {
    /// What is special about a game: who begins, how kings move, what happens
    /// to those who fail to capture, and so on.
    #[must_use]
    pub fn traits(&self, rules: &Ruleset) -> Vec<String> {
        let mut traits =
            vec![self.format("trait-first", &[("color", self.color(rules.first, rules))])];
        let mut when = |holds: bool, id: &str| {
            if holds {
                traits.push(self.get(id));
            }
        };
        when(rules.goal == Goal::Lose, "trait-goal-lose");
        when(rules.goal == Goal::Crown, "trait-goal-crown");
        when(rules.enforcement == Enforcement::Huff, "trait-huff");
        when(rules.enforcement == Enforcement::HuffOrDemand, "trait-huff-or-demand");
        when(rules.enforcement == Enforcement::Withdraw, "trait-withdraw");
        let is_optional = rules.enforcement == Enforcement::Optional;
        when(is_optional, "trait-optional");
        when(rules.king_range == KingRange::Flying, "trait-flying-kings");
        when(rules.king_range == KingRange::One, "trait-short-kings");
        when(rules.man_captures == ManCaptures::Everywhere, "trait-men-capture-back");
        when(rules.man_captures == ManCaptures::Forward, "trait-men-capture-forward");
        when(rules.capture_axes == CaptureAxes::Straight, "trait-capture-straight");
        when(rules.capture_axes == CaptureAxes::All, "trait-capture-all");
        let first_criterion = rules.precedence.criteria().next().filter(|_| !is_optional);
        when(first_criterion.is_none() && !is_optional, "trait-free-choice");
        when(first_criterion == Some(Criterion::Count), "trait-most-pieces");
        let ranks_otherwise = first_criterion.is_some_and(|first| first != Criterion::Count);
        when(ranks_otherwise, "trait-best-capture");
        when(rules.promotion == Promotion::Continue, "trait-crowned-in-passing");
        when(rules.board.corner() == Corner::Right, "trait-dark-right");
        traits
    }
}
