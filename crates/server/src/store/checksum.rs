//! Checksums that bind a text to its place: a row that is damaged, moved or
//! exchanged with another does not match.

/// The number that stands for the header where entries have theirs.
const HEADER: u32 = u32::MAX;

pub(super) fn of_header(game: &str, header: &str) -> u32 {
    of_entry(game, HEADER, header)
}

pub(super) fn of_entry(game: &str, number: u32, text: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(game.as_bytes());
    hasher.update(&[0]);
    hasher.update(&number.to_le_bytes());
    hasher.update(text.as_bytes());
    hasher.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_counts() {
        let crc = of_entry("b2c3d4f5g6h7", 1, "white 32-28");
        assert_eq!(crc, of_entry("b2c3d4f5g6h7", 1, "white 32-28"));
        assert_ne!(crc, of_entry("b2c3d4f5g6h8", 1, "white 32-28"));
        assert_ne!(crc, of_entry("b2c3d4f5g6h7", 2, "white 32-28"));
        assert_ne!(crc, of_entry("b2c3d4f5g6h7", 1, "white 32-27"));
    }
}
