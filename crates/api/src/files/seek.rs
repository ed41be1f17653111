//! Looking through games for a position, or for some pieces of one.

use std::ops::ControlFlow;

use damier_contract::{AskSeek, ProblemKind, Sought, SoughtGame, Walk};
use damier_pdn::Record;
use damier_rules::{Bitboard, Color, Geometry, Position, Ruleset};

use crate::files::import::{Told, each_game};
use crate::game::history::placement;
use crate::game::moves::walk;
use crate::game::saved::Replayed;
use crate::patience::Patience;
use crate::problem::Problem;

/// The most games that are looked through at once.
const MOST_GAMES: usize = 1000;

/// Finds the games in which the wanted pieces stand.
pub(crate) fn seek(asked: &AskSeek, patience: Patience<'_>) -> Result<Sought, Problem> {
    let rules: Ruleset =
        asked.rules.parse().map_err(|error| Problem::new(ProblemKind::Rules, error))?;
    let pattern = Pattern::read(&asked.pattern, asked.turn.map(Into::into), rules.board)?;
    let reversed = asked.reversed.unwrap_or_default().then(|| pattern.reversed(rules.board));
    let mut seeker = Seeker {
        board: rules.board,
        wanted: [Some(pattern), reversed],
        plies: asked.plies.unwrap_or(1).max(1),
        sought: Sought { games: Vec::new(), count: 0 },
    };
    for game in asked.games.as_deref().unwrap_or_default() {
        seeker.expect_room()?;
        // One that cannot be played has no positions.
        if let Ok(replayed) = Replayed::of(game, patience) {
            seeker.look(&Record::of_game(&replayed.game, &[]), patience);
        }
        seeker.sought.count += 1;
        patience.check()?;
    }
    let told = each_game(asked.pdn.as_deref().unwrap_or_default(), false, patience, |record| {
        if let Err(problem) = seeker.expect_room() {
            return ControlFlow::Break(problem);
        }
        if patience.lasts() {
            seeker.look(&record, patience);
        }
        seeker.sought.count += 1;
        ControlFlow::Continue(())
    })?;
    patience.check()?;
    match told {
        Told::Until(problem) => Err(problem),
        Told::All | Told::Unfinished => Ok(seeker.sought),
    }
}

struct Seeker {
    board: Geometry,
    wanted: [Option<Pattern>; 2],
    plies: usize,
    sought: Sought,
}

impl Seeker {
    fn expect_room(&self) -> Result<(), Problem> {
        if self.sought.count < MOST_GAMES {
            return Ok(());
        }
        Err(Problem::too_long("these are too many games for one question"))
    }

    /// Notes where in a game the pieces stand first, for as long as they must.
    fn look(&mut self, record: &Record, patience: Patience<'_>) {
        let checked = record.check_while(&|| patience.lasts());
        if checked.rules.board != self.board {
            return;
        }
        let positions = checked.positions();
        let first = |pattern: &Pattern| {
            positions.windows(self.plies).position(|run| run.iter().all(|pos| pattern.fits(pos)))
        };
        let found = self.wanted.map(|pattern| pattern.and_then(|pattern| first(&pattern)));
        let Some(ply) = found.into_iter().flatten().min() else { return };
        let is_reversed = found[0] != Some(ply);
        let played = checked.moves.iter().find(|(before, _)| *before == positions[ply]);
        let next = played.map(|&(before, m)| {
            let walk = walk(&before, &checked.rules, m);
            if is_reversed { turned(walk, self.board) } else { walk }
        });
        self.sought.games.push(SoughtGame {
            number: self.sought.count,
            ply,
            placement: placement(&positions[ply], &checked.rules),
            is_reversed,
            next,
        });
    }
}

/// A move with the board turned half round.
fn turned(Walk { route, captures }: Walk, board: Geometry) -> Walk {
    let squares = board.squares().count();
    let turn = |numbers: Vec<u32>| numbers.into_iter().map(|number| squares + 1 - number).collect();
    Walk { route: turn(route), captures: turn(captures) }
}

/// What must stand where; nothing is said of all other squares.
#[derive(Copy, Clone, Debug, Default)]
struct Pattern {
    /// Men and kings of White, then of Black.
    pieces: [Bitboard; 4],
    empty: Bitboard,
    turn: Option<Color>,
}

/// In the order of [`Pattern::pieces`].
const SIGNS: [char; 4] = ['w', 'W', 'b', 'B'];

impl Pattern {
    fn read(text: &str, turn: Option<Color>, board: Geometry) -> Result<Pattern, Problem> {
        let unreadable = |what: String| Problem::new(ProblemKind::Unreadable, what);
        let squares = board.squares().count() as usize;
        if text.chars().count() != squares {
            return Err(unreadable(format!("the pattern has not {squares} characters")));
        }
        let mut pattern = Pattern { turn, ..Pattern::default() };
        for (sign, sq) in text.chars().zip(board.squares().squares(board)) {
            let set = match SIGNS.iter().position(|known| *known == sign) {
                Some(kind) => &mut pattern.pieces[kind],
                None if sign == '.' => &mut pattern.empty,
                None if sign == '?' => continue,
                None => return Err(unreadable(format!("{sign:?} is no piece"))),
            };
            *set = set.with(sq);
        }
        Ok(pattern)
    }

    /// With colors changed and the board turned half round.
    fn reversed(&self, board: Geometry) -> Pattern {
        let [white_men, white_kings, black_men, black_kings] =
            self.pieces.map(|set| board.turned(set));
        Pattern {
            pieces: [black_men, black_kings, white_men, white_kings],
            empty: board.turned(self.empty),
            turn: self.turn.map(|color| !color),
        }
    }

    fn fits(&self, pos: &Position) -> bool {
        let there = [
            pos.men(Color::White),
            pos.kings(Color::White),
            pos.men(Color::Black),
            pos.kings(Color::Black),
        ];
        let stand = self.pieces.iter().zip(there).all(|(set, there)| set.without(there).is_empty());
        stand
            && !self.empty.intersects(pos.occupied())
            && self.turn.is_none_or(|turn| turn == pos.turn())
    }
}
