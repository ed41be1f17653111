use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use damier_rules::{Action, ByColor, Color, DrawReason, Game, Outcome, WinReason};

use super::Player;
use super::adjudicate::{Consent, Expectations};
use crate::host::HostError;
use crate::hub::{Level, board};

/// What bounds each move, and the game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Conditions {
    /// No more plies deep than this.
    pub depth: Option<u32>,
    /// No more nodes than this.
    pub nodes: Option<u64>,
    /// The time there is.
    pub pace: Option<Pace>,
    /// How much later than the time a move may come: for pipes, and for
    /// engines that finish what they are at.
    pub grace: Duration,
    /// How long to wait for a move where there is no time limit.
    pub patience: Duration,
    /// After so many plies the game is called a draw.
    pub max_plies: usize,
    /// Whether a game ends when both players have long seen how.
    pub may_agree: bool,
}

/// How time is given.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Pace {
    /// So much for every move.
    Move(Duration),
    /// A clock, which gains the increment before every move.
    Clock {
        /// What it starts with.
        base: Duration,
        /// What it gains.
        increment: Duration,
    },
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// All that was played.
    pub game: Game,
    /// How it ended.
    pub ending: Ending,
}

/// How a game of a match ended.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Ending {
    /// By the rules.
    Rules(Outcome),
    /// Both players saw for long that nobody wins, or that one of them does.
    Agreed(Consent),
    /// It took too long.
    TooLong,
    /// A player forfeited it.
    Forfeit {
        /// The player who lost by it.
        player: Color,
        /// What that player did wrong.
        why: Forfeit,
    },
}

/// Why a player forfeits a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Forfeit {
    /// He played what is not legal.
    Illegal(String),
    /// His time was up.
    Late,
    /// He left, fell silent or talked nonsense.
    Failed(HostError),
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Rules(Outcome::Win { winner, by }) => {
                write!(f, "{winner} wins: {}", why_won(*by))
            }
            Ending::Rules(Outcome::Draw(reason)) => write!(f, "draw: {}", why_drawn(*reason)),
            Ending::Agreed(Consent::Win(winner)) => {
                write!(f, "{winner} wins: both have long seen it")
            }
            Ending::Agreed(Consent::Draw) => f.write_str("draw: both have long seen it"),
            Ending::TooLong => f.write_str("draw: the game is too long"),
            Ending::Forfeit { player, why: Forfeit::Illegal(text) } => {
                write!(f, "{player} forfeits: illegal move {text:?}")
            }
            Ending::Forfeit { player, why: Forfeit::Late } => {
                write!(f, "{player} forfeits: out of time")
            }
            Ending::Forfeit { player, why: Forfeit::Failed(error) } => {
                write!(f, "{player} forfeits: {error}")
            }
        }
    }
}

const fn why_won(by: WinReason) -> &'static str {
    match by {
        WinReason::NoPieces => "no pieces are left",
        WinReason::Blocked => "no move is left",
        WinReason::Crowned => "the first king",
        WinReason::Resigned => "the other resigned",
        WinReason::Timeout => "the other's time is up",
    }
}

const fn why_drawn(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Agreed => "agreed",
        DrawReason::Position3 => "the position for the third time",
        DrawReason::Same3 => "the same move for the third time",
        DrawReason::Return2 | DrawReason::Return3 => "a king to and fro",
        DrawReason::NoProgress => "no progress",
        DrawReason::FewKings => "too few kings",
        DrawReason::Ending => "an ending that took too long",
    }
}

/// Plays on from where `game` stands; `None` if `stop` was set meanwhile.
pub fn play(
    mut game: Game,
    mut players: ByColor<&mut dyn Player>,
    conditions: &Conditions,
    stop: &AtomicBool,
) -> Option<Played> {
    let mut clocks = Clocks::new(conditions);
    let mut expectations = Expectations::default();
    loop {
        if let Some(outcome) = game.outcome() {
            return Some(Played { game, ending: Ending::Rules(outcome) });
        }
        let color = game.position().turn();
        if game.claimable_draw().is_some() && game.apply(color, Action::ClaimDraw).is_ok() {
            continue;
        }
        if game.moves().count() >= conditions.max_plies {
            return Some(Played { game: agreed_drawn(game), ending: Ending::TooLong });
        }
        if let Some(consent) = expectations.consent().filter(|_| conditions.may_agree) {
            let game = match consent {
                Consent::Draw => agreed_drawn(game),
                Consent::Win(winner) => resigned(game, !winner),
            };
            return Some(Played { game, ending: Ending::Agreed(consent) });
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        match one_move(&mut game, &mut *players[color], &mut clocks) {
            Ok(score) => expectations.see(color, score),
            Err(why) => {
                let ended = match why {
                    Forfeit::Late => game.timeout(color),
                    _ => game.apply(color, Action::Resign),
                };
                debug_assert!(ended.is_ok(), "a game that goes on can end");
                return Some(Played { game, ending: Ending::Forfeit { player: color, why } });
            }
        }
    }
}

fn resigned(mut game: Game, loser: Color) -> Game {
    let resigned = game.apply(loser, Action::Resign);
    debug_assert!(resigned.is_ok(), "players can always resign");
    game
}

/// The referee has no word for a game that is broken off: both agree.
fn agreed_drawn(mut game: Game) -> Game {
    let color = game.position().turn();
    let agreed =
        game.apply(color, Action::OfferDraw).and_then(|_| game.apply(!color, Action::AcceptDraw));
    debug_assert!(agreed.is_ok(), "players can always agree");
    game
}

/// Lets a player move; the score that he gives his game, if he says one.
fn one_move(
    game: &mut Game,
    player: &mut dyn Player,
    clocks: &mut Clocks<'_>,
) -> Result<Option<i32>, Forfeit> {
    let color = game.position().turn();
    let (level, limit) = clocks.begin(color);
    let start = Instant::now();
    let choice = player.choose(game, level, limit);
    let in_time = clocks.end(color, start.elapsed());
    match choice {
        Err(HostError::Mute(_)) if clocks.conditions.pace.is_some() => Err(Forfeit::Late),
        Err(error) => Err(Forfeit::Failed(error)),
        Ok(_) if !in_time => Err(Forfeit::Late),
        Ok(choice) => {
            let m = board::read_move(&choice.text, game.position(), game.rules())
                .map_err(|_| Forfeit::Illegal(choice.text.clone()))?;
            game.apply(color, Action::Move(m)).map_err(|_| Forfeit::Illegal(choice.text))?;
            Ok(choice.info.score)
        }
    }
}

struct Clocks<'a> {
    conditions: &'a Conditions,
    left: ByColor<Duration>,
}

impl Clocks<'_> {
    fn new(conditions: &Conditions) -> Clocks<'_> {
        let base = match conditions.pace {
            Some(Pace::Clock { base, .. }) => base,
            _ => Duration::ZERO,
        };
        Clocks { conditions, left: ByColor { white: base, black: base } }
    }

    /// What the player is told, and how long to wait for him.
    fn begin(&self, color: Color) -> (Level, Duration) {
        let Conditions { depth, nodes, pace, grace, patience, .. } = *self.conditions;
        let level = Level { depth, nodes, ..Level::default() };
        match pace {
            None => (level, patience),
            Some(Pace::Move(time)) => {
                (Level { move_time: Some(time), ..level }, time.saturating_add(grace))
            }
            Some(Pace::Clock { increment, .. }) => {
                let time = self.left[color];
                let level = Level { time: Some(time), increment: Some(increment), ..level };
                (level, time.saturating_add(increment).saturating_add(grace))
            }
        }
    }

    /// Stops a clock; whether the player was in time.
    fn end(&mut self, color: Color, used: Duration) -> bool {
        let grace = self.conditions.grace;
        match self.conditions.pace {
            None => true,
            Some(Pace::Move(time)) => used <= time + grace,
            Some(Pace::Clock { increment, .. }) => {
                let had = self.left[color] + increment;
                self.left[color] = had.saturating_sub(used);
                used <= had + grace
            }
        }
    }
}
