import { beforeEach, expect, test, vi } from 'vitest';
import type { Room, RoomState, View } from '../contract';
import { viewOf } from '../game/testing';
import { StoreError } from '../saved/error';
import { FakeStorage, HEADER } from '../saved/fake';
import { roomState } from './testing';

const read = vi.hoisted(() => vi.fn<(key: string, since: number) => Promise<Room>>());
const keepFinished = vi.hoisted(() => vi.fn());
const view = vi.hoisted(() => vi.fn<() => Promise<View>>());
vi.mock('./rooms', () => ({ rooms: { read } }));
vi.mock('../app/referee.svelte', () => ({ referee: { view } }));
vi.mock('../saved/games', () => ({ storeCopy: vi.fn() }));
vi.mock('../app/visit.svelte', () => ({ visit: { hasOwners: true } }));
vi.mock('./kept', async (original) => ({ ...(await original<object>()), keepFinished }));

const { lookAt, noteSeat } = await import('./look');
const { seatsHere } = await import('./seats');

const OVER = { ...viewOf(['1-5']), ending: { winner: null, result: '1-1', sentence: '' } } as unknown as View;
const room = (state: RoomState): Room => ({ header: HEADER, state, from: 0, lines: ['room seat white 01', '1-5'] });

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.useRealTimers();
  keepFinished.mockReset();
  read.mockReset().mockResolvedValue(room(roomState()));
  view.mockReset().mockResolvedValue(viewOf(['1-5']));
});

test('a seat is remembered with how it stood, the last one last', () => {
  noteSeat('a', HEADER, roomState({ black: 'Bo' }), viewOf([]));
  noteSeat('b', HEADER, roomState(), viewOf(['1-5']));
  noteSeat('a', HEADER, roomState({ black: 'Bo' }), viewOf(['1-5']));
  expect(seatsHere().map(({ key, placement, turn, me }) => [key, placement, turn, me])).toEqual([
    ['b', 'after 1-5', 'black', 'white'],
    ['a', 'after 1-5', 'black', 'white'],
  ]);
  expect(seatsHere()[1]!.header.black).toEqual({ kind: 'person', name: 'Bo' });
});

test('it is nobody’s turn until both sit', () => {
  const empty = { is_taken: false, name: null, is_here: false, claim_in: null };
  expect(noteSeat('a', HEADER, { ...roomState(), black: empty }, viewOf([]))?.turn).toBeNull();
});

test('it is remembered since when it stands as it does', () => {
  vi.useFakeTimers({ now: 1000 });
  const at = (now: number, ...entries: string[]) => {
    vi.setSystemTime(now);
    return noteSeat('a', HEADER, roomState(), viewOf(entries))?.since;
  };
  expect([at(1000, '1-5'), at(2000, '1-5'), at(3000, '1-5', '9-6')]).toEqual([1000, 1000, 3000]);
});

test.each([
  ['over', roomState(), OVER],
  ['closed', { ...roomState(), is_closed: true }, viewOf([])],
  ['another’s', { ...roomState(), you: null }, viewOf([])],
])('a game that is %s is not gone on with', (_, state, stands) => {
  noteSeat('a', HEADER, roomState(), viewOf([]));
  expect(noteSeat('a', HEADER, state, stands)).toBeNull();
  expect(seatsHere()).toEqual([]);
});

test('only so many are remembered', () => {
  for (let i = 0; i < 30; i++) noteSeat(`room ${i}`, HEADER, roomState(), viewOf([]));
  expect(seatsHere()).toHaveLength(20);
  expect(seatsHere().at(-1)!.key).toBe('room 29');
});

test('what a browser cannot keep, or nobody can read, is no trouble', () => {
  const storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  storage.setItem('damier-seats', 'no JSON');
  expect(seatsHere()).toEqual([]);
  storage.isFull = true;
  expect(noteSeat('a', HEADER, roomState(), viewOf([]))?.key).toBe('a');
});

test('the server says how it stands now', async () => {
  const seat = noteSeat('a', HEADER, roomState(), viewOf([]))!;
  expect(await lookAt(seat)).toMatchObject({ turn: 'black', placement: 'after 1-5' });
  expect(read).toHaveBeenCalledExactlyOnceWith('a', 0);
  expect(seatsHere()).toMatchObject([{ key: 'a', turn: 'black' }]);
  expect(keepFinished).not.toHaveBeenCalled();
});

test('a game that ended meanwhile is kept, and not gone on with', async () => {
  const seat = noteSeat('a', HEADER, roomState(), viewOf([]))!;
  view.mockResolvedValue(OVER);
  expect(await lookAt(seat)).toBeNull();
  expect(keepFinished).toHaveBeenCalledTimes(1);
  expect(seatsHere()).toEqual([]);
});

test('a room that there is no more is forgotten, one that cannot be reached is not', async () => {
  const seat = noteSeat('a', HEADER, roomState(), viewOf([]))!;
  read.mockRejectedValueOnce(new StoreError('unreachable'));
  await expect(lookAt(seat)).rejects.toThrow('unreachable');
  expect(seatsHere()).toHaveLength(1);
  read.mockRejectedValueOnce(new StoreError('not_found'));
  expect(await lookAt(seat)).toBeNull();
  expect(seatsHere()).toEqual([]);
});
