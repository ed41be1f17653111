//! Saved games: made, listed, read, continued, thrown away and taken back.

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use damier_api::{Language, MOST_ENTRIES, Replayed, SavedGameError};
use damier_contract::{
    AppendEntries, Appended, CreateGame, CreatedGame, Damage, GameList, GameResult, GameState,
    GameSummary, Header, Mode, Opponent, StoredGame, Wanted, Whose,
};
use damier_rules::Ruleset;
use serde::Deserialize;

use super::Route;
use crate::AppState;
use crate::error::ApiError;
use crate::household::Caller;
use crate::judge;
use crate::store::{self, Addition, GameId, ListQuery, NewGame, Summary, Visitor};

const LONGEST_BODY: usize = 64 << 10;
const LONGEST_HEADER: usize = 16 << 10;
const LONGEST_ENTRY: usize = 200;
const MOST_ENTRIES_AT_ONCE: usize = 64;
const USUAL_PAGE: u32 = 50;
const LONGEST_PAGE: u32 = 200;
const LONGEST_SEARCH: usize = 200;
const LONGEST_GAME_ID: usize = 100;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::new(Method::POST, "/api/v1/games", post(create)),
        Route::new(Method::GET, "/api/v1/games", get(list)),
        Route::new(Method::GET, "/api/v1/games/{id}", get(read)),
        Route::new(Method::POST, "/api/v1/games/{id}/entries", post(append)),
        Route::new(Method::DELETE, "/api/v1/games/{id}", delete(throw_away)),
        Route::new(Method::POST, "/api/v1/games/{id}/restore", post(restore)),
        Route::new(Method::POST, "/api/v1/games/{id}/claim", post(claim)),
        Route::new(Method::POST, "/api/v1/games/{id}/share", post(share)),
        Route::new(Method::DELETE, "/api/v1/games/{id}/share", delete(stop_sharing)),
    ]
}

#[derive(Debug, Default, Deserialize)]
struct ListParameters {
    #[serde(default)]
    search: String,
    /// In which language it is meant; in any if none is named.
    lang: Option<String>,
    state: Option<GameState>,
    game: Option<String>,
    opponent: Option<Opponent>,
    limit: Option<u32>,
    before: Option<String>,
}

/// What the rules say of the referee, for pages of version 0.1.
fn mode(header: &Header) -> Option<Mode> {
    let rules: Ruleset = header.rules.parse().ok()?;
    Some(if rules == rules.friendly() { Mode::Friendly } else { Mode::Leaflet })
}

fn result(text: &str) -> GameResult {
    let known = GameResult::ALL.into_iter().find(|result| result.text() == text);
    known.unwrap_or(GameResult::Unfinished)
}

async fn create(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    body: Body,
) -> Result<impl IntoResponse, ApiError> {
    let request: CreateGame = app.incoming.json(body, LONGEST_BODY).await?;
    let mut header = request.header;
    header.mode = mode(&header);
    if let Some(fault) = judge::fault(&header) {
        return Err(ApiError::BadRequest(fault.into()));
    }
    let text = serde_json::to_string(&header).map_err(|_| ApiError::Internal)?;
    if text.len() > LONGEST_HEADER {
        let limit = format!("a header has at most {LONGEST_HEADER} bytes");
        return Err(ApiError::TooLarge(limit));
    }
    let id = match request.id.as_deref().map(GameId::parse) {
        Some(Some(id)) => id,
        Some(None) => return Err(ApiError::BadRequest("no game can have this id".into())),
        None => GameId::random()?,
    };
    let words = damier_api::header_words(&header);
    let begun = app.judges.begin(header).await?;
    let begun = begun.map_err(|error| ApiError::BadRequest(error.to_string()))?;
    let standing = judge::standing(&begun);
    let game = NewGame { id: id.clone(), header: text, words, standing, by: caller.visitor };
    let version = app.games.create(game).await?;
    Ok((StatusCode::CREATED, Json(CreatedGame { id: id.to_string(), version })))
}

async fn list(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    parameters: Result<Query<ListParameters>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(parameters) =
        parameters.map_err(|rejection| ApiError::BadRequest(rejection.body_text()))?;
    let ListParameters { search, lang, state, game, opponent, limit, before } = parameters;
    if search.len() > LONGEST_SEARCH {
        let limit = format!("a search has at most {LONGEST_SEARCH} bytes");
        return Err(ApiError::TooLarge(limit));
    }
    if game.as_ref().is_some_and(|id| id.len() > LONGEST_GAME_ID) {
        return Err(ApiError::TooLarge("no game has so long a name".into()));
    }
    let lang: Option<Language> = lang
        .map(|lang| lang.parse())
        .transpose()
        .map_err(|error| ApiError::BadRequest(format!("lang: {error}")))?;
    let before = before.map(|id| GameId::parse(&id).ok_or(ApiError::NoSuchGame));
    let wanted = Wanted { search, state, game, opponent };
    // To know what rows say, all texts of a language are read once.
    let fit = if wanted.search.is_empty() {
        damier_api::fit(&wanted, lang)
    } else {
        app.searches.run(move |_| damier_api::fit(&wanted, lang)).await?
    };
    let query = ListQuery {
        visitor: caller.visitor,
        fit,
        limit: limit.unwrap_or(USUAL_PAGE).clamp(1, LONGEST_PAGE),
        before: before.transpose()?,
    };
    let listed = app.games.list(query).await?;
    let games = listed.games.into_iter().map(GameSummary::from).collect();
    app.outgoing.json(&GameList { games, total: listed.total })
}

async fn read(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Named(id): Named,
) -> Result<Response, ApiError> {
    let game = app.games.read(&id, caller.visitor).await?.ok_or(ApiError::NoSuchGame)?;
    let fault = fault(&app, &id, &game).await;
    app.outgoing.json(&view(&id, game, fault.as_ref()))
}

/// What is wrong with a game as it is stored, as far as a moment suffices to
/// find out. What is not found out now is when somebody plays on.
async fn fault(app: &AppState, id: &GameId, game: &store::StoredGame) -> Option<SavedGameError> {
    let header = parse_header(game)?;
    // If it is taken, it is being played on.
    let mut at_hand = app.live.try_take(id)?;
    if game.damaged_entry().is_some() {
        at_hand.take();
    }
    if at_hand.as_ref().is_some_and(|at_hand| at_hand.lines() >= game.entries.len()) {
        return None;
    }
    match app.judges.look_through(header, game.entries.clone()).await.ok()? {
        Err(error) => return Some(error),
        Ok(Some(played)) if game.damaged_entry().is_none() => app.live.put(id, at_hand, played),
        Ok(_) => {}
    }
    None
}

async fn append(
    State(app): State<AppState>,
    Extension(Caller { visitor, .. }): Extension<Caller>,
    Named(id): Named,
    body: Body,
) -> Result<Json<Appended>, ApiError> {
    let request: AppendEntries = app.incoming.json(body, LONGEST_BODY).await?;
    check_shape(&request)?;
    // A game at hand tells its lines to nobody who may not read it.
    if visitor != Visitor::Household {
        app.games.may_change(&id, visitor).await?;
    }
    let mut at_hand = app.live.take(&id).await;
    let known = at_hand.take_if(|game| game.lines() == request.seen as usize);
    let (game, fresh) = match known {
        Some(game) => {
            let entries = kept_forms(&request.entries, game.game.rules());
            (game, entries)
        }
        None => load(&app, &id, visitor, &request).await?,
    };
    let version = request.seen + request.entries.len() as u32;
    if fresh.is_empty() {
        app.live.put(&id, at_hand, game);
        return Ok(Json(Appended { version }));
    }
    let seen = game.lines();
    let played = app.judges.play(game, fresh).await?;
    let (game, fresh) = played.map_err(|error| refusal(&error, seen))?;
    let standing = judge::standing(&game);
    let addition =
        Addition { id: id.clone(), seen: seen as u32, entries: fresh, standing, by: visitor };
    if app.games.append(addition).await?.is_new {
        app.live.put(&id, at_hand, game);
    }
    Ok(Json(Appended { version }))
}

/// A game as it is stored, and what of an addition is not stored yet.
async fn load(
    app: &AppState,
    id: &GameId,
    visitor: Visitor,
    request: &AppendEntries,
) -> Result<(Replayed, Vec<String>), ApiError> {
    let stored = app.games.read(id, visitor).await?.ok_or(ApiError::NoSuchGame)?;
    if let Some(entry) = stored.damaged_entry() {
        return Err(ApiError::Damaged { entry });
    }
    let header = parse_header(&stored).ok_or(ApiError::Damaged { entry: 0 })?;
    let begun = app.judges.begin(header).await?.map_err(|_| ApiError::Damaged { entry: 0 })?;
    let entries = kept_forms(&request.entries, begun.game.rules());
    let version = stored.version;
    let fresh = unknown(&stored.entries, request.seen, &entries);
    let fresh = fresh.ok_or(ApiError::Stale { version })?.to_vec();
    let played = app.judges.play(begun, stored.entries).await?;
    let (game, _) = played.map_err(|error| refusal(&error, version as usize))?;
    Ok((game, fresh))
}

/// Lines in the one form in which they are kept; the referee says what is
/// wrong with those that have none.
fn kept_forms(entries: &[String], rules: &Ruleset) -> Vec<String> {
    let kept =
        |entry: &String| damier_api::kept_form(entry, rules).unwrap_or_else(|| entry.clone());
    entries.iter().map(kept).collect()
}

async fn throw_away(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Named(id): Named,
) -> Result<StatusCode, ApiError> {
    app.games.delete(&id, caller.visitor).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn restore(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Named(id): Named,
) -> Result<StatusCode, ApiError> {
    app.games.restore(&id, caller.visitor).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn claim(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Named(id): Named,
) -> Result<StatusCode, ApiError> {
    let Some(owner) = caller.visitor.owner() else {
        return Err(ApiError::BadRequest("games cannot belong to whoever asks".into()));
    };
    app.games.claim(&id, owner).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn share(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Named(id): Named,
) -> Result<StatusCode, ApiError> {
    app.games.share(&id, caller.visitor, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn stop_sharing(
    State(app): State<AppState>,
    Extension(caller): Extension<Caller>,
    Named(id): Named,
) -> Result<StatusCode, ApiError> {
    app.games.share(&id, caller.visitor, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses what cannot be entries, before anything is read from disk.
fn check_shape(request: &AppendEntries) -> Result<(), ApiError> {
    let count = request.entries.len();
    if count == 0 {
        return Err(ApiError::BadRequest("there are no entries in it".into()));
    }
    if count > MOST_ENTRIES_AT_ONCE {
        let limit = format!("at most {MOST_ENTRIES_AT_ONCE} entries can be added at once");
        return Err(ApiError::TooLarge(limit));
    }
    if (request.seen as usize).saturating_add(count) > MOST_ENTRIES {
        return Err(ApiError::TooLarge(format!("a game has at most {MOST_ENTRIES} entries")));
    }
    if request.entries.iter().any(|entry| entry.len() > LONGEST_ENTRY) {
        return Err(ApiError::TooLarge(format!("an entry has at most {LONGEST_ENTRY} bytes")));
    }
    let is_line = |entry: &String| !entry.chars().any(char::is_control) && entry.trim() == entry;
    if !request.entries.iter().all(is_line) {
        return Err(ApiError::BadRequest("an entry is a line without its end".into()));
    }
    Ok(())
}

/// The entries that are not stored yet, of an addition whose first ones may be
/// because their answer got lost; `None` if others stand in their places.
fn unknown<'a>(stored: &[String], seen: u32, entries: &'a [String]) -> Option<&'a [String]> {
    let known = stored.get(seen as usize..)?;
    let known = &known[..known.len().min(entries.len())];
    entries.strip_prefix(known)
}

/// Who is to blame when a game of which `seen` entries were stored cannot be
/// replayed.
fn refusal(error: &SavedGameError, seen: usize) -> ApiError {
    match error.entry() {
        _ if *error == SavedGameError::GivenUp => {
            ApiError::TooLarge("playing this game again takes longer than any game may".into())
        }
        Some(entry) if entry < seen => ApiError::Damaged { entry },
        entry => ApiError::Impossible { entry, reason: error.to_string() },
    }
}

fn parse_header(game: &store::StoredGame) -> Option<Header> {
    damier_api::read_header(game.header.as_deref()?)
}

fn view(id: &GameId, mut game: store::StoredGame, fault: Option<&SavedGameError>) -> StoredGame {
    let unreadable = |entry| Damage {
        entry,
        sentence: format!(
            "This saved game is damaged: entry {entry} cannot be read. What came before it is \
             shown; go on with a copy of it."
        ),
    };
    let mut damaged = game.damaged_entry().map(unreadable);
    if parse_header(&game).is_none() {
        let sentence = "This saved game is damaged: how it began cannot be read.".into();
        damaged = Some(Damage { entry: 0, sentence });
    } else if let Some(error) = fault {
        let entry = error.entry().unwrap_or(0);
        game.entries.truncate(entry);
        let sentence = format!(
            "This saved game is damaged: {error}. What came before it is shown; go on with a \
             copy of it."
        );
        damaged = Some(Damage { entry, sentence });
    }
    StoredGame {
        id: id.to_string(),
        header: game.header.and_then(|header| damier_api::read_header(&header)),
        entries: game.entries,
        version: game.version,
        created_at: game.created_at,
        updated_at: game.updated_at,
        whose: whose(game.whose),
        shared: game.shared,
        damaged,
    }
}

const fn whose(whose: store::Whose) -> Whose {
    match whose {
        store::Whose::Yours => Whose::Yours,
        store::Whose::Common => Whose::Common,
        store::Whose::Another => Whose::Another,
    }
}

impl From<Summary> for GameSummary {
    fn from(summary: Summary) -> GameSummary {
        GameSummary {
            id: summary.id,
            header: summary.header.and_then(|header| damier_api::read_header(&header)),
            version: summary.version,
            created_at: summary.created_at,
            updated_at: summary.updated_at,
            result: result(&summary.result),
            moves: summary.moves,
            full_moves: damier_api::full_moves(summary.moves),
            placement: summary.placement,
            whose: whose(summary.whose),
        }
    }
}

/// The game that a path names.
#[derive(Debug)]
struct Named(GameId);

impl FromRequestParts<AppState> for Named {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Named, ApiError> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(text) = path.map_err(|_| ApiError::NoSuchGame)?;
        GameId::parse(&text).map(Named).ok_or(ApiError::NoSuchGame)
    }
}
