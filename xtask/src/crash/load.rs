//! Clients that write as fast as they are answered, and remember everything.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::ledger::{Findings, Game};
use super::room::{self, Ways};
use crate::live::{Http, Random, Reply, game_body, has_field, lines_body, strings};

/// A game that is longer than this is followed by the next one.
const LONG: usize = 90;
const MOST_AT_ONCE: usize = 4;
/// How long is waited for a server that is too busy to show a game. It keeps rooms in
/// use for a minute, and only so many: who reads more of them waits for those to go.
const PATIENCE: Duration = Duration::from_secs(5);
const PATIENCE_WITH_ROOMS: Duration = Duration::from_secs(120);
/// Of so many games one is saved line by line; the others are played in rooms.
const SAVED: usize = 4;

/// What a client takes for an acknowledgement.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Manner {
    Honest,
    /// Counts a line when it is sent. It must be seen to lose some.
    Eager,
    /// Counts a line when anything is answered, be it a refusal. So must this.
    Careless,
}

/// One client with its games, the last of which it is writing.
#[derive(Debug)]
pub(crate) struct Player {
    manner: Manner,
    /// What it does in rooms goes by WebSockets, not by requests.
    has_sockets: bool,
    random: Random,
    games: Vec<Game>,
    /// The first game that has been written to since the last check.
    unchecked: usize,
    tally: Findings,
    /// Answers that said no for the time being: busy, disk full, stopped.
    pub(crate) turned_away: usize,
}

pub(crate) fn players(count: usize, manner: Manner, random: &mut Random) -> Vec<Player> {
    let player = |number: usize| Player {
        manner,
        has_sockets: number.is_multiple_of(2),
        random: Random::new(random.next()),
        games: Vec::new(),
        unchecked: 0,
        tally: Findings::default(),
        turned_away: 0,
    };
    (0..count).map(player).collect()
}

/// Lets everybody play until `done` returns; it may kill the server.
pub(crate) fn play<T>(players: &mut [Player], server: SocketAddr, done: impl FnOnce() -> T) -> T {
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        for player in players.iter_mut() {
            scope.spawn(|| player.play(server, &stop));
        }
        let value = done();
        stop.store(true, Ordering::Release);
        value
    })
}

/// Which games are looked at.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Which {
    /// Those written to since the last look.
    Touched,
    All,
}

/// Reads games back and adds up what is wrong, and what was acknowledged since
/// the last time.
pub(crate) fn check(players: &mut [Player], server: SocketAddr, which: Which) -> Findings {
    thread::scope(|scope| {
        let check = |player| scope.spawn(move || Player::check(player, server, which));
        let checks: Vec<_> = players.iter_mut().map(check).collect();
        let mut sum = Findings::default();
        for check in checks {
            sum += check.join().unwrap_or_default();
        }
        sum
    })
}

impl Player {
    fn play(&mut self, server: SocketAddr, stop: &AtomicBool) {
        let mut ways = Ways::new(server, self.has_sockets);
        while !stop.load(Ordering::Acquire) {
            // The server is gone, or as good as.
            if self.write(&mut ways).is_none() {
                return;
            }
        }
    }

    /// One request: a new game, or an addition to the last one.
    fn write(&mut self, ways: &mut Ways) -> Option<()> {
        let is_done = |game: &Game| game.given_up || game.acknowledged >= LONG;
        if self.games.last().is_none_or(is_done) {
            let game = Game::new(self.random.game_id(), self.random.next());
            let is_saved = self.random.below(SAVED) == 0;
            self.games.push(if is_saved { game } else { game.in_room() });
        }
        let place = self.games.len() - 1;
        let game = &self.games[place];
        match (game.created, game.room.is_some()) {
            (false, false) => self.create(&mut ways.http, place),
            (true, false) => self.add(&mut ways.http, place),
            (false, true) => self.open(&mut ways.http, place),
            (true, true) => self.act(ways, place),
        }
    }

    /// Opens a room; if the answer is lost, so is the way in, and another is opened.
    fn open(&mut self, http: &mut Http, place: usize) -> Option<()> {
        let game = &mut self.games[place];
        let opened = game.room.as_mut()?.open(http);
        let Ok(reply) = opened else {
            game.given_up = true;
            return None;
        };
        if reply.status != 201 {
            self.refused(&reply, place);
            return Some(());
        }
        game.created = true;
        game.tries = vec![1];
        game.acknowledge(&mut self.tally);
        Some(())
    }

    /// One action in a room, the same again until it is answered.
    fn act(&mut self, ways: &mut Ways, place: usize) -> Option<()> {
        let game = &mut self.games[place];
        let seen = game.acknowledged;
        game.tries = vec![1];
        let line = game.line(seen);
        if self.manner == Manner::Eager {
            game.acknowledge(&mut self.tally);
        }
        let reply = game.room.as_mut()?.act(ways, seen, &line).ok()?;
        let has_done = room::has_done(&reply);
        if has_done == Some(true) || self.manner == Manner::Careless {
            game.acknowledge(&mut self.tally);
        }
        match has_done {
            Some(true) => {}
            Some(false) if self.has_own_seat(&reply, place) => self.games[place].given_up = true,
            Some(false) => self.refused(&reply, place),
            None => self.turn_away(),
        }
        Some(())
    }

    fn has_own_seat(&self, reply: &Reply, place: usize) -> bool {
        self.games[place].room.as_ref().is_some_and(|room| room.is_own_seat(reply))
    }

    fn create(&mut self, http: &mut Http, place: usize) -> Option<()> {
        let game = &mut self.games[place];
        game.created = self.manner == Manner::Eager;
        let reply = http.post("/api/v1/games", &game_body(&game.id, "jumbo", None)).ok()?;
        if reply.status == 201 || self.manner == Manner::Careless {
            game.created = true;
            return Some(());
        }
        self.refused(&reply, place);
        Some(())
    }

    /// Adds lines; those whose answer was lost first, and often with more behind
    /// them, as a page does whose player went on meanwhile.
    fn add(&mut self, http: &mut Http, place: usize) -> Option<()> {
        let game = &mut self.games[place];
        let known = game.in_flight();
        let more = match known {
            0 => 1 + self.random.below(MOST_AT_ONCE),
            _ => self.random.below(2),
        };
        if more > 0 {
            game.tries.push(known + more);
        }
        let reply = self.send(http, place)?;
        if reply.status == 409 && known > 0 && more > 0 && self.manner == Manner::Honest {
            // Not to be refused; but go on, to see whether anything is lost.
            self.games[place].tries.pop();
            self.tally.refused += 1;
            self.tally.note(format!("a repeat with one more line: {}", reply.body));
            let reply = self.send(http, place)?;
            self.settle(&reply, place);
            return Some(());
        }
        self.settle(&reply, place);
        Some(())
    }

    fn send(&mut self, http: &mut Http, place: usize) -> Option<Reply> {
        let game = &mut self.games[place];
        let seen = game.acknowledged;
        let body = lines_body(seen, &game.lines(seen, game.in_flight()));
        if self.manner == Manner::Eager {
            game.acknowledge(&mut self.tally);
        }
        http.post(&format!("/api/v1/games/{}/entries", game.id), &body).ok()
    }

    fn settle(&mut self, reply: &Reply, place: usize) {
        let game = &mut self.games[place];
        if reply.status == 200 || self.manner == Manner::Careless {
            game.acknowledge(&mut self.tally);
        }
        if reply.status != 200 {
            self.refused(reply, place);
        }
    }

    fn refused(&mut self, reply: &Reply, place: usize) {
        match reply.status {
            503 | 507 => self.turn_away(),
            status => {
                self.games[place].given_up = true;
                if self.manner == Manner::Honest {
                    self.tally.refused += 1;
                    self.tally.note(format!("{status} {}", reply.body));
                }
            }
        }
    }

    fn turn_away(&mut self) {
        self.turned_away += 1;
        thread::sleep(Duration::from_millis(20));
    }

    fn check(&mut self, server: SocketAddr, which: Which) -> Findings {
        let mut http = Http::new(server);
        let first = if which == Which::All { 0 } else { self.unchecked };
        let mut findings = std::mem::take(&mut self.tally);
        for game in self.games.iter_mut().skip(first).filter(|game| !game.told) {
            let found = check_game(game, &mut http);
            game.told = !found.are_clean();
            game.given_up |= game.told;
            findings += found;
        }
        self.unchecked = self.games.len().saturating_sub(1);
        findings
    }
}

pub(crate) fn check_game(game: &mut Game, http: &mut Http) -> Findings {
    let mut lost = Findings { lost: game.acknowledged.max(1), ..Findings::default() };
    if game.room.is_some() && !game.created {
        // Nobody knows its address.
        return Findings::default();
    }
    let (path, list, patience) = match &game.room {
        Some(room) => (room.path(), "lines", PATIENCE_WITH_ROOMS),
        None => (format!("/api/v1/games/{}", game.id), "entries", PATIENCE),
    };
    let reply = match read(http, &path, patience) {
        Ok(reply) => reply,
        Err(error) => {
            lost.note(format!("{}: {error}", game.id));
            return lost;
        }
    };
    match (reply.status, strings(&reply.body, list)) {
        (200, Some(stored)) => {
            let mut found = game.check(&stored);
            if has_field(&reply.body, "damaged") {
                found.partial += 1;
                found.note(format!("{}: damaged", game.id));
            }
            // It may have been created though nobody was told so.
            game.created = true;
            found
        }
        (404, _) if !game.created && game.acknowledged == 0 => Findings::default(),
        (status, _) => {
            lost.note(format!("{}: {status} {}", game.id, reply.body));
            lost
        }
    }
}

/// Reads a game, again and again for a while if the server is busy.
fn read(http: &mut Http, path: &str, patience: Duration) -> std::io::Result<Reply> {
    let begin = Instant::now();
    loop {
        let reply = http.get(path)?;
        if reply.status != 503 || begin.elapsed() > patience {
            return Ok(reply);
        }
        thread::sleep(Duration::from_millis(50));
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::TcpListener;

    use super::*;

    /// The server has no place for one room more until others have not been used for
    /// a while: nothing is lost by that.
    #[test]
    fn a_room_that_has_to_wait_for_its_place_is_not_lost() {
        let server = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = server.local_addr().expect("its address");
        let free = Instant::now() + PATIENCE + Duration::from_secs(1);
        thread::spawn(move || {
            for mut stream in server.incoming().map_while(Result::ok) {
                let _ = stream.read(&mut [0; 4096]);
                let (status, body) = match Instant::now() < free {
                    true => ("503 Busy", "{}"),
                    false => ("200 OK", r#"{"lines":["room seat white"]}"#),
                };
                let length = body.len();
                let head = format!("HTTP/1.1 {status}\r\nConnection: close\r\n");
                let _ = write!(stream, "{head}Content-Length: {length}\r\n\r\n{body}");
            }
        });
        let mut game = Game::new("room".to_owned(), 7).in_room();
        (game.created, game.tries) = (true, vec![1]);
        game.acknowledge(&mut Findings::default());
        assert!(check_game(&mut game, &mut Http::new(address)).are_clean());
    }
}
