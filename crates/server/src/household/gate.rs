//! Lets in who may come in, and says who it is.

use axum::extract::{Extension, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{Cookie, Token};
use crate::AppState;
use crate::error::ApiError;
use crate::place::{Called, Client};
use crate::store::{Owner, SessionHash, Visitor};

/// Who asks.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) visitor: Visitor,
    /// The token of its device, if games belong to devices here.
    pub(crate) device: Option<Token>,
    pub(crate) session: Option<SessionHash>,
    pub(crate) called: Called,
}

/// Where a device that has no token gets one: what a page asks first, also one
/// of an older version, and where something begins to belong to it.
const GIVES_TOKEN: [(Method, &str); 4] = [
    (Method::GET, "/api/v1/session"),
    (Method::POST, "/api/v1/session"),
    (Method::GET, "/api/v1/games"),
    (Method::POST, "/api/v1/games"),
];

pub(crate) async fn gate(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    mut request: Request,
    next: Next,
) -> Response {
    let called = client.called;
    let session = Cookie::Session.read(&app.place, called, request.headers());
    let session = app.household.session(session);
    let is_locked = app.household.asks_password() && session.is_none();
    if is_locked && !is_open(request.uri().path(), client) {
        return ApiError::Locked.into_response();
    }
    let asked = (request.method(), request.uri().path());
    let mut device = None;
    let mut token_to_send = None;
    // Where only this machine asks, nobody needs to be told from others.
    if app.place.is_shared() {
        let gives_token = GIVES_TOKEN.iter().any(|(method, path)| asked == (method, *path));
        device = Cookie::Device.read(&app.place, called, request.headers());
        if device.is_none() && gives_token {
            device = Token::random().ok();
            token_to_send = device;
        } else if asked == (&Method::GET, "/api/v1/session") {
            // Browsers forget what is not sent again for a year.
            token_to_send = device;
        }
    }
    let visitor = match device {
        _ if !app.place.is_shared() => Visitor::Household,
        Some(token) => Visitor::Device(owner(&token)),
        None => Visitor::Stranger,
    };
    request.extensions_mut().insert(Caller { visitor, device, session, called });
    let mut response = next.run(request).await;
    let cookie = token_to_send.and_then(|token| Cookie::Device.set(&app.place, called, &token));
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Whose the games of a device are.
pub(crate) fn owner(device: &Token) -> Owner {
    Owner(device.hash(""))
}

/// What everybody may see: the page, which holds nothing of anybody, whether the
/// server lives, and the way in.
fn is_open(path: &str, client: Client) -> bool {
    // A room's address is its own way in, for that room.
    let leads_to_room = path.starts_with("/api/v1/rooms/") || path == "/api/v1/seats";
    match path {
        _ if leads_to_room => true,
        "/healthz" | "/readyz" | "/api/v1/openapi.json" => true,
        // The ways in: the password, or a code of a device that is in.
        "/api/v1/session" | "/api/v1/device" => true,
        "/metrics" => client.is_local,
        _ => path.split('/').nth(1) != Some("api"),
    }
}
