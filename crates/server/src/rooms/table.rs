//! What stands on the table of a room: a pure fold over its log. It knows no
//! clock, no store and nobody who is connected.

use damier_api::{MOST_ENTRIES, Replayed, RoomLine, SavedGameError, kept_form};
use damier_contract::{Header, RoomRefusal, RoomWish, Wish};
use damier_rules::{Action, Color, Event};

use crate::judge::Plays;

/// Whoever shows the token with this hash has the seat.
pub(crate) type Holder = [u8; 32];

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
    holders: ByColor<Option<Holder>>,
    names: ByColor<Option<String>>,
    wish: Option<RoomWish>,
    next: Option<String>,
    is_closed: bool,
}

impl Table {
    /// Before anything happened.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] if the rules or the start cannot be read.
    pub(crate) fn begin(header: Header) -> Result<Table, SavedGameError> {
        let game = Replayed::begin(&header)?;
        Ok(Table {
            header,
            game,
            told: Vec::new(),
            holders: ByColor::default(),
            names: ByColor::default(),
            wish: None,
            next: None,
            is_closed: false,
        })
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
                self.told.push(line.to_owned());
                // A move answers what was asked before it.
                if matches!(self.wish, Some(RoomWish { what: Wish::Back, .. })) {
                    self.wish = None;
                }
            }
            Some(said) => {
                self.hear(&said);
                self.told.push(said.told().to_string());
            }
        }
        Ok(())
    }

    fn hear(&mut self, said: &RoomLine) {
        match said {
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
        self.names[color].as_deref()
    }

    pub(crate) const fn wish(&self) -> Option<RoomWish> {
        self.wish
    }

    pub(crate) fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    pub(crate) const fn is_closed(&self) -> bool {
        self.is_closed
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.game.outcome().is_some()
    }

    /// Whether somebody has a seat.
    pub(crate) fn is_taken(&self, color: Color) -> bool {
        self.holders[color].is_some()
    }

    /// The seat that somebody has.
    pub(crate) fn seat_of(&self, holder: Option<&Holder>) -> Option<Color> {
        let has = |color: &Color| holder.is_some() && self.holders[*color].as_ref() == holder;
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
            let holder = self.holders[!color];
            lines.push(RoomLine::Seat { color, holder }.to_string());
            let name = self.names[!color].as_deref();
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
        let meant = match Command::parse(action)? {
            Command::Play(action) => kept_form(&format!("{color} {action}"), rules)?,
            Command::Ask(wish) => RoomLine::Ask(color, wish).to_string(),
            Command::Grant(wish) => RoomLine::Grant(color, wish).to_string(),
            Command::Refuse(wish) => RoomLine::Refuse(color, wish).to_string(),
            Command::ClaimAbsent => RoomLine::Left(!color).to_string(),
            Command::Name(name) => RoomLine::named(color, &name)?.to_string(),
        };
        let found = seen as usize + self.since(seen).iter().position(|line| *line == meant)?;
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
    /// happened here: if they cannot be stored, this table is void.
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
        let unreadable = || Refusal::new(RoomRefusal::Unreadable, "this is no action");
        let command = Command::parse(action).ok_or_else(unreadable)?;
        if !matches!(command, Command::Name(_)) && self.free_seat().is_some() {
            return Err(Refusal::new(RoomRefusal::NobodyThere, "nobody sits opposite"));
        }
        let lines = match command {
            Command::Play(action) => return self.play(color, &action),
            Command::Ask(wish) => {
                self.check_wish(color, wish)?;
                vec![RoomLine::Ask(color, wish).to_string()]
            }
            Command::Grant(wish) => {
                self.check_asked(!color, wish)?;
                let mut lines = vec![RoomLine::Grant(color, wish).to_string()];
                if wish == Wish::Back {
                    let count = self.actions_since_move_of(!color).unwrap_or(0);
                    lines.extend(vec!["undo".to_owned(); count]);
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
                let gone = !color;
                let left = RoomLine::Left(gone).to_string();
                self.fold_all(std::slice::from_ref(&left))?;
                let mut lines = vec![left];
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

    /// Plays an action of the game, and notes what the referee says to it.
    fn play(&mut self, color: Color, action: &str) -> Result<Vec<String>, Refusal> {
        let rules = self.game.game.rules();
        if Action::parse(action, rules.board).is_none() {
            return Err(Refusal::new(RoomRefusal::Unreadable, "this is no action"));
        }
        let line = kept_form(&format!("{color} {action}"), rules)
            .ok_or_else(|| Refusal::new(RoomRefusal::Unreadable, "this is no action"))?;
        let before = self.game.game.events().len();
        self.fold_all(std::slice::from_ref(&line))?;
        let after: Vec<Event> = self.game.game.events().get(before..).unwrap_or_default().to_vec();
        let mut lines = vec![line];
        // The first is what was done, the others are what the referee said to it.
        for said in after.iter().skip(1) {
            let said = said.to_string();
            self.fold_all(std::slice::from_ref(&said))?;
            lines.push(said);
        }
        Ok(lines)
    }

    fn fold_all(&mut self, lines: &[String]) -> Result<(), Refusal> {
        if self.told.len() + lines.len() > MOST_ENTRIES {
            return Err(not_allowed("no game is that long"));
        }
        for line in lines {
            self.fold(line).map_err(|error| not_allowed(error.to_string()))?;
        }
        Ok(())
    }

    fn check_open(&self) -> Result<(), Refusal> {
        if self.is_closed {
            return Err(Refusal::new(RoomRefusal::Closed, "the room is closed"));
        }
        Ok(())
    }

    /// Whether somebody may ask for this now.
    fn check_wish(&self, color: Color, wish: Wish) -> Result<(), Refusal> {
        let is_possible = match wish {
            Wish::Back => !self.is_over() && self.actions_since_move_of(color).is_some(),
            Wish::Rematch => self.is_over() && self.next.is_none(),
        };
        if !is_possible {
            return Err(not_allowed("there is no reason to ask for that now"));
        }
        if self.wish.is_some_and(|known| known.by == color.into() && known.what == wish) {
            return Err(not_allowed("that was asked for already"));
        }
        Ok(())
    }

    fn check_asked(&self, by: Color, what: Wish) -> Result<(), Refusal> {
        if self.wish != Some(RoomWish { by: by.into(), what }) {
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

fn not_allowed(detail: impl Into<String>) -> Refusal {
    Refusal::new(RoomRefusal::NotAllowed, detail)
}

#[cfg(test)]
mod tests {
    use Color::{Black, White};

    use super::*;

    fn table(rules: &str, start: Option<&str>) -> Table {
        let header = Header {
            rules: rules.to_owned(),
            start: start.map(str::to_owned),
            ..Header::default()
        };
        let mut table = Table::begin(header).expect("a game");
        table.seat(White, [1; 32], Some("Anna")).expect("a seat");
        table.seat(Black, [2; 32], None).expect("a seat");
        table
    }

    fn why(outcome: Result<Vec<String>, Refusal>) -> RoomRefusal {
        outcome.expect_err("refused").why
    }

    #[test]
    fn a_table_is_the_fold_of_its_log() {
        let mut live = table("jumbo/touch-free", None);
        live.act(White, "32-28", false).expect("a move");
        live.act(Black, "19-23", false).expect("a move");
        live.act(White, "28x19{23}", false).expect("a capture");
        live.act(White, "ask back", false).expect("a wish");
        live.act(Black, "grant back", false).expect("granted");
        assert_eq!(live.since(7), ["room grant black back", "undo"]);
        let mut again = Table::begin(live.header().clone()).expect("a game");
        for line in live.since(0) {
            again.fold(line).expect("it happened");
        }
        assert_eq!(again.since(0), live.since(0));
        assert_eq!(again.game().game.events(), live.game().game.events());
        assert_eq!(again.name(White), Some("Anna"));
        // What everybody is told says nothing of whose the seats are.
        assert_eq!(again.seat_of(Some(&[1; 32])), None);
        assert_eq!(live.seat_of(Some(&[1; 32])), Some(White));
        assert_eq!(live.seat_of(Some(&[2; 32])), Some(Black));
        assert_eq!(live.seat_of(None), None);
    }

    #[test]
    fn nobody_plays_alone_or_for_the_other() {
        let header = Header { rules: "jumbo/touch-free".into(), ..Header::default() };
        let mut alone = Table::begin(header).expect("a game");
        alone.seat(White, [1; 32], None).expect("a seat");
        assert_eq!(why(alone.act(White, "32-28", false)), RoomRefusal::NobodyThere);
        let mut table = table("jumbo/touch-free", None);
        assert_eq!(why(table.act(Black, "19-23", false)), RoomRefusal::NotAllowed);
        assert_eq!(why(table.act(White, "32-22", false)), RoomRefusal::NotAllowed);
        for odd in ["", "dance", "32-28\n", "white 32-28", "room close", "undo", "clock 1 1"] {
            assert_eq!(why(table.act(White, odd, false)), RoomRefusal::Unreadable, "{odd:?}");
        }
        assert_eq!(table.version(), 3, "nothing came of it");
    }

    #[test]
    fn what_was_done_is_found_again_and_done_once() {
        let mut table = table("jumbo/touch-free", None);
        let seen = table.version();
        table.act(White, "32-28", false).expect("a move");
        assert_eq!(table.already_done(White, seen, "32-28"), Some(seen + 1));
        assert_eq!(table.already_done(White, seen, "31-27"), None);
        assert_eq!(table.already_done(Black, seen, "32-28"), None);
        assert_eq!(table.already_done(White, seen + 1, "32-28"), None);
    }

    #[test]
    fn a_move_is_taken_back_with_all_that_followed() {
        let mut table = table("jumbo/touch-free", None);
        assert_eq!(why(table.act(Black, "ask back", false)), RoomRefusal::NotAllowed);
        for (color, action) in [(White, "32-28"), (Black, "19-23"), (Black, "offer")] {
            // An offer comes with a move; who may make it when, the rules say.
            let _ = table.act(color, action, false);
        }
        table.act(White, "ask back", false).expect("a wish");
        assert_eq!(why(table.act(White, "ask back", false)), RoomRefusal::NotAllowed);
        assert_eq!(why(table.act(White, "grant back", false)), RoomRefusal::NotAllowed);
        table.act(Black, "grant back", false).expect("granted");
        assert!(table.game().game.events().is_empty());
        assert_eq!(table.wish(), None);
    }

    #[test]
    fn a_move_answers_a_wish() {
        let mut table = table("jumbo/touch-free", None);
        table.act(White, "32-28", false).expect("a move");
        table.act(White, "ask back", false).expect("a wish");
        table.act(Black, "19-23", false).expect("a move");
        assert_eq!(table.wish(), None);
        assert_eq!(why(table.act(Black, "grant back", false)), RoomRefusal::NotAllowed);
    }

    #[test]
    fn who_stays_away_loses_when_that_is_claimed() {
        let mut table = table("jumbo/touch-free", None);
        assert_eq!(why(table.act(White, "claim-absent", false)), RoomRefusal::TooEarly);
        let lines = table.act(White, "claim-absent", true).expect("claimed");
        assert_eq!(lines, ["room left black", "black resign", "over white resigned"]);
        assert_eq!(why(table.act(White, "claim-absent", true)), RoomRefusal::NotAllowed);
    }

    #[test]
    fn after_a_game_comes_another_with_colors_swapped() {
        let mut table = table("jumbo/touch-free", None);
        assert_eq!(why(table.act(White, "ask rematch", false)), RoomRefusal::NotAllowed);
        table.act(Black, "resign", false).expect("given up");
        table.act(White, "ask rematch", false).expect("a wish");
        table.act(Black, "grant rematch", false).expect("granted");
        let lines = table.swapped();
        let mut next = Table::begin(table.header().clone()).expect("a game");
        lines.iter().for_each(|line| next.fold(line).expect("it happens"));
        assert_eq!(next.seat_of(Some(&[1; 32])), Some(Black));
        assert_eq!(next.name(Black), Some("Anna"));
    }

    /// By the leaflet a missed capture stands until it is claimed, and nothing in
    /// the log says that it was missed.
    #[test]
    fn a_missed_capture_is_in_no_line_before_it_is_claimed() {
        let start = Some("W:W26,31:B15,23");
        let mut table = table("swedish", start);
        table.act(White, "31-27", false).expect("accepted");
        assert_eq!(table.since(3), ["white 31-27"]);
        let lines = table.act(Black, "huff 26", false).expect("huffed");
        assert_eq!(lines[0], "black huff 26");
    }

    #[test]
    fn nothing_happens_in_a_closed_room() {
        let mut table = table("jumbo/touch-free", None);
        table.fold("room close").expect("closed");
        assert_eq!(why(table.act(White, "32-28", false)), RoomRefusal::Closed);
        assert_eq!(why(table.seat(White, [3; 32], None)), RoomRefusal::Closed);
    }
}
