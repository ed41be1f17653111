use std::io::{self, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use damier_engine::{Budget, Control, Engine, Limits, Options};
use damier_pdn::Record;
use damier_protocol::dxp::{Clock, GameRequest, Peer, Reason, Report};
use damier_rules::{Action, Color, Game, Move, Position, variants};

use crate::Answer;
use crate::common_options::{parse_fen, texts};
use crate::tables_option::{TablesOption, warn_of_troubles};

/// International draughts only. Who listens follows, and who connects asks for
/// games, unless --initiate or --follow says otherwise.
#[derive(Debug, Args)]
pub(crate) struct DxpOptions {
    /// Wait for a program at this port; by custom 27531
    #[arg(long, value_name = "PORT", required_unless_present = "connect")]
    listen: Option<u16>,
    /// Accept programs from other machines too
    #[arg(long, requires = "listen")]
    public: bool,
    /// Connect to a program
    #[arg(long, value_name = "HOST:PORT", conflicts_with = "listen")]
    connect: Option<String>,
    /// Ask for games
    #[arg(long, conflicts_with = "follow")]
    initiate: bool,
    /// Wait to be asked for games
    #[arg(long)]
    follow: bool,
    /// How many games to ask for, or to play before leaving
    #[arg(long, value_name = "N")]
    games: Option<u32>,
    /// The colour to ask for in the first game; then it alternates
    #[arg(long, value_name = "W|B", default_value = "W", value_parser = parse_color)]
    color: Color,
    /// Minutes for the game to ask for
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(..=999))]
    minutes: u16,
    /// Moves of the game to ask for; 0 for no limit
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=999))]
    moves: u16,
    /// Where the games to ask for begin
    #[arg(long)]
    fen: Option<String>,
    /// Think this many seconds a move at most, whatever the clock says
    #[arg(long, value_name = "S")]
    time: Option<f64>,
    /// The size of the table, in mebibytes
    #[arg(long, default_value_t = 64)]
    hash: usize,
    /// How many threads think
    #[arg(long, default_value_t = 1)]
    threads: usize,
    #[command(flatten)]
    tables: TablesOption,
    /// Append the games to this file
    #[arg(long, value_name = "OUT")]
    pdn: Option<PathBuf>,
}

pub(crate) fn run(options: &DxpOptions) -> Result<Answer> {
    let stream = open(options)?;
    stream.set_nodelay(true)?;
    let initiates = options.initiate || (options.connect.is_some() && !options.follow);
    if initiates {
        // Nobody thinks longer than all his time.
        let longest = Duration::from_secs(60 * (u64::from(options.minutes) + 1));
        stream.set_read_timeout(Some(longest))?;
    }
    let mut engine = Engine::new(Options { hash_mib: options.hash, threads: options.threads });
    let library = options.tables.library()?;
    engine.set_library(Some(Arc::clone(&library)));
    let cap = options.time.map(Duration::try_from_secs_f64).transpose()?;
    let mut peer = Peer::new(stream, "Damier", |game: &Game, clock: Clock| {
        choose(&mut engine, game, clock, cap)
    });
    let start = options
        .fen
        .as_deref()
        .map(|fen| parse_fen(fen, &variants::INTERNATIONAL, &texts(None)))
        .transpose()?;
    let mut played = 0;
    while options.games.unwrap_or(if initiates { 1 } else { u32::MAX }) > played {
        let report = if initiates {
            Some(peer.initiate(&request(options, start, played))?)
        } else {
            peer.follow()?
        };
        let Some(report) = report else {
            break;
        };
        warn_of_troubles(&library);
        tell(&report, options)?;
        played += 1;
        if report.stop {
            break;
        }
    }
    Ok(Answer::Yes)
}

fn open(options: &DxpOptions) -> Result<TcpStream> {
    if let Some(address) = &options.connect {
        return TcpStream::connect(address).with_context(|| format!("cannot reach {address}"));
    }
    let port = options.listen.unwrap_or_default();
    let host = if options.public { "0.0.0.0" } else { "127.0.0.1" };
    let listener =
        TcpListener::bind((host, port)).with_context(|| format!("cannot listen at {port}"))?;
    eprintln!("listening at {}", listener.local_addr()?);
    Ok(listener.accept()?.0)
}

fn request(options: &DxpOptions, start: Option<Position>, played: u32) -> GameRequest {
    let ours = if played.is_multiple_of(2) { options.color } else { !options.color };
    GameRequest {
        version: 1,
        name: String::new(),
        follower: !ours,
        minutes: options.minutes,
        moves: options.moves,
        start,
    }
}

fn choose(
    engine: &mut Engine,
    game: &Game,
    clock: Clock,
    cap: Option<Duration>,
) -> Result<Move, String> {
    if game.moves().count() < 2 {
        engine.forget();
    }
    let Clock { remaining, moves } = clock;
    let time = match cap {
        Some(cap) => Budget::Move(cap.min(remaining)),
        None => Budget::Clock { remaining, increment: Duration::ZERO, moves },
    };
    let limits = Limits { time: Some(time), ..Limits::default() };
    let report = engine
        .search(game, &limits, &Control::new(), &mut |_| {})
        .map_err(|error| error.to_string())?;
    match report.best() {
        Action::Move(m) => Ok(m),
        action => Err(format!("{action:?} is no move")),
    }
}

fn tell(report: &Report, options: &DxpOptions) -> Result<()> {
    let result = match report.reason {
        Reason::Win => "won",
        Reason::Loss => "lost",
        Reason::Draw => "drawn",
        Reason::Unknown => "broken off",
    };
    let plies = report.game.moves().count();
    let Report { color, opponent, .. } = report;
    writeln!(io::stdout(), "{result} as {color} against {opponent}, {plies} plies")?;
    if let Some(path) = &options.pdn {
        let (white, black) = match color {
            Color::White => ("Damier", opponent.as_str()),
            Color::Black => (opponent.as_str(), "Damier"),
        };
        let tags = [("Event", "DamExchange"), ("White", white), ("Black", black)];
        let text = Record::of_game(&report.game, &tags).to_pdn();
        let mut file = std::fs::OpenOptions::new().append(true).create(true).open(path)?;
        writeln!(file, "{text}")?;
    }
    Ok(())
}

fn parse_color(text: &str) -> Result<Color> {
    let mut letters = text.chars();
    let color = letters.next().and_then(Color::from_letter).context("W or B")?;
    anyhow::ensure!(letters.next().is_none(), "W or B");
    Ok(color)
}
