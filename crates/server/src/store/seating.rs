//! What can stand in the log of a room besides what its game allows.

use damier_api::RoomLine;
use damier_rules::Color;

/// Who sits at the table of a room, line by line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seating {
    white: bool,
    black: bool,
    is_closed: bool,
}

impl Seating {
    /// What comes next.
    ///
    /// # Errors
    ///
    /// Why it cannot: nobody plays alone, and nothing happens in a closed room.
    pub(crate) fn hear(&mut self, line: &str) -> Result<(), &'static str> {
        if self.is_closed {
            return Err("comes after the room was closed");
        }
        match RoomLine::parse(line) {
            Some(RoomLine::Seat { color: Color::White, holder }) => self.white = holder.is_some(),
            Some(RoomLine::Seat { color: Color::Black, holder }) => self.black = holder.is_some(),
            Some(RoomLine::Close) => self.is_closed = true,
            Some(RoomLine::Name { .. }) => {}
            _ if self.white && self.black => {}
            _ => return Err("needs two players, and a seat is free"),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first line that cannot be, and the reason.
    fn fault(lines: &[&str]) -> Option<(usize, &'static str)> {
        let mut seating = Seating::default();
        lines.iter().enumerate().find_map(|(i, line)| Some((i, seating.hear(line).err()?)))
    }

    #[test]
    fn two_play_until_the_room_is_closed() {
        let holder = "a7".repeat(32);
        let (white, black) =
            (format!("room seat white {holder}"), format!("room seat black {holder}"));
        let sat = [&*white, "room name white Anna", &*black];
        let then = |more: &[&'static str]| fault(&[&sat[..], more].concat());
        assert_eq!(then(&["white 32-28", "room ask white back", "room close"]), None);
        assert_eq!(then(&["room close", "white 32-28"]).map(|it| it.0), Some(4));
        assert_eq!(fault(&[&white, "white 32-28", &black]).map(|it| it.0), Some(1));
        assert_eq!(fault(&["room seat white", &black, "white 32-28"]).map(|it| it.0), Some(2));
        assert_eq!(fault(&[&white, "room close"]), None);
    }
}
