//! Endgame tables: what there is, and what is being built.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Query, State};
use axum::http::{Method, StatusCode};
use axum::routing::{delete, get, post};
use damier_rules::Ruleset;
use serde::Deserialize;

use super::Route;
use crate::AppState;
use crate::error::ApiError;
use crate::incoming;
use crate::workshop::{Offer, Refusal, Workshop};

const PATH: &str = "/api/v1/tables";
/// Longer than any rules and a number.
const LONGEST_ORDER: usize = 4 << 10;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::new(Method::GET, PATH, get(offer)),
        Route::new(Method::POST, PATH, post(begin)),
        Route::new(Method::DELETE, PATH, delete(cancel)),
    ]
}

#[derive(Debug, Deserialize)]
struct Subject {
    rules: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    rules: String,
    pieces: u32,
}

async fn offer(
    State(app): State<AppState>,
    subject: Result<Query<Subject>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Offer>, ApiError> {
    let Query(subject) = subject.map_err(|_| ApiError::BadRequest("rules are missing".into()))?;
    let rules = rules_of(&subject.rules)?;
    let workshop = workshop(&app)?;
    let offer = tokio::task::spawn_blocking(move || workshop.offer(&rules));
    offer.await.map(Json).map_err(|_| ApiError::Internal)
}

async fn begin(State(app): State<AppState>, body: Body) -> Result<StatusCode, ApiError> {
    let text = incoming::text(body, LONGEST_ORDER).await?;
    let order: Order =
        serde_json::from_str(&text).map_err(|error| ApiError::BadRequest(error.to_string()))?;
    let rules = rules_of(&order.rules)?;
    workshop(&app)?.begin(&rules, order.pieces).map_err(|refusal| match refusal {
        Refusal::Busy => ApiError::Building,
        Refusal::Impossible(error) => ApiError::BadRequest(error.to_string()),
        Refusal::Unwritable(error) => {
            eprintln!("damier: endgame tables: {error}");
            ApiError::Storage
        }
    })?;
    Ok(StatusCode::ACCEPTED)
}

async fn cancel(State(app): State<AppState>) -> Result<StatusCode, ApiError> {
    workshop(&app)?.cancel();
    Ok(StatusCode::NO_CONTENT)
}

fn workshop(app: &AppState) -> Result<Arc<Workshop>, ApiError> {
    app.workshop.clone().ok_or(ApiError::NoSuchPath)
}

fn rules_of(text: &str) -> Result<Ruleset, ApiError> {
    text.parse().map_err(|error| ApiError::BadRequest(format!("{error}")))
}
