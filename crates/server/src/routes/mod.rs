//! What is answered at which address.

mod ask;
mod games;
mod health;
mod page;
mod rooms;
mod tables;
mod visit;

use axum::Router;
use axum::extract::{Extension, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::MethodRouter;

pub(crate) use health::{metrics, ready};
pub use page::{PageParts, page_parts};

use crate::AppState;
use crate::error::ApiError;
use crate::place::Client;

pub(crate) use page::Page;

/// One method of one path.
pub(crate) struct Route {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    handler: MethodRouter<AppState>,
}

impl Route {
    const fn new(method: Method, path: &'static str, handler: MethodRouter<AppState>) -> Route {
        Route { method, path, handler }
    }
}

/// All routes. The page answers at every other address.
pub(crate) fn all() -> Vec<Route> {
    [
        health::routes(),
        ask::routes(),
        visit::routes(),
        games::routes(),
        rooms::routes(),
        tables::routes(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

pub(crate) fn router() -> Router<AppState> {
    all()
        .into_iter()
        .fold(Router::new(), |router, route| router.route(route.path, route.handler))
        .method_not_allowed_fallback(|| async { ApiError::WrongMethod })
        .fallback(elsewhere)
}

/// Routes know nothing of the path under which all of them lie.
pub(crate) async fn cut_base(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    mut request: Request,
    next: Next,
) -> Response {
    if app.place.is_unended_base(request.uri().path()) {
        return Redirect::permanent(app.place.base()).into_response();
    }
    if let Some(within) = app.place.within(client.called, request.uri()) {
        *request.uri_mut() = within;
    }
    next.run(request).await
}

async fn elsewhere(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Response {
    let is_api = request.uri().path().split('/').nth(1) == Some("api");
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    match app.page.find(request.uri().path(), app.place.base_for(client.called)) {
        Some(found) if reads && !is_api => page::response(found, request.headers()),
        Some(_) if !is_api => ApiError::OnlyForReading.into_response(),
        _ => ApiError::NoSuchPath.into_response(),
    }
}
