//! A room as a client of ours plays in it: for both sides, an action at a time.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use crate::live::{Http, Reply, Socket, has_field, quoted, text};

/// How long a client waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Kings that go to and fro, by rules that end no game unless somebody asks.
const RULES: &str = "jumbo-fr/touch-free";
const START: &str = "W:WK48:BK3";
const MOVES: [&str; 4] = ["white 48-42", "black 3-8", "white 42-48", "black 8-3"];
/// Both sit down before anything else happens.
const SEATS: [&str; 2] = ["room seat white", "room seat black"];

#[derive(Clone, Debug, Default)]
pub(crate) struct Room {
    key: String,
    /// Of White and of Black.
    cookies: [String; 2],
}

/// What is in this place of the log. Moves come again and again; a name that
/// somebody takes is found nowhere else.
pub(crate) fn line(place: usize, salt: u64) -> String {
    let Some(played) = place.checked_sub(SEATS.len()) else {
        return SEATS[place].to_owned();
    };
    match MOVES.get(played % (MOVES.len() + 1)) {
        Some(line) => (*line).to_owned(),
        None => format!("room name white {} {}", place + 1, salt % 1_000_000_000),
    }
}

/// Whether a line is found in one place only.
pub(crate) fn is_unique(line: &str) -> bool {
    line.starts_with("room name ")
}

impl Room {
    /// Opens it; White has sat down then.
    pub(crate) fn open(&mut self, http: &mut Http) -> io::Result<Reply> {
        let rules = quoted(RULES);
        let start = quoted(START);
        let body =
            format!("{{\"header\":{{\"rules\":{rules},\"start\":{start}}},\"color\":\"white\"}}");
        let reply = http.post("/api/v1/rooms", &body)?;
        if let (201, Some(cookie)) = (reply.status, &reply.cookie) {
            self.cookies[0].clone_from(cookie);
            self.key = text(&reply.body, "key").unwrap_or_default();
        }
        Ok(reply)
    }

    /// Has a line happen: somebody sits down, or does something.
    pub(crate) fn act(&mut self, ways: &mut Ways, seen: usize, line: &str) -> io::Result<Reply> {
        if line == SEATS[1] {
            return self.sit(&mut ways.http);
        }
        let (who, action) = match line.strip_prefix("room name ") {
            Some(named) => (named, format!("name {}", named.trim_start_matches("white "))),
            None => (line, line.split_once(' ').unwrap_or_default().1.to_owned()),
        };
        let side = usize::from(!who.starts_with("white "));
        let cookie = &self.cookies[side];
        let action = quoted(&action);
        let body = format!("\"nonce\":\"{seen}\",\"seen\":{seen},\"action\":{action}}}");
        match &mut ways.sockets {
            Some(sockets) => sockets.ask(&self.path(), side, cookie, seen, &body),
            None => {
                let path = format!("{}/actions", self.path());
                ways.http.post_as(cookie, &path, &format!("{{{body}"))
            }
        }
    }

    /// Takes the other seat, and the same one again if the answer was lost. As a
    /// browser does, he first opens the room, and from then on he is the same
    /// person: by the cookie that he is given there.
    fn sit(&mut self, http: &mut Http) -> io::Result<Reply> {
        if self.cookies[1].is_empty() {
            let opened = http.get(&self.path())?;
            if opened.status != 200 {
                return Ok(opened);
            }
            self.cookies[1] = opened.cookie.unwrap_or_default();
        }
        let path = format!("{}/seat", self.path());
        let reply = match self.cookies[1].as_str() {
            "" => http.post(&path, "{}")?,
            cookie => http.post_as(cookie, &path, "{}")?,
        };
        if let (200, Some(cookie)) = (reply.status, &reply.cookie) {
            self.cookies[1].clone_from(cookie);
        }
        Ok(reply)
    }

    /// Whether an answer only says that we have the seat ourselves: who was given
    /// no cookie and lost the answer cannot prove that he sat down. Nobody else
    /// knows of the room.
    pub(crate) fn is_own_seat(&self, reply: &Reply) -> bool {
        reply.status == 409 && self.cookies[1].is_empty()
    }

    pub(crate) fn path(&self) -> String {
        format!("/api/v1/rooms/{}", self.key)
    }
}

/// How a client reaches the server.
#[derive(Debug)]
pub(crate) struct Ways {
    pub(crate) http: Http,
    /// What is done in rooms goes by these, if there are any.
    sockets: Option<Sockets>,
}

impl Ways {
    pub(crate) fn new(server: SocketAddr, by_socket: bool) -> Ways {
        let sockets =
            by_socket.then(|| Sockets { server, path: String::new(), open: [None, None] });
        Ways { http: Http::new(server), sockets }
    }
}

/// The sockets of both players into the room that is played in.
#[derive(Debug)]
struct Sockets {
    server: SocketAddr,
    path: String,
    open: [Option<Socket>; 2],
}

impl Sockets {
    /// Has something done in a room by one of them. What else is said there meanwhile is
    /// read by nobody: the log is looked at afterwards.
    fn ask(
        &mut self,
        path: &str,
        side: usize,
        cookie: &str,
        nonce: usize,
        body: &str,
    ) -> io::Result<Reply> {
        if self.path != path {
            (self.path, self.open) = (path.to_owned(), [None, None]);
        }
        let socket = match &mut self.open[side] {
            Some(socket) => socket,
            closed => {
                let path = format!("{path}/socket?since={}", u32::MAX);
                closed.insert(Socket::open(self.server, &path, cookie, PATIENCE)?)
            }
        };
        socket.say(&format!("{{\"say\":\"do\",{body}"))?;
        let ours = format!("\"nonce\":\"{nonce}\"");
        loop {
            let said = socket.hear()?;
            if said.contains(&ours) {
                return Ok(Reply { status: 200, body: said, cookie: None });
            }
        }
    }
}

/// Whether a room did what it was asked: `None` if it cannot for the time being,
/// and wants to be asked again.
pub(crate) fn has_done(reply: &Reply) -> Option<bool> {
    let is_passing = ["\"why\":\"busy\"", "\"why\":\"not_saved\""];
    if reply.status == 200 && is_passing.iter().any(|why| reply.body.contains(why)) {
        return None;
    }
    Some(reply.status == 200 && !has_field(&reply.body, "why"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_follow_one_another() {
        let lines: Vec<String> = (0..8).map(|place| line(place, 5)).collect();
        assert_eq!(lines[..3], ["room seat white", "room seat black", "white 48-42"]);
        assert_eq!(lines[6..], ["room name white 7 5", "white 48-42"]);
        assert!(is_unique(&lines[6]) && !is_unique(&lines[1]));
    }

    #[test]
    fn a_seat_is_refused_to_its_holder_only_if_he_cannot_prove_it() {
        let taken = |status| Reply { status, body: String::new(), cookie: None };
        let mut room = Room::default();
        assert!(room.is_own_seat(&taken(409)) && !room.is_own_seat(&taken(404)));
        room.cookies[1] = "damier-seat=1".to_owned();
        assert!(!room.is_own_seat(&taken(409)));
    }

    #[test]
    fn answers_of_a_room_are_told_apart() {
        let reply = |status, body: &str| Reply { status, body: body.to_owned(), cookie: None };
        assert_eq!(has_done(&reply(200, r#"{"say":"saved","version":3}"#)), Some(true));
        assert_eq!(has_done(&reply(200, r#"{"say":"refused","why":"busy"}"#)), None);
        assert_eq!(has_done(&reply(200, r#"{"say":"refused","why":"no_seat"}"#)), Some(false));
        assert_eq!(has_done(&reply(404, "{}")), Some(false));
    }
}
