//! The rules of any game, told article by article.

use damier_rules::editions::{self, Beginning, Crown, Edition, Tint};
use damier_rules::{
    Article, CaptureAxes, Color, Corner, Endings, Enforcement, FewKings, Goal, Guard, KingLanding,
    KingRange, ManCaptures, ManTakesKing, Offence, Precedence, Promotion, Removal, Repetition,
    Reversal, Ruleset, Topic, Touch, Verdict,
};
use fluent_bundle::FluentValue;

use crate::referee::criterion_key;
use crate::texts::Texts;

/// What one article of a leaflet says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RuleParagraph {
    /// The article.
    pub article: Article,
    /// Its heading.
    pub heading: String,
    /// Its sentences.
    pub text: String,
}

impl Texts {
    /// The rules in our own words, in the order of the leaflet's articles, with
    /// what this edition alone says.
    #[must_use]
    pub fn rules(&self, rules: &Ruleset, edition: Option<&Edition>) -> Vec<RuleParagraph> {
        let mut paragraphs: Vec<RuleParagraph> = Vec::new();
        for topic in rules.base.variant().articles.topics() {
            let sentences = self.told(topic, rules, edition);
            if sentences.is_empty() {
                continue;
            }
            let article = rules.article(topic);
            match paragraphs.iter_mut().find(|paragraph| paragraph.article == article) {
                Some(paragraph) => {
                    paragraph.text.push(' ');
                    paragraph.text.push_str(&sentences);
                }
                None => {
                    let heading = self.heading(article, rules);
                    paragraphs.push(RuleParagraph { article, heading, text: sentences });
                }
            }
        }
        paragraphs.sort_by_key(|paragraph| order(paragraph.article));
        paragraphs
    }

    fn heading(&self, article: Article, rules: &Ruleset) -> String {
        match article {
            Article::Number(number) if !self.has_points() => {
                self.format("heading-number", &[("number", number)])
            }
            Article::Number(number) | Article::Point(number) => {
                self.format("heading-point", &[("number", number)])
            }
            Article::Opening => self.get("heading-opening"),
            Article::Capturing => self.get("heading-capturing"),
            Article::Ending => self.get("heading-ending"),
            Article::Practice if rules.base.variant().is_leaflet => self.get("heading-practice"),
            Article::Practice => self.get("heading-world"),
            Article::HouseRule => self.get("heading-house"),
        }
    }

    /// What the rules say about one topic; nothing if they leave it out.
    #[must_use]
    pub fn rule(&self, topic: Topic, rules: &Ruleset) -> String {
        let chosen = |id, name, value: &'static str| self.format(id, &[(name, value)]);
        match topic {
            // One sentence tells that there is no duty to capture.
            _ if rules.enforcement.makes_capturing_optional() && topic.is_about_duty() => {
                let tells = topic == Topic::Failing;
                if tells { self.sanction(rules.enforcement) } else { String::new() }
            }
            Topic::Board => self.rule_board(rules, Tint::Dark),
            // Sayings of a leaflet, which are no rules of their own.
            Topic::Aim
            | Topic::TakingOff
            | Topic::EndOfMove
            | Topic::EqualCaptures
            | Topic::FreeAmongEquals
            | Topic::KingsCountOne => String::new(),
            // It is told with the directions.
            Topic::Jump => String::new(),
            Topic::FirstMove => {
                self.format("rule-first", &[("color", self.color(rules.first, rules))])
            }
            Topic::ManMove => self.get("rule-man-move"),
            Topic::ManCapture => self.rule_man_capture("rule-man-capture", rules),
            Topic::Promotion => chosen(
                "rule-promotion",
                "promotion",
                match rules.promotion {
                    Promotion::End => "end",
                    Promotion::Stop => "stop",
                    Promotion::Continue => "continue",
                },
            ),
            Topic::KingMove => self.rule_king_move(rules),
            Topic::KingCapture => self.rule_king_capture(rules),
            Topic::Compulsory => self.get("rule-compulsory"),
            Topic::Finish => self.get("rule-finish"),
            Topic::KingFinish => self.rule_king_finish(rules),
            Topic::Removal => self.rule_removal(rules),
            Topic::Precedence => self.rule_precedence(rules.precedence),
            Topic::Failing => self.rule_failing(rules),
            Topic::Touch => self.rule_touch(rules),
            Topic::Repetition => self.rule_repetition(rules),
            Topic::NoProgress => self.rule_no_progress(rules),
            Topic::FewPieces => self.rule_few_pieces(rules),
            Topic::Agreement => self.get("rule-agreement"),
            Topic::Win => chosen(
                "rule-win",
                "goal",
                match rules.goal {
                    Goal::Capture => "capture",
                    Goal::Crown => "crown",
                    Goal::Lose => "lose",
                },
            ),
        }
    }

    /// What a rules page says about one topic, at the place where the text has
    /// it: no more than the text says there.
    #[must_use]
    pub fn told(&self, topic: Topic, rules: &Ruleset, edition: Option<&Edition>) -> String {
        let article = rules.article(topic);
        let is_printed = !matches!(article, Article::Practice | Article::HouseRule);
        let said = |id| if is_printed { self.get(id) } else { String::new() };
        let has_jump_apart = rules.base.variant().articles.has_jump_apart();
        let offers_draws = rules.base.variant().text.is_some_and(|text| text.offers_draws);
        let is_offered = is_printed && edition.is_some() && offers_draws;
        match topic {
            Topic::Board => {
                self.rule_board(rules, edition.map_or(Tint::Dark, |edition| edition.squares))
            }
            Topic::FirstMove => {
                let mut text =
                    edition.map_or_else(String::new, |e| self.rule_lot(e.beginning, rules));
                add(&mut text, &self.rule(topic, rules));
                text
            }
            Topic::Aim => said("rule-aim"),
            Topic::TakingOff => said("rule-taken-off"),
            Topic::EndOfMove => said("rule-end-of-move"),
            Topic::EqualCaptures => said("rule-equal-captures"),
            Topic::FreeAmongEquals => said("rule-free-among-equals"),
            Topic::KingsCountOne => said("rule-kings-count-one"),
            // Some texts tell first which way men capture, and only later how.
            Topic::ManCapture if has_jump_apart => {
                self.rule_man_capture("rule-capture-ways", rules)
            }
            Topic::Jump if has_jump_apart => self.get("rule-jump"),
            Topic::Promotion if is_printed => {
                let mut text = self.rule(topic, rules);
                add(&mut text, &edition.map_or_else(String::new, |e| self.rule_crown(e.crown)));
                text
            }
            // When they are lifted makes no difference to kings that go one square.
            Topic::Removal if rules.king_range == KingRange::One && !is_world(rules) => {
                String::new()
            }
            Topic::Precedence if is_printed && rules.precedence == Precedence::COUNT => {
                self.get("rule-precedence-count")
            }
            // That a lesser capture is refused is nowhere printed.
            Topic::Failing if is_printed => self.printed_sanction(rules.enforcement),
            Topic::FewPieces if is_offered => self.get("rule-nobody-can-win"),
            Topic::NoProgress if is_offered => {
                self.format("rule-offered-limit", &[("moves", rules.no_progress / 2)])
            }
            Topic::Repetition if is_offered => self.get("rule-offered-return"),
            // An article on a draw that these rules do not choose from it.
            Topic::Repetition if is_printed && rules.repetition == Repetition::None => {
                String::new()
            }
            _ => self.rule(topic, rules),
        }
    }

    fn rule_lot(&self, beginning: Beginning, rules: &Ruleset) -> String {
        let way = match (beginning, rules.first) {
            (Beginning::Unsaid, _) => return String::new(),
            (Beginning::Lot, Color::White) => "lot-white",
            (Beginning::Lot, Color::Black) => "lot-black",
            (Beginning::Coin, _) => "coin-white",
        };
        self.format("rule-lot", &[("way", way)])
    }

    fn rule_crown(&self, crown: Crown) -> String {
        let crown = match crown {
            Crown::ByOpponent => "by-opponent",
            Crown::Captured => "captured",
            Crown::OutOfPlay => "out-of-play",
            Crown::SameColor => "same-color",
            Crown::AnyMan => "any-man",
        };
        self.format("rule-crown", &[("crown", crown)])
    }

    fn rule_touch(&self, rules: &Ruleset) -> String {
        let has_exception = editions::look_of(rules.base).allows_adjusting
            || rules.article(Topic::Touch) == Article::HouseRule;
        let touch = match rules.touch {
            Touch::Free => "free",
            Touch::Binding if has_exception => "binding",
            Touch::Binding => "always",
        };
        self.format("rule-touch", &[("touch", touch)])
    }

    fn rule_board(&self, rules: &Ruleset, squares: Tint) -> String {
        let corner = match rules.board.corner() {
            Corner::Left => "left",
            Corner::Right => "right",
        };
        let squares = match squares {
            Tint::Red => "red",
            Tint::Black => "black",
            _ => "dark",
        };
        let values = [
            ("size", rules.board.size().to_string()),
            ("corner", corner.to_owned()),
            ("men", rules.men().to_string()),
            ("rows", rules.rows.to_string()),
            ("squares", squares.to_owned()),
        ];
        self.format(if rules.rows == 1 { "rule-board-one-row" } else { "rule-board" }, &values)
    }

    fn rule_man_capture(&self, id: &str, rules: &Ruleset) -> String {
        let ways = match rules.man_captures {
            ManCaptures::Forward => "forward",
            ManCaptures::Everywhere => "backward",
        };
        let mut text = self.format(id, &[("ways", ways)]);
        let axes = match rules.capture_axes {
            CaptureAxes::Diagonal => None,
            CaptureAxes::Straight => Some("straight"),
            CaptureAxes::All => Some("all"),
        };
        if let Some(axes) = axes {
            add(&mut text, &self.format("rule-capture-axes", &[("axes", axes)]));
        }
        if rules.man_takes_king == ManTakesKing::No {
            add(&mut text, &self.get("rule-men-spare-kings"));
        }
        text
    }

    fn rule_king_move(&self, rules: &Ruleset) -> String {
        let range = match rules.king_range {
            KingRange::One => "one",
            KingRange::Flying => "flying",
        };
        let mut text = self.format("rule-king-move", &[("range", range)]);
        if rules.king_walk > 0 {
            add(&mut text, &self.format("rule-king-walk", &[("count", rules.king_walk)]));
        }
        text
    }

    fn rule_king_capture(&self, rules: &Ruleset) -> String {
        self.format("rule-king-capture", &[("landing", landing_word(rules))])
    }

    fn rule_king_finish(&self, rules: &Ruleset) -> String {
        if rules.king_range == KingRange::One {
            return String::new();
        }
        let mut text = self.get("rule-king-finish");
        // Where the most must be taken, this follows by itself.
        if rules.precedence.is_free() {
            add(&mut text, &self.get("rule-finish-landing"));
        }
        text
    }

    fn rule_removal(&self, rules: &Ruleset) -> String {
        // When they are lifted makes a difference to flying kings only.
        if rules.king_range == KingRange::One {
            return self.get("rule-taken-off");
        }
        let removal = match rules.removal {
            Removal::After => "after",
            Removal::During => "during",
        };
        let mut text = self.format("rule-removal", &[("removal", removal)]);
        if removal == "during" && rules.reversal == Reversal::Forbidden {
            add(&mut text, &self.get("rule-no-turning-back"));
        }
        text
    }

    fn rule_precedence(&self, precedence: Precedence) -> String {
        if precedence.is_free() {
            return self.get("rule-precedence-free");
        }
        if precedence == Precedence::COUNT {
            let parts = ["rule-precedence-count", "rule-equal-captures", "rule-kings-count-one"];
            return parts.map(|id| self.get(id)).join(" ");
        }
        let criteria: Vec<String> = precedence
            .criteria()
            .map(|criterion| self.get(&format!("criterion-{}", criterion_key(criterion))))
            .collect();
        self.format("rule-precedence-criteria", &[("criteria", criteria.join("; "))])
    }

    fn sanction(&self, enforcement: Enforcement) -> String {
        let enforcement = match enforcement {
            Enforcement::Strict => "strict",
            Enforcement::Huff => "huff",
            Enforcement::HuffOrDemand => "huff-demand",
            Enforcement::Withdraw => "withdraw",
            Enforcement::Optional => "optional",
        };
        self.format("rule-failing", &[("enforcement", enforcement)])
    }

    /// The same in the words of the leaflets that have it.
    fn printed_sanction(&self, enforcement: Enforcement) -> String {
        let printed =
            |word: &'static str| self.format("rule-failing-printed", &[("enforcement", word)]);
        match enforcement {
            Enforcement::Huff => printed("huff"),
            Enforcement::HuffOrDemand => printed("huff-demand"),
            Enforcement::Strict | Enforcement::Withdraw | Enforcement::Optional => {
                self.sanction(enforcement)
            }
        }
    }

    fn rule_failing(&self, rules: &Ruleset) -> String {
        let mut text = self.sanction(rules.enforcement);
        let lesser_is_refused = rules.enforcement.knows_offences()
            && rules.offence == Offence::Unfinished
            && !rules.precedence.is_free();
        if lesser_is_refused {
            add(&mut text, &self.get("rule-failing-lesser"));
        }
        text
    }

    fn rule_repetition(&self, rules: &Ruleset) -> String {
        let repetition = match rules.repetition {
            Repetition::None => "none",
            Repetition::Position3 => "position3",
            Repetition::Same3 => "same3",
            Repetition::Return2 => "return2",
            Repetition::Return3 => "return3",
        };
        let values =
            [("repetition", repetition), ("verdict", verdict_word(rules.repetition_verdict))];
        let mut text = self.format("rule-repetition", &values);
        let counts_king_moves =
            !matches!(rules.repetition, Repetition::None | Repetition::Position3);
        if counts_king_moves && rules.repetition_guard == Guard::On {
            add(&mut text, &self.get("rule-repetition-guard"));
        }
        text
    }

    fn rule_no_progress(&self, rules: &Ruleset) -> String {
        if rules.no_progress == 0 {
            return String::new();
        }
        let verdict = verdict_word(rules.no_progress_verdict);
        let moves = FluentValue::from(rules.no_progress / 2);
        self.format("rule-no-progress", &[("moves", moves), ("verdict", verdict.into())])
    }

    fn rule_few_pieces(&self, rules: &Ruleset) -> String {
        let mut text = match rules.few_kings {
            FewKings::PlayOn => String::new(),
            FewKings::Claim => self.format("rule-few-kings", &[("verdict", "claim")]),
            FewKings::Automatic => self.format("rule-few-kings", &[("verdict", "automatic")]),
        };
        let endings = match rules.endings {
            Endings::None => return text,
            Endings::International => "international",
            Endings::Russian => "russian",
            Endings::Brazilian => "brazilian",
            Endings::Pool => "pool",
            Endings::Frisian => "frisian",
        };
        add(&mut text, &self.format("rule-endings", &[("endings", endings)]));
        text
    }
}

fn is_world(rules: &Ruleset) -> bool {
    !rules.base.variant().is_leaflet
}

pub(crate) fn landing_word(rules: &Ruleset) -> &'static str {
    match (rules.king_range, rules.king_landing) {
        (KingRange::One, _) => "one",
        (KingRange::Flying, KingLanding::Any) => "any",
        (KingRange::Flying, KingLanding::Adjacent) => "adjacent",
        (KingRange::Flying, KingLanding::BehindKing) => "behind-king",
    }
}

fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Automatic => "automatic",
        Verdict::Claim => "claim",
    }
}

fn add(text: &mut String, sentence: &str) {
    if !text.is_empty() && !sentence.is_empty() {
        text.push(' ');
    }
    text.push_str(sentence);
}

/// The order in which a leaflet prints its parts.
const fn order(article: Article) -> u32 {
    match article {
        Article::Opening => 0,
        // Djeco prints it between the moves, 1 and 2, and the captures, from 3.
        Article::Capturing => 25,
        Article::Number(number) | Article::Point(number) => 10 * number as u32,
        Article::Ending => 3000,
        Article::Practice => 4000,
        Article::HouseRule => 5000,
    }
}
