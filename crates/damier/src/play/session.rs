use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use damier_endgame::Library;
use damier_locale::Texts;
use damier_rules::editions::Edition;
use damier_rules::{
    Action, Attempt, Color, Event, Game, Move, MoveTextError, Notation, Outcome, Refusal, Square,
};

use super::board::Style;
use super::command::Command;
use super::opponent::{Opponent, Seed};

/// A game, who watches it, and how.
pub(super) struct Session<W> {
    pub(super) game: Game,
    pub(super) texts: Texts,
    /// The leaflet that the game is played by, if it is a printed one.
    pub(super) edition: Option<&'static Edition>,
    pub(super) style: Style,
    /// Who plays the other side, if one person sits there alone.
    pub(super) opponent: Option<Opponent>,
    pub(super) seed: Seed,
    /// Endgame tables that the computer may ask.
    pub(super) tables: Arc<Library>,
    /// Somebody sits at the terminal, for whom a move should take its time.
    pub(super) is_watched: bool,
    pub(super) bottom: Color,
    pub(super) quit: bool,
    /// How the game ended, once that has been said.
    told: Option<Outcome>,
    pub(super) out: W,
}

impl<W: Write> Session<W> {
    pub(super) fn new(game: Game, texts: Texts, style: Style, out: W) -> Session<W> {
        Session {
            game,
            texts,
            edition: None,
            style,
            opponent: None,
            seed: Seed { number: 1, is_fixed: true },
            tables: Arc::default(),
            is_watched: false,
            bottom: Color::White,
            quit: false,
            told: None,
            out,
        }
    }

    /// Seats an opponent across the board.
    pub(super) fn seat(&mut self, opponent: Opponent) {
        self.bottom = !opponent.color;
        self.opponent = Some(opponent);
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
        let mode = if self.is_friendly() { "friendly" } else { "leaflet" };
        let mode = self.texts.format("play-mode", &[("mode", mode)]);
        self.say(&mode)?;
        self.say_level("play-against")?;
        if let Some(file) = resumed {
            let text = self.texts.format("play-resumed", &[("file", file.display().to_string())]);
            self.say(&text)?;
        }
        writeln!(self.out)?;
        self.show_board()
    }

    /// Whether the referee refuses and warns, or only speaks when asked.
    fn is_friendly(&self) -> bool {
        *self.game.rules() == self.game.rules().friendly()
    }

    /// Lets the opponent move, says what a player should know, and asks for a
    /// move; `false` if nobody is to move any more.
    pub(super) fn prompt(&mut self) -> Result<bool> {
        if self.quit {
            return Ok(false);
        }
        self.let_opponent_act()?;
        // A finished game can still be taken back, saved or asked about: its
        // result is said once.
        let ended = self.game.outcome();
        if let Some(outcome) = ended.filter(|_| self.told != ended) {
            let text = self.texts.outcome(outcome, self.game.rules());
            self.say(&text)?;
        }
        self.told = ended;
        // By the leaflet it is for the players to notice it.
        if self.is_friendly() && self.game.claimable_draw().is_some() {
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
        // Two people share one board; an opponent answers for itself.
        let answerer = match self.game.draw_offer() {
            Some(offerer) if self.opponent.is_none() => !offerer,
            _ => player,
        };
        match Command::parse(line) {
            Command::Nothing => Ok(()),
            Command::Move(text) => self.play(player, text),
            Command::Moves => self.list_moves(),
            Command::Why(text) => self.explain(text),
            Command::Hint => self.hint(),
            Command::Level(text) => self.set_level(text),
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

    pub(super) fn act(&mut self, player: Color, action: Action) -> Result<()> {
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

    pub(super) fn refuse(&mut self, refusal: &Refusal) -> Result<()> {
        let text = self.texts.refusal(refusal, self.game.rules());
        self.say(&text)
    }

    fn list_moves(&mut self) -> Result<()> {
        let pos = *self.game.position();
        let rules = *self.game.rules();
        let mut legal = pos.legal_moves(&rules)?;
        legal.sort_unstable_by(Move::cmp_by_squares);
        let names: Vec<String> =
            legal.iter().map(|&m| pos.text_among(&rules, m, &legal, Notation::Numeric)).collect();
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
        let before = self.game.clone();
        let undone = match self.person() {
            None => self.game.undo().is_some(),
            Some(person) => self.undo_own(person),
        };
        if !undone {
            self.game = before;
        }
        let text = self.texts.get(if undone { "play-undone" } else { "play-nothing-to-undo" });
        self.say(&text)?;
        self.show_board()
    }

    /// Goes back to where a person was about to do the last thing of his own.
    fn undo_own(&mut self, person: Color) -> bool {
        while let Some(event) = self.game.undo() {
            let is_own = matches!(event, Event::Did { player, .. } if player == person);
            if is_own && self.game.position().turn() == person {
                return true;
            }
        }
        false
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
}
