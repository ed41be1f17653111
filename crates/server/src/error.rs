//! What can go wrong with a request: status, kind and sentence in one place.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use damier_contract::{Problem, ProblemKind};

use crate::store::StoreError;

/// A request that was not granted.
#[derive(Clone, Debug)]
pub(crate) enum ApiError {
    /// There is nothing at this address.
    NoSuchPath,
    NoSuchGame,
    /// The path exists, but not for this method.
    WrongMethod,
    /// The page, which can only be read.
    OnlyForReading,
    BadRequest(String),
    TooLarge(String),
    /// The body did not arrive in time. It may the next time.
    TooSlow,
    /// Others wrote first.
    Stale {
        version: u32,
    },
    /// The referee says that it cannot have happened.
    Impossible {
        entry: Option<usize>,
        reason: String,
    },
    /// The stored game is damaged from this entry on.
    Damaged {
        entry: usize,
    },
    DiskFull,
    /// Games cannot be read or written until the program starts again.
    Storage,
    /// The same, now that it happens: what the file or the disk said.
    Failed(String),
    Busy,
    /// One build of tables at a time.
    Building,
    /// Tables would take the room that games need.
    NoRoom,
    /// Asked by another site's page.
    ForeignOrigin,
    /// Asked by a name that is not known to be ours.
    ForeignHost,
    /// Asked for somebody elsewhere, where nobody else comes in.
    OnlyForThisMachine,
    /// Rooms are looked after from the machine itself.
    OnlyForTheOperator,
    /// The household's password is asked for first.
    Locked,
    WrongPassword,
    /// Too many tries: so many seconds are to be waited.
    SlowDown {
        seconds: u32,
    },
    /// The game is another's, who lets it be read.
    NotYours,
    NoSuchSession,
    NoSuchCode,
    NoSuchRoom,
    /// Both seats of a room are taken, or it would be his own opposite.
    SeatsTaken,
    /// Only a WebSocket is spoken there.
    NoSocket,
    /// Our fault.
    Internal,
    /// A question without an answer.
    Unanswered(damier_api::Problem),
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            ApiError::NoSuchPath
            | ApiError::NoSuchGame
            | ApiError::NoSuchSession
            | ApiError::NoSuchRoom
            | ApiError::NoSuchCode => StatusCode::NOT_FOUND,
            ApiError::NoSocket => StatusCode::UPGRADE_REQUIRED,
            ApiError::Locked | ApiError::WrongPassword => StatusCode::UNAUTHORIZED,
            ApiError::SlowDown { .. } => StatusCode::TOO_MANY_REQUESTS,
            ApiError::WrongMethod | ApiError::OnlyForReading => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::BadRequest(_) => StatusCode::BAD_REQUEST,
            ApiError::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiError::Stale { .. }
            | ApiError::Damaged { .. }
            | ApiError::Building
            | ApiError::SeatsTaken => StatusCode::CONFLICT,
            ApiError::Impossible { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::DiskFull | ApiError::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
            ApiError::Storage | ApiError::Failed(_) | ApiError::Busy => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ApiError::ForeignOrigin
            | ApiError::ForeignHost
            | ApiError::OnlyForThisMachine
            | ApiError::OnlyForTheOperator
            | ApiError::NotYours => StatusCode::FORBIDDEN,
            ApiError::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            ApiError::Unanswered(problem) => {
                let (status, _) = problem.status();
                StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
            }
        }
    }

    const fn kind(&self) -> ProblemKind {
        match self {
            ApiError::NoSuchPath
            | ApiError::NoSuchGame
            | ApiError::NoSuchSession
            | ApiError::NoSuchRoom
            | ApiError::NoSuchCode => ProblemKind::NotFound,
            ApiError::SeatsTaken => ProblemKind::Taken,
            ApiError::Locked => ProblemKind::Locked,
            ApiError::WrongPassword => ProblemKind::WrongPassword,
            ApiError::SlowDown { .. } => ProblemKind::SlowDown,
            ApiError::NotYours => ProblemKind::NotYours,
            ApiError::WrongMethod
            | ApiError::OnlyForReading
            | ApiError::NoSocket
            | ApiError::BadRequest(_) => ProblemKind::BadRequest,
            ApiError::TooLarge(_) => ProblemKind::TooLarge,
            ApiError::TooSlow => ProblemKind::TooSlow,
            ApiError::Stale { .. } => ProblemKind::Stale,
            ApiError::Impossible { .. } => ProblemKind::Impossible,
            ApiError::Damaged { .. } => ProblemKind::Damaged,
            ApiError::DiskFull | ApiError::NoRoom => ProblemKind::DiskFull,
            ApiError::Storage | ApiError::Failed(_) => ProblemKind::Storage,
            ApiError::Busy => ProblemKind::Busy,
            ApiError::Building => ProblemKind::Building,
            ApiError::ForeignOrigin
            | ApiError::ForeignHost
            | ApiError::OnlyForThisMachine
            | ApiError::OnlyForTheOperator => ProblemKind::ForeignOrigin,
            ApiError::Internal => ProblemKind::Internal,
            ApiError::Unanswered(problem) => problem.kind,
        }
    }

    fn sentence(&self) -> String {
        match self {
            ApiError::BadRequest(what) => format!("This request cannot be understood: {what}."),
            ApiError::TooLarge(what) => format!("This is too much: {what}."),
            ApiError::Stale { version } => {
                format!("The game went on elsewhere and has {version} entries now. Load it again.")
            }
            ApiError::Impossible { reason, .. } => {
                format!("This cannot have happened in the game: {reason}. Nothing was saved.")
            }
            ApiError::Damaged { entry } => format!(
                "The saved game is damaged from entry {entry} on, so nothing can be added to it. \
                 Go on with a copy of what is left."
            ),
            ApiError::SlowDown { seconds } => {
                format!("Too many tries. Wait {seconds} seconds and try again.")
            }
            ApiError::Unanswered(problem) => problem.sentence.clone(),
            plain => plain.plain_sentence().into(),
        }
    }

    /// What is always said alike.
    const fn plain_sentence(&self) -> &'static str {
        match self {
            ApiError::NoSuchPath => "There is nothing at this address.",
            ApiError::NoSuchGame => "There is no such game; it may have been deleted.",
            ApiError::NoSuchSession => "There is no such session; it may have ended.",
            ApiError::NoSuchRoom => "There is no such room; its address may be incomplete.",
            ApiError::SeatsTaken => {
                "Both seats of this room are taken. Watch, or open another room."
            }
            ApiError::NoSocket => "Only a WebSocket is spoken at this address.",
            ApiError::NoSuchCode => {
                "No device shows this code, or its ten minutes are over. Ask for a new one."
            }
            ApiError::WrongMethod | ApiError::OnlyForReading => {
                "This address does not answer that method."
            }
            ApiError::TooSlow => "This did not arrive in time. Try again.",
            ApiError::DiskFull => {
                "The disk is full or lets nobody write, so this was not saved. Make room and try \
                 again."
            }
            ApiError::Storage | ApiError::Failed(_) => {
                "The saved games cannot be reached. Stop Damier, look at what it printed, and \
                 start it again; all that was acknowledged is still on disk."
            }
            ApiError::Busy => "Too much is going on at once. Try again in a moment.",
            ApiError::Building => {
                "Other tables are being built. Wait until they are ready, or stop them."
            }
            ApiError::NoRoom => {
                "These tables would fill the disk; room is left for games. Make room, or remove \
                 other tables."
            }
            ApiError::ForeignOrigin => {
                "Only Damier's own page may ask this. Open the address that Damier printed."
            }
            ApiError::ForeignHost => {
                "This Damier does not know that it is called by this name. Open the address that \
                 it printed, or start it with --public-url and the address that you typed."
            }
            ApiError::OnlyForThisMachine => {
                "This Damier is for its own machine alone, and somebody elsewhere asks through a \
                 proxy. To let others in, start it with --public-url and the address that they \
                 type."
            }
            ApiError::OnlyForTheOperator => {
                "Rooms are listed and closed from the machine itself. Ask there, by localhost or \
                 127.0.0.1."
            }
            ApiError::Locked => {
                "This Damier asks for the household's password. Open its page and give it."
            }
            ApiError::WrongPassword => "That is not the password.",
            ApiError::NotYours => {
                "This game belongs to another device, which lets it be read. Go on with a copy."
            }
            _ => "Something went wrong inside Damier. Try again.",
        }
    }

    fn problem(&self) -> Problem {
        let status = self.status();
        let title = status.canonical_reason().unwrap_or_default();
        let mut problem = Problem::new(status.as_u16(), title, self.kind(), self.sentence());
        match self {
            ApiError::Stale { version } => problem.version = Some(*version),
            ApiError::Damaged { entry } => problem.entry = Some(*entry),
            ApiError::Impossible { entry, .. } => problem.entry = *entry,
            _ => {}
        }
        problem.for_older_pages_too()
    }
}

/// What the log says of a request that failed.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    /// A state that lasts: every request meets it.
    Lasting(&'static str),
    /// Something that happened to this request.
    Once(String),
}

impl Failure {
    fn of(error: &ApiError) -> Failure {
        match error {
            ApiError::Failed(reason) => Failure::Once(format!("the file of games: {reason}")),
            ApiError::Internal => Failure::Once("a bug".into()),
            ApiError::DiskFull => Failure::Lasting("the disk is full"),
            ApiError::NoRoom => Failure::Lasting("no room for tables"),
            ApiError::Storage => Failure::Lasting("the saved games cannot be reached"),
            _ => Failure::Lasting("too much is going on at once"),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.problem())).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        response.extensions_mut().insert(Failure::of(&self));
        let told = match self {
            ApiError::Busy => Some((header::RETRY_AFTER, HeaderValue::from_static("1"))),
            ApiError::SlowDown { seconds } => Some((header::RETRY_AFTER, seconds.into())),
            ApiError::OnlyForReading => Some((header::ALLOW, HeaderValue::from_static("GET,HEAD"))),
            _ => None,
        };
        response.headers_mut().extend(told);
        response
    }
}

impl From<damier_api::Problem> for ApiError {
    fn from(problem: damier_api::Problem) -> ApiError {
        ApiError::Unanswered(problem)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::NoSuchGame => ApiError::NoSuchGame,
            StoreError::NotYours => ApiError::NotYours,
            StoreError::Taken => ApiError::Stale { version: 0 },
            StoreError::Stale { version } => ApiError::Stale { version },
            StoreError::DiskFull => ApiError::DiskFull,
            StoreError::Busy => ApiError::Busy,
            StoreError::Damaged => ApiError::Damaged { entry: 0 },
            StoreError::Stopped => ApiError::Storage,
            StoreError::Failed(reason) => ApiError::Failed(reason),
        }
    }
}
