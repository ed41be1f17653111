//! The loops for whatever processor this is. For those with AVX2 that takes
//! unsafe code, because whether this is one of them is asked while running.
//! For WebAssembly the plain loops are compiled with what the build allows.

use super::accumulator::{Changes, Views};
use super::infer::{plain_output, plain_update};
use super::layers::Row;

#[inline]
pub(super) fn update<const N: usize>(
    inputs: &[Row<N>],
    source: Option<&Views<N>>,
    views: &mut Views<N>,
    changes: &Changes<'_>,
) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // Safety: this processor has AVX2.
        #[expect(unsafe_code, reason = "compiled for a processor that was asked for")]
        return unsafe { avx2::update(inputs, source, views, changes) };
    }
    plain_update(inputs, source, views, changes);
}

#[inline]
pub(super) fn output<const N: usize>(own: &Row<N>, enemy: &Row<N>, weights: &[Row<N>; 2]) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // Safety: this processor has AVX2.
        #[expect(unsafe_code, reason = "compiled for a processor that was asked for")]
        return unsafe { avx2::output(own, enemy, weights) };
    }
    plain_output(own, enemy, weights)
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::*;
    use crate::eval::network::layers::ONE;
    use std::arch::x86_64::*;

    /// Compilers make of the plain loop what a person would.
    #[target_feature(enable = "avx2")]
    #[inline]
    pub(super) fn update<const N: usize>(
        inputs: &[Row<N>],
        source: Option<&Views<N>>,
        views: &mut Views<N>,
        changes: &Changes<'_>,
    ) {
        plain_update(inputs, source, views, changes);
    }

    /// Here they use half the width of the registers.
    #[target_feature(enable = "avx2")]
    #[inline]
    pub(super) fn output<const N: usize>(
        own: &Row<N>,
        enemy: &Row<N>,
        weights: &[Row<N>; 2],
    ) -> i32 {
        let sums = _mm256_add_epi32(dot(own, &weights[0]), dot(enemy, &weights[1]));
        let sums = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256::<1>(sums));
        let sums = _mm_add_epi32(sums, _mm_shuffle_epi32::<0b01_00_11_10>(sums));
        let sums = _mm_add_epi32(sums, _mm_shuffle_epi32::<0b10_11_00_01>(sums));
        _mm_cvtsi128_si32(sums)
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn dot<const N: usize>(view: &Row<N>, weights: &Row<N>) -> __m256i {
        let (zero, one) = (_mm256_setzero_si256(), _mm256_set1_epi16(ONE));
        let mut sums = zero;
        for (view, weights) in view.0.as_chunks().0.iter().zip(weights.0.as_chunks().0) {
            let value = _mm256_min_epi16(_mm256_max_epi16(load(view), zero), one);
            let weighted = _mm256_mullo_epi16(value, load(weights));
            sums = _mm256_add_epi32(sums, _mm256_madd_epi16(weighted, value));
        }
        sums
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn load(numbers: &[i16; 16]) -> __m256i {
        // Safety: the numbers fill 256 bits, and this reads from any address.
        #[expect(unsafe_code, reason = "loads need a pointer")]
        unsafe {
            _mm256_loadu_si256(std::ptr::from_ref(numbers).cast())
        }
    }
}
