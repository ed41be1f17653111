//! The networks that come with the program: the files in `networks/`.

use std::sync::OnceLock;

use super::Network;

/// One line for each file.
const FILES: [&[u8]; 10] = [
    include_bytes!("../../../networks/brazilian.net"),
    include_bytes!("../../../networks/danish.net"),
    include_bytes!("../../../networks/english.net"),
    include_bytes!("../../../networks/finnish.net"),
    include_bytes!("../../../networks/frisian.net"),
    include_bytes!("../../../networks/international.net"),
    include_bytes!("../../../networks/killer.net"),
    include_bytes!("../../../networks/norwegian.net"),
    include_bytes!("../../../networks/russian.net"),
    include_bytes!("../../../networks/swedish.net"),
];

/// All of them, read once.
pub(super) fn all() -> &'static [Network] {
    static ALL: OnceLock<Vec<Network>> = OnceLock::new();
    // A file that cannot be read would fail a test; here it is done without.
    ALL.get_or_init(|| FILES.iter().filter_map(|bytes| Network::from_bytes(bytes).ok()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_built_in_and_can_be_read() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/networks");
        let files = std::fs::read_dir(folder).unwrap().filter_map(|entry| {
            let path = entry.unwrap().path();
            path.extension().is_some_and(|ending| ending == "net").then_some(path)
        });
        let mut count = 0;
        for path in files {
            let network = Network::open(&path).unwrap();
            assert!(all().contains(&network), "{} is not in FILES", path.display());
            count += 1;
        }
        assert_eq!(count, FILES.len());
        assert_eq!(count, all().len());
    }

    #[test]
    fn no_game_has_two() {
        for (i, network) in all().iter().enumerate() {
            assert!(all()[..i].iter().all(|other| !other.fits(&network.0.rules)), "{network:?}");
        }
    }
}
