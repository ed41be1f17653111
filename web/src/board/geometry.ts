/**
 * Squares, numbers and places: the only file that knows board sizes and
 * corners. Rows and columns count from the top left as White sees the board.
 */

/** Which of White's near corners is a playable (dark) square, and the size. */
export interface Geometry {
  size: 8 | 10;
  corner: 'left' | 'right';
}

/** Whose side of the board is at the bottom. */
export type Orientation = 'white' | 'black';

export interface Place {
  row: number;
  column: number;
}

/** A point in the drawing; one square is [`UNIT`] wide. */
export interface Point {
  x: number;
  y: number;
}

/** The width of a square in the drawing. */
export const UNIT = 100;

export function sameBoard(one: Geometry, other: Geometry): boolean {
  return one.size === other.size && one.corner === other.corner;
}

export function squareCount(geometry: Geometry): number {
  return (geometry.size * geometry.size) / 2;
}

export function allSquares(geometry: Geometry): number[] {
  return Array.from({ length: squareCount(geometry) }, (_, index) => index + 1);
}

export function isSquare(geometry: Geometry, square: number): boolean {
  return Number.isInteger(square) && square >= 1 && square <= squareCount(geometry);
}

/** The column of the first playable square in this row. */
function firstColumn(geometry: Geometry, row: number): number {
  // Sizes are even: the top row is shifted just as the bottom row is not.
  const topRow = geometry.corner === 'left' ? 1 : 0;
  return (topRow + row) % 2;
}

export function placeOf(geometry: Geometry, square: number): Place {
  const perRow = geometry.size / 2;
  const row = Math.floor((square - 1) / perRow);
  return { row, column: firstColumn(geometry, row) + 2 * ((square - 1) % perRow) };
}

/** The playable square at this place, or null. */
export function squareAt(geometry: Geometry, place: Place): number | null {
  const { row, column } = place;
  const inside = (index: number) => index >= 0 && index < geometry.size;
  if (!inside(row) || !inside(column)) return null;
  const offset = column - firstColumn(geometry, row);
  if (offset % 2 !== 0) return null;
  return row * (geometry.size / 2) + offset / 2 + 1;
}

/** Turns the board half round when Black sits at the bottom; its own inverse. */
export function seen(geometry: Geometry, place: Place, orientation: Orientation): Place {
  if (orientation === 'white') return place;
  return { row: geometry.size - 1 - place.row, column: geometry.size - 1 - place.column };
}

/** The middle of a square in the drawing. */
export function center(geometry: Geometry, square: number, orientation: Orientation): Point {
  const { row, column } = seen(geometry, placeOf(geometry, square), orientation);
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

/** The playable square under a point of the drawing, or null. */
export function squareUnder(
  geometry: Geometry,
  point: Point,
  orientation: Orientation,
): number | null {
  const place = { row: Math.floor(point.y / UNIT), column: Math.floor(point.x / UNIT) };
  return squareAt(geometry, seen(geometry, place, orientation));
}

/** Letter and rank, a1 being the corner at White's left hand. */
export function algebraic(geometry: Geometry, square: number): string {
  const { row, column } = placeOf(geometry, square);
  return fileName(column) + String(geometry.size - row);
}

export function fileName(column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + column);
}

/** The square with this name: its number, or letter and rank such as `c3`. */
export function squareNamed(geometry: Geometry, name: string): number | null {
  if (/^\d{1,3}$/.test(name)) {
    const square = Number(name);
    return isSquare(geometry, square) ? square : null;
  }
  const match = /^([a-j])(\d{1,2})$/i.exec(name);
  if (!match?.[1] || !match[2]) return null;
  const column = match[1].toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
  return squareAt(geometry, { row: geometry.size - Number(match[2]), column });
}

/**
 * The playable squares strictly between two squares on one line, in order;
 * none if no line joins them. Straight lines count too: Frisian captures
 * run along them.
 */
export function between(geometry: Geometry, from: number, to: number): number[] {
  const a = placeOf(geometry, from);
  const b = placeOf(geometry, to);
  const rows = b.row - a.row;
  const columns = b.column - a.column;
  const length = Math.max(Math.abs(rows), Math.abs(columns));
  const onLine = rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
  if (!onLine) return [];
  const squares: number[] = [];
  for (let step = 1; step < length; step += 1) {
    const square = squareAt(geometry, {
      row: a.row + step * Math.sign(rows),
      column: a.column + step * Math.sign(columns),
    });
    if (square !== null) squares.push(square);
  }
  return squares;
}

/** The rows as the reader sees them, top to bottom, left to right. */
export function rowsSeen(geometry: Geometry, orientation: Orientation): number[][] {
  const perRow = geometry.size / 2;
  const squares = allSquares(geometry);
  if (orientation === 'black') squares.reverse();
  return Array.from({ length: geometry.size }, (_, row) =>
    squares.slice(row * perRow, (row + 1) * perRow),
  );
}

/** How far apart two squares are, in king's steps. */
export function distance(geometry: Geometry, from: number, to: number): number {
  const a = placeOf(geometry, from);
  const b = placeOf(geometry, to);
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column));
}
