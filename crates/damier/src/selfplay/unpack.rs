use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use damier_lab::selfplay::{Error, Game, Reader, Replay, Sieve};
use damier_rules::Ruleset;

use super::play::all_cores;
use crate::Answer;

/// Left out are positions in which a capture is due, or which were not
/// searched. Each record has 40 bytes.
#[derive(Clone, Debug, Args)]
pub(super) struct UnpackOptions {
    /// Files of games by the same rules
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The file of positions
    #[arg(short, long, value_name = "POSITIONS")]
    out: PathBuf,
    /// Leave out so many plies at the start of a game
    #[arg(long, value_name = "N", default_value_t = Sieve::default().first_ply)]
    skip: usize,
    /// Leave out scores beyond so many hundredths of a man
    #[arg(long, value_name = "N", default_value_t = Sieve::default().most_score)]
    most_score: u16,
    /// Leave out positions with fewer pieces
    #[arg(long, value_name = "N", default_value_t = Sieve::default().fewest_pieces)]
    fewest_pieces: u32,
    /// How many threads work; all cores if left out
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
}

/// Games that a thread takes at once.
const BATCH: usize = 2_000;

pub(super) fn run(options: &UnpackOptions) -> Result<Answer> {
    let start = Instant::now();
    let sieve = Sieve {
        first_ply: options.skip,
        most_score: options.most_score,
        fewest_pieces: options.fewest_pieces,
    };
    let threads = options.threads.unwrap_or_else(all_cores).clamp(1, 256);
    let name = || options.out.display().to_string();
    let mut out = BufWriter::new(File::create(&options.out).with_context(name)?);
    let mut rules: Option<Ruleset> = None;
    let (mut games, mut plies, mut samples) = (0, 0, 0);
    for path in &options.files {
        let name = path.display();
        let mut reader = Reader::open(path).with_context(|| name.to_string())?;
        let found = reader.header().rules;
        if rules.replace(found).is_some_and(|rules| rules != found) {
            bail!("{name}: these are games of {found}, the others are not");
        }
        loop {
            let (batch, damage) =
                read(&mut reader, BATCH * threads).with_context(|| name.to_string())?;
            games += batch.len();
            plies += batch.iter().map(|game| game.plies.len()).sum::<usize>();
            for (bytes, count) in sift(&batch, &found, &sieve).with_context(|| name.to_string())? {
                samples += count;
                out.write_all(&bytes)?;
            }
            if let Some(error) = damage {
                eprintln!("note: {name}: {error}; what follows it is left out");
            }
            if batch.len() < BATCH * threads {
                break;
            }
        }
    }
    out.flush().with_context(name)?;
    let seconds = start.elapsed().as_secs_f64();
    let speed = plies as f64 / seconds.max(1e-9) / 1e6;
    println!("{samples} positions of {plies} plies in {games} games");
    eprintln!("{seconds:.1} s, {speed:.1} million plies a second");
    Ok(Answer::Yes)
}

/// The next games: fewer than asked for at the end of the file, or where it
/// breaks off because its program was stopped.
fn read<R: io::Read>(
    reader: &mut Reader<R>,
    most: usize,
) -> Result<(Vec<Game>, Option<Error>), Error> {
    let mut games = Vec::new();
    while games.len() < most {
        match reader.read() {
            Ok(Some(game)) => games.push(game),
            Ok(None) => break,
            Err(error @ Error::Damaged(_)) => return Ok((games, Some(error))),
            Err(error) => return Err(error),
        }
    }
    Ok((games, None))
}

/// The samples of each batch of games, in the order of the games.
fn sift(games: &[Game], rules: &Ruleset, sieve: &Sieve) -> Result<Vec<(Vec<u8>, usize)>> {
    thread::scope(|scope| {
        let work = |games: &[Game]| -> Result<(Vec<u8>, usize), Error> {
            let mut replay = Replay::new(rules);
            let (mut bytes, mut count) = (Vec::new(), 0);
            for game in games {
                count += sieve.sift(game, &mut replay, &mut bytes)?;
            }
            Ok((bytes, count))
        };
        let threads: Vec<_> =
            games.chunks(BATCH).map(|games| scope.spawn(move || work(games))).collect();
        let finished = threads.into_iter().map(|thread| match thread.join() {
            Ok(sifted) => Ok(sifted?),
            Err(_) => Err(anyhow!("a thread failed")),
        });
        finished.collect()
    })
}
