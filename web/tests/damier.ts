/** What the browser tests share: the running program, and a table to play at. */

import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { newFolder, Server, throwAway } from './server';

export { expect };
export type Color = 'white' | 'black';
export type Seat = { kind: 'person'; name: string | null } | { kind: 'computer'; level: number };

export const PERSON: Seat = { kind: 'person', name: null };

/** A game to begin with; what is left out is a friendly game of two. */
export interface Setup {
  edition?: string | null;
  rules: string;
  start?: string;
  mode?: 'friendly' | 'leaflet';
  white?: Seat;
  black?: Seat;
  clock?: { kind: 'fischer' | 'bronstein' | 'delay'; minutes: number; seconds: number };
  seed?: number;
  options?: { turns?: boolean };
}

export class TestTable {
  id = '';

  constructor(readonly page: Page) {}

  /** Stores a game by the server's own interface, and opens its page. */
  async open(setup: Setup): Promise<void> {
    const header = {
      edition: null,
      start: null,
      mode: 'friendly',
      white: PERSON,
      black: PERSON,
      clock: null,
      seed: 1,
      options: null,
      ...setup,
    };
    const response = await this.page.request.post('/api/v1/games', { data: { header } });
    expect(response.status()).toBe(201);
    this.id = (await response.json()).id;
    await this.page.goto(`/game/${this.id}`);
    await expect(this.page.getByRole('grid')).toBeVisible();
  }

  square(number: number): Locator {
    return this.page.locator(`[role=grid] [data-square="${number}"]`);
  }

  /** Clicks squares one after the other, as a hand would touch them. */
  async click(...squares: number[]): Promise<void> {
    for (const square of squares) await this.square(square).click();
  }

  /** Writes a move; on glass the field must be asked for first. */
  async type(move: string): Promise<void> {
    const field = this.page.locator('#typed');
    await expect(this.turn).toBeVisible();
    if (!(await field.isVisible())) {
      await this.button('More').click();
      await this.page.getByTestId('type').click();
    }
    await field.fill(move);
    await field.press('Enter');
  }

  get turn(): Locator {
    return this.page.getByTestId('turn');
  }

  get message(): Locator {
    return this.page.getByTestId('message');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The lines that the server holds. */
  async stored(): Promise<string[]> {
    const response = await this.page.request.get(`/api/v1/games/${this.id}`);
    return (await response.json()).entries;
  }
}

/** How many men a small picture of a position shows: each is drawn by two strokes. */
export async function expectMen(within: Locator, count: number): Promise<void> {
  const drawn = within.locator('svg.mini :is(.white, .black)');
  const strokes = async () =>
    (await drawn.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(''))).split('M').length - 1;
  await expect.poll(strokes).toBe(2 * count);
}

/** Warnings that are no fault of the page. */
const FORGIVEN = [
  // What `serviceWorkers: 'block'` asks for.
  'Service Worker registration blocked by Playwright',
];

/** Each worker has a program of its own: what another saves meanwhile is in no list of its games. */
export const served = base.extend<object, { program: Server }>({
  program: [
    async ({}, use) => {
      const folder = newFolder();
      const server = await Server.start(folder);
      await use(server);
      await server.stop();
      throwAway(folder);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ program }, use) => use(program.url),
});

/** Every test fails that leaves an error or a warning in the page's console, or breaks its policy. */
export const test = served.extend<{ table: TestTable; complaints: string[] }>({
  // Words are English unless a test says otherwise.
  locale: 'en-GB',
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        const isComplaint = ['error', 'warning'].includes(message.type());
        if (isComplaint && !FORGIVEN.includes(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  table: async ({ page }, use) => use(new TestTable(page)),
});
