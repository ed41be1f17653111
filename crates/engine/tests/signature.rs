//! The search has two signatures: the nodes of a fixed search, judged by hand
//! and by the networks that come with the program. A change that is meant to
//! change nothing keeps both; any other says what match it won, in
//! `docs/engine-log.md`.

use damier_engine::{Networks, bench};

const BY_HAND: u64 = 5271537;
const BY_NETWORKS: u64 = 3891366;

#[test]
fn the_fixed_search_by_hand_has_the_known_signature() {
    assert_eq!(bench(Networks::None, &mut |_, _| {}).nodes, BY_HAND);
}

#[test]
fn the_fixed_search_by_networks_has_the_known_signature() {
    assert_eq!(bench(Networks::default(), &mut |_, _| {}).nodes, BY_NETWORKS);
}
