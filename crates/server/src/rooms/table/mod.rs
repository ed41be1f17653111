//! What stands on the table of a room: a pure fold over its log. It knows no
//! clock, no store and nobody who is connected.

use damier_api::{MOST_ENTRIES, Replayed, RoomLine, SavedGameError, kept_form};
use damier_contract::{Header, RoomRefusal, RoomWish, Wish};
use damier_rules::{Action, Color, Event};

use crate::judge::Plays;

/// Whoever shows the token with this hash has the seat.
pub(crate) type Holder = [u8; 32];

/// So many lines come of an action of the game: itself, and how the game ends.
const OF_AN_ACTION: usize = 2;
/// The longest that an action can be, in bytes.
const LONGEST_ACTION: usize = 150;

/// Why something is not done, and in English for those who look into it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Refusal {
    pub(crate) why: RoomRefusal,
    pub(crate) detail: String,
}

impl Refusal {
    pub(crate) fn new(why: RoomRefusal, detail: impl Into<String>) -> Refusal {
        Refusal { why, detail: detail.into() }
    }
}

/// Two values, one for each color.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct ByColor<T>([T; 2]);

impl<T> ByColor<T> {
    pub(crate) const fn new(white: T, black: T) -> ByColor<T> {
        ByColor([white, black])
    }
}

impl<T> std::ops::Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        &self.0[usize::from(color == Color::Black)]
    }
}

impl<T> std::ops::IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[usize::from(color == Color::Black)]
    }
}

/// What somebody wants done, as it is sent.
#[derive(Clone, Debug, Eq, PartialEq)]
enum Command {
    /// An action of the game, as in a line of its log.
    Play(String),
    Ask(Wish),
    Grant(Wish),
    Refuse(Wish),
    ClaimAbsent,
    Name(String),
}

impl Command {
    fn parse(text: &str) -> Option<Command> {
        if text.len() > LONGEST_ACTION || text.chars().any(char::is_control) {
            return None;
        }
        let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
        let wish = || Wish::ALL.into_iter().find(|wish| wish.word() == object);
        Some(match verb {
            "ask" => Command::Ask(wish()?),
            "grant" => Command::Grant(wish()?),
            "refuse" => Command::Refuse(wish()?),
            "claim-absent" if object.is_empty() => Command::ClaimAbsent,
            "name" => Command::Name(object.trim().to_owned()),
            _ => Command::Play(text.to_owned()),
        })
    }
}

/// A table with all that has happened at it.
#[derive(Debug)]
pub(crate) struct Table {
    header: Header,
    game: Replayed,
    /// The log as everybody is told it.
    told: Vec<String>,
    said: Said,
}

/// What the lines say that are no part of the game.
#[derive(Clone, Debug, Default)]
struct Said {
    holders: ByColor<Option<Holder>>,
    names: ByColor<Option<String>>,
    wish: Option<RoomWish>,
    next: Option<String>,
    is_closed: bool,
}

impl Said {
    fn hear(&mut self, line: &RoomLine) {
        match line {
            RoomLine::Seat { color, holder } => self.holders[*color] = *holder,
            RoomLine::Name { color, name } => self.names[*color] = Some(name.clone()),
            RoomLine::Ask(color, what) => {
                self.wish = Some(RoomWish { by: (*color).into(), what: *what });
            }
            RoomLine::Grant(..) | RoomLine::Refuse(..) => self.wish = None,
            RoomLine::Next(id) => self.next = Some(id.clone()),
            RoomLine::Close => self.is_closed = true,
            _ => {}
        }
    }

    /// A move answers what was asked before it.
    fn hear_move(&mut self) {
        if matches!(self.wish, Some(RoomWish { what: Wish::Back, .. })) {
            self.wish = None;
        }
    }
}

/// How a table stood, to put it back so.
#[derive(Clone, Debug)]
pub(crate) struct Before {
    lines: usize,
    said: Said,
}

impl Table {
    /// Before anything happened.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] if the rules or the start cannot be read.
    pub(crate) fn begin(header: Header) -> Result<Table, SavedGameError> {
        let game = Replayed::begin(&header)?;
        Ok(Table { header, game, told: Vec::new(), said: Said::default() })
    }

    /// What happens next.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] if it cannot; nothing has then.
    pub(crate) fn fold(&mut self, line: &str) -> Result<(), SavedGameError> {
        self.game.play(line)?;
        match RoomLine::parse(line) {
            None => {
                self.said.hear_move();
                self.told.push(line.to_owned());
            }
            Some(said) => {
                self.said.hear(&said);
                self.told.push(said.told().to_string());
            }
        }
        Ok(())
    }

    /// How it stands, to put it back so if what comes next cannot be stored.
    pub(crate) fn before(&self) -> Before {
        Before { lines: self.told.len(), said: self.said.clone() }
    }

    /// Puts the table back as it stood. False, and nothing is changed, if a move was
    /// taken back since: how it was made is only in the log.
    pub(crate) fn put_back(&mut self, before: Before) -> bool {
        let since = self.told.get(before.lines..).unwrap_or_default();
        if !since.iter().rev().all(|line| self.game.may_unplay(line)) {
            return false;
        }
        for line in self.told.drain(before.lines..).rev() {
            self.game.unplay(&line);
        }
        self.said = before.said;
        true
    }

    pub(crate) const fn header(&self) -> &Header {
        &self.header
    }

    pub(crate) const fn game(&self) -> &Replayed {
        &self.game
    }

    /// How many lines the log has.
    pub(crate) fn version(&self) -> u32 {
        u32::try_from(self.told.len()).unwrap_or(u32::MAX)
    }

    /// The log from a line on, as everybody is told it.
    pub(crate) fn since(&self, from: u32) -> &[String] {
        self.told.get(from as usize..).unwrap_or_default()
    }

    pub(crate) fn name(&self, color: Color) -> Option<&str> {
        self.said.names[color].as_deref()
    }

    pub(crate) const fn wish(&self) -> Option<RoomWish> {
        self.said.wish
    }

    pub(crate) fn next(&self) -> Option<&str> {
        self.said.next.as_deref()
    }

    pub(crate) const fn is_closed(&self) -> bool {
        self.said.is_closed
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.game.outcome().is_some()
    }

    /// Whether somebody has a seat.
    pub(crate) fn is_taken(&self, color: Color) -> bool {
        self.said.holders[color].is_some()
    }

    /// The seat that somebody has.
    pub(crate) fn seat_of(&self, holder: Option<&Holder>) -> Option<Color> {
        let has = |color: &Color| holder.is_some() && self.said.holders[*color].as_ref() == holder;
        [Color::White, Color::Black].into_iter().find(has)
    }

    /// The first seat that nobody has.
    pub(crate) fn free_seat(&self) -> Option<Color> {
        [Color::White, Color::Black].into_iter().find(|color| !self.is_taken(*color))
    }

    /// The lines by which the next game begins: everybody on the other side.
    pub(crate) fn swapped(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for color in [Color::White, Color::Black] {
            let holder = self.said.holders[!color];
            lines.push(RoomLine::Seat { color, holder }.to_string());
            let name = self.said.names[!color].as_deref();
            lines.extend(name.and_then(|name| Some(RoomLine::named(color, name)?.to_string())));
        }
        lines
    }

    /// Somebody takes a seat, or takes it along: the lines that say so.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the game is full or the room closed.
    pub(crate) fn seat(
        &mut self,
        color: Color,
        holder: Holder,
        name: Option<&str>,
    ) -> Result<Vec<String>, Refusal> {
        self.check_open()?;
        let mut lines = vec![RoomLine::Seat { color, holder: Some(holder) }.to_string()];
        let name = name.map(str::trim).filter(|name| !name.is_empty());
        lines.extend(match name.map(|name| RoomLine::named(color, name)) {
            Some(None) => return Err(Refusal::new(RoomRefusal::Unreadable, "nobody is called so")),
            said => said.flatten().map(|said| said.to_string()),
        });
        self.fold_all(&lines)?;
        Ok(lines)
    }

    /// What was done with the same words after so many lines, if it was: the
    /// number of lines there were then. An answer that got lost is given again
    /// by this.
    pub(crate) fn already_done(&self, color: Color, seen: u32, action: &str) -> Option<u32> {
        let rules = self.game.game.rules();
        let mut stands = None;
        let meant = match Command::parse(action)? {
            Command::Play(action) => {
                // To move is to let a failure stand; where that ends the game, the log
                // says so instead.
                if matches!(Action::parse(&action, rules.board), Some(Action::Move(_))) {
                    stands = Some(format!("{color} {}", Action::LetStand));
                }
                kept_form(&format!("{color} {action}"), rules)?
            }
            Command::Ask(wish) => RoomLine::Ask(color, wish).to_string(),
            Command::Grant(wish) => RoomLine::Grant(color, wish).to_string(),
            Command::Refuse(wish) => RoomLine::Refuse(color, wish).to_string(),
            Command::ClaimAbsent => RoomLine::Left(!color).to_string(),
            Command::Name(name) => RoomLine::named(color, &name)?.to_string(),
        };
        let is_it = |place: &usize| {
            let line = &self.told[*place];
            let ends = || self.told.get(*place + 1).is_some_and(|line| line.starts_with("over "));
            *line == meant || stands.as_ref().is_some_and(|stands| line == stands && ends())
        };
        let found = (seen as usize..self.told.len()).find(is_it)?;
        let after = |place: &usize| self.told.get(*place).is_some_and(|_| self.follows(*place));
        let end = (found + 1..).take_while(after).last().unwrap_or(found) + 1;
        u32::try_from(end).ok()
    }

    /// Whether a line only follows from the one before it: nobody did it by itself.
    fn follows(&self, place: usize) -> bool {
        let line = &self.told[place];
        let before = place.checked_sub(1).and_then(|before| RoomLine::parse(&self.told[before]));
        match before {
            Some(RoomLine::Left(gone)) => *line == format!("{gone} resign"),
            _ => line == "undo" || line.starts_with("over ") || line.starts_with("room next "),
        }
    }

    /// Does what a player wants, and returns the lines that say so. They have
    /// happened here: if they cannot be stored, this table is put back or void.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if it is not done; nothing has happened then.
    pub(crate) fn act(
        &mut self,
        color: Color,
        action: &str,
        may_claim: bool,
    ) -> Result<Vec<String>, Refusal> {
        self.check_open()?;
        let command = Command::parse(action).ok_or_else(unreadable)?;
        if !matches!(command, Command::Name(_)) && self.free_seat().is_some() {
            return Err(Refusal::new(RoomRefusal::NobodyThere, "nobody sits opposite"));
        }
        let lines = match command {
            Command::Play(action) => {
                self.check_length(OF_AN_ACTION)?;
                return self.play(color, &action);
            }
            Command::Ask(wish) => {
                self.check_wish(color, wish)?;
                vec![RoomLine::Ask(color, wish).to_string()]
            }
            Command::Grant(wish) => {
                self.check_asked(!color, wish)?;
                let mut lines = vec![RoomLine::Grant(color, wish).to_string()];
                match wish {
                    Wish::Back => {
                        let count = self.actions_since_move_of(!color).unwrap_or(0);
                        lines.extend(vec!["undo".to_owned(); count]);
                    }
                    // The line that leads to the next room comes as well.
                    Wish::Rematch => self.check_length(2)?,
                }
                lines
            }
            Command::Refuse(wish) => {
                self.check_asked(!color, wish)?;
                vec![RoomLine::Refuse(color, wish).to_string()]
            }
            Command::ClaimAbsent if self.is_over() => return Err(not_allowed("the game is over")),
            Command::ClaimAbsent if !may_claim => {
                let detail = "the opponent has not been away for long enough";
                return Err(Refusal::new(RoomRefusal::TooEarly, detail));
            }
            Command::ClaimAbsent => {
                self.check_length(1 + OF_AN_ACTION)?;
                let gone = !color;
                let mut lines = vec![RoomLine::Left(gone).to_string()];
                self.fold_all(&lines)?;
                lines.extend(self.play(gone, "resign")?);
                return Ok(lines);
            }
            Command::Name(name) => {
                vec![RoomLine::named(color, &name).ok_or_else(unreadable)?.to_string()]
            }
        };
        self.fold_all(&lines)?;
        Ok(lines)
    }

    /// Plays an action of the game: what it came to, and what the referee said to it.
    fn play(&mut self, color: Color, action: &str) -> Result<Vec<String>, Refusal> {
        let action = Action::parse(action, self.game.game.rules().board);
        let action = action.ok_or_else(unreadable)?;
        let lines =
            self.game.act(color, action).map_err(|refusal| not_allowed(refusal.to_string()))?;
        self.said.hear_move();
        self.told.extend_from_slice(&lines);
        Ok(lines)
    }

    fn fold_all(&mut self, lines: &[String]) -> Result<(), Refusal> {
        self.check_length(lines.len())?;
        for line in lines {
            self.fold(line).map_err(|error| not_allowed(error.to_string()))?;
        }
        Ok(())
    }

    /// Whether so many lines more make no log that is too long.
    fn check_length(&self, lines: usize) -> Result<(), Refusal> {
        if self.told.len() + lines > MOST_ENTRIES {
            return Err(not_allowed("no game is that long"));
        }
        Ok(())
    }

    fn check_open(&self) -> Result<(), Refusal> {
        if self.said.is_closed {
            return Err(Refusal::new(RoomRefusal::Closed, "the room is closed"));
        }
        Ok(())
    }

    /// Whether somebody may ask for this now.
    fn check_wish(&self, color: Color, wish: Wish) -> Result<(), Refusal> {
        let is_possible = match wish {
            Wish::Back => !self.is_over() && self.actions_since_move_of(color).is_some(),
            Wish::Rematch => self.is_over() && self.said.next.is_none(),
        };
        if !is_possible {
            return Err(not_allowed("there is no reason to ask for that now"));
        }
        if self.said.wish.is_some_and(|known| known.by == color.into() && known.what == wish) {
            return Err(not_allowed("that was asked for already"));
        }
        Ok(())
    }

    fn check_asked(&self, by: Color, what: Wish) -> Result<(), Refusal> {
        if self.said.wish != Some(RoomWish { by: by.into(), what }) {
            return Err(not_allowed("nobody asked for that"));
        }
        Ok(())
    }

    /// How many actions are taken back with the last move of a player; `None` if
    /// he has made none.
    fn actions_since_move_of(&self, color: Color) -> Option<usize> {
        let acts = self.game.game.events().iter().rev();
        let mut acts = acts.filter(|event| !matches!(event, Event::Over(_)));
        let is_his = |event: &Event| matches!(event, Event::Did { player, action: Action::Move(_) } if *player == color);
        acts.position(is_his).map(|position| position + 1)
    }
}

impl Plays for Table {
    fn play_next(&mut self, line: &str) -> Result<(), SavedGameError> {
        self.fold(line)
    }
}

fn unreadable() -> Refusal {
    Refusal::new(RoomRefusal::Unreadable, "this is no action")
}

fn not_allowed(detail: impl Into<String>) -> Refusal {
    Refusal::new(RoomRefusal::NotAllowed, detail)
}

#[cfg(test)]
mod tests;
