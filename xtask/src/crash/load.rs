//! Clients that write as fast as they are answered, and remember everything.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::ledger::{Findings, Game};
use crate::live::{Http, Random, Reply, game_body, has_field, lines_body, strings};

/// A game that is longer than this is followed by the next one.
const LONG: usize = 90;
const MOST_AT_ONCE: usize = 4;

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
    random: Random,
    games: Vec<Game>,
    /// The first game that has been written to since the last check.
    unchecked: usize,
    tally: Findings,
    /// Answers that said no for the time being: busy, disk full, stopped.
    pub(crate) turned_away: usize,
}

pub(crate) fn players(count: usize, manner: Manner, random: &mut Random) -> Vec<Player> {
    let player = |_| Player {
        manner,
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
        let mut http = Http::new(server);
        while !stop.load(Ordering::Acquire) {
            // The server is gone, or as good as.
            if self.write(&mut http).is_none() {
                return;
            }
        }
    }

    /// One request: a new game, or an addition to the last one.
    fn write(&mut self, http: &mut Http) -> Option<()> {
        let is_done = |game: &Game| game.given_up || game.acknowledged >= LONG;
        if self.games.last().is_none_or(is_done) {
            let game = Game::new(self.random.game_id(), self.random.next());
            self.games.push(game);
        }
        let place = self.games.len() - 1;
        match self.games[place].created {
            true => self.add(http, place),
            false => self.create(http, place),
        }
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
            self.tally.acknowledged += game.acknowledge();
        }
        http.post(&format!("/api/v1/games/{}/entries", game.id), &body).ok()
    }

    fn settle(&mut self, reply: &Reply, place: usize) {
        let game = &mut self.games[place];
        if reply.status == 200 || self.manner == Manner::Careless {
            self.tally.acknowledged += game.acknowledge();
        }
        if reply.status != 200 {
            self.refused(reply, place);
        }
    }

    fn refused(&mut self, reply: &Reply, place: usize) {
        match reply.status {
            503 | 507 => {
                self.turned_away += 1;
                thread::sleep(Duration::from_millis(20));
            }
            status => {
                self.games[place].given_up = true;
                if self.manner == Manner::Honest {
                    self.tally.refused += 1;
                    self.tally.note(format!("{status} {}", reply.body));
                }
            }
        }
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
    let reply = match read(http, &game.id) {
        Ok(reply) => reply,
        Err(error) => {
            lost.note(format!("{}: {error}", game.id));
            return lost;
        }
    };
    match (reply.status, strings(&reply.body, "entries")) {
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
fn read(http: &mut Http, id: &str) -> std::io::Result<Reply> {
    let begin = Instant::now();
    loop {
        let reply = http.get(&format!("/api/v1/games/{id}"))?;
        if reply.status != 503 || begin.elapsed() > Duration::from_secs(5) {
            return Ok(reply);
        }
        thread::sleep(Duration::from_millis(50));
    }
}
