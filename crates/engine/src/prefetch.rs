//! Two hints about memory, in unsafe code, that change nothing but speed.
//! Without them a search with a large table takes half as long again, because
//! most of its reads miss every cache.

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

/// Asks for large pages behind the room that a vector has reserved.
pub(crate) fn prefer_huge_pages<T>(reserved: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    #[expect(unsafe_code, reason = "a hint that only the system call gives")]
    {
        let bytes = reserved.capacity() * size_of::<T>();
        let start = reserved.spare_capacity_mut().as_mut_ptr().cast::<libc::c_void>();
        let page = 4096;
        let skip = start.align_offset(page);
        if skip < bytes {
            // Safety: the range lies within one allocation of ours, and the
            // advice keeps its contents. A refusal is harmless.
            unsafe { libc::madvise(start.byte_add(skip), bytes - skip, libc::MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = reserved;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_change_nothing() {
        let mut numbers: Vec<u64> = Vec::with_capacity(1 << 20);
        prefer_huge_pages(&mut numbers);
        numbers.extend(0..1 << 20);
        prefetch(&numbers[4711]);
        assert!(numbers.iter().enumerate().all(|(i, &n)| i as u64 == n));
        prefer_huge_pages(&mut Vec::<u64>::new());
    }
}
