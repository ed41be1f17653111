//! What players do, and what the referee says to it.

use damier_contract::{Acted, Change, Judged, ProblemKind, Refused, Rule, Walk};
use damier_locale::RuleParagraph;
use damier_rules::{
    Action, Article, Attempt, Color, Explanation, Game, Move, ParseMoveError, Refusal, Ruleset,
};

use crate::game::moves::{candidate, numbers, walk};
use crate::game::saved::Replayed;
use crate::game::{history, view};
use crate::leaflet::anchor;
use crate::problem::Problem;
use crate::speech::Speech;

/// The rule under an article.
pub(crate) fn rule(article: Article, rules: &Ruleset, speech: Speech<'_>) -> Option<Rule> {
    // The friendly referee changes what is printed of touching and
    // failing; the leaflet's own words are what people want to read.
    let printed = rules.base.variant().rules;
    let rules = if *rules == printed.friendly() { printed } else { *rules };
    let paragraphs = speech.texts.rules(&rules, None);
    let found = paragraphs.into_iter().find(|paragraph| paragraph.article == article)?;
    Some(told(found))
}

/// A paragraph of the rules, as it is sent.
pub(crate) fn told(paragraph: RuleParagraph) -> Rule {
    Rule { anchor: anchor(paragraph.article), heading: paragraph.heading, text: paragraph.text }
}

/// How many moves are shown of those that were due.
pub(crate) const SHOWN: usize = 3;

fn refused_with(sentence: String) -> Box<Refused> {
    Box::new(Refused { sentence, rule: None, squares: Vec::new(), show: Vec::new() })
}

fn refused(refusal: &Refusal, game: &Game, speech: Speech<'_>) -> Box<Refused> {
    let rules = game.rules();
    let name = |sq| speech.square(sq);
    Box::new(Refused {
        sentence: speech.texts.refusal_naming(refusal, rules, &name),
        rule: refusal.article(rules).and_then(|article| rule(article, rules, speech)),
        squares: numbers(refusal.squares().iter().copied()),
        show: if matches!(refusal, Refusal::Illegal(_)) { due(game) } else { Vec::new() },
    })
}

/// The captures that are due now, if any are.
fn due(game: &Game) -> Vec<Walk> {
    let (pos, rules) = (game.position(), game.rules());
    let legal = pos.legal_moves(rules).map(|moves| moves.to_vec()).unwrap_or_default();
    let captures = legal.into_iter().filter(Move::is_capture).take(SHOWN);
    captures.map(|m| walk(pos, rules, m)).collect()
}

/// Does what a player wants, if the rules allow it.
pub(crate) fn act(
    mut replayed: Replayed,
    player: Color,
    action: &str,
    speech: Speech<'_>,
) -> Result<Acted, Problem> {
    let before = replayed.game.clone();
    let game = &mut replayed.game;
    let happened = match action {
        "undo" => {
            game.undo().ok_or_else(|| Problem::new(ProblemKind::Nothing, "nothing to undo"))?;
            return Ok(done(vec!["undo".to_owned()], &before, &replayed, speech));
        }
        "timeout" => game.timeout(player),
        _ => match Action::parse(action, game.rules().board) {
            Some(action) => game.apply(player, action),
            None => return Err(Problem::unreadable(format!("no action {action:?}"))),
        },
    };
    Ok(match happened {
        Ok(events) => {
            let entries = events.iter().map(ToString::to_string).collect();
            done(entries, &before, &replayed, speech)
        }
        Err(refusal) => Acted::Refused { refused: refused(&refusal, game, speech) },
    })
}

fn done(entries: Vec<String>, before: &Game, replayed: &Replayed, speech: Speech<'_>) -> Acted {
    let kept = before.events().len().min(replayed.game.events().len());
    let change = Change {
        kept,
        happened: history::since(before, kept, replayed, speech),
        now: view::now(replayed, speech),
    };
    Acted::Done { entries, change: Box::new(change) }
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
        let refused = refused(&Refusal::GameOver, game, speech);
        return Ok(Judged::Refused { refused });
    }
    let attempt = match Attempt::parse(text, rules.board) {
        Ok(attempt) => attempt,
        Err(error) => {
            let reached = Some(text).filter(|_| error == ParseMoveError::SquareCount);
            let refused = match reached.and_then(|text| reach(game, text)) {
                Some(refusal) => refused(&refusal, game, speech),
                None => refused_with(speech.texts.unreadable_move(&error, text)),
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
        let moves = meant.into_iter().map(|m| candidate(pos, rules, m, speech)).collect();
        return Ok(Judged::Possible { moves });
    }
    let refusal = match (game.touched(), pos.explain(rules, &attempt)) {
        (_, Explanation::Illegal(fault)) => Refusal::Illegal(fault),
        (Some(sq), _) => Refusal::TouchedPieceMustMove(sq),
        (None, _) => Refusal::Illegal(damier_rules::Fault::NoSuchWay),
    };
    Ok(Judged::Refused { refused: refused(&refusal, game, speech) })
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
