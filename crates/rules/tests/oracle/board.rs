//! A draughts board as a plain table of cells.

use damier_rules::{Color, Corner, Piece, Position, Ruleset};

/// A place on the board: its row from the top and its column from the left.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub(crate) struct Cell {
    pub(crate) row: i32,
    pub(crate) column: i32,
}

/// The way from one playable cell to its neighbor in some direction.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub(crate) struct Step {
    pub(crate) rows: i32,
    pub(crate) columns: i32,
}

pub(crate) const DIAGONALS: [Step; 4] = [step(-1, -1), step(-1, 1), step(1, -1), step(1, 1)];

/// Along a row or a column every other cell is light and not played on.
pub(crate) const STRAIGHTS: [Step; 4] = [step(-2, 0), step(2, 0), step(0, -2), step(0, 2)];

const fn step(rows: i32, columns: i32) -> Step {
    Step { rows, columns }
}

impl Step {
    pub(crate) fn is_forward(self, color: Color) -> bool {
        match color {
            Color::White => self.rows < 0,
            Color::Black => self.rows > 0,
        }
    }

    pub(crate) fn is_backward(self, color: Color) -> bool {
        self.is_forward(!color)
    }

    pub(crate) fn is_opposite_to(self, other: Step) -> bool {
        self.rows == -other.rows && self.columns == -other.columns
    }
}

impl Cell {
    pub(crate) fn after(self, step: Step) -> Cell {
        Cell { row: self.row + step.rows, column: self.column + step.columns }
    }
}

/// What stands on every cell, light cells included: nothing ever stands there.
#[derive(Clone)]
pub(crate) struct Board {
    size: i32,
    corner: Corner,
    cells: [[Option<Piece>; 10]; 10],
}

impl Board {
    /// Copies a position, square by square.
    pub(crate) fn of(rules: &Ruleset, pos: &Position) -> Board {
        let mut board = Board {
            size: i32::try_from(rules.board.size()).expect("boards are small"),
            corner: rules.board.corner(),
            cells: [[None; 10]; 10],
        };
        for cell in board.playable() {
            let sq = rules.board.square(board.number(cell)).expect("both count the squares alike");
            board.set(cell, pos.piece_at(sq));
        }
        board
    }

    /// Every cell that is played on, from the top left.
    pub(crate) fn playable(&self) -> Vec<Cell> {
        let size = self.size;
        // The near corner on the chosen side is dark, and so is every cell
        // that a bishop could reach from it.
        let corner_column = match self.corner {
            Corner::Left => 0,
            Corner::Right => size - 1,
        };
        let dark = (size - 1 + corner_column) % 2;
        (0..size)
            .flat_map(|row| (0..size).map(move |column| Cell { row, column }))
            .filter(|cell| (cell.row + cell.column) % 2 == dark)
            .collect()
    }

    /// The printed number of a playable cell.
    pub(crate) fn number(&self, cell: Cell) -> u32 {
        let number = cell.row * (self.size / 2) + cell.column / 2 + 1;
        u32::try_from(number).expect("the cell is on the board")
    }

    pub(crate) fn contains(&self, cell: Cell) -> bool {
        (0..self.size).contains(&cell.row) && (0..self.size).contains(&cell.column)
    }

    pub(crate) fn get(&self, cell: Cell) -> Option<Piece> {
        self.cells[cell.row as usize][cell.column as usize]
    }

    pub(crate) fn set(&mut self, cell: Cell, piece: Option<Piece>) {
        self.cells[cell.row as usize][cell.column as usize] = piece;
    }

    /// Whether a piece can stand here: on the board, and nothing there yet.
    pub(crate) fn is_free(&self, cell: Cell) -> bool {
        self.contains(cell) && self.get(cell).is_none()
    }

    /// The free cells met one after the other, up to a piece or the edge.
    pub(crate) fn free_run(&self, from: Cell, step: Step) -> Vec<Cell> {
        let mut run = Vec::new();
        let mut cell = from.after(step);
        while self.is_free(cell) {
            run.push(cell);
            cell = cell.after(step);
        }
        run
    }

    /// Whether a man of `color` is crowned here.
    pub(crate) fn is_far_row(&self, cell: Cell, color: Color) -> bool {
        cell.row
            == match color {
                Color::White => 0,
                Color::Black => self.size - 1,
            }
    }
}
