import { describe, expect, test, vi } from 'vitest';
import type { BoardLabels } from '../board';
import { settings } from '../app/settings.svelte';
import { boardConfig, lastMoveOf, type Shown } from './boardConfig';
import { viewOf } from './testing';

const labels: BoardLabels = {
  board: '',
  square: () => '',
  chooseRoute: () => '',
  severalRoutes: '',
  choosePiece: '',
};

const doings = { onaction: vi.fn(), onattempt: vi.fn() };

function configOf(shown: Partial<Shown>) {
  const position = viewOf(['1-5']);
  const rest = { labels, theme: 'world', mover: null, lastMove: null, picking: null, extra: {} } as const;
  return boardConfig({ position, ...rest, ...shown }, settings, doings);
}

describe('the board of a game', () => {
  test('shows how it stands, and offers its moves to whoever may move', () => {
    const config = configOf({ mover: 'black' });
    expect(config).toMatchObject({ placement: 'after 1-5', turn: 'black', movable: ['black'], picking: false });
    expect(config.candidates?.map(({ code }) => code)).toEqual(['1-5', '2-6']);
    expect(configOf({}).movable).toEqual([]);
  });

  test('hands a move to the referee by its code', () => {
    const config = configOf({ mover: 'black' });
    const second = config.candidates![1]!;
    config.onMove?.(second, second.routes[0]!);
    expect(doings.onaction).toHaveBeenLastCalledWith('2-6', 2);
    config.onAttempt?.([2, 9]);
    expect(doings.onattempt).toHaveBeenLastCalledWith([2, 9]);
  });

  test('says what a piece was pointed at for', () => {
    const config = configOf({ picking: 'huff' });
    expect(config.picking).toBe(true);
    config.onHuffPick?.(12);
    expect(doings.onaction).toHaveBeenLastCalledWith('huff 12', 12);
    configOf({ picking: 'point' }).onHuffPick?.(3);
    expect(doings.onaction).toHaveBeenLastCalledWith('point 3', 3);
  });

  test('follows the settings, unless a page knows better', () => {
    settings.notation = 'algebraic';
    settings.speed = 'none';
    expect(configOf({})).toMatchObject({ animation: 0, coordinates: { where: 'border', kind: 'algebraic' } });
    const extra = { coordinates: { where: 'squares', kind: 'numeric' } } as const;
    expect(configOf({ extra }).coordinates).toEqual(extra.coordinates);
  });

  test('marks the last move, if there is one', () => {
    const last = lastMoveOf(viewOf(['1-5', '9-6']));
    expect(configOf({ lastMove: last }).lastMove).toMatchObject({ route: [9, 6], captures: [] });
    expect(configOf({}).lastMove).toBeNull();
    expect(lastMoveOf(viewOf([]))).toBeNull();
  });
});
