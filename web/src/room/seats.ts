/** The rooms in which this browser sits and the game goes on: the first page leads back to them. */

import type { Color, Header } from '../contract';

const KEY = 'damier-seats';
/** So many are remembered. */
const MOST = 20;

export interface SeatHere {
  /** The last part of the room's address. */
  key: string;
  header: Header;
  me: Color;
  /** How it stood when it was seen last; nobody's turn before both sit. */
  placement: string;
  turn: Color | null;
  /** Since when it stands like that, in milliseconds since 1970. */
  since: number;
}

export function seatsHere(): SeatHere[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Remembers how it stands in a room; or forgets it. */
export function setSeat(key: string, seat: SeatHere | null): void {
  const others = seatsHere().filter((other) => other.key !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, ...(seat ? [seat] : [])].slice(-MOST)));
  } catch {
    // A browser that keeps nothing is led back by the link alone.
  }
}
