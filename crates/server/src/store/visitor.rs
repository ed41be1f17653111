//! Who asks, and whose a game is to him.

use std::fmt;

use super::StoreError;

/// Whose a game is: the SHA-256 of the token of a device.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Owner(pub [u8; 32]);

impl Owner {
    /// Whose the games of rooms are. No token has this hash: only the room itself
    /// reads and writes them, and they are in nobody's list.
    pub const ROOM: Owner = Owner(*b"played in a room, by its referee");

    /// All of it, in 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The owner that a text of 64 hexadecimal digits is.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Owner> {
        let digits: Vec<u8> =
            text.chars().map(|c| Some(c.to_digit(16)? as u8)).collect::<Option<_>>()?;
        let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
        if digits.len() == 64 { bytes.try_into().ok().map(Owner) } else { None }
    }
}

/// What stands where an owner should, and is none.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct Unreadable;

/// Enough to tell devices apart in a log, not enough to be one.
impl fmt::Debug for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Owner({}…)", &self.to_hex()[..8])
    }
}

/// Who asks.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub enum Visitor {
    /// Somebody at this machine, on a server that nobody else reaches: every
    /// game but those of rooms is his as if it were common.
    Household,
    /// A device: it reads and writes its own games and the common ones, and
    /// reads those that others share.
    Device(Owner),
    /// Somebody without a token: he reads and writes the common games, and
    /// reads those that others share.
    #[default]
    Stranger,
}

impl Visitor {
    /// A room, to its own games.
    pub const ROOM: Visitor = Visitor::Device(Owner::ROOM);

    /// Whom a game belongs to that he makes; nobody if it is common.
    #[must_use]
    pub const fn owner(self) -> Option<Owner> {
        match self {
            Visitor::Device(owner) => Some(owner),
            Visitor::Household | Visitor::Stranger => None,
        }
    }
}

/// Whose a game is, to him who asks.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Whose {
    /// His own.
    Yours,
    /// Everybody's.
    Common,
    /// Somebody else's.
    Another,
}

/// What is stored of a game that decides who may do what with it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Holding {
    /// An owner that cannot be read is somebody, nobody knows who.
    pub(super) owner: Result<Option<Owner>, Unreadable>,
    pub(super) is_shared: bool,
    pub(super) is_thrown_away: bool,
}

impl Holding {
    pub(super) const fn is_common(&self) -> bool {
        matches!(self.owner, Ok(None))
    }

    /// Whose it is to a visitor.
    pub(super) fn whose(&self, visitor: Visitor) -> Whose {
        match (visitor, self.owner) {
            (Visitor::Device(device), Ok(Some(owner))) if device == owner => Whose::Yours,
            (_, Ok(Some(Owner::ROOM))) => Whose::Another,
            (Visitor::Household, _) | (_, Ok(None)) => Whose::Common,
            _ => Whose::Another,
        }
    }

    /// Whether a visitor may see it. Whoever may not is told that there is no
    /// such game.
    pub(super) fn may_read(&self, visitor: Visitor) -> bool {
        !self.is_thrown_away && (self.is_shared || self.whose(visitor) != Whose::Another)
    }

    /// Whether a visitor may change it, or take it back after it was thrown
    /// away.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotYours`] if he may read it, else
    /// [`StoreError::NoSuchGame`].
    pub(super) fn admit(&self, visitor: Visitor) -> Result<(), StoreError> {
        match self.whose(visitor) {
            Whose::Yours | Whose::Common => Ok(()),
            Whose::Another if self.may_read(visitor) => Err(StoreError::NotYours),
            Whose::Another => Err(StoreError::NoSuchGame),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_digits_are_read_again_and_nothing_else_is() {
        let owner = Owner(std::array::from_fn(|i| i as u8 * 8 + 1));
        assert_eq!(Owner::from_hex(&owner.to_hex()), Some(owner));
        let hex = owner.to_hex();
        for wrong in ["", &hex[1..], &format!("{hex}0"), &hex.replace('0', "x"), &"é".repeat(32)] {
            assert_eq!(Owner::from_hex(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_printed_does_not_tell_who_it_is() {
        let printed = format!("{:?}", Visitor::Device(Owner([0xab; 32])));
        assert_eq!(printed, "Device(Owner(abababab…))");
    }

    #[test]
    fn the_game_of_a_room_is_nobody_elses() {
        let (is_shared, is_thrown_away) = (false, false);
        let holding = Holding { owner: Ok(Some(Owner::ROOM)), is_shared, is_thrown_away };
        assert_eq!(holding.admit(Visitor::ROOM), Ok(()));
        for other in [Visitor::Household, Visitor::Stranger, Visitor::Device(Owner([0; 32]))] {
            assert!(!holding.may_read(other), "{other:?}");
            assert_eq!(holding.admit(other), Err(StoreError::NoSuchGame), "{other:?}");
        }
    }

    #[test]
    fn an_owner_that_cannot_be_read_is_somebody_else() {
        let (is_shared, is_thrown_away) = (false, false);
        let holding = Holding { owner: Err(Unreadable), is_shared, is_thrown_away };
        assert_eq!(holding.whose(Visitor::Device(Owner([0; 32]))), Whose::Another);
        assert_eq!(holding.whose(Visitor::Stranger), Whose::Another);
        assert_eq!(holding.whose(Visitor::Household), Whose::Common);
    }
}
