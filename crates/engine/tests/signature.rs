//! The search has a signature: the nodes of a fixed search, judged by hand. A change that is
//! meant to change nothing keeps it; any other says what match it won, in
//! `docs/engine-log.md`.

use damier_engine::{Networks, bench};

const SIGNATURE: u64 = 5271537;

#[test]
fn the_fixed_search_has_the_known_signature() {
    assert_eq!(bench(Networks::None, &mut |_, _| {}).nodes, SIGNATURE);
}
