use damier_rules::Action;

/// Whether something is done on the board, rather than only said.
#[must_use]
pub fn is_on_board(action: Action) -> bool {
    matches!(action, Action::Move(_) | Action::Huff(_) | Action::DemandCapture)
}
