//! Whether the server lives, and what it can be asked.

use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use axum::http::{Method, header};
use axum::response::IntoResponse;
use axum::routing::get;
use serde_json::{Value, json};

use super::Route;
use crate::AppState;
use crate::error::ApiError;
use crate::metrics::Page;

const OPENAPI: &str = include_str!("../../openapi.json");

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::new(Method::GET, "/healthz", get(alive)),
        Route::new(Method::GET, "/readyz", get(ready)),
        Route::new(Method::GET, "/metrics", get(metrics)),
        Route::new(Method::GET, "/api/v1/openapi.json", get(openapi)),
    ]
}

/// Says also who we are, so that a second program knows the first.
async fn alive() -> Json<Value> {
    let version = env!("CARGO_PKG_VERSION");
    Json(json!({ "status": "ok", "program": "damier", "version": version }))
}

/// Whether games can be read and written now, and for a while.
pub(crate) async fn ready(State(app): State<AppState>) -> Result<Json<Value>, ApiError> {
    if app.rooms.is_stopping() {
        return Err(ApiError::Busy);
    }
    app.games.check().await?;
    Ok(Json(json!({ "status": "ready" })))
}

/// Who came and who was sent away, for programs that watch.
pub(crate) async fn metrics(State(app): State<AppState>) -> impl IntoResponse {
    let (counts, mut page) = (app.door.counts(), Page::default());
    page.gauge("connections", counts.open as u64);
    page.counter("connections_refused_total", counts.refused);
    page.counter("connections_displaced_total", counts.displaced);
    page.counter("requests_refused_total", app.refusals.load(Ordering::Relaxed));
    app.rooms.tell(&mut page);
    let text = page.into_text() + &app.games.metrics();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let document: Value = serde_json::from_str(OPENAPI).expect("JSON");
        assert_eq!(document["openapi"], "3.1.0");
        let paths = document["paths"].as_object().expect("paths");
        let described: BTreeSet<String> = paths
            .iter()
            .flat_map(|(path, methods)| {
                let methods = methods.as_object().expect("methods");
                let verbs = methods.keys().filter(|key| *key != "parameters");
                verbs.map(move |method| format!("{} {path}", method.to_uppercase()))
            })
            .collect();
        let routed: BTreeSet<String> = super::super::all()
            .iter()
            .map(|route| format!("{} {}", route.method, route.path))
            .collect();
        assert_eq!(described, routed);
    }
}
