//! What clients of version 0.1 sent and stored still means the same.

use damier_contract::{Header, Problem, ProblemKind};

/// Headers as version 0.1 stored them, byte by byte.
const STORED: [&str; 3] = [
    r#"{"edition":"hh-sv","rules":"swedish","start":null,"mode":"leaflet","white":{"kind":"person","name":"Farmor"},"black":{"kind":"computer","level":3},"clock":{"kind":"fischer","minutes":5,"seconds":3},"seed":7,"options":{"turns":true}}"#,
    r#"{"edition":null,"rules":"jumbo/touch-free","start":"W:W32:B19","mode":"friendly","white":{"kind":"person","name":null},"black":{"kind":"person","name":null},"clock":null,"seed":0,"options":null}"#,
    r#"{"edition":null,"rules":"russian","start":null,"mode":"leaflet","white":{"kind":"person","name":null},"black":{"kind":"person","name":null},"clock":{"kind":"delay","minutes":0.5,"seconds":0},"seed":0,"options":{}}"#,
];

#[test]
fn a_stored_header_is_read_and_written_alike() {
    for stored in STORED {
        let header: Header = serde_json::from_str(stored).expect("a header");
        assert_eq!(serde_json::to_string(&header).expect("JSON"), stored);
    }
}

#[test]
fn a_problem_tells_older_pages_in_their_own_form() {
    let mut problem = Problem::new(409, "Conflict", ProblemKind::Stale, "Load it again.".into());
    problem.version = Some(12);
    let text = serde_json::to_string(&problem.for_older_pages_too()).expect("JSON");
    let told = r#""error":{"kind":"stale","sentence":"Load it again.","version":12}"#;
    assert!(text.contains(told), "{text}");
}
