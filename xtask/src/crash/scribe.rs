//! One client that writes line after line into one game, and can be asked
//! after each what was answered.

use std::io;
use std::net::SocketAddr;
use std::thread;
use std::time::{Duration, Instant};

use super::ledger::{Findings, Game};
use super::load::check_game;
use crate::live::{Http, Random, game_body, lines_body};

const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub(crate) struct Scribe {
    http: Http,
    game: Game,
    /// What was acknowledged.
    tally: Findings,
}

impl Scribe {
    pub(crate) fn begin(server: SocketAddr, random: &mut Random) -> Result<Scribe, String> {
        let http = Http::new(server).with_patience(PATIENCE);
        let game = Game::new(random.game_id(), random.next());
        let mut scribe = Scribe { http, game, tally: Findings::default() };
        let body = game_body(&scribe.game.id, "jumbo", None);
        let reply = scribe.http.post("/api/v1/games", &body).map_err(|error| error.to_string())?;
        scribe.game.created = reply.status == 201;
        match scribe.game.created {
            true => Ok(scribe),
            false => Err(format!("no game: {} {}", reply.status, reply.body)),
        }
    }

    /// The server has been started again.
    pub(crate) fn move_to(&mut self, server: SocketAddr) {
        self.http = Http::new(server).with_patience(PATIENCE);
    }

    pub(crate) fn path(&self) -> String {
        format!("/api/v1/games/{}", self.game.id)
    }

    /// Sends the next line, or the last one again if it was not acknowledged.
    pub(crate) fn add(&mut self) -> io::Result<u16> {
        if self.game.tries.is_empty() {
            self.game.tries.push(1);
        }
        let seen = self.game.acknowledged;
        let body = lines_body(seen, &self.game.lines(seen, 1));
        let reply = self.http.post(&format!("{}/entries", self.path()), &body)?;
        if reply.status == 200 {
            self.game.acknowledge(&mut self.tally);
        }
        Ok(reply.status)
    }

    /// The same, with what happened in words.
    pub(crate) fn try_add(&mut self) -> String {
        self.add().map_or_else(|error| error.to_string(), |status| status.to_string())
    }

    /// Adds until an answer is this status; what was answered last if that
    /// takes too long.
    pub(crate) fn add_until(&mut self, status: u16, patience: Duration) -> Result<(), String> {
        let begin = Instant::now();
        loop {
            let last = self.try_add();
            if last == status.to_string() {
                return Ok(());
            }
            if begin.elapsed() > patience {
                return Err(last);
            }
            if last != "200" {
                thread::sleep(Duration::from_millis(50));
            }
        }
    }

    pub(crate) fn get(&mut self, path: &str) -> String {
        match self.http.get(path) {
            Ok(reply) => reply.status.to_string(),
            Err(error) => error.to_string(),
        }
    }

    /// What is wrong with the game, and how much of it was acknowledged.
    pub(crate) fn check(&mut self) -> Findings {
        let mut findings = check_game(&mut self.game, &mut self.http);
        findings += self.tally.clone();
        findings
    }

    /// So many lines are stored, be they acknowledged or not.
    pub(crate) fn stored(&mut self) -> Option<usize> {
        let reply = self.http.get(&self.path()).ok()?;
        crate::live::strings(&reply.body, "entries").map(|lines| lines.len())
    }

    pub(crate) fn acknowledged(&self) -> usize {
        self.game.acknowledged
    }
}
