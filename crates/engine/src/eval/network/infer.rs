//! The two loops of a network: pieces come and go, and the neurons are summed
//! up. Whatever instructions they are compiled to, they find the same.

use super::accumulator::{Changes, Views};
use super::layers::{ONE, Row};

/// Brings `views` from where `source` stands, or from where they stand
/// themselves, to where the changes lead.
#[inline(always)]
pub(super) fn plain_update<const N: usize>(
    inputs: &[Row<N>],
    source: Option<&Views<N>>,
    views: &mut Views<N>,
    changes: &Changes<'_>,
) {
    let row = |row: u8| &inputs[usize::from(row)];
    let (mut added, mut removed) = (changes.added(), changes.removed());
    if let Some(source) = source {
        // One piece that moves is the usual change.
        if let (Some(new), Some(old)) = (added.next(), removed.next()) {
            for (i, view) in views.iter_mut().enumerate() {
                move_from(&source[i], view, row(new[i]), row(old[i]));
            }
        } else {
            views.clone_from(source);
            // Whichever was asked for in vain is empty: the other begins anew.
            (added, removed) = (changes.added(), changes.removed());
        }
    }
    for rows in added {
        for (view, i) in views.iter_mut().zip(rows) {
            add(view, row(i));
        }
    }
    for rows in removed {
        for (view, i) in views.iter_mut().zip(rows) {
            subtract(view, row(i));
        }
    }
}

/// Sums wrap around, so that they come out the same in any order. No sensible
/// network comes near that.
#[inline(always)]
fn move_from<const N: usize>(source: &Row<N>, view: &mut Row<N>, new: &Row<N>, old: &Row<N>) {
    for i in 0..N {
        view.0[i] = source.0[i].wrapping_add(new.0[i]).wrapping_sub(old.0[i]);
    }
}

#[inline(always)]
fn add<const N: usize>(view: &mut Row<N>, row: &Row<N>) {
    for (sum, weight) in view.0.iter_mut().zip(&row.0) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline(always)]
fn subtract<const N: usize>(view: &mut Row<N>, row: &Row<N>) {
    for (sum, weight) in view.0.iter_mut().zip(&row.0) {
        *sum = sum.wrapping_sub(*weight);
    }
}

/// The sum over both views. The loader has made sure that it fits.
#[cfg_attr(
    all(target_arch = "wasm32", target_feature = "simd128"),
    expect(dead_code, reason = "there is a faster one")
)]
#[inline(always)]
pub(super) fn plain_output<const N: usize>(
    own: &Row<N>,
    enemy: &Row<N>,
    weights: &[Row<N>; 2],
) -> i32 {
    plain_dot(own, &weights[0]).wrapping_add(plain_dot(enemy, &weights[1]))
}

/// Each neuron counts by its square: cut off, times its weight, times itself.
#[inline(always)]
fn plain_dot<const N: usize>(view: &Row<N>, weights: &Row<N>) -> i32 {
    let mut sum = 0_i32;
    for (&value, &weight) in view.0.iter().zip(&weights.0) {
        let value = value.clamp(0, ONE);
        let weighted = value.wrapping_mul(weight);
        sum = sum.wrapping_add(i32::from(weighted) * i32::from(value));
    }
    sum
}
