import { describe, expect, it } from 'vitest';
import type { TimeControl } from '../wire';
import { face, newClock, press, remaining, stop } from './clock';

const control = (kind: TimeControl['kind'], seconds = 5): TimeControl => ({ kind, minutes: 1, seconds });

/** White thinks for `used` ms after the clock was started at 0. */
function thinkOnce(kind: TimeControl['kind'], used: number) {
  const running = press(newClock(control(kind)), 'black', 0);
  return press(running, 'white', used);
}

describe('a clock', () => {
  it('stands until the first move', () => {
    const clock = newClock(control('fischer'));
    expect(remaining(clock, 'white', 30_000)).toBe(60_000);
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
    const running = press(newClock(control('delay')), 'black', 0);
    expect(remaining(running, 'white', 4_000)).toBe(60_000);
  });

  it('runs for one side only, and never below nothing', () => {
    const running = press(newClock(control('fischer')), 'white', 0);
    expect(remaining(running, 'white', 99_000)).toBe(60_000);
    expect(remaining(running, 'black', 99_000)).toBe(0);
  });

  it('goes on from what was noted, and stops with what is left', () => {
    const clock = press(newClock(control('fischer'), [10_000, 20_000]), 'white', 0);
    const stopped = stop(clock, 5_000);
    expect(stopped.left).toEqual({ white: 10_000, black: 15_000 });
    expect(remaining(stopped, 'black', 60_000)).toBe(15_000);
  });

  it('is read as people read clocks', () => {
    expect(face(3_725_000)).toBe('1:02:05');
    expect(face(299_000)).toBe('4:59');
    expect(face(9_340)).toBe('0:09.3');
    expect(face(0)).toBe('0:00.0');
  });
});
