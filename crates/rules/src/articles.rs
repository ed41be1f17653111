/// Where a leaflet states a rule.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Article {
    /// A numbered article or point.
    Number(u8),
    /// The text before the numbered articles: the board and how to begin.
    Opening,
    /// The unnumbered paragraph on capturing.
    Capturing,
    /// The unnumbered paragraph on the end of the game.
    Ending,
    /// Not in the text: the reading or the practice that fills the gap.
    Practice,
    /// Changed by the players' own agreement.
    HouseRule,
}

/// What an article is about.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Topic {
    /// Board, men and how they stand at the start.
    Board,
    /// Who moves first.
    FirstMove,
    /// How men move.
    ManMove,
    /// How men capture.
    ManCapture,
    /// How a man becomes a king.
    Promotion,
    /// How kings move.
    KingMove,
    /// How kings capture.
    KingCapture,
    /// That captures are compulsory.
    Compulsory,
    /// That a capture must be finished.
    Finish,
    /// How a king goes on capturing.
    KingFinish,
    /// When captured pieces are lifted.
    Removal,
    /// Which capture goes first.
    Precedence,
    /// What happens when a player fails to capture.
    Failing,
    /// Whether a touched piece must be moved.
    Touch,
    /// Draw by repetition.
    Repetition,
    /// Draw for want of progress.
    NoProgress,
    /// Draw with few pieces left.
    FewPieces,
    /// Draw by agreement.
    Agreement,
    /// Who wins.
    Win,
}

impl Topic {
    /// All topics in the order in which rules are told.
    pub const ALL: [Topic; 19] = [
        Topic::Board,
        Topic::FirstMove,
        Topic::ManMove,
        Topic::ManCapture,
        Topic::Promotion,
        Topic::KingMove,
        Topic::KingCapture,
        Topic::Compulsory,
        Topic::Finish,
        Topic::KingFinish,
        Topic::Removal,
        Topic::Precedence,
        Topic::Failing,
        Topic::Touch,
        Topic::Repetition,
        Topic::NoProgress,
        Topic::FewPieces,
        Topic::Agreement,
        Topic::Win,
    ];
}

/// The article of each topic in one publication.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Articles(pub(crate) [Article; Topic::ALL.len()]);

impl Articles {
    /// No text that numbers its rules.
    pub(crate) const NONE: Articles = Articles([Article::Practice; Topic::ALL.len()]);

    pub(crate) const fn new(places: &[(Topic, Article)]) -> Articles {
        let mut articles = Articles::NONE;
        let mut i = 0;
        while i < places.len() {
            articles.0[places[i].0 as usize] = places[i].1;
            i += 1;
        }
        // Most texts do not distinguish.
        if let Article::Practice = articles.0[Topic::KingFinish as usize] {
            articles.0[Topic::KingFinish as usize] = articles.0[Topic::Finish as usize];
        }
        articles
    }

    /// Where the publication speaks of `topic`.
    #[must_use]
    pub const fn of(&self, topic: Topic) -> Article {
        self.0[topic as usize]
    }
}
