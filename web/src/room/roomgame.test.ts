import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ending, FromRoom, Room, RoomAction, RoomRefusal } from '../contract';
import type { PlayedEvents } from '../play/played';
import { FakeArbiter } from '../game/testing';
import { FakeStorage, HEADER } from '../saved/fake';
import type { WireEvents } from './wire';
import { roomState } from './testing';

/** The way to the room, as the game uses it. */
class FakeWire {
  static last: FakeWire;
  acted: RoomAction[] = [];
  renewals = 0;
  isClosed = false;

  constructor(
    readonly key: string,
    readonly events: WireEvents,
  ) {
    FakeWire.last = this;
  }

  act = (action: RoomAction): boolean => this.acted.push(action) > 0;
  renew = (): void => void this.renewals++;
  retry = (): void => undefined;
  close = (): void => void (this.isClosed = true);
}

const referee = vi.hoisted(() => ({ act: vi.fn(), judge: vi.fn(), view: vi.fn() }));
const read = vi.hoisted(() => vi.fn<(key: string, since: number) => Promise<Room>>());
const storeCopy = vi.hoisted(() => vi.fn());
vi.mock('./wire', () => ({ Wire: FakeWire }));
vi.mock('./rooms', () => ({ rooms: { read } }));
vi.mock('../app/referee.svelte', () => ({ referee }));
vi.mock('../saved/games', () => ({ storeCopy }));
vi.mock('../app/visit.svelte', () => ({ visit: { hasOwners: true } }));

const { RoomGame } = await import('./roomgame.svelte');

let arbiter: FakeArbiter;
let game: Awaited<ReturnType<typeof RoomGame.open>>;
let events: PlayedEvents & { done: string[]; refused: string[] };
const wire = () => FakeWire.last;
const hear = (said: FromRoom) => wire().events.onSaid(said);
const sent = () => wire().acted.map(({ action }) => action);
/** Until nothing happens any more without the server. */
const settled = () => vi.advanceTimersByTimeAsync(0);
const shown = () => game.view.history.map(({ text }) => text);

/** It is saved as the log has it then. */
function save(lines: string[], { nonce } = wire().acted.at(-1)!): void {
  const from = wire().events.since();
  hear({ say: 'lines', from, lines });
  hear({ say: 'saved', nonce, version: from + lines.length });
}

const refuse = (why: RoomRefusal) => hear({ say: 'refused', nonce: wire().acted.at(-1)!.nonce, why, detail: '' });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
  arbiter = new FakeArbiter();
  referee.act.mockImplementation(arbiter.act.bind(arbiter));
  referee.view.mockImplementation(arbiter.view.bind(arbiter));
  read.mockResolvedValue({ header: HEADER, state: roomState({ white: 'Anna' }), from: 0, lines: [] });
  storeCopy.mockReset();
  game = await RoomGame.open('playplayplayplayplayplay00');
  const [done, refused]: [string[], string[]] = [[], []];
  events = {
    done,
    refused,
    onDone: ({ action }) => void done.push(action),
    onRefused: ({ sentence }) => void refused.push(sentence),
  };
  game.start(events);
  wire().events.onWay('open');
});

afterEach(() => {
  game.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a move is shown at once, sent, and saved when it comes back', async () => {
  await game.act('white', '1-5');
  expect(shown()).toEqual(['1-5']);
  expect([game.unsaved, game.hasSaved]).toEqual([1, false]);
  expect(wire().acted).toMatchObject([{ seen: 0, action: '1-5' }]);
  save(['1-5']);
  await settled();
  expect([game.unsaved, game.hasSaved]).toEqual([0, true]);
  expect([shown(), events.done]).toEqual([['1-5'], ['1-5']]);
});

test('one thing after the other is sent, and the next only after the lines of the last', async () => {
  await game.act('white', '1-5');
  game.say('ask back');
  expect(sent()).toEqual(['1-5']);
  const { nonce } = wire().acted[0]!;
  hear({ say: 'saved', nonce, version: 1 });
  expect(sent()).toEqual(['1-5']);
  hear({ say: 'lines', from: 0, lines: ['1-5'] });
  expect(wire().acted[1]).toMatchObject({ seen: 1, action: 'ask back' });
});

test('what is done without a way is sent on the next one, in the same words', async () => {
  wire().events.onWay('broken');
  await game.act('white', '1-5');
  expect(sent()).toEqual([]);
  wire().events.onWay('open');
  wire().events.onWay('broken');
  wire().events.onWay('open');
  expect(sent()).toEqual(['1-5', '1-5']);
  expect(new Set(wire().acted.map(({ nonce }) => nonce)).size).toBe(1);
});

test('what the other does is shown, and not sent', async () => {
  hear({ say: 'lines', from: 0, lines: ['room seat black 02', 'white 1-5'] });
  await settled();
  expect(shown().length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
  // What was known already is no news.
  const before = shown();
  hear({ say: 'lines', from: 0, lines: ['room seat black 02', 'white 1-5'] });
  await settled();
  expect(shown()).toEqual(before);
});

test('lines that do not follow are asked for anew', () => {
  hear({ say: 'lines', from: 3, lines: ['white 1-5'] });
  expect(wire().renewals).toBe(1);
  expect(wire().events.since()).toBe(0);
});

test('what came too late is not done, and it is shown how the game stands', async () => {
  await game.act('white', '1-5');
  game.say('ask back');
  refuse('not_allowed');
  await settled();
  expect(shown()).toEqual([]);
  expect([game.notice, game.unsaved]).toEqual(['too-late', 0]);
  expect(sent()).toEqual(['1-5']);
});

test('who knows another game than the server asks for all of it', async () => {
  hear({ say: 'lines', from: 0, lines: ['1-5'] });
  game.say('name Anna');
  refuse('ahead');
  expect(wire().renewals).toBe(1);
  expect(wire().events.since()).toBe(0);
});

test('what could not be saved is sent again, later each time, and not by all at once', async () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(1);
  await game.act('white', '1-5');
  refuse('busy');
  await vi.advanceTimersByTimeAsync(799);
  expect(sent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toHaveLength(2);
  expect(game.notice).toBeNull();
  chance.mockReturnValue(0);
  refuse('not_saved');
  expect(game.notice).toBe('not-saved');
  await vi.advanceTimersByTimeAsync(799);
  expect(sent()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toHaveLength(3);
  save(['1-5']);
  expect([game.notice, game.unsaved]).toEqual([null, 0]);
  chance.mockRestore();
});

test('whose seat was taken elsewhere is told, and can do nothing', async () => {
  hear({ say: 'state', state: { ...roomState(), you: null, join: null } });
  expect([game.notice, game.isReadOnly]).toEqual(['taken-along', true]);
  expect(await game.act('white', '1-5')).toBe(false);
});

test('nothing is done in a room that is closed, gone, or has nobody opposite', async () => {
  const nobody = { is_taken: false, name: null, is_here: false, claim_in: null };
  hear({ say: 'state', state: { ...roomState(), black: nobody } });
  expect(await game.act('white', '1-5')).toBe(false);
  hear({ say: 'state', state: { ...roomState(), is_closed: true } });
  expect(await game.act('white', '1-5')).toBe(false);
  hear({ say: 'state', state: roomState() });
  wire().events.onWay('gone');
  expect(await game.act('white', '1-5')).toBe(false);
});

test('who refuses a wish is heard by whoever had it', () => {
  hear({ say: 'lines', from: 0, lines: ['room refuse white back'] });
  expect(game.notice).toBeNull();
  hear({ say: 'lines', from: 1, lines: ['room refuse black rematch'] });
  expect(game.notice).toBe('refused-rematch');
});

test('a game that is over is kept when the server has its end, with the names of both', async () => {
  referee.act.mockImplementation(async (...asked: Parameters<FakeArbiter['act']>) => {
    const acted = await arbiter.act(...asked);
    if ('change' in acted) acted.change.ending = { winner: 'black', result: '0-2', sentence: 'White gives up.' } as Ending;
    return acted;
  });
  storeCopy.mockResolvedValue('kept');
  await game.act('white', 'resign');
  hear({ say: 'state', state: roomState() });
  await settled();
  expect([game.isOver, game.desk]).toEqual([true, null]);
  expect(storeCopy).not.toHaveBeenCalled();
  save(['resign', 'room next game']);
  await settled();
  expect(game.desk).toBe('/study/kept');
  expect(storeCopy.mock.calls.map(([, entries]) => entries)).toEqual([['resign']]);
});

test('whoever left hears no more', async () => {
  game.close();
  expect(wire().isClosed).toBe(true);
  hear({ say: 'lines', from: 0, lines: ['1-5'] });
  await settled();
  expect(shown()).toEqual([]);
});
