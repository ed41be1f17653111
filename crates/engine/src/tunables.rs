//! Every tuned number: its name, value and range, in one line each.
//!
//! They are constants, unless the `tune` feature makes them options that a
//! match can vary. Each engine has its own, so that two in one process do not
//! disturb each other.

use std::fmt;

/// A tuned number, as an engine option.
#[derive(Copy, Clone, Debug)]
pub struct Tunable {
    /// Its name.
    pub name: &'static str,
    /// Its usual value.
    pub default: i32,
    /// The least and greatest value that make sense.
    pub range: (i32, i32),
}

/// Why a tuned number cannot be changed.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum TuneError {
    /// No number has that name; without the `tune` feature, none has.
    Unknown,
    /// The value makes no sense.
    OutOfRange,
}

impl fmt::Display for TuneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TuneError::Unknown => "no tuned number has that name",
            TuneError::OutOfRange => "the value is out of range",
        })
    }
}

impl std::error::Error for TuneError {}

macro_rules! tunables {
    ($($(#[$doc:meta])* $name:ident = $value:literal, $least:literal ..= $most:literal;)*) => {
        /// What the tuned numbers of one engine are: nothing to store, as long
        /// as they are constants.
        #[cfg(not(feature = "tune"))]
        #[derive(Copy, Clone, Debug, Default)]
        pub struct Tunables {}

        #[cfg(not(feature = "tune"))]
        impl Tunables {
            /// Those that can be changed: none.
            pub const ALL: &'static [Tunable] = &[];

            $(
                $(#[$doc])*
                #[inline(always)]
                pub(crate) const fn $name(self) -> i32 {
                    const { assert!($least <= $value && $value <= $most) };
                    $value
                }
            )*

            /// Changes one of them, which cannot be done to constants.
            ///
            /// # Errors
            ///
            /// [`TuneError::Unknown`].
            pub const fn set(&mut self, _name: &str, _value: i32) -> Result<(), TuneError> {
                Err(TuneError::Unknown)
            }

            /// What one of them is now: none can be asked for.
            #[must_use]
            pub const fn get(self, _name: &str) -> Option<i32> {
                None
            }
        }

        /// What the tuned numbers of one engine are.
        #[cfg(feature = "tune")]
        #[derive(Copy, Clone, Debug)]
        pub struct Tunables {
            $($name: i32,)*
        }

        #[cfg(feature = "tune")]
        impl Default for Tunables {
            fn default() -> Tunables {
                Tunables { $($name: $value,)* }
            }
        }

        #[cfg(feature = "tune")]
        impl Tunables {
            /// Those that can be changed.
            pub const ALL: &'static [Tunable] = &[$(Tunable {
                name: stringify!($name),
                default: $value,
                range: ($least, $most),
            }),*];

            $(
                $(#[$doc])*
                #[inline(always)]
                pub(crate) const fn $name(&self) -> i32 {
                    self.$name
                }
            )*

            /// Changes one of them.
            ///
            /// # Errors
            ///
            /// [`TuneError`] if there is none of that name, or its range does
            /// not have the value.
            pub fn set(&mut self, name: &str, value: i32) -> Result<(), TuneError> {
                let (place, range) = match name {
                    $(stringify!($name) => (&mut self.$name, $least..=$most),)*
                    _ => return Err(TuneError::Unknown),
                };
                if !range.contains(&value) {
                    return Err(TuneError::OutOfRange);
                }
                *place = value;
                Ok(())
            }

            /// What one of them is now.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(feature = "tune")]
    fn a_number_is_set_within_its_range_and_for_one_engine() {
        let mut tunables = Tunables::default();
        assert_eq!(tunables.set("razoring_depth", 5), Ok(()));
        assert_eq!((tunables.razoring_depth(), tunables.get("razoring_depth")), (5, Some(5)));
        assert_eq!(Tunables::default().razoring_depth(), 2, "others keep theirs");
        assert_eq!(tunables.set("razoring_depth", 9), Err(TuneError::OutOfRange));
        assert_eq!(tunables.set("razor", 5), Err(TuneError::Unknown));
        for tunable in Tunables::ALL {
            assert_eq!(tunables.set(tunable.name, tunable.default), Ok(()), "{}", tunable.name);
        }
    }

    #[test]
    #[cfg(not(feature = "tune"))]
    fn constants_cannot_be_set_and_take_no_room() {
        assert_eq!(Tunables::default().set("razoring_depth", 5), Err(TuneError::Unknown));
        assert_eq!(Tunables::default().get("razoring_depth"), None);
        assert_eq!((Tunables::ALL.len(), size_of::<Tunables>()), (0, 0));
    }
}
