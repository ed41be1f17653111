/** A game clock, without a clock: the time of day is told to it. */

import type { Color, TimeControl } from '../wire';
import { other } from '../wire';

export interface Clock {
  readonly control: TimeControl;
  /** Milliseconds left when the running side began to think. */
  readonly left: Readonly<Record<Color, number>>;
  readonly running: { readonly color: Color; readonly since: number } | null;
}

export function newClock(control: TimeControl, left?: readonly [number, number] | null): Clock {
  const full = control.minutes * 60_000;
  const [white, black] = left ?? [full, full];
  return { control, left: { white, black }, running: null };
}

/** What a side has left now, never less than nothing. */
export function remaining(clock: Clock, color: Color, now: number): number {
  const left = clock.left[color];
  if (clock.running?.color !== color) return left;
  return Math.max(0, left - cost(clock.control, now - clock.running.since));
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

/** A side has moved: the other one thinks. */
export function press(clock: Clock, color: Color, now: number): Clock {
  const { running, control } = clock;
  let left = clock.left;
  if (running?.color === color) {
    const used = now - running.since;
    left = { ...left, [color]: remaining(clock, color, now) + bonus(control, used) };
  }
  return { control, left, running: { color: other(color), since: now } };
}

/** Nobody thinks. */
export function stop(clock: Clock, now: number): Clock {
  const { white, black } = { white: remaining(clock, 'white', now), black: remaining(clock, 'black', now) };
  return { control: clock.control, left: { white, black }, running: null };
}

/** As people read it: `4:59`, below ten seconds `0:09.3`. */
export function face(ms: number): string {
  const pad = (n: number) => String(n).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  if (ms < 10_000) return `0:${pad(seconds)}.${Math.floor((ms % 1000) / 100)}`;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}
