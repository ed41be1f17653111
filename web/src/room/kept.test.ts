import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage, HEADER } from '../saved/fake';
import { roomState } from './testing';

const storeCopy = vi.hoisted(() => vi.fn<(header: object, entries: string[], name: string) => Promise<string>>());
const visit = vi.hoisted(() => ({ hasOwners: true }));
vi.mock('../saved/games', () => ({ storeCopy }));
vi.mock('../app/visit.svelte', () => ({ visit }));

const { keepFinished } = await import('./kept');

const STATE = roomState({ white: 'Anna', black: null });
const LINES = ['room seat white 01', 'white 1-5', 'over white resigned'];
const keep = (watch = STATE.watch) => keepFinished({ ...STATE, watch }, HEADER, LINES);
const namesAsked = () => storeCopy.mock.calls.map(([, , name]) => name);

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  visit.hasOwners = true;
  storeCopy.mockReset().mockImplementation((_, __, name) => Promise.resolve(name));
});

test('a finished game is stored once, whoever asks again', async () => {
  const id = await keep();
  expect(await keep()).toBe(id);
  expect(namesAsked()).toEqual([id]);
  expect(await keep('another')).not.toBe(id);
});

test('it is kept with the names of its players, and without the lines of the room', async () => {
  await keep();
  const [header, entries] = storeCopy.mock.lastCall!;
  expect(header).toEqual({ ...HEADER, white: { kind: 'person', name: 'Anna' } });
  expect(entries).toEqual(['white 1-5', 'over white resigned']);
});

test('what could not be stored is stored the next time, under the same name', async () => {
  storeCopy.mockRejectedValueOnce(new Error('no room'));
  expect(await keep()).toBeNull();
  const id = await keep();
  expect(namesAsked()).toEqual([id, id]);
  expect(await keep()).toBe(id);
  expect(storeCopy).toHaveBeenCalledTimes(2);
});

test('another window that comes meanwhile stores the same', async () => {
  const both = await Promise.all([keep(), keep()]);
  expect(new Set([...both, ...namesAsked()]).size).toBe(1);
});

test('it is found where it is, though that is called otherwise', async () => {
  storeCopy.mockResolvedValueOnce('local-xyz');
  expect(await keep()).toBe('local-xyz');
  expect(await keep()).toBe('local-xyz');
});

test('where games are everybody’s, both players store one under the name of the room', async () => {
  visit.hasOwners = false;
  const name = await keep();
  expect(STATE.watch.startsWith(name!)).toBe(true);
});

test('a browser that keeps nothing is no reason to fail', async () => {
  const storage = new FakeStorage();
  storage.isFull = true;
  vi.stubGlobal('localStorage', storage);
  expect(await keep()).toBe(namesAsked()[0]);
});
