use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use damier_endgame::{Library, MOST_PIECES};
use damier_engine::{Level, Networks, OpenNetworkError, Options, Tunables, TuneError};
use damier_rules::{Ruleset, variants};

use super::super::{Parameter, ParameterKind, variant};
use super::openings::Openings;
use super::thinker::Strength;

/// What can be set.
#[derive(Clone, Debug)]
pub(super) struct Parameters {
    variant: String,
    rules: Ruleset,
    threads: usize,
    /// The binary logarithm of the number of entries of 16 bytes, as others
    /// count.
    table_size: u32,
    ponder: bool,
    level: Level,
    /// Which mistakes a weak level makes, and which openings are played.
    seed: u32,
    book: bool,
    /// What positions are judged by, and how that was written.
    networks: Networks,
    network: String,
    /// Numbers of the search, if this program can change them.
    tunables: Tunables,
    /// Where endgame tables are; empty for only those that need no files.
    tables_dir: String,
    /// The most pieces to ask tables about; 0 for no tables.
    table_pieces: u32,
}

const TABLE_SIZES: (u32, u32) = (16, 30);
/// Entries of 16 bytes: 2 to this power of them are a mebibyte.
const ENTRIES_OF_MEBIBYTE: u32 = 16;

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            variant: "normal".to_owned(),
            rules: variants::INTERNATIONAL.friendly(),
            threads: 1,
            table_size: 22,
            ponder: false,
            level: Level::FULL,
            seed: 0,
            book: false,
            networks: Networks::default(),
            network: "default".to_owned(),
            tunables: Tunables::default(),
            tables_dir: String::new(),
            table_pieces: MOST_PIECES,
        }
    }
}

/// Why a parameter cannot be set.
#[derive(Debug)]
pub(super) enum SetError {
    Unknown(String),
    BadValue { name: String, value: String },
    Network(OpenNetworkError),
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetError::Unknown(name) => write!(f, "there is no parameter {name}"),
            SetError::BadValue { name, value } => write!(f, "{name} cannot be {value}"),
            SetError::Network(error) => write!(f, "{error}"),
        }
    }
}

impl Parameters {
    pub(super) const fn rules(&self) -> Ruleset {
        self.rules
    }

    pub(super) const fn engine_options(&self) -> Options {
        let hash_mib = 1 << (self.table_size - ENTRIES_OF_MEBIBYTE);
        Options { hash_mib, threads: self.threads }
    }

    pub(super) fn networks(&self) -> Networks {
        self.networks.clone()
    }

    pub(super) const fn tunables(&self) -> Tunables {
        self.tunables
    }

    /// What does not go together.
    pub(super) fn contradiction(&self) -> Option<String> {
        match &self.networks {
            Networks::Only(network) if !network.fits(&self.rules) => {
                let (name, rules) = (network.name(), self.rules);
                Some(format!("the network {name:?} is not for {rules}, which is judged by hand"))
            }
            _ => None,
        }
    }

    /// The endgame tables to play by.
    pub(super) fn library(&self) -> Option<Arc<Library>> {
        let dir = Some(PathBuf::from(&self.tables_dir)).filter(|dir| !dir.as_os_str().is_empty());
        let library = || Arc::new(Library::new(dir).up_to(self.table_pieces));
        (self.table_pieces > 0).then(library)
    }

    /// The openings to play, if there are to be any.
    pub(super) fn openings(&self) -> Option<Openings> {
        (self.book && self.level.knows_openings()).then(|| Openings::new(self.seed))
    }

    pub(super) fn strength(&self) -> Strength {
        match self.level {
            Level::FULL => Strength::Full,
            level => Strength::Level(level, self.seed.into()),
        }
    }

    pub(super) fn list(&self) -> Vec<Parameter> {
        let hub = variant::NAMES.iter().map(|(name, _)| *name);
        let ours = variants::ALL.iter().map(|variant| variant.id);
        let mut games: Vec<String> = Vec::new();
        for name in hub.chain(ours) {
            if !games.iter().any(|known| known == name) {
                games.push(name.to_owned());
            }
        }
        let parameter = |name: &str, value: &dyn fmt::Display, kind| Parameter {
            name: name.to_owned(),
            value: value.to_string(),
            kind,
        };
        let int = |min: u32, max: u32| ParameterKind::Int { min: min.into(), max: max.into() };
        let (least, most) = TABLE_SIZES;
        let mut list = vec![
            parameter("variant", &self.variant, ParameterKind::Enum(games)),
            parameter("threads", &self.threads, int(1, Options::MOST_THREADS as u32)),
            parameter("tt-size", &self.table_size, int(least, most)),
            parameter("ponder", &self.ponder, ParameterKind::Bool),
            parameter("level", &self.level.number(), int(1, Level::FULL.number().into())),
            parameter("seed", &self.seed, int(0, u32::MAX)),
            parameter("book", &self.book, ParameterKind::Bool),
            parameter("network", &self.network, ParameterKind::Text),
            parameter("tables-dir", &self.tables_dir, ParameterKind::Text),
            parameter("bb-size", &self.table_pieces, int(0, MOST_PIECES)),
        ];
        list.extend(Tunables::ALL.iter().map(|tunable| {
            let value = self.tunables.get(tunable.name).unwrap_or(tunable.default);
            let (min, max) = tunable.range;
            let kind = ParameterKind::Int { min: min.into(), max: max.into() };
            parameter(tunable.name, &value, kind)
        }));
        list
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), SetError> {
        let bad = || SetError::BadValue { name: name.to_owned(), value: value.to_owned() };
        let number = |least: u32, most: u32| {
            let number = value.parse::<u32>().ok();
            number.filter(|number| (least..=most).contains(number)).ok_or_else(bad)
        };
        match name {
            "variant" => {
                self.rules = variant::rules_of(value).ok_or_else(bad)?;
                self.variant = value.to_owned();
            }
            "threads" => self.threads = number(1, Options::MOST_THREADS as u32)? as usize,
            "tt-size" => self.table_size = number(TABLE_SIZES.0, TABLE_SIZES.1)?,
            "ponder" => self.ponder = value.parse().map_err(|_| bad())?,
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                self.level = level.ok_or_else(bad)?;
            }
            "seed" => self.seed = number(0, u32::MAX)?,
            "book" => self.book = value.parse().map_err(|_| bad())?,
            "network" => {
                self.networks = Networks::named(value).map_err(SetError::Network)?;
                self.network = value.to_owned();
            }
            "tables-dir" => {
                if !value.is_empty() && !Path::new(value).is_dir() {
                    return Err(bad());
                }
                self.tables_dir = value.to_owned();
            }
            "bb-size" => self.table_pieces = number(0, MOST_PIECES)?,
            _ => {
                // Out of the range of each of them.
                let number = value.parse().unwrap_or(i32::MIN);
                self.tunables.set(name, number).map_err(|error| match error {
                    TuneError::Unknown => SetError::Unknown(name.to_owned()),
                    TuneError::OutOfRange => bad(),
                })?;
            }
        }
        Ok(())
    }
}
