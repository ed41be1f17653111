import { beforeEach, describe, expect, test } from 'vitest';
import { FakeStorage } from './fake';
import {
  agreement,
  gamesWithUnsent,
  hold,
  named,
  newSheet,
  readSheet,
  sheetsOf,
  throwAway,
  unlessHeld,
  wholeOf,
  writeSheet,
} from './outbox';

let storage: FakeStorage;
beforeEach(() => (storage = new FakeStorage()));

describe('the outbox', () => {
  test('has a sheet for each window of a game', () => {
    const [one, two] = [newSheet('g'), newSheet('g')];
    expect(one).not.toBe(two);
    writeSheet({ key: one, seen: 1, entries: ['b'] }, storage);
    writeSheet({ key: two, seen: 1, entries: ['c'] }, storage);
    writeSheet({ key: newSheet('other'), seen: 0, entries: ['a'] }, storage);
    expect(sheetsOf('g', storage).map(({ entries }) => entries)).toEqual([['b'], ['c']]);
    expect(gamesWithUnsent(storage)).toEqual(['g', 'other']);
  });

  test('forgets a sheet when its lines are stored', () => {
    writeSheet({ key: 'g.w', seen: 1, entries: ['b'] }, storage);
    expect(writeSheet({ key: 'g.w', seen: 2, entries: [] }, storage)).toBe(true);
    expect(storage.kept.size).toBe(0);
  });

  test('says if nothing could be written down', () => {
    storage.isFull = true;
    expect(writeSheet({ key: 'g.w', seen: 0, entries: ['a'] }, storage)).toBe(false);
  });

  test('throws away no lines that were written since they were read', () => {
    const read = { key: 'g.w', seen: 1, entries: ['b'] };
    writeSheet({ ...read, entries: ['b', 'c'] }, storage);
    throwAway(read, storage);
    expect(readSheet('g.w', storage)?.entries).toEqual(['b', 'c']);
    throwAway({ ...read, entries: ['b', 'c'] }, storage);
    expect(readSheet('g.w', storage)).toBeNull();
  });

  test('names what lines become once, and remembers it', () => {
    const sheet = { key: 'g.w', seen: 1, entries: ['b'] };
    writeSheet(sheet, storage);
    const name = named(sheet, storage);
    expect(readSheet('g.w', storage)?.copy).toBe(name);
    expect(named(readSheet('g.w', storage)!, storage)).toBe(name);
  });

  test('does not believe what is no sheet', () => {
    storage.setItem('damier-unsaved-g.w', 'no sheet');
    expect(readSheet('g.w', storage)).toBeNull();
    storage.setItem('damier-unsaved-g.w', '{"seen":-1,"entries":[]}');
    expect(sheetsOf('g', storage)).toEqual([]);
  });
});

test('a log agrees with another up to where they differ', () => {
  expect(agreement(['a', 'b'], ['a', 'x'])).toBe(1);
  expect(agreement(['a'], ['a', 'b'])).toBe(1);
  expect(agreement(['a', 'b'], ['a'])).toBe(1);
});

test('the whole game is what was stored and what waits, if nothing lies between', () => {
  expect(wholeOf({ seen: 1, entries: ['b'] }, ['a', 'x', 'y'])).toEqual(['a', 'b']);
  expect(wholeOf({ seen: 2, entries: ['c'] }, ['a'])).toBeNull();
});

test('without locks a window knows only what it holds itself', async () => {
  const done: string[] = [];
  const look = () => unlessHeld('g', async () => void done.push('done'));
  const [one, two] = [hold('g', 'g.w'), hold('g')];
  await look();
  one();
  await look();
  expect(done).toEqual([]);
  two();
  await look();
  expect(done).toEqual(['done']);
});
