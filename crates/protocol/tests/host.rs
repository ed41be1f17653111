//! Engines that do not do their part: each gives an error of its own, in time.
#![cfg(unix)]

use std::time::{Duration, Instant};

use damier_protocol::CommandLine;
use damier_protocol::host::{Host, HostError};
use damier_protocol::hub::{Level, PositionText};
use damier_rules::variants;

const SHORT: Duration = Duration::from_millis(300);

fn shell(script: &str) -> CommandLine {
    let arguments = vec!["-c".to_owned(), script.to_owned()];
    CommandLine { program: "sh".to_owned(), arguments, folder: None }
}

/// An engine that greets properly, and then does what the script says.
fn polite(script: &str) -> CommandLine {
    shell(&format!(
        "read l; echo hello there; echo id name=Fake version=1; \
         echo param name=speed value=1 type=int min=1 max=9; echo wait; {script}"
    ))
}

fn search(host: &mut Host) -> Result<String, HostError> {
    let found = host.think(PositionText::default(), Level::default(), SHORT)?;
    Ok(found.done.best.unwrap_or_default())
}

#[test]
fn a_program_that_is_not_there() {
    let command = "no-such-engine-anywhere hub".parse().unwrap();
    assert!(matches!(Host::start(&command), Err(HostError::Start(_))));
}

#[test]
fn a_program_that_ends_at_once() {
    assert!(matches!(Host::start(&shell("exit 3")), Err(HostError::Died(status)) if {
        status.contains('3')
    }));
}

#[test]
fn a_program_that_says_nothing() {
    let start = Instant::now();
    let error = Host::start_within(&shell("read l; sleep 20"), SHORT).unwrap_err();
    assert_eq!(error, HostError::Mute("hub"));
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_program_that_never_stops_talking() {
    let error = Host::start_within(&shell("yes nonsense"), Duration::from_secs(5)).unwrap_err();
    assert!(matches!(error, HostError::Garbage(_)), "{error}");
}

#[test]
fn a_line_without_end() {
    let script = "head -c 300000 /dev/zero | tr '\\0' x; read l; sleep 5";
    let error = Host::start_within(&shell(script), SHORT).unwrap_err();
    assert!(matches!(error, HostError::Mute(_) | HostError::Garbage(_)), "{error}");
}

#[test]
fn an_engine_that_plays() {
    let script = "read a; read i; echo ready; read p; read l; read g; \
                  echo info score=0.31 pv=32-28; echo done move=32-28; read q";
    let mut host = Host::start(&polite(script)).unwrap();
    assert_eq!(host.identity().name, "Fake");
    assert_eq!(host.parameters().len(), 1);
    assert_eq!(host.set("colour", "red"), Err(HostError::NoParameter("colour".into())));
    host.set("speed", "2").unwrap();
    host.init().unwrap();
    let found = host.think(PositionText::default(), Level::default(), SHORT).unwrap();
    assert_eq!(found.done.best.as_deref(), Some("32-28"));
    assert_eq!(found.info.score, Some(31));
}

#[test]
fn an_engine_without_a_choice_of_rules_plays_the_international_game() {
    let mut host = Host::start(&polite("read q")).unwrap();
    assert_eq!(host.set_rules(&variants::JUMBO), Ok(()));
    let refused = host.set_rules(&variants::RUSSIAN);
    assert_eq!(refused, Err(HostError::NoSuchRules("russian".into())));
}

#[test]
fn an_engine_that_complains_about_its_parameters() {
    let mut host = Host::start(&polite("read i; echo 'error message=\"no\"'; read q")).unwrap();
    assert_eq!(host.init(), Err(HostError::Complaint("no".into())));
}

#[test]
fn an_engine_that_dies_while_it_thinks() {
    let mut host = Host::start(&polite("read p; read l; read g; exit 7")).unwrap();
    assert!(matches!(search(&mut host), Err(HostError::Died(_))));
}

#[test]
fn an_engine_that_falls_silent() {
    let mut host = Host::start(&polite("while read l; do :; done")).unwrap();
    let start = Instant::now();
    assert_eq!(search(&mut host), Err(HostError::Mute("go")));
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
fn an_engine_that_thinks_without_moving() {
    let script = "read p; read l; read g; while echo info depth=1; do :; done";
    let mut host = Host::start(&polite(script)).unwrap();
    assert_eq!(search(&mut host), Err(HostError::Mute("go")));
}
