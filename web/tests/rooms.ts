/// <reference types="node" />

/** Two people in two places: each has a browser of his own. */

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Candidate, Room, View } from '../src/contract';
import { dice } from './person';
import { expect, TestTable } from './damier';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What a broken connection leaves in the console of a browser is no fault of the page. */
const OF_THE_NETWORK = /WebSocket|Failed to load resource|ERR_|Service Worker registration blocked/;

/** Somebody at his own device. */
export class Side {
  readonly table: TestTable;
  readonly complaints: string[] = [];

  constructor(readonly page: Page) {
    this.table = new TestTable(page);
    page.on('pageerror', (error) => this.complaints.push(String(error.stack ?? error)));
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      if (isComplaint && !OF_THE_NETWORK.test(message.text())) this.complaints.push(message.text());
    });
  }

  static async at(browser: Browser, options: BrowserContextOptions, settings: object = {}): Promise<Side> {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    await page.addInitScript((chosen) => {
      if (!localStorage.getItem('damier-settings')) localStorage.setItem('damier-settings', JSON.stringify(chosen));
    }, { speed: 'none', sound: false, ...settings });
    return new Side(page);
  }

  /** Opens a room by the page, as White or by what the form proposes, and says how the other comes in. */
  async openRoom(root: string, { game = 'jumbo-nl', name = '', leaflet = false, start = '' } = {}): Promise<string> {
    const { page } = this;
    await page.goto(`${root}/new/${game}${start && `?start=${encodeURIComponent(start)}`}`);
    await page.getByText('Me and a friend elsewhere').click();
    if (name) await page.getByLabel('Your name, if you like').fill(name);
    await page.getByRole('radio', { name: /^I play/ }).first().check({ force: true });
    if (leaflet) await page.getByText('By the leaflet', { exact: true }).click();
    await page.getByRole('button', { name: 'Open a room' }).click();
    return page.getByLabel('Link to play').inputValue();
  }

  /** The link that lets others watch, of a room in which nobody sits opposite yet. */
  async watchLink(): Promise<string> {
    await this.page.getByText('Link to watch').click();
    return this.page.getByLabel('Link to watch').inputValue();
  }

  async sitDown(link: string, name = ''): Promise<void> {
    await this.page.goto(link);
    if (name) await this.page.getByLabel('Your name, if you like').fill(name);
    await this.page.getByRole('button', { name: /^Sit down and play/ }).click();
    // Whoever only watches sees the board as well.
    await expect(this.page.getByTestId('actions')).toBeVisible();
  }

  /** What the server answers this browser, word for word. From within the page: its network may be another one. */
  ask(path: string, question?: object): Promise<string> {
    return this.page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api/v1/${path}`, body === null ? {} : { method: 'POST', headers, body })).text();
      },
      [path, question ? JSON.stringify(question) : null] as const,
    );
  }

  get roomPath(): string {
    return `rooms/${new URL(this.page.url()).pathname.split('/').at(-1)}`;
  }

  /** The room as the server has it for this browser. */
  async room(): Promise<Room> {
    return JSON.parse(await this.ask(this.roomPath));
  }

  /** The game as the referee sees it. */
  async view(): Promise<View> {
    const { header, lines } = await this.room();
    return JSON.parse(await this.ask('ask', { ask: 'view', lang: 'en', game: { header, entries: lines } }));
  }

  get saved() {
    return this.page.getByTestId('saved');
  }
}

/** Before a page is opened: what is said to whoever hears it is kept. */
export async function hearAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
        const said = region?.textContent?.trim();
        if (said && said !== heard.at(-1)) heard.push(said);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

export const heardBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

/** Both at one board, White first. */
export async function twoAt(
  browser: Browser,
  root: string,
  room: { game?: string; name?: string; leaflet?: boolean; start?: string } = {},
  devices: [BrowserContextOptions, BrowserContextOptions] = [DESKTOP, PHONE],
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<[Side, Side]> {
  const [anna, bo] = await Promise.all(devices.map((device) => Side.at(browser, device)));
  await Promise.all([anna!, bo!].map(({ page }) => prepare(page)));
  const link = await anna!.openRoom(root, { name: 'Anna', ...room });
  await bo!.sitDown(link, 'Bo');
  await expect(anna!.page.getByRole('grid')).toBeVisible();
  return [anna!, bo!];
}

/** No side has anything to complain of, and all see the same position. */
export async function expectAgreement(...sides: Side[]): Promise<void> {
  const { placement } = await sides[0]!.view();
  for (const { page, complaints } of sides) {
    const shown = () =>
      page.locator('[role=grid] [data-square]').evaluateAll((squares) =>
        squares
          .map((square) => [Number((square as HTMLElement).dataset['square']), square.getAttribute('aria-label') ?? ''] as const)
          .sort(([a], [b]) => a - b)
          .map(([, label]) => (label.includes('man:') ? 'm' : label.includes('king:') ? 'k' : '.'))
          .join(''),
      );
    const due = [...placement].map((field) => (field === '.' ? '.' : field === field.toLowerCase() ? 'm' : 'k')).join('');
    await expect.poll(shown).toBe(due);
    expect(complaints).toEqual([]);
  }
}

/** How somebody moves who types; the other waits for what comes of it. */
type Deed = (side: Side, view: View, random: () => number) => Promise<void>;

const pick = <T>(from: T[], random: () => number) => from[Math.floor(random() * from.length)]!;
const differing = ({ moves }: View) => moves.filter((move, at) => moves.findIndex(({ text }) => text === move.text) === at);

/** Captures where there are any, and the way forward. */
const moveAnyhow: Deed = ({ table }, view, random) => {
  const moves = differing(view);
  const captures = moves.filter((move) => move.captures.length > 0);
  return table.type(pick(captures.length > 0 ? captures : moves, random).text);
};

/** The same, but the first capture that another piece could be moved instead of is missed, and huffed. */
export function missOnce(): Deed {
  let missed: Candidate | null = null;
  let isHuffed = false;
  return async (side, view, random) => {
    const moves = differing(view);
    const captures = moves.filter((move) => move.captures.length > 0);
    const others = moves.filter(({ from, captures: { length } }) => length === 0 && captures.every((one) => one.from !== from));
    if (missed && !isHuffed) {
      isHuffed = true;
      await side.table.button('Huff').click();
      await side.table.click(missed.from);
    } else if (!missed && captures.length > 0 && others.length > 0) {
      missed = captures[0]!;
      await side.table.type(pick(others, random).text);
    } else await moveAnyhow(side, view, random);
  };
}

/** Plays until the referee ends the game. */
export async function playToTheEnd(sides: [Side, Side], seed: number, deed: Deed = moveAnyhow): Promise<View> {
  const random = dice(seed);
  const [first] = sides;
  const { state } = await first.room();
  const sideOf = (color: string) => (state.you === color ? sides[0] : sides[1]);
  let view = await first.view();
  for (let number = 0; number < 120; number++) {
    if (view.ending) return view;
    const side = sideOf(view.turn);
    await expect(side.table.turn).toHaveText(/your turn|must capture/);
    await deed(side, view, random);
    const { length } = view.history;
    const isDone = async () => (view = await first.view()).history.length > length;
    await expect.poll(isDone, { intervals: [20, 40] }).toBe(true);
  }
  throw new Error('no end');
}

/** A way to the program that can fall silent: nothing is passed on then, and nothing is closed. */
export class SilentWay {
  #isSilent = false;
  /** What is passed on later. */
  #later: (() => void)[] = [];
  readonly #open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async to(port: number): Promise<SilentWay> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const way = new SilentWay(server, (server.address() as AddressInfo).port);
    server.on('connection', (client) => {
      const program = connect(port, '127.0.0.1');
      way.#passOn(client, program);
      way.#passOn(program, client);
    });
    return way;
  }

  fallSilent(): void {
    this.#isSilent = true;
  }

  speak(): void {
    this.#isSilent = false;
    for (const deed of this.#later.splice(0)) deed();
  }

  stop(): void {
    this.server.close();
    for (const socket of this.#open) socket.destroy();
  }

  #passOn(from: Socket, to: Socket): void {
    this.#open.add(from);
    const does = (deed: () => void) => (this.#isSilent ? void this.#later.push(deed) : deed());
    from.on('data', (said) => does(() => void to.write(said)));
    from.on('close', () => does(() => void to.destroy()));
    // Whatever broke is closed as well.
    from.on('error', () => undefined);
  }
}
