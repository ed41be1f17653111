use std::env;
use std::path::PathBuf;

use super::scenarios::SCENARIOS;

pub(crate) const HELP: &str = "\
cargo xtask load [OPTIONS]

Plays many games in rooms at once, two sockets each, and prints how long moves take until
they are saved and until the opponent is told, what they cost the server, and whether all
saw the same. Moves are due by a schedule that waits for no answer, and their times count
from then. On loopback addresses only; both programs are built for release. Fails if a
line is lost, doubled, skipped or another one for somebody, or a figure worse than its limit.

  --scenario NAME  one of these, or all; may be repeated
    games      the default: an echo, a relay without storage and the real server, compared
    ramp       4,000 games at rates that rise: how much it bears, and what is above that
    hotroom    a room with 5,000 watchers beside 500 games, those games without it, and a
               quick game whose watchers are let go if they never read
    hostile    1,000 hostile clients of ten kinds (half requests, garbage, floods, silence,
               seats that are misused) beside 1,000 games, and those games without them:
               each who has to be is thrown out in time. Less than 45 s are too few
    questions  1,000 games beside all searches that the server makes at once and tables
               that it builds, and those games without them
    restart    10,000 games, of which 4,000 are played; the server is killed and started, and
               all come back and play on. `--games 9900` has nearly all of them played
    drain      the same with a server that is told to stop: all are told to come back
  --games N        how many games (2,000; 9,900 is the most that 20,000 open files allow,
                   two sockets each)
  --seconds S      how long, or how long at each rate (60; ramp 8; restart, drain 30)
  --every S        how often there is a move in each game (3)
  --json FILE      what was measured, for other programs
  --damier FILE    the program to try, instead of building it
  --generator FILE the program that plays, instead of building it
  --folder DIR     where to work, instead of the usual place for temporary files
  --serve ARG      one more argument of `damier serve`; may be repeated
Latencies need an idle machine; the ratios to the echo and CPU times less so.";

#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) scenarios: Vec<String>,
    pub(crate) games: Option<usize>,
    pub(crate) seconds: Option<f64>,
    pub(crate) every: f64,
    pub(crate) json: Option<PathBuf>,
    pub(crate) damier: Option<PathBuf>,
    pub(crate) generator: Option<PathBuf>,
    pub(crate) folder: PathBuf,
    pub(crate) serve: Vec<String>,
}

impl Options {
    pub(crate) fn parse(args: &[String]) -> Result<Options, String> {
        let mut options = Options {
            scenarios: Vec::new(),
            games: None,
            seconds: None,
            every: 3.0,
            json: None,
            damier: None,
            generator: None,
            folder: env::temp_dir(),
            serve: Vec::new(),
        };
        let known = || SCENARIOS.iter().map(|(name, _)| *name);
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
            match arg.as_str() {
                "--scenario" => match value()?.as_str() {
                    "all" => options.scenarios.extend(known().map(str::to_owned)),
                    name if known().any(|known| known == name) => {
                        options.scenarios.push(name.to_owned());
                    }
                    other => return Err(format!("{other} is no scenario; see --help")),
                },
                "--games" => options.games = Some(parse(arg, value()?)?),
                "--seconds" => options.seconds = Some(parse(arg, value()?)?),
                "--every" => options.every = parse(arg, value()?)?,
                "--json" => options.json = Some(PathBuf::from(value()?)),
                "--damier" => options.damier = Some(PathBuf::from(value()?)),
                "--generator" => options.generator = Some(PathBuf::from(value()?)),
                "--folder" => options.folder = PathBuf::from(value()?),
                "--serve" => options.serve.push(value()?.clone()),
                other => return Err(format!("{other} is not known; see --help")),
            }
        }
        if options.scenarios.is_empty() {
            options.scenarios.push("games".to_owned());
        }
        Ok(options)
    }
}

fn parse<T: std::str::FromStr>(name: &str, value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{name} {value}: not a number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read() {
        let parse = |line: &str| {
            Options::parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        };
        let options = parse("--games 7 --every 0.5 --serve --x --serve 5").expect("good");
        assert_eq!((options.games, options.seconds, options.every), (Some(7), None, 0.5));
        assert_eq!(options.serve, ["--x", "5"]);
        assert_eq!(options.scenarios, ["games"]);
        assert_eq!(parse("--scenario ramp").expect("good").scenarios, ["ramp"]);
        assert_eq!(parse("--scenario all").expect("good").scenarios.len(), SCENARIOS.len());
        for bad in ["--games", "--games x", "--odd", "ramp", "--scenario x"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
