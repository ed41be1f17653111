//! What has one natural text is written as that text.

#![cfg(feature = "serde")]

use damier_rules::{Color, Position, Ruleset, variants};

#[test]
fn rulesets_and_colors_are_written_and_read() {
    let rules: Ruleset = "swedish/any/no_progress=20".parse().expect("house rules");
    let json = serde_json::to_string(&rules).expect("JSON");
    assert_eq!(json, r#""swedish/any/no_progress=20""#);
    assert_eq!(serde_json::from_str::<Ruleset>(&json).expect("the same"), rules);
    assert!(serde_json::from_str::<Ruleset>(r#""nowhere""#).is_err());
    assert_eq!(serde_json::to_string(&Color::White).expect("JSON"), r#""white""#);
    assert_eq!(serde_json::from_str::<Color>(r#""black""#).expect("a color"), Color::Black);
    assert!(serde_json::from_str::<Color>(r#""red""#).is_err());
}

#[test]
fn squares_and_moves_are_written() {
    let pos = Position::from_fen("W:W12:B8", &variants::JUMBO).expect("a position");
    let m = pos.legal_moves(&variants::JUMBO).expect("few moves")[0];
    assert_eq!(serde_json::to_string(&m).expect("JSON"), r#""12x3{8}=K""#);
    assert_eq!(serde_json::to_string(&m.to).expect("JSON"), "3");
}
