/** Endgame tables, as the server offers and builds them. */

export interface Choice {
  pieces: number;
  positions: number;
  /** About how much they take on disk, and how many seconds to build. */
  bytes: number;
  seconds: number;
  is_ready: boolean;
}

export interface Build {
  rules: string;
  pieces: number;
  state: 'running' | 'done' | 'cancelled' | 'failed';
  /** The share that is done, from 0 to 1. */
  share: number;
  seconds_left: number | null;
  reason: string | null;
}

export interface Offer {
  /** Whether there can be larger tables than those that the page makes itself. */
  possible: boolean;
  /** Perfect play is known with up to so many pieces. */
  ready: number;
  choices: Choice[];
  build: Build | null;
}
