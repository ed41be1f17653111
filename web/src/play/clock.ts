/** A game clock, without a clock: the time of day is told to it. */

import type { Color, TimeControl } from '../contract';
import { other } from '../color';

export interface Clock {
  readonly control: TimeControl;
  /** Milliseconds left when the side on turn began to think about its move. */
  readonly left: Readonly<Record<Color, number>>;
  /** Who thinks; nobody before the first move and after the end. */
  readonly turn: Turn | null;
}

interface Turn {
  readonly color: Color;
  /** How long this side had thought about its move before `since`. */
  readonly used: number;
  /** Since when it has been thinking; null: the clock is paused. */
  readonly since: number | null;
}

/** One that nobody has set going. */
export function newClock(control: TimeControl): Clock {
  const full = control.minutes * 60_000;
  return { control, left: { white: full, black: full }, turn: null };
}

/** One that was left while a side thought: it is paused. */
export function clockLeft(
  control: TimeControl,
  [white, black]: readonly [number, number],
  color: Color,
  used = 0,
): Clock {
  return { control, left: { white, black }, turn: { color, used, since: null } };
}

export function isPaused(clock: Clock): boolean {
  return clock.turn !== null && clock.turn.since === null;
}

/** How long the side on turn has thought about its move. */
export function thought({ turn }: Clock, now: number): number {
  if (!turn) return 0;
  return turn.used + (turn.since === null ? 0 : now - turn.since);
}

/** What a side has left now, never less than nothing. */
export function remaining(clock: Clock, color: Color, now: number): number {
  const left = clock.left[color];
  if (clock.turn?.color !== color) return left;
  return Math.max(0, left - cost(clock.control, thought(clock, now)));
}

/** What thinking takes away while it lasts. */
function cost(control: TimeControl, used: number): number {
  return control.kind === 'delay' ? Math.max(0, used - control.seconds * 1000) : used;
}

/** What comes back when the move is made. */
function bonus(control: TimeControl, used: number): number {
  const most = control.seconds * 1000;
  if (control.kind === 'fischer') return most;
  return control.kind === 'bronstein' ? Math.min(used, most) : 0;
}

/** A side has moved: the other one thinks, once a pause is over. */
export function press(clock: Clock, color: Color, now: number): Clock {
  const { control, turn } = clock;
  let left = clock.left;
  if (turn?.color === color) {
    left = { ...left, [color]: remaining(clock, color, now) + bonus(control, thought(clock, now)) };
  }
  return { control, left, turn: { color: other(color), used: 0, since: isPaused(clock) ? null : now } };
}

/** Nobody thinks for a while. */
export function pause(clock: Clock, now: number): Clock {
  const { turn } = clock;
  return turn ? { ...clock, turn: { ...turn, used: thought(clock, now), since: null } } : clock;
}

/** Whoever thought goes on. */
export function resume(clock: Clock, now: number): Clock {
  const { turn } = clock;
  return turn && turn.since === null ? { ...clock, turn: { ...turn, since: now } } : clock;
}

/** The move is not made: what was thought is paid, and a side begins anew when the clock goes on. */
export function handTo(clock: Clock, color: Color, now: number): Clock {
  return { ...stop(clock, now), turn: { color, used: 0, since: null } };
}

/** A side that had moved has the move again, without what moving brought it. */
export function unpress(clock: Clock, color: Color, now: number): Clock {
  const handed = handTo(clock, color, now);
  return give(handed, color, -bonus(clock.control, 0));
}

/** Nobody thinks any more. */
export function stop(clock: Clock, now: number): Clock {
  const { white, black } = { white: remaining(clock, 'white', now), black: remaining(clock, 'black', now) };
  return { control: clock.control, left: { white, black }, turn: null };
}

/** A side gets more time. */
export function give(clock: Clock, color: Color, ms: number): Clock {
  return { ...clock, left: { ...clock.left, [color]: clock.left[color] + ms } };
}

/** As people read it: `4:59`, below ten seconds `0:09.3`. */
export function face(ms: number): string {
  const pad = (n: number) => String(n).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  if (ms < 10_000) return `0:${pad(seconds)}.${Math.floor((ms % 1000) / 100)}`;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}
