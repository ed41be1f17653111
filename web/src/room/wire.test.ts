import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromRoom, Room, RoomAction, RoomState } from '../contract';
import { StoreError } from '../saved/error';
import type { Way } from './wire';

type Read = (key: string, since: number) => Promise<Room>;
const rooms = vi.hoisted(() => ({
  socket: (key: string, since: number) => `ws://room/${key}?since=${since}`,
  read: vi.fn<Read>(),
  news: vi.fn<(key: string, since: number, gone: AbortSignal) => Promise<Room>>(),
  act: vi.fn<(key: string, action: RoomAction) => Promise<FromRoom>>(),
}));
vi.mock('./rooms', () => ({ rooms }));

const { Wire } = await import('./wire');

/** A socket that does what it is told. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return this.all.at(-1)!;
  }

  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (message: { data: string }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send = (text: string): void => void this.sent.push(text);

  close(): void {
    this.readyState = 3;
  }

  letIn(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen!();
  }

  breakOff(): void {
    this.readyState = 3;
    this.onclose!();
  }

  say(said: FromRoom): void {
    this.onmessage!({ data: JSON.stringify(said) });
  }
}

const ROOM: Room = { header: {} as Room['header'], state: {} as RoomState, from: 0, lines: [] };
const ACTION: RoomAction = { nonce: 'a-0', seen: 0, action: '32-28' };

let ways: Way[];
let said: FromRoom[];
let since: number;
let listeners: Map<string, () => void>;
let wire: InstanceType<typeof Wire>;

const happens = (event: string) => listeners.get(event)?.();
/** Time passes, and whatever waits for it happens. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** News that never come, unless nobody waits any more. */
const silence = (_: string, __: number, gone: AbortSignal) =>
  new Promise<Room>((_resolve, reject) => gone.addEventListener('abort', () => reject(new Error('gone'))));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  listeners = new Map();
  vi.stubGlobal('addEventListener', (event: string, does: () => void) => listeners.set(event, does));
  vi.stubGlobal('removeEventListener', (event: string) => listeners.delete(event));
  FakeSocket.all = [];
  [ways, said, since] = [[], [], 0];
  rooms.read.mockReset().mockResolvedValue(ROOM);
  rooms.news.mockReset().mockImplementation(silence);
  rooms.act.mockReset();
  wire = new Wire('key', { since: () => since, onSaid: (each) => said.push(each), onWay: (way) => ways.push(way) });
});

afterEach(() => {
  wire.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Two sockets are not let through. */
async function comeToAsk(): Promise<void> {
  FakeSocket.last.breakOff();
  await pass(1_000);
  FakeSocket.last.breakOff();
  await pass(2_000);
  expect(ways.at(-1)).toBe('open');
}

describe('a socket', () => {
  test('carries what is done, and what the room says', () => {
    expect(wire.act(ACTION)).toBe(false);
    FakeSocket.last.letIn();
    expect(wire.act(ACTION)).toBe(true);
    expect(JSON.parse(FakeSocket.last.sent[0]!)).toEqual({ say: 'do', ...ACTION });
    FakeSocket.last.say({ say: 'saved', nonce: 'a-0', version: 1 });
    expect(said).toEqual([{ say: 'saved', nonce: 'a-0', version: 1 }]);
    FakeSocket.last.onmessage!({ data: 'no JSON' });
    expect(said).toHaveLength(1);
  });

  test('is opened anew when it breaks, from the line that is known then', async () => {
    FakeSocket.last.letIn();
    since = 7;
    FakeSocket.last.breakOff();
    expect(ways).toEqual(['open', 'broken']);
    await pass(400);
    expect(FakeSocket.last.url).toContain('since=7');
    FakeSocket.last.letIn();
    expect(ways.at(-1)).toBe('open');
    expect(rooms.read).not.toHaveBeenCalled();
  });

  test('on which nobody answers is lost', async () => {
    FakeSocket.last.letIn();
    FakeSocket.last.say({ say: 'state', state: ROOM.state });
    await pass(10_000);
    expect(FakeSocket.last.sent).toEqual(['{"say":"ping"}']);
    FakeSocket.last.say({ say: 'pong' });
    await pass(10_000);
    expect(ways).toEqual(['open']);
    await pass(8_000);
    expect(ways).toEqual(['open', 'broken']);
  });

  test('is asked for again when the server said, if it goes', async () => {
    FakeSocket.last.letIn();
    FakeSocket.last.say({ say: 'bye', retry_ms: 3_000 });
    FakeSocket.last.breakOff();
    await pass(2_900);
    expect(FakeSocket.all).toHaveLength(1);
    await pass(200);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is given up without its network, and tried at once when that is back', async () => {
    FakeSocket.last.letIn();
    happens('offline');
    expect(ways.at(-1)).toBe('broken');
    happens('online');
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.letIn();
    await pass(5_000);
    // Whoever was waited for before that does not come as well.
    expect(FakeSocket.all.filter(({ readyState }) => readyState === FakeSocket.OPEN)).toHaveLength(1);
  });

  test('is left without a word when the page is', () => {
    FakeSocket.last.letIn();
    wire.close();
    expect(FakeSocket.last.sent).toEqual([]);
    expect(FakeSocket.last.readyState).toBe(3);
    expect(listeners.size).toBe(0);
  });
});

describe('where no socket is let through', () => {
  test('the room is asked for news, one after the other', async () => {
    since = 3;
    rooms.news.mockImplementationOnce(() => Promise.resolve({ ...ROOM, from: 3, lines: ['white 32-28'] }));
    await comeToAsk();
    expect(rooms.news.mock.calls.map(([, from]) => from)).toEqual([3, 3]);
    expect(said).toContainEqual({ say: 'lines', from: 3, lines: ['white 32-28'] });
    expect(ways).toEqual(['broken', 'broken', 'open']);
  });

  test('one that is never answered is one that is not let through', async () => {
    await pass(8_000);
    expect(ways).toEqual(['broken']);
    await pass(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    await pass(10_000);
    expect(ways.at(-1)).toBe('open');
    expect(rooms.news).toHaveBeenCalledTimes(1);
  });

  test('it is tried again after some time, and taken if it is let through then', async () => {
    rooms.news.mockImplementation(async (_, __, gone) => {
      await new Promise((resolve) => setTimeout(resolve, 25_000));
      if (gone.aborted) throw new Error('gone');
      return ROOM;
    });
    await comeToAsk();
    await pass(170_000);
    expect(FakeSocket.all).toHaveLength(2);
    await pass(30_000);
    expect(FakeSocket.all).toHaveLength(3);
    // Not yet.
    FakeSocket.last.breakOff();
    await pass(1_000);
    expect(ways.at(-1)).toBe('open');
    const before = rooms.news.mock.calls.length;
    await pass(200_000);
    expect(rooms.news.mock.calls.length).toBeGreaterThan(before);
    FakeSocket.last.letIn();
    const asked = rooms.news.mock.calls.length;
    await pass(9_000);
    expect(rooms.news).toHaveBeenCalledTimes(asked);
  });

  test('another network may let one through', async () => {
    await comeToAsk();
    happens('online');
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.letIn();
    wire.act(ACTION);
    expect(FakeSocket.last.sent).toHaveLength(1);
    expect(rooms.act).not.toHaveBeenCalled();
  });

  test('what does not fit is asked for anew, and at once', async () => {
    await comeToAsk();
    const before = rooms.read.mock.calls.length;
    wire.renew();
    await pass(0);
    expect(rooms.read).toHaveBeenCalledTimes(before + 1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('what fails is asked again, and said to be broken meanwhile', async () => {
    await comeToAsk();
    rooms.news.mockRejectedValueOnce(new Error('502'));
    rooms.read.mockRejectedValueOnce(new StoreError('unreachable'));
    wire.renew();
    await pass(0);
    expect(ways.at(-1)).toBe('broken');
    await pass(2_000);
    expect(ways.at(-1)).toBe('open');
  });

  test('a room that there is no more is gone', async () => {
    await comeToAsk();
    rooms.news.mockRejectedValueOnce(new Error('404'));
    rooms.read.mockRejectedValue(new StoreError('not_found'));
    wire.renew();
    await pass(5_000);
    expect(ways.at(-1)).toBe('gone');
    const asked = rooms.read.mock.calls.length;
    await pass(60_000);
    expect(rooms.read).toHaveBeenCalledTimes(asked);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('what is done where no socket is let through', () => {
  beforeEach(comeToAsk);

  test('is sent until it is answered, less and less often', async () => {
    rooms.act.mockRejectedValueOnce(new StoreError('unreachable')).mockRejectedValueOnce(new StoreError('busy'));
    rooms.act.mockResolvedValueOnce({ say: 'saved', nonce: 'a-0', version: 1 });
    expect(wire.act(ACTION)).toBe(true);
    await pass(10_000);
    expect(rooms.act.mock.calls).toEqual([['key', ACTION], ['key', ACTION], ['key', ACTION]]);
    expect(said.at(-1)).toEqual({ say: 'saved', nonce: 'a-0', version: 1 });
  });

  test('waits as long as the server wants', async () => {
    rooms.act.mockRejectedValueOnce(new StoreError('slow_down', '', 20));
    rooms.act.mockResolvedValueOnce({ say: 'saved', nonce: 'a-0', version: 1 });
    wire.act(ACTION);
    await pass(19_000);
    expect(rooms.act).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(rooms.act).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['bad_request', 'unreadable'],
    ['too_large', 'unreadable'],
    ['not_yours', 'no_seat'],
  ] as const)('is not sent again after %s, and that is told', async (kind, why) => {
    rooms.act.mockRejectedValue(new StoreError(kind));
    wire.act(ACTION);
    await pass(60_000);
    expect(rooms.act).toHaveBeenCalledTimes(1);
    expect(said.at(-1)).toMatchObject({ say: 'refused', nonce: 'a-0', why });
  });

  test('is not sent into a room that there is no more', async () => {
    rooms.act.mockRejectedValue(new StoreError('not_found'));
    wire.act(ACTION);
    await pass(60_000);
    expect(rooms.act).toHaveBeenCalledTimes(1);
    expect(ways.at(-1)).toBe('gone');
  });

  test('is not sent any more when the page is left', async () => {
    rooms.act.mockRejectedValue(new StoreError('unreachable'));
    wire.act(ACTION);
    await pass(100);
    wire.close();
    await pass(60_000);
    expect(rooms.act).toHaveBeenCalledTimes(1);
  });
});
