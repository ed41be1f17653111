//! Reading matter: why a move was allowed, the rules, a game in a file.

use damier_contract::{Pdn, ProblemKind, RulesText, Why};
use damier_pdn::Record;
use damier_rules::editions;
use damier_rules::{Action, Attempt, Event, Explanation, Game, Move, Role, Ruleset, Topic};

use crate::game::act::{rule, told};
use crate::game::saved::Replayed;
use crate::problem::Problem;
use crate::speech::Speech;

/// Why a move that was played was allowed, or what became of it.
pub(crate) fn why(replayed: &Replayed, event: usize, speech: Speech<'_>) -> Result<Why, Problem> {
    let game = &replayed.game;
    let rules = game.rules();
    let Some(&Event::Did { action: Action::Move(m), .. }) = game.events().get(event) else {
        return Err(Problem::new(ProblemKind::Nothing, "that event is no move"));
    };
    let earlier = Game::replay(*rules, *game.start(), &game.events()[..event])
        .map_err(|error| Problem::new(ProblemKind::Impossible, error))?;
    let pos = earlier.position();
    let attempt = Attempt {
        squares: vec![m.from, m.to],
        captured: m.is_capture().then_some(m.captured),
        crossed: m.is_capture(),
    };
    let explanation = pos.explain(rules, &attempt);
    let asked = speech.move_text(pos, rules, m);
    let name = |sq| speech.square(sq);
    let role = pos.piece_at(m.from).map_or(Role::Man, |piece| piece.role);
    let had_capture =
        pos.legal_moves(rules).is_ok_and(|moves| moves.to_vec().iter().any(Move::is_capture));
    let sentence = match &explanation {
        // It was carried out all the same: the opponent may answer it.
        Explanation::Illegal(fault) => {
            let fault = speech.texts.fault_naming(fault, rules, &name);
            let stands = speech.texts.format("why-offence", &[("move", asked)]);
            format!("{stands} {fault}")
        }
        Explanation::Legal { .. } if !m.is_capture() => {
            let answer = speech.texts.format("answer-yes", &[("move", asked)]);
            format!("{answer} {}", speech.texts.quiet_move(role, had_capture, rules))
        }
        _ => speech.texts.explanation_naming(&explanation, &asked, pos, rules, &name),
    };
    let mut articles = match &explanation {
        Explanation::Legal { remarks, .. } => {
            remarks.iter().map(|remark| remark.article(rules)).collect()
        }
        Explanation::Illegal(fault) => {
            vec![fault.article(rules), rules.article(Topic::Failing)]
        }
        Explanation::Ambiguous(_) => Vec::new(),
    };
    if articles.is_empty() {
        let topics: &[Topic] = match (m.is_capture(), role) {
            (true, Role::King) => &[Topic::KingCapture],
            (true, Role::Man) => &[Topic::ManCapture],
            (false, Role::King) => &[Topic::KingMove, Topic::Compulsory],
            (false, Role::Man) => &[Topic::ManMove, Topic::Compulsory],
        };
        articles.extend(topics.iter().map(|topic| rules.article(*topic)));
    }
    articles.dedup();
    let rules_told =
        articles.into_iter().filter_map(|article| rule(article, rules, speech)).collect();
    Ok(Why { sentence, rules: rules_told })
}

/// The rules of a game, article by article.
pub(crate) fn rules_text(
    rules: &str,
    edition: Option<&str>,
    speech: Speech<'_>,
) -> Result<RulesText, Problem> {
    let rules: Ruleset = rules.parse().map_err(|error| Problem::new(ProblemKind::Rules, error))?;
    let edition = edition.and_then(editions::find).filter(|edition| edition.prints(&rules));
    let articles = speech.texts.rules(&rules, edition).into_iter();
    let articles = articles.map(told);
    Ok(RulesText { title: speech.texts.ruleset_title(&rules), articles: articles.collect() })
}

/// A game as a file has it.
pub(crate) fn pdn(replayed: &Replayed, tags: &[(String, String)]) -> Pdn {
    let tags: Vec<(&str, &str)> =
        tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    Pdn { pdn: Record::of_game(&replayed.game, &tags).to_pdn() }
}
