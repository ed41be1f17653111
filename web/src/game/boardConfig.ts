/** What a board shows of a game, and what is done on it, as the board's own settings. */

import type { BoardConfig, BoardLabels, LastMove, Theme } from '../board';
import type { Color, Happening, View } from '../contract';
import { LEG_MS, type Settings } from '../app/settings.svelte';

/** What can be pointed at a piece for, besides moving it. */
export type Picking = 'huff' | 'point';

/** A position of a game: how it stands, or how it stood. */
export type Position = Pick<View, 'board' | 'colors' | 'placement' | 'turn' | 'moves'>;

/** What a page wants shown. */
export interface Shown {
  position: Position;
  labels: BoardLabels;
  theme: Theme;
  /** Who may move on this board now. */
  mover: Color | null;
  lastMove?: LastMove | null | undefined;
  /** What the next piece that is pointed at is for. */
  picking?: Picking | null | undefined;
  /** What this page has besides, or otherwise. */
  extra?: Partial<BoardConfig> | undefined;
}

/** What becomes of what is clicked, dragged and typed. */
export interface Doings {
  /** A move, or what a piece was pointed at for, as the referee is told of it. */
  onaction(action: string, from: number): void;
  /** Squares that make no move. */
  onattempt(squares: readonly number[]): void;
  /** A move was chosen ahead, given up, or refused when its turn came. */
  onahead?(route: readonly number[] | null, isRefused: boolean): void;
}

export function boardConfig(shown: Shown, settings: Settings, { onaction, onattempt, onahead }: Doings): BoardConfig {
  const { position, labels, theme, mover, lastMove, picking, extra } = shown;
  return {
    geometry: position.board,
    placement: position.placement,
    labels,
    theme,
    turn: position.turn,
    movable: mover ? [mover] : [],
    candidates: position.moves,
    lastMove: lastMove ?? null,
    picking: Boolean(picking),
    coordinates: { where: settings.coordinates, kind: settings.notation },
    animation: LEG_MS[settings.speed],
    sound: settings.sound,
    soundSet: settings.soundSet,
    volume: settings.volume,
    oneClick: settings.oneClick,
    input: settings.input,
    showTargets: settings.targets,
    onMove: ({ code, from }) => onaction(code, from),
    onAttempt: onattempt,
    ...(onahead && { onAhead: onahead }),
    onHuffPick: (square) => onaction(`${picking} ${square}`, square),
    ...extra,
  };
}

/** The move that led to how a game stands. */
export const lastMoveOf = ({ history }: View): Happening | null => history.findLast(({ kind }) => kind === 'move') ?? null;
