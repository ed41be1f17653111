//! The networks that come with the program: the files in `networks/`. Without the
//! feature `networks` only their names do, and somebody else brings the bytes.

#[cfg(feature = "networks")]
use std::sync::OnceLock;

use damier_rules::{Ruleset, variants};

#[cfg(feature = "networks")]
use super::Network;
use super::judges_alike;

/// A file, and the network in it once somebody has asked for it.
struct Shelved {
    /// What the file is called, without its ending.
    name: &'static str,
    /// The rules that it was trained for.
    rules: Ruleset,
    #[cfg(feature = "networks")]
    bytes: &'static [u8],
    #[cfg(feature = "networks")]
    network: OnceLock<Option<Network>>,
}

macro_rules! shelved {
    ($name:literal, $rules:expr) => {
        Shelved {
            name: $name,
            rules: $rules,
            #[cfg(feature = "networks")]
            bytes: include_bytes!(concat!("../../../networks/", $name, ".net")),
            #[cfg(feature = "networks")]
            network: OnceLock::new(),
        }
    };
}

/// One line for each file.
static SHELF: [Shelved; 10] = [
    shelved!("brazilian", variants::BRAZILIAN),
    shelved!("danish", variants::DANISH),
    shelved!("english", variants::ENGLISH),
    shelved!("finnish", variants::FINNISH),
    shelved!("frisian", variants::FRISIAN),
    shelved!("international", variants::INTERNATIONAL),
    shelved!("killer", variants::KILLER),
    shelved!("norwegian", variants::NORWEGIAN),
    shelved!("russian", variants::RUSSIAN),
    shelved!("swedish", variants::SWEDISH),
];

fn shelved(rules: &Ruleset) -> Option<&'static Shelved> {
    SHELF.iter().find(|shelved| judges_alike(&shelved.rules, rules))
}

/// What the file for a game is called, without its ending.
pub(super) fn name(rules: &Ruleset) -> Option<&'static str> {
    shelved(rules).map(|shelved| shelved.name)
}

/// The network for a game, read when it is first asked for.
#[cfg(feature = "networks")]
pub(super) fn find(rules: &Ruleset) -> Option<&'static Network> {
    let shelved = shelved(rules)?;
    // A file that cannot be read would fail a test; here it is done without.
    shelved.network.get_or_init(|| Network::from_bytes(shelved.bytes).ok()).as_ref()
}

#[cfg(not(feature = "networks"))]
pub(super) const fn find(_: &Ruleset) -> Option<&'static super::Network> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_on_the_shelf_by_its_name_and_can_be_read() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/networks");
        let files = std::fs::read_dir(folder).unwrap().filter_map(|entry| {
            let path = entry.unwrap().path();
            path.extension().is_some_and(|ending| ending == "net").then_some(path)
        });
        let mut count = 0;
        for path in files {
            let network = super::super::Network::open(&path).unwrap();
            let file = path.file_stem().and_then(|stem| stem.to_str());
            assert_eq!(name(&network.0.rules), file, "{}", path.display());
            let builtin = cfg!(feature = "networks").then_some(&network);
            assert_eq!(find(&network.0.rules), builtin, "{}", path.display());
            count += 1;
        }
        assert_eq!(count, SHELF.len());
    }

    #[test]
    fn no_game_has_two() {
        for (i, one) in SHELF.iter().enumerate() {
            let others = SHELF[..i].iter().filter(|other| judges_alike(&other.rules, &one.rules));
            assert_eq!(others.count(), 0, "{}", one.name);
        }
    }
}
