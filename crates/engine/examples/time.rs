use damier_engine::*;
use damier_rules::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let rules: Ruleset = args[1].parse().unwrap();
    let depth: u32 = args[2].parse().unwrap();
    let pos = match args.get(3).filter(|s| s.as_str() != "-") { Some(f) => Position::from_fen(f, &rules).unwrap(), None => Position::initial(&rules) };
    let threads = args.get(4).map_or(1, |s| s.parse().unwrap());
    let game = Game::from_position(rules, pos);
    let mut e = Engine::new(Options { hash_mib: 64, threads });
    let r = e.search(&game, &Limits::depth(depth), &Control::new(), &mut |r| {
        let pv: Vec<String> = r.lines[0].actions.iter().map(|a| match a { Action::Move(m) => m.to_string(), a => format!("{a:?}") }).collect();
        println!("{:2}/{:2} {:>9} {:10} {:.3}s {:.2} Mnps {}", r.depth, r.max_ply, r.lines[0].score.to_string(), r.nodes, r.elapsed.as_secs_f64(), r.speed() / 1e6, pv.join(" "));
    }).unwrap();
    println!("{:?}", r.best());
}
