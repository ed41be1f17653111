//! How Hub names rules: five words of its own for the games on 100 squares.
//! Damier also takes its own ids and house rules.

use damier_rules::{Position, Ruleset, variants};

use super::{Parameter, ParameterKind};

/// Hub's words and the games they mean.
pub const NAMES: [(&str, Ruleset); 5] = [
    ("normal", variants::INTERNATIONAL),
    ("killer", variants::KILLER),
    ("bt", variants::BREAKTHROUGH),
    ("frisian", variants::FRISIAN),
    ("losing", variants::LOSING),
];

/// The rules that a value of the parameter `variant` means. Engines play
/// strictly: a move that breaks the rules is refused.
#[must_use]
pub fn rules_of(text: &str) -> Option<Ruleset> {
    let named = NAMES.iter().find(|(name, _)| *name == text).map(|&(_, rules)| rules);
    named.or_else(|| text.parse().ok()).map(Ruleset::friendly)
}

/// The value of `variant` that makes an engine with this parameter play by
/// `rules`; `None` if there is none.
///
/// An engine that only knows Hub's words may referee draws by other numbers:
/// what matters is that it finds the same moves. One that lists
/// `international` speaks our names, and so takes any house rules.
#[must_use]
pub fn name_for(rules: &Ruleset, parameter: &Parameter) -> Option<String> {
    let ParameterKind::Enum(listed) = &parameter.kind else {
        return Some(rules.to_string());
    };
    let lists = |name: &str| listed.iter().any(|listed| listed == name);
    let text = rules.to_string();
    if lists("international") || lists(&text) {
        return Some(text);
    }
    let same_moves = |other: &Ruleset| plays_like(rules, other);
    let exact = |other: &Ruleset| rules.friendly() == other.friendly();
    let named = |fits: &dyn Fn(&Ruleset) -> bool| {
        NAMES.iter().find(|(name, rules)| lists(name) && fits(rules)).map(|(name, _)| *name)
    };
    named(&exact).or_else(|| named(&same_moves)).map(str::to_owned)
}

/// Whether an engine without a choice of rules plays these.
#[must_use]
pub fn is_normal(rules: &Ruleset) -> bool {
    plays_like(rules, &variants::INTERNATIONAL)
}

/// Whether both are the same game but for how it is drawn and refereed: the
/// same moves from the same start to the same end.
fn plays_like(one: &Ruleset, other: &Ruleset) -> bool {
    one.move_rules() == other.move_rules()
        && one.goal == other.goal
        && Position::initial(one) == Position::initial(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parameter(words: &[&str]) -> Parameter {
        let kind = ParameterKind::Enum(words.iter().map(ToString::to_string).collect());
        Parameter { name: "variant".into(), value: "normal".into(), kind }
    }

    #[test]
    fn others_get_their_words_and_we_get_ours() {
        let theirs = parameter(&["normal", "killer", "bt", "frisian", "losing"]);
        let ours = parameter(&["normal", "killer", "international", "jumbo"]);
        let check = |text: &str, to_them: Option<&str>, to_us: &str| {
            let rules: Ruleset = text.parse().unwrap();
            assert_eq!(name_for(&rules, &theirs).as_deref(), to_them, "{text}");
            assert_eq!(name_for(&rules, &ours).as_deref(), Some(to_us), "{text}");
        };
        check("international", Some("normal"), "international");
        check("jumbo", Some("normal"), "jumbo");
        check("killer", Some("killer"), "killer");
        check("breakthrough", Some("bt"), "breakthrough");
        check("frisian", Some("frisian"), "frisian");
        check("english", None, "english");
        check("international/lose", Some("losing"), "international/lose");
        check("jumbo/rows=3", None, "jumbo/rows=3");
        check("jumbo/black", None, "jumbo/black");
    }
}
