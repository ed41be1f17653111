//! Who answers a player that sits alone at the board.

use std::io::Write;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail};
use damier_coach::{CASUAL, agrees_to_draw, take_turn};
use damier_endgame::Library;
use damier_engine::{Level, Limits, Player, Random};
use damier_rules::{Action, Color};

use super::session::Session;

/// A side that is not played by a person.
#[derive(Debug)]
pub(super) struct Opponent {
    pub(super) color: Color,
    pub(super) mind: Mind,
}

/// Who thinks for it.
#[derive(Debug)]
pub(super) enum Mind {
    /// Nobody: chance.
    Chance(Random),
    Engine(Box<Player>),
}

impl Opponent {
    /// The engine at some level. A fixed seed makes a game that can be
    /// repeated, which no clock may disturb.
    pub(super) fn engine(
        color: Color,
        level: Level,
        seed: Seed,
        tables: &Arc<Library>,
    ) -> Opponent {
        let mut player = Player::new(level, CASUAL, seed.number);
        player.set_library(Some(Arc::clone(tables)));
        player.open_by_book(true);
        if seed.is_fixed {
            player.set_limits(Limits::nodes(1_000_000));
        }
        Opponent { color, mind: Mind::Engine(Box::new(player)) }
    }

    pub(super) fn level(&self) -> Option<Level> {
        match &self.mind {
            Mind::Engine(player) => Some(player.level()),
            Mind::Chance(_) => None,
        }
    }
}

/// Where chance begins, and whether the user wants it there.
#[derive(Copy, Clone, Debug)]
pub(super) struct Seed {
    pub(super) number: u64,
    pub(super) is_fixed: bool,
}

impl<W: Write> Session<W> {
    /// Lets the opponent do what is his to do.
    pub(super) fn let_opponent_act(&mut self) -> Result<()> {
        self.answer_offer()?;
        while self.is_opponents_turn() {
            let before = self.game.events().len();
            let (color, action) = self.opponents_choice()?;
            self.act(color, action)?;
            if self.game.events().len() == before {
                bail!("the computer has nothing to do");
            }
        }
        Ok(())
    }

    /// The person's color, if only one sits at the board.
    pub(super) fn person(&self) -> Option<Color> {
        self.opponent.as_ref().map(|opponent| !opponent.color)
    }

    fn is_opponents_turn(&self) -> bool {
        let turn = self.game.position().turn();
        self.game.outcome().is_none() && self.person().is_some_and(|person| person != turn)
    }

    fn answer_offer(&mut self) -> Result<()> {
        let Some(person) = self.person() else { return Ok(()) };
        if self.game.draw_offer() != Some(person) || self.game.outcome().is_some() {
            return Ok(());
        }
        let is_engine = self.opponent.as_ref().is_some_and(|opponent| opponent.level().is_some());
        let accepts =
            is_engine && agrees_to_draw(&self.game, !person, &Arc::clone(&self.tables).into())?;
        self.act(!person, if accepts { Action::AcceptDraw } else { Action::DeclineDraw })
    }

    fn opponents_choice(&mut self) -> Result<(Color, Action)> {
        let turn = self.game.position().turn();
        self.show_thinking(turn)?;
        let Some(opponent) = &mut self.opponent else {
            bail!("there is no opponent");
        };
        let color = opponent.color;
        let (action, pause) = match &mut opponent.mind {
            Mind::Chance(random) => {
                let legal = self.game.position().legal_moves(self.game.rules())?;
                let pick = random.below(legal.len());
                // Blocked by a failure to capture, which chance lets stand.
                let action = legal.get(pick).map_or(Action::LetStand, |&m| Action::Move(m));
                (action, Duration::ZERO)
            }
            Mind::Engine(player) => {
                let chosen = take_turn(player, &self.game)?;
                (chosen.action, chosen.pause)
            }
        };
        if self.is_watched {
            thread::sleep(pause);
        }
        self.hide_thinking()?;
        Ok((color, action))
    }

    fn show_thinking(&mut self, color: Color) -> Result<()> {
        if self.is_watched {
            let color = self.texts.color(color, self.game.rules());
            let text = self.texts.format("play-thinking", &[("color", color)]);
            write!(self.out, "{text}")?;
            self.out.flush()?;
        }
        Ok(())
    }

    fn hide_thinking(&mut self) -> Result<()> {
        if self.is_watched {
            write!(self.out, "\r\x1b[K")?;
        }
        Ok(())
    }

    /// Changes how well the computer plays, or says how well it does.
    pub(super) fn set_level(&mut self, text: &str) -> Result<()> {
        let now = self.opponent.as_ref().and_then(Opponent::level);
        let wanted = if text.is_empty() { now } else { text.parse().ok().and_then(Level::new) };
        let Some(level) = wanted else {
            let levels = Level::FULL.number().to_string();
            let text = self.texts.format("play-level-range", &[("levels", levels)]);
            return self.say(&text);
        };
        if let Some(Opponent { mind: Mind::Engine(player), .. }) = &mut self.opponent {
            player.set_level(level);
            return self.say_level("play-level");
        }
        // Who asks for it moves now, and leaves the other side to it.
        let color = self.person().map_or(!self.game.position().turn(), |person| !person);
        self.opponent = Some(Opponent::engine(color, level, self.seed, &self.tables));
        self.say_level("play-against")
    }

    /// Says at which level the computer plays, if it does.
    pub(super) fn say_level(&mut self, id: &str) -> Result<()> {
        let Some((opponent, level)) =
            self.opponent.as_ref().and_then(|opponent| Some((opponent, opponent.level()?)))
        else {
            return Ok(());
        };
        let values = [
            ("color", self.texts.color(!opponent.color, self.game.rules())),
            ("level", level.number().to_string()),
            ("levels", Level::FULL.number().to_string()),
        ];
        let text = self.texts.format(id, &values);
        self.say(&text)
    }
}
