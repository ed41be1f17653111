//! The page, the questions and the saved games, over HTTP.
//!
//! [`Server`] takes a data folder and an address and answers until it is told
//! to stop; [`app`] is all that it answers, callable by tests without a port.
//!
//! - Everything that is not under `/api` is the page, which was put into the
//!   program when it was built.
//! - `/api/v1/ask` answers what `damier-api` answers, for browsers that cannot.
//! - `/api/v1/tables` builds endgame tables, one kind at a time, while nobody
//!   asks for anything else.
//! - `/api/v1/rooms` is where two people play in two places, and others watch.
//! - `/api/v1/games` keeps games. An addition is acknowledged when it is on
//!   disk and not before; what was acknowledged is never lost.

mod admin;
mod data_folder;
mod door;
mod error;
mod guard;
mod household;
mod incoming;
mod judge;
pub mod keeping;
mod lane;
mod live;
mod log;
mod metrics;
mod outgoing;
mod place;
mod qr;
mod rooms;
mod routes;
mod server;
mod serving;
mod shutdown;
mod store;
mod system;
mod table_builds;
mod transfer;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use axum::{Router, middleware};
use damier_api::Api;
use damier_endgame::Library;

pub use door::ConnectionLimits;
pub use household::{Household, Password, PasswordError};
pub use place::{Network, ParseNetworkError, ParsePublicUrlError, Place, PublicUrl};
pub use qr::qr_code_for_terminal;
pub use rooms::SocketLimits;
pub use routes::{PageParts, page_parts};
pub use server::{Config, Entry, IfTaken, Server, StartError};
pub use store::{
    Addition, Answer, Appended, GameId, GameStore, KeptRoom, ListQuery, ListedRoom, LogStore,
    NewGame, OpenError, Owner, RoomKey, RoomStore, RoomsWanted, Session, SessionHash, SessionStore,
    SqliteStore, Standing, StoreError, StoredGame, Summary, Visitor, Whose,
};

/// Answering may take a processor for a second; leave some to others.
const QUESTIONS_AT_ONCE: usize = 2;
const QUESTIONS_WAITING: usize = 32;

/// What the handlers share.
#[derive(Clone, Debug)]
pub struct AppState {
    games: Arc<dyn GameStore>,
    rooms: rooms::Rooms,
    live: Arc<live::LiveGames>,
    judges: judge::Judges,
    questions: lane::Lane,
    /// For reading what somebody looks for.
    searches: lane::Lane,
    /// For what looks at files other than the games.
    files: lane::Lane,
    incoming: incoming::Incoming,
    outgoing: outgoing::Outgoing,
    door: Arc<door::Door>,
    /// How many requests were told to come back.
    refusals: Arc<AtomicU64>,
    place: Arc<Place>,
    household: Arc<Household>,
    page: Arc<routes::Page>,
    table_builds: Option<Arc<table_builds::TableBuilds>>,
    api: Api,
}

impl AppState {
    /// What is needed to serve these games, reached like this.
    #[must_use]
    pub fn new<S: GameStore + RoomStore + 'static>(store: Arc<S>, place: Place) -> AppState {
        let judges = judge::Judges::new();
        let sockets = SocketLimits::default();
        let rooms = rooms::Rooms::new(Arc::clone(&store) as _, sockets, judges.clone());
        AppState {
            games: store,
            rooms,
            live: Arc::new(live::LiveGames::new()),
            judges,
            questions: lane::Lane::new(QUESTIONS_AT_ONCE, QUESTIONS_WAITING),
            searches: lane::Lane::new(2, 64),
            files: lane::Lane::new(2, 32),
            incoming: incoming::Incoming::new(),
            outgoing: outgoing::Outgoing::new(),
            door: door::Door::new(ConnectionLimits::default()),
            refusals: Arc::default(),
            page: Arc::new(routes::Page::at(place.bases())),
            place: Arc::new(place),
            household: Arc::new(Household::open()),
            table_builds: None,
            api: Api::default(),
        }
    }

    /// The same with a place where endgame tables are built, in the folder of
    /// this library; what was not finished there goes on.
    #[must_use]
    pub fn with_tables(self, library: Arc<Library>) -> AppState {
        let api = Api::new(Arc::clone(&library));
        let table_builds = table_builds::TableBuilds::open(library, self.questions.clone());
        AppState { table_builds: Some(Arc::new(table_builds)), api, ..self }
    }

    /// The same for those who may come in.
    #[must_use]
    pub fn with_household(self, household: Household) -> AppState {
        AppState { household: Arc::new(household), ..self }
    }

    /// The same for so many connections.
    #[must_use]
    pub fn with_limits(self, connections: ConnectionLimits) -> AppState {
        AppState { door: door::Door::new(connections), ..self }
    }

    /// The same for so many sockets in rooms.
    #[must_use]
    pub fn with_sockets(self, sockets: SocketLimits) -> AppState {
        AppState { rooms: self.rooms.with_limits(sockets), ..self }
    }
}

/// All that the server answers.
pub fn app(state: AppState) -> Router {
    let guard = middleware::from_fn_with_state(state.clone(), guard::guard);
    let cut_base = middleware::from_fn_with_state(state.clone(), routes::cut_base);
    let gate = middleware::from_fn_with_state(state.clone(), household::gate);
    let routes = routes::router().with_state(state);
    // The last is the first to see a request. What changes its address comes
    // before what finds a route by it.
    Router::new().fallback_service(routes).layer(gate).layer(cut_base).layer(guard)
}

/// The method and path of every route, such as `GET /healthz`, for those who
/// must not forget any.
#[must_use]
pub fn endpoints() -> Vec<String> {
    routes::all().iter().map(|route| format!("{} {}", route.method, route.path)).collect()
}
