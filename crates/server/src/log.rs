//! What the program tells whoever runs it, on the standard error output: as
//! sentences, or as JSON for programs that collect such lines.
//!
//! A log that is full, closed or that nobody reads must never stop the thread
//! that has something to say: lines go to one thread, which may wait for ever.

use std::fmt;
use std::io::{self, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value};

/// At most so many lines wait to be written; the rest is dropped.
const WAITING: usize = 256;
/// A line that is said again within this time is only counted.
const QUIET: Duration = Duration::from_secs(60);
/// So many different lines are remembered for that.
const REMEMBERED: usize = 16;

static LINES: OnceLock<SyncSender<Line>> = OnceLock::new();
static AS_JSON: AtomicBool = AtomicBool::new(false);

/// Something to say.
struct Line {
    message: String,
    /// What it is about: the number of a request, the id of a game. Lines that
    /// differ in nothing else are said again.
    about: Vec<(&'static str, String)>,
}

/// From now on every line is a JSON object.
pub(crate) fn speak_json() {
    AS_JSON.store(true, Ordering::Relaxed);
}

/// Says a line, sooner or later, or not at all.
pub(crate) fn say(line: impl fmt::Display) {
    say_about(Vec::new(), line);
}

#[cfg(test)]
thread_local! {
    static IS_QUIET: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Nothing that this thread says is printed: it simulates troubles.
#[cfg(test)]
pub(crate) fn be_quiet() {
    IS_QUIET.set(true);
}

/// The same, with what it is about.
pub(crate) fn say_about(about: Vec<(&'static str, String)>, line: impl fmt::Display) {
    #[cfg(test)]
    if IS_QUIET.get() {
        return;
    }
    let lines = LINES.get_or_init(|| {
        let (sender, receiver) = sync_channel(WAITING);
        // Without a thread nothing is said, and all else goes on.
        let _ = std::thread::Builder::new().name("log".into()).spawn(move || print(&receiver));
        sender
    });
    let _ = lines.try_send(Line { message: line.to_string(), about });
}

/// Says what a thread panicked of in the same way: the usual words go straight
/// to the standard error output, and could wait there for ever.
pub(crate) fn say_panics() {
    std::panic::set_hook(Box::new(|panic| say(format_args!("a bug: {panic}"))));
}

fn print(lines: &Receiver<Line>) {
    let mut repeats = Repeats::default();
    loop {
        let line = lines.recv_timeout(QUIET);
        let now = Instant::now();
        for message in repeats.overdue(now) {
            write(&Line { message, about: Vec::new() });
        }
        match line {
            Ok(line) if !line.about.is_empty() || repeats.is_new(&line.message, now) => {
                write(&line);
            }
            Ok(_) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
}

fn write(line: &Line) {
    let is_json = AS_JSON.load(Ordering::Relaxed);
    let text = if is_json { as_json(line) } else { as_sentence(line) };
    let _ = writeln!(io::stderr().lock(), "{text}");
}

fn as_sentence(line: &Line) -> String {
    let about: Vec<String> =
        line.about.iter().map(|(name, value)| format!("{name} {value}")).collect();
    let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
    format!("damier: {}{about}", line.message)
}

fn as_json(line: &Line) -> String {
    let at_ms = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    let mut object = Map::new();
    object.insert("at_ms".into(), u64::try_from(at_ms).unwrap_or(u64::MAX).into());
    object.insert("message".into(), line.message.clone().into());
    let about = line.about.iter();
    object.extend(about.map(|(name, value)| ((*name).to_owned(), value.clone().into())));
    Value::Object(object).to_string()
}

/// Lines that were said not long ago, and how often they came again.
#[derive(Debug, Default)]
struct Repeats(Vec<(String, Instant, u64)>);

impl Repeats {
    fn is_new(&mut self, line: &str, now: Instant) -> bool {
        if let Some((_, _, again)) = self.0.iter_mut().find(|(said, ..)| said == line) {
            *again += 1;
            return false;
        }
        if self.0.len() == REMEMBERED {
            self.0.remove(0);
        }
        self.0.push((line.to_owned(), now, 0));
        true
    }

    /// What to say of lines whose time is over.
    fn overdue(&mut self, now: Instant) -> Vec<String> {
        let is_over = |said: &Instant| now.duration_since(*said) >= QUIET;
        let over = self.0.extract_if(.., |(_, said, _)| is_over(said));
        let again = over.filter(|(_, _, again)| *again > 0);
        again.map(|(line, _, again)| format!("{line} (and {again} times more)")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_comes_again_and_again_is_counted() {
        let mut repeats = Repeats::default();
        let start = Instant::now();
        assert!(repeats.is_new("the disk is full", start));
        for _ in 0..430 {
            assert!(!repeats.is_new("the disk is full", start + QUIET / 2));
        }
        assert!(repeats.is_new("something else", start + QUIET / 2));
        assert!(repeats.overdue(start + QUIET / 2).is_empty());
        assert_eq!(repeats.overdue(start + QUIET), ["the disk is full (and 430 times more)"]);
        assert!(repeats.is_new("the disk is full", start + QUIET));
    }

    #[test]
    fn a_line_is_a_sentence_or_an_object() {
        let about = vec![("request", "0a1b2c3d".to_owned()), ("status", "500".to_owned())];
        let line = Line { message: "it \"failed\"\nbadly".into(), about };
        let sentence = as_sentence(&line);
        assert!(sentence.ends_with("badly (request 0a1b2c3d, status 500)"), "{sentence}");
        let json = as_json(&line);
        assert!(!json.contains('\n'), "one line: {json}");
        let object: Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(object["message"], line.message.as_str());
        assert_eq!((&object["request"], &object["status"]), (&"0a1b2c3d".into(), &"500".into()));
    }

    #[test]
    fn who_says_much_never_waits() {
        for number in 0..10 * WAITING {
            say(format_args!("line {number} of a test"));
        }
    }
}
