//! How the computer behaves at the board, besides moving well. What it does at
//! its turn, huffing included, is chosen by the level: [`Player::act`].

use damier_engine::{Control, Limits, Options, Player, Report, Turn, Unsearchable};
use damier_rules::{Action, Color, Game};

use crate::aids::Aids;

/// A game of so many plies is long enough to be called a draw.
const LONG_GAME: usize = 80;
/// So few pieces are too few to expect much.
const TOO_FEW_TO_WIN: u32 = 8;

/// Who expects no more than this is content with half a point; a hair more
/// than half is not worth the trouble.
const CONTENT: f64 = 0.51;

/// Memory enough for a casual game.
pub const CASUAL: Options = Options { hash_mib: 16, threads: 1 };

/// Whether a computer that plays `color` agrees to a draw: late in a game
/// that promises it no more.
///
/// # Errors
///
/// [`Unsearchable`] if the game is over.
pub fn agrees_to_draw(game: &Game, color: Color, aids: &Aids) -> Result<bool, Unsearchable> {
    let is_late =
        game.position().occupied().count() <= TOO_FEW_TO_WIN || game.moves().count() >= LONG_GAME;
    if !is_late {
        return Ok(false);
    }
    let found = look(game, &Limits::nodes(100_000), aids)?;
    let score = crate::seen_by(color, found.lines[0].score, game.position().turn());
    Ok(score.expectation() <= CONTENT)
}

/// What the player to move does: what his level chose, unless there is a draw
/// to claim and nothing better to hope for.
///
/// # Errors
///
/// [`Unsearchable`] if there is nothing to do.
pub fn take_turn(player: &mut Player, game: &Game) -> Result<Turn, Unsearchable> {
    player.make_ready(game);
    let turn = player.act(game, &Control::new())?;
    let claims = turn.score.expectation() <= 0.5 && game.claimable_draw().is_some();
    Ok(if claims { Turn { action: Action::ClaimDraw, ..turn } } else { turn })
}

/// What an engine of full strength makes of a game. The same question always
/// gets the same answer, unless a clock bounds it.
///
/// # Errors
///
/// [`Unsearchable`] if there is nothing to do.
pub fn look(game: &Game, limits: &Limits, aids: &Aids) -> Result<Report, Unsearchable> {
    aids.engine().search(game, limits, &Control::new(), &mut |_| {})
}
