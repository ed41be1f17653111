use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use damier_coach::{assess, look, seen_by};
use damier_engine::{Limits, Unsearchable};
use damier_rules::{Color, Refusal};

use super::session::Session;
use crate::naming::Namer;

impl<W: Write> Session<W> {
    /// Says what the computer would do here, and how the game stands.
    pub(super) fn hint(&mut self) -> Result<()> {
        let limits = if self.is_watched {
            Limits::time(Duration::from_secs(1))
        } else {
            Limits::nodes(200_000)
        };
        let found = match look(&self.game, &limits, &Arc::clone(&self.tables).into()) {
            Ok(found) => found,
            Err(Unsearchable::Over(_)) => return self.refuse(&Refusal::GameOver),
            Err(error) => return Err(error.into()),
        };
        let score = seen_by(Color::White, found.lines[0].score, self.game.position().turn());
        let values = [
            ("move", Namer::numeric(&self.texts).action(&self.game, found.best())),
            ("word", self.texts.assessment(assess(score), self.game.rules())),
        ];
        let text = self.texts.format("play-hint", &values);
        self.say(&text)
    }
}
