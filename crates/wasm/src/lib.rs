//! The way from JavaScript to [`Api::answer_or_problem`]: three functions and
//! nothing to generate.
//!
//! The page calls [`allocate`] and writes a question there, as JSON in UTF-8;
//! [`ask`] returns where the answer lies: its length in four bytes, the lowest
//! first, then the JSON itself. Both are given back to [`free`].
//!
//! The module imports one function, `damier.now_ms() -> f64`: the clock.

#![expect(unsafe_code, reason = "memory changes hands with JavaScript, as bare addresses")]

use std::ptr;

use damier_api::{Api, Patience};

thread_local! {
    /// Who answers in this module, with the tables that it makes itself.
    static API: Api = Api::default();
}

/// How many bytes say how long an answer is.
pub const LENGTH_BYTES: usize = 4;

/// Room for `len` bytes, all zero; null if there is not that much.
// The names stay as they are only where JavaScript looks for them: on other
// machines our `free` would take the place of the C library's.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub extern "C" fn allocate(len: usize) -> *mut u8 {
    let mut room: Vec<u8> = Vec::new();
    if room.try_reserve_exact(len).is_err() {
        return ptr::null_mut();
    }
    room.resize(len, 0);
    hand_over(room)
}

/// Gives back `len` bytes.
///
/// # Safety
///
/// `start` is what [`allocate`] returned for `len`, or what [`ask`] returned,
/// with `len` its length bytes and its answer together; it is given back once.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub unsafe extern "C" fn free(start: *mut u8, len: usize) {
    // SAFETY: `hand_over` took the address from a boxed slice of this length.
    drop(unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(start, len)) });
}

/// Answers the question of `len` bytes at `question`. It stays the caller's.
///
/// # Safety
///
/// `question` is what [`allocate`] returned for `len`, and not given back yet.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub unsafe extern "C" fn ask(question: *const u8, len: usize) -> *mut u8 {
    // SAFETY: the caller says that the bytes are there, and they were written
    // when they were allocated.
    let question = unsafe { std::slice::from_raw_parts(question, len) };
    // What is not text is not JSON either, and is answered as such.
    let answer = API
        .with(|api| api.answer_or_problem(&String::from_utf8_lossy(question), Patience::ENDLESS));
    hand_over(with_length(answer.as_bytes()))
}

fn with_length(answer: &[u8]) -> Vec<u8> {
    // Longer answers do not exist: WebAssembly has no more memory than this.
    let len = u32::try_from(answer.len()).unwrap_or(u32::MAX);
    let mut bytes = Vec::with_capacity(LENGTH_BYTES + answer.len());
    bytes.extend(len.to_le_bytes());
    bytes.extend(answer);
    bytes
}

/// The address of bytes that are the caller's from now on.
fn hand_over(bytes: Vec<u8>) -> *mut u8 {
    Box::into_raw(bytes.into_boxed_slice()).cast()
}
