//! `damier import`: games from text.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use damier_server::keeping::{self, Refused};

use crate::Answer;
use crate::data_folder::{DataFolderOption, counted, show_progress};
use crate::status_line::StatusLine;

/// Take games from NDJSON or PDN into the saved ones
///
/// Games of NDJSON (`damier export --ndjson`) keep their ids and times; those
/// that are there already are passed over. The addresses of a room lead to its
/// game again; they are also taken for a game that is there and lost them. Each
/// game of PDN becomes a new saved game. Every game is played by its rules: one that cannot have happened is
/// refused with its line, and the others are taken. A server that uses the
/// folder must be stopped first.
///
/// Exit status: 0 if all games are there now, 1 if some were refused.
#[derive(Debug, Args)]
#[command(after_help = "Example: damier import games.ndjson --data new-folder")]
pub(crate) struct ImportOptions {
    /// The file, - for standard input
    file: PathBuf,
    #[command(flatten)]
    data: DataFolderOption,
}

pub(crate) fn run(options: &ImportOptions) -> Result<Answer> {
    let mut source: Box<dyn BufRead> = if options.file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(&options.file);
        Box::new(BufReader::new(file.with_context(|| options.file.display().to_string())?))
    };
    let folder = options.data.folder()?;
    let line = StatusLine::new();
    let imported = keeping::import(&folder, &mut *source, &mut |done, all| {
        show_progress(&line, "games", done, all);
    });
    line.clear();
    let imported = imported?;
    let (mut known, mut refused) = (0, 0);
    for not_taken in &imported.not_taken {
        let line = not_taken.line;
        match &not_taken.why {
            Refused::Known(_) => known += 1,
            Refused::Renamed { from, to } => {
                println!("line {line}: another game is called {from}; this one is {to} now.");
            }
            Refused::WithoutRoom(id) => {
                println!("line {line}: game {id} is taken, but nothing leads into its room.");
            }
            Refused::RoomPutBack(id) => {
                known += 1;
                println!("line {line}: game {id} is there, and its room can be entered again.");
            }
            Refused::Wrong(why) => {
                refused += 1;
                println!("line {line}: refused: {why}.");
            }
        }
    }
    let games = counted(imported.games, "game", "games");
    let entries = counted(imported.entries, "entry", "entries");
    println!("{games} with {entries} taken, {known} there already, {refused} refused.");
    Ok(if refused == 0 { Answer::Yes } else { Answer::No })
}
