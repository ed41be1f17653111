//! Properties that no input may break: one function each, fed with bytes.
//!
//! `fuzz/` wraps them for `cargo fuzz`; the tests of this crate run them over
//! the corpus and over fresh mutations of it, on any compiler.

use arbitrary::Unstructured;
use damier_api::{Api, Patience, Replayed, RoomLine};
use damier_contract::{Header, ToRoom};
use damier_engine::book::Book;
use damier_engine::{Control, Engine, Network, Networks, Options, Unsearchable};
use damier_pdn::{Limits, Record, read_games};
use damier_protocol::{dxp, hub};
use damier_rules::{
    ArbitraryGame, Attempt, Fen, Game, Geometry, Notation, Position, Ruleset, variants,
};
use serde_json::json;

/// A fuzz target: its name, which is its corpus's folder, and what it does.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: [Target; 14] = [
    ("fen", fen),
    ("movetext", movetext),
    ("house_rules", house_rules),
    ("replay", replay),
    ("game", game),
    ("pdn", pdn),
    ("pdn_game", pdn_game),
    ("hub", hub_line),
    ("dxp", dxp_stream),
    ("engine", engine),
    ("ask", ask),
    ("room", room),
    ("network", network),
    ("book", book),
];

/// A question is answered or refused, as JSON in any case. What does not read
/// as a question is put into some as a move, an action, a log and rules.
pub fn ask(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let api = Api::default();
    let answer = |question: &str| api.answer_or_problem(question, Patience::ENDLESS);
    let answered = answer(&text);
    assert!(serde_json::from_str::<serde_json::Value>(&answered).is_ok(), "{text:?}");
    let mut lines = text.lines();
    let rules = lines.next().unwrap_or_default();
    let entries: Vec<&str> = lines.collect();
    for rules in [rules, "djeco", "jumbo"] {
        let game = json!({"header": {"rules": rules}, "entries": entries});
        let last = entries.last().unwrap_or(&"");
        for question in [
            json!({"ask": "view", "lang": "fi", "game": game}),
            json!({"ask": "judge", "lang": "en", "game": game, "text": last}),
            json!({"ask": "act", "lang": "ru", "game": game, "player": "white", "action": last}),
            json!({"ask": "why", "lang": "nl", "game": game, "event": data.len() % 8}),
        ] {
            let answered = answer(&question.to_string());
            assert!(serde_json::from_str::<serde_json::Value>(&answered).is_ok(), "{question}");
        }
    }
}

/// What a client says to a room is read or refused, and so is each line of a room's log;
/// what is read is written and read again. What is refused has not happened, and what is
/// said in the room happens on no board.
pub fn room(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let written = |said: &ToRoom| serde_json::to_string(said).expect("it can be written");
    if let Ok(said) = serde_json::from_str::<ToRoom>(&text) {
        let again = serde_json::from_str(&written(&said)).expect("what was written can be read");
        assert_eq!(written(&again), written(&said), "{text:?}");
    }
    for line in text.lines() {
        if let Some(said) = RoomLine::parse(line) {
            assert_eq!(RoomLine::parse(&said.to_string()), Some(said), "{line:?}");
        }
    }
    for rules in [text.lines().next().unwrap_or_default(), "jumbo/touch-free"] {
        let header = Header { rules: rules.to_owned(), ..Header::default() };
        let Ok(mut replayed) = Replayed::begin(&header) else {
            continue;
        };
        for line in text.lines() {
            let before = replayed.game.log();
            let has_happened = replayed.play(line).is_ok();
            if RoomLine::is_one(line) {
                assert_eq!(has_happened, RoomLine::parse(line).is_some(), "{line:?}");
            }
            if !has_happened || RoomLine::is_one(line) {
                assert_eq!(replayed.game.log(), before, "{line:?}");
            }
        }
    }
}

/// A FEN is read or refused; what is read is written and read again.
pub fn fen(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    for board in Geometry::ALL {
        let _ = Fen::parse(text, board);
    }
    for rules in [variants::JUMBO, variants::ITALIAN, variants::FRISIAN] {
        if let Ok(pos) = Position::from_fen(text, &rules) {
            let again = Position::from_fen(&pos.fen(&rules), &rules);
            assert_eq!(again, Ok(pos), "{text:?}");
        }
    }
}

/// A move's text is read or refused, and explained in either case; legal moves
/// survive being written. The text is `FEN|MOVE`.
pub fn movetext(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let (fen, text) = text.split_once('|').unwrap_or(("", text));
    for rules in [variants::JUMBO, variants::FINNISH, variants::SWEDISH] {
        let pos = Position::from_fen(fen, &rules).unwrap_or_else(|_| Position::initial(&rules));
        if let Ok(attempt) = Attempt::parse(text, rules.board) {
            let _ = pos.explain(&rules, &attempt);
        }
        let Ok(m) = pos.parse_move(&rules, text) else {
            continue;
        };
        for notation in [Notation::Numeric, Notation::Algebraic] {
            let written = pos.text(&rules, m, notation).expect("what was read can be written");
            assert_eq!(pos.parse_move(&rules, &written), Ok(m), "{written:?} for {text:?}");
        }
    }
}

/// House rules are read or refused; what is read is written and read again.
pub fn house_rules(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(rules) = text.parse::<Ruleset>() {
        assert_eq!(rules.to_string().parse(), Ok(rules), "{text:?}");
    }
}

/// A game's text is replayed or refused; what is replayed is written and
/// replayed again.
pub fn replay(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(game) = Game::from_log(text) {
        check_game(game);
    }
}

/// Whatever players do, by whatever rules: the game can be replayed, and each
/// action taken back.
pub fn game(data: &[u8]) {
    if let Ok(ArbitraryGame(game)) = Unstructured::new(data).arbitrary() {
        check_game(game);
    }
}

/// Any file is read, checked and written; what is written is read as the same.
pub fn pdn(data: &[u8]) {
    let limits = Limits { token: 1 << 12, depth: 8, items: 1000, ..Limits::DEFAULT };
    let games = read_games(data, &limits).expect("memory can be read");
    for game in &games {
        let _ = game.check();
        let text = game.to_pdn();
        let again = read_games(text.as_bytes(), &Limits::default()).expect("memory can be read");
        assert_eq!(again.len(), 1, "{text:?}");
        assert_eq!(again[0], *game, "{text:?}");
        assert_eq!(again[0].problems, [], "{text:?}");
    }
}

/// Whatever players do, by whatever rules: a file brings the same game back.
pub fn pdn_game(data: &[u8]) {
    let Ok(ArbitraryGame(game)) = Unstructured::new(data).arbitrary() else {
        return;
    };
    let text = Record::of_game(&game, &[]).to_pdn();
    let games = read_games(text.as_bytes(), &Limits::default()).expect("memory can be read");
    let again = games.first().map(Record::to_game).unwrap_or_else(|| panic!("no game: {text}"));
    let again = again.unwrap_or_else(|checked| panic!("{:?}: {text}", checked.faults));
    assert_eq!(again.log(), game.log(), "{text}");
}

/// A line of Hub is read or refused by either side; what is read is written
/// and read again. Positions and moves in it are looked up.
pub fn hub_line(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(message) = text.parse::<hub::ToEngine>() {
        assert_eq!(message.to_string().parse(), Ok(message), "{text:?}");
    }
    if let Ok(message) = text.parse::<hub::FromEngine>() {
        assert_eq!(message.to_string().parse(), Ok(message), "{text:?}");
    }
    let Ok(hub::ToEngine::Position(position)) = text.parse() else {
        return;
    };
    for rules in [variants::JUMBO, variants::ENGLISH, variants::RUSSIAN] {
        let board = position.board.as_deref().unwrap_or_default();
        let pos = hub::board::read(board, &rules).unwrap_or_else(|_| Position::initial(&rules));
        let written = hub::board::write(&pos, &rules);
        assert_eq!(hub::board::read(&written, &rules), Ok(pos), "{text:?}");
        for name in &position.moves {
            if let Ok(m) = hub::board::read_move(name, &pos, &rules) {
                let legal = pos.legal_moves(&rules).expect("they were listed");
                let written = hub::board::write_move(m, &legal);
                assert_eq!(hub::board::read_move(&written, &pos, &rules), Ok(m), "{name:?}");
            }
        }
    }
}

/// A stream of DXP is cut and read alike however it arrives; what is read is
/// written and read again.
pub fn dxp_stream(data: &[u8]) {
    let read = |size: usize| {
        let mut decoder = dxp::Decoder::default();
        data.chunks(size).for_each(|chunk| decoder.push(chunk));
        decoder.push(&[0]);
        std::iter::from_fn(|| decoder.next_message()).collect::<Vec<_>>()
    };
    let messages = read(data.len().max(1));
    assert_eq!(messages, read(1));
    for message in messages.into_iter().flatten() {
        let mut decoder = dxp::Decoder::default();
        decoder.push(&dxp::encode(&message));
        let again = decoder.next_message().expect("a whole message").expect("a good one");
        // A name may have been empty; nothing else changes.
        assert_eq!(again.to_string(), message.to_string(), "{message:?}");
    }
}

fn check_game(mut game: Game) {
    let log = game.log();
    let again = Game::from_log(&log).expect("what was written can be replayed");
    assert_eq!(again.log(), log);
    assert_eq!(again.position(), game.position());
    assert_eq!(again.outcome(), game.outcome());
    while game.undo().is_some() {}
    assert_eq!(game.position(), game.start());
}

/// Whatever the game, rules of the house included, the engine finds something
/// that the referee accepts, within its nodes.
pub fn engine(data: &[u8]) {
    const NODES: u64 = 300;
    let Ok(ArbitraryGame(game)) = Unstructured::new(data).arbitrary() else {
        return;
    };
    let mut engine = Engine::new(Options { hash_mib: 1, threads: 1 });
    let limits = damier_engine::Limits { lines: 2, ..damier_engine::Limits::nodes(NODES) };
    let found = engine.search(&game, &limits, &Control::new(), &mut |_| {});
    match found {
        Ok(found) => {
            assert!(found.nodes <= NODES);
            let mut after = game.clone();
            let played = after.apply(game.position().turn(), found.best());
            assert!(played.is_ok(), "{:?}: {played:?}", found.best());
        }
        Err(Unsearchable::Over(outcome)) => assert_eq!(game.outcome(), Some(outcome)),
        Err(Unsearchable::TooComplex) => {}
    }
}

/// A network is read or refused; what is read is written as it was, and plays.
pub fn network(data: &[u8]) {
    const NODES: u64 = 50;
    // Hardly any change leaves the checksum right: it is put right here.
    let body = data.get(..data.len().saturating_sub(4)).unwrap_or_default();
    let checked = [body, &crc32fast::hash(body).to_le_bytes()].concat();
    for bytes in [data, &checked] {
        let Ok(network) = Network::from_bytes(bytes) else {
            continue;
        };
        assert_eq!(Network::from_bytes(&network.to_bytes()).as_ref(), Ok(&network));
        let id = network.name().split(' ').next().unwrap_or_default();
        let rules: Ruleset = id.parse().expect("a network names its rules");
        assert!(network.fits(&rules));
        let mut engine = Engine::new(Options { hash_mib: 1, threads: 1 });
        engine.set_networks(Networks::Only(network));
        let limits = damier_engine::Limits::nodes(NODES);
        let game = Game::new(rules);
        let found = engine.search(&game, &limits, &Control::new(), &mut |_| {});
        assert!(found.is_ok() || game.outcome().is_some(), "{rules}");
    }
}

/// A book is read or refused; what is read is written and read again, and its
/// moves are legal.
pub fn book(data: &[u8]) {
    // Hardly any change leaves the checksum right: it is put right here.
    let body = data.get(..data.len().saturating_sub(4)).unwrap_or_default();
    let checked = [body, &crc32fast::hash(body).to_le_bytes()].concat();
    for bytes in [data, &checked] {
        let Ok(book) = Book::from_bytes(bytes) else {
            continue;
        };
        assert_eq!(Book::from_bytes(&book.to_bytes()).as_ref(), Ok(&book));
        for pos in book.positions() {
            let legal = pos.legal_moves(book.rules()).expect("a book lists no other");
            assert!(book.choices(pos).iter().all(|choice| legal.contains(&choice.m)));
        }
    }
}
