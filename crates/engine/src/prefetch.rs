//! The one word of `unsafe`: telling the processor what will be read soon.
//! Without it the search is a tenth slower once the table outgrows the caches.

/// Asks for the cache line of `value`, without waiting for it.
#[inline(always)]
pub(crate) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    #[expect(unsafe_code, reason = "a hint that needs a pointer")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // Safety: the pointer comes from a reference, and a prefetch reads
        // nothing that the program could see.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
