use damier_rules::{Color, MoveList, Position, Ruleset, variants};

use super::accumulator::{Changes, Pieces};
use super::layers::{Layers, Row};
use super::*;
use crate::random::Random;

const WIDTHS: [usize; 4] = [32, 64, 128, 256];

fn sample(rules: &Ruleset, hidden: usize) -> Network {
    Network::sample(rules, hidden, 7).unwrap()
}

/// Positions of random games, each with its ply.
fn positions(rules: &Ruleset, games: u64) -> Vec<(Position, usize)> {
    let random = &mut Random::new(games);
    let mut positions = Vec::new();
    let mut moves = MoveList::new();
    for _ in 0..games {
        let mut pos = Position::initial(rules);
        for ply in 0..120 {
            positions.push((pos, ply));
            pos.legal_moves_into(rules, &mut moves).unwrap();
            let Some(&m) = moves.get(random.below(moves.len())) else { break };
            pos.play_unchecked(rules, m);
        }
    }
    positions
}

/// The score straight from the definition, in numbers that cannot overflow.
fn by_definition<const N: usize>(layers: &Layers<N>, rules: &Ruleset, pos: &Position) -> i32 {
    let view = |color: Color| {
        let mut sums: [i64; N] = layers.bias.0.map(i64::from);
        let sets = [pos.men(color), pos.kings(color), pos.men(!color), pos.kings(!color)];
        for (kind, set) in sets.into_iter().enumerate() {
            for sq in set.squares(rules.board) {
                let sq = if color == Color::White { sq } else { rules.board.opposite(sq) };
                let input = kind * rules.board.n_squares() as usize + sq.number() as usize - 1;
                for (sum, weight) in sums.iter_mut().zip(layers.inputs[input].0) {
                    *sum += i64::from(weight);
                }
            }
        }
        sums.map(|sum| sum.clamp(0, 255))
    };
    let bucket = usize::from(layers.buckets[pos.occupied().count() as usize]);
    let [own, enemy] = &layers.outputs[bucket];
    let dot = |view: [i64; N], weights: [i16; N]| -> i64 {
        view.iter().zip(weights).map(|(value, weight)| value * value * i64::from(weight)).sum()
    };
    let sum = dot(view(pos.turn()), own.0) + dot(view(!pos.turn()), enemy.0);
    let output = sum / 255 + i64::from(layers.output_bias[bucket]);
    (output * i64::from(layers.scale) / (255 * 64)).clamp(-2_000, 2_000) as i32
}

fn defined(network: &Network, rules: &Ruleset, pos: &Position) -> i32 {
    match &network.0.layers {
        AnyLayers::N32(layers) => by_definition(layers, rules, pos),
        AnyLayers::N64(layers) => by_definition(layers, rules, pos),
        AnyLayers::N128(layers) => by_definition(layers, rules, pos),
        AnyLayers::N256(layers) => by_definition(layers, rules, pos),
    }
}

#[test]
fn the_difference_leads_to_what_the_definition_says() {
    for rules in [variants::JUMBO, variants::ENGLISH, variants::ITALIAN] {
        for hidden in WIDTHS {
            let network = sample(&rules, hidden);
            let mut eval = NetworkEval::new(&network);
            let random = &mut Random::new(hidden as u64);
            for (pos, ply) in positions(&rules, 5) {
                // The ply is a hint and may be wrong.
                let ply = if random.below(4) == 0 { random.below(200) } else { ply };
                let score = eval.evaluate(&pos, ply);
                assert_eq!(score, defined(&network, &rules, &pos), "{}", pos.fen(&rules));
            }
        }
    }
}

/// Written by `training/tests/agreed.py`, which counts by itself.
#[test]
fn the_engine_counts_as_training_does() {
    let bytes = include_bytes!("../../../../../training/tests/agreed.net");
    let network = Network::from_bytes(bytes).unwrap();
    let rules = network.0.rules;
    let mut eval = NetworkEval::new(&network);
    let judged = include_str!("../../../../../training/tests/agreed.txt");
    for line in judged.lines() {
        let (score, fen) = line.split_once(' ').unwrap();
        let pos = Position::from_fen(fen, &rules).unwrap();
        let expected = score.parse::<i32>().unwrap().clamp(-2_000, 2_000);
        assert_eq!(eval.evaluate(&pos, 0), expected, "{fen}");
    }
    assert!(judged.lines().count() > 150);
}

fn check_paths<const N: usize>(layers: &Layers<N>, rules: &Ruleset) {
    let random = &mut Random::new(N as u64);
    let mut row = || Row::<N>(std::array::from_fn(|_| random.number() as i16));
    let positions = positions(rules, 8);
    for pair in positions.windows(2) {
        let [old, new] = [pair[0], pair[1]].map(|(pos, _)| Pieces::of(&pos));
        let changes = Changes::between(old, new, &layers.squares);
        // Whatever the accumulators hold, and whatever weights there may be.
        let source = [row(), row()];
        let mut views = [row(), row()];
        let mut plain = views.clone();
        for source in [Some(&source), None] {
            simd::update(&layers.inputs, source, &mut views, &changes);
            infer::plain_update(&layers.inputs, source, &mut plain, &changes);
            assert_eq!(views, plain);
        }
        let [own, enemy] = &views;
        let weights = [row(), row()].map(|row| Row(row.0.map(|weight| weight % 129)));
        let sum = infer::plain_output(own, enemy, &weights);
        assert_eq!(simd::output(own, enemy, &weights), sum);
    }
}

#[test]
fn every_processor_finds_the_same() {
    for rules in [variants::JUMBO, variants::ENGLISH] {
        for hidden in WIDTHS {
            match &sample(&rules, hidden).0.layers {
                AnyLayers::N32(layers) => check_paths(layers, &rules),
                AnyLayers::N64(layers) => check_paths(layers, &rules),
                AnyLayers::N128(layers) => check_paths(layers, &rules),
                AnyLayers::N256(layers) => check_paths(layers, &rules),
            }
        }
    }
}

#[test]
fn both_players_see_the_same() {
    for rules in [variants::JUMBO, variants::ENGLISH] {
        let mut eval = NetworkEval::new(&sample(&rules, 32));
        for (pos, ply) in positions(&rules, 4) {
            let flipped = eval.evaluate(&pos.flipped(&rules), ply);
            assert_eq!(eval.evaluate(&pos, ply), flipped);
        }
    }
}

#[test]
fn an_untrained_network_knows_that_pieces_are_good() {
    let rules = variants::JUMBO;
    let mut eval = NetworkEval::new(&sample(&rules, 128));
    let pos = |fen| Position::from_fen(fen, &rules).unwrap();
    assert!(eval.evaluate(&pos("W:W31-50:B1-15"), 0) > 50);
    assert!(eval.evaluate(&pos("B:W31-50:B1-15"), 1) < -50);
}

#[test]
fn what_is_written_is_read() {
    for rules in [variants::JUMBO, variants::RUSSIAN] {
        for hidden in WIDTHS {
            let network = sample(&rules, hidden);
            let bytes = network.to_bytes();
            assert_eq!(Network::from_bytes(&bytes), Ok(network));
            // No byte more, no byte less.
            assert!(Network::from_bytes(&bytes[..bytes.len() - 1]).is_err());
            assert!(Network::from_bytes(&[&bytes[..], &[0]].concat()).is_err());
        }
    }
}

#[test]
fn a_network_serves_its_family() {
    let network = sample(&variants::INTERNATIONAL, 32);
    for related in ["international", "jumbo", "jumbo-fr", "djeco", "djeco/strict"] {
        assert!(network.fits(&related.parse().unwrap()), "{related}");
    }
    for other in ["killer", "breakthrough", "losing", "frisian", "russian", "jumbo/corner=right"] {
        let rules: Ruleset = other.parse().unwrap();
        assert!(!network.fits(&rules), "{other}");
        assert_eq!(Networks::Only(network.clone()).of(&rules), None);
    }
    assert_eq!(Networks::None.of(&variants::INTERNATIONAL), None);
}

/// A network's bytes with one place changed and a checksum that fits.
fn changed(at: usize, bytes: &[u8]) -> Vec<u8> {
    let mut file = sample(&variants::ENGLISH, 32).to_bytes();
    file.truncate(file.len() - 4);
    file[at..at + bytes.len()].copy_from_slice(bytes);
    signed(file)
}

fn signed(mut file: Vec<u8>) -> Vec<u8> {
    file.extend(crc32fast::hash(&file).to_le_bytes());
    file
}

#[test]
fn what_is_wrong_is_named() {
    const NAME: usize = 20 + 40;
    const OUTPUTS: usize = NAME + 2 + "english sample 7".len() + 2 * (4 * 32 + 1) * 32;
    let error = |file: Vec<u8>| Network::from_bytes(&file).unwrap_err();
    assert_eq!(error(Vec::new()), NetworkError::Length);
    assert_eq!(error(changed(0, b"DMNX")), NetworkError::Magic);
    assert_eq!(error(changed(4, &[2])), NetworkError::Version(2));
    assert_eq!(error(changed(6, &[33])), NetworkError::Squares(33));
    assert_eq!(error(changed(8, &[48])), NetworkError::Hidden(48));
    assert_eq!(error(changed(8, &[64])), NetworkError::Length);
    assert_eq!(error(changed(10, &[0])), NetworkError::Buckets(0));
    assert_eq!(error(changed(10, &[33])), NetworkError::Buckets(33));
    assert_eq!(error(changed(12, &[254])), NetworkError::Ones(254, 64));
    assert_eq!(error(changed(16, &(-1_i32).to_le_bytes())), NetworkError::Scale(-1));
    assert_eq!(error(changed(20 + 5, &[8])), NetworkError::Buckets(8));
    assert_eq!(error(changed(NAME, &[255, 255])), NetworkError::Name);
    assert_eq!(error(changed(NAME + 2, &[255])), NetworkError::Name);
    assert_eq!(error(changed(NAME + 2, b"i")), NetworkError::Rules("inglish".to_owned()));
    assert_eq!(error(changed(OUTPUTS, &129_i16.to_le_bytes())), NetworkError::OutputWeight(129));
    let mut elsewhere = sample::contents(&variants::ENGLISH, 32, 1).unwrap();
    elsewhere.name = "international".to_owned();
    assert_eq!(error(file::write(&elsewhere)), NetworkError::Squares(32));
    let mut damaged = sample(&variants::ENGLISH, 32).to_bytes();
    damaged[1000] ^= 1;
    assert_eq!(error(damaged), NetworkError::Checksum);
}

#[test]
fn sums_that_could_overflow_are_refused() {
    let mut contents = sample::contents(&variants::ENGLISH, 256, 1).unwrap();
    let AnyLayers::N256(layers) = &mut contents.layers else { panic!() };
    let layers = Arc::get_mut(layers).unwrap();
    layers.outputs[3] = [Row([65; 256]), Row([65; 256])];
    assert_eq!(Network::from_bytes(&file::write(&contents)), Err(NetworkError::OutputSum));
}

#[test]
fn no_bytes_make_the_reader_panic() {
    let network = sample(&variants::ENGLISH, 32).to_bytes();
    let body = &network[..network.len() - 4];
    let random = &mut Random::new(11);
    for round in 0..20_000 {
        let mut file = body.to_vec();
        // Mostly the header, where the sizes are.
        let reach = if round % 4 == 0 { file.len() } else { 80 };
        for _ in 0..=random.below(3) {
            file[random.below(reach)] = random.number() as u8;
        }
        if random.below(4) == 0 {
            file.truncate(random.below(file.len()));
        }
        if let Ok(network) = Network::from_bytes(&signed(file)) {
            let rules = network.0.rules;
            NetworkEval::new(&network).evaluate(&Position::initial(&rules), 0);
        }
    }
}

#[test]
fn files_say_what_is_wrong_with_them() {
    let missing = Networks::named("no/such/file.net").unwrap_err();
    assert!(matches!(missing.problem, OpenProblem::File(_)));
    let none = Networks::named(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).unwrap_err();
    assert!(matches!(none.problem, OpenProblem::Network(NetworkError::Magic)));
    assert_eq!(Networks::named("none").unwrap(), Networks::None);
    assert_eq!(Networks::named("default").unwrap(), Networks::Builtin);
}
