import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Header, StoredGame } from '../wire';
import type { Shelf } from './journal';
import { Ledger, recover } from './ledger';

/** A server that holds one log, and may be out of order. */
class FakeServer {
  log: string[] = [];
  fails: null | { status: number; kind: string } | 'unreachable' = null;
  created: string[][] = [];

  fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (this.fails === 'unreachable') throw new TypeError('failed to fetch');
    if (this.fails) return answer(this.fails.status, { error: { kind: this.fails.kind, sentence: '' } });
    if (path === '/api/v1/games') {
      this.created.push([]);
      return answer(201, { id: `copy${this.created.length}`, version: 0 });
    }
    const { seen, entries } = JSON.parse(String(init.body)) as { seen: number; entries: string[] };
    const log = path.includes('copy') ? this.created.at(-1)! : this.log;
    if (seen !== log.length) return answer(409, { error: { kind: 'stale', sentence: '' } });
    log.push(...entries);
    return answer(200, { version: log.length });
  };
}

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

class FakeShelf implements Shelf {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

let server: FakeServer;
let shelf: FakeShelf;
const told = { onTrouble: vi.fn(), onStale: vi.fn(), onImpossible: vi.fn(), onMoved: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  shelf = new FakeShelf();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('BroadcastChannel', undefined);
  Object.values(told).forEach((mock) => mock.mockClear());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(20_000);

describe('the ledger', () => {
  it('stores lines in order and keeps nothing back', async () => {
    const ledger = new Ledger('g', 0, told, shelf);
    ledger.append(['a', 'b']);
    ledger.append(['c']);
    await settle();
    expect(server.log).toEqual(['a', 'b', 'c']);
    expect(shelf.kept.size).toBe(0);
    expect(ledger.unsent).toBe(0);
  });

  it('sends many lines in batches', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => `line ${i}`);
    new Ledger('g', 0, told, shelf).append(lines);
    await settle();
    expect(server.log).toEqual(lines);
  });

  it('keeps lines while the disk is full, says so, and sends them later', async () => {
    server.fails = { status: 507, kind: 'disk_full' };
    const ledger = new Ledger('g', 0, told, shelf);
    ledger.append(['a']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told.onTrouble).toHaveBeenCalledWith('disk_full');
    expect(shelf.kept.size).toBe(1);
    server.fails = null;
    await settle();
    expect(server.log).toEqual(['a']);
    expect(told.onTrouble).toHaveBeenLastCalledWith(null);
    expect(shelf.kept.size).toBe(0);
  });

  it('tells when somebody else went on', async () => {
    server.log = ['x'];
    new Ledger('g', 0, told, shelf).append(['a']);
    await settle();
    expect(told.onStale).toHaveBeenCalled();
    expect(server.log).toEqual(['x']);
  });
});

const stored = (entries: string[]): StoredGame => ({
  id: 'g',
  header: { rules: 'jumbo' } as Header,
  entries,
  version: entries.length,
  created_at: 0,
  updated_at: 0,
});

describe('what was never sent', () => {
  const keep = (seen: number, entries: string[]) =>
    shelf.setItem('damier-unsaved-g', JSON.stringify({ seen, entries }));

  it('is nothing if nothing was kept, or what was kept is unreadable', async () => {
    expect((await recover(stored(['a']), shelf)).unsent).toEqual([]);
    shelf.setItem('damier-unsaved-g', '{not json');
    expect((await recover(stored(['a']), shelf)).unsent).toEqual([]);
  });

  it('follows what the server has', async () => {
    keep(1, ['b', 'c']);
    expect((await recover(stored(['a']), shelf)).unsent).toEqual(['b', 'c']);
    // The first of them arrived after all.
    expect((await recover(stored(['a', 'b']), shelf)).unsent).toEqual(['c']);
  });

  it('becomes a game of its own if the server went on differently', async () => {
    keep(1, ['b', 'c']);
    const recovered = await recover(stored(['a', 'x']), shelf);
    expect(recovered).toMatchObject({ unsent: [], copy: 'copy1' });
    expect(server.created).toEqual([['a', 'b', 'c']]);
    expect(shelf.kept.size).toBe(0);
  });
});
