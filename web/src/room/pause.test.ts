import { expect, test, vi } from 'vitest';
import { pauseMs } from './pause';

test('tries are further and further apart, up to a limit, and never all at once', () => {
  const chance = vi.spyOn(Math, 'random');
  const pauses = (value: number) => {
    chance.mockReturnValue(value);
    return [0, 1, 2, 10, 500].map(pauseMs);
  };
  expect(pauses(0)).toEqual([200, 400, 800, 4000, 4000]);
  expect(pauses(1)).toEqual([400, 800, 1600, 8000, 8000]);
  chance.mockRestore();
});
