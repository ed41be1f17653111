use crate::fields::FIELDS;
use crate::ruleset::Ruleset;

/// Where a leaflet states a rule.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Article {
    /// An article with this number.
    Number(u8),
    /// A point with this number: so the Nordic leaflets call it, or they and
    /// Djeco's print a bare number.
    Point(u8),
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
    /// What the players are after.
    Aim,
    /// Board, men and how they stand at the start.
    Board,
    /// Who moves first.
    FirstMove,
    /// How men move.
    ManMove,
    /// How men capture.
    ManCapture,
    /// Over what a man jumps, and where it lands.
    Jump,
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
    /// That captured pieces leave the board.
    TakingOff,
    /// When they do.
    Removal,
    /// When a move is over.
    EndOfMove,
    /// Which capture goes first.
    Precedence,
    /// That a capture by a man and one by a king are worth the same.
    EqualCaptures,
    /// That the player chooses between captures that take equally many.
    FreeAmongEquals,
    /// That a captured king counts as one piece.
    KingsCountOne,
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
    pub const ALL: [Topic; 26] = [
        Topic::Aim,
        Topic::Board,
        Topic::FirstMove,
        Topic::ManMove,
        Topic::ManCapture,
        Topic::Jump,
        Topic::Promotion,
        Topic::KingMove,
        Topic::KingCapture,
        Topic::Compulsory,
        Topic::Finish,
        Topic::KingFinish,
        Topic::TakingOff,
        Topic::Removal,
        Topic::EndOfMove,
        Topic::Precedence,
        Topic::EqualCaptures,
        Topic::FreeAmongEquals,
        Topic::KingsCountOne,
        Topic::Failing,
        Topic::Touch,
        Topic::Repetition,
        Topic::NoProgress,
        Topic::FewPieces,
        Topic::Agreement,
        Topic::Win,
    ];

    /// Whether it is about what a player must do who can capture.
    #[must_use]
    pub const fn is_about_duty(self) -> bool {
        matches!(
            self,
            Topic::Compulsory
                | Topic::Finish
                | Topic::KingFinish
                | Topic::Precedence
                | Topic::EqualCaptures
                | Topic::FreeAmongEquals
                | Topic::KingsCountOne
                | Topic::Failing
        )
    }
}

/// The article of each topic in one publication.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Articles {
    places: [Article; Topic::ALL.len()],
    /// The topics in the order of the text; what it is silent about comes last.
    order: [Topic; Topic::ALL.len()],
}

impl Articles {
    /// No text that numbers its rules.
    pub(crate) const NONE: Articles =
        Articles { places: [Article::Practice; Topic::ALL.len()], order: Topic::ALL };

    /// The places of a text, in the order of the text.
    pub(crate) const fn new(places: &[(Topic, Article)]) -> Articles {
        let mut articles = Articles::NONE;
        let mut is_placed = [false; Topic::ALL.len()];
        let mut i = 0;
        while i < places.len() {
            let (topic, article) = places[i];
            articles.places[topic as usize] = article;
            articles.order[i] = topic;
            is_placed[topic as usize] = true;
            i += 1;
        }
        let mut topic = 0;
        while topic < Topic::ALL.len() {
            if !is_placed[topic] {
                articles.order[i] = Topic::ALL[topic];
                i += 1;
            }
            topic += 1;
        }
        articles
    }

    /// Where the publication speaks of `topic`.
    #[must_use]
    pub const fn of(&self, topic: Topic) -> Article {
        self.places[topic as usize]
    }

    /// Whether the publication tells how a man jumps elsewhere than which way
    /// it captures.
    #[must_use]
    pub fn has_jump_apart(&self) -> bool {
        self.of(Topic::Jump) != self.of(Topic::ManCapture)
    }

    /// Whether the publication has words of its own for a king that goes on
    /// capturing. They say that it may: that it must follows from elsewhere.
    #[must_use]
    pub fn lets_kings_go_on(&self) -> bool {
        self.of(Topic::KingFinish) != self.of(Topic::Finish)
    }

    /// All topics in the order in which the publication tells them.
    #[must_use]
    pub const fn topics(&self) -> [Topic; Topic::ALL.len()] {
        self.order
    }
}

impl Ruleset {
    /// Where the published text of these rules speaks of `topic`, or that the
    /// players changed it.
    #[must_use]
    pub fn article(&self, topic: Topic) -> Article {
        let variant = self.base.variant();
        let changed =
            FIELDS.iter().any(|field| field.topic == topic && field.differs(self, &variant.rules));
        // No text that was printed lets a player capture or not as he likes.
        let lapsed = topic.is_about_duty() && self.enforcement.makes_capturing_optional();
        if changed || lapsed { Article::HouseRule } else { variant.articles.of(topic) }
    }
}
