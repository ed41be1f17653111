//! Questions about draughts, for browsers that cannot answer them themselves.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::State;
use axum::http::Method;
use axum::response::Response;
use axum::routing::post;
use damier_api::Patience;

use super::Route;
use crate::AppState;
use crate::error::ApiError;
use crate::log::say;

/// A file of games of 1 MiB is a question too.
const LONGEST_QUESTION: usize = 2 << 20;
/// Replaying what was sent may take so long. Searches have limits of their own.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) fn routes() -> Vec<Route> {
    vec![Route::new(Method::POST, "/api/v1/ask", post(ask))]
}

async fn ask(State(app): State<AppState>, body: Body) -> Result<Response, ApiError> {
    let question = app.incoming.text(body, LONGEST_QUESTION).await?;
    let api = app.api.clone();
    let answered = app.questions.run(move |is_awaited| {
        let begun = Instant::now();
        let go_on = || begun.elapsed() < PATIENCE && is_awaited();
        let answer = api.answer_json(&question, Patience::new(&go_on));
        for trouble in api.tables().take_troubles() {
            say(format_args!("{trouble}; going on without it"));
        }
        answer
    });
    app.outgoing.text(answered.await??)
}
