//! DXP: messages, their framing, and whole games between two of us.

use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use damier_protocol::arena::Random;
use damier_protocol::dxp::{
    Acceptance, Answer, Clock, Connection, Decoder, DxpError, Ending, GameRequest, Message,
    MessageError, Peer, Reason, Report, WireMove, encode,
};
use damier_rules::{Color, Game, Move, Position, variants};

#[track_caller]
fn check(text: &str, message: &Message) {
    assert_eq!(text.parse().as_ref(), Ok(message));
    assert_eq!(message.to_string(), text);
}

fn request() -> GameRequest {
    let name = "Damier".to_owned();
    let follower = Color::Black;
    GameRequest { version: 1, name, follower, minutes: 5, moves: 75, start: None }
}

#[test]
fn every_message_is_read_and_printed() {
    let name = "Damier                          ";
    check(&format!("R01{name}Z005075A"), &Message::Request(request()));
    let rules = variants::INTERNATIONAL;
    let start = Position::from_fen("B:WK1,32:B19,K50", &rules).unwrap();
    let squares = format!("W{}z{}w{}Z", "e".repeat(17), "e".repeat(12), "e".repeat(17));
    check(&format!("R01{name}Z005075BZ{squares}"), &{
        Message::Request(GameRequest { start: Some(start), ..request() })
    });
    for (digit, answer) in
        [(0, Answer::Accept), (1, Answer::WrongVersion), (2, Answer::NotThis), (3, Answer::Never)]
    {
        let acceptance = Acceptance { name: "Damier".into(), answer };
        check(&format!("A{name}{digit}"), &Message::Acceptance(acceptance));
    }
    let quiet = WireMove { seconds: 12, from: 6, to: 11, captured: vec![] };
    check("M0012061100", &Message::Move(quiet));
    let capture = WireMove { seconds: 12, from: 5, to: 25, captured: vec![22, 12, 23, 20] };
    check("M001205250422122320", &Message::Move(capture));
    check("E00", &Message::End(Ending { reason: Reason::Unknown, stop: false }));
    check("E11", &Message::End(Ending { reason: Reason::Loss, stop: true }));
    check("E20", &Message::End(Ending { reason: Reason::Draw, stop: false }));
    check("E30", &Message::End(Ending { reason: Reason::Win, stop: false }));
    check("Cgood luck", &Message::Chat("good luck".into()));
    check("B012Z", &Message::BackRequest { number: 12, turn: Color::Black });
    check("K0", &Message::BackAnswer { accepted: true });
    assert_eq!("K2".parse(), Ok(Message::BackAnswer { accepted: false }));
}

#[test]
fn what_is_no_message_says_why() {
    let error = |text: &str| text.parse::<Message>().unwrap_err();
    assert_eq!(error(""), MessageError::Length);
    assert_eq!(error("X"), MessageError::Kind('X'));
    assert_eq!(error("M0012061101"), MessageError::Length);
    assert_eq!(error("M00120611000"), MessageError::Length);
    assert_eq!(error("M0012065100"), MessageError::Field("square"));
    assert_eq!(error("M+012061100"), MessageError::Field("number"));
    assert_eq!(error("E90"), MessageError::Field("reason"));
    assert_eq!(error("Cé"), MessageError::NotAscii);
    assert_eq!(Message::from_bytes(&[b'C', 0xff]), Err(MessageError::NotAscii));
}

#[test]
fn a_stream_is_cut_at_the_zeros_however_it_arrives() {
    let messages = [
        Message::Chat("hello".into()),
        Message::End(Ending { reason: Reason::Draw, stop: false }),
        Message::Request(request()),
    ];
    let bytes: Vec<u8> = messages.iter().flat_map(encode).collect();
    for size in [1, 2, 7, bytes.len()] {
        let mut decoder = Decoder::default();
        bytes.chunks(size).for_each(|chunk| decoder.push(chunk));
        let read: Vec<Message> =
            std::iter::from_fn(|| decoder.next_message()).map(Result::unwrap).collect();
        assert_eq!(read, messages, "in pieces of {size}");
    }
}

#[test]
fn what_never_ends_is_skipped_without_being_kept() {
    let mut decoder = Decoder::default();
    decoder.push(&vec![b'C'; 100_000]);
    assert_eq!(decoder.next_message(), None);
    decoder.push(b"\0\0E20\0");
    assert_eq!(decoder.next_message(), Some(Err(MessageError::TooLong)));
    assert!(matches!(decoder.next_message(), Some(Ok(Message::End(_)))));
    assert_eq!(decoder.next_message(), None);
}

fn pair() -> (TcpStream, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let here = TcpStream::connect(listener.local_addr().expect("an address")).expect("a way");
    let (there, _) = listener.accept().expect("a guest");
    for stream in [&here, &there] {
        stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
    }
    (here, there)
}

fn mover(seed: u64) -> impl FnMut(&Game, Clock) -> Result<Move, String> {
    let mut random = Random::new(seed);
    move |game, _| {
        let moves = game.position().legal_moves(game.rules()).map_err(|error| error.to_string())?;
        Ok(moves[random.below(moves.len())])
    }
}

fn games(here: &GameRequest, count: u64) -> (Vec<Report>, Vec<Report>) {
    let (ours, theirs) = pair();
    let follower = thread::spawn(move || {
        let mut peer = Peer::new(theirs, "Follower", mover(1));
        let mut reports = Vec::new();
        while let Some(report) = peer.follow().expect("a game") {
            reports.push(report);
        }
        reports
    });
    let mut peer = Peer::new(ours, "Initiator", mover(2));
    let reports = (0..count).map(|_| peer.initiate(here).expect("a game")).collect::<Vec<Report>>();
    drop(peer);
    (reports, follower.join().expect("no panic"))
}

#[test]
fn games_are_played_to_their_end_and_both_agree() {
    let (ours, theirs) = games(&GameRequest { moves: 0, ..request() }, 5);
    assert_eq!((ours.len(), theirs.len()), (5, 5));
    for (here, there) in ours.iter().zip(&theirs) {
        assert_eq!(here.game.log(), there.game.log());
        assert_eq!(here.reason, there.reason.for_the_other());
        assert_ne!(here.reason, Reason::Unknown);
        assert_eq!((here.color, there.color), (Color::White, Color::Black));
        assert_eq!((here.opponent.as_str(), there.opponent.as_str()), ("Follower", "Initiator"));
    }
}

#[test]
fn the_agreed_number_of_moves_ends_a_game() {
    let (ours, theirs) = games(&GameRequest { moves: 3, ..request() }, 1);
    assert_eq!(ours[0].game.moves().count(), 6);
    assert_eq!((ours[0].reason, theirs[0].reason), (Reason::Unknown, Reason::Unknown));
}

#[test]
fn a_follower_answers_what_he_will_not_play() {
    let (ours, theirs) = pair();
    let follower = thread::spawn(move || Peer::new(theirs, "F", mover(1)).follow());
    let mut wire = Connection::new(ours);
    wire.send(&Message::Request(GameRequest { version: 2, ..request() })).unwrap();
    let Message::Acceptance(acceptance) = wire.receive().unwrap() else { panic!() };
    assert_eq!(acceptance.answer, Answer::WrongVersion);
    drop(wire);
    assert!(follower.join().unwrap().unwrap().is_none());
}

#[test]
fn going_back_is_granted_and_an_illegal_move_ends_the_game() {
    let (ours, theirs) = pair();
    let follower = thread::spawn(move || Peer::new(theirs, "F", mover(1)).follow());
    let mut wire = Connection::new(ours);
    let mut say = |text: &str| wire.send(&text.parse().unwrap()).map(|()| wire.receive().unwrap());
    let Message::Acceptance(_) = say(&Message::Request(request()).to_string()).unwrap() else {
        panic!()
    };
    assert!(matches!(say("M0000322800").unwrap(), Message::Move(_)));
    assert_eq!(say("B009W").unwrap(), Message::BackAnswer { accepted: false });
    assert_eq!(say("B001W").unwrap(), Message::BackAnswer { accepted: true });
    assert!(matches!(say("M0000322800").unwrap(), Message::Move(_)), "the same again");
    assert_eq!(say("M0000010600").unwrap(), Message::Chat("illegal move".into()));
    assert!(matches!(follower.join().unwrap(), Err(DxpError::IllegalMove(_))));
}
