//! A network without training.

use std::sync::Arc;

use damier_rules::Ruleset;

use super::file::Contents;
use super::layers::{AnyLayers, Layers, Row, Squares};
use crate::random::Random;

const BUCKETS: usize = 8;
/// What a man and a king add to the one neuron that counts them. Forty men
/// are well below the end of its range.
const MAN: i16 = 6;
const KING: i16 = 18;
const COUNTER_WEIGHT: i16 = 120;

pub(super) fn contents(rules: &Ruleset, hidden: usize, seed: u64) -> Option<Contents> {
    let random = &mut Random::new(seed);
    let layers = match hidden {
        32 => AnyLayers::N32(Arc::new(layers(rules, random))),
        64 => AnyLayers::N64(Arc::new(layers(rules, random))),
        128 => AnyLayers::N128(Arc::new(layers(rules, random))),
        256 => AnyLayers::N256(Arc::new(layers(rules, random))),
        _ => return None,
    };
    Some(Contents { name: format!("{rules} sample {seed}"), rules: *rules, layers })
}

fn layers<const N: usize>(rules: &Ruleset, random: &mut Random) -> Layers<N> {
    let mut row = |most: i16| {
        let span = 2 * most as usize + 1;
        Row(std::array::from_fn(|_| random.below(span) as i16 - most))
    };
    let squares = Squares::of(rules.board);
    let mut inputs: Vec<Row<N>> = (0..4 * squares.count).map(|_| row(30)).collect();
    // The first neuron counts one's own pieces.
    for (i, row) in inputs.iter_mut().enumerate() {
        row.0[0] = [MAN, KING, 0, 0][i / squares.count];
    }
    let mut bias = row(100);
    bias.0[0] = 0;
    let mut outputs: Vec<[Row<N>; 2]> = (0..BUCKETS).map(|_| [row(4), row(4)]).collect();
    for [own, enemy] in &mut outputs {
        own.0[0] = COUNTER_WEIGHT;
        enemy.0[0] = -COUNTER_WEIGHT;
    }
    let pieces_each = squares.count / (BUCKETS - 1);
    let buckets = (0..=squares.count).map(|count| (count / pieces_each).min(BUCKETS - 1) as u8);
    Layers {
        inputs,
        bias,
        outputs,
        output_bias: vec![0; BUCKETS],
        buckets: buckets.collect(),
        squares,
        scale: 400,
    }
}
