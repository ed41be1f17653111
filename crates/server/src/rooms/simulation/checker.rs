//! What must hold, after everything that anybody is told and at the end.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex};

use damier_api::RoomLine;
use damier_contract::{FromRoom, RoomRefusal, RoomState};
use damier_rules::{Action, Color, Event};
use tokio::time::Instant;

use super::disk::{Disk, Kept, lock};
use crate::rooms::Holder;
use crate::rooms::table::Table;
use crate::store::KeptRoom;

/// Something that a player wants, however often he has to send it.
#[derive(Clone, Debug)]
pub(super) struct Intent {
    pub(super) game: String,
    pub(super) color: Color,
    pub(super) seen: u32,
    /// The lines that can come of it.
    pub(super) meant: Vec<String>,
    /// Where it stands, and how many lines there were with it: since it was
    /// acknowledged.
    pub(super) saved: Option<(usize, u32)>,
    /// He was told once that it is not done. A copy of it may come later.
    pub(super) was_refused: bool,
    /// He speaks of a capture that was missed himself.
    pub(super) is_claim: bool,
    /// It makes no sense, on purpose.
    pub(super) is_odd: bool,
}

impl Intent {
    /// Whether a line of a log is what was meant. To move is to let a failure stand;
    /// where that ends the game, the log says so instead.
    fn is_done_by(&self, log: &[String], place: usize) -> bool {
        let is_over = || log.get(place + 1).is_some_and(|line| line.starts_with("over "));
        self.meant.contains(&told(&log[place]))
            || log[place] == format!("{} {}", self.color, Action::LetStand) && is_over()
    }
}

/// Where a player's sockets are: so many, the first of them since then.
pub(super) type Here = BTreeMap<(String, Holder), (usize, Instant)>;

#[derive(Debug)]
pub(super) struct Checker {
    disk: Arc<Mutex<Disk>>,
    begun: Instant,
    pub(super) intents: Vec<Intent>,
    pub(super) here: Here,
    /// All that happened, in a number: the same seed has the same.
    pub(super) trace: u64,
    /// What is wrong, at first sight.
    pub(super) fault: Option<String>,
    pub(super) acknowledged: usize,
    pub(super) told: usize,
    /// The last things that happened, to understand what is wrong.
    pub(super) diary: Option<String>,
}

/// Words by which a message would say that a capture was missed.
const TELLING: [&str; 4] = ["miss", "huff", "due", "offence"];

impl Checker {
    pub(super) fn new(disk: &Arc<Mutex<Disk>>, keeps_diary: bool) -> Checker {
        Checker {
            disk: Arc::clone(disk),
            begun: Instant::now(),
            intents: Vec::new(),
            here: Here::new(),
            trace: 0xcbf2_9ce4_8422_2325,
            fault: None,
            acknowledged: 0,
            told: 0,
            diary: keeps_diary.then(String::new),
        }
    }

    pub(super) fn wrong(&mut self, what: impl Into<String>) {
        if self.fault.is_none() {
            let at = self.begun.elapsed().as_millis();
            self.fault = Some(format!("at {at} ms: {}", what.into()));
        }
    }

    /// Something happened. Ids are random and no part of it.
    pub(super) fn note(&mut self, who: usize, what: &str) {
        let at = self.begun.elapsed().as_millis();
        let bytes = at.to_le_bytes().into_iter().chain((who as u64).to_le_bytes());
        for byte in bytes.chain(what.bytes()) {
            self.trace = (self.trace ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        if let Some(diary) = &mut self.diary {
            let _ = writeln!(diary, "{at:>8} {who:>3} {what}");
        }
    }

    pub(super) fn intend(&mut self, intent: Intent) -> usize {
        self.intents.push(intent);
        self.intents.len() - 1
    }

    pub(super) fn came(&mut self, room: &KeptRoom, holder: Holder) {
        let key = (room.game.as_str().to_owned(), holder);
        self.here.entry(key).or_insert((0, Instant::now())).0 += 1;
    }

    pub(super) fn went(&mut self, room: &KeptRoom, holder: Holder) {
        let key = (room.game.as_str().to_owned(), holder);
        if let Some((count, _)) = self.here.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                self.here.remove(&key);
            }
        }
    }

    /// The room has said something: it is on its way, and cannot be taken back.
    /// Late is what nobody has read for a while.
    pub(super) fn said(
        &mut self,
        who: usize,
        room: &KeptRoom,
        plays: bool,
        is_late: bool,
        said: &FromRoom,
    ) {
        match said {
            FromRoom::Lines { from, lines } => self.said_lines(who, room, *from, lines),
            FromRoom::State { state } => self.said_state(who, plays, state),
            FromRoom::Saved { nonce, version } => self.said_saved(who, room, nonce, *version),
            FromRoom::Refused { nonce, why, detail } => {
                self.said_refused(who, nonce, *why, detail, is_late);
            }
            FromRoom::Pong | FromRoom::Bye { .. } => {}
        }
    }

    pub(super) fn said_lines(&mut self, who: usize, room: &KeptRoom, from: u32, lines: &[String]) {
        self.told += lines.len();
        let disk = Arc::clone(&self.disk);
        let disk = lock(&disk);
        let log = disk.files.games.get(room.game.as_str());
        for (place, line) in (from as usize..).zip(lines) {
            if line.starts_with("room next ") {
                self.note(who, "told of the next room");
            } else {
                self.note(who, line);
            }
            match log.and_then(|kept| kept.lines.get(place)) {
                Some(stored) if told(stored) == *line => {}
                stored => self.wrong(format!("{who} is told {line:?} at {place}: {stored:?}")),
            }
        }
    }

    fn said_state(&mut self, who: usize, plays: bool, state: &RoomState) {
        let RoomState { you, white, black, watchers, wish, next, is_closed, .. } = state;
        let text = format!(
            "state {you:?} {} {} {watchers} {wish:?} {} {is_closed}",
            white.is_here,
            black.is_here,
            next.is_some()
        );
        self.note(who, &text);
        if !plays && state.join.is_some() {
            self.wrong(format!("{who} only watches, and is told how to play"));
        }
    }

    /// How a room stands says nothing of captures. The names there are the
    /// simulation's own, and have none of these words.
    pub(super) fn tells_nothing(&mut self, who: usize, text: &str) {
        if let Some(word) = TELLING.iter().find(|word| text.contains(*word)) {
            self.wrong(format!("{who} is told {word:?}: {text}"));
        }
    }

    fn said_saved(&mut self, who: usize, room: &KeptRoom, nonce: &str, version: u32) {
        self.note(who, &format!("saved {nonce} {version}"));
        let disk = Arc::clone(&self.disk);
        let disk = lock(&disk);
        let number = nonce.strip_prefix('n').and_then(|number| number.parse::<usize>().ok());
        let Some(intent) = number.and_then(|number| self.intents.get(number)).cloned() else {
            return self.wrong(format!("{who}: {nonce} was acknowledged and never sent"));
        };
        let log = disk.files.games.get(room.game.as_str());
        let log = log.map(|kept| kept.lines.as_slice()).unwrap_or_default();
        let with = log.get(..version as usize).unwrap_or_default();
        // Its last lines are those that it brought about, if any.
        let place = (0..with.len()).rev().find(|&place| !follows(with, place));
        let stands =
            place.filter(|place| *place >= intent.seen as usize && intent.is_done_by(with, *place));
        let Some(place) = stands else {
            let last = with.last();
            return self.wrong(format!(
                "{who}: {intent:?} was acknowledged as {version} of {}, where {last:?} stands",
                log.len()
            ));
        };
        if intent.saved.is_some_and(|known| known != (place, version)) {
            return self.wrong(format!("{who}: {intent:?} was acknowledged again as {version}"));
        }
        let is_another = |(other, known): (usize, &Intent)| {
            // A copy of what was refused cannot be told from the same done later.
            let are_alike =
                (known.was_refused || intent.was_refused) && known.meant == intent.meant;
            Some(other) != number
                && !are_alike
                && known.game == intent.game
                && known.saved.is_some_and(|(taken, _)| taken == place)
        };
        if let Some((other, _)) = self.intents.iter().enumerate().find(|pair| is_another(*pair)) {
            return self.wrong(format!("{nonce} and n{other} are the same line {place}"));
        }
        if intent.saved.is_none() {
            self.acknowledged += 1;
        }
        if let Some(intent) = number.and_then(|number| self.intents.get_mut(number)) {
            intent.saved = Some((place, version));
        }
    }

    fn said_refused(
        &mut self,
        who: usize,
        nonce: &str,
        why: RoomRefusal,
        detail: &str,
        is_late: bool,
    ) {
        self.note(who, &format!("refused {nonce} {why:?}"));
        let number = nonce.strip_prefix('n').and_then(|number| number.parse::<usize>().ok());
        let Some(intent) = number.and_then(|number| self.intents.get(number)).cloned() else {
            return;
        };
        if intent.saved.is_some() && why != RoomRefusal::NoSeat && !is_late {
            // Whoever repeats what was saved is told so again, whatever is the matter.
            self.wrong(format!("{who}: {intent:?} was saved, and is refused: {why:?} {detail}"));
        }
        if let Some(intent) = number.and_then(|number| self.intents.get_mut(number)) {
            intent.was_refused = true;
        }
        match why {
            RoomRefusal::Ahead => self.wrong(format!("{who} has seen lines that are gone")),
            RoomRefusal::Unreadable if !intent.is_odd => {
                self.wrong(format!("{who}: {intent:?} cannot be read"));
            }
            _ => {}
        }
        let is_told = |word: &str| detail.contains(word);
        if let Some(word) = TELLING.iter().find(|word| is_told(word)).filter(|_| !intent.is_claim) {
            let hides = |kept| hides_captures(kept, detail);
            if lock(&self.disk).files.games.get(&intent.game).is_some_and(hides) {
                self.wrong(format!("{who}: {intent:?} is refused with {word:?}: {detail}"));
            }
        }
    }

    /// Somebody was let win because his opponent stayed away.
    pub(super) fn claimed(&mut self, room: &KeptRoom, gone: Holder) {
        let key = (room.game.as_str().to_owned(), gone);
        if let Some((_, since)) = self.here.get(&key)
            && since.elapsed().as_secs() > 20
        {
            self.wrong("a game was claimed whose player is there");
        }
    }

    /// At the end: every log is one that can have happened, and all in it was
    /// wanted by him who did it.
    pub(super) fn check_logs(&mut self) {
        let disk = Arc::clone(&self.disk);
        let disk = lock(&disk);
        for room in &disk.files.rooms {
            let game = room.game.as_str();
            let Some(kept) = disk.files.games.get(game) else {
                self.wrong("a room without a game");
                continue;
            };
            match folded(kept) {
                Ok(table) if table.since(0) == told_all(&kept.lines) => {}
                Ok(_) => self.wrong("a log is not what its fold tells"),
                Err(error) => self.wrong(format!("a log cannot be folded: {error}")),
            }
            self.check_wanted(game, &kept.lines);
        }
    }

    fn check_wanted(&mut self, game: &str, log: &[String]) {
        let mut free: Vec<&Intent> =
            self.intents.iter().filter(|known| known.game == game).collect();
        let mut unwanted = None;
        for (place, line) in log.iter().enumerate() {
            if follows(log, place) || !is_done_by_a_player(line) {
                continue;
            }
            let exactly = |known: &&Intent| known.saved.is_some_and(|(taken, _)| taken == place);
            let perhaps = |known: &&Intent| {
                known.saved.is_none()
                    && known.seen as usize <= place
                    && known.is_done_by(log, place)
            };
            // Of two alike that led to it, one of which was refused first, the other did it.
            let did_it = |known: &&Intent| exactly(known) && !known.was_refused;
            let found = free.iter().position(did_it);
            let found = found.or_else(|| free.iter().position(exactly));
            let found = found.or_else(|| free.iter().position(perhaps));
            match found {
                Some(found) => drop(free.remove(found)),
                // Whoever sits down may say what he is called.
                None if line.starts_with("room name ") => {}
                None => unwanted = Some(format!("nobody wanted {line:?} at {place}")),
            }
        }
        let is_lost = |known: &&&Intent| known.saved.is_some() && !known.was_refused;
        let lost = free.iter().find(is_lost);
        let lost = lost.map(|lost| format!("{lost:?} was acknowledged and is lost"));
        if let Some(fault) = unwanted.or(lost) {
            self.wrong(fault);
        }
    }
}

/// Whether nobody may be told of a capture where something was refused with these
/// words: the rules know offences, and the opponent has not demanded it himself.
fn hides_captures(kept: &Kept, detail: &str) -> bool {
    let entry = detail.strip_prefix("entry ").and_then(|rest| rest.split(' ').next());
    let place = entry.and_then(|entry| entry.parse().ok()).unwrap_or(kept.lines.len());
    let before = kept.lines.iter().take(place).cloned().collect();
    let Ok(table) = folded(&Kept { lines: before, ..kept.clone() }) else {
        return true;
    };
    let game = &table.game().game;
    let mut acts = game.events().iter().rev().filter_map(|event| match event {
        Event::Did { action: action @ (Action::Move(_) | Action::DemandCapture), .. } => {
            Some(action)
        }
        _ => None,
    });
    let is_demanded = acts.next() == Some(&Action::DemandCapture);
    game.rules().enforcement.knows_offences() && !is_demanded
}

/// A table as the log makes it.
pub(super) fn folded(kept: &Kept) -> Result<Table, String> {
    let header = damier_api::read_header(&kept.header).ok_or("no header")?;
    let mut table = Table::begin(header).map_err(|error| error.to_string())?;
    for line in &kept.lines {
        table.fold(line).map_err(|error| error.to_string())?;
    }
    Ok(table)
}

/// A line as everybody is told it.
pub(super) fn told(line: &str) -> String {
    match RoomLine::parse(line).filter(|_| line.starts_with("room seat ")) {
        Some(said) => said.told().to_string(),
        None => line.to_owned(),
    }
}

pub(super) fn told_all(lines: &[String]) -> Vec<String> {
    lines.iter().map(|line| told(line)).collect()
}

fn is_done_by_a_player(line: &str) -> bool {
    let by_the_room = ["room seat ", "room next ", "room close"];
    !by_the_room.iter().any(|beginning| line.starts_with(beginning))
}

/// Whether a line only follows from the one before it: nobody did it by itself.
fn follows(log: &[String], place: usize) -> bool {
    let line = &log[place];
    let before = place.checked_sub(1).map(|before| log[before].as_str());
    let gone = before.and_then(|before| before.strip_prefix("room left "));
    line == "undo"
        || line.starts_with("over ")
        || line.starts_with("room next ")
        || gone.is_some_and(|gone| *line == format!("{gone} resign"))
}
