//! What is printed on a box, besides its rules.

use damier_rules::editions::{Edition, Printing};

use crate::texts::Texts;

impl Texts {
    /// For whom a game is and how long it takes, where the box says so, and in
    /// which printings we know it.
    #[must_use]
    pub fn edition_facts(&self, edition: &Edition) -> Vec<String> {
        let mut facts = Vec::new();
        match (edition.players, edition.ages, edition.minutes) {
            (Some(players), Some((from, to)), Some(minutes)) => {
                let values =
                    [("players", players), ("from", from), ("to", to), ("minutes", minutes)];
                facts.push(self.format("box-for-whom", &values));
            }
            (Some(players), ..) => facts.push(self.format("box-players", &[("players", players)])),
            _ => {}
        }
        facts.extend(edition.printings.iter().map(|printing| match printing {
            Printing::TwoLanguages => self.get("box-two-languages"),
            Printing::Magnetic => self.get("box-magnetic"),
        }));
        if edition.printings.len() > 1 {
            facts.push(self.get("box-same-rules"));
        }
        facts
    }
}
