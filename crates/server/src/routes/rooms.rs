//! Rooms: opened, found, entered, and played in.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use damier_contract::{CreateRoom, MoveSeat, RoomAction, SeatCode, SeatTaken, TakeSeat};
use damier_rules::Color;
use serde::Deserialize;

use super::Route;
use crate::AppState;
use crate::door;
use crate::error::ApiError;
use crate::household::{CODE_LASTS, Caller, Cookie, Token};
use crate::place::Client;
use crate::qr;
use crate::rooms::{self, Guest, Invited};
use crate::store::KeptRoom;

const LONGEST_BODY: usize = 64 << 10;
const LONGEST_NONCE: usize = 40;
/// How long an answer waits for something to happen.
const LONGEST_WAIT: Duration = Duration::from_secs(25);

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::new(Method::POST, "/api/v1/rooms", post(open)),
        Route::new(Method::GET, "/api/v1/rooms/{key}", get(read)),
        Route::new(Method::GET, "/api/v1/rooms/{key}/socket", get(enter)),
        Route::new(Method::POST, "/api/v1/rooms/{key}/actions", post(act)),
        Route::new(Method::POST, "/api/v1/rooms/{key}/seat", post(sit)),
        Route::new(Method::POST, "/api/v1/rooms/{key}/seat/code", post(give_code)),
        Route::new(Method::POST, "/api/v1/seats", post(move_seat)),
        Route::new(Method::GET, "/api/v1/rooms/{key}/qr.svg", get(draw)),
    ]
}

#[derive(Debug, Default, Deserialize)]
struct Since {
    #[serde(default)]
    since: u32,
    #[serde(default)]
    wait: bool,
}

type SinceQuery = Result<Query<Since>, QueryRejection>;

fn since(query: SinceQuery) -> Result<Since, ApiError> {
    let Query(since) = query.map_err(|error| ApiError::BadRequest(error.body_text()))?;
    Ok(since)
}

/// The token by which a browser has its seats.
fn token(app: &AppState, client: Client, headers: &HeaderMap) -> Option<Token> {
    Cookie::Seat.read(&app.place, client.called, headers)
}

/// The same, or a new one.
fn some_token(app: &AppState, client: Client, headers: &HeaderMap) -> Result<Token, ApiError> {
    token(app, client, headers).map_or_else(|| Token::random().map_err(|_| ApiError::Internal), Ok)
}

fn holder(token: &Token) -> rooms::Holder {
    token.hash("seat")
}

/// The room of an address, and who asks.
async fn found(
    app: &AppState,
    client: Client,
    key: &str,
    headers: &HeaderMap,
) -> Result<(KeptRoom, Guest), ApiError> {
    let counted = app.rooms.limits().count_question(client.address);
    if !client.is_local {
        counted.map_err(slow_down)?;
    }
    let (room, invited) = app.rooms.find(key).await?;
    Ok((room, Guest { holder: token(app, client, headers).as_ref().map(holder), invited }))
}

fn slow_down(wait: Duration) -> ApiError {
    ApiError::SlowDown { seconds: u32::try_from(wait.as_secs() + 1).unwrap_or(u32::MAX) }
}

/// An answer with the cookie that has the seat.
fn seated(app: &AppState, caller: &Caller, token: &Token, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    let cookie = Cookie::Seat.set(&app.place, caller.called, token);
    response.headers_mut().extend(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    response
}

async fn open(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    let CreateRoom { header, color, name } = app.incoming.json(body, LONGEST_BODY).await?;
    if !client.is_local {
        app.rooms.limits().count_room(client.address).map_err(slow_down)?;
    }
    let token = some_token(&app, client, &headers)?;
    let color = match color {
        Some(color) => color.into(),
        None => lot()?,
    };
    let room = app.rooms.open(header, color, holder(&token), name.as_deref()).await?;
    let taken = SeatTaken { key: room.join.as_str().to_owned(), color: color.into() };
    Ok(seated(&app, &caller, &token, (StatusCode::CREATED, Json(taken))))
}

fn lot() -> Result<Color, ApiError> {
    let number = getrandom::u32().map_err(|_| ApiError::Internal)?;
    Ok(if number % 2 == 0 { Color::White } else { Color::Black })
}

/// Whoever may sit down here is given the cookie before he does: should the answer to
/// that get lost, he is known when he asks again.
async fn read(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Extension(client): Extension<Client>,
    Path(key): Path<String>,
    query: SinceQuery,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Since { since, wait } = since(query)?;
    let (room, guest) = found(&app, client, &key, &headers).await?;
    if wait {
        wait_for_news(&app, client, &room, guest, since).await?;
    }
    let answer = app.outgoing.json(&app.rooms.read(&room, guest, since).await?)?;
    if guest.holder.is_some() || guest.invited == Invited::ToWatch {
        return Ok(answer);
    }
    Ok(seated(&app, &caller, &some_token(&app, client, &headers)?, answer))
}

/// Waits in the room until something is said there that is new to him who asks.
async fn wait_for_news(
    app: &AppState,
    client: Client,
    room: &KeptRoom,
    guest: Guest,
    since: u32,
) -> Result<(), ApiError> {
    let _counted = app.rooms.limits().admit(client.address).ok_or(ApiError::Busy)?;
    let mut joined = app.rooms.join(room, guest, since).await?;
    let mut stopping = app.rooms.stopping();
    let news = async {
        // First the lines, then how the room stands: both are known if there is
        // no line among them.
        let lines = joined.said.recv().await;
        let are_new = lines.is_some_and(|lines| !lines.as_str().contains(r#""lines":[]"#));
        joined.said.recv().await;
        if !are_new {
            joined.said.recv().await;
        }
    };
    tokio::select! {
        () = news => {}
        () = tokio::time::sleep(LONGEST_WAIT) => {}
        _ = stopping.wait_for(|stops| *stops) => {}
    }
    joined.leave(false).await;
    Ok(())
}

async fn enter(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    guest_of_door: Option<Extension<Arc<door::Guest>>>,
    Path(key): Path<String>,
    query: SinceQuery,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let Since { since, .. } = since(query)?;
    // A page of another site could speak in our visitor's name, and what a socket
    // answers is not kept from it. Programs that are no browsers send no origin.
    if headers.contains_key(header::ORIGIN) && !crate::guard::is_own_page(&app.place, &headers) {
        return Err(ApiError::ForeignOrigin);
    }
    let (room, guest) = found(&app, client, &key, &headers).await?;
    let upgrade = upgrade.map_err(|_| ApiError::NoSocket)?;
    let counted = app.rooms.limits().admit(client.address).ok_or(ApiError::Busy)?;
    // The door counts it for as long as the socket is open: both share the files
    // that the system grants.
    let stays = guest_of_door.map(|Extension(guest)| guest.stay());
    let joined = app.rooms.join(&room, guest, since).await?;
    let stopping = app.rooms.stopping();
    Ok(rooms::opened(upgrade).on_upgrade(move |socket| async move {
        rooms::attend(socket, joined, counted, stopping).await;
        drop(stays);
    }))
}

async fn act(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    Path(key): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    let action: RoomAction = app.incoming.json(body, LONGEST_BODY).await?;
    if action.nonce.len() > LONGEST_NONCE {
        return Err(ApiError::TooLarge(format!("a nonce has at most {LONGEST_NONCE} bytes")));
    }
    let (room, guest) = found(&app, client, &key, &headers).await?;
    app.outgoing.json(&app.rooms.act(&room, guest, action).await?)
}

async fn sit(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Extension(client): Extension<Client>,
    Path(key): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    let TakeSeat { name } = app.incoming.json(body, LONGEST_BODY).await?;
    let (room, guest) = found(&app, client, &key, &headers).await?;
    let token = some_token(&app, client, &headers)?;
    let guest = Guest { holder: Some(holder(&token)), ..guest };
    let color = app.rooms.sit(&room, guest, name).await?;
    let taken = SeatTaken { key: room.join.as_str().to_owned(), color: color.into() };
    Ok(seated(&app, &caller, &token, Json(taken)))
}

async fn give_code(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Extension(client): Extension<Client>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Json<SeatCode>, ApiError> {
    let (room, guest) = found(&app, client, &key, &headers).await?;
    let state = app.rooms.read(&room, guest, u32::MAX).await?.state;
    let color = state.you.ok_or(ApiError::NotYours)?.into();
    let place = format!("room/{}", room.join.as_str());
    let code = app.rooms.codes().give((room, color), Instant::now()).ok_or(ApiError::Busy)?;
    let address = address_of(&app, &caller, &headers, &format!("{place}#seat={code}"));
    let qr = qr::svg(&address).ok_or(ApiError::Internal)?;
    Ok(Json(SeatCode { code, seconds: CODE_LASTS.as_secs() as u32, address, qr }))
}

/// The whole address of a place within the page, as the caller knows us.
fn address_of(app: &AppState, caller: &Caller, headers: &HeaderMap, place: &str) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    app.place.address_of(caller.called, host, place)
}

async fn move_seat(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    let MoveSeat { code } = app.incoming.json(body, LONGEST_BODY).await?;
    let trier = super::visit::trier(&app, &caller, client);
    let counted = app.household.count_code(trier)?;
    let token = some_token(&app, client, &headers)?;
    let holder = holder(&token);
    let found = app.rooms.codes().take_as(&code, holder, Instant::now());
    let (room, color) = found.ok_or(ApiError::NoSuchCode)?;
    app.household.forgive_code(counted);
    let moved = app.rooms.move_seat(&room, color, holder).await;
    moved.inspect_err(|_| app.rooms.codes().give_back(&code, holder))?;
    let taken = SeatTaken { key: room.join.as_str().to_owned(), color: color.into() };
    Ok(seated(&app, &caller, &token, Json(taken)))
}

/// The address of the room's page as a picture.
async fn draw(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Extension(client): Extension<Client>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (room, guest) = found(&app, client, &key, &headers).await?;
    let key = if guest.invited == Invited::ToPlay { &room.join } else { &room.watch };
    let address = address_of(&app, &caller, &headers, &format!("room/{}", key.as_str()));
    let svg = qr::svg(&address).ok_or(ApiError::Internal)?;
    let kind = HeaderValue::from_static("image/svg+xml");
    Ok(([(header::CONTENT_TYPE, kind)], svg).into_response())
}
