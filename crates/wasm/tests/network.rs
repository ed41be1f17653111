//! The exports that only the engine has, called as JavaScript calls them.
#![cfg(feature = "engine")]
#![expect(unsafe_code, reason = "the functions under test take bare addresses")]

use damier_wasm::{LENGTH_BYTES, allocate, free, take_network, wanted_network};

const DANISH: &[u8] = include_bytes!("../../engine/networks/danish.net");

/// Lets a function look at bytes where the module can see them.
fn lend<T>(bytes: &[u8], look: impl FnOnce(*const u8, usize) -> T) -> T {
    let room = allocate(bytes.len());
    assert!(!room.is_null());
    // SAFETY: `room` has as many bytes, and is given back once.
    unsafe {
        room.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
        let seen = look(room, bytes.len());
        free(room, bytes.len());
        seen
    }
}

fn wanted(question: &[u8]) -> String {
    // SAFETY: the bytes were allocated; the answer says how long it is, and is
    // given back once.
    lend(question, |start, len| unsafe {
        let answer = wanted_network(start, len);
        let mut head = [0; LENGTH_BYTES];
        head.copy_from_slice(std::slice::from_raw_parts(answer, LENGTH_BYTES));
        let len = LENGTH_BYTES + u32::from_le_bytes(head) as usize;
        let name = std::slice::from_raw_parts(answer, len)[LENGTH_BYTES..].to_vec();
        free(answer, len);
        String::from_utf8(name).expect("a name")
    })
}

fn take(bytes: &[u8]) -> u32 {
    // SAFETY: the bytes were allocated.
    lend(bytes, |start, len| unsafe { take_network(start, len) })
}

#[test]
fn a_network_is_wanted_until_it_is_handed_over() {
    let thinking = |rules: &str| {
        format!(
            r#"{{"ask":"think","game":{{"header":{{"rules":"{rules}"}},"entries":[]}},"player":"white","level":1,"seed":1}}"#
        )
    };
    assert_eq!(take(DANISH), 1);
    assert_eq!(wanted(thinking("danish").as_bytes()), "");
    assert_eq!(wanted(thinking("jumbo").as_bytes()), "international");
    assert_eq!(take(b"nonsense"), 0);
    assert_eq!(take(&[]), 0);
    assert_eq!(wanted(thinking("danish").as_bytes()), "", "what was here stays");
    assert_eq!(wanted(&[b'{', 0xff]), "");
}
