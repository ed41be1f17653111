//! Our engine behind Hub: dialogues, line by line.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use damier_engine::Network;
use damier_protocol::hub::{FromEngine, session};

const SOON: Duration = Duration::from_secs(20);

/// A program that talks to a session over two pipes made of channels.
struct Program {
    lines: Option<Sender<Vec<u8>>>,
    answers: Receiver<Vec<u8>>,
    heard: Vec<u8>,
    session: JoinHandle<io::Result<()>>,
}

struct Source(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Source {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            // Whoever hangs up ends the input.
            self.1 = self.0.recv().unwrap_or_default();
        }
        let count = self.1.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

struct Sink(Sender<Vec<u8>>);

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.send(bytes.to_vec()).map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Program {
    fn start() -> Program {
        let (lines, input) = channel();
        let (output, answers) = channel();
        let source = BufReader::new(Source(input, Vec::new()));
        let session = thread::spawn(move || session::serve(source, Sink(output)));
        Program { lines: Some(lines), answers, heard: Vec::new(), session }
    }

    fn ready(rules: &str) -> Program {
        let mut program = Program::start();
        program.say("set-param name=tt-size value=16");
        program.say(&format!("set-param name=variant value=\"{rules}\""));
        program.say("init");
        assert_eq!(program.hear(), "ready");
        program
    }

    fn say(&self, line: &str) {
        let lines = self.lines.as_ref().expect("we have not left");
        lines.send(format!("{line}\n").into_bytes()).expect("somebody listens");
    }

    /// The next line.
    fn hear(&mut self) -> String {
        let deadline = Instant::now() + SOON;
        loop {
            if let Some(end) = self.heard.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.heard.drain(..=end).collect();
                return String::from_utf8(line).expect("text").trim_end().to_owned();
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left) {
                Ok(bytes) => self.heard.extend(bytes),
                Err(RecvTimeoutError::Timeout) => panic!("it says nothing"),
                Err(RecvTimeoutError::Disconnected) => panic!("it has left"),
            }
        }
    }

    /// The next line that is no info.
    fn answer(&mut self) -> String {
        loop {
            let line = self.hear();
            assert!(line.parse::<FromEngine>().is_ok(), "{line}");
            if !line.starts_with("info") {
                return line;
            }
        }
    }

    /// Whether the session ends by itself, and soon.
    fn has_left(self) -> bool {
        let deadline = Instant::now() + SOON;
        while !self.session.is_finished() && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(5));
        }
        self.session.is_finished()
    }
}

#[test]
fn it_introduces_itself() {
    let mut program = Program::start();
    program.say("hub");
    assert!(program.hear().starts_with("id name=Damier version="));
    let mut names = Vec::new();
    loop {
        match program.hear().parse().unwrap() {
            FromEngine::Param(parameter) => names.push(parameter.name),
            FromEngine::Wait => break,
            other => panic!("{other}"),
        }
    }
    assert_eq!(names[..6], ["variant", "threads", "tt-size", "ponder", "level", "seed"]);
    assert_eq!(names[6..10], ["book", "network", "tables-dir", "bb-size"]);
    program.say("quit");
    assert!(program.has_left());
}

#[test]
fn it_finds_the_only_move_and_the_win() {
    let mut program = Program::ready("normal");
    program.say("pos start moves=\"32-28 19-23\"");
    program.say("level depth=4");
    program.say("go think");
    assert!(program.answer().starts_with("done move=28x19x23 ponder="));
    // 28x19, and Black has nothing left: a win in one ply.
    let position = format!("pos pos=W{}b{}w{}", "e".repeat(22), "e".repeat(4), "e".repeat(22));
    program.say(&position);
    program.say("level depth=5");
    program.say("go think");
    let info: FromEngine = program.hear().parse().unwrap();
    assert!(matches!(info, FromEngine::Info(info) if info.score == Some(9999)));
    assert_eq!(program.answer(), "done move=28x19x23");
}

#[test]
fn a_level_plays_whatever_the_clock_says() {
    let mut program = Program::start();
    program.say("set-param name=level value=13");
    assert!(program.hear().starts_with("error"));
    program.say("set-param name=level value=1");
    program.say("init");
    assert_eq!(program.hear(), "ready");
    program.say("pos start");
    program.say("go think");
    assert!(program.answer().starts_with("done move="));
}

/// What it says to a question about the start, until it is done.
fn first_words(program: &mut Program, question: &str) -> Vec<String> {
    program.say("pos start");
    program.say("level nodes=2000");
    program.say(question);
    let mut words = Vec::new();
    while !words.last().is_some_and(|word: &String| word.starts_with("done")) {
        words.push(program.hear());
    }
    words
}

fn with_book(seed: u32, level: u8) -> Program {
    let mut program = Program::ready("normal");
    program.say("set-param name=book value=true");
    program.say(&format!("set-param name=seed value={seed}"));
    program.say(&format!("set-param name=level value={level}"));
    program.say("init");
    assert_eq!(program.hear(), "ready");
    program
}

#[test]
fn it_opens_by_the_book_only_if_that_is_asked_for() {
    let mut without = Program::ready("normal");
    let searched = first_words(&mut without, "go think");
    assert!(searched[0].starts_with("info"), "{searched:?}");
    without.say("new-game");
    assert_eq!(first_words(&mut without, "go think").last(), searched.last());

    let opening = |seed, level| first_words(&mut with_book(seed, level), "go think");
    let mut openings: Vec<Vec<String>> = (1..=10).map(|seed| opening(seed, 12)).collect();
    assert!(openings.iter().all(|words| words.len() == 1), "{openings:?}");
    assert_eq!(openings[2], opening(3, 12));
    openings.sort();
    openings.dedup();
    assert!(openings.len() > 2, "{openings:?}");
    assert_eq!(opening(3, 7), opening(3, 12));
    // A weak level, and who wants thoughts rather than a move, get no book.
    assert!(opening(3, 6)[0].starts_with("info"));
    assert!(first_words(&mut with_book(3, 12), "go analyze")[0].starts_with("info"));
}

#[test]
fn without_a_seed_every_game_has_an_opening_of_its_own() {
    let mut program = with_book(0, 12);
    let mut openings = Vec::new();
    for _ in 0..40 {
        program.say("new-game");
        openings.push(first_words(&mut program, "go think"));
    }
    openings.sort();
    openings.dedup();
    assert!(openings.len() > 2, "{openings:?}");
}

#[test]
fn a_clock_at_zero_brings_a_move_at_once() {
    for level in ["level time=0", "level move-time=0", "level time=-1 inc=0", "level nodes=0"] {
        let mut program = Program::ready("english");
        program.say("pos start");
        program.say(level);
        program.say("go think");
        let start = Instant::now();
        assert!(program.answer().starts_with("done move="), "{level}");
        assert!(start.elapsed() < Duration::from_secs(2), "{level}");
    }
}

#[test]
fn it_hears_while_it_thinks() {
    let mut program = Program::ready("normal");
    program.say("pos start");
    program.say("level infinite");
    program.say("go analyze");
    program.say("ping");
    assert_eq!(program.answer(), "pong");
    program.say("stop");
    assert!(program.answer().starts_with("done move="));
    program.say("ping");
    assert_eq!(program.answer(), "pong");
}

#[test]
fn pondering_counts_from_the_hit() {
    let mut program = Program::ready("normal");
    program.say("pos start");
    program.say("level move-time=0.05");
    program.say("go ponder");
    program.say("ping");
    assert_eq!(program.answer(), "pong");
    thread::sleep(Duration::from_millis(200));
    program.say("ping");
    assert_eq!(program.answer(), "pong", "no move yet");
    program.say("ponder-hit");
    assert!(program.answer().starts_with("done move="));
}

#[test]
fn another_command_stops_the_search_and_is_obeyed_then() {
    let mut program = Program::ready("normal");
    program.say("pos start");
    program.say("go think");
    program.say("pos start moves=32-28");
    program.say("level depth=1");
    program.say("go think");
    assert!(program.answer().starts_with("done move="), "of the first search");
    let second = program.answer();
    assert!(second.starts_with("done move=1") || second.starts_with("done move=2"), "{second}");
}

#[test]
fn nonsense_is_answered_and_survived() {
    let mut program = Program::ready("normal");
    for nonsense in [
        "dance",
        "\u{1}\u{2}x",
        "pos pos=xyz",
        "pos start moves=\"32-22\"",
        "pos start moves=\"32-28 hello\"",
        "set-param name=threads value=0",
        "set-param name=threads value=many",
        "set-param name=tt-size value=99",
        "set-param name=variant value=poker",
        "set-param name=speed value=1",
        "level depth=deep",
        "id name=\"open",
    ] {
        program.say(nonsense);
        let answer = program.answer();
        assert!(answer.starts_with("error message="), "{nonsense}: {answer}");
    }
    program.say(&"x".repeat(100_000));
    assert!(program.answer().starts_with("error message="));
    program.say("");
    program.say("stop");
    program.say("ponder-hit");
    program.say("ping");
    assert_eq!(program.answer(), "pong");
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut program = Program::ready("english");
    program.say(&format!("pos pos=B{}w", "e".repeat(31)));
    program.say("go think");
    assert_eq!(program.answer(), "error message=\"the game is over\"");
    assert_eq!(program.answer(), "done");
}

#[test]
fn a_draw_that_the_program_does_not_know_does_not_stop_it() {
    let mut program = Program::ready("international");
    let board = format!("WW{}B", "e".repeat(48));
    // Kings to and fro: the third time is a draw by our rules.
    let moves = ["1-7 50-44", "7-1 44-50"].repeat(4).join(" ");
    program.say(&format!("pos pos={board} moves=\"{moves}\""));
    program.say("level depth=2");
    program.say("go think");
    assert!(program.answer().starts_with("done move="));
}

#[test]
fn every_game_and_house_rules_are_played() {
    let house = ["jumbo/rows=3", "danish/end", "russian/8x8"];
    let ids = damier_rules::variants::ALL.iter().map(|variant| variant.id);
    for rules in ids.chain(house) {
        let mut program = Program::ready(rules);
        program.say("pos start");
        program.say("level nodes=200");
        program.say("go think");
        let answer = program.answer();
        assert!(answer.starts_with("done move="), "{rules}: {answer}");
    }
}

#[test]
fn it_leaves_when_the_input_ends_even_while_it_thinks() {
    let mut program = Program::ready("normal");
    program.say("pos start");
    program.say("go think");
    program.say("ping");
    assert_eq!(program.answer(), "pong");
    program.lines = None;
    assert!(program.has_left());
}

#[test]
fn it_leaves_when_nobody_listens() {
    let program = Program::start();
    let Program { lines, answers, session, .. } = program;
    drop(answers);
    lines.expect("open").send(b"ping\n".to_vec()).expect("somebody listens");
    assert!(session.join().expect("no panic").is_err());
}

/// A network in a file of its own, which goes when the test ends.
struct NetworkFile(std::path::PathBuf);

impl NetworkFile {
    fn new(rules: &str) -> NetworkFile {
        let network = Network::sample(&rules.parse().expect("rules"), 32, 1).expect("a width");
        let name = format!("damier-session-{}-{rules}.net", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, network.to_bytes()).expect("a file");
        NetworkFile(path)
    }

    fn param(&self) -> String {
        format!("set-param name=network value=\"{}\"", self.0.display())
    }
}

impl Drop for NetworkFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// The score of the last search of the start position.
fn opening_score(program: &mut Program) -> String {
    program.say("pos start");
    program.say("level depth=3");
    program.say("go think");
    let mut score = String::new();
    loop {
        let line = program.hear();
        match line.parse() {
            Ok(FromEngine::Info(info)) => score = format!("{:?} {:?}", info.score, info.nodes),
            Ok(FromEngine::Done(_)) => return score,
            _ => panic!("{line}"),
        }
    }
}

#[test]
fn a_network_judges_if_it_is_named() {
    let network = NetworkFile::new("international");
    let mut program = Program::ready("international");
    program.say("set-param name=network value=none");
    program.say("init");
    assert_eq!(program.hear(), "ready");
    let by_hand = opening_score(&mut program);
    program.say(&network.param());
    program.say("init");
    assert_eq!(program.hear(), "ready");
    assert_ne!(opening_score(&mut program), by_hand);
}

#[test]
fn a_network_that_is_none_or_for_another_game_is_refused() {
    let network = NetworkFile::new("english");
    let mut program = Program::ready("russian");
    program.say("set-param name=network value=no/such/file.net");
    assert!(program.hear().contains("cannot read the network no/such/file.net"));
    program.say(&network.param());
    program.say("init");
    let complaint = program.hear();
    assert!(complaint.contains("'english sample 1' is not for russian"), "{complaint}");
    assert_eq!(program.hear(), "ready");
    // It plays on, by hand.
    opening_score(&mut program);
}
