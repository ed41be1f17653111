//! Random positions and rulesets for comparing move generators.

mod house;
mod random;

pub(crate) use house::random_ruleset;
pub(crate) use random::Random;

use damier_rules::{ByColor, Color, Move, Piece, Position, Role, Ruleset, Setup};

/// A game is abandoned here: kings could wander about for ever.
const LONGEST_GAME: u32 = 150;

/// Positions of three kinds in turn: many kings, from a game, many men.
pub(crate) struct Samples<'a> {
    rules: &'a Ruleset,
    random: Random,
    made: u64,
    game: Position,
    plies: u32,
    /// Positions that were dropped because they have too many captures.
    pub(crate) too_complex: u64,
}

impl<'a> Samples<'a> {
    pub(crate) fn new(rules: &'a Ruleset, random: Random) -> Samples<'a> {
        Samples { rules, random, made: 0, game: Position::initial(rules), plies: 0, too_complex: 0 }
    }

    /// The next position.
    pub(crate) fn next(&mut self) -> Position {
        self.made += 1;
        match self.made % 3 {
            0 => self.one_move_on(),
            1 => self.scattered(12, 85),
            _ => self.scattered(2 * self.rules.men(), 15),
        }
    }

    /// The position one random move further on.
    fn one_move_on(&mut self) -> Position {
        let mut moves: Vec<Move> = match self.game.legal_moves(self.rules) {
            Ok(moves) => moves.into_iter().collect(),
            Err(_) => Vec::new(),
        };
        // The generator promises no order; a game must not depend on it.
        moves.sort_by(Move::cmp_by_squares);
        if moves.is_empty() || self.plies == LONGEST_GAME {
            self.game = Position::initial(self.rules);
            self.plies = 0;
        } else {
            let m = self.random.one_of(&moves);
            self.game.play_unchecked(self.rules, m);
            self.plies += 1;
        }
        self.game
    }

    /// Pieces put down at random.
    fn scattered(&mut self, most: u32, percent_kings: u32) -> Position {
        loop {
            let setup = self.random_setup(most, percent_kings);
            match setup.position(self.rules) {
                Ok(pos) => return pos,
                Err(errors) => {
                    assert!(errors.too_complex, "{errors}: {setup:?}");
                    self.too_complex += 1;
                }
            }
        }
    }

    fn random_setup(&mut self, most: u32, percent_kings: u32) -> Setup {
        let most = most.min(2 * self.rules.men());
        let wanted = self.random.between(2, most);
        let mut setup = Setup { turn: Some(self.random.one_of(&Color::ALL)), ..Setup::default() };
        while setup.pieces.len() < wanted as usize {
            let role = if self.random.chance(percent_kings) { Role::King } else { Role::Man };
            let color = self.random.one_of(&Color::ALL);
            let number = self.random.between(1, self.rules.board.n_squares());
            let piece = Piece { color, role };
            if self.may_stand(&setup, number, piece) {
                setup.pieces.push((number, piece));
            }
        }
        self.add_walks(&mut setup);
        setup
    }

    fn may_stand(&self, setup: &Setup, number: u32, piece: Piece) -> bool {
        let is_taken = setup.pieces.iter().any(|&(other, _)| other == number);
        let count = setup.pieces.iter().filter(|(_, other)| other.color == piece.color).count();
        let row = (number - 1) / (self.rules.board.size() / 2);
        let far_row = match piece.color {
            Color::White => 0,
            Color::Black => self.rules.board.size() - 1,
        };
        let is_uncrowned = piece.role == Role::Man && row == far_row;
        !is_taken && !is_uncrowned && count < self.rules.men() as usize
    }

    /// Tires a king of each player, where that matters.
    fn add_walks(&mut self, setup: &mut Setup) {
        if self.rules.king_walk == 0 {
            return;
        }
        let mut walks = ByColor::default();
        for color in Color::ALL {
            let kings: Vec<u32> = setup
                .pieces
                .iter()
                .filter(|(_, piece)| piece.color == color && piece.role == Role::King)
                .map(|&(number, _)| number)
                .collect();
            if !kings.is_empty() && self.random.chance(60) {
                let moves = self.random.between(1, u32::from(self.rules.king_walk)) as u8;
                walks[color] = Some((self.random.one_of(&kings), moves));
            }
        }
        setup.walks = walks;
    }
}
