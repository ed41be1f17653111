import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, FakeShelf, HEADER } from './fake';
import { Ledger, type News, type Settled } from './ledger';

/** What other windows tell is heard by all. */
class FakeChannel {
  static listeners: ((event: { data: News }) => void)[] = [];
  addEventListener = (_: string, listen: (event: { data: News }) => void) => void FakeChannel.listeners.push(listen);
  postMessage = () => undefined;
  close = () => undefined;
}

const tell = (data: News) => FakeChannel.listeners.forEach((listen) => listen({ data }));

let server: FakeServer;
let shelf: FakeShelf;
const told = { onTrouble: vi.fn(), onRefused: vi.fn(), onMoved: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  server.games.set('g', []);
  shelf = new FakeShelf();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  FakeChannel.listeners.length = 0;
  Object.values(told).forEach((mock) => mock.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms = 20_000) => vi.advanceTimersByTimeAsync(ms);
const log = (id = 'g') => server.games.get(id);
const others = () => [...server.games].filter(([id]) => id !== 'g').map(([, entries]) => entries);
const newLedger = (entries: string[] = []) => new Ledger({ id: 'g', header: HEADER, entries }, told, shelf);

/** A ledger whose owner settles as soon as he is asked to. */
function settling(entries: string[] = []): { ledger: Ledger; settled: Settled[] } {
  const settled: Settled[] = [];
  const ledger = newLedger(entries);
  told.onRefused.mockImplementation(() => void ledger.settle().then((how) => settled.push(how)));
  return { ledger, settled };
}

describe('the ledger', () => {
  it('stores lines in order and keeps nothing back', async () => {
    const ledger = newLedger();
    ledger.append(['a', 'b']);
    ledger.append(['c']);
    await wait();
    expect(log()).toEqual(['a', 'b', 'c']);
    expect(shelf.kept.size).toBe(0);
    expect(ledger.unsent).toBe(0);
  });

  it('sends many lines in batches', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => `line ${i}`);
    newLedger().append(lines);
    await wait();
    expect(log()).toEqual(lines);
  });

  it.each([
    { status: 507, kind: 'disk_full', trouble: 'disk_full' },
    { status: 503, kind: 'storage', trouble: 'storage' },
    { status: 503, kind: 'busy', trouble: 'storage' },
    { status: 500, kind: 'internal', trouble: 'storage' },
    { status: 418, kind: 'what nobody foresaw', trouble: 'storage' },
  ])('keeps lines while the server says $kind, says so, and sends them later', async ({ trouble, ...failure }) => {
    server.failAll(failure);
    newLedger().append(['a']);
    await wait();
    expect(told.onTrouble).toHaveBeenLastCalledWith(trouble);
    expect(shelf.lines).toEqual(['a']);
    server.fails = null;
    await wait();
    expect(log()).toEqual(['a']);
    expect(told.onTrouble).toHaveBeenLastCalledWith(null);
    expect(shelf.kept.size).toBe(0);
  });

  it('sends a line that comes at the very moment when all others are stored', async () => {
    const ledger = newLedger();
    told.onTrouble.mockImplementationOnce(() => void Promise.resolve().then(() => ledger.append(['b'])));
    ledger.append(['a']);
    await wait();
    expect(log()).toEqual(['a', 'b']);
  });

  it('asks before a window closes that has lines written down nowhere', async () => {
    const [add, remove] = [vi.fn(), vi.fn()];
    vi.stubGlobal('addEventListener', add);
    vi.stubGlobal('removeEventListener', remove);
    shelf.isFull = true;
    server.failAll('unreachable');
    const ledger = newLedger();
    ledger.append(['a']);
    expect(ledger.isKept).toBe(false);
    expect(add).toHaveBeenCalledWith('beforeunload', expect.anything());
    // Nobody else could send them: it does not stop with its table.
    ledger.close();
    await wait(1000);
    server.fails = null;
    await wait();
    expect(log()).toEqual(['a']);
    expect(remove).toHaveBeenCalledWith('beforeunload', add.mock.calls[0]![1]);
  });
});

describe('a lost answer', () => {
  it.each([false, true])('is noticed by nobody, though a line came since then (old server: %s)', async (isOld) => {
    server.isOld = isOld;
    const { ledger, settled } = settling();
    server.failAll('lost');
    ledger.append(['a']);
    await wait(100);
    ledger.append(['b']);
    server.fails = null;
    await wait();
    expect(log()).toEqual(['a', 'b']);
    expect(others()).toEqual([]);
    expect(shelf.kept.size).toBe(0);
    expect(settled).toEqual(isOld ? [{ kind: 'same' }] : []);
    expect(told.onTrouble).toHaveBeenLastCalledWith(null);
  });

  it('does not matter when somebody else went on after our lines', async () => {
    const { ledger, settled } = settling();
    server.failAll('lost');
    ledger.append(['a']);
    await wait(100);
    log()!.push('x');
    server.fails = null;
    ledger.append(['b']);
    await wait();
    expect(log()).toEqual(['a', 'x']);
    // Only the second of ours does not fit.
    expect(settled).toEqual([{ kind: 'elsewhere', entries: ['a', 'x'], copy: expect.any(String) }]);
    expect(others()).toEqual([['a', 'b']]);
  });

  it('is no reason to hurry a server that says the same again and again', async () => {
    const { ledger } = settling();
    server.fails = (method) => (method === 'POST' ? { status: 409, kind: 'stale' } : null);
    ledger.append(['a']);
    await wait(60_000);
    expect(server.requests.length).toBeLessThan(40);
    expect(shelf.lines).toEqual(['a']);
    server.fails = null;
    await wait();
    expect(log()).toEqual(['a']);
    expect(others()).toEqual([]);
  });
});

describe('a game that went on elsewhere', () => {
  it.each([1, 3, 100])('is taken as it is, and our %i lines become a game of their own', async (count) => {
    const lines = Array.from({ length: count }, (_, i) => `line ${i}`);
    const { ledger, settled } = settling();
    log()!.push('x');
    ledger.append(lines);
    await wait();
    expect(log()).toEqual(['x']);
    expect(others()).toEqual([lines]);
    expect(settled).toEqual([{ kind: 'elsewhere', entries: ['x'], copy: [...server.games.keys()][1] }]);
    expect(shelf.kept.size).toBe(0);
    // Play goes on where they are now.
    ledger.append(['y']);
    await wait();
    expect(log()).toEqual(['x', 'y']);
  });

  it('keeps our lines here while there is no place for them', async () => {
    const { ledger } = settling();
    log()!.push('x');
    server.fails = (_, path) => (path.endsWith('/games') ? { status: 507, kind: 'disk_full' } : null);
    ledger.append(['a']);
    await wait();
    ledger.append(['b']);
    await wait();
    expect(shelf.lines).toEqual(['a', 'b']);
    expect(told.onTrouble).toHaveBeenLastCalledWith('disk_full');
    server.fails = null;
    await wait();
    expect(others()).toEqual([['a', 'b']]);
    expect(shelf.kept.size).toBe(0);
  });

  it('makes one copy, whichever answers are lost', async () => {
    const { ledger } = settling();
    log()!.push('x');
    let count = 0;
    server.fails = (method, path) => (method === 'POST' && !path.includes('/g/') && count++ < 4 ? 'lost' : null);
    ledger.append(['a']);
    await wait(600);
    ledger.append(['b']);
    await wait(60_000);
    expect(others()).toEqual([['a', 'b']]);
    expect(ledger.unsent).toBe(0);
  });

  it('takes lines along that come while the copy is made', async () => {
    const { ledger } = settling();
    log()!.push('x');
    let isLate = true;
    server.fails = (method, path) => {
      if (isLate && method === 'POST' && path.endsWith('/games')) {
        isLate = false;
        ledger.append(['b']);
      }
      return null;
    };
    ledger.append(['a']);
    await wait();
    expect(others()).toEqual([['a', 'b']]);
    expect(log()).toEqual(['x']);
  });

  it('is no reason for a copy if nothing was done here', async () => {
    const { settled } = settling(['a']);
    server.games.set('g', ['a', 'x']);
    tell({ id: 'g', version: 2 });
    await wait();
    expect(settled).toEqual([{ kind: 'elsewhere', entries: ['a', 'x'], copy: null }]);
    expect(others()).toEqual([]);
  });
});

describe('a game that takes no more lines', () => {
  it('goes on as one of its own when it was thrown away', async () => {
    const { ledger, settled } = settling(['a']);
    server.games.delete('g');
    ledger.append(['b']);
    await wait();
    const [id] = [...server.games.keys()];
    expect(settled).toEqual([{ kind: 'apart' }]);
    expect(told.onMoved).toHaveBeenCalledExactlyOnceWith(id);
    ledger.append(['c']);
    await wait();
    expect(others()).toEqual([['a', 'b', 'c']]);
    expect(shelf.kept.size).toBe(0);
  });

  it.each(['impossible', 'bad_request', 'too_large', 'damaged'])('does so when it says %s twice', async (kind) => {
    const { ledger, settled } = settling(['a']);
    server.games.set('g', ['a']);
    server.fails = (_, path) => (path.includes('/g/entries') ? { status: 422, kind } : null);
    ledger.append(['b']);
    await wait();
    expect(settled).toEqual([{ kind: 'same' }, { kind: 'apart' }]);
    expect(others()).toEqual([['a', 'b']]);
    expect(log()).toEqual(['a']);
  });

  it('keeps lines here that no server takes under any name', async () => {
    const { ledger } = settling();
    server.fails = (_, path) => (path.endsWith('/entries') ? { status: 422, kind: 'impossible' } : null);
    ledger.append(['a']);
    await wait(120_000);
    expect(shelf.lines).toEqual(['a']);
    // There is one more game there at most, however often it was tried.
    expect(others()).toEqual([[]]);
    expect(told.onTrouble).toHaveBeenLastCalledWith('storage');
  });

  it('is left in peace if nothing waits for it', async () => {
    const { settled } = settling(['a']);
    server.games.delete('g');
    tell({ id: 'g', version: 2 });
    await wait();
    expect(settled).toEqual([{ kind: 'same' }]);
    expect(server.games.size).toBe(0);
  });
});

describe('two windows with one game', () => {
  it('never cross out each other’s lines', async () => {
    server.failAll('unreachable');
    const [one, two] = [newLedger(), newLedger()];
    one.append(['a']);
    two.append(['x']);
    await wait(100);
    expect(shelf.lines.sort()).toEqual(['a', 'x']);
    server.fails = null;
    await wait();
    // The first was stored, and the other waits for whoever settles it.
    expect(log()).toEqual(['a']);
    expect(shelf.lines).toEqual(['x']);
  });
});

describe('a window that is closed', () => {
  it('leaves what it could not send written down', async () => {
    server.failAll('unreachable');
    const ledger = newLedger();
    ledger.append(['a', 'b']);
    ledger.close();
    await wait();
    expect(shelf.lines).toEqual(['a', 'b']);
  });

  it('also leaves what was refused, and makes nothing of it', async () => {
    log()!.push('x');
    const { ledger, settled } = settling();
    ledger.append(['a']);
    ledger.close();
    await wait();
    expect(shelf.lines).toEqual(['a']);
    expect(settled).toEqual([]);
    expect(others()).toEqual([]);
  });
});
