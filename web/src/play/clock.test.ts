import { describe, expect, it } from 'vitest';
import type { TimeControl } from '../contract';
import {
  clockLeft,
  face,
  give,
  handTo,
  isPaused,
  newClock,
  pause,
  press,
  remaining,
  resume,
  stop,
  thought,
  unpress,
} from './clock';

const control = (kind: TimeControl['kind'], seconds = 5): TimeControl => ({ kind, minutes: 1, seconds });

/** White thinks from 0 on. */
const thinking = (kind: TimeControl['kind']) => press(newClock(control(kind)), 'black', 0);

/** White thinks for `used` ms after the clock was started at 0. */
const thinkOnce = (kind: TimeControl['kind'], used: number) => press(thinking(kind), 'white', used);

describe('a clock', () => {
  it('stands until the first move, and is not paused then', () => {
    const clock = newClock(control('fischer'));
    expect(remaining(clock, 'white', 30_000)).toBe(60_000);
    expect(isPaused(clock)).toBe(false);
    expect(resume(pause(clock, 5_000), 6_000)).toEqual(clock);
  });

  it('of Fischer adds time for every move', () => {
    expect(thinkOnce('fischer', 8_000).left.white).toBe(57_000);
    expect(thinkOnce('fischer', 1_000).left.white).toBe(64_000);
  });

  it('of Bronstein gives back no more than was used', () => {
    expect(thinkOnce('bronstein', 8_000).left.white).toBe(57_000);
    expect(thinkOnce('bronstein', 1_000).left.white).toBe(60_000);
  });

  it('with a delay waits first', () => {
    expect(thinkOnce('delay', 8_000).left.white).toBe(57_000);
    expect(thinkOnce('delay', 4_000).left.white).toBe(60_000);
    expect(remaining(thinking('delay'), 'white', 4_000)).toBe(60_000);
  });

  it('runs for one side only, and never below nothing', () => {
    const running = press(newClock(control('fischer')), 'white', 0);
    expect(remaining(running, 'white', 99_000)).toBe(60_000);
    expect(remaining(running, 'black', 99_000)).toBe(0);
  });

  it('takes nothing away while it is paused', () => {
    const paused = pause(thinking('fischer'), 10_000);
    expect(isPaused(paused)).toBe(true);
    expect(remaining(paused, 'white', 90_000)).toBe(50_000);
    const again = resume(paused, 90_000);
    expect(isPaused(again)).toBe(false);
    expect(remaining(again, 'white', 95_000)).toBe(45_000);
    expect(press(again, 'white', 95_000).left.white).toBe(50_000);
  });

  it('does not wait once more after a pause, nor give back more', () => {
    const twice = (kind: TimeControl['kind']) => resume(pause(thinking(kind), 4_000), 50_000);
    expect(remaining(twice('delay'), 'white', 54_000)).toBe(57_000);
    expect(press(twice('bronstein'), 'white', 54_000).left.white).toBe(57_000);
  });

  it('counts what was thought before a pause when the move is made during it, which goes on', () => {
    const moved = press(pause(thinking('fischer'), 10_000), 'white', 90_000);
    expect(moved.left.white).toBe(55_000);
    expect(moved.turn).toEqual({ color: 'black', used: 0, since: null });
  });

  it('goes on from where it was left', () => {
    const clock = clockLeft(control('fischer'), [10_000, 20_000], 'black', 3_000);
    expect(isPaused(clock)).toBe(true);
    expect(remaining(clock, 'black', 1_000)).toBe(17_000);
    expect(thought(resume(clock, 1_000), 2_000)).toBe(4_000);
  });

  it('stops with what is left', () => {
    const stopped = stop(thinking('fischer'), 5_000);
    expect(stopped.left).toEqual({ white: 55_000, black: 60_000 });
    expect(remaining(stopped, 'white', 60_000)).toBe(55_000);
    expect(isPaused(stopped)).toBe(false);
  });

  it('is paused for whoever has the move after one was taken back', () => {
    const back = handTo(thinking('fischer'), 'black', 5_000);
    expect(back.left).toEqual({ white: 55_000, black: 60_000 });
    expect(isPaused(back)).toBe(true);
    expect(remaining(resume(back, 9_000), 'black', 10_000)).toBe(59_000);
  });

  it('takes back what a move brought together with the move', () => {
    for (const [kind, left] of [['fischer', 52_000], ['bronstein', 57_000], ['delay', 57_000]] as const) {
      const back = unpress(thinkOnce(kind, 8_000), 'white', 11_000);
      expect(back.left, kind).toEqual({ white: left, black: kind === 'delay' ? 60_000 : 57_000 });
      expect(isPaused(back)).toBe(true);
    }
  });

  it('gives more time', () => {
    const more = give(thinking('fischer'), 'white', 60_000);
    expect(remaining(more, 'white', 5_000)).toBe(115_000);
    expect(remaining(more, 'black', 5_000)).toBe(60_000);
  });

  it('is read as people read clocks', () => {
    expect(face(3_725_000)).toBe('1:02:05');
    expect(face(299_000)).toBe('4:59');
    expect(face(9_340)).toBe('0:09.3');
    expect(face(0)).toBe('0:00.0');
  });
});
