//! The way from JavaScript to [`Api::answer_or_problem`]: a few functions and
//! nothing to generate.
//!
//! The page calls [`allocate`] and writes a question there, as JSON in UTF-8;
//! [`ask`] returns where the answer lies: its length in four bytes, the lowest
//! first, then the JSON itself. Both are given back to [`free`].
//!
//! No messages are built in: [`take_language`] hands over those of a language
//! before the first question that is to be answered in it.
//!
//! It is compiled twice, and either module answers only its own questions. With
//! the feature `rules` it is what a page needs to be played on. With the feature
//! `engine` it thinks: `wanted_network` says which network a question is better
//! answered with, and `take_network` hands that over. The engine imports one
//! function, `damier.now_ms() -> f64`: the clock.

#![expect(unsafe_code, reason = "memory changes hands with JavaScript, as bare addresses")]

use std::cell::RefCell;
use std::ptr;

use damier_api::{Api, Language, Patience};

thread_local! {
    /// Who answers in this module, with the tables that it makes itself and the
    /// network that it was handed last.
    static API: RefCell<Api> = RefCell::default();
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
/// `start` is what [`allocate`] returned for `len`, or an answer that another
/// function returned, with `len` its length bytes and its text together; it is
/// given back once.
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
    // SAFETY: the caller promises what is asked for.
    let question = unsafe { borrow(question, len) };
    // What is not text is not JSON either, and is answered as such.
    let question = String::from_utf8_lossy(question);
    let answer = API.with_borrow(|api| api.answer_or_problem(&question, Patience::ENDLESS));
    hand_over(with_length(answer.as_bytes()))
}

/// Speaks a language from now on. The `len` bytes at `messages` are its code, the
/// end of a line, and all its messages; 1 if they are, else 0. They stay the
/// caller's.
///
/// # Safety
///
/// `messages` is what [`allocate`] returned for `len`, and not given back yet.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub unsafe extern "C" fn take_language(messages: *const u8, len: usize) -> u32 {
    // SAFETY: the caller promises what is asked for.
    let text = String::from_utf8_lossy(unsafe { borrow(messages, len) });
    let taken = text.split_once('\n').and_then(|(code, messages)| {
        let language: Language = code.parse().ok()?;
        language.take_messages(messages).ok()
    });
    u32::from(taken.is_some())
}

/// What the network is called that the question of `len` bytes at `question` is
/// better answered with, as an answer is returned: the name of a file, without
/// its ending. Empty if there is none, or if it is here. The question stays the
/// caller's.
///
/// # Safety
///
/// As for [`ask`].
#[cfg(feature = "engine")]
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub unsafe extern "C" fn wanted_network(question: *const u8, len: usize) -> *mut u8 {
    // SAFETY: the caller promises what is asked for.
    let question = String::from_utf8_lossy(unsafe { borrow(question, len) });
    let name = API.with_borrow(|api| api.wanted_network(&question)).unwrap_or_default();
    hand_over(with_length(name.as_bytes()))
}

/// Judges positions by the network of `len` bytes at `network` from now on; 1 if
/// that is one, else 0. The bytes stay the caller's.
///
/// # Safety
///
/// `network` is what [`allocate`] returned for `len`, and not given back yet.
#[cfg(feature = "engine")]
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub unsafe extern "C" fn take_network(network: *const u8, len: usize) -> u32 {
    // SAFETY: the caller promises what is asked for.
    let network = unsafe { borrow(network, len) };
    u32::from(API.with_borrow_mut(|api| api.take_network(network)).is_ok())
}

/// The `len` bytes at `start`.
///
/// # Safety
///
/// They were allocated by [`allocate`] for `len`, and stay for as long as they
/// are used.
unsafe fn borrow<'a>(start: *const u8, len: usize) -> &'a [u8] {
    // SAFETY: the caller says that the bytes are there, and they were written
    // when they were allocated.
    unsafe { std::slice::from_raw_parts(start, len) }
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
