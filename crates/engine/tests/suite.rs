//! Combinations and endings with known results: the engine must find them
//! within a number of nodes. `docs/suite.md` tells more.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "suite/forcing.rs"]
mod forcing;
#[path = "suite/lines.rs"]
mod lines;
mod support;

use std::collections::HashSet;

use damier_engine::{Control, Limits, Networks};
use damier_rules::{Action, Promotion, Removal, Ruleset, variants};
use forcing::Combination;
use lines::{Choice, Claim, Line, combination_claim, endgame_claim, read, trade};
use support::engine;

const COMBINATIONS: &str = include_str!("suite/combinations.txt");
const ENDGAMES: &str = include_str!("suite/endgames.txt");

fn combinations() -> Vec<Line> {
    read(COMBINATIONS, combination_claim).unwrap_or_else(|errors| panic!("{}", errors.join("\n")))
}

fn endgames() -> Vec<Line> {
    read(ENDGAMES, endgame_claim).unwrap_or_else(|errors| panic!("{}", errors.join("\n")))
}

/// Searches a position for as long as its line allows, and tells at which node
/// the answer was there to stay. What counts is the last depth that was
/// completed: a depth that breaks off may just have lost its first move.
fn solve(line: &Line, expected: i32) -> Result<u64, String> {
    let (mut since, mut last) = (None, String::from("nothing"));
    // The lines say how many men are won and how soon that is seen, by the
    // evaluation that counts men.
    let mut engine = engine();
    engine.set_networks(Networks::None);
    engine
        .search(&line.game, &Limits::nodes(line.nodes), &Control::new(), &mut |report| {
            since = line.is_met_by(report, expected).then(|| since.unwrap_or(report.nodes));
            let best = &report.lines[0];
            let action = match best.actions[0] {
                Action::Move(m) => m.to_string(),
                other => format!("{other:?}"),
            };
            last = format!("{action} with {}, depth {}", best.score, report.depth);
        })
        .unwrap();
    since.ok_or_else(|| format!("{}\n    found {last}", line.text))
}

/// Solves every line, tells the nodes, and fails with all that were not solved.
fn solve_all(lines: &[Line], expected: impl Fn(&Line) -> i32) {
    let (mut needed, mut failures) = (Vec::new(), Vec::new());
    for line in lines {
        match solve(line, expected(line)) {
            Ok(nodes) => {
                println!("{nodes:>8} of {:>8}  {:14} {}", line.nodes, id(line), line.kind);
                needed.push(nodes);
            }
            Err(failure) => failures.push(failure),
        }
    }
    needed.sort_unstable();
    if let (Some(most), Some(middle)) = (needed.last(), needed.get(needed.len() / 2)) {
        println!("{} solved: {middle} nodes in the middle, {most} at most", needed.len());
    }
    assert!(failures.is_empty(), "{} not solved:\n{}", failures.len(), failures.join("\n"));
}

fn id(line: &Line) -> String {
    line.rules().to_string()
}

/// The best that can be forced, where captures are made.
fn combination(line: &Line) -> Combination {
    Combination::find(&line.rules().friendly(), line.position())
}

#[test]
fn combinations_are_found() {
    solve_all(&combinations(), |line| combination(line).balance);
}

#[test]
fn endgames_are_judged_as_they_are() {
    solve_all(&endgames(), |_| 0);
}

/// What is wrong with what a line says of its combination.
fn doubts(line: &Line) -> Option<String> {
    let Choice::Play(best) = line.choice else {
        return None;
    };
    let (rules, pos) = (line.rules().friendly(), line.position());
    let forced = combination(line);
    let before = forcing::balance(&rules, pos, pos.turn());
    let gain = forced.balance - before;
    let needs = |other: Ruleset| forced.needs(&rules, &other, pos);
    let says = |word: &str| line.kind.split(", ").any(|said| said == word);
    if forced.moves.first() != Some(&best) {
        let moves: Vec<String> = forced.moves.iter().map(ToString::to_string).collect();
        Some(format!("forcing play begins otherwise: {}", moves.join(" ")))
    } else if matches!(line.claim, Claim::Gain(n) if n != gain) {
        Some(format!("forcing play gains {gain}"))
    } else if trade(&line.kind) != Some(forced.trade()) {
        Some(format!("the trade is {:?}", forced.trade()))
    } else if says("coup turc") != needs(Ruleset { removal: Removal::During, ..rules }) {
        Some("it must be a coup turc if pieces that stay decide it".into())
    } else if says("crowned in passing")
        != (rules.promotion == Promotion::Continue
            && needs(Ruleset { promotion: Promotion::End, ..rules }))
    {
        Some("it must be crowned in passing if the new king decides it".into())
    } else {
        None
    }
}

/// Without the engine: each combination wins what its line says, by play that
/// leaves the opponent no choice but to capture.
#[test]
fn combinations_win_what_they_claim() {
    let wrong: Vec<String> = combinations()
        .iter()
        .filter_map(|line| doubts(line).map(|doubt| format!("{}\n    {doubt}", line.text)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_suite_is_broad() {
    let (combinations, endgames) = (combinations(), endgames());
    assert!(combinations.len() >= 60 && endgames.len() >= 30);
    let mut seen = HashSet::new();
    for line in combinations.iter().chain(&endgames) {
        assert!(seen.insert((id(line), *line.position())), "twice: {}", line.text);
    }
    let trades: HashSet<(u32, u32)> =
        combinations.iter().filter_map(|line| trade(&line.kind)).collect();
    for taken in 3..=9 {
        assert!(trades.iter().any(|trade| trade.1 == taken), "nothing takes {taken}");
    }
    for lost in 1..=5 {
        assert!(trades.iter().any(|trade| trade.0 == lost), "nothing costs {lost}");
    }
    // The French text differs from Jumbo's others only in who ends a draw.
    for variant in variants::ALL.iter().filter(|v| v.is_leaflet && v.id != "jumbo-fr") {
        let covered = combinations.iter().any(|line| line.rules() == variant.rules);
        assert!(covered, "nothing by the rules of {}", variant.id);
    }
}

#[test]
fn nonsense_is_not_read() {
    let good = "jumbo | W:W33:B20 | 33-29 | win in 5 | man against man | 2000";
    assert!(read(good, combination_claim).is_ok());
    assert!(read(good, endgame_claim).is_ok());
    for bad in [
        "jumbo | W:W33:B20 | 33-29 | win in 5 | man against man",
        "jumbo | W:W33:B20 | 33-29 | win in 5 | man against man | 2000 | more",
        "gomoku | W:W33:B20 | 33-29 | win in 5 | man against man | 2000",
        "jumbo | W:W33:B51 | 33-29 | win in 5 | man against man | 2000",
        "jumbo | W:W33: | - | win in 5 | the game is over | 2000",
        "jumbo | W:W33:B20 | 33-22 | win in 5 | man against man | 2000",
        "jumbo | W:W33:B20 | not 33-22 | win in 5 | man against man | 2000",
        "jumbo | W:W33:B20 |  | win in 5 | man against man | 2000",
        "jumbo | W:W33:B20 | 33-29 | win in five | man against man | 2000",
        "jumbo | W:W33:B20 | 33-29 | win in -5 | man against man | 2000",
        "jumbo | W:W33:B20 | 33-29 | win in +5 | man against man | 2000",
        "jumbo | W:W33:B20 | 33-29 | good | man against man | 2000",
        "jumbo | W:W33:B20 | 33-29 | win in 5 | | 2000",
        "jumbo | W:W33:B20 | 33-29 | win in 5 | man against man | many",
        "jumbo | W:W33:B20 | 33-29 | win in 5 | man against man | 0",
        "no line at all",
    ] {
        assert!(read(bad, combination_claim).is_err(), "{bad}");
        assert!(read(bad, endgame_claim).is_err(), "{bad}");
    }
    assert_eq!(combination_claim("+0"), None);
    assert_eq!(combination_claim("draw"), None);
    assert_eq!(endgame_claim("+3"), None);
    assert_eq!(trade("2 for 5, coup turc"), Some((2, 5)));
    assert_eq!(trade("two for five"), None);
}
