//! Hub's messages: each is read, and printed so that it reads the same.

use std::time::Duration;

use damier_protocol::hub::board::{self, BoardError, HubMoveError};
use damier_protocol::hub::{
    Done, FromEngine, Identity, Info, Level, MessageError, Mode, Parameter, ParameterKind,
    PositionText, ToEngine,
};
use damier_rules::{Move, Position, Ruleset, variants};

#[track_caller]
fn to_engine(text: &str, message: &ToEngine) {
    assert_eq!(text.parse().as_ref(), Ok(message));
    assert_eq!(message.to_string(), text);
}

#[track_caller]
fn from_engine(text: &str, message: &FromEngine) {
    assert_eq!(text.parse().as_ref(), Ok(message));
    assert_eq!(message.to_string(), text);
}

#[test]
fn everything_a_program_says() {
    to_engine("hub", &ToEngine::Hub);
    let set = ToEngine::SetParam { name: "book".into(), value: "false".into() };
    to_engine("set-param name=book value=false", &set);
    to_engine("init", &ToEngine::Init);
    let position = PositionText { board: None, moves: vec!["32-28".into(), "19-23".into()] };
    to_engine("pos start moves=\"32-28 19-23\"", &ToEngine::Position(position));
    let position = PositionText { board: Some("Wwe".into()), moves: Vec::new() };
    to_engine("pos pos=Wwe", &ToEngine::Position(position));
    let level = Level {
        depth: Some(9),
        nodes: Some(1000),
        move_time: Some(Duration::from_millis(50)),
        moves: Some(75),
        time: Some(Duration::from_secs(300)),
        increment: Some(Duration::from_millis(1500)),
        infinite: true,
    };
    let text = "level depth=9 nodes=1000 move-time=0.05 moves=75 time=300 inc=1.5 infinite";
    to_engine(text, &ToEngine::Level(level));
    to_engine("go think", &ToEngine::Go(Mode::Think));
    to_engine("go ponder", &ToEngine::Go(Mode::Ponder));
    to_engine("go analyze", &ToEngine::Go(Mode::Analyze));
    to_engine("ponder-hit", &ToEngine::PonderHit);
    to_engine("stop", &ToEngine::Stop);
    to_engine("ping", &ToEngine::Ping);
    to_engine("new-game", &ToEngine::NewGame);
    to_engine("quit", &ToEngine::Quit);
}

#[test]
fn everything_an_engine_says() {
    let identity = Identity {
        name: "Scan".into(),
        version: Some("3.1".into()),
        author: Some("Fabien Letouzey".into()),
        country: Some("France".into()),
    };
    let text = "id name=Scan version=3.1 author=\"Fabien Letouzey\" country=France";
    from_engine(text, &FromEngine::Id(identity));
    let param = |name: &str, value: &str, kind| {
        FromEngine::Param(Parameter { name: name.into(), value: value.into(), kind })
    };
    from_engine("param name=book value=true type=bool", &{
        param("book", "true", ParameterKind::Bool)
    });
    from_engine("param name=threads value=1 type=int min=1 max=16", &{
        param("threads", "1", ParameterKind::Int { min: 1, max: 16 })
    });
    from_engine("param name=fear value=0.5 type=real min=0 max=1", &{
        param("fear", "0.5", ParameterKind::Real { min: 0.0, max: 1.0 })
    });
    from_engine("param name=file value=\"\" type=string", &param("file", "", ParameterKind::Text));
    from_engine("param name=variant value=normal type=enum values=\"normal killer\"", &{
        let words = vec!["normal".to_owned(), "killer".to_owned()];
        param("variant", "normal", ParameterKind::Enum(words))
    });
    from_engine("wait", &FromEngine::Wait);
    from_engine("ready", &FromEngine::Ready);
    let info = Info {
        depth: Some(12),
        mean_depth: Some(14.5),
        score: Some(-7),
        nodes: Some(100),
        time: Some(Duration::from_millis(20)),
        nps: Some(5.25),
        pv: vec!["32-28".into(), "19x23x18".into()],
    };
    let text = "info depth=12 mean-depth=14.5 score=-0.07 nodes=100 time=0.02 nps=5.25 \
                pv=\"32-28 19x23x18\"";
    from_engine(text, &FromEngine::Info(info));
    let done = Done { best: Some("32-28".into()), ponder: Some("19-23".into()) };
    from_engine("done move=32-28 ponder=19-23", &FromEngine::Done(done));
    from_engine("done", &FromEngine::Done(Done::default()));
    from_engine("pong", &FromEngine::Pong);
    from_engine("error message=\"bad command\"", &{
        FromEngine::Error { message: "bad command".into() }
    });
}

#[test]
fn what_is_no_message_says_why() {
    let error = |text: &str| text.parse::<ToEngine>().unwrap_err();
    assert_eq!(error("dance"), MessageError::UnknownCommand("dance".into()));
    assert_eq!(error("set-param name=book"), MessageError::Missing("value"));
    assert_eq!(error("pos"), MessageError::Missing("pos"));
    assert_eq!(error("level depth=-1"), MessageError::BadValue("depth"));
    assert_eq!(error("level move-time=NaN"), MessageError::BadValue("move-time"));
    assert_eq!(error("level time=1e300"), MessageError::BadValue("time"));
    let error = |text: &str| text.parse::<FromEngine>().unwrap_err();
    assert_eq!(error("id"), MessageError::Missing("name"));
    assert_eq!(error("param name=x type=shape"), MessageError::BadValue("type"));
}

#[test]
fn a_clock_below_zero_is_an_empty_clock() {
    let level = Level { time: Some(Duration::ZERO), ..Level::default() };
    assert_eq!("level time=-0.3".parse(), Ok(ToEngine::Level(level)));
}

#[test]
fn the_start_has_a_letter_for_every_square() {
    let rules = variants::INTERNATIONAL;
    let text = format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20));
    let start = Position::initial(&rules);
    assert_eq!(board::write(&start, &rules), text);
    assert_eq!(board::read(&text, &rules), Ok(start));
    let english = variants::ENGLISH;
    assert_eq!(board::write(&Position::initial(&english), &english).len(), 33);
    assert_eq!(board::read("W", &rules), Err(BoardError::Length));
    assert_eq!(board::read(&text.replace('e', "x"), &rules), Err(BoardError::Letter('x')));
    assert!(matches!(board::read(&"e".repeat(51), &rules), Err(BoardError::Letter('e'))));
    let empty = format!("W{}", "e".repeat(50));
    assert!(matches!(board::read(&empty, &rules), Err(BoardError::Setup(_))));
}

#[test]
fn captures_name_what_they_take() {
    let rules = variants::INTERNATIONAL;
    let pos = Position::from_fen("W:W28,K48:B19,23,42", &rules).unwrap();
    let error = |text: &str| board::read_move(text, &pos, &rules).unwrap_err();
    for m in pos.legal_moves(&rules).unwrap() {
        let text = board::write_move(m, &[]);
        assert_eq!(board::read_move(&text, &pos, &rules), Ok(m), "{text}");
    }
    assert_eq!(error("28-22"), HubMoveError::Illegal);
    assert_eq!(error("28x14"), HubMoveError::Syntax, "it does not say what is taken");
    for garbage in ["", "28", "-", "28x", "28-22-17", "a1-b2", "28-99", "+28-22", "028-22"] {
        assert_eq!(error(garbage), HubMoveError::Syntax, "{garbage}");
    }
}

/// Games of random moves by every ruleset: every position and every legal
/// move is written so that it is read again.
#[test]
fn positions_and_moves_of_every_game_come_back() {
    for variant in &variants::ALL {
        let mut random = damier_protocol::arena::Random::new(5);
        for _ in 0..8 {
            round_trips(&variant.rules.friendly(), &mut random);
        }
    }
}

fn round_trips(rules: &Ruleset, random: &mut damier_protocol::arena::Random) {
    let mut pos = Position::initial(rules);
    for _ in 0..80 {
        let text = board::write(&pos, rules);
        assert!(
            board::read(&text, rules).expect("a position of the game").same_board(&pos),
            "{text}"
        );
        let legal = pos.legal_moves(rules).expect("a position of the game");
        for &m in &legal {
            let written = board::write_move(m, &legal);
            assert_eq!(board::read_move(&written, &pos, rules), Ok(m), "{text} {written}");
        }
        let Some(&m): Option<&Move> = legal.get(random.below(legal.len())) else {
            return;
        };
        pos.play_unchecked(rules, m);
    }
}
