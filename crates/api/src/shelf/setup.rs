//! Positions that somebody sets up.

use damier_contract::{ProblemKind, SetUp};
use damier_locale::Texts;
use damier_rules::{Color, Fen, FenError, Piece, Position, Role, Ruleset, Setup};

use crate::game::history;
use crate::game::view::{board_shape, sides};
use crate::problem::Problem;

/// What somebody set up.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Given<'a> {
    /// The start of the game.
    Start,
    Fen(&'a str),
    /// A character for each square: `.wWbB`.
    Placement(&'a str, Option<Color>),
}

/// Says what is wrong with a position, if something is.
pub(crate) fn set_up(rules: &str, given: Given<'_>, texts: &Texts) -> Result<SetUp, Problem> {
    let rules: Ruleset = rules.parse().map_err(|error| Problem::new(ProblemKind::Rules, error))?;
    let mut answer = SetUp {
        rules: rules.to_string(),
        title: texts.ruleset_title(&rules),
        board: board_shape(&rules),
        colors: sides(&rules, texts),
        placement: None,
        turn: rules.first.into(),
        fen: String::new(),
        reasons: Vec::new(),
    };
    let setup = match given {
        Given::Start => Position::initial(&rules).setup(&rules),
        Given::Placement(placement, turn) => read_placement(placement, turn, &rules)?,
        Given::Fen(fen) => match Fen::parse(fen, rules.board) {
            Ok(fen) => fen.setup,
            Err(error) => {
                answer.reasons.push(texts.fen_error(&FenError::Text(error), &rules));
                return Ok(answer);
            }
        },
    };
    let turn = setup.turn.unwrap_or(rules.first);
    answer.turn = turn.into();
    match setup.position(&rules) {
        Ok(pos) => {
            answer.placement = Some(history::placement(&pos, &rules));
            answer.fen = pos.fen(&rules);
        }
        Err(errors) => {
            let placement = written_placement(&setup, &rules);
            answer.fen = written_fen(&placement, turn);
            answer.placement = Some(placement);
            answer.reasons = texts.setup_errors(&errors, &rules);
        }
    }
    Ok(answer)
}

fn letter(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::White, Role::Man) => 'w',
        (Color::White, Role::King) => 'W',
        (Color::Black, Role::Man) => 'b',
        (Color::Black, Role::King) => 'B',
    }
}

fn read_placement(text: &str, turn: Option<Color>, rules: &Ruleset) -> Result<Setup, Problem> {
    let squares = rules.board.squares().count() as usize;
    let unreadable = |what| Problem::new(ProblemKind::Unreadable, what);
    if text.chars().count() != squares {
        return Err(unreadable(format!("the placement has not {squares} characters")));
    }
    let mut setup = Setup { turn, ..Setup::default() };
    for (number, sign) in (1..).zip(text.chars()) {
        let color = match sign {
            '.' => continue,
            'w' | 'W' => Color::White,
            'b' | 'B' => Color::Black,
            other => return Err(unreadable(format!("{other:?} is no piece"))),
        };
        let role = if sign.is_ascii_uppercase() { Role::King } else { Role::Man };
        setup.pieces.push((number, Piece { color, role }));
    }
    Ok(setup)
}

/// What can be shown of a setup that is not possible.
fn written_placement(setup: &Setup, rules: &Ruleset) -> String {
    let mut squares = vec!['.'; rules.board.squares().count() as usize];
    for &(number, piece) in &setup.pieces {
        let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        if let Some(square) = at.and_then(|at| squares.get_mut(at)) {
            *square = letter(piece);
        }
    }
    squares.into_iter().collect()
}

/// A FEN of pieces that need not make a position.
fn written_fen(placement: &str, turn: Color) -> String {
    let of = |man: char, king: char| {
        let numbered = (1..).zip(placement.chars());
        let names = numbered.filter_map(|(number, sign): (u32, char)| match sign {
            sign if sign == man => Some(number.to_string()),
            sign if sign == king => Some(format!("K{number}")),
            _ => None,
        });
        names.collect::<Vec<String>>().join(",")
    };
    format!("{}:W{}:B{}", turn.letter(), of('w', 'W'), of('b', 'B'))
}
