//! A room as its players know it: opened, entered, read at the end.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail};
use damier_contract::{Color, CreateRoom, FromRoom, Header, Room, RoomAction, SeatTaken};

use crate::board::Hall;
use crate::net::{Http, address_of};
use crate::scripts::Script;
use crate::socket::{Socket, Way};

/// What the server does with a move.
#[derive(Copy, Clone, Debug, Eq, PartialEq, clap::ValueEnum)]
pub(crate) enum Kind {
    /// Sends it back.
    Bare,
    /// Sends it on.
    Relay,
    /// Referees it, stores it, and sends it on.
    Durable,
}

/// One who sits in it.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    pub(crate) cookie: Option<String>,
}

/// A room with both players.
#[derive(Clone, Debug)]
pub(crate) struct OpenRoom {
    /// The last part of its address.
    pub(crate) key: String,
    /// White's, and Black's.
    pub(crate) seats: [Seat; 2],
}

/// Opens a room and seats both.
pub(crate) async fn open(
    kind: Kind,
    http: &mut Http,
    rules: &str,
    number: usize,
) -> Result<OpenRoom> {
    if kind != Kind::Durable {
        let seat = || Seat { cookie: None };
        return Ok(OpenRoom { key: number.to_string(), seats: [seat(), seat()] });
    }
    let header = Header { rules: rules.to_owned(), ..Header::default() };
    let create = CreateRoom { header, color: Some(Color::White), name: None };
    let opened = http.ask("POST /api/v1/rooms", None, &serde_json::to_string(&create)?).await?;
    let SeatTaken { key, .. } = opened.json(201)?;
    let sat = http.ask(&format!("POST /api/v1/rooms/{key}/seat"), None, "{}").await?;
    let _: SeatTaken = sat.json(200)?;
    Ok(OpenRoom { key, seats: [Seat { cookie: opened.cookie }, Seat { cookie: sat.cookie }] })
}

/// As many moves as in a usual game, by those who are not in the room.
pub(crate) async fn begin(http: &mut Http, room: &OpenRoom, script: &Script) -> Result<()> {
    const MOVES: usize = 60;
    // Two lines say who sits where.
    for (seen, ply) in (2..).zip(script.plies.iter().take(MOVES)) {
        let seat = &room.seats[usize::from(!ply.is_white)];
        let action = RoomAction { nonce: String::new(), seen, action: ply.action.clone() };
        let request = format!("POST /api/v1/rooms/{}/actions", room.key);
        let reply =
            http.ask(&request, seat.cookie.as_deref(), &serde_json::to_string(&action)?).await?;
        let said: FromRoom = reply.json(200)?;
        if !matches!(said, FromRoom::Saved { .. }) {
            bail!("{said:?}");
        }
    }
    Ok(())
}

/// Enters a room by the address for those who watch. `buffer` is how much the
/// system keeps for one who reads slowly.
pub(crate) async fn look_in(
    hall: &Hall,
    http: &mut Http,
    key: &str,
    number: usize,
    buffer: Option<u32>,
) -> Result<Socket> {
    let key = read(http, key).await?.state.watch;
    let way = way(hall.kind, hall.server, &key, None, number, 0);
    Socket::open(&Way { buffer, ..way }).await
}

/// The room with its whole log.
pub(crate) async fn read(http: &mut Http, key: &str) -> Result<Room> {
    http.ask(&format!("GET /api/v1/rooms/{key}"), None, "").await?.json(200)
}

/// How many clients the server has let go because they read too slowly.
pub(crate) async fn cut_off(hall: &Hall) -> Result<u64> {
    const NAME: &str = "damier_room_clients_cut_off_total ";
    if hall.kind != Kind::Durable {
        return Ok(0);
    }
    let mut http = Http::new(hall.server, address_of(0, 1));
    let reply = http.ask("GET /metrics", None, "").await?;
    let text = String::from_utf8_lossy(&reply.body);
    let count = text.lines().find_map(|line| line.strip_prefix(NAME)?.parse().ok());
    count.with_context(|| format!("the server does not count whom it lets go: {text}"))
}

/// The way into a room from a line on. Two clients of one room come from two
/// addresses, if there are as many.
pub(crate) fn way(
    kind: Kind,
    server: SocketAddr,
    key: &str,
    cookie: Option<String>,
    number: usize,
    since: u32,
) -> Way {
    let path = match kind {
        Kind::Bare => "/echo".to_owned(),
        Kind::Relay => format!("/rooms/{key}/socket?since={since}"),
        Kind::Durable => format!("/api/v1/rooms/{key}/socket?since={since}"),
    };
    Way { server, from: address_of(number, 1), path, cookie, buffer: None }
}
