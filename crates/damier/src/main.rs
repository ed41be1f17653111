//! temp
use damier_rules::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let rules: Ruleset = a[1].parse().unwrap();
    let pos = if a.len() > 4 {
        Position::from_fen(&a[4], &rules).unwrap()
    } else {
        Position::initial(&rules)
    };
    for leaves in [Leaves::Count, Leaves::Make] {
        if a[3] == "c" && leaves == Leaves::Make {
            continue;
        }
        let t = std::time::Instant::now();
        let n = perft(&pos, &rules, a[2].parse().unwrap(), leaves).unwrap();
        let s = t.elapsed().as_secs_f64();
        println!("{n} {leaves:?} {:.1} Mnps", n as f64 / s / 1e6);
    }
}
