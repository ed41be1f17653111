use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use damier_engine::{Control, Engine, Limits, Options, Report, Unsearchable};
use damier_rules::{Game, Refusal};

use super::session::Session;
use crate::words::{Namer, for_white, standing};

/// An engine of full strength that is only asked now and then.
#[derive(Debug, Default)]
pub(super) struct Adviser(Option<Engine>);

impl Adviser {
    pub(super) fn search(&mut self, game: &Game, limits: &Limits) -> Result<Report, Unsearchable> {
        let options = Options { hash_mib: 16, threads: 1 };
        let engine = self.0.get_or_insert_with(|| Engine::new(options));
        // The same question always gets the same answer.
        engine.forget();
        engine.search(game, limits, &Control::new(), &mut |_| {})
    }
}

impl<W: Write> Session<W> {
    /// Says what the computer would do here, and how the game stands.
    pub(super) fn hint(&mut self) -> Result<()> {
        let limits = if self.is_watched {
            Limits::time(Duration::from_secs(1))
        } else {
            Limits::nodes(200_000)
        };
        let found = match self.adviser.search(&self.game, &limits) {
            Ok(found) => found,
            Err(Unsearchable::Over(_)) => return self.refuse(&Refusal::GameOver),
            Err(error) => return Err(error.into()),
        };
        let score = for_white(found.lines[0].score, self.game.position().turn());
        let values = [
            ("move", Namer::numeric(&self.texts).action(&self.game, found.best())),
            ("word", self.texts.standing(standing(score), self.game.rules())),
        ];
        let text = self.texts.format("play-hint", &values);
        self.say(&text)
    }
}
