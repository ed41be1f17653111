use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Result;
use damier_locale::Texts;
use damier_rules::{
    Action, Attempt, Bitboard, Color, Enforcement, Event, Game, Move, MoveTextError, Notation,
    Refusal, Ruleset, Square, Touch,
};

use super::board::{Style, draw};
use super::command::{Command, HELP};
use crate::rules::wrap;

/// A game, who watches it, and how.
pub(super) struct Session<W> {
    game: Game,
    texts: Texts,
    style: Style,
    /// The state of chance, where it plays the second player's moves.
    chance: Option<u64>,
    bottom: Color,
    quit: bool,
    out: W,
}

impl<W: Write> Session<W> {
    pub(super) fn new(
        game: Game,
        texts: Texts,
        style: Style,
        chance: Option<u64>,
        out: W,
    ) -> Session<W> {
        let bottom = if chance.is_some() { game.rules().first } else { Color::White };
        Session { game, texts, style, chance, bottom, quit: false, out }
    }

    pub(super) fn open(&mut self, resumed: Option<&Path>) -> Result<()> {
        let rules = *self.game.rules();
        let pos = *self.game.position();
        let example = match pos.legal_moves(&rules)?.first() {
            Some(&m) => pos.text(&rules, m, Notation::Numeric)?,
            None => "32-28".to_owned(),
        };
        let values = [
            ("game", self.texts.ruleset_title(&rules)),
            ("example", example),
            ("help", "help".to_owned()),
        ];
        let opening = self.texts.format("play-opening", &values);
        self.say(&opening)?;
        let by_leaflet = rules.enforcement != Enforcement::Strict || rules.touch == Touch::Binding;
        let mode = if by_leaflet { "leaflet" } else { "friendly" };
        let mode = self.texts.format("play-mode", &[("mode", mode)]);
        self.say(&mode)?;
        if let Some(file) = resumed {
            let text = self.texts.format("play-resumed", &[("file", file.display().to_string())]);
            self.say(&text)?;
        }
        writeln!(self.out)?;
        self.show_board()
    }

    /// Lets chance move, says what a player should know, and asks for a move;
    /// `false` if nobody is to move any more.
    pub(super) fn prompt(&mut self) -> Result<bool> {
        let human = self.game.rules().first;
        if self.chance.is_some() && self.game.draw_offer() == Some(human) {
            self.act(!human, Action::DeclineDraw)?;
        }
        while self.is_chances_turn() && !self.quit {
            self.play_by_chance()?;
        }
        if self.quit {
            return Ok(false);
        }
        if let Some(outcome) = self.game.outcome() {
            let text = self.texts.outcome(outcome, self.game.rules());
            self.say(&text)?;
            // A finished game can still be taken back, saved or asked about.
        }
        if self.game.claimable_draw().is_some() {
            let text = self.texts.get("play-claimable");
            self.say(&text)?;
        }
        if let Some((_, plies)) = self.game.draw_countdown().filter(|(_, plies)| *plies <= 20) {
            let text = self.texts.format("play-countdown", &[("moves", plies.div_ceil(2))]);
            self.say(&text)?;
        }
        let color = self.texts.color(self.game.position().turn(), self.game.rules());
        let prompt = self.texts.format("play-prompt", &[("color", color)]);
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        Ok(true)
    }

    pub(super) fn say_goodbye(&mut self) -> Result<()> {
        let text = self.texts.get("play-end-of-input");
        writeln!(self.out)?;
        self.say(&text)
    }

    /// Does what was typed.
    pub(super) fn obey(&mut self, line: &str) -> Result<()> {
        let player = self.game.position().turn();
        // Two people share one board; chance answers for itself.
        let answerer = match self.game.draw_offer() {
            Some(offerer) if self.chance.is_none() => !offerer,
            _ => player,
        };
        match Command::parse(line) {
            Command::Nothing => Ok(()),
            Command::Move(text) => self.play(player, text),
            Command::Moves => self.list_moves(),
            Command::Why(text) => self.explain(text),
            Command::Board => self.show_board(),
            Command::Undo => self.undo(),
            Command::Touch(sq) => self.on_square(player, sq, Action::Touch),
            Command::Adjust(sq) => self.on_square(player, sq, Action::Adjust),
            Command::Huff(sq) => self.on_square(player, sq, Action::Huff),
            Command::Demand => self.act(player, Action::DemandCapture),
            Command::Stand => self.act(player, Action::LetStand),
            Command::Offer => self.act(player, Action::OfferDraw),
            Command::Accept => self.act(answerer, Action::AcceptDraw),
            Command::Decline => self.act(answerer, Action::DeclineDraw),
            Command::Claim => self.act(player, Action::ClaimDraw),
            Command::Resign => self.act(player, Action::Resign),
            Command::Save(file) => self.save(file),
            Command::Rules => self.tell_rules(),
            Command::Flip => {
                self.bottom = !self.bottom;
                self.show_board()
            }
            Command::Help => self.help(),
            Command::Quit => {
                self.quit = true;
                Ok(())
            }
            Command::Unknown => {
                let values = [("input", line.trim().to_owned()), ("help", "help".to_owned())];
                let text = self.texts.format("play-unknown", &values);
                self.say(&text)
            }
        }
    }

    fn play(&mut self, player: Color, text: &str) -> Result<()> {
        let rules = *self.game.rules();
        let attempt = match Attempt::parse(text, rules.board) {
            Ok(attempt) => attempt,
            Err(error) => {
                let text = self.texts.unreadable_move(&error, text);
                return self.say(&text);
            }
        };
        let permitted = self.game.permitted_moves()?;
        let pos = *self.game.position();
        // A legal move goes before a failure that would be written alike.
        let legal = pos.legal_moves(&rules)?;
        let found = match pos.find_move(&rules, attempt.clone(), &legal) {
            Err(MoveTextError::Illegal(attempt)) => pos.find_move(&rules, attempt, &permitted),
            found => found,
        };
        match found {
            Ok(m) => self.act(player, Action::Move(m)),
            Err(_) => {
                let explanation = pos.explain(&rules, &attempt);
                let answer = self.texts.explanation(&explanation, text, &pos, &rules);
                self.say(&answer)
            }
        }
    }

    fn on_square(
        &mut self,
        player: Color,
        number: &str,
        action: impl Fn(Square) -> Action,
    ) -> Result<()> {
        let square = self.game.rules().board.square_named(number);
        match square {
            Some(sq) => self.act(player, action(sq)),
            None => {
                let text = self.texts.format("setup-off-board", &[("squares", number)]);
                self.say(&text)
            }
        }
    }

    fn act(&mut self, player: Color, action: Action) -> Result<()> {
        let before = *self.game.position();
        match self.game.apply(player, action) {
            Ok(events) => {
                for event in events {
                    self.report(event, &before)?;
                }
                Ok(())
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    fn refuse(&mut self, refusal: &Refusal) -> Result<()> {
        let text = self.texts.refusal(refusal, self.game.rules());
        self.say(&text)
    }

    /// Says what happened.
    fn report(&mut self, event: Event, before: &damier_rules::Position) -> Result<()> {
        let rules = *self.game.rules();
        let Event::Did { player, action } = event else {
            return Ok(());
        };
        let color = self.texts.color(player, &rules);
        let by = |id| self.texts.format(id, &[("color", color.clone())]);
        let on = |id, sq: Square| {
            self.texts.format(id, &[("color", color.clone()), ("square", sq.to_string())])
        };
        let text = match action {
            Action::Move(m) => {
                let name =
                    before.text(&rules, m, Notation::Numeric).unwrap_or_else(|_| m.to_string());
                self.texts.format("play-played", &[("color", color.clone()), ("move", name)])
            }
            Action::Touch(sq) => on("play-touched", sq),
            Action::Adjust(sq) => on("play-adjusted", sq),
            Action::Huff(sq) => on("play-huffed", sq),
            Action::DemandCapture => {
                let offender = self.texts.color(!player, &rules);
                self.texts.format("play-demanded", &[("color", offender)])
            }
            Action::LetStand => self.texts.get("play-let-stand"),
            Action::OfferDraw => by("play-offered"),
            Action::DeclineDraw => self.texts.get("play-declined"),
            Action::AcceptDraw | Action::ClaimDraw | Action::Resign => return Ok(()),
        };
        self.say(&text)?;
        if matches!(action, Action::Move(_) | Action::Huff(_) | Action::DemandCapture) {
            self.show_board()?;
        }
        if let (Action::Move(_), Some(answer)) = (action, answers(&rules)) {
            // Said after every move, so that it gives nothing away.
            let text = self.texts.format("play-may-answer", &[("answer", answer)]);
            self.say(&text)?;
        }
        Ok(())
    }

    fn list_moves(&mut self) -> Result<()> {
        let pos = *self.game.position();
        let rules = *self.game.rules();
        let mut legal = pos.legal_moves(&rules)?;
        legal.sort_unstable_by(Move::cmp_by_squares);
        let names: Vec<String> = legal
            .iter()
            .map(|&m| pos.text_among(&rules, m, &legal, Notation::Numeric))
            .collect::<Result<_, _>>()?;
        let text = self.texts.format("play-legal-moves", &[("moves", names.join(" "))]);
        self.say(&text)
    }

    fn explain(&mut self, text: &str) -> Result<()> {
        let (pos, rules) = (*self.game.position(), *self.game.rules());
        let answer = match Attempt::parse(text, rules.board) {
            Ok(attempt) => {
                self.texts.explanation(&pos.explain(&rules, &attempt), text, &pos, &rules)
            }
            Err(error) => self.texts.unreadable_move(&error, text),
        };
        self.say(&answer)
    }

    fn undo(&mut self) -> Result<()> {
        let human = self.game.rules().first;
        let before = self.game.clone();
        let mut undone = self.game.undo().is_some();
        // Against chance, back to one's own turn; without one, not at all.
        while self.chance.is_some() && undone && self.game.position().turn() != human {
            undone = self.game.undo().is_some();
        }
        if !undone {
            self.game = before;
        }
        let text = self.texts.get(if undone { "play-undone" } else { "play-nothing-to-undo" });
        self.say(&text)?;
        self.show_board()
    }

    fn save(&mut self, file: &str) -> Result<()> {
        if file.is_empty() {
            let text = self.texts.get("play-no-save-name");
            return self.say(&text);
        }
        let text = match fs::write(file, self.game.log()) {
            Ok(()) => self.texts.format("play-saved", &[("file", file)]),
            Err(error) => {
                let values = [("file", file.to_owned()), ("error", error.to_string())];
                self.texts.format("play-not-saved", &values)
            }
        };
        self.say(&text)
    }

    fn tell_rules(&mut self) -> Result<()> {
        for paragraph in self.texts.rules(self.game.rules()) {
            writeln!(self.out, "{}", paragraph.heading)?;
            for line in wrap(&paragraph.text) {
                writeln!(self.out, "  {line}")?;
            }
        }
        Ok(())
    }

    fn help(&mut self) -> Result<()> {
        let heading = self.texts.get("help-heading");
        self.say(&heading)?;
        for (word, id) in HELP.iter().filter(|(word, _)| *word != "help") {
            writeln!(self.out, "  {word:8} {}", self.texts.get(id))?;
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<()> {
        let marked = self
            .game
            .moves()
            .next_back()
            .map_or(Bitboard::EMPTY, |(_, m)| Bitboard::from(m.from) | Bitboard::from(m.to));
        let (pos, rules) = (self.game.position(), self.game.rules());
        let text = draw(pos, rules, self.bottom, marked, self.style);
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<()> {
        for line in wrap(text) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn is_chances_turn(&self) -> bool {
        self.chance.is_some()
            && self.game.outcome().is_none()
            && self.game.position().turn() != self.game.rules().first
    }

    fn play_by_chance(&mut self) -> Result<()> {
        let player = self.game.position().turn();
        let legal = self.game.position().legal_moves(self.game.rules())?;
        let Some(state) = &mut self.chance else {
            return Ok(());
        };
        if legal.is_empty() {
            // Blocked by a failure to capture, which chance lets stand.
            return self.act(player, Action::LetStand);
        }
        let m = legal[(random(state) % legal.len() as u64) as usize];
        self.act(player, Action::Move(m))
    }
}

/// What a player may do about a missed capture, as the message names it.
fn answers(rules: &Ruleset) -> Option<&'static str> {
    match rules.enforcement {
        Enforcement::Strict => None,
        Enforcement::Huff => Some("huff"),
        Enforcement::Withdraw => Some("withdraw"),
        Enforcement::HuffOrDemand => Some("either"),
    }
}

/// The next number of a SplitMix64 sequence.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
