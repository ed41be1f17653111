use super::reduce::Reductions;
use crate::tunables::Tunables;

/// The numbers of the search that depend on who judges positions: they were
/// tuned for the evaluation by hand first, and for networks anew.
#[derive(Clone, Debug)]
pub(crate) struct Tuning {
    pub(super) reductions: Reductions,
    pub(super) aspiration_window: i32,
    pub(super) razoring_margin: i32,
    pub(super) late_move_base: i32,
    pub(super) futility_base: i32,
    pub(super) late_reduction_history: i32,
    pub(super) correction_weight: i32,
}

/// All numbers of the search.
#[derive(Clone, Debug)]
pub(crate) struct Tunings {
    pub(crate) tunables: Tunables,
    pub(crate) by_hand: Tuning,
    pub(crate) by_network: Tuning,
}

impl Tunings {
    pub(crate) fn new(tunables: Tunables) -> Tunings {
        Tunings {
            tunables,
            by_hand: Tuning {
                reductions: Reductions::new(
                    tunables.late_reduction_base(),
                    tunables.late_reduction_divisor(),
                ),
                aspiration_window: tunables.aspiration_window(),
                razoring_margin: tunables.razoring_margin(),
                late_move_base: tunables.late_move_base(),
                futility_base: tunables.futility_base(),
                late_reduction_history: tunables.late_reduction_history(),
                correction_weight: tunables.correction_weight(),
            },
            by_network: Tuning {
                reductions: Reductions::new(
                    tunables.network_late_reduction_base(),
                    tunables.network_late_reduction_divisor(),
                ),
                aspiration_window: tunables.network_aspiration_window(),
                razoring_margin: tunables.network_razoring_margin(),
                late_move_base: tunables.network_late_move_base(),
                futility_base: tunables.network_futility_base(),
                late_reduction_history: tunables.network_late_reduction_history(),
                correction_weight: tunables.network_correction_weight(),
            },
        }
    }
}
