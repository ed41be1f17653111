//! The loops for whatever processor this is, in unsafe code. Whether it has
//! AVX2 is asked while running; whether WebAssembly has vectors is known when
//! it is compiled.

use super::accumulator::{Changes, Views};
use super::infer;
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
    infer::plain_update(inputs, source, views, changes);
}

#[inline]
pub(super) fn output<const N: usize>(own: &Row<N>, enemy: &Row<N>, weights: &[Row<N>; 2]) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // Safety: this processor has AVX2.
        #[expect(unsafe_code, reason = "compiled for a processor that was asked for")]
        return unsafe { avx2::output(own, enemy, weights) };
    }
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return wasm::output(own, enemy, weights);
    #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
    infer::plain_output(own, enemy, weights)
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
        infer::plain_update(inputs, source, views, changes);
    }

    /// Here they use half the width of the registers: with 128 neurons an
    /// evaluation would take a fifth longer.
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

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm {
    use std::arch::wasm32::*;

    use super::Row;
    use crate::eval::network::layers::ONE;

    /// The plain loop would be compiled without the one instruction that
    /// multiplies and adds.
    #[inline]
    pub(super) fn output<const N: usize>(
        own: &Row<N>,
        enemy: &Row<N>,
        weights: &[Row<N>; 2],
    ) -> i32 {
        let sums = i32x4_add(dot(own, &weights[0]), dot(enemy, &weights[1]));
        let lanes = [
            i32x4_extract_lane::<0>(sums),
            i32x4_extract_lane::<1>(sums),
            i32x4_extract_lane::<2>(sums),
            i32x4_extract_lane::<3>(sums),
        ];
        lanes.into_iter().fold(0, i32::wrapping_add)
    }

    #[inline]
    fn dot<const N: usize>(view: &Row<N>, weights: &Row<N>) -> v128 {
        let (zero, one) = (i16x8_splat(0), i16x8_splat(ONE));
        let mut sums = i32x4_splat(0);
        for (view, weights) in view.0.as_chunks().0.iter().zip(weights.0.as_chunks().0) {
            let value = i16x8_min(i16x8_max(load(view), zero), one);
            let weighted = i16x8_mul(value, load(weights));
            sums = i32x4_add(sums, i32x4_dot_i16x8(weighted, value));
        }
        sums
    }

    #[inline]
    fn load(numbers: &[i16; 8]) -> v128 {
        // Safety: the numbers fill 128 bits, and this reads from any address.
        #[expect(unsafe_code, reason = "loads need a pointer")]
        unsafe {
            v128_load(std::ptr::from_ref(numbers).cast())
        }
    }
}
