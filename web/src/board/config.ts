/** What a caller may set, and what the board reports back. */

import type { Geometry, Orientation } from './geometry';
import type { SoundSet } from './sound';

export type { Geometry, Orientation };

export type Color = 'white' | 'black';

/** One character per playable square in number order: `.`, `w`, `W` (king), `b`, `B`. */
export type Placement = string;

export interface Piece {
  color: Color;
  king: boolean;
}

/** A move that the rules allow. The board knows no rules: it is given these. */
export interface CandidateMove {
  /** By which the caller knows it again; it means nothing to the board. */
  code: string;
  /** Printed square numbers, as everywhere. */
  from: number;
  to: number;
  captures: readonly number[];
  /** Each: from, every landing in between, to. All take the same pieces. */
  routes: readonly (readonly number[])[];
  /** As written, such as `32-28`. */
  text: string;
}

export interface LastMove {
  route: readonly number[];
  captures: readonly number[];
}

/** A name in `themes.css`. */
export type Theme = string;

export interface Coordinates {
  where: 'squares' | 'border' | 'off';
  kind: 'numeric' | 'algebraic';
}

/** An arrow along a route, drawn over the pieces. */
export interface Arrow {
  route: readonly number[];
  captures?: readonly number[];
  kind: 'hint' | 'missed' | 'threat';
}

/** A square to look at. */
export interface Pointer {
  square: number;
  /** The piece of a hint, or the empty square of a piece that was huffed. */
  kind: 'hint' | 'lost';
}

/** What there is to say about a square besides its piece. */
export interface SquareFlags {
  selected: boolean;
  /** The selected piece may go here. */
  target: boolean;
  /** …and takes something by that. */
  captureTarget: boolean;
  /** The piece here may be moved; false too where targets are hidden. */
  movable: boolean;
  /** What the piece here may capture; empty where targets are hidden. */
  canCapture: readonly number[];
  /** A piece captured by the move under way: it stands until the move ends. */
  captured: boolean;
  mustCapture: boolean;
  lastMove: 'from' | 'via' | 'to' | null;
  /** While routes are chosen from: the number of the one that alone has this square. */
  option: number | null;
}

/** All words the board says. It has none of its own. */
export interface BoardLabels {
  /** The name of the whole board. */
  board: string;
  /** The spoken text of a square. */
  square(square: number, piece: Piece | null, flags: SquareFlags): string;
  /** Asks to choose between routes; spoken once when they appear. */
  chooseRoute(options: readonly RouteOption[]): string;
  /** The same in a few words; stands at the edge of the board meanwhile. */
  severalRoutes: string;
  /** Asks to point at a piece before a square. */
  choosePiece: string;
}

/** One of several ways to reach the square that was clicked. */
export interface RouteOption {
  /** The key and badge: 1, 2, 3… */
  number: number;
  /** From the start of the move to the clicked square. */
  route: readonly number[];
  captures: readonly number[];
}

/** A move may be chosen before it is one's turn: whose, and how their pieces go. */
export interface Ahead {
  color: Color;
  /** Men capture backwards as well. */
  backward: boolean;
  /** Along which lines pieces capture. */
  axes: 'diagonal' | 'straight' | 'all';
  /** Kings go as far as they like. */
  flying: boolean;
  /** What could be played if the turn were theirs now. */
  moves: readonly CandidateMove[];
}

/** What happened. Every callback may be left out. */
export interface BoardCallbacks {
  /**
   * A whole candidate was played. The piece already stands on its last square
   * with the captured ones as ghosts; answer with `play` or `set` (new
   * placement), or with `refuse`, which puts it back.
   */
  onMove?(candidate: CandidateMove, route: readonly number[]): void;
  /** A piece was touched, or let go (null). */
  onSelect?(square: number | null): void;
  /**
   * Squares that make no candidate: ask the referee why, then call `refuse`.
   * One square alone is a piece that may not be moved.
   */
  onAttempt?(squares: readonly number[]): void;
  /** A piece was pointed at while nobody here may move. */
  onWait?(square: number): void;
  /** The piece that was pointed at while `picking`. */
  onHuffPick?(square: number): void;
  /**
   * A capture is under way leg by leg. `canStop`: it may end here, by
   * clicking the piece again or with `finish`. An empty path: it was taken back.
   */
  onRoute?(path: readonly number[], canStop: boolean): void;
  /**
   * A move was chosen ahead; null: it was given up, or (`isRefused`) the turn
   * has come and it cannot be made.
   */
  onAhead?(route: readonly number[] | null, isRefused: boolean): void;
  /** A square was pointed at while `editing`. */
  onEdit?(square: number): void;
  /** A piece was dragged while `editing`: to another square, or off the board (null). */
  onCarry?(from: number, to: number | null): void;
}

export interface BoardConfig extends BoardCallbacks {
  geometry: Geometry;
  placement: Placement;
  labels: BoardLabels;
  /** Whose side is at the bottom. White. */
  orientation?: Orientation;
  /** Whose turn it is. White. */
  turn?: Color;
  /** Whose pieces may be moved by this user. Nobody's. */
  movable?: readonly Color[];
  candidates?: readonly CandidateMove[];
  /** Dots on the squares the selected piece may go to; also spoken. True. */
  showTargets?: boolean;
  lastMove?: LastMove | null;
  /** The selected piece. Setting it calls no callback; leave it out to keep the user's. */
  selected?: number | null;
  /** Touch-move: the selected piece cannot be let go. False. */
  lockSelection?: boolean;
  /** Touching counts: a piece without candidates is taken up, too. False. */
  takesUpAny?: boolean;
  /** One click plays a move that cannot be mistaken. False. */
  oneClick?: boolean;
  /** Whose move may be chosen while it is not their turn. Nobody's. */
  ahead?: Ahead | null;
  /** Escape takes back a leg of a capture under way. True. */
  canCancelRoute?: boolean;
  /** Pieces with a pulsing ring. None. */
  mustCapture?: readonly number[];
  /** The user points at a piece of the side that is not on turn. False. */
  picking?: boolean;
  /** The user sets up a position: squares are pointed at, and any piece may be carried. False. */
  editing?: boolean;
  arrows?: readonly Arrow[];
  pointers?: readonly Pointer[];
  coordinates?: Coordinates;
  /** Milliseconds per leg; 0: none. Reduced motion sets it to 0 as well. 200. */
  animation?: number;
  sound?: boolean;
  soundSet?: SoundSet;
  /** From 0 to 1. */
  volume?: number;
  theme?: Theme;
  input?: 'both' | 'click' | 'drag';
}

export type ResolvedConfig = Required<Omit<BoardConfig, keyof BoardCallbacks>> & BoardCallbacks;

const DEFAULTS = {
  orientation: 'white',
  turn: 'white',
  movable: [],
  candidates: [],
  showTargets: true,
  lastMove: null,
  selected: null,
  lockSelection: false,
  takesUpAny: false,
  oneClick: false,
  ahead: null,
  canCancelRoute: true,
  mustCapture: [],
  picking: false,
  editing: false,
  arrows: [],
  pointers: [],
  coordinates: { where: 'border', kind: 'numeric' },
  animation: 200,
  sound: true,
  soundSet: 'wood',
  volume: 0.5,
  theme: 'world',
  input: 'both',
} satisfies Partial<BoardConfig>;

/** Puts `patch` over `base`; what is undefined keeps its value. */
export function merge<T extends object>(base: T, patch: Partial<T>): T {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(entries) };
}

export function resolve(config: BoardConfig): ResolvedConfig {
  return merge<ResolvedConfig>(
    { ...DEFAULTS, geometry: config.geometry, placement: config.placement, labels: config.labels },
    config as Partial<ResolvedConfig>,
  );
}
