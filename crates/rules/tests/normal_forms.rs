//! Which games move alike and share tables, compared with the plain statement:
//! the fields that matter, one by one.

use damier_rules::{
    CRITERIA, Color, Criterion, Endings, Enforcement, FIELDS, FewKings, Goal, Guard, KingLanding,
    KingRange, Offence, Precedence, Removal, Repetition, Reversal, Ruleset, Touch, Verdict,
    variants,
};

/// Every published game, as printed and as a friendly program plays it, and
/// each with one field set to every value that it has.
fn games() -> Vec<Ruleset> {
    let published = variants::ALL.iter().flat_map(|game| [game.rules, game.rules.friendly()]);
    let mut games: Vec<Ruleset> = Vec::new();
    for rules in published {
        games.push(rules);
        for field in &FIELDS {
            let numbers = ["0", "1", "2", "3", "10", "30"];
            let criteria = CRITERIA.map(|(word, _)| word);
            let values = match field.name {
                "precedence" => [&["free", "count+kings", "kings+count"], &criteria[..]].concat(),
                _ if field.words.is_empty() => numbers.to_vec(),
                _ => field.words.to_vec(),
            };
            for value in values {
                let mut changed = rules;
                assert!(field.set(&mut changed, value), "{} {value}", field.name);
                games.push(changed);
            }
        }
    }
    games.sort_by_key(Ruleset::to_string);
    games.dedup();
    games
}

/// The game without what is never felt: a short king has one landing square and
/// jumps nothing that it could meet again, and a piece that stays bars the way.
fn felt(rules: &Ruleset) -> Ruleset {
    let mut felt = *rules;
    if felt.king_range == KingRange::One {
        (felt.king_landing, felt.removal) = (KingLanding::Any, Removal::After);
    }
    if felt.removal == Removal::After {
        felt.reversal = Reversal::Allowed;
    }
    felt
}

/// The game without its name, without draws and without who begins.
fn undrawn(rules: &Ruleset) -> Ruleset {
    Ruleset {
        base: variants::JUMBO.base,
        first: Color::White,
        touch: Touch::Free,
        repetition: Repetition::None,
        repetition_verdict: Verdict::Automatic,
        repetition_guard: Guard::On,
        no_progress: 0,
        no_progress_verdict: Verdict::Automatic,
        few_kings: FewKings::PlayOn,
        endings: Endings::None,
        ..*rules
    }
}

fn moves(rules: &Ruleset) -> Ruleset {
    let is_optional = rules.enforcement == Enforcement::Optional;
    Ruleset {
        rows: 1,
        goal: Goal::Capture,
        enforcement: if is_optional { Enforcement::Optional } else { Enforcement::Strict },
        offence: Offence::Any,
        ..tables(rules)
    }
}

fn tables(rules: &Ruleset) -> Ruleset {
    let (enforcement, offence, precedence) = match rules.enforcement {
        Enforcement::Huff => (Enforcement::Huff, rules.offence, rules.precedence),
        // Nothing goes before what nobody must do.
        Enforcement::Optional => (Enforcement::Optional, Offence::Any, Precedence::FREE),
        _ => (Enforcement::Strict, Offence::Any, rules.precedence),
    };
    Ruleset { enforcement, offence, precedence, ..undrawn(rules) }
}

/// Compares the form with the fields, game by game.
fn compare<F: Eq>(games: &[Ruleset], form: fn(&Ruleset) -> F, fields: fn(&Ruleset) -> Ruleset) {
    let known: Vec<(F, Ruleset)> =
        games.iter().map(|rules| (form(rules), fields(&felt(rules)))).collect();
    let mut alike = 0;
    for (i, (form, fields)) in known.iter().enumerate() {
        for (j, (other_form, other_fields)) in known.iter().enumerate().skip(i) {
            let are_alike = form == other_form;
            assert_eq!(are_alike, fields == other_fields, "{} and {}", games[i], games[j]);
            alike += usize::from(are_alike);
        }
    }
    assert!(alike > 2 * games.len(), "{alike} pairs are alike");
}

#[test]
fn games_move_alike_where_the_fields_of_moves_are_felt_alike() {
    compare(&games(), Ruleset::move_rules, moves);
}

#[test]
fn games_share_tables_where_the_fields_of_tables_are_felt_alike() {
    compare(&games(), Ruleset::table_rules, tables);
}

#[test]
fn published_games_share_tables_only_where_every_field_of_tables_is_equal() {
    for one in &variants::ALL {
        for other in &variants::ALL {
            let share = one.rules.table_rules() == other.rules.table_rules();
            let are_equal = tables(&one.rules) == tables(&other.rules);
            assert_eq!(share, are_equal, "{} and {}", one.id, other.id);
        }
    }
}

#[test]
fn each_field_matters_to_moves_to_tables_or_to_neither() {
    let to_moves = [
        "size",
        "corner",
        "men_capture",
        "capture_axes",
        "king_range",
        "king_landing",
        "removal",
        "reversal",
        "man_takes_king",
        "precedence",
        "promotion",
        "king_walk",
    ];
    let to_tables = ["rows", "enforcement", "offence", "goal"];
    // A game in which every field is felt.
    let plain = Ruleset {
        removal: Removal::During,
        enforcement: Enforcement::Huff,
        precedence: Precedence([Some(Criterion::Kings), None, None, None]),
        ..variants::INTERNATIONAL
    };
    for field in &FIELDS {
        let values = match field.words {
            [] => &["30", "free"],
            words => words,
        };
        let changed: Vec<Ruleset> = values
            .iter()
            .filter_map(|value| {
                let mut changed = plain;
                (field.set(&mut changed, value) && changed != plain).then_some(changed)
            })
            .collect();
        assert!(!changed.is_empty(), "{}", field.name);
        for changed in changed {
            let moves = changed.move_rules() != plain.move_rules();
            let tables = changed.table_rules() != plain.table_rules();
            // Who need not capture has other moves; all else is for the opponent.
            let matters =
                to_moves.contains(&field.name) || changed.enforcement == Enforcement::Optional;
            assert_eq!(moves, matters, "{changed}");
            assert_eq!(tables, moves || to_tables.contains(&field.name), "{changed}");
        }
    }
}

#[test]
fn what_is_not_felt_changes_no_moves() {
    for rules in games() {
        for field in &FIELDS {
            for value in field.words {
                let mut changed = rules;
                assert!(field.set(&mut changed, value));
                let moves_change = changed.move_rules() != rules.move_rules();
                assert!(field.is_felt(&rules) || !moves_change, "{rules} and {changed}");
            }
        }
    }
}
