//! For whoever runs the server, at an address of its own: what is counted, and
//! rooms listed, closed and expired.

use std::net::SocketAddr;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{Path, Query, Request, State};
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
use crate::place::Place;
use crate::routes;
use crate::store::{GameId, ListedRoom};

/// So many rooms are listed, or expired at once.
const MOST: u32 = 10_000;
const DAY_MS: i64 = 86_400_000;

/// All that is answered there; `listen` is its address.
pub(crate) fn router(state: AppState, listen: SocketAddr) -> Router {
    let place = Place::new(listen, state.place.public_url().cloned(), Vec::new());
    Router::new()
        .route("/metrics", get(routes::metrics))
        .route("/rooms", get(list))
        .route("/rooms/{game}/close", post(close))
        .route("/rooms/expire", post(expire))
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

async fn list(State(app): State<AppState>) -> Result<Json<Value>, ApiError> {
    let rooms = app.rooms.list(MOST).await?;
    let row = |listed: ListedRoom| {
        json!({
            "game": listed.room.game.as_str(),
            "created_at": listed.created_at,
            "updated_at": listed.updated_at,
            "result": listed.result,
            "moves": listed.moves,
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
    Query(Expiry { days }): Query<Expiry>,
) -> Result<Json<Value>, ApiError> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
    let oldest = now - i64::from(days) * DAY_MS;
    let mut closed = 0;
    for listed in app.rooms.list(MOST).await? {
        if listed.updated_at < oldest && app.rooms.close(&listed.room.game).await? {
            closed += 1;
        }
    }
    Ok(Json(json!({ "closed": closed })))
}
