//! What a session says about the game.

use std::io::Write;

use anyhow::Result;
use damier_rules::{Action, Bitboard, Enforcement, Event, Notation, Position, Ruleset, Square};

use super::board::draw;
use super::command::HELP;
use super::session::Session;
use crate::rules::wrap;

impl<W: Write> Session<W> {
    /// Says what happened.
    pub(super) fn report(&mut self, event: Event, before: &Position) -> Result<()> {
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
            Action::Huff(sq) => {
                let next = if self.game.outcome().is_some() { "over" } else { "move" };
                let values = [
                    ("color", color.clone()),
                    ("square", sq.to_string()),
                    ("next", next.to_owned()),
                ];
                self.texts.format("play-huffed", &values)
            }
            Action::DemandCapture => {
                let offender = self.texts.color(!player, &rules);
                self.texts.format("play-demanded", &[("color", offender)])
            }
            Action::LetStand => self.texts.get("play-let-stand"),
            // The computer needs no telling.
            Action::OfferDraw if self.person() == Some(player) => return Ok(()),
            Action::OfferDraw => by("play-offered"),
            Action::DeclineDraw => self.texts.get("play-declined"),
            Action::AcceptDraw | Action::ClaimDraw | Action::Resign => return Ok(()),
        };
        self.say(&text)?;
        if matches!(action, Action::Move(_) | Action::Huff(_) | Action::DemandCapture) {
            self.show_board()?;
        }
        let is_told = self.person() != Some(player) && self.game.outcome().is_none();
        if let (Action::Move(_), Some(answer), true) = (action, answers(&rules), is_told) {
            // Said after every move, so that it gives nothing away.
            let text = self.texts.format("play-may-answer", &[("answer", answer)]);
            self.say(&text)?;
        }
        Ok(())
    }

    pub(super) fn tell_rules(&mut self) -> Result<()> {
        for paragraph in self.texts.rules(self.game.rules(), self.edition) {
            writeln!(self.out, "{}", paragraph.heading)?;
            for line in wrap(&paragraph.text) {
                writeln!(self.out, "  {line}")?;
            }
        }
        Ok(())
    }

    pub(super) fn help(&mut self) -> Result<()> {
        let heading = self.texts.get("help-heading");
        self.say(&heading)?;
        for (word, id) in HELP.iter().filter(|(word, _)| *word != "help") {
            writeln!(self.out, "  {word:8} {}", self.texts.get(id))?;
        }
        Ok(())
    }

    pub(super) fn show_board(&mut self) -> Result<()> {
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

    pub(super) fn say(&mut self, text: &str) -> Result<()> {
        for line in wrap(text) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}

/// What a player may do about a missed capture, as the message names it.
fn answers(rules: &Ruleset) -> Option<&'static str> {
    match rules.enforcement {
        Enforcement::Strict | Enforcement::Optional => None,
        Enforcement::Huff => Some("huff"),
        Enforcement::Withdraw => Some("withdraw"),
        Enforcement::HuffOrDemand => Some("either"),
    }
}
