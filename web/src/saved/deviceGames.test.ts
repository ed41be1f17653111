import { describe, expect, test } from 'vitest';
import type { Header } from '../contract';
import { MemoryDb, type KeptGame } from './deviceDb';
import { appended, begin, extendCopy, forgetDeleted, forgetOld, keepCopy, keepWhole, toStored } from './deviceGames';

const HEADER: Header = {
  edition: 'hh-sv',
  rules: 'swedish/strict',
  start: null,
  mode: 'friendly',
  white: { kind: 'person', name: 'Ada' },
  black: { kind: 'computer', level: 3 },
  clock: null,
  seed: 1,
  options: null,
};

const game = (...entries: string[]): KeptGame => ({ id: 'local-1', header: HEADER, entries, created_at: 1, updated_at: 1 });

describe('lines', () => {
  test('are added after those that were seen', () => {
    expect(appended(game('a'), 1, ['b', 'c'], 5)).toMatchObject({ entries: ['a', 'b', 'c'], updated_at: 5 });
  });

  test('that are there already are not added again', () => {
    expect(appended(game('a', 'b'), 1, ['b'], 5)).toEqual(game('a', 'b'));
    expect(appended(game('a', 'b'), 1, ['b', 'c'], 5).entries).toEqual(['a', 'b', 'c']);
    expect(appended(game('a', 'b', 'c'), 1, ['b'], 5).entries).toEqual(['a', 'b', 'c']);
  });

  test('that contradict others, or leave a gap, are refused', () => {
    expect(() => appended(game('a', 'b'), 1, ['c'], 5)).toThrow();
    expect(() => appended(game('a'), 2, ['c'], 5)).toThrow();
  });
});

test('a copy that lacks lines is forgotten rather than believed', async () => {
  const db = new MemoryDb();
  await db.change('s1', () => ({ ...game('a'), id: 's1' }));
  await extendCopy(db, 's1', 1, ['b']);
  expect((await db.get('s1'))?.entries).toEqual(['a', 'b']);
  await extendCopy(db, 's1', 5, ['f']);
  expect(await db.get('s1')).toBeUndefined();
});

test('a late answer does not take lines from a copy', async () => {
  const db = new MemoryDb();
  await db.change('s1', () => ({ ...game('a', 'b', 'c'), id: 's1' }));
  await extendCopy(db, 's1', 1, ['b']);
  await keepCopy(db, { ...toStored(game('a', 'b')), id: 's1' });
  expect((await db.get('s1'))?.entries).toEqual(['a', 'b', 'c']);
  await keepCopy(db, { ...toStored(game('a', 'x')), id: 's1' });
  expect((await db.get('s1'))?.entries).toEqual(['a', 'x']);
});

test('a game that is kept again under the same name is the same, and never a shorter one', async () => {
  const db = new MemoryDb();
  const id = await keepWhole(db, HEADER, ['a'], 'named');
  expect(await keepWhole(db, HEADER, ['a', 'b'], 'named')).toBe(id);
  expect(await db.all()).toMatchObject([{ id, given: 'named', entries: ['a', 'b'] }]);
  // With the server it is another place to add to.
  await db.change(id, (known) => known && { ...known, entries: [], moved: true });
  await expect(keepWhole(db, HEADER, ['a', 'b', 'c'], 'named')).rejects.toThrow();
});

test('a copy remembers whose the game is', async () => {
  const db = new MemoryDb();
  await keepCopy(db, { ...toStored(game('a')), id: 's1', whose: 'another' });
  expect(toStored((await db.get('s1'))!).whose).toBe('another');
  await extendCopy(db, 's1', 1, ['b']);
  expect(toStored((await db.get('s1'))!).whose).toBe('another');
  // What began here, or was kept before anybody asked, is this device's.
  expect(toStored(game('a')).whose).toBe('yours');
});

test('whoever signs out leaves no copies behind, and all that is only here', async () => {
  const db = new MemoryDb();
  const here = await begin(db, HEADER);
  for (const id of ['s1', 's2', 's3']) await db.change(id, () => ({ ...game('a'), id }));
  await db.change('s3', (copy) => copy && { ...copy, deleted: true });
  await forgetOld(db, (id) => id === 's2', 0);
  expect((await db.all()).map(({ id }) => id).sort()).toEqual([here, 's2', 's3'].sort());
});

test('only copies grow old, and the oldest go first', async () => {
  const db = new MemoryDb();
  const here = await begin(db, HEADER);
  await db.change(here, (game) => game && { ...game, updated_at: 0 });
  for (let i = 0; i < 120; i++) {
    await db.change(`s${i}`, () => ({ ...game(), id: `s${i}`, updated_at: i }));
  }
  await forgetOld(db, (id) => id === 's3');
  const left = (await db.all()).map(({ id }) => id);
  expect(left).toContain(here);
  expect(left).toContain('s3');
  expect(left).not.toContain('s18');
  expect(left).toContain('s20');
  expect(left).toHaveLength(102);
});

test('what was thrown away is forgotten after a while, and nothing else', async () => {
  const db = new MemoryDb();
  const kept: [string, Partial<KeptGame>][] = [
    ['local-kept', {}],
    ['local-old', { deleted: true, deleted_at: 10 }],
    ['local-new', { deleted: true, deleted_at: 30 }],
    ['local-restored', { deleted: false, deleted_at: 10 }],
  ];
  for (const [id, more] of kept) await db.change(id, () => ({ ...game('a'), id, ...more }));
  await forgetDeleted(db, 20);
  expect((await db.all()).map(({ id }) => id)).toEqual(['local-kept', 'local-new', 'local-restored']);
});
