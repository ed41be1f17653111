//! Every tuned number: its name, value and range, in one line each.
//!
//! They are constants, unless the `tune` feature makes them options that a
//! match can vary.

/// A tuned number, as an engine option.
#[cfg(feature = "tune")]
#[derive(Debug)]
pub struct Tunable {
    /// Its name.
    pub name: &'static str,
    /// Its usual value.
    pub default: i32,
    /// The least and greatest value that make sense.
    pub range: (i32, i32),
    value: std::sync::atomic::AtomicI32,
}

#[cfg(feature = "tune")]
impl Tunable {
    /// Changes the value for all searches in this process.
    pub fn set(&self, value: i32) {
        self.value.store(value, std::sync::atomic::Ordering::Relaxed);
    }
}

macro_rules! tunables {
    ($($(#[$doc:meta])* $name:ident = $value:literal, $least:literal ..= $most:literal;)*) => {
        $(
            $(#[$doc])*
            #[cfg(not(feature = "tune"))]
            #[inline(always)]
            pub(crate) const fn $name() -> i32 {
                const { assert!($least <= $value && $value <= $most) };
                $value
            }

            $(#[$doc])*
            #[cfg(feature = "tune")]
            #[inline(always)]
            pub(crate) fn $name() -> i32 {
                place::$name.value.load(std::sync::atomic::Ordering::Relaxed)
            }
        )*

        #[cfg(feature = "tune")]
        #[expect(non_upper_case_globals, reason = "named like the functions")]
        mod place {
            use super::Tunable;
            use std::sync::atomic::AtomicI32;

            $(pub(super) static $name: Tunable = Tunable {
                name: stringify!($name),
                default: $value,
                range: ($least, $most),
                value: AtomicI32::new($value),
            };)*
        }

        /// All of them.
        #[cfg(feature = "tune")]
        pub static ALL: &[&Tunable] = &[$(&place::$name),*];
    };
}

tunables! {
    /// Half the first window around the last score.
    aspiration_window = 15, 5..=10000;
    /// The same where a network judges.
    network_aspiration_window = 10, 5..=10000;
    /// Up to this depth a node well above beta is believed.
    reverse_futility_depth = 6, 0..=20;
    /// How far above, for each ply of depth.
    reverse_futility_margin = 30, 5..=200;
    /// The same where a network judges.
    network_reverse_futility_margin = 17, 5..=200;
    /// Up to this depth a node far below alpha goes straight to quiescence.
    razoring_depth = 2, 0..=8;
    /// How far below, for each ply of depth.
    razoring_margin = 110, 20..=600;
    /// The same where a network judges.
    network_razoring_margin = 101, 20..=600;
    /// From this depth a node without a known move is searched less deep.
    reduction_without_move_depth = 5, 2..=99;
    /// Up to this depth late quiet moves are left out.
    late_move_depth = 4, 0..=20;
    /// How many are kept at the least depth.
    late_move_base = 3, 1..=40;
    /// The same where a network judges.
    network_late_move_base = 4, 1..=40;
    /// Up to this depth quiet moves that cannot reach alpha are left out.
    futility_depth = 4, 0..=20;
    /// How far a quiet move may raise the score, at the least depth.
    futility_base = 60, 5..=500;
    /// The same where a network judges.
    network_futility_base = 70, 5..=500;
    /// And for each ply of depth.
    futility_margin = 40, 5..=500;
    /// From this depth it is asked whether the known move is the only good one.
    singular_depth = 8, 3..=99;
    /// Whether that is asked outside the best line too.
    singular_everywhere = 1, 0..=1;
    /// How much worse the others must be, for each ply of depth, in halves.
    singular_margin = 4, 1..=40;
    /// From this far below, the move is extended twice.
    singular_double = 20, 0..=10000;
    /// Hundredths of a ply by which every late move is reduced.
    late_reduction_base = 30, 0..=300;
    /// The same where a network judges.
    network_late_reduction_base = 21, 0..=300;
    /// What divides the product of the logarithms, in hundredths.
    late_reduction_divisor = 140, 100..=9000;
    /// The same where a network judges.
    network_late_reduction_divisor = 147, 100..=9000;
    /// How much history takes off a reduction of one ply.
    late_reduction_history = 8000, 500..=100000;
    /// The same where a network judges.
    network_late_reduction_history = 10_450, 500..=100000;
    /// Whether forced single replies are extended.
    single_reply_extension = 1, 0..=1;
    /// What it costs at a leaf that the opponent threatens to capture, where
    /// positions are judged by hand. A network has seen threats itself.
    leaf_threat_cost = 55, 0..=200;
    /// Whether leaves try moves that offer a piece.
    leaf_offers = 1, 0..=1;
    /// How much better than a piece lost at once a refusal to capture may turn
    /// out to be.
    refusal_hope = 50, 0..=30000;
    /// From this depth the later moves at the root are searched less deep first.
    root_reduction_depth = 4, 2..=99;
    /// From this depth nodes are looked up and kept in the table.
    table_depth = 2, 1..=4;
    /// Sixteenths of the correction that past errors of the evaluation get.
    correction_weight = 8, 0..=32;
    /// The same where a network judges.
    network_correction_weight = 10, 0..=32;
    /// Whether drawish endings are called so where a network judges.
    network_temper = 1, 0..=1;
    /// Whether the history of answers to moves orders moves.
    continuation_history = 1, 0..=1;
}
