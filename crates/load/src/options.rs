//! What is asked for on the command line.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::room::Kind;

/// Many games in rooms at once; `cargo xtask load` starts all that is needed.
#[derive(Debug, Parser)]
pub(crate) struct Options {
    #[command(subcommand)]
    pub(crate) what: What,
}

#[derive(Debug, Subcommand)]
pub(crate) enum What {
    /// A server to compare with, which stores nothing
    Serve(ServeOptions),
    /// Plays many games on a server, and measures
    Play(PlayOptions),
}

#[derive(Debug, Args)]
pub(crate) struct ServeOptions {
    /// The address to listen at
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:0")]
    pub(crate) listen: SocketAddr,
    /// Not used: other servers want a folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// Send moves on to the opponent, instead of back to the mover
    #[arg(long)]
    pub(crate) relay: bool,
    /// Stand still for so many milliseconds of every two seconds: an echo that is to be
    /// found slow
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pub(crate) stalls: u64,
    /// Do not tell one line of so many to him who sent it: a relay that is to be found out
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) loses: u32,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct PlayOptions {
    /// Where the server is
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) server: SocketAddr,
    /// Its process, to say how much time and memory it takes
    #[arg(long, value_name = "ID")]
    pub(crate) server_process: Option<u32>,
    /// What the server does with a move
    #[arg(long, value_enum, default_value_t = Kind::Durable)]
    pub(crate) kind: Kind,
    /// How many games are played at once, by two clients each
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = games)]
    pub(crate) games: usize,
    /// How long; with --rates, how long at each
    #[arg(long, value_name = "S", default_value_t = 60.0, value_parser = time)]
    pub(crate) seconds: f64,
    /// How often there is a move in each game
    #[arg(long, value_name = "S", default_value_t = 3.0, value_parser = time)]
    pub(crate) every: f64,
    /// Moves a second in all games together, one after the other, instead of --every
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = time)]
    pub(crate) rates: Vec<f64>,
    /// After so many moves another game is begun
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub(crate) longest: usize,
    /// So many rooms are watched, by one each
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) sampled: usize,
    /// The first room is played faster and measured apart
    #[arg(long)]
    pub(crate) has_hot_room: bool,
    /// How often there is a move in that room
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = time)]
    pub(crate) watched_every: f64,
    /// So many watch the first room; one of 100 never reads
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) watchers: usize,
    /// So many clients mean harm: garbage, floods, silence, seats that are misused
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) hostile: usize,
    /// So many games are begun before and left
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) parked: usize,
    /// Who is cut off comes back; without it that is an error
    #[arg(long)]
    pub(crate) come_back: bool,
    /// Print a line when the first move is due
    #[arg(long)]
    pub(crate) announce: bool,
    /// Write what came of it into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
}

/// More than nothing, and no more than can be waited for.
fn time(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if number > 0.0 && number < 1e6 { Ok(number) } else { Err("from 0 to a million".to_owned()) }
}

fn games(text: &str) -> Result<usize, String> {
    let number: usize = text.parse().map_err(|_| "not a number".to_owned())?;
    if (1..=50_000).contains(&number) { Ok(number) } else { Err("from 1 to 50,000".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read() {
        let parse = |line: &str| Options::try_parse_from(line.split_whitespace());
        let line = "load play --server 127.0.0.1:80 --rates 1000,2000 --kind relay";
        let Ok(Options { what: What::Play(options) }) = parse(line) else {
            panic!("they are good");
        };
        assert_eq!((options.games, options.every), (2000, 3.0));
        assert_eq!((options.rates.as_slice(), options.kind), (&[1000.0, 2000.0][..], Kind::Relay));
        for bad in ["--games 0", "--every 0", "--every nan", "--seconds -1", "--kind x", "--odd"] {
            assert!(parse(&format!("load play --server 127.0.0.1:80 {bad}")).is_err(), "{bad}");
        }
        assert!(parse("load serve --relay").is_ok() && parse("load").is_err());
    }
}
