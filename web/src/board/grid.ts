/**
 * The layer that is spoken, focused and pointed at: a real grid of the
 * playable squares, laid over the drawing.
 */

import { movesFrom } from './ahead';
import { optionOf, targets } from './board';
import type { SquareFlags } from './config';
import {
  isSquare,
  placeOf,
  rowsSeen,
  seen,
  UNIT,
  type Geometry,
  type Orientation,
} from './geometry';
import { isOwn, shownAt, underWay, type State } from './state';
import { frameWidth } from './backdrop';

const DIGITS_WAIT = 1000;

/** Where a key leads from a square, as the user sees the board; null: not a key of ours. */
export function neighbor(
  geometry: Geometry,
  orientation: Orientation,
  square: number,
  key: string,
  wholeBoard = false,
): number | null {
  const rows = rowsSeen(geometry, orientation);
  const row = rows.findIndex((squares) => squares.includes(square));
  const index = rows[row]?.indexOf(square) ?? 0;
  const last = rows.length - 1;
  // Up and down keep the place in the row: a zigzag that never drifts away.
  const goTo = (toRow: number, toIndex: number) => rows[toRow]?.[toIndex] ?? square;
  switch (key) {
    case 'ArrowLeft':
      return goTo(row, index - 1);
    case 'ArrowRight':
      return goTo(row, index + 1);
    case 'ArrowUp':
      return goTo(row - 1, index);
    case 'ArrowDown':
      return goTo(row + 1, index);
    case 'PageUp':
      return goTo(0, index);
    case 'PageDown':
      return goTo(last, index);
    case 'Home':
      return goTo(wholeBoard ? 0 : row, 0);
    case 'End':
      return goTo(wholeBoard ? last : row, (rows[0]?.length ?? 1) - 1);
    default:
      return null;
  }
}

/** Collects typed digits to a square number. */
export class DigitEntry {
  private digits = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reach: (square: number) => void) {}

  type(digit: string, geometry: Geometry): void {
    clearTimeout(this.timer);
    this.digits += digit;
    const couldGrow = this.digits.length < 2 && isSquare(geometry, Number(`${this.digits}0`) || 1);
    if (couldGrow) this.timer = setTimeout(() => this.end(geometry), DIGITS_WAIT);
    else this.end(geometry);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.digits = '';
  }

  private end(geometry: Geometry): void {
    const square = Number(this.digits);
    this.stop();
    if (isSquare(geometry, square)) this.reach(square);
  }
}

/** What there is to say about a square besides its piece. */
export function flagsOf(
  state: State,
  square: number,
  reachable = targets(state),
): SquareFlags {
  const { config, choice } = state;
  const route = config.lastMove?.route ?? [];
  const { path, taken } = underWay(state);
  const target = config.showTargets ? reachable.get(square) : undefined;
  const own = config.showTargets && isOwn(state, square) && state.path.length < 2;
  const moves = own ? config.candidates.filter((move) => move.from === square) : [];
  const ends = { from: route[0] === square, to: route.at(-1) === square };
  return {
    selected: state.path.length > 0 && path.at(-1) === square,
    target: target !== undefined,
    captureTarget: target?.capture ?? false,
    movable: moves.length > 0,
    canCapture: [...new Set(moves.flatMap((move) => move.captures))],
    captured: taken.includes(square),
    mustCapture: config.mustCapture.includes(square),
    lastMove: ends.to ? 'to' : ends.from ? 'from' : route.includes(square) ? 'via' : null,
    option: choice ? (optionOf(choice, square)?.number ?? null) : null,
  };
}

export class Grid {
  readonly root = document.createElement('div');
  private cells = new Map<number, HTMLElement>();
  private laidOut = '';

  constructor() {
    this.root.className = 'b-grid';
    this.root.setAttribute('role', 'grid');
  }

  render(state: State): void {
    this.layOut(state);
    setAttribute(this.root, 'aria-label', state.config.labels.board);
    const reachable = targets(state);
    for (const [square, cell] of this.cells) {
      const flags = flagsOf(state, square, reachable);
      const piece = shownAt(state, square)?.piece ?? null;
      setAttribute(cell, 'aria-label', state.config.labels.square(square, piece, flags));
      setAttribute(cell, 'aria-selected', String(flags.selected));
      setAttribute(cell, 'tabindex', square === state.cursor ? '0' : '-1');
      cell.classList.toggle('is-own', isOwn(state, square));
      cell.classList.toggle('is-draggable', canDrag(state, square));
      cell.classList.toggle('is-target', flags.target || flags.option !== null);
      cell.classList.toggle('is-pickable', isPickable(state, square));
    }
  }

  focus(square: number): void {
    this.cells.get(square)?.focus({ preventScroll: true });
  }

  has(node: EventTarget | null): boolean {
    return node instanceof Node && this.root.contains(node);
  }

  /** Rows in the order they are seen, so that reading order is right when turned. */
  private layOut({ config }: State): void {
    const { geometry, orientation, coordinates } = config;
    const frame = frameWidth(coordinates);
    const key = [geometry.size, geometry.corner, orientation, frame].join();
    if (key === this.laidOut) return;
    this.laidOut = key;
    const hadFocus = this.has(document.activeElement);
    const focused = hadFocus ? document.activeElement?.getAttribute('data-square') : null;
    const inset = `${(100 * frame) / (geometry.size * UNIT + 2 * frame)}%`;
    this.root.style.setProperty('inset', inset);
    this.root.style.setProperty('--b-size', String(geometry.size));
    this.root.setAttribute('aria-rowcount', String(geometry.size));
    this.root.setAttribute('aria-colcount', String(geometry.size));
    this.cells = new Map();
    const rows = rowsSeen(geometry, orientation).map((squares, row) => {
      const element = document.createElement('div');
      element.setAttribute('role', 'row');
      element.setAttribute('aria-rowindex', String(row + 1));
      element.append(...squares.map((square) => this.makeCell(geometry, orientation, square)));
      return element;
    });
    this.root.replaceChildren(...rows);
    if (focused) this.focus(Number(focused));
  }

  private makeCell(geometry: Geometry, orientation: Orientation, square: number): HTMLElement {
    const cell = document.createElement('div');
    const { column } = seen(geometry, placeOf(geometry, square), orientation);
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-colindex', String(column + 1));
    cell.dataset['square'] = String(square);
    cell.style.setProperty('--b-column', String(column));
    this.cells.set(square, cell);
    return cell;
  }
}

/** Where a finger drags a piece instead of scrolling the page. */
function canDrag(state: State, square: number): boolean {
  if (state.config.input === 'click' || !isOwn(state, square)) return false;
  return movesFrom(state, shownAt(state, square)?.home).length > 0;
}

function isPickable({ config }: State, square: number): boolean {
  const letter = config.placement[square - 1]?.toLowerCase();
  return config.picking && letter === (config.turn === 'white' ? 'b' : 'w');
}

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
