use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_lab::selfplay::{Ending, Error, Reader, Tally};

use crate::Answer;

#[derive(Clone, Debug, Args)]
pub(super) struct InfoOptions {
    /// Files of games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(super) fn run(options: &InfoOptions) -> Result<Answer> {
    let mut out = io::stdout().lock();
    let mut answer = Answer::Yes;
    for path in &options.files {
        let name = path.display();
        let mut reader = Reader::open(path).with_context(|| name.to_string())?;
        let mut tally = Tally::default();
        let damage = loop {
            match reader.read() {
                Ok(Some(game)) => tally.add(&game),
                Ok(None) => break None,
                Err(error @ Error::Damaged(_)) => break Some(error),
                Err(error) => return Err(error).with_context(|| name.to_string()),
            }
        };
        let header = reader.header();
        let (fewest, most) = (header.random_plies.fewest, header.random_plies.most);
        writeln!(out, "file          {name}")?;
        writeln!(out, "game          {}", header.rules)?;
        writeln!(out, "evaluation    {}", header.evaluation)?;
        writeln!(out, "nodes         {}", header.nodes)?;
        writeln!(out, "seed          {}", header.seed)?;
        writeln!(out, "random plies  {fewest}-{most}")?;
        write(&mut out, &tally)?;
        if let Some(error) = damage {
            writeln!(out, "damage        {error}")?;
            answer = Answer::No;
        }
    }
    Ok(answer)
}

fn write(out: &mut impl Write, tally: &Tally) -> io::Result<()> {
    let [black, drawn, white] = tally.results;
    let length = tally.plies as f64 / tally.games.max(1) as f64;
    let ended = |ending: Ending| tally.endings[ending as usize];
    writeln!(out, "games         {}", tally.games)?;
    writeln!(out, "plies         {}, {length:.1} a game", tally.plies)?;
    writeln!(out, "searched      {}", tally.searched)?;
    writeln!(out, "results       white {white}, drawn {drawn}, black {black}")?;
    writeln!(
        out,
        "ended by      rules {}, tables {}, a lead {}, dullness {}, length {}",
        ended(Ending::Rules),
        ended(Ending::Known),
        ended(Ending::Ahead),
        ended(Ending::Dull),
        ended(Ending::Length)
    )
}
