//! Who may come in: the password, sessions, and devices that become others.

use std::time::Instant;

use axum::Json;
use axum::body::Body;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use damier_contract::{BecomeDevice, DeviceCode, Ownership, Session, Sessions, SignIn, Visit};

use super::Route;
use crate::AppState;
use crate::error::ApiError;
use crate::household::{CODE_LASTS, Caller, Cookie, Trier, browser, hex, owner};
use crate::place::Client;
use crate::store::SessionHash;

const LONGEST_BODY: usize = 4 << 10;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::new(Method::GET, "/api/v1/session", get(visit)),
        Route::new(Method::POST, "/api/v1/session", post(sign_in)),
        Route::new(Method::DELETE, "/api/v1/session", delete(sign_out)),
        Route::new(Method::GET, "/api/v1/sessions", get(sessions)),
        Route::new(Method::DELETE, "/api/v1/sessions/{id}", delete(end_session)),
        Route::new(Method::POST, "/api/v1/device/code", post(give_code)),
        Route::new(Method::POST, "/api/v1/device", post(become_device)),
    ]
}

async fn visit(State(app): State<AppState>, Extension(caller): Extension<Caller>) -> Json<Visit> {
    let asks_password = app.household.asks_password();
    Json(Visit {
        asks_password,
        signed_in: !asks_password || caller.session.is_some(),
        games: if app.place.is_shared() { Ownership::Own } else { Ownership::Common },
        public_url: app.place.public_url().map(ToString::to_string),
    })
}

async fn sign_in(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    let SignIn { password } = app.incoming.json(body, LONGEST_BODY).await?;
    let device = caller.device.ok_or_else(games_are_common)?;
    let (trier, browser) = (trier(&app, &caller, client), browser_of(&headers));
    let token = app.household.sign_in(password, trier, owner(&device), browser).await?;
    // A session that somebody else might have known is not gone on with.
    if let Some(old) = caller.session {
        app.household.end(old).await?;
    }
    Ok(done_with([Cookie::Session.set(&app.place, caller.called, &token)]))
}

fn browser_of(headers: &HeaderMap) -> String {
    let named = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    browser(named.unwrap_or_default())
}

async fn sign_out(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
) -> Result<Response, ApiError> {
    if let Some(session) = caller.session {
        app.household.end(session).await?;
    }
    Ok(done_with([Cookie::Session.clear(&app.place, caller.called)]))
}

async fn sessions(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
) -> Json<Sessions> {
    let sessions = app.household.sessions().into_iter().map(|session| Session {
        id: name(session.token),
        browser: session.browser,
        created_at: session.created_at,
        seen_at: session.seen_at,
        current: caller.session == Some(session.token),
    });
    Json(Sessions { sessions: sessions.collect() })
}

async fn end_session(
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let named = app.household.sessions().into_iter().find(|session| name(session.token) == id);
    let session = named.ok_or(ApiError::NoSuchSession)?;
    app.household.end(session.token).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn give_code(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
) -> Result<Json<DeviceCode>, ApiError> {
    let device = caller.device.ok_or_else(games_are_common)?;
    let code = app.household.codes.give(device, Instant::now()).ok_or(ApiError::Busy)?;
    Ok(Json(DeviceCode { code, lasts_s: CODE_LASTS.as_secs() as u32 }))
}

/// The games of the device that this was come along: they have the same owner
/// from now on. It needs no password: who gave the code is in.
async fn become_device(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    let BecomeDevice { code } = app.incoming.json(body, LONGEST_BODY).await?;
    if !app.place.is_shared() {
        return Err(games_are_common());
    }
    let counted = app.household.count_code(trier(&app, &caller, client))?;
    let device = app.household.codes.take(&code, Instant::now()).ok_or(ApiError::NoSuchCode)?;
    app.household.forgive_code(counted);
    let new = owner(&device);
    let session = match caller.session {
        Some(_) => None,
        None => app.household.let_in(new, browser_of(&headers)).await?,
    };
    if let Some(old) = caller.device.filter(|old| *old != device) {
        app.games.hand_over(owner(&old), new).await?;
    }
    let session = session.map(|token| Cookie::Session.set(&app.place, caller.called, &token));
    let device = Cookie::Device.set(&app.place, caller.called, &device);
    Ok(done_with([device, session.flatten()]))
}

pub(super) fn trier(app: &AppState, caller: &Caller, client: Client) -> Trier {
    match caller.device.map(|device| owner(&device)) {
        Some(device) if app.household.knows(device) => Trier::KnownDevice(device.0),
        _ if client.is_local => Trier::AtThisMachine,
        _ => Trier::Stranger(client.address),
    }
}

fn games_are_common() -> ApiError {
    ApiError::BadRequest("games belong to no device here; everybody sees all of them".into())
}

/// What a session is called, which says nothing about its token.
fn name(session: SessionHash) -> String {
    hex(&session.0[..8])
}

fn done_with<const N: usize>(cookies: [Option<HeaderValue>; N]) -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    for cookie in cookies.into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
