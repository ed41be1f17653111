//! The board in a browser: `damier serve`, and `damier` alone.

use std::env;
use std::fmt;
use std::io::{self, IsTerminal, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use damier_server::{
    Config, ConnectionLimits, Entry, IfTaken, Network, Password, PublicUrl, Server, SocketLimits,
    StartError, qr_code_for_terminal,
};

use crate::Answer;
use crate::tables_option;

const USUAL_PORT: u16 = 7777;
/// How long a server that has just started may take to say where it is.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(Debug, Args)]
pub(crate) struct ServeOptions {
    /// The address to listen at
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    listen: SocketAddr,
    #[command(flatten)]
    data: DataOption,
    /// How many connections there may be; the limit of open files may allow fewer
    #[arg(long, value_name = "N", default_value_t = ConnectionLimits::default().in_all)]
    connections: usize,
    /// How many of them may come from one address, unless that is a trusted proxy
    #[arg(long, value_name = "N", default_value_t = ConnectionLimits::default().per_address)]
    connections_per_address: usize,
    /// How many people's sockets in rooms may come from one address
    #[arg(long, value_name = "N", default_value_t = SocketLimits::default().per_address)]
    sockets_per_address: usize,
    /// Where whoever runs the server is answered: `/metrics`, and from this machine
    /// alone rooms to list and close
    #[arg(long, value_name = "ADDRESS")]
    admin_listen: Option<SocketAddr>,
    /// Write what it has to say as JSON, an object a line
    #[arg(long)]
    log_json: bool,
    /// The address that people type, if a proxy or a name stands before it: such
    /// as `https://club.example/damier/`
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// An address that people typed before, for pages that they installed there: these
    /// give what was played without a network, and show the way to the new address;
    /// may be given several times
    #[arg(long, value_name = "URL", requires = "public_url")]
    former_url: Vec<PublicUrl>,
    /// A proxy, or a network of them, that is believed when it says for whom it
    /// asks (X-Forwarded-For); may be given several times
    #[arg(long, value_name = "ADDRESS[/BITS]")]
    trusted_proxy: Vec<Network>,
    /// Let everybody in who reaches it, without a password
    #[arg(long, conflicts_with = "password_file")]
    open: bool,
    /// A file with the household's password; without it, the one that `damier
    /// password` has set counts
    #[arg(long, value_name = "FILE")]
    password_file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct OpenOptions {
    #[command(flatten)]
    data: DataOption,
    /// Print the address and open no browser
    #[arg(long)]
    no_browser: bool,
}

#[derive(Debug, Args)]
struct DataOption {
    /// The folder with the saved games
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The folder with endgame tables; `endgames` in that of the saved games
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
}

/// Serves at the address that was asked for, and at no other.
pub(crate) fn run(options: &ServeOptions) -> Result<Answer> {
    let (data, tables) = options.data.folders()?;
    let connections = ConnectionLimits {
        in_all: options.connections.max(1),
        per_address: options.connections_per_address.max(1),
    };
    let listen = options.listen;
    let entry = match &options.password_file {
        _ if options.open => Entry::Open,
        Some(file) => Entry::PasswordFile(file.clone()),
        None => Password::read(&data)?.map_or(Entry::Undecided, Entry::Password),
    };
    let config = Config {
        listen,
        if_taken: IfTaken::Refuse,
        data,
        tables,
        connections,
        sockets_per_address: options.sockets_per_address.max(1),
        admin_listen: options.admin_listen,
        log_json: options.log_json,
        public_url: options.public_url.clone(),
        former_urls: options.former_url.clone(),
        trusted_proxies: options.trusted_proxy.clone(),
        entry,
    };
    serve_until_stopped(Server::start(&config)?, &config.data, |_| {})
}

/// Opens the board in a browser: of the Damier that is running, or a new one.
pub(crate) fn open(options: &OpenOptions) -> Result<Answer> {
    let (data, tables) = options.data.folders()?;
    let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, USUAL_PORT));
    let connections = ConnectionLimits::default();
    let config = Config {
        listen,
        if_taken: IfTaken::TakeAnother,
        data,
        tables,
        connections,
        sockets_per_address: SocketLimits::default().per_address,
        admin_listen: None,
        log_json: false,
        public_url: None,
        former_urls: Vec::new(),
        trusted_proxies: Vec::new(),
        entry: Entry::Undecided,
    };
    let wants_browser = !options.no_browser;
    let show = |url: &str| {
        if wants_browser {
            open_browser(url);
        }
    };
    match start_or_find(&config)? {
        Found::Other(url) => {
            say(&format!("Damier is open at {url}"));
            show(&url);
            Ok(Answer::Yes)
        }
        Found::Ours(server) => serve_until_stopped(*server, &config.data, show),
    }
}

fn serve_until_stopped(server: Server, data: &Path, show: impl Fn(&str)) -> Result<Answer> {
    let (url, public_url) = (server.url(), server.public_url().cloned());
    let is_shared = server.is_shared();
    let ready = || {
        say(&format!("Damier is open at {url}"));
        if let Some(public) = &public_url {
            say(&format!("Others reach it at {public}"));
        }
        if is_shared && io::stdout().is_terminal() {
            show_to_cameras(public_url.as_ref(), &url);
        }
        say(&format!("Games are kept in {}. Ctrl-C stops it.", data.display()));
        show(&url);
    };
    server.run(ready).context(ServerFailed)?;
    Ok(Answer::Yes)
}

/// It had begun, and could not go on.
#[derive(Debug)]
struct ServerFailed;

impl fmt::Display for ServerFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the server failed")
    }
}

/// Whether what stopped a server may be over when it is started again.
pub(crate) fn may_pass(error: &anyhow::Error) -> bool {
    let could_not_start = error.downcast_ref::<StartError>();
    could_not_start.is_some_and(StartError::may_pass) || error.is::<ServerFailed>()
}

/// Shows on the terminal what a phone opens when it is pointed there.
fn show_to_cameras(public_url: Option<&PublicUrl>, url: &str) {
    let address = match public_url {
        Some(public) => Some(public.to_string()),
        None => address_at_home(url),
    };
    let Some(address) = address else {
        return;
    };
    if let Some(code) = qr_code_for_terminal(&address) {
        say(&format!("Point a phone here to open {address}\n{code}"));
    }
}

/// The address by which others in the same network reach this machine. Nothing is
/// sent to find it out: the system only says which way it would go.
fn address_at_home(url: &str) -> Option<String> {
    let port = url.trim_end_matches('/').rsplit(':').next()?;
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    Some(format!("http://{own}:{port}/"))
}

enum Found {
    Ours(Box<Server>),
    /// Another Damier has the folder, and answers here.
    Other(String),
}

fn start_or_find(config: &Config) -> Result<Found> {
    const STEP: Duration = Duration::from_millis(100);
    let mut waited = Duration::ZERO;
    loop {
        match Server::start(config) {
            Ok(server) => return Ok(Found::Ours(Box::new(server))),
            Err(StartError::FolderInUse { url: Some(url), .. }) if is_damier(&url) => {
                return Ok(Found::Other(url));
            }
            // It may be starting, or ending.
            Err(StartError::FolderInUse { .. }) if waited < PATIENCE => {
                thread::sleep(STEP);
                waited += STEP;
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// Whether a Damier answers at this address.
fn is_damier(url: &str) -> bool {
    let ask = || -> Option<String> {
        let address = url.strip_prefix("http://")?.strip_suffix('/')?;
        let mut stream = TcpStream::connect_timeout(&address.parse().ok()?, PATIENCE).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let request =
            format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.take(4096).read_to_string(&mut answer).ok()?;
        Some(answer)
    };
    ask().is_some_and(|answer| answer.contains("\"program\":\"damier\""))
}

/// Says something to whoever started us, if he still listens.
fn say(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// Opens a browser if there is one. The address has been printed in any case.
fn open_browser(url: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else if env_value("DISPLAY").or_else(|| env_value("WAYLAND_DISPLAY")).is_some() {
        Command::new("xdg-open")
    } else {
        // Without a screen it would start a browser for the terminal.
        return;
    };
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let _ = command.spawn();
}

impl DataOption {
    /// The folders of the games and of endgame tables.
    fn folders(&self) -> Result<(PathBuf, PathBuf)> {
        let data = self.folder()?;
        let tables = self.tables.clone().unwrap_or_else(|| data.join(tables_option::FOLDER));
        Ok((data, tables))
    }

    /// The folder that was asked for, or the usual one of this system.
    fn folder(&self) -> Result<PathBuf> {
        self.data
            .clone()
            .or_else(usual_data_folder)
            .context("there is no home folder to keep games in; choose a folder with --data")
    }
}

/// Where games are kept, if nobody says otherwise.
pub(crate) fn usual_data_folder() -> Option<PathBuf> {
    if cfg!(windows) {
        return Some(env_value("APPDATA")?.join("Damier"));
    }
    let home = env_value("HOME");
    if cfg!(target_os = "macos") {
        return Some(home?.join("Library/Application Support/Damier"));
    }
    let data = env_value("XDG_DATA_HOME").filter(|path| path.is_absolute());
    Some(data.or_else(|| Some(home?.join(".local/share")))?.join("damier"))
}

fn env_value(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}
