//! How a game stands, with all that a page shows of it.

use damier_rules::{Action, Color, Corner, Event, Game, Outcome, Ruleset};
use serde::Serialize;

use crate::history::{self, Happening};
use crate::moves::Candidate;
use crate::patience::GivenUp;
use crate::saved::Replayed;
use crate::speech::Speech;

/// How a game stands.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// The rules, as text.
    pub rules: String,
    /// The title of the game.
    pub title: String,
    /// The board.
    pub board: BoardShape,
    /// What the two sides are called.
    pub colors: Sides,
    /// The board at the start, a character for each square: `.wWbB`.
    pub start: String,
    /// The board now.
    pub placement: String,
    /// The position now, as FEN.
    pub fen: String,
    /// Who is to move.
    pub turn: Color,
    /// The moves that the player to move may make.
    pub moves: Vec<Candidate>,
    /// Everything that happened.
    pub history: Vec<Happening>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// What may be done besides moving.
    pub may: May,
    /// What the leaflet lets a player do about a missed capture.
    pub remedies: Remedies,
    /// Whose draw offer awaits an answer.
    pub offer: Option<Color>,
    /// The piece that must be moved because it was touched.
    pub touched: Option<u32>,
    /// Whether the player to move has been told to capture.
    pub must_obey: bool,
    /// The draw that comes nearer, if one does.
    pub countdown: Option<Countdown>,
    /// The milliseconds that White and Black have left.
    pub clock: Option<(u64, u64)>,
}

/// The board's size, and which of White's near corners is dark.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct BoardShape {
    /// 8 or 10.
    pub size: u32,
    /// `left` or `right`.
    pub corner: &'static str,
}

impl BoardShape {
    pub(crate) fn of(rules: &Ruleset) -> BoardShape {
        let corner = if rules.board.corner() == Corner::Left { "left" } else { "right" };
        BoardShape { size: rules.board.size(), corner }
    }
}

/// What the two sides are called, in the colors of the leaflet.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Sides {
    pub white: String,
    pub black: String,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct Ending {
    /// Who won; nobody in a draw.
    pub winner: Option<Color>,
    /// Why, in a sentence with the article.
    pub sentence: String,
    /// As files write it: `2-0`, `1-1`, `0-2`.
    pub result: &'static str,
}

impl Ending {
    fn of(outcome: Outcome, rules: &Ruleset, speech: Speech<'_>) -> Ending {
        Ending {
            winner: outcome.winner(),
            sentence: speech.texts.outcome(outcome, rules),
            result: outcome.points(),
        }
    }
}

/// What can ever be done about a missed capture, in this game.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Remedies {
    /// The piece is taken off.
    pub huff: bool,
    /// The move is taken back and the capture made.
    pub demand: bool,
}

impl Remedies {
    const fn of(rules: &Ruleset) -> Remedies {
        let Ruleset { enforcement, .. } = rules;
        Remedies { huff: enforcement.allows_huff(), demand: enforcement.allows_demand() }
    }
}

/// What the player to move may do besides moving. This says what the leaflet
/// grants, and never whether there is a reason for it.
#[derive(Copy, Clone, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "a list of permissions")]
pub struct May {
    /// Take off a piece that failed to capture.
    pub huff: bool,
    /// Have the move taken back and the capture made.
    pub demand: bool,
    /// Let it stand, where only that or an answer is left.
    pub stand: bool,
    /// Touch a piece, which binds.
    pub touch: bool,
    /// Say that a piece is only set right.
    pub adjust: bool,
    /// Claim a draw.
    pub claim: bool,
}

impl May {
    fn of(game: &Game) -> May {
        let rules = game.rules();
        let is_on = game.outcome().is_none();
        let turn = game.position().turn();
        let after_a_move = matches!(
            game.events().last(),
            Some(Event::Did { player, action: Action::Move(_) }) if *player != turn
        );
        let may_answer = is_on && after_a_move;
        let is_silent = *rules != rules.friendly();
        let binds = is_on && rules.touch == damier_rules::Touch::Binding;
        May {
            huff: may_answer && rules.enforcement.allows_huff(),
            demand: may_answer && rules.enforcement.allows_demand(),
            stand: may_answer && game.missed_capture().is_some() && is_blocked(game),
            touch: binds,
            adjust: binds,
            // Only the friendly referee says that there is something to claim.
            claim: is_on && rules.knows_claims() && (is_silent || game.claimable_draw().is_some()),
        }
    }
}

fn is_blocked(game: &Game) -> bool {
    game.permitted_moves().is_ok_and(|moves| moves.is_empty())
}

/// A draw that comes nearer.
#[derive(Clone, Debug, Serialize)]
pub struct Countdown {
    /// So many moves of each player are left.
    pub moves: u32,
    /// In a sentence.
    pub sentence: String,
}

impl View {
    pub(crate) fn of(replayed: &Replayed, speech: Speech<'_>) -> Result<View, GivenUp> {
        let game = &replayed.game;
        let (rules, pos) = (game.rules(), game.position());
        let moves = match game.outcome() {
            Some(_) => Vec::new(),
            None => game.permitted_moves().unwrap_or_default(),
        };
        let countdown = game.draw_countdown().map(|(_, plies)| {
            let moves = plies.div_ceil(2);
            Countdown {
                moves,
                sentence: speech.texts.format("play-countdown", &[("moves", moves)]),
            }
        });
        Ok(View {
            rules: rules.to_string(),
            title: speech.texts.ruleset_title(rules),
            board: BoardShape::of(rules),
            colors: Sides {
                white: speech.texts.color(Color::White, rules),
                black: speech.texts.color(Color::Black, rules),
            },
            start: history::placement(game.start(), rules),
            placement: history::placement(pos, rules),
            fen: pos.fen(rules).to_string(),
            turn: pos.turn(),
            moves: moves.into_iter().map(|m| Candidate::of(pos, rules, m, speech)).collect(),
            history: history::of(replayed, speech)?,
            ending: game.outcome().map(|outcome| Ending::of(outcome, rules, speech)),
            may: May::of(game),
            remedies: Remedies::of(rules),
            offer: game.draw_offer(),
            touched: game.touched().map(damier_rules::Square::number),
            must_obey: game.must_obey(),
            countdown,
            clock: replayed.clock,
        })
    }
}
