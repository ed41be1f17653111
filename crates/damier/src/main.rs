//! Damier's command line: one file per subcommand.

mod analyse;
mod backup;
mod bench;
mod book;
mod common_options;
mod data_folder;
mod doctor;
mod dxp;
mod endgame;
mod explain;
mod export;
mod hub;
mod import;
mod ladder;
mod matches;
mod moves;
mod naming;
mod password;
mod pdn;
mod perft;
mod play;
mod puzzles;
mod restore;
mod rules;
mod rulesets;
mod selfplay;
mod serve;
mod settings;
mod status_line;
mod tables_option;
mod version;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use settings::{Asked, SettingsError};

/// Draughts, exactly by the leaflet in the box.
///
/// Without a command, the board opens in a browser.
#[derive(Debug, Parser)]
#[command(name = "damier", max_term_width = 100, args_conflicts_with_subcommands = true)]
struct Options {
    #[command(flatten)]
    open: serve::OpenOptions,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Answer browsers at an address until told to stop
    Serve(serve::ServeOptions),
    /// Play in the terminal, against each other or against the computer
    Play(play::PlayOptions),
    /// List the games, one a line: id, board, title
    Rulesets(rulesets::RulesetsOptions),
    /// Tell the rules of a game, article by article
    Rules(rules::RulesOptions),
    /// List the legal moves of a position
    Moves(moves::MovesOptions),
    /// Say whether a move is allowed, why, and by which article
    Explain(explain::ExplainOptions),
    /// Count the leaves of the tree of legal moves
    Perft(perft::PerftOptions),
    Hub(hub::HubOptions),
    /// Play over a connection by the DamExchange protocol
    Dxp(dxp::DxpOptions),
    /// Measure how far the engine's levels lie apart
    Ladder(ladder::LadderOptions),
    /// Let two engines play a match
    Match(Box<matches::MatchOptions>),
    Analyse(analyse::AnalyseOptions),
    Bench(bench::BenchOptions),
    /// Make puzzles from games of the engine with itself
    Puzzles(puzzles::PuzzlesOptions),
    /// Let the engine play itself, for training
    Selfplay(selfplay::SelfplayOptions),
    /// Make and show books of openings
    Book(book::BookOptions),
    /// Build, check and ask tables of perfect play with few pieces
    Endgame(endgame::EndgameOptions),
    /// Read, check and convert files of games
    Pdn(pdn::PdnOptions),
    Password(password::PasswordOptions),
    Backup(backup::BackupOptions),
    Restore(restore::RestoreOptions),
    Doctor(doctor::DoctorOptions),
    Export(export::ExportOptions),
    Import(import::ImportOptions),
}

/// What a command answered.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Answer {
    /// Done, or yes.
    Yes,
    /// The answer is no.
    No,
}

/// What stands in a server's way may pass. Whatever starts programs again should do
/// so, and not after 2: then somebody must change something first. It is what
/// `sysexits.h` calls `EX_TEMPFAIL`.
const TRY_AGAIN: u8 = 75;

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    let asked = settings::read(command(&args), &args, &|name| env::var_os(name));
    let options = match asked {
        Ok(Asked::Run(matches)) => Options::from_arg_matches(&matches),
        Ok(Asked::Print(text)) => return print(&text),
        Err(error) => return refuse(&error),
    };
    let answer = match options {
        Ok(options) => run(options),
        Err(error) => error.exit(),
    };
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("damier: {error:#}");
            ExitCode::from(if serve::may_pass(&error) { TRY_AGAIN } else { 2 })
        }
    }
}

/// All commands, and the version of the program.
fn command(args: &[OsString]) -> clap::Command {
    let command = Options::command().version(version::short());
    // To tell all, networks are read; nobody else shall wait for that.
    match args.iter().any(|arg| arg == "--version") {
        true => command.long_version(version::long()),
        false => command,
    }
}

fn run(options: Options) -> Result<Answer> {
    match options.command {
        None => serve::open(&options.open),
        Some(Command::Serve(options)) => serve::run(&options),
        Some(Command::Play(options)) => play::run(&options),
        Some(Command::Rulesets(options)) => rulesets::run(&options),
        Some(Command::Rules(options)) => rules::run(&options),
        Some(Command::Moves(options)) => moves::run(&options),
        Some(Command::Explain(options)) => explain::run(&options),
        Some(Command::Perft(options)) => perft::run(&options),
        Some(Command::Hub(options)) => hub::run(&options),
        Some(Command::Dxp(options)) => dxp::run(&options),
        Some(Command::Ladder(options)) => ladder::run(&options),
        Some(Command::Match(options)) => matches::run(&options),
        Some(Command::Analyse(options)) => analyse::run(&options),
        Some(Command::Bench(options)) => bench::run(&options),
        Some(Command::Puzzles(options)) => puzzles::run(&options),
        Some(Command::Selfplay(options)) => selfplay::run(&options),
        Some(Command::Book(options)) => book::run(&options),
        Some(Command::Endgame(options)) => endgame::run(&options),
        Some(Command::Pdn(options)) => pdn::run(&options),
        Some(Command::Password(options)) => password::run(&options),
        Some(Command::Backup(options)) => backup::run(&options),
        Some(Command::Restore(options)) => restore::run(&options),
        Some(Command::Doctor(options)) => doctor::run(&options),
        Some(Command::Export(options)) => export::run(&options),
        Some(Command::Import(options)) => import::run(&options),
    }
}

fn print(text: &str) -> ExitCode {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("damier: {error}");
            ExitCode::from(2)
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Says what is wrong with the command line or the settings, or gives help.
fn refuse(error: &SettingsError) -> ExitCode {
    let SettingsError::Usage { error, added } = error else {
        eprintln!("damier: {error}");
        return ExitCode::from(2);
    };
    let _ = error.print();
    for added in added {
        eprintln!("note: {added}");
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

/// Whether the reader of our output has simply gone away.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<std::io::Error>()
        .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
