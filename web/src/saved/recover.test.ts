import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WholeGame } from './whole';
import { FakeServer, FakeStorage, HEADER } from './fake';
import { sheetsOf } from './outbox';
import { open, recover } from './recover';

let server: FakeServer;
let storage: FakeStorage;

beforeEach(() => {
  server = new FakeServer();
  storage = new FakeStorage();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => void vi.unstubAllGlobals());

const stored = (entries: string[]): WholeGame => ({
  id: 'g',
  header: HEADER,
  entries,
  version: entries.length,
  created_at: 0,
  updated_at: 0,
  whose: 'yours',
  shared: false,
});

const writeDown = (seen: number, entries: string[], window = '') =>
  storage.setItem(`damier-unsaved-g${window}`, JSON.stringify({ seen, entries }));
const recovered = (entries: string[]) => recover(stored(entries), sheetsOf('g', storage), storage);
const copies = () => [...server.games.values()];

describe('what was never sent', () => {
  it('is nothing if nothing was kept, or what was kept is unreadable', async () => {
    expect((await recovered(['a'])).unsent).toEqual([]);
    storage.setItem('damier-unsaved-g', '{not json');
    expect((await recovered(['a'])).unsent).toEqual([]);
  });

  it('follows what the server has', async () => {
    writeDown(1, ['b', 'c']);
    expect((await recovered(['a'])).unsent).toEqual(['b', 'c']);
    // The first of them arrived after all.
    expect((await recovered(['a', 'b'])).unsent).toEqual(['c']);
    expect((await recovered(['a', 'b', 'c', 'd'])).unsent).toEqual([]);
  });

  it('stays written down until whoever recovers it has written it down again', async () => {
    writeDown(1, ['b'], '.window');
    expect((await recovered(['a'])).sheets).toEqual([{ key: 'g.window', seen: 1, entries: ['b'] }]);
    expect(storage.lines).toEqual(['b']);
  });

  it('becomes a game of its own if the server went on differently', async () => {
    writeDown(1, ['b', 'c']);
    const { unsent, copy } = await recovered(['a', 'x']);
    expect(unsent).toEqual([]);
    expect(server.games.get(copy!)).toEqual(['a', 'b', 'c']);
    expect(storage.kept.size).toBe(0);
  });

  it('becomes a game of its own if the game is another’s by now', async () => {
    const open = () => recover({ ...stored(['a', 'b']), whose: 'another' }, sheetsOf('g', storage), storage);
    writeDown(1, ['b']);
    expect(await open()).toMatchObject({ unsent: [], copy: null });
    writeDown(1, ['b', 'c']);
    const { unsent, copy } = await open();
    expect(unsent).toEqual([]);
    expect(server.games.get(copy!)).toEqual(['a', 'b', 'c']);
    expect(storage.kept.size).toBe(0);
  });

  it('may come from several windows: the longest that fits goes on, others become games', async () => {
    writeDown(1, ['b'], '.one');
    writeDown(1, ['b', 'c'], '.two');
    writeDown(1, ['x'], '.three');
    const { unsent, sheets } = await recovered(['a']);
    expect(unsent).toEqual(['b', 'c']);
    expect(sheets.map(({ key }) => key)).toEqual(['g.one', 'g.two']);
    expect(copies()).toEqual([['a', 'x']]);
    expect(storage.lines).toEqual(['b', 'b', 'c']);
  });

  it('is left to a window that is still there', async () => {
    const lock = { name: 'damier-game-g.window', mode: 'shared' };
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [lock], pending: [] }) } });
    writeDown(1, ['b'], '.window');
    // It is shown here too, but theirs to cross out.
    expect(await recovered(['a'])).toMatchObject({ unsent: ['b'], sheets: [] });
    expect(await recovered(['a', 'x'])).toMatchObject({ unsent: [], copy: null });
    expect(copies()).toEqual([]);
    expect(storage.lines).toEqual(['b']);
  });

  it.each(['unreachable', 'lost', { status: 507, kind: 'disk_full' }, { status: 422, kind: 'impossible' }] as const)(
    'stays written down while no copy can be stored (%s), and makes one in the end',
    async (failure) => {
      writeDown(1, ['b', 'c']);
      server.failAll(failure);
      expect(await recovered(['a', 'x'])).toMatchObject({ unsent: [], copy: null });
      expect(storage.lines).toEqual(['b', 'c']);
      server.fails = null;
      const { copy } = await recovered(['a', 'x']);
      expect([...server.games]).toEqual([[copy, ['a', 'b', 'c']]]);
      expect(storage.kept.size).toBe(0);
    },
  );

  it('stays written down while what came before is missing or damaged', async () => {
    writeDown(3, ['d']);
    expect(await recovered(['a'])).toMatchObject({ unsent: [], copy: null });
    const damaged = { ...stored(['a', 'b', 'c']), damaged: { entry: 1, sentence: '' } };
    expect(await recover(damaged, sheetsOf('g', storage), storage)).toMatchObject({ unsent: [], sheets: [] });
    expect(storage.lines).toEqual(['d']);
    expect(copies()).toEqual([]);
  });

  it('is not overlooked when it is sent while the game is read', async () => {
    server.games.set('g', ['a']);
    writeDown(1, ['b']);
    const { fetch } = server;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const answer = await fetch(path, init);
      // Another window, or the page itself, sends it and crosses it out.
      server.games.set('g', ['a', 'b']);
      storage.kept.clear();
      return answer;
    });
    const { game, unsent } = await open('g', storage);
    expect([...game.entries, ...unsent]).toEqual(['a', 'b']);
  });
});
