//! Where a leaflet is unclear or misprinted: what we read, why, and what else
//! could be read.

use damier_contract::{OtherReading, Reading};
use damier_rules::editions::Edition;
use damier_rules::variants::Base;
use damier_rules::{Ruleset, Topic};

use crate::speech::Speech;

/// An unclear sentence of some leaflets.
struct Unclear {
    /// What it is about.
    topic: Topic,
    /// The games whose leaflets have it.
    games: &'static [Base],
    /// The only editions whose text has it; all of them if there is none.
    editions: &'static [&'static str],
    message: &'static str,
    /// The other readings, as house rules.
    others: &'static [&'static str],
}

const JUMBO: &[Base] = &[Base::Jumbo, Base::JumboFr];
const LEAFLETS: &[Base] = &[
    Base::Jumbo,
    Base::JumboFr,
    Base::Djeco,
    Base::English,
    Base::Swedish,
    Base::Danish,
    Base::Norwegian,
    Base::Finnish,
];

/// A sentence of every edition of these games.
const fn unclear(
    topic: Topic,
    games: &'static [Base],
    message: &'static str,
    others: &'static [&'static str],
) -> Unclear {
    Unclear { topic, games, editions: &[], message, others }
}

/// A sentence of these editions of a game only.
const fn unclear_in(
    topic: Topic,
    games: &'static [Base],
    editions: &'static [&'static str],
    message: &'static str,
) -> Unclear {
    Unclear { topic, games, editions, message, others: &[] }
}

static UNCLEAR: [Unclear; 88] = [
    unclear_in(Topic::Board, &[Base::Jumbo], &["jumbo-en"], "reading-64-squares"),
    unclear_in(Topic::Board, JUMBO, &["jumbo-nl", "jumbo-fr", "jumbo-de"], "reading-size-in-words"),
    unclear(Topic::Board, &[Base::Djeco], "reading-size-in-words", &[]),
    unclear_in(Topic::Board, JUMBO, &["hh-nl", "hh-fr"], "reading-size"),
    unclear(Topic::Board, &[Base::Danish], "reading-size", &[]),
    unclear(Topic::Board, &[Base::Norwegian], "reading-size-and-men", &[]),
    unclear(Topic::Board, &[Base::Finnish], "reading-size-by-rows", &[]),
    unclear(Topic::Board, &[Base::Djeco], "reading-orientation", &[]),
    unclear_in(
        Topic::Board,
        &[Base::Jumbo],
        &["jumbo-nl", "jumbo-en", "hh-nl"],
        "reading-introduction",
    ),
    unclear_in(Topic::Board, &[Base::Jumbo], &["jumbo-de"], "reading-numbered-introduction"),
    unclear_in(Topic::Board, &[Base::JumboFr], &["hh-fr"], "reading-fold"),
    unclear(Topic::Board, &[Base::Swedish], "reading-no-official-rules", &[]),
    unclear(Topic::Board, &[Base::Swedish], "reading-swedish-introduction", &[]),
    unclear(Topic::Board, &[Base::Djeco], "reading-djeco-languages", &[]),
    unclear(Topic::Board, &[Base::English], "reading-white-squares", &[]),
    unclear(Topic::FirstMove, &[Base::Djeco], "reading-colors", &[]),
    unclear(Topic::FirstMove, &[Base::English], "reading-who-is-black", &[]),
    unclear_in(Topic::ManMove, &[Base::Djeco], &["djeco-nl"], "reading-forward-or-diagonal"),
    unclear(Topic::ManMove, &[Base::JumboFr], "reading-one-square", &[]),
    unclear(Topic::ManMove, &[Base::Norwegian], "reading-cut-off", &[]),
    unclear(Topic::ManCapture, &[Base::English], "reading-men-take-kings", &["man_takes_king=no"]),
    unclear(Topic::ManCapture, &[Base::Swedish], "reading-swedish-back", &["forward"]),
    unclear(Topic::ManCapture, &[Base::Norwegian], "reading-norwegian-back", &["backward"]),
    unclear(Topic::ManCapture, &[Base::Finnish], "reading-finnish-one-square", &[]),
    unclear(Topic::Promotion, &[Base::Djeco], "reading-djeco-crowning", &["continue", "stop"]),
    unclear(Topic::Promotion, &[Base::Danish], "reading-danish-crowning", &["end", "stop"]),
    unclear(Topic::Promotion, &[Base::Norwegian], "reading-norwegian-row", &[]),
    unclear(Topic::Promotion, &[Base::Norwegian], "reading-norwegian-crowning", &["continue"]),
    unclear(Topic::Promotion, &[Base::Finnish], "reading-finnish-crowning", &["stop"]),
    unclear_in(Topic::Promotion, &[Base::JumboFr], &["jumbo-fr"], "reading-missing-ne"),
    unclear(Topic::Promotion, LEAFLETS, "reading-crowned-at-once", &[]),
    unclear(Topic::KingMove, &[Base::Djeco], "reading-king-directions", &[]),
    unclear(Topic::KingMove, &[Base::Norwegian], "reading-norwegian-king", &["flying"]),
    unclear(
        Topic::Compulsory,
        &[Base::Swedish, Base::Danish, Base::Norwegian],
        "reading-may-must",
        &[],
    ),
    unclear(Topic::Finish, &[Base::Finnish], "reading-finnish-several", &[]),
    unclear_in(
        Topic::Finish,
        &[Base::Jumbo],
        &["jumbo-nl", "hh-nl"],
        "reading-free-square-between",
    ),
    unclear_in(
        Topic::Finish,
        &[Base::Jumbo],
        &["jumbo-nl", "jumbo-en", "hh-nl"],
        "reading-several",
    ),
    unclear(Topic::Finish, &[Base::Danish], "reading-one-free-square", &[]),
    unclear(Topic::KingCapture, &[Base::Jumbo, Base::Djeco], "reading-landing", &["adjacent"]),
    unclear(
        Topic::KingCapture,
        &[Base::JumboFr, Base::Danish],
        "reading-distance-and-landing",
        &["adjacent"],
    ),
    unclear(Topic::KingCapture, &[Base::Finnish], "reading-finnish-landing", &["adjacent"]),
    unclear(Topic::KingCapture, &[Base::Swedish], "reading-swedish-landing", &["king_landing=any"]),
    unclear(Topic::KingCapture, &[Base::Finnish], "reading-finnish-caption", &[]),
    unclear(Topic::KingFinish, &[Base::Djeco], "reading-king-goes-on", &[]),
    unclear(
        Topic::KingFinish,
        &[Base::Jumbo, Base::JumboFr, Base::Swedish, Base::Danish, Base::Finnish],
        "reading-king-turns",
        &[],
    ),
    unclear(Topic::KingFinish, &[Base::Finnish], "reading-king-lands", &[]),
    unclear(Topic::Removal, &[Base::Djeco], "reading-djeco-removal", &["during"]),
    unclear(Topic::TakingOff, &[Base::English, Base::Norwegian], "reading-jump-once", &[]),
    unclear(
        Topic::Removal,
        &[Base::Jumbo, Base::JumboFr, Base::Danish, Base::Finnish],
        "reading-removal",
        &["during"],
    ),
    unclear(
        Topic::Removal,
        &[Base::Jumbo, Base::JumboFr, Base::Djeco, Base::Swedish, Base::Danish, Base::Finnish],
        "reading-jump-once",
        &[],
    ),
    unclear(Topic::EndOfMove, &[Base::Swedish], "reading-hand", &[]),
    unclear_in(
        Topic::Precedence,
        JUMBO,
        &["jumbo-nl", "jumbo-fr", "hh-fr"],
        "reading-kings-count-one",
    ),
    unclear_in(
        Topic::Precedence,
        &[Base::Jumbo],
        &["jumbo-de", "jumbo-en"],
        "reading-kings-count-alike",
    ),
    unclear_in(Topic::Precedence, &[Base::Jumbo], &["hh-nl"], "reading-pieces-count-one"),
    unclear(Topic::Precedence, &[Base::Danish, Base::Norwegian], "reading-kings-count-alike", &[]),
    unclear(Topic::Precedence, &[Base::Djeco], "reading-either-captures", &[]),
    unclear_in(Topic::Precedence, &[Base::Jumbo], &["jumbo-de", "jumbo-en"], "reading-comes-first"),
    unclear(
        Topic::Precedence,
        &[Base::Jumbo, Base::JumboFr, Base::Djeco, Base::Danish, Base::Norwegian],
        "reading-whole-capture",
        &[],
    ),
    unclear(Topic::Precedence, &[Base::Danish], "reading-danish-most", &["free"]),
    unclear(Topic::Precedence, &[Base::Norwegian], "reading-norwegian-most", &["free"]),
    unclear(
        Topic::Failing,
        &[Base::Jumbo, Base::JumboFr, Base::Danish, Base::Finnish],
        "reading-no-sanction",
        &["huff"],
    ),
    unclear(Topic::Failing, &[Base::Djeco, Base::Swedish], "reading-too-few", &["unfinished"]),
    unclear(Topic::Failing, &[Base::Djeco], "reading-demand", &["huff+demand"]),
    unclear(Topic::Failing, &[Base::Djeco, Base::Swedish], "reading-which-piece", &[]),
    unclear(Topic::Failing, &[Base::Swedish], "reading-inattention", &[]),
    unclear(Topic::Failing, &[Base::English], "reading-withdraw", &["strict"]),
    unclear(Topic::Failing, &[Base::Norwegian], "reading-norwegian-withdraw", &["strict"]),
    unclear(
        Topic::Failing,
        &[Base::Djeco, Base::English, Base::Swedish, Base::Norwegian],
        "reading-friendly-referee",
        &[],
    ),
    unclear(Topic::Touch, &[Base::Swedish], "reading-swedish-touched", &[]),
    unclear(
        Topic::Touch,
        &[Base::Jumbo, Base::JumboFr, Base::Swedish, Base::Danish, Base::Norwegian, Base::Finnish],
        "reading-touch",
        &["touch-free"],
    ),
    unclear(Topic::Touch, &[Base::Finnish], "reading-adjusting", &[]),
    unclear(
        Topic::Repetition,
        &[Base::Jumbo, Base::Danish],
        "reading-repetition",
        &["return2", "return2/unguarded"],
    ),
    unclear(Topic::Repetition, &[Base::Djeco], "reading-djeco-repetition", &["same3"]),
    unclear(Topic::Repetition, &[Base::JumboFr], "reading-claim", &["repetition_draw=automatic"]),
    unclear(Topic::Repetition, &[Base::Swedish], "reading-swedish-return", &["return3"]),
    unclear(
        Topic::Repetition,
        &[Base::Norwegian],
        "reading-norwegian-return",
        &["unguarded", "rep3"],
    ),
    unclear(Topic::Repetition, &[Base::Finnish], "reading-finnish-return", &["unguarded", "rep3"]),
    unclear(Topic::Repetition, &[Base::Finnish], "reading-same-move", &[]),
    unclear(Topic::NoProgress, &[Base::Djeco], "reading-twenty-moves", &["no_progress=20"]),
    unclear(
        Topic::NoProgress,
        &[Base::Swedish],
        "reading-swedish-twenty",
        &["no_progress=20", "no_progress=0"],
    ),
    unclear(
        Topic::FewPieces,
        &[Base::Swedish],
        "reading-few-kings",
        &["few_kings=automatic", "play-on"],
    ),
    unclear(
        Topic::Agreement,
        &[Base::Jumbo, Base::JumboFr, Base::Danish, Base::Norwegian, Base::Finnish],
        "reading-no-limit",
        &["no_progress=50", "no_progress=80"],
    ),
    unclear(
        Topic::Agreement,
        &[Base::English],
        "reading-only-agreed",
        &["rep3/repetition_draw=claim", "no_progress=80/no_progress_draw=claim"],
    ),
    unclear(Topic::Agreement, &[Base::Djeco, Base::Swedish], "reading-agreement", &[]),
    unclear(
        Topic::Agreement,
        &[Base::Jumbo, Base::JumboFr, Base::English, Base::Danish, Base::Norwegian, Base::Finnish],
        "reading-resigning",
        &[],
    ),
    unclear(
        Topic::Win,
        &[Base::Jumbo, Base::JumboFr, Base::Danish, Base::Norwegian],
        "reading-blocked",
        &[],
    ),
    unclear(Topic::Win, &[Base::Djeco], "reading-goal", &[]),
    unclear(Topic::Win, &[Base::Norwegian], "reading-no-winner", &[]),
];

/// How we read what this leaflet says about a topic. House rules are clear.
pub(super) fn of(
    topic: Topic,
    rules: &Ruleset,
    edition: Option<&Edition>,
    speech: Speech<'_>,
) -> Vec<Reading> {
    let is_printed = *rules == rules.base.variant().rules;
    let found = UNCLEAR.iter().filter(|unclear| {
        // A page of a game without an edition tells what all its texts have.
        let is_its_text = unclear.editions.is_empty()
            || edition.is_some_and(|edition| unclear.editions.contains(&edition.id));
        is_printed && unclear.topic == topic && unclear.games.contains(&rules.base) && is_its_text
    });
    found
        .map(|unclear| Reading {
            text: speech
                .texts
                .format(unclear.message, &[("men", rules.men()), ("size", rules.board.size())]),
            others: unclear
                .others
                .iter()
                .filter_map(|switches| other(unclear.topic, rules, switches, speech))
                .collect(),
        })
        .collect()
}

/// The same game, read so.
fn other(
    topic: Topic,
    rules: &Ruleset,
    switches: &str,
    speech: Speech<'_>,
) -> Option<OtherReading> {
    let read: Ruleset = format!("{}/{switches}", rules.base.variant().id).parse().ok()?;
    // A limit of moves is said under a heading of its own.
    let said = [topic, Topic::NoProgress, Topic::Repetition]
        .into_iter()
        .find(|&topic| speech.texts.rule(topic, &read) != speech.texts.rule(topic, rules));
    let text = speech.texts.rule(said.unwrap_or(topic), &read);
    let text = if text.is_empty() { speech.texts.get("reading-nothing") } else { text };
    Some(OtherReading { rules: read.to_string(), text })
}
