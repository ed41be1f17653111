/// <reference types="node" />

/** A network that loses things, and windows that play over it without a browser. */

import { FakeStorage, HEADER } from '../src/saved/fake';
import { throwAway } from '../src/saved/outbox';
import { Sender } from '../src/saved/sender';
import { open } from '../src/saved/recover';
import { StoreError } from '../src/saved/error';
import type { Server } from './server';

type Dice = () => number;

/** The way around the network. */
const real = globalThis.fetch;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How often what goes wrong with a request. */
const REQUEST_LOST = 0.08;
const ANSWER_LOST = 0.25;
/** The request arrives long after its sender has given it up. */
const REQUEST_LATE = 0.06;
const LONGEST_DELAY_MS = 40;

/** Between the page's own code and the real server. */
export class Network {
  readonly lost = { requests: 0, answers: 0, late: 0 };
  additions = 0;
  /** What the server said that is no success. */
  readonly refusals = new Map<string, number>();
  #late: Promise<unknown>[] = [];
  #isOver = false;

  constructor(
    private readonly server: Server,
    private readonly random: Dice,
  ) {
    globalThis.fetch = this.fetch as typeof fetch;
  }

  /** Nobody goes through it any more: whoever still tries waits for ever. */
  end(): void {
    this.#isOver = true;
  }

  fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (this.#isOver) return new Promise(() => {});
    const isAddition = path.endsWith('/entries');
    if (isAddition) this.additions++;
    const fate = this.random();
    if (fate < REQUEST_LOST) {
      if (isAddition) this.lost.requests++;
      throw new TypeError('the request is lost');
    }
    if (fate < REQUEST_LOST + REQUEST_LATE) {
      if (isAddition) this.lost.late++;
      const delay = this.random() * LONGEST_DELAY_MS;
      this.#late.push(wait(delay).then(() => this.#send(path, init).catch(() => undefined)));
      throw new TypeError('the request is late');
    }
    if (this.random() < 0.1) await wait(this.random() * 5);
    const response = await this.#send(path, init);
    if (fate > REQUEST_LOST + REQUEST_LATE + ANSWER_LOST) return response;
    if (isAddition && response.ok) this.lost.answers++;
    const how = this.random();
    // Somebody between here and there answers instead, or only a part arrives.
    if (how < 0.1) return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (how < 0.15) return new Response((await response.text()).slice(0, 5), { status: response.status });
    throw new TypeError('the answer is lost');
  };

  async #send(path: string, init: RequestInit): Promise<Response> {
    const response = await real(this.server.url + path, init);
    const text = await response.text();
    if (!response.ok) {
      const kind = `${response.status} ${JSON.parse(text).kind}`;
      this.refusals.set(kind, (this.refusals.get(kind) ?? 0) + 1);
    }
    return new Response(text === '' ? null : text, { status: response.status });
  }

  /** All that is on its way has arrived. */
  async quiet(): Promise<void> {
    while (this.#late.length > 0) await Promise.all(this.#late.splice(0));
  }
}

/** What a game, asked of the server itself, holds. */
export async function storedLog(server: Server, id: string): Promise<string[]> {
  const response = await real(`${server.url}/api/v1/games/${id}`);
  return ((await response.json()) as { entries: string[] }).entries;
}

/** Those of all games. */
export async function allLogs(server: Server): Promise<string[][]> {
  const logs: string[][] = [];
  for (let before = ''; ; ) {
    const response = await real(`${server.url}/api/v1/games?limit=200${before && `&before=${before}`}`);
    const { games } = (await response.json()) as { games: { id: string }[] };
    const last = games.at(-1);
    if (!last) return logs;
    for (const { id } of games) logs.push(await storedLog(server, id));
    before = last.id;
  }
}

export async function newGame(server: Server): Promise<string> {
  const body = JSON.stringify({ header: { ...HEADER, rules: 'jumbo/touch-free' } });
  const headers = { 'content-type': 'application/json' };
  const response = await real(`${server.url}/api/v1/games`, { method: 'POST', body, headers });
  return ((await response.json()) as { id: string }).id;
}

/** A browser keeps what its windows write down, except those that are gone. */
class WindowStorage extends FakeStorage {
  isGone = false;

  constructor(readonly browser: FakeStorage) {
    super();
    this.kept = browser.kept;
  }

  override setItem = (key: string, value: string) => {
    if (!this.isGone) this.kept.set(key, value);
  };
  override removeItem = (key: string) => {
    if (!this.isGone) this.kept.delete(key);
  };
}

/** A game on somebody's table: as `table.svelte.ts` does, without the referee. */
export class GameWindow {
  /** The game as it is seen here. */
  view: string[] = [];
  /** Games that were made of lines that did not fit, and what must be in them. */
  readonly copies: { id: string; lines: string[] }[] = [];
  refused = 0;
  #sender!: Sender;
  #isRefused = false;
  #storage!: WindowStorage;

  private constructor(
    public id: string,
    readonly browser: FakeStorage,
  ) {}

  static async open(id: string, browser = new FakeStorage()): Promise<GameWindow> {
    const window = new GameWindow(id, browser);
    await window.#open();
    return window;
  }

  async #open(): Promise<void> {
    const storage = new WindowStorage(this.browser);
    const { game, unsent, sheets } = await untilThere(() => open(this.id, storage));
    this.view = [...game.entries, ...unsent];
    this.#storage = storage;
    this.#sender = new Sender(
      game,
      {
        onTrouble: () => undefined,
        onRefused: () => {
          this.refused++;
          this.#isRefused = true;
        },
        onMoved: (to) => (this.id = to),
      },
      storage,
    );
    this.#sender.append(unsent);
    for (const sheet of sheets) throwAway(sheet, storage);
  }

  append(lines: readonly string[]): void {
    this.view.push(...lines);
    this.#sender.append(lines);
  }

  /** Does what was asked for meanwhile. */
  async settle(): Promise<void> {
    if (!this.#isRefused) return;
    this.#isRefused = false;
    const settled = await this.#sender.settle();
    if (settled.kind !== 'elsewhere') return;
    if (settled.copy) this.copies.push({ id: settled.copy, lines: this.view });
    this.view = settled.entries;
  }

  get isDone(): boolean {
    return this.#sender.unsent === 0 && !this.#isRefused;
  }

  /** It is ended in the middle of whatever it did, and opened again. */
  async kill(): Promise<void> {
    this.#storage.isGone = true;
    this.#sender.close();
    this.#isRefused = false;
    await this.#open();
  }

  close(): void {
    this.#sender.close();
  }
}

async function untilThere<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      await wait(5);
    }
  }
}

/** A game that goes on for ever: moves with their clocks, and all of them taken back. */
export function* linesOfPlay(): Generator<string[]> {
  let time = 3_000_000;
  const clock = () => `clock ${time--} ${time}`;
  const moves = ['white 32-28', 'black 19-23', 'white 28x19{23}', 'black 14x23{19}', 'white 37-32', 'black 10-14'];
  for (;;) {
    // A person moves, and the computer at once after him.
    for (let i = 0; i < moves.length; i += 2) {
      yield [moves[i]!, clock()];
      yield [moves[i + 1]!, clock()];
    }
    yield moves.map(() => 'undo');
  }
}

/** Lines that fit anywhere and are nobody else's. */
export function* linesOfTime(window: number): Generator<string[]> {
  for (let time = 1; ; time++) yield [`clock ${window} ${time}`];
}
