//! From a configuration to a server that runs until it is told to stop.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use damier_endgame::Library;
use tokio::sync::watch;

use crate::data_folder::{DataFolder, FolderError};
use crate::door::ConnectionLimits;
use crate::household::{Household, Password, PasswordError};
use crate::log::{say, say_panics, speak_json};
use crate::place::{Network, Place, PublicUrl};
use crate::rooms::SocketLimits;
use crate::shutdown::StopSignal;
use crate::store::{GameStore, OpenError, SessionStore, SqliteStore};
use crate::system::connections_allowed;
use crate::{AppState, admin, app, serving};

/// How long requests may go on after the server was told to stop.
const LAST_REQUESTS: Duration = Duration::from_secs(3);
/// How long all who are in rooms may take to hear that it stops.
const LAST_WORDS: Duration = Duration::from_secs(9);
/// More than all lanes together take at once.
const BLOCKING_THREADS: usize = 32;

/// Where to listen and where the games are.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at.
    pub listen: SocketAddr,
    /// What to do if its port is taken.
    pub if_taken: IfTaken,
    /// The folder with the games.
    pub data: PathBuf,
    /// The folder with endgame tables.
    pub tables: PathBuf,
    /// How many connections there may be.
    pub connections: ConnectionLimits,
    /// How many sockets in rooms may come from one address.
    pub sockets_per_address: usize,
    /// Where whoever runs the server is answered, if anywhere.
    pub admin_listen: Option<SocketAddr>,
    /// The address that people are told, if it is not the one to listen at.
    pub public_url: Option<PublicUrl>,
    /// Where people reached it before.
    pub former_urls: Vec<PublicUrl>,
    /// Proxies that may say for whom they ask.
    pub trusted_proxies: Vec<Network>,
    /// Whether what it says is JSON, for programs that collect it.
    pub log_json: bool,
    /// Who may come in, if others than this machine reach it.
    pub entry: Entry,
}

/// Who may come in.
#[derive(Clone, Debug)]
pub enum Entry {
    /// Nobody has said it: only this machine.
    Undecided,
    /// Everybody.
    Open,
    /// Whoever knows the password that is kept in the data folder.
    Password(Password),
    /// Whoever knows the word in this file, also where only this machine asks.
    PasswordFile(PathBuf),
}

impl Config {
    fn place(&self, listen: SocketAddr) -> Place {
        let place = Place::new(listen, self.public_url.clone(), self.trusted_proxies.clone());
        let place = place.formerly(self.former_urls.clone());
        // Who hands over a password expects that it is asked for.
        if matches!(self.entry, Entry::PasswordFile(_)) { place.for_others() } else { place }
    }
}

/// What to do if a port is taken.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum IfTaken {
    /// Say so.
    Refuse,
    /// Take any other.
    TakeAnother,
}

/// Error when a server cannot start.
#[derive(Debug)]
#[non_exhaustive]
pub enum StartError {
    /// Another server uses the folder.
    FolderInUse {
        /// The folder.
        folder: PathBuf,
        /// Where the other can be reached.
        url: Option<String>,
    },
    /// The folder cannot be used.
    Folder(PathBuf, io::Error),
    /// The file of games cannot be used.
    Games(OpenError),
    /// Something else listens there.
    AddressTaken(SocketAddr),
    /// Nobody can listen there.
    Listen(SocketAddr, io::Error),
    /// There is no usable password.
    Password(PasswordError),
    /// Others would reach it, and nobody has said who may come in.
    NoPassword {
        /// Where they would.
        at: String,
    },
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::FolderInUse { folder, url: Some(url) } => write!(
                f,
                "another Damier uses the folder {} and is open at {url}. Stop it first, or \
                 choose another folder with --data.",
                folder.display()
            ),
            StartError::FolderInUse { folder, url: None } => write!(
                f,
                "another Damier uses the folder {}. Stop it first, or choose another folder \
                 with --data.",
                folder.display()
            ),
            StartError::Folder(folder, error) => write!(
                f,
                "the folder {} cannot be used: {error}. Choose another with --data.",
                folder.display()
            ),
            StartError::Games(error) => write!(f, "{error}"),
            StartError::AddressTaken(address) => write!(
                f,
                "something else listens at {address}. Choose another address with --listen, \
                 such as {}:0 for any free port.",
                display_ip(address.ip())
            ),
            StartError::Listen(address, error) => {
                write!(f, "nobody can listen at {address}: {error}")
            }
            StartError::Password(error) => write!(f, "{error}"),
            StartError::NoPassword { at } => write!(
                f,
                "others could reach this Damier at {at}, and it has no password. Set one with \
                 `damier password`, or let everybody in with --open."
            ),
        }
    }
}

impl std::error::Error for StartError {}

impl StartError {
    /// Whether the same start may succeed later, with nobody having done anything:
    /// another program ends, a network comes, a disk has room again.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        use io::ErrorKind;
        match self {
            StartError::FolderInUse { .. } | StartError::AddressTaken(_) => true,
            StartError::Folder(_, error) | StartError::Listen(_, error) => !matches!(
                error.kind(),
                ErrorKind::PermissionDenied
                    | ErrorKind::NotFound
                    | ErrorKind::NotADirectory
                    | ErrorKind::AlreadyExists
                    | ErrorKind::ReadOnlyFilesystem
                    | ErrorKind::InvalidInput
            ),
            StartError::Games(error) => {
                matches!(error, OpenError::Failed(..) | OpenError::NoCopy(..))
            }
            StartError::Password(_) | StartError::NoPassword { .. } => false,
        }
    }
}

/// A server that has its folder, its games and its address.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    store: Arc<SqliteStore>,
    folder: DataFolder,
    tables: PathBuf,
    connections: ConnectionLimits,
    sockets_per_address: usize,
    admin: Option<TcpListener>,
    place: Place,
    /// `None` if nobody is asked for it.
    password: Option<(Password, PathBuf)>,
}

impl Server {
    /// Takes all that the server needs. From now on browsers can connect; they
    /// are answered when it runs.
    ///
    /// # Errors
    ///
    /// [`StartError`] with what is in the way.
    pub fn start(config: &Config) -> Result<Server, StartError> {
        if config.log_json {
            speak_json();
        }
        let place = config.place(config.listen);
        if place.is_shared() && matches!(config.entry, Entry::Undecided) {
            let named = place.address_elsewhere().map(ToString::to_string);
            let at = named.unwrap_or_else(|| config.listen.to_string());
            return Err(StartError::NoPassword { at });
        }
        let folder = DataFolder::take(&config.data).map_err(|error| match error {
            FolderError::InUse(url) => StartError::FolderInUse { folder: config.data.clone(), url },
            FolderError::Io(error) => StartError::Folder(config.data.clone(), error),
        })?;
        let store = SqliteStore::open(&folder.games_file()).map_err(StartError::Games)?;
        let listener = bind(config.listen, config.if_taken)?;
        let admin =
            config.admin_listen.map(|address| bind(address, IfTaken::Refuse)).transpose()?;
        let address =
            listener.local_addr().map_err(|error| StartError::Listen(config.listen, error))?;
        let (store, tables) = (Arc::new(store), config.tables.clone());
        let (connections, sockets_per_address) = (config.connections, config.sockets_per_address);
        let place = config.place(address);
        let password = match &config.entry {
            Entry::Password(password) if place.is_shared() => {
                Some((password.clone(), config.data.clone()))
            }
            Entry::PasswordFile(file) => {
                let password = Password::take_from(file, &config.data);
                Some((password.map_err(StartError::Password)?, config.data.clone()))
            }
            _ => None,
        };
        let server = Server {
            listener,
            address,
            store,
            folder,
            tables,
            connections,
            sockets_per_address,
            admin,
            place,
            password,
        };
        if let Err(error) = server.folder.announce(&server.url()) {
            // A full disk is no reason not to show the games.
            say(format_args!("a second Damier will not find this one: {error}"));
        }
        Ok(server)
    }

    /// The address that people are told, if one was named.
    #[must_use]
    pub const fn public_url(&self) -> Option<&PublicUrl> {
        self.place.public_url()
    }

    /// Whether others than this machine reach it.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.place.is_shared()
    }

    /// The address to open in a browser on this machine.
    #[must_use]
    pub fn url(&self) -> String {
        let ip = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        format!("http://{}/", SocketAddr::new(ip, self.address.port()))
    }

    /// Answers until the process is interrupted or told to end, then finishes
    /// what was begun. Calls `ready` when it would notice that.
    ///
    /// # Errors
    ///
    /// If the operating system fails us.
    pub fn run(self, ready: impl FnOnce()) -> io::Result<()> {
        let Server {
            listener,
            address: _,
            store,
            folder,
            tables,
            mut connections,
            sockets_per_address,
            admin,
            place,
            password,
        } = self;
        say_panics();
        connections.in_all = connections.in_all.min(connections_allowed());
        let sockets = SocketLimits::among(connections, sockets_per_address);
        // Its sockets do not take from what an address may ask besides.
        connections.per_address = connections.per_address.saturating_add(sockets_per_address);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .max_blocking_threads(BLOCKING_THREADS)
            .enable_all()
            .build()?;
        let household = match password {
            None => Household::open(),
            Some((password, folder)) => {
                let sessions: Arc<dyn SessionStore> = Arc::clone(&store) as _;
                let behind = Household::behind(password, folder, sessions);
                runtime.block_on(behind).map_err(io::Error::other)?
            }
        };
        let library = Arc::new(Library::new(Some(tables)));
        let state = AppState::new(Arc::clone(&store), place)
            .with_tables(library)
            .with_household(household)
            .with_limits(connections)
            .with_sockets(sockets);
        let served = runtime.block_on(async {
            let stop = StopSignal::new()?;
            if let Some(admin) = admin {
                tokio::spawn(serve_admin(admin, state.clone()));
            }
            ready();
            serve(listener, state, stop).await
        });
        store.close();
        // A search that nobody waits for any more must not keep us here.
        runtime.shutdown_background();
        drop(folder);
        served
    }
}

async fn serve_admin(listener: TcpListener, state: AppState) {
    let listening = listener.set_nonblocking(true);
    let listener = listening.and_then(|()| tokio::net::TcpListener::from_std(listener));
    let served = match listener.and_then(|listener| Ok((listener.local_addr()?, listener))) {
        Ok((address, listener)) => {
            let router = admin::router(state, address);
            let knowing_peers = router.into_make_service_with_connect_info::<SocketAddr>();
            axum::serve(listener, knowing_peers).await
        }
        Err(error) => Err(error),
    };
    if let Err(error) = served {
        say(format_args!("the operator is not answered any more: {error}"));
    }
}

fn bind(address: SocketAddr, if_taken: IfTaken) -> Result<TcpListener, StartError> {
    let taken = |error: &io::Error| error.kind() == io::ErrorKind::AddrInUse;
    match TcpListener::bind(address) {
        Err(error) if taken(&error) && if_taken == IfTaken::TakeAnother => {
            let any = SocketAddr::new(address.ip(), 0);
            TcpListener::bind(any).map_err(|error| StartError::Listen(any, error))
        }
        Err(error) if taken(&error) => Err(StartError::AddressTaken(address)),
        bound => bound.map_err(|error| StartError::Listen(address, error)),
    }
}

/// Serves until a signal comes, and a little longer for requests under way and for
/// those who are in rooms, unless a second signal comes.
async fn serve(listener: TcpListener, state: AppState, mut stop: StopSignal) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let (stopping, told) = watch::channel(false);
    let (door, place) = (Arc::clone(&state.door), Arc::clone(&state.place));
    let rooms = state.rooms.clone();
    let mut server = tokio::spawn(serving::serve(listener, app(state), door, place, told));
    stop.wait().await;
    let _ = stopping.send(true);
    // Whoever is in a room is told to come back; requests under way end.
    let ended = async {
        let told = tokio::time::timeout(LAST_WORDS, rooms.drain());
        let answered = tokio::time::timeout(LAST_REQUESTS, &mut server);
        let _ = tokio::join!(told, answered);
    };
    tokio::select! {
        () = ended => {}
        // What is on its way to the disk gets there all the same.
        () = stop.wait() => {}
    }
    server.abort();
    Ok(())
}

/// An address as it is written before a port.
fn display_ip(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    }
}
