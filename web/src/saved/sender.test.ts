import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, FakeStorage, HEADER } from './fake';
import { greetAnew } from './request';
import { Sender, type News, type Settled } from './sender';

/** What other windows tell is heard by all. */
class FakeChannel {
  static listeners: ((event: { data: News }) => void)[] = [];
  addEventListener = (_: string, listen: (event: { data: News }) => void) => void FakeChannel.listeners.push(listen);
  postMessage = () => undefined;
  close = () => undefined;
}

const tell = (data: News) => FakeChannel.listeners.forEach((listen) => listen({ data }));

let server: FakeServer;
let storage: FakeStorage;
const told = { onTrouble: vi.fn(), onRefused: vi.fn(), onMoved: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  server.games.set('g', []);
  storage = new FakeStorage();
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
const newSender = (entries: string[] = []) => new Sender({ id: 'g', header: HEADER, entries }, told, storage);

/** A sender whose owner settles as soon as he is asked to. */
function settling(entries: string[] = []): { sender: Sender; settled: Settled[] } {
  const settled: Settled[] = [];
  const sender = newSender(entries);
  told.onRefused.mockImplementation(() => void sender.settle().then((how) => settled.push(how)));
  return { sender, settled };
}

describe('the sender', () => {
  it('stores lines in order and keeps nothing back', async () => {
    const sender = newSender();
    sender.append(['a', 'b']);
    sender.append(['c']);
    await wait();
    expect(log()).toEqual(['a', 'b', 'c']);
    expect(storage.kept.size).toBe(0);
    expect(sender.unsent).toBe(0);
  });

  it('sends many lines in batches', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => `line ${i}`);
    newSender().append(lines);
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
    newSender().append(['a']);
    await wait();
    expect(told.onTrouble).toHaveBeenLastCalledWith(trouble);
    expect(storage.lines).toEqual(['a']);
    server.fails = null;
    await wait();
    expect(log()).toEqual(['a']);
    expect(told.onTrouble).toHaveBeenLastCalledWith(null);
    expect(storage.kept.size).toBe(0);
  });

  it('sends a line that comes at the very moment when all others are stored', async () => {
    const sender = newSender();
    told.onTrouble.mockImplementationOnce(() => void Promise.resolve().then(() => sender.append(['b'])));
    sender.append(['a']);
    await wait();
    expect(log()).toEqual(['a', 'b']);
  });

  it('asks before a window closes that has lines written down nowhere', async () => {
    const [add, remove] = [vi.fn(), vi.fn()];
    vi.stubGlobal('addEventListener', add);
    vi.stubGlobal('removeEventListener', remove);
    storage.isFull = true;
    server.failAll('unreachable');
    const sender = newSender();
    sender.append(['a']);
    expect(sender.isKept).toBe(false);
    expect(add).toHaveBeenCalledWith('beforeunload', expect.anything());
    // Nobody else could send them: it does not stop with its table.
    sender.close();
    await wait(1000);
    server.fails = null;
    await wait();
    expect(log()).toEqual(['a']);
    expect(remove).toHaveBeenCalledWith('beforeunload', add.mock.calls[0]![1]);
  });
});

describe('a server that wants the password', () => {
  afterEach(async () => {
    server.isLocked = false;
    await greetAnew();
  });

  it('gets every line, once, after it was given', async () => {
    const sender = newSender();
    sender.append(['a']);
    await wait();
    server.isLocked = true;
    sender.append(['b']);
    await wait();
    sender.append(['c', 'd']);
    await wait();
    expect(log()).toEqual(['a']);
    expect(storage.lines).toEqual(['b', 'c', 'd']);
    expect(told.onTrouble).toHaveBeenLastCalledWith('locked');
    expect(told.onRefused).not.toHaveBeenCalled();
    server.isLocked = false;
    await greetAnew();
    await wait(10);
    expect(log()).toEqual(['a', 'b', 'c', 'd']);
    expect(storage.kept.size).toBe(0);
    expect(told.onTrouble).toHaveBeenLastCalledWith(null);
  });

  it('is not asked again and again meanwhile', async () => {
    server.isLocked = true;
    newSender().append(['a']);
    await wait(100);
    const asked = server.requests.length;
    await wait(60_000);
    expect(server.requests.length).toBe(asked);
  });
});

describe('a game of another', () => {
  it('gets no line; what was played goes on as a game of its own', async () => {
    server.games.set('g', ['a']);
    server.others.add('g');
    const { sender, settled } = settling(['a']);
    sender.append(['b']);
    await wait();
    expect(settled).toEqual([{ kind: 'apart' }]);
    expect(log()).toEqual(['a']);
    expect(others()).toEqual([['a', 'b']]);
    sender.append(['c']);
    await wait();
    expect(others()).toEqual([['a', 'b', 'c']]);
    expect(storage.kept.size).toBe(0);
  });

  it('does so too if it went on differently', async () => {
    server.games.set('g', ['a', 'x']);
    server.others.add('g');
    const { sender, settled } = settling(['a']);
    sender.append(['b']);
    await wait();
    expect(settled).toEqual([{ kind: 'apart' }]);
    expect(others()).toEqual([['a', 'b']]);
  });
});

describe('a lost answer', () => {
  it.each([false, true])('is noticed by nobody, though a line came since then (old server: %s)', async (isOld) => {
    server.isOld = isOld;
    const { sender, settled } = settling();
    server.failAll('lost');
    sender.append(['a']);
    await wait(100);
    sender.append(['b']);
    server.fails = null;
    await wait();
    expect(log()).toEqual(['a', 'b']);
    expect(others()).toEqual([]);
    expect(storage.kept.size).toBe(0);
    expect(settled).toEqual(isOld ? [{ kind: 'same' }] : []);
    expect(told.onTrouble).toHaveBeenLastCalledWith(null);
  });

  it('does not matter when somebody else went on after our lines', async () => {
    const { sender, settled } = settling();
    server.failAll('lost');
    sender.append(['a']);
    await wait(100);
    log()!.push('x');
    server.fails = null;
    sender.append(['b']);
    await wait();
    expect(log()).toEqual(['a', 'x']);
    // Only the second of ours does not fit.
    expect(settled).toEqual([{ kind: 'elsewhere', entries: ['a', 'x'], copy: expect.any(String) }]);
    expect(others()).toEqual([['a', 'b']]);
  });

  it('is no reason to hurry a server that says the same again and again', async () => {
    const { sender } = settling();
    server.fails = (method) => (method === 'POST' ? { status: 409, kind: 'stale' } : null);
    sender.append(['a']);
    await wait(60_000);
    expect(server.requests.length).toBeLessThan(40);
    expect(storage.lines).toEqual(['a']);
    server.fails = null;
    await wait();
    expect(log()).toEqual(['a']);
    expect(others()).toEqual([]);
  });
});

describe('a game that went on elsewhere', () => {
  it.each([1, 3, 100])('is taken as it is, and our %i lines become a game of their own', async (count) => {
    const lines = Array.from({ length: count }, (_, i) => `line ${i}`);
    const { sender, settled } = settling();
    log()!.push('x');
    sender.append(lines);
    await wait();
    expect(log()).toEqual(['x']);
    expect(others()).toEqual([lines]);
    expect(settled).toEqual([{ kind: 'elsewhere', entries: ['x'], copy: [...server.games.keys()][1] }]);
    expect(storage.kept.size).toBe(0);
    // Play goes on where they are now.
    sender.append(['y']);
    await wait();
    expect(log()).toEqual(['x', 'y']);
  });

  it('keeps our lines here while there is no place for them', async () => {
    const { sender } = settling();
    log()!.push('x');
    server.fails = (_, path) => (path.endsWith('/games') ? { status: 507, kind: 'disk_full' } : null);
    sender.append(['a']);
    await wait();
    sender.append(['b']);
    await wait();
    expect(storage.lines).toEqual(['a', 'b']);
    expect(told.onTrouble).toHaveBeenLastCalledWith('disk_full');
    server.fails = null;
    await wait();
    expect(others()).toEqual([['a', 'b']]);
    expect(storage.kept.size).toBe(0);
  });

  it('makes one copy, whichever answers are lost', async () => {
    const { sender } = settling();
    log()!.push('x');
    let count = 0;
    server.fails = (method, path) => (method === 'POST' && !path.includes('/g/') && count++ < 4 ? 'lost' : null);
    sender.append(['a']);
    await wait(600);
    sender.append(['b']);
    await wait(60_000);
    expect(others()).toEqual([['a', 'b']]);
    expect(sender.unsent).toBe(0);
  });

  it('takes lines along that come while the copy is made', async () => {
    const { sender } = settling();
    log()!.push('x');
    let isLate = true;
    server.fails = (method, path) => {
      if (isLate && method === 'POST' && path.endsWith('/games')) {
        isLate = false;
        sender.append(['b']);
      }
      return null;
    };
    sender.append(['a']);
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
    const { sender, settled } = settling(['a']);
    server.games.delete('g');
    sender.append(['b']);
    await wait();
    const [id] = [...server.games.keys()];
    expect(settled).toEqual([{ kind: 'apart' }]);
    expect(told.onMoved).toHaveBeenCalledExactlyOnceWith(id);
    sender.append(['c']);
    await wait();
    expect(others()).toEqual([['a', 'b', 'c']]);
    expect(storage.kept.size).toBe(0);
  });

  it.each(['impossible', 'bad_request', 'too_large', 'damaged'])('does so when it says %s twice', async (kind) => {
    const { sender, settled } = settling(['a']);
    server.games.set('g', ['a']);
    server.fails = (_, path) => (path.includes('/g/entries') ? { status: 422, kind } : null);
    sender.append(['b']);
    await wait();
    expect(settled).toEqual([{ kind: 'same' }, { kind: 'apart' }]);
    expect(others()).toEqual([['a', 'b']]);
    expect(log()).toEqual(['a']);
  });

  it('keeps lines here that no server takes under any name', async () => {
    const { sender } = settling();
    server.fails = (_, path) => (path.endsWith('/entries') ? { status: 422, kind: 'impossible' } : null);
    sender.append(['a']);
    await wait(120_000);
    expect(storage.lines).toEqual(['a']);
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
    const [one, two] = [newSender(), newSender()];
    one.append(['a']);
    two.append(['x']);
    await wait(100);
    expect(storage.lines.sort()).toEqual(['a', 'x']);
    server.fails = null;
    await wait();
    // The first was stored, and the other waits for whoever settles it.
    expect(log()).toEqual(['a']);
    expect(storage.lines).toEqual(['x']);
  });
});

describe('a window that is closed', () => {
  it('leaves what it could not send written down', async () => {
    server.failAll('unreachable');
    const sender = newSender();
    sender.append(['a', 'b']);
    sender.close();
    await wait();
    expect(storage.lines).toEqual(['a', 'b']);
  });

  it('also leaves what was refused, and makes nothing of it', async () => {
    log()!.push('x');
    const { sender, settled } = settling();
    sender.append(['a']);
    sender.close();
    await wait();
    expect(storage.lines).toEqual(['a']);
    expect(settled).toEqual([]);
    expect(others()).toEqual([]);
  });
});
