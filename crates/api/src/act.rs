//! What players do, and what the referee says to it.

use damier_locale::RuleParagraph;
use damier_rules::{
    Article, Attempt, Color, Event, Explanation, Game, Move, ParseMoveError, Refusal, Ruleset,
};
use serde::Serialize;

use crate::leaflet::anchor;
use crate::moves::{Candidate, Walk, numbers};
use crate::problem::{Problem, ProblemKind};
use crate::saved::Replayed;
use crate::speech::Speech;
use crate::view::View;

/// What came of an action.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Acted {
    /// It happened.
    Done {
        /// The lines to add to the game's log.
        entries: Vec<String>,
        /// How the game stands now.
        view: Box<View>,
    },
    /// It was refused, and nothing changed.
    Refused {
        /// Why.
        refused: Box<Refused>,
    },
}

/// Why something is not allowed.
#[derive(Clone, Debug, Serialize)]
pub struct Refused {
    /// In a sentence, with the article.
    pub sentence: String,
    /// The rule behind it, if there is one.
    pub rule: Option<Rule>,
    /// The squares to point at.
    pub squares: Vec<u32>,
    /// What may be played instead.
    pub show: Vec<Walk>,
}

/// A rule of the leaflet, in our words.
#[derive(Clone, Debug, Serialize)]
pub struct Rule {
    /// What a link to it ends in: `4` in `/rules/hh-sv#4`.
    pub anchor: String,
    /// Where the leaflet has it: `Article 4`.
    pub heading: String,
    /// What it says.
    pub text: String,
}

impl Rule {
    /// The rule under an article.
    pub(crate) fn of(article: Article, rules: &Ruleset, speech: Speech<'_>) -> Option<Rule> {
        // The friendly referee changes what is printed of touching and
        // failing; the leaflet's own words are what people want to read.
        let printed = rules.base.variant().rules;
        let rules = if *rules == printed.friendly() { printed } else { *rules };
        let paragraphs = speech.texts.rules(&rules, None);
        let found = paragraphs.into_iter().find(|paragraph| paragraph.article == article)?;
        Some(Rule::from(found))
    }
}

impl From<RuleParagraph> for Rule {
    fn from(paragraph: RuleParagraph) -> Rule {
        Rule { anchor: anchor(paragraph.article), heading: paragraph.heading, text: paragraph.text }
    }
}

/// What to make of a move that somebody tried.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Judged {
    /// It can be played: one way, or several to choose from.
    Possible {
        /// The moves that it could mean.
        moves: Vec<Candidate>,
    },
    /// It cannot.
    Refused {
        /// Why.
        refused: Box<Refused>,
    },
}

/// How many moves are shown of those that were due.
pub(crate) const SHOWN: usize = 3;

impl Refused {
    fn sentence(sentence: String) -> Box<Refused> {
        Box::new(Refused { sentence, rule: None, squares: Vec::new(), show: Vec::new() })
    }

    fn of(refusal: &Refusal, game: &Game, speech: Speech<'_>) -> Box<Refused> {
        let rules = game.rules();
        let name = |sq| speech.square(sq);
        Box::new(Refused {
            sentence: speech.texts.refusal_naming(refusal, rules, &name),
            rule: refusal.article(rules).and_then(|article| Rule::of(article, rules, speech)),
            squares: numbers(refusal.squares().iter().copied()),
            show: if matches!(refusal, Refusal::Illegal(_)) { due(game) } else { Vec::new() },
        })
    }
}

/// The captures that are due now, if any are.
fn due(game: &Game) -> Vec<Walk> {
    let (pos, rules) = (game.position(), game.rules());
    let legal = pos.legal_moves(rules).map(|moves| moves.to_vec()).unwrap_or_default();
    let captures = legal.into_iter().filter(Move::is_capture).take(SHOWN);
    captures.map(|m| Walk::of(pos, rules, m)).collect()
}

/// Does what a player wants, if the rules allow it.
pub(crate) fn act(
    mut replayed: Replayed,
    player: Color,
    action: &str,
    speech: Speech<'_>,
) -> Result<Acted, Problem> {
    let game = &mut replayed.game;
    let happened = match action {
        "undo" => {
            game.undo().ok_or_else(|| Problem::new(ProblemKind::Nothing, "nothing to undo"))?;
            return done(vec!["undo".to_owned()], &replayed, speech);
        }
        "timeout" => game.timeout(player),
        _ => {
            let line = format!("{player} {action}");
            let Some(Event::Did { action, .. }) = Event::parse(&line, game.rules().board) else {
                return Err(Problem::new(ProblemKind::Unreadable, format!("no action {action:?}")));
            };
            game.apply(player, action)
        }
    };
    Ok(match happened {
        Ok(events) => {
            let entries = events.iter().map(ToString::to_string).collect();
            done(entries, &replayed, speech)?
        }
        Err(refusal) => Acted::Refused { refused: Refused::of(&refusal, game, speech) },
    })
}

fn done(entries: Vec<String>, replayed: &Replayed, speech: Speech<'_>) -> Result<Acted, Problem> {
    let view = Box::new(View::of(replayed, speech)?);
    Ok(Acted::Done { entries, view })
}

/// Says what a move that somebody tried could mean, or why it is none.
pub(crate) fn judge(
    replayed: &Replayed,
    text: &str,
    speech: Speech<'_>,
) -> Result<Judged, Problem> {
    let game = &replayed.game;
    let (pos, rules) = (game.position(), game.rules());
    if text.len() > 200 {
        return Err(Problem::new(ProblemKind::TooLong, "no move is that long"));
    }
    if game.outcome().is_some() {
        let refused = Refused::of(&Refusal::GameOver, game, speech);
        return Ok(Judged::Refused { refused });
    }
    let attempt = match Attempt::parse(text, rules.board) {
        Ok(attempt) => attempt,
        Err(error) => {
            let reached = Some(text).filter(|_| error == ParseMoveError::SquareCount);
            let refused = match reached.and_then(|text| reach(game, text)) {
                Some(refusal) => Refused::of(&refusal, game, speech),
                None => Refused::sentence(speech.texts.unreadable_move(&error, text)),
            };
            return Ok(Judged::Refused { refused });
        }
    };
    let permitted = game.permitted_moves().unwrap_or_default();
    let meant = match pos.find_move(rules, attempt.clone(), &permitted) {
        Ok(m) => vec![m],
        Err(damier_rules::MoveTextError::Ambiguous(moves)) => moves,
        Err(_) => Vec::new(),
    };
    if !meant.is_empty() {
        let moves = meant.into_iter().map(|m| Candidate::of(pos, rules, m, speech)).collect();
        return Ok(Judged::Possible { moves });
    }
    let refused = match (game.touched(), pos.explain(rules, &attempt)) {
        (_, Explanation::Illegal(fault)) => Refusal::Illegal(fault),
        (Some(sq), _) => Refusal::TouchedPieceMustMove(sq),
        (None, _) => Refusal::Illegal(damier_rules::Fault::NoSuchWay),
    };
    Ok(Judged::Refused { refused: Refused::of(&refused, game, speech) })
}

/// Why the piece that the player reached for, on the one square that he named,
/// may not move.
fn reach(game: &Game, text: &str) -> Option<Refusal> {
    if let Some(sq) = game.touched() {
        return Some(Refusal::TouchedPieceMustMove(sq));
    }
    let (pos, rules) = (game.position(), game.rules());
    let sq = rules.board.square(text.trim().parse().ok()?)?;
    // What the leaflet lets him do is no reason, even if it is not right.
    if game.permitted_moves().is_ok_and(|moves| moves.iter().any(|m| m.from == sq)) {
        return None;
    }
    pos.explain_piece(rules, sq).map(Refusal::Illegal)
}
