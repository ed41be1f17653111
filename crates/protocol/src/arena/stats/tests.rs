use super::*;

#[track_caller]
fn near(value: f64, expected: f64) {
    assert!((value - expected).abs() < 1e-4, "{value} is not {expected}");
}

/// 230 pairs. By hand: the mean is (40·¼ + 100·½ + 60·¾ + 20)/230 = 125/230;
/// the squares are (40·1/16 + 100/4 + 60·9/16 + 20)/230 = 81.25/230, which
/// leaves a variance of 0.05789 and an error of √(0.05789/230) = 0.015865.
const USUAL: [u32; 5] = [10, 40, 100, 60, 20];

#[test]
fn score_and_error_come_from_the_pairs() {
    let tally = Tally::of_pairs(USUAL);
    near(tally.score(), 125.0 / 230.0);
    near(tally.standard_error(), 0.015_865_2);
    let elo = tally.elo();
    near(elo.value, 30.288_28);
    near(elo.low, 8.606_34);
    near(elo.high, 52.208_45);
    near(tally.superiority(), 0.996_932);
}

#[test]
fn games_and_pairs_are_counted_together() {
    let mut tally = Tally::default();
    tally.add_pair(Points::Win, Points::Loss);
    tally.add_pair(Points::Draw, Points::Draw);
    tally.add_pair(Points::Win, Points::Draw);
    assert_eq!(tally.games(), (2, 3, 1));
    assert_eq!(tally.pairs(), [0, 0, 2, 1, 0]);
}

#[test]
fn draws_only_say_nothing() {
    let tally = Tally::of_pairs([0, 0, 70, 0, 0]);
    near(tally.score(), 0.5);
    assert_eq!(tally.elo().margin(), 0.0);
    assert_eq!(tally.superiority(), 0.5);
}

#[test]
fn winning_everything_is_beyond_elo() {
    let tally = Tally::of_pairs([0, 0, 0, 0, 9]);
    assert_eq!(tally.elo().value, f64::INFINITY);
    assert_eq!(tally.superiority(), 1.0);
    let lost = Tally::of_pairs([9, 0, 0, 0, 0]);
    assert_eq!(lost.elo().value, f64::NEG_INFINITY);
    assert_eq!(lost.superiority(), 0.0);
}

/// The numbers were computed apart, by Newton's method on the two Lagrange
/// multipliers. The well-known approximation n(s₁−s₀)(2μ−s₀−s₁)/2σ² gives
/// 2.074, 1.346 and −0.2486 for the first three.
#[test]
fn the_likelihood_ratio_is_that_of_the_best_fits() {
    near(Sprt::new(0.0, 10.0).ratio(&Tally::of_pairs(USUAL)), 2.016_505);
    near(Sprt::new(-5.0, 0.0).ratio(&Tally::of_pairs(USUAL)), 1.289_675);
    near(Sprt::new(0.0, 5.0).ratio(&Tally::of_pairs([3, 20, 150, 20, 3])), -0.247_191);
    near(Sprt::new(0.0, 10.0).ratio(&Tally::of_pairs([0, 0, 70, 0, 0])), -2.035_638);
    near(Sprt::new(0.0, 20.0).ratio(&Tally::of_pairs([0, 5, 80, 40, 2])), 7.099_115);
}

#[test]
fn a_test_turned_around_decides_the_opposite() {
    let (sprt, mirrored) = (Sprt::new(-10.0, 10.0), [20, 60, 100, 40, 10]);
    let there = sprt.ratio(&Tally::of_pairs(USUAL));
    near(there, -sprt.ratio(&Tally::of_pairs(mirrored)));
    assert_eq!(sprt.verdict(&Tally::of_pairs(USUAL)), Some(Verdict::Upper));
    assert_eq!(sprt.verdict(&Tally::of_pairs(mirrored)), Some(Verdict::Lower));
    assert_eq!(sprt.verdict(&Tally::default()), None);
}

#[test]
fn the_normal_distribution_has_its_well_known_values() {
    near(normal(0.0), 0.5);
    near(normal(1.959_964), 0.975);
    near(normal(-1.0), 0.158_655);
}
