//! For whoever runs the server, at an address of its own: what is counted, and
//! rooms listed, closed and expired. The former is for programs that watch, wherever
//! they run; the latter for the machine itself, because nobody is asked for a password.

use std::net::SocketAddr;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::AppState;
use crate::error::ApiError;
use crate::guard::is_called_by_name;
use crate::log::say_about;
use crate::place::Place;
use crate::rooms::Rooms;
use crate::routes;
use crate::store::{GameId, ListedRoom, RoomsWanted};

/// So many rooms are listed, or expired at once.
const MOST: u32 = 10_000;
const DAY_MS: i64 = 86_400_000;

/// All that is answered there; `listen` is its address. Whoever serves it says who
/// connected.
pub(crate) fn router(state: AppState, listen: SocketAddr) -> Router {
    let place = Place::new(listen, state.place.public_url().cloned(), Vec::new());
    let rooms = Router::new()
        .route("/rooms", get(list))
        .route("/rooms/{game}/close", post(close))
        .route("/rooms/expire", post(expire))
        .layer(middleware::from_fn_with_state(place.clone(), only_from_here));
    Router::new()
        .route("/metrics", get(routes::metrics))
        // Here it is answered until the end, where people come no longer.
        .route("/readyz", get(routes::ready))
        .merge(rooms)
        .fallback(|| async { ApiError::NoSuchPath })
        .layer(middleware::from_fn_with_state(place, no_pages))
        .with_state(state)
}

/// No page in a browser may ask here, whoever wrote it: also none that gave its own
/// name our address. Over plain HTTP a browser may send nothing else that tells it.
async fn no_pages(State(place): State<Place>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    if !is_called_by_name(&place, headers) {
        return ApiError::ForeignHost.into_response();
    }
    if headers.contains_key(header::ORIGIN) || headers.contains_key("sec-fetch-site") {
        return ApiError::ForeignOrigin.into_response();
    }
    next.run(request).await
}

/// An address that others reach gives nobody elsewhere power over rooms.
async fn only_from_here(
    State(place): State<Place>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if !place.client(peer.ip(), request.uri(), request.headers()).is_local {
        return ApiError::OnlyForTheOperator.into_response();
    }
    next.run(request).await
}

/// Which rooms are listed: those in which a game goes on, unless all are wanted.
#[derive(Debug, Deserialize)]
struct Listing {
    #[serde(default)]
    all: bool,
}

async fn list(
    State(app): State<AppState>,
    listing: Result<Query<Listing>, QueryRejection>,
) -> Result<Json<Value>, ApiError> {
    let Query(Listing { all }) = listing.map_err(|query| unreadable(&query))?;
    let wanted = if all { RoomsWanted::All } else { RoomsWanted::Open };
    let rooms = app.rooms.list(wanted, MOST).await?;
    let state = |listed: &ListedRoom| match listed.result.as_str() {
        _ if listed.is_closed => "closed",
        "*" => "open",
        _ => "finished",
    };
    let row = |listed: ListedRoom| {
        json!({
            "game": listed.room.game.as_str(),
            "created_at": listed.created_at,
            "updated_at": listed.updated_at,
            "result": listed.result,
            "moves": listed.moves,
            "state": state(&listed),
        })
    };
    Ok(Json(json!({ "rooms": rooms.into_iter().map(row).collect::<Vec<_>>() })))
}

async fn close(
    State(app): State<AppState>,
    Path(game): Path<String>,
) -> Result<StatusCode, ApiError> {
    let game = GameId::parse(&game).ok_or(ApiError::NoSuchRoom)?;
    app.rooms.close(&game).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize)]
struct Expiry {
    /// Rooms in which nothing happened for so many days.
    days: u32,
}

/// Closes rooms that nobody has used for long. Their games stay on disk.
async fn expire(
    State(app): State<AppState>,
    expiry: Result<Query<Expiry>, QueryRejection>,
) -> Result<Json<Value>, ApiError> {
    let Query(Expiry { days }) = expiry.map_err(|query| unreadable(&query))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
    let oldest = now - i64::from(days) * DAY_MS;
    let closed = close_unused(&app.rooms, oldest, MOST).await?;
    Ok(Json(json!({ "closed": closed })))
}

/// Closes rooms that nobody has used since, those unused for longest first; returns
/// how many.
async fn close_unused(rooms: &Rooms, since: i64, at_once: u32) -> Result<u32, ApiError> {
    let mut closed = 0;
    loop {
        let before = closed;
        for ListedRoom { room, .. } in rooms.list(RoomsWanted::UnusedSince(since), at_once).await? {
            match rooms.close(&room.game).await {
                Ok(is_new) => closed += u32::from(is_new),
                // The others are none the worse.
                Err(error) => say_about(
                    vec![("game", room.game.to_string())],
                    format_args!("a room cannot be closed: {error:?}"),
                ),
            }
        }
        // What was closed is not listed again.
        if closed == before {
            return Ok(closed);
        }
    }
}

fn unreadable(query: &QueryRejection) -> ApiError {
    ApiError::BadRequest(query.body_text())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use axum::body::Body;
    use damier_contract::Header;
    use damier_rules::Color;
    use tower_service::Service as _;

    use super::*;
    use crate::store::{KeptRoom, SqliteStore};

    fn now() -> i64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(now.as_millis()).expect("a time")
    }

    async fn open(rooms: &Rooms) -> KeptRoom {
        let header = Header { rules: "jumbo".into(), ..Header::default() };
        let room = rooms.open(header, Color::White, [1; 32], None).await.expect("a room");
        tokio::time::sleep(Duration::from_millis(5)).await;
        room
    }

    fn new_folder() -> std::path::PathBuf {
        let name = GameId::random().expect("random numbers");
        let folder = std::env::temp_dir().join(format!("damier-admin-{name}"));
        std::fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    /// Anybody in the Wi-Fi reaches it, if it listens there.
    #[tokio::test]
    async fn from_elsewhere_only_what_is_counted_is_seen() {
        let folder = new_folder();
        let store = Arc::new(SqliteStore::open(&folder.join("games.db")).expect("a store"));
        let everywhere = SocketAddr::from(([0, 0, 0, 0], 9090));
        let mut router = router(AppState::new(store, Place::of(everywhere)), everywhere);
        let (here, elsewhere) = ([127, 0, 0, 1], [192, 168, 1, 7]);
        for (peer, host, forwarded, rooms) in [
            (here, "localhost:9090", None, 200),
            (elsewhere, "localhost:9090", None, 403),
            (elsewhere, "192.168.1.5:9090", None, 403),
            (here, "192.168.1.5:9090", None, 403),
            (here, "localhost:9090", Some("127.0.0.1"), 403),
        ] {
            for (method, path, status) in [
                ("GET", "/metrics", 200),
                ("GET", "/rooms", rooms),
                ("POST", "/rooms/expire?days=0", rooms),
                ("POST", "/rooms/0123456789ab/close", if rooms == 200 { 404 } else { rooms }),
            ] {
                let mut request = Request::builder().method(method).uri(path).header("host", host);
                if let Some(forwarded) = forwarded {
                    request = request.header("x-forwarded-for", forwarded);
                }
                let peer = ConnectInfo(SocketAddr::from((peer, 5000)));
                let request = request.extension(peer).body(Body::empty()).expect("a request");
                let answer = router.call(request).await.expect("an answer");
                assert_eq!(answer.status(), status, "{method} {path} {peer:?} {host}");
            }
        }
        let _ = std::fs::remove_dir_all(&folder);
    }

    /// However many are younger, and however few are looked at together.
    #[tokio::test]
    async fn rooms_unused_for_long_are_closed_and_no_others() {
        let folder = new_folder();
        let store = Arc::new(SqliteStore::open(&folder.join("games.db")).expect("a store"));
        let place = Place::of(([127, 0, 0, 1], 7777).into());
        let rooms = AppState::new(store, place).rooms;
        let old = [open(&rooms).await, open(&rooms).await, open(&rooms).await];
        let since = now();
        tokio::time::sleep(Duration::from_millis(5)).await;
        let young = [open(&rooms).await, open(&rooms).await];
        assert_eq!(close_unused(&rooms, since, 1).await.expect("done"), 3);
        assert_eq!(close_unused(&rooms, since, 1).await.expect("done"), 0, "closed once");
        let listed = rooms.list(RoomsWanted::Open, 100).await.expect("a list");
        let games: Vec<GameId> = listed.into_iter().map(|listed| listed.room.game).collect();
        assert_eq!(games, [young[1].game.clone(), young[0].game.clone()], "the youngest first");
        let all = rooms.list(RoomsWanted::All, 100).await.expect("a list");
        for listed in all {
            assert_eq!(listed.is_closed, old.contains(&listed.room), "{listed:?}");
        }
        let _ = std::fs::remove_dir_all(&folder);
    }
}
