//! Endgame tables: what there is, and what is being built.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Query, State};
use axum::http::{Method, StatusCode};
use axum::routing::{delete, get, post};
use damier_contract::{BuildTables, TablesOffer};
use damier_rules::Ruleset;
use serde::Deserialize;

use super::Route;
use crate::AppState;
use crate::error::ApiError;
use crate::log::say;
use crate::table_builds::{NotBuilt, TableBuilds};

const PATH: &str = "/api/v1/tables";
/// Longer than any rules and a number.
const LONGEST_ORDER: usize = 4 << 10;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::new(Method::GET, PATH, get(offer)),
        Route::new(Method::POST, PATH, post(begin)),
        Route::new(Method::DELETE, PATH, delete(remove)),
    ]
}

#[derive(Debug, Deserialize)]
struct Subject {
    rules: String,
}

#[derive(Debug, Deserialize)]
struct Removal {
    rules: Option<String>,
}

async fn offer(
    State(app): State<AppState>,
    subject: Result<Query<Subject>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<TablesOffer>, ApiError> {
    let Query(subject) = subject.map_err(|_| ApiError::BadRequest("rules are missing".into()))?;
    let rules = rules_of(&subject.rules)?;
    let table_builds = table_builds(&app)?;
    app.files.run(move |_| table_builds.offer(&rules)).await.map(Json)
}

async fn begin(State(app): State<AppState>, body: Body) -> Result<StatusCode, ApiError> {
    let order: BuildTables = app.incoming.json(body, LONGEST_ORDER).await?;
    let rules = rules_of(&order.rules)?;
    let table_builds = table_builds(&app)?;
    app.files.run(move |_| table_builds.begin(&rules, order.pieces)).await??;
    Ok(StatusCode::ACCEPTED)
}

/// Ends the build that is going on, or removes the tables of a game.
async fn remove(
    State(app): State<AppState>,
    subject: Result<Query<Removal>, axum::extract::rejection::QueryRejection>,
) -> Result<StatusCode, ApiError> {
    let Query(subject) =
        subject.map_err(|rejection| ApiError::BadRequest(rejection.body_text()))?;
    let table_builds = table_builds(&app)?;
    match subject.rules {
        None => table_builds.cancel(),
        Some(rules) => {
            let rules = rules_of(&rules)?;
            app.files.run(move |_| table_builds.remove(&rules)).await??;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

impl From<NotBuilt> for ApiError {
    fn from(reason: NotBuilt) -> ApiError {
        match reason {
            NotBuilt::Busy => ApiError::Building,
            NotBuilt::NoRoom => ApiError::NoRoom,
            NotBuilt::Impossible(error) => ApiError::BadRequest(error.to_string()),
            NotBuilt::Unwritable(error) => {
                say(format_args!("endgame tables: {error}"));
                ApiError::Storage
            }
        }
    }
}

fn table_builds(app: &AppState) -> Result<Arc<TableBuilds>, ApiError> {
    app.table_builds.clone().ok_or(ApiError::NoSuchPath)
}

fn rules_of(text: &str) -> Result<Ruleset, ApiError> {
    text.parse().map_err(|error| ApiError::BadRequest(format!("{error}")))
}
