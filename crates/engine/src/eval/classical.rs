use damier_rules::{
    Bitboard, ByColor, Color, Generator, Goal, KingLanding, KingRange, ManTakesKing, Position,
    Ruleset,
};

use super::drawish::DrawishScaling;
use super::squares::SquareSets;

/// An evaluation written by hand: sensible for any ruleset by what its fields
/// say, strong for none.
#[derive(Clone, Debug)]
pub(super) struct Classical {
    generator: Generator,
    squares: ByColor<SquareSets>,
    weights: Weights,
    drawish: DrawishScaling,
    /// The width of the board.
    size: i32,
    /// With so few pieces left, or fewer, men run for the far row.
    few: i32,
    /// What a row of advance is worth by the pieces left, in 256ths: hardly
    /// anything while the board is full, much when it is empty.
    advance: [i32; 64],
    flying: bool,
}

/// Hundredths of a man for each thing that is counted.
#[derive(Copy, Clone, Debug)]
struct Weights {
    man: i32,
    king: i32,
    /// For each row that a man has advanced: at the start, and at the end.
    advance: (i32, i32),
    home: i32,
    center: i32,
    edge: i32,
    /// For each column that the men lean to one side, in 32nds.
    lean: i32,
    mobility: i32,
    /// A man whom nobody can stop, less so much for each row he has to go.
    runaway: i32,
    runaway_row: i32,
    king_edge: i32,
    /// What it is worth to be on move.
    tempo: i32,
}

impl Weights {
    fn of(rules: &Ruleset) -> Weights {
        let wide = rules.board.size() > 8;
        let king = match (rules.king_range, rules.man_takes_king) {
            (KingRange::Flying, _) if rules.king_landing == KingLanding::Any => 290,
            (KingRange::Flying, _) => 250,
            (KingRange::One, ManTakesKing::Yes) => 145,
            (KingRange::One, ManTakesKing::No) => 190,
        };
        let weights = Weights {
            man: 100,
            king,
            advance: if wide { (0, 4) } else { (1, 5) },
            home: if wide { 2 } else { 7 },
            center: 4,
            edge: -3,
            lean: 12,
            mobility: 2,
            runaway: king - 100 - 20,
            runaway_row: if wide { 16 } else { 18 },
            king_edge: -8,
            tempo: 4,
        };
        match rules.goal {
            Goal::Capture => weights,
            Goal::Crown => Weights {
                king: 100,
                advance: (2, 8),
                home: 6,
                runaway: 900,
                runaway_row: 60,
                ..weights
            },
            // Pieces are a burden, and so is having nothing else to move.
            Goal::Lose => Weights {
                man: -60,
                king: -90,
                advance: (0, 0),
                home: 2,
                center: 0,
                edge: 0,
                lean: 0,
                mobility: 3,
                runaway: 0,
                runaway_row: 0,
                king_edge: 0,
                tempo: 0,
            },
        }
    }
}

impl Classical {
    pub(super) fn new(rules: &Ruleset, drawish: DrawishScaling) -> Classical {
        let squares = |color| SquareSets::new(rules.board, color);
        let weights = Weights::of(rules);
        let (full, empty) = weights.advance;
        let all_men = 2 * rules.men() as i32;
        let advance = std::array::from_fn(|left| {
            let left = (left as i32).min(all_men);
            256 * (full * left + empty * (all_men - left)) / all_men.max(1)
        });
        Classical {
            generator: Generator::new(rules),
            squares: ByColor { white: squares(Color::White), black: squares(Color::Black) },
            weights,
            drawish,
            size: rules.board.size() as i32,
            few: all_men / 2,
            advance,
            flying: rules.king_range == KingRange::Flying,
        }
    }

    pub(super) fn evaluate(&self, pos: &Position) -> i32 {
        let white = self.side(pos, Color::White) - self.side(pos, Color::Black);
        let score = if pos.turn() == Color::White { white } else { -white };
        self.drawish.scale(pos, score + self.weights.tempo)
    }

    /// What one player has.
    #[inline(always)]
    fn side(&self, pos: &Position, color: Color) -> i32 {
        let weights = &self.weights;
        let squares = &self.squares[color];
        let (men, kings) = (pos.men(color), pos.kings(color));
        let count = men.count() as i32;
        let n_kings = kings.count() as i32;
        let mut score = weights.man * count + weights.king * n_kings;
        let left = pos.occupied().count();
        score += (self.advance[left as usize & 63] * squares.advance.sum(men)) >> 8;
        score += weights.home * (men & squares.home).count() as i32;
        score += weights.center * (men & squares.center).count() as i32;
        score += weights.edge * (men & squares.edge).count() as i32;
        let lean = 2 * squares.column.sum(men) - (self.size - 1) * count;
        score -= (weights.lean * lean.abs()) >> 5;
        score += weights.mobility * self.generator.count_quiet(pos, color) as i32;
        if !kings.is_empty() && !self.flying {
            score += weights.king_edge * (kings & squares.edge).count() as i32;
        }
        if left as i32 <= self.few {
            score += self.runaways(pos, color, men);
        }
        score
    }

    /// Men with nothing before them.
    fn runaways(&self, pos: &Position, color: Color, men: Bitboard) -> i32 {
        let weights = &self.weights;
        let squares = &self.squares[color];
        let free = men.without(squares.shadow(pos.pieces(!color)));
        if free.is_empty() {
            return 0;
        }
        let count = free.count() as i32;
        let rows_to_go = count * (self.size - 1) - squares.advance.sum(free);
        let bonus = (count * weights.runaway - weights.runaway_row * rows_to_go).max(0);
        // A flying king may still catch them.
        if self.flying && !pos.kings(!color).is_empty() { bonus / 4 } else { bonus }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::variants;

    fn evaluate(rules: &Ruleset, fen: &str) -> i32 {
        let pos = Position::from_fen(fen, rules).unwrap();
        Classical::new(rules, DrawishScaling::new(rules)).evaluate(&pos)
    }

    #[test]
    fn the_board_turned_round_looks_the_same() {
        for variant in variants::ALL {
            let rules = &variant.rules;
            let classical = Classical::new(rules, DrawishScaling::new(rules));
            let mut pos = Position::initial(rules);
            let mut moves = damier_rules::MoveList::new();
            for step in 0..60_usize {
                assert_eq!(
                    classical.evaluate(&pos),
                    classical.evaluate(&pos.flipped(rules)),
                    "{rules}"
                );
                pos.legal_moves_into(rules, &mut moves).unwrap();
                let Some(&m) = moves.get((step * 7 + 3) % moves.len().max(1)) else { break };
                pos.play_unchecked(rules, m);
            }
        }
    }

    #[test]
    fn a_man_more_is_better_and_worse_where_losing_wins() {
        let more = "W:W31,32,33,38:B1,2,3";
        assert!(evaluate(&variants::JUMBO, more) > 60);
        let losing = variants::find("losing").unwrap().rules;
        assert!(evaluate(&losing, more) < 0);
    }

    #[test]
    fn a_runaway_man_is_worth_more_than_a_stopped_one() {
        let rules = &variants::ENGLISH;
        let free = evaluate(rules, "W:W9,30:B12,26");
        let stopped = evaluate(rules, "W:W9,30:B1,26");
        assert!(free > stopped);
    }

    #[test]
    fn two_flying_kings_against_one_are_nearly_a_draw() {
        assert!(evaluate(&variants::JUMBO, "W:WK46,K47:BK5").abs() < 60);
        assert!(evaluate(&variants::ENGLISH, "W:WK29,K30:BK5") > 100);
    }
}
