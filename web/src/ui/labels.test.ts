import { describe, expect, it, vi } from 'vitest';
import type { SquareFlags } from '../board';

vi.mock('../app/texts.svelte', () => ({
  t: (id: string, values?: Record<string, unknown>) => [id, ...Object.values(values ?? {})].join(' ').trim(),
}));
const settings = vi.hoisted(() => ({ notation: 'numeric' }));
vi.mock('../app/settings.svelte', () => ({ settings }));

const { boardLabels } = await import('./labels');

describe('the words of a board', () => {
  const shown = { board: { size: 10, corner: 'left' }, colors: { white: 'Blue', black: 'Green' } } as const;
  const labels = boardLabels(() => shown);
  const nothing: SquareFlags = {
    selected: false,
    movable: false,
    target: false,
    captureTarget: false,
    canCapture: [],
    captured: false,
    mustCapture: false,
    lastMove: null,
    option: null,
  };

  it('say what stands on a square, and what it can do', () => {
    expect(labels.square(28, null, nothing)).toBe('board-empty 28');
    expect(labels.square(28, { color: 'black', king: true }, nothing)).toBe('board-king 28 Green');
    const busy = { ...nothing, movable: true, canCapture: [23, 22] };
    expect(labels.square(28, { color: 'white', king: false }, busy)).toBe(
      'board-man 28 Blue, board-can-capture 23, 22',
    );
    const taken = { ...nothing, captured: true, target: true };
    expect(labels.square(5, null, taken)).toBe('board-empty 5, board-captured, board-target');
  });

  it('name squares as the reader wants them', () => {
    settings.notation = 'algebraic';
    expect(labels.square(46, null, nothing)).toBe('board-empty a1');
    settings.notation = 'numeric';
  });

  it('tell which pieces each way takes', () => {
    const ways = [{ number: 1, route: [32, 14], captures: [28, 19] }];
    expect(labels.chooseRoute(ways)).toBe('play-choose-route board-route 1 28, 19');
  });
});
