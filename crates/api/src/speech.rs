//! What the referee says to one reader: in his language, with squares named
//! as he names them.

use damier_locale::Texts;
use damier_rules::{Game, Move, Notation, Position, Ruleset, Square};

use crate::patience::Patience;

/// A reader's language and names of squares, and for how long he listens.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Speech<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) notation: Notation,
    pub(crate) patience: Patience<'a>,
}

impl Speech<'_> {
    pub(crate) fn square(&self, sq: Square) -> String {
        self.notation.square(sq)
    }

    pub(crate) fn squares(&self, squares: impl IntoIterator<Item = Square>) -> String {
        let names: Vec<String> = squares.into_iter().map(|sq| self.square(sq)).collect();
        names.join(", ")
    }

    /// A move as players write it, whether it was legal or not.
    pub(crate) fn move_text(&self, pos: &Position, rules: &Ruleset, m: Move) -> String {
        pos.text(rules, m, self.notation).unwrap_or_else(|_| {
            let sign = if m.is_capture() { 'x' } else { '-' };
            format!("{}{sign}{}", self.square(m.from), self.square(m.to))
        })
    }

    /// A move in a whole sentence, for those who hear it.
    pub(crate) fn spoken_move(&self, game: &Game, pos: &Position, m: Move) -> String {
        let rules = game.rules();
        let values = [
            ("color", self.texts.color(pos.turn(), rules)),
            ("from", self.square(m.from)),
            ("to", self.square(m.to)),
            ("captured", self.squares(m.captured.squares(rules.board))),
        ];
        let id = if m.is_capture() { "spoken-capture" } else { "spoken-move" };
        let mut sentence = self.texts.format(id, &values);
        if m.crowned {
            sentence.push(' ');
            sentence.push_str(&self.texts.get("spoken-crowned"));
        }
        sentence
    }
}
