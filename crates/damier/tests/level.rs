//! A game against the engine, as a person at the terminal plays it.

mod binary;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Output, Stdio};

fn play(args: &[&str], input: &str) -> String {
    let output: Output = binary::damier(&[&["play", "--plain"], args].concat(), input.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Somebody who looks at the possible moves and makes one of them.
struct Person {
    child: Child,
    output: BufReader<std::process::ChildStdout>,
    typed: String,
}

impl Person {
    fn sit_down(args: &[&str]) -> Person {
        let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
            .args([&["play", "--plain"], args].concat())
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Person { child, output, typed: String::new() }
    }

    fn type_line(&mut self, line: &str) {
        self.typed.push_str(line);
        self.typed.push('\n');
        let stdin = self.child.stdin.as_mut().expect("a pipe");
        writeln!(stdin, "{line}").expect("the game goes on");
    }

    /// Asks for the moves: one of them, or how the game ended.
    fn next_move(&mut self) -> Result<String, String> {
        self.type_line("moves");
        let mut ended = None;
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("text") > 0, "the game stopped");
            if line.contains(" wins") || line.contains("Draw:") {
                ended = Some(line.clone());
            }
            if let Some((_, moves)) = line.split_once("Possible moves:") {
                let moves: Vec<&str> = moves.split_whitespace().collect();
                let pick = self.typed.len() % moves.len().max(1);
                return match (ended, moves.get(pick)) {
                    (None, Some(m)) => Ok((*m).to_owned()),
                    (end, _) => Err(end.expect("a reason")),
                };
            }
        }
    }
}

#[test]
fn a_game_against_the_weakest_level_ends_and_can_be_played_again() {
    let args = ["--ruleset", "international", "--level", "1", "--seed", "5"];
    let mut person = Person::sit_down(&args);
    let end = loop {
        match person.next_move() {
            Ok(m) => person.type_line(&m),
            Err(end) => break end,
        }
        assert!(person.typed.lines().count() < 1000, "no end");
    };
    person.type_line("quit");
    assert!(person.child.wait().expect("it ends").success());
    // The same moves against the same seed make the same game.
    let again = play(&args, &person.typed);
    assert!(again.contains(end.trim()), "{end}");
    assert!(!again.contains("No, "), "{again}");
}

#[test]
fn the_engine_plays_the_side_it_is_left() {
    let english = ["--ruleset", "english", "--level", "2", "--seed", "1"];
    let first = play(&english, "9-13\nquit\n");
    assert!(first.contains("Your colour: Black. The computer plays at level 2 of 12."), "{first}");
    assert!(first.contains("Black played 9-13.") && first.contains("White played"), "{first}");
    let second = play(&[&english[..], &["--color", "second"]].concat(), "quit\n");
    assert!(second.contains("Your colour: White.") && second.contains("Black played"), "{second}");
    let white = play(&[&english[..], &["--color", "white"]].concat(), "quit\n");
    assert!(white.contains("Black played"), "{white}");
}

#[test]
fn a_hint_names_a_move_and_a_word_in_every_language() {
    for (language, word) in [
        ("nl", "Probeer 28x19. Wit wint in één zet."),
        ("fr", "Essayez 28x19. Les Blancs gagnent en un coup."),
        ("de", "Versuch es mit 28x19. Weiß gewinnt in einem Zug."),
        ("en", "Try 28x19. White wins in one move."),
        ("sv", "Prova 28x19. Vit vinner på ett drag."),
        ("da", "Prøv 28x19. Hvid vinder i ét træk."),
        ("nb", "Prøv 28x19. Hvit vinner på ett trekk."),
        ("fi", "Kokeile: 28x19. Valkoinen voittaa yhdessä siirrossa."),
        ("es", "Prueba 28x19. Las blancas ganan en una jugada."),
        ("it", "Prova 28x19. Il Bianco vince in una mossa."),
        ("pt", "Experimenta 28x19. As brancas ganham num lance."),
        ("ru", "Попробуйте 28x19. Белые выигрывают в один ход."),
    ] {
        let args = ["--fen", "W:W28,37:B23", "--lang", language];
        let text = play(&args, "hint\n28x19\nhint\nquit\n");
        assert!(text.contains(word), "{text}");
    }
    let over = play(&["--fen", "W:W28,37:B23"], "28x19\nhint\nquit\n");
    assert!(over.contains("The game is over."), "{over}");
}

#[test]
fn the_level_is_changed_on_the_way() {
    let text = play(&["--level", "3", "--seed", "1"], "level\nlevel 7\nlevel 13\nlevel x\nquit\n");
    assert!(text.contains("now plays at level 3 of 12."), "{text}");
    assert!(text.contains("now plays at level 7 of 12."), "{text}");
    assert_eq!(text.matches("Choose a level from 1 to 12").count(), 2, "{text}");
    // Two people at the board: one of them leaves his place to the computer.
    let joined = play(&["--seed", "1"], "level 1\n32-28\nquit\n");
    assert!(joined.contains("Your colour: White."), "{joined}");
    assert!(joined.contains("Black played"), "{joined}");
    let refused = binary::damier(&["play", "--level", "13"], b"");
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn undo_goes_back_to_ones_own_turn() {
    let args = ["--level", "1", "--seed", "1"];
    let text = play(&args, "32-28\nundo\nmoves\nquit\n");
    assert!(text.contains("Taken back.") && text.contains("Possible moves: 31-26"), "{text}");
    assert!(play(&args, "undo\nquit\n").contains("There is nothing to take back."));
    // An offer that was declined is taken back with its answer.
    let offered = play(&args, "32-28\noffer\nundo\nundo\nmoves\nquit\n");
    assert!(offered.contains("The draw is declined."), "{offered}");
    assert!(offered.contains("Possible moves: 31-26"), "{offered}");
    let engine_first = play(&[&args[..], &["--color", "black"]].concat(), "undo\nquit\n");
    assert!(engine_first.contains("There is nothing to take back."), "{engine_first}");
}

#[test]
fn a_draw_is_accepted_when_there_is_no_more_to_hope_for() {
    let offer = |fen| play(&["--level", "5", "--seed", "1", "--fen", fen], "offer\nquit\n");
    assert!(offer("W:WK1:BK50").contains("Draw by agreement."));
    assert!(offer("W:W31-50:B1-20").contains("The draw is declined."));
    assert!(offer("W:W45:BK1,K2,K3,20").contains("The draw is declined."));
}

#[test]
fn by_the_leaflet_the_engine_answers_a_missed_capture() {
    let huffed = play(
        &[
            &["--edition", "djeco-fr", "--leaflet", "--lang", "en", "--level", "11"][..],
            &["--seed", "1", "--fen", "W:W13,17,20,24,25:B11,19,30,35"],
        ]
        .concat(),
        "17-12\nquit\n",
    );
    assert!(huffed.contains("Green huffs the piece on 25, and still has to move."), "{huffed}");
    assert!(huffed.contains("Green played"), "{huffed}");
    let demanded = play(
        &[
            &["--ruleset", "english", "--leaflet", "--color", "white", "--level", "11"][..],
            &["--seed", "1", "--fen", "W:W20,25,26,27:B10,11,15,23"],
        ]
        .concat(),
        "25-21\nmoves\nquit\n",
    );
    assert!(demanded.contains("The move is taken back; White must capture."), "{demanded}");
    assert!(demanded.contains("Possible moves: 26x19 27x18"), "{demanded}");
}

/// As its page does: with the coin, and with the numbers called what they are.
#[test]
fn the_rules_of_an_edition_are_told_as_printed() {
    let told = play(&["--edition", "jumbo-de", "--fen", "W:W32,37:B28,19"], "rules\n37-31\nquit\n");
    assert!(told.contains("Punkt 4") && !told.contains("Artikel"), "{told}");
    assert!(told.contains("Münzwurf"), "{told}");
}
