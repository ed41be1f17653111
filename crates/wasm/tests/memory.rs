//! The exports, called as JavaScript calls them.

#![expect(unsafe_code, reason = "the functions under test take bare addresses")]

use damier_wasm::{LENGTH_BYTES, allocate, ask, free, take_language};

/// What the page does with a question.
fn ask_in_bytes(question: &[u8]) -> Vec<u8> {
    let room = allocate(question.len());
    assert!(!room.is_null());
    // SAFETY: `room` has as many bytes as the question; both addresses are used
    // with their own lengths and given back once.
    unsafe {
        room.copy_from_nonoverlapping(question.as_ptr(), question.len());
        let answer = ask(room, question.len());
        free(room, question.len());
        let mut head = [0; LENGTH_BYTES];
        head.copy_from_slice(std::slice::from_raw_parts(answer, LENGTH_BYTES));
        let len = LENGTH_BYTES + u32::from_le_bytes(head) as usize;
        let bytes = std::slice::from_raw_parts(answer, len)[LENGTH_BYTES..].to_vec();
        free(answer, len);
        bytes
    }
}

#[test]
fn an_answer_is_that_of_the_api() {
    for question in ["", "{}", "nonsense", "{\"ask\":\"nothing that is known\"}", "\u{e9}\u{1f600}"]
    {
        let answer = String::from_utf8(ask_in_bytes(question.as_bytes())).unwrap();
        assert_eq!(
            answer,
            damier_api::Api::default().answer_or_problem(question, damier_api::Patience::ENDLESS),
            "{question:?}"
        );
        assert!(answer.starts_with('{'), "{answer}");
    }
}

#[test]
fn bytes_that_are_no_text_are_answered_too() {
    let answer = String::from_utf8(ask_in_bytes(&[b'{', 0xff, 0xc3, b'}'])).unwrap();
    assert!(answer.contains(r#""kind":"unreadable""#), "{answer}");
}

/// Hands over a language as the page does; whether it was taken.
fn teach(text: &str) -> u32 {
    let room = allocate(text.len());
    // SAFETY: `room` has as many bytes, and is given back once.
    unsafe {
        room.copy_from_nonoverlapping(text.as_ptr(), text.len());
        let taken = take_language(room, text.len());
        free(room, text.len());
        taken
    }
}

#[test]
fn a_language_is_taken_with_its_code_and_well_formed_messages() {
    assert_eq!(teach("nl\ngreeting = Dag\n"), 1);
    for text in ["", "nl", "tlh\ngreeting = Qapla\n", "fr\na = un\na = deux\n"] {
        assert_eq!(teach(text), 0, "{text:?}");
    }
}

#[test]
fn room_is_clean_and_refused_where_there_is_none() {
    let room = allocate(1000);
    // SAFETY: a thousand bytes were allocated, and are given back once.
    unsafe {
        assert!(std::slice::from_raw_parts(room, 1000).iter().all(|&byte| byte == 0));
        free(room, 1000);
        free(allocate(0), 0);
    }
    assert!(allocate(usize::MAX / 2 + 2).is_null());
}
