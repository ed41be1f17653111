use std::env;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) const HELP: &str = "\
cargo xtask crash [OPTIONS] [PART...]

Kills the server, cuts its power, fills its disk and makes its system calls fail while
clients write, into saved games and in rooms, there half of them by WebSockets, and looks
whether every line that was acknowledged is there: in order, once, whole. Every part has a
control that must lose; if it does not, the trial is void.

PART is any of kills, cuts, repeat, full, faults; all of them if none is named.
  kills    kill -9 under load
  cuts     power cuts under load: ext4 on a loop image, whose copy is what is left
  repeat   a line written and not synced at a kill, repeated, then a power cut
  full     a full disk, with stderr in every bad state
  faults   EIO, ENOSPC and EDQUOT from the file system, by strace
Power cuts and full disks need root, faults need strace; where these are missing the part
is left out, and that is said.

  --kills N       how often to kill at least (200)
  --moves N       kill on until so many moves were acknowledged, and fail if they were not (0)
  --cuts N        how often to cut the power (100)
  --seconds S     the longest time of load before each (1.5)
  --clients N     how many write at once (48; 16 before power cuts)
  --short         a little of everything in less than a minute, with the debug build
  --seed N        the same again, as far as the machine allows
  --damier FILE   the program to try, instead of building it
  --folder DIR    where to work, instead of the usual place for temporary files
  --serve ARG     one more argument of `damier serve`; may be repeated";

#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) kills: usize,
    /// So many moves are acknowledged before the kills end.
    pub(crate) moves: usize,
    pub(crate) cuts: usize,
    pub(crate) seconds: f64,
    pub(crate) clients: usize,
    pub(crate) short: bool,
    pub(crate) seed: u64,
    pub(crate) damier: Option<PathBuf>,
    pub(crate) folder: PathBuf,
    pub(crate) serve: Vec<String>,
    pub(crate) parts: Vec<String>,
}

pub(crate) const PARTS: [&str; 5] = ["kills", "cuts", "repeat", "full", "faults"];

impl Options {
    pub(crate) fn parse(args: &[String]) -> Result<Options, String> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let short = args.iter().any(|arg| arg == "--short");
        let mut options = Options {
            kills: if short { 15 } else { 200 },
            moves: 0,
            cuts: if short { 8 } else { 100 },
            seconds: if short { 0.8 } else { 1.5 },
            clients: if short { 16 } else { 48 },
            short,
            seed: now.as_nanos() as u64 % 1_000_000_000,
            damier: None,
            folder: env::temp_dir(),
            serve: Vec::new(),
            parts: Vec::new(),
        };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
            match arg.as_str() {
                "--short" => {}
                "--kills" => options.kills = parse(arg, value()?)?,
                "--moves" => options.moves = parse(arg, value()?)?,
                "--cuts" => options.cuts = parse(arg, value()?)?,
                "--seconds" => options.seconds = parse(arg, value()?)?,
                "--clients" => options.clients = parse(arg, value()?)?,
                "--seed" => options.seed = parse(arg, value()?)?,
                "--damier" => options.damier = Some(PathBuf::from(value()?)),
                "--folder" => options.folder = PathBuf::from(value()?),
                "--serve" => options.serve.push(value()?.clone()),
                part if PARTS.contains(&part) => options.parts.push(part.to_owned()),
                other => return Err(format!("{other} is not known; see --help")),
            }
        }
        if options.seconds.is_nan() || options.seconds <= 0.0 || options.clients == 0 {
            return Err("seconds and clients must be more than 0".to_owned());
        }
        Ok(options)
    }

    pub(crate) fn wants(&self, part: &str) -> bool {
        self.parts.is_empty() || self.parts.iter().any(|wanted| wanted == part)
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
        let options = parse("--kills 7 --moves 9 cuts --seconds 0.5 --serve --x --serve 5");
        let options = options.expect("good");
        assert_eq!((options.kills, options.moves, options.seconds), (7, 9, 0.5));
        assert_eq!(options.serve, ["--x", "5"]);
        assert!(options.wants("cuts") && !options.wants("kills"));
        for bad in ["--kills", "--kills x", "--odd", "kill", "--seconds 0", "--clients 0"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
