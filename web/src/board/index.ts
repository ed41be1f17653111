/** A draughts board: squares, pieces and candidate moves, never rules. */

import './themes.css';
import './board.css';
import './habits.css';
import { Board } from './widget';
import type { BoardConfig } from './config';
import type { SoundName } from './sound';
import type { Typed } from './typed';

export type * from './config';
export type { SoundName } from './sound';
export { createSounds } from './sound';
export { parseTyped } from './typed';
export type { Typed } from './typed';
export { algebraic, squareNamed, squareCount, placeOf } from './geometry';

export interface BoardApi {
  /** Changes what is given; a changed placement is animated. Nothing is refused. */
  set(patch: Partial<BoardConfig>): void;
  /**
   * Plays a move leg by leg; captured pieces stay as ghosts until its end,
   * then `after` stands. A move that the user has just made on this board is
   * not played twice. Resolves when it has ended or was overtaken.
   */
  play(route: readonly number[], captures: readonly number[], after: string): Promise<void>;
  /** "Show me": a translucent copy plays the move; the position stays. */
  demonstrate(route: readonly number[], captures: readonly number[]): Promise<void>;
  /** Puts the piece back, shakes it (`from`), and lets `squares` pulse. */
  refuse(squares: readonly number[], from?: number | null): void;
  /** Puts a move back that was played here and that nobody has answered yet. */
  putBack(): void;
  /** Speaks through the live region. */
  say(text: string): void;
  /** Speaks, and shows the words at the edge of the board for a moment. */
  tell(text: string): void;
  /** Selects as a click would; null lets go. */
  select(square: number | null): void;
  /** A typed move: plays it, asks for the route, or reports an attempt. */
  enter(text: string): Typed;
  /** Ends a capture under way where it stands. False if it may not end there. */
  finish(): boolean;
  /** What Escape does: a leg back, or let go. False if there was nothing. */
  cancel(): boolean;
  /** Moves the keyboard to the board, or to one square of it. */
  focus(square?: number): void;
  playSound(name: SoundName): void;
  destroy(): void;
}

/** Fills `element` with a board. Its size is the element's width. */
export function createBoard(element: HTMLElement, config: BoardConfig): BoardApi {
  return new Board(element, config);
}
