//! What is answered at which address.

mod ask;
mod games;
mod health;
mod page;
mod tables;

use axum::Router;
use axum::extract::Request;
use axum::http::Method;
use axum::response::{IntoResponse, Response};
use axum::routing::MethodRouter;

use crate::AppState;
use crate::error::ApiError;

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
    [health::routes(), ask::routes(), games::routes(), tables::routes()]
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

async fn elsewhere(request: Request) -> Response {
    let is_api = request.uri().path().split('/').nth(1) == Some("api");
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    match page::find(request.uri().path()) {
        Some(found) if reads && !is_api => page::response(found, request.headers()),
        Some(_) if !is_api => ApiError::OnlyForReading.into_response(),
        _ => ApiError::NoSuchPath.into_response(),
    }
}
