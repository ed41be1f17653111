/** Without the server: the page opens, games go on, and nothing is lost when it is back. */

import type { Page } from '@playwright/test';
import type { GameSummary, StoredGame } from '../src/contract';
import { bringAxe, expectNoViolations } from './axe';
import { expect, expectMen, PERSON, test as base, type TestTable } from './damier';
import { newFolder, Server, throwAway } from './server';

/** The page knocks only now and then while the server is away. */
const PATIENCE = { timeout: 15_000 };
const QUIET = 'Offline: games are kept on this device.';

/** A server of a test's own, which goes away and comes back. */
class ComingAndGoing {
  constructor(private server: Server) {}

  get url(): string {
    return this.server.url;
  }

  /** Without a warning, as a power cut would. */
  leave = () => this.server.stop('SIGKILL');

  async comeBack(): Promise<void> {
    this.server = await Server.start(this.server.data, this.server.port);
  }
}

const test = base.extend<{ server: ComingAndGoing }>({
  serviceWorkers: 'allow',
  server: async ({}, use) => {
    const folder = newFolder();
    const server = new ComingAndGoing(await Server.start(folder));
    await use(server);
    await server.leave();
    throwAway(folder);
  },
  baseURL: async ({ server }, use) => use(server.url),
});

// Each starts a server of its own, more than once.
test.describe.configure({ timeout: 90_000 });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('damier-settings', JSON.stringify({ speed: 'none', sound: false }));
  });
});

test.afterEach(({ complaints }) => {
  // A browser complains of requests that fail; here they should.
  const others = complaints.filter((each) => !each.startsWith('Failed to load resource'));
  complaints.splice(0, complaints.length, ...others);
});

/** Opens the shelf, and waits until all of the page is on the device. */
async function install(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

async function beginGame(page: Page, box: string): Promise<void> {
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await page.getByTestId(box).click();
  await page.getByText('Two of us at this board').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Types moves one after the other; each is there before the next. */
async function play(table: TestTable, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    await table.type(move);
    await expect(table.page.locator('.list')).toContainText(move);
  }
}

async function stored(page: Page): Promise<StoredGame[]> {
  const { games } = (await (await page.request.get('/api/v1/games')).json()) as { games: GameSummary[] };
  const read = games.map(async ({ id }) => (await page.request.get(`/api/v1/games/${id}`)).json());
  return Promise.all(read);
}

const logs = async (page: Page) => (await stored(page)).map(({ entries }) => entries.join(', ')).sort();

test('what makes an app of the page is sent as what it is', async ({ page, request }) => {
  for (const [path, type] of [
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon-512.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ]) {
    const headers = (await request.get(path!)).headers();
    expect([path, headers['content-type'], headers['cache-control']]).toEqual([path, type, 'no-cache']);
  }
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors, manifest } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest.icons?.length).toBeGreaterThan(3);
  await install(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Every test has a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a newer version says that it is there, and takes over when it is wanted', async ({ page }) => {
  await install(page);
  // The same program under another address is a newer one to the browser.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer'));
  const standing = page.getByTestId('standing');
  await expect(standing).toContainText('A new version of Damier is ready.', PATIENCE);
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(await controller()).toMatch(/sw\.js$/);
  const reloaded = page.waitForEvent('load');
  await standing.getByRole('button', { name: 'Load it' }).click();
  await reloaded;
  expect(await controller()).toMatch(/newer$/);
  await expect(page.getByTestId(/^box-/)).toHaveCount(13);
});

test('every page opens without the server', { tag: '@wasm' }, async ({ page, server }) => {
  await install(page);
  await server.leave();
  // What each shows that it only shows when all of it is there.
  const pages: Record<string, string> = {
    '/': '[data-testid^=box-]',
    '/learn': '[data-testid^=course-]',
    '/learn/djeco': '[role=grid]',
    '/puzzles': '[data-testid^=course-]',
    '/puzzles/jumbo': '[role=grid]',
    '/puzzles/russian': '[role=grid]',
    '/rules': 'main a[href="/rules/djeco-fr"]',
    '/rules/djeco-fr': '[data-testid^=article-]',
    '/compare': '[data-testid=difference]',
    '/house': '#base',
    '/setup': '[role=grid]',
    '/study': 'main h1',
    '/games': 'main h1',
    '/new/hh-fi': 'form',
  };
  for (const [address, sign] of Object.entries(pages)) {
    await page.goto(address);
    await expect(page.locator(sign).first(), address).toBeVisible(PATIENCE);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
  // And by the menu, in a language that was not spoken before.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Suomi');
  await page.locator('header').getByRole('link', { name: 'Pulmat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pulmat' })).toBeVisible();
});

test('a game that this device does not have says so while the server is away', async ({ page, request, server }) => {
  await install(page);
  const header = { edition: null, start: null, mode: 'friendly', white: PERSON, black: PERSON, clock: null, seed: 1, options: null };
  const created = await request.post('/api/v1/games', { data: { header: { ...header, rules: 'russian' } } });
  const { id } = await created.json();
  await server.leave();
  await page.goto(`/game/${id}`);
  await expect(page.locator('main')).toContainText('This game is not on this device, and Damier is not answering.', PATIENCE);
});

test('games begun without the server come to it, each once', { tag: '@wasm' }, async ({ page, table, server }) => {
  await bringAxe(page);
  await install(page);
  await server.leave();
  await page.reload();
  await expect(page.getByTestId(/^box-/)).toHaveCount(13);
  await expect(page.getByTestId('standing')).toHaveText(QUIET);

  await beginGame(page, 'box-hh-gb');
  await play(table, '11-15', '22-18');
  await beginGame(page, 'box-jumbo-en');
  await expect(page).toHaveURL(/\/game\/local-/);
  await play(table, '32-28', '19-23');
  await page.reload();
  await expect(page.locator('.list')).toContainText('19-23');
  await play(table, '28x19');
  await expect(table.message).toHaveCount(0);

  await page.goto('/games');
  await expect(page.getByText('only on this device')).toHaveCount(2);
  await expectNoViolations(page);
  await page.getByLabel('Search').fill('jumbo-en');
  await expect(page.locator('.card')).toHaveCount(1);
  await page.locator('.card').click();
  await expect(page.locator('.list')).toContainText('28x19');

  await server.comeBack();
  await expect(page).not.toHaveURL(/local-/, PATIENCE);
  await expect(page.getByTestId('standing')).toBeEmpty(PATIENCE);
  const jumbo = ['white 32-28', 'black 19-23', 'white 28x19{23}'];
  const english = ['black 11-15', 'white 22-18'];
  await expect.poll(() => logs(page)).toEqual([english.join(', '), jumbo.join(', ')]);
  // The game that lay open goes on where it is.
  await play(table, '14x23');
  await expect.poll(() => logs(page)).toContain([...jumbo, 'black 14x23{19}'].join(', '));
  await page.reload();
  await expect(page.locator('.list')).toContainText('14x23');
  expect(await stored(page)).toHaveLength(2);
  await page.goto('/games');
  await expect(page.locator('.card')).toHaveCount(2);
  await expect(page.getByText('only on this device')).toHaveCount(0);
});

test('a game is stored once when the answer to its creation is lost', async ({ page, table }) => {
  await page.goto('/new/jumbo-en');
  await page.getByText('Two of us at this board').click();
  await page.route(
    '**/api/v1/games',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await play(table, '32-28');
  await expect.poll(async () => (await stored(page)).map(({ entries }) => entries), PATIENCE).toEqual([['white 32-28']]);
});

test('a game of the server goes on without it, and comes back whole', { tag: '@wasm' }, async ({ page, table, server }) => {
  await install(page);
  await table.open({ rules: 'jumbo/touch-free', edition: 'jumbo-en' });
  await play(table, '32-28');
  await expect.poll(() => table.stored()).toEqual(['white 32-28']);
  await server.leave();
  await play(table, '19-23');
  await page.reload();
  await expect(page.locator('.list')).toContainText('19-23');
  await play(table, '28x19', '14x23');
  // Nobody has it open when the server comes back.
  await page.goto('/games');
  await expect(page.locator('.card')).toContainText('2 moves');
  await expectMen(page.locator('.card'), 38);
  await server.comeBack();
  await expect(page.getByTestId('standing')).toBeEmpty(PATIENCE);
  await expect.poll(() => table.stored()).toEqual(['white 32-28', 'black 19-23', 'white 28x19{23}', 'black 14x23{19}']);
  expect(await stored(page)).toHaveLength(1);
});

test('what is deleted without the server is deleted there, unless it is undone', { tag: '@wasm' }, async ({ page, table, server }) => {
  await install(page);
  await table.open({ rules: 'russian' });
  const kept = table.id;
  await table.open({ rules: 'jumbo/touch-free' });
  await server.leave();
  await page.goto('/games');
  await expect(page.locator('.card')).toHaveCount(2);
  const card = (id: string) => page.locator('li', { has: page.locator(`a[href$="${id}"]`) });
  await card(kept).getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.card')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.card')).toHaveCount(2);
  await card(table.id).getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.card')).toHaveCount(1);
  await server.comeBack();
  await expect.poll(async () => (await stored(page)).map(({ id }) => id), PATIENCE).toEqual([kept]);
});

test('games on the device are found by what their rows say, and each deleted one can be taken back', { tag: '@wasm' }, async ({ page, table, server }) => {
  await install(page);
  await server.leave();
  await page.reload();
  await expect(page.getByTestId(/^box-/)).toHaveCount(13);
  await beginGame(page, 'box-hh-gb');
  await play(table, '11-15', '22-18', '15x22');
  await beginGame(page, 'box-jumbo-en');
  await page.goto('/games');
  const cards = page.locator('.card');
  const english = page.getByRole('listitem').filter({ hasText: '2 moves' });
  await expect(cards).toHaveCount(2);
  await expectMen(english, 23);
  await expect(english).toContainText('White – Black');
  for (const [text, count] of [['not finished', 2], ['english draughts', 1], ['huisman', 1], ['you won', 0]] as const) {
    await page.getByLabel('Search').fill(text);
    await expect(cards).toHaveCount(count);
  }
  await page.getByLabel('Search').fill('');
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await expect(cards).toHaveCount(2);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await expect(cards).toHaveCount(left);
  }
  await expect(page.getByText('The game was deleted.')).toHaveCount(2);
  for (const back of [1, 2]) {
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(cards).toHaveCount(back);
  }
  await expect(cards.nth(1)).toBeFocused();
});

test('the computer plays without the server, by the network of the game', { tag: '@wasm' }, async ({ page, table, server }) => {
  await install(page);
  await server.leave();
  const networks: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.net') && response.ok() && response.fromServiceWorker()) networks.push(pathname);
  });
  await page.goto('/new/hh-gb');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible(PATIENCE);
  await play(table, '11-15');
  await expect(page.getByRole('region', { name: 'Moves' }).getByRole('button')).toHaveCount(2, PATIENCE);
  expect(networks).toEqual([expect.stringMatching(/english/)]);
});
