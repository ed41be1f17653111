import { beforeEach, expect, test, vi } from 'vitest';
import { StoreError } from '../saved/error';

const send = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<unknown>>());
vi.mock('../saved/request', () => ({ send }));

const { rooms } = await import('./rooms');

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
});

test('whoever sits down is asked about again when the answer got lost', async () => {
  send.mockRejectedValueOnce(new StoreError('unreachable')).mockResolvedValueOnce({ key: 'key', color: 'black' });
  const seat = rooms.sit('key', 'Bo');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await seat).toEqual({ key: 'key', color: 'black' });
  expect(send.mock.calls).toEqual(Array(2).fill(['POST', '/rooms/key/seat', { name: 'Bo' }]));
});

test('not when the seat is taken, nor for ever', async () => {
  send.mockRejectedValueOnce(new StoreError('taken'));
  await expect(rooms.sit('key', null)).rejects.toThrow('taken');
  expect(send).toHaveBeenCalledTimes(1);
  send.mockReset().mockRejectedValue(new StoreError('unreachable'));
  const failed = expect(rooms.sit('key', null)).rejects.toThrow('unreachable');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(send).toHaveBeenCalledTimes(3);
});
