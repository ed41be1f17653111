/** A server that others can reach: its password, whose games are whose, several devices, and a new address. */

/// <reference types="node" />

import { hostname } from 'node:os';
import type { BrowserContext, Page } from '@playwright/test';
import type { GameSummary, StoredGame } from '../src/contract';
import { bringAxe, expectNoViolations } from './axe';
import { expect, PERSON, test as base, TestTable } from './damier';
import { newFolder, Server, setPassword, throwAway } from './server';

const PASSWORD = 'rose garden';
/** The page knocks only now and then while the server is away. */
const PATIENCE = { timeout: 15_000 };
/** Beyond this machine, as far as the server knows. */
const SHARED = { host: '0.0.0.0' };
const NEEDED = 'Password needed: games are kept on this device.';

/** A browser complains of requests that are refused, and of plain HTTP; here both are meant. */
const EXPECTED = /^(Failed to load resource|The Cross-Origin-Opener-Policy header has been ignored)/;

interface House {
  folder: string;
  /** The server with the household's password. */
  server: Server;
  /** Another browser of the household, signed in. */
  another: () => Promise<TestTable>;
}

const test = base.extend<House>({
  folder: async ({}, use) => {
    const folder = newFolder();
    setPassword(folder, PASSWORD);
    await use(folder);
    throwAway(folder);
  },
  server: async ({ folder }, use) => {
    const server = await Server.start(folder, 0, SHARED);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  another: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block' });
      contexts.push(context);
      const page = await context.newPage();
      await makeHasty(page);
      await page.goto('/');
      await signIn(page);
      return new TestTable(page);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

test.describe.configure({ timeout: 90_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const makeHasty = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('damier-settings', JSON.stringify({ speed: 'none', sound: false }));
  });

test.beforeEach(async ({ page }) => {
  await bringAxe(page);
  await makeHasty(page);
});

test.afterEach(({ complaints }) => {
  const others = complaints.filter((each) => !EXPECTED.test(each));
  complaints.splice(0, complaints.length, ...others);
});

const form = (page: Page) => page.getByRole('dialog', { name: 'The password, please' });
const standing = (page: Page) => page.getByTestId('standing');
const cards = (page: Page) => page.locator('.card');
const movesOf = (page: Page) => page.getByRole('region', { name: 'Moves' }).getByRole('button');

async function signIn(page: Page, password = PASSWORD): Promise<void> {
  await form(page).getByLabel('Password').fill(password);
  await form(page).getByRole('button', { name: 'Come in' }).click();
  await expect(form(page)).toHaveCount(0);
}

async function enter(page: Page): Promise<void> {
  await page.goto('/');
  await signIn(page);
}

/** Types moves one after the other; each is there before the next. */
async function play({ page }: TestTable, ...moves: string[]): Promise<void> {
  const table = new TestTable(page);
  for (const move of moves) {
    await table.type(move);
    await expect(page.locator('.list')).toContainText(move);
  }
}

async function beginGame(page: Page): Promise<void> {
  await page.goto('/new/jumbo-en');
  await page.getByText('Two of us at this board').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

async function stored({ request }: Page): Promise<StoredGame[]> {
  const { games } = (await (await request.get('/api/v1/games')).json()) as { games: GameSummary[] };
  return Promise.all(games.map(async ({ id }) => (await request.get(`/api/v1/games/${id}`)).json()));
}

const logs = async (page: Page) => (await stored(page)).map(({ entries }) => entries.join(', ')).sort();

const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings' }).click();
const openMore = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click();

test('the password is asked for once, and a wrong one is said to be wrong', async ({ page }) => {
  await page.goto('/games');
  const field = form(page).getByLabel('Password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await expect(field).toHaveAttribute('type', 'password');
  await expectNoViolations(page);
  await page.keyboard.type('rose');
  await form(page).getByRole('button', { name: 'Show' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('rose');
  await field.press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText('That is not the password. Try again.');
  await expect(field).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveCount(0);
  await expect(standing(page)).toBeEmpty();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

test('too many tries say when to try again', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/v1/session', (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const body = JSON.stringify({ kind: 'slow_down', detail: '' });
    return route.fulfill({ status: 429, headers: { 'Retry-After': '40' }, contentType: 'application/problem+json', body });
  });
  await form(page).getByLabel('Password').fill('x');
  await form(page).getByRole('button', { name: 'Come in' }).click();
  await expect(form(page).getByRole('alert')).toHaveText('That was wrong too often. Try again in 40 seconds.');
});

test('without the password all goes on, and is stored, each once, when it is given', { tag: '@wasm' }, async ({ page, table }) => {
  await page.goto('/');
  await form(page).getByRole('button', { name: 'Play on this device only' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(standing(page)).toContainText(NEEDED);
  await expect(page.getByTestId(/^box-/)).toHaveCount(13);
  await expectNoViolations(page);
  await page.goto('/learn/djeco');
  await expect(page.getByRole('grid')).toBeVisible();
  // It is not asked again in this window.
  await expect(form(page)).toHaveCount(0);
  await beginGame(page);
  await expect(page).toHaveURL(/\/game\/local-/);
  await play(table, '32-28', '19-23');
  await expect(table.message).toHaveCount(0);
  await beginGame(page);
  await play(table, '31-27');
  await page.goto('/games');
  await expect(page.getByText('only on this device')).toHaveCount(2);
  await standing(page).getByRole('button', { name: 'Enter the password' }).click();
  await signIn(page);
  await expect(standing(page)).toBeEmpty();
  await expect(page.getByText('only on this device')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(2);
  expect(await logs(page)).toEqual(['white 31-27', 'white 32-28, black 19-23']);
});

test('lines that are played while the server is locked are stored once, in the open game too', { tag: '@wasm' }, async ({ page, table, context }) => {
  await enter(page);
  await table.open({ rules: 'jumbo/touch-free', edition: 'jumbo-en' });
  await play(table, '32-28');
  await expect.poll(() => table.stored()).toEqual(['white 32-28']);
  await context.clearCookies({ name: /session/ });
  await play(table, '19-23');
  // It asks again, and is put aside by the keyboard.
  await expect(form(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(standing(page)).toContainText(NEEDED);
  await play(table, '28x19', '14x23');
  await expect(table.message).toHaveCount(0);
  await page.reload();
  await expect(movesOf(page)).toHaveText(['32-28', '19-23', '28x19', '14x23']);
  await play(table, '37-32');
  await standing(page).getByRole('button', { name: 'Enter the password' }).click();
  await signIn(page);
  const all = ['white 32-28', 'black 19-23', 'white 28x19{23}', 'black 14x23{19}', 'white 37-32'];
  await expect.poll(() => table.stored()).toEqual(all);
  expect(await stored(page)).toHaveLength(1);
});

test('a game that only the server has is shown after the password', async ({ page, another }) => {
  const other = await another();
  await other.open({ rules: 'russian' });
  await other.page.request.post(`/api/v1/games/${other.id}/share`);
  await page.goto(`/game/${other.id}`);
  await form(page).getByRole('button', { name: 'Play on this device only' }).click();
  await expect(page.locator('main')).toContainText('Enter the password to see it.');
  await standing(page).getByRole('button', { name: 'Enter the password' }).click();
  await signIn(page);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('signed-in devices are listed, and each can be signed out', { tag: '@wasm' }, async ({ page, table, another }) => {
  await enter(page);
  await table.open({ rules: 'jumbo/touch-free' });
  await play(table, '32-28');
  const other = await another();
  await openSettings(page);
  const list = page.getByTestId('signed-in');
  await list.getByText('Signed-in devices').click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('this device')).toHaveCount(1);
  await expectNoViolations(page);
  const isOther = page.getByText('this device');
  await list.getByRole('listitem').filter({ hasNot: isOther }).getByRole('button').click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await other.page.goto('/games');
  await expect(form(other.page)).toBeVisible();
  await list.getByRole('button').click();
  await page.keyboard.press('Escape');
  await expect(standing(page)).toContainText(NEEDED);
  // Whoever sits here next sees nothing of it.
  await page.goto('/games');
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await standing(page).getByRole('button', { name: 'Enter the password' }).click();
  await signIn(page);
  await expect(cards(page)).toHaveCount(1);
});

test.describe('games from before', () => {
  test('are common until somebody makes them his own', async ({ page, folder, server, another, request }) => {
    await server.stop();
    const alone = await Server.start(folder, server.port);
    const header = { edition: 'jumbo-en', rules: 'jumbo/touch-free', start: null, white: PERSON, black: PERSON, clock: null, seed: 1, options: null };
    const made = [];
    for (let i = 0; i < 2; i++) made.push(await (await request.post(`${alone.url}/api/v1/games`, { data: { header } })).json());
    await alone.stop();
    const shared = await Server.start(folder, server.port, SHARED);
    try {
      await page.goto('/games');
      await signIn(page);
      await expect(page.getByText('Common: anybody here can play on')).toHaveCount(2);
      await expectNoViolations(page);
      const row = page.locator(`#game-${made[0].id}`);
      await row.getByRole('button', { name: 'Make it mine' }).click();
      await expect(row.getByText('Common')).toHaveCount(0);
      await page.goto(`/game/${made[1].id}`);
      const other = await another();
      await other.page.goto('/games');
      await expect(cards(other.page)).toHaveCount(1);
      await other.page.goto(`/game/${made[1].id}`);
      await openMore(other.page);
      await other.page.getByRole('button', { name: 'Make it mine' }).click();
      await expect(other.page.getByText('Now the game is yours.')).toBeVisible();
      // What is played here becomes a game of its own.
      const table = new TestTable(page);
      await play(table, '32-28');
      await expect(table.message).toContainText('It goes on here as a game of its own');
      await expect.poll(() => logs(page)).toEqual(['', 'white 32-28']);
      await expect(page).not.toHaveURL(new RegExp(made[1].id));
    } finally {
      await shared.stop();
    }
  });
});

test('a game is seen by link, move by move, and goes on only as a copy', { tag: '@wasm' }, async ({ page, table, another }) => {
  await enter(page);
  await table.open({ rules: 'jumbo/touch-free', edition: 'jumbo-en' });
  await play(table, '32-28', '19-23');
  const reader = await another();
  await reader.page.goto(`/game/${table.id}`);
  await expect(reader.page.getByText('There is no such game.')).toBeVisible();

  await openMore(page);
  const share = page.getByTestId('share');
  await share.getByRole('button', { name: 'Let others see it by link' }).click();
  const link = await share.getByLabel('Link to this game').inputValue();
  expect(link).toBe(page.url());
  await expect(share).toContainText('Whoever has the link can watch, but not move.');
  await share.getByRole('button', { name: 'Copy the link' }).click();
  await expect(share.getByText(/Copied\.|The link is marked/)).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  await bringAxe(reader.page);
  await reader.page.goto(link);
  await expect(movesOf(reader.page)).toHaveText(['32-28', '19-23']);
  await expect(reader.message).toContainText("This game is somebody else's.");
  await expect(reader.page.getByTestId('actions')).toHaveCount(0);
  await expect(reader.page.locator('#typed')).toHaveCount(0);
  await expectNoViolations(reader.page);
  await reader.click(28, 19);
  await reader.button('Back').click();
  await expect(reader.message.last()).toContainText('You are looking at an earlier position.');
  await reader.button('Back to the game').click();
  await expect(movesOf(reader.page)).toHaveCount(2);
  // What the other plays is seen.
  await play(table, '28x19');
  await expect(movesOf(reader.page)).toHaveCount(3, PATIENCE);
  await openMore(reader.page);
  await reader.page.getByRole('link', { name: 'Analyse' }).click();
  await expect(reader.page.getByRole('grid')).toBeVisible();
  await reader.page.goBack();
  await reader.button('Go on with a copy').click();
  await expect(reader.page).not.toHaveURL(link);
  await play(reader, '14x23');
  await expect.poll(() => logs(reader.page)).toEqual(['white 32-28, black 19-23, white 28x19{23}, black 14x23{19}']);
  expect(await table.stored()).toHaveLength(3);
  await reader.page.goto('/games');
  await expect(cards(reader.page)).toHaveCount(1);

  await openMore(page);
  await share.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(share).toContainText('Nobody else can see it any more.');
  await reader.page.goto(link);
  await expect(reader.page.getByText('There is no such game.')).toBeVisible();
});

test('the games of a device come to another by a code, or by a link', { tag: '@wasm' }, async ({ page, table, another }) => {
  await enter(page);
  await table.open({ rules: 'jumbo/touch-free' });
  await play(table, '32-28');
  const phone = await another();
  await phone.open({ rules: 'russian' });
  await play(phone, '22-18');

  await openSettings(page);
  const devices = page.getByTestId('other-devices');
  await devices.getByText('My games on other devices').click();
  await devices.getByRole('button', { name: 'Use my games on another device' }).click();
  const code = (await devices.getByTestId('code').textContent()) ?? '';
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(devices.getByRole('timer')).toContainText(/9:\d\d/);
  await expectNoViolations(page);

  await openSettings(phone.page);
  const there = phone.page.getByTestId('other-devices');
  await there.getByText('My games on other devices').click();
  const confirm = phone.page.getByRole('dialog', { name: 'Bring the games here?' });
  const enterCode = async (text: string) => {
    await there.getByLabel('Code from another device').fill(text);
    await there.getByRole('button', { name: 'Bring the games here' }).click();
    await confirm.getByRole('button', { name: 'Bring the games here' }).click();
  };
  await enterCode('0000-0000');
  await expect(confirm.getByRole('alert')).toContainText('This code does not work.');
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await enterCode(code);
  await expect(phone.page).toHaveURL(/\/games$/);
  await expect(cards(phone.page)).toHaveCount(2);
  expect(await logs(phone.page)).toEqual(await logs(page));

  // A third device, which first needs the password.
  await page.keyboard.press('Escape');
  await openSettings(page);
  await devices.getByText('My games on other devices').click();
  await devices.getByRole('button', { name: 'Use my games on another device' }).click();
  const link = await devices.getByLabel('Link for the other device').inputValue();
  const third = await another();
  await third.page.context().clearCookies();
  await third.page.goto('about:blank');
  await third.page.goto(link);
  await signIn(third.page);
  const ask = third.page.getByRole('dialog', { name: 'Bring the games here?' });
  await expect(ask).toContainText('Its own games come along.');
  expect(third.page.url()).not.toContain('take');
  await ask.getByRole('button', { name: 'Bring the games here' }).click();
  await expect(cards(third.page)).toHaveCount(2);
});

test.describe('a new address', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Leaves, and comes back as it is told to others. */
  async function move(server: Server, publicUrl: string, ...former: string[]): Promise<Server> {
    await server.stop('SIGKILL');
    const options = ['--public-url', publicUrl, ...former.flatMap((url) => ['--former-url', url])];
    return Server.start(server.data, server.port, { ...SHARED, options });
  }

  test('gets every line that was played without the server at the old one, and shows them there', { tag: '@wasm' }, async ({ page, table, server }) => {
    await enter(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await table.open({ rules: 'jumbo/touch-free' });
    await play(table, '32-28');
    await expect.poll(() => table.stored()).toHaveLength(1);
    await expect(page.getByTestId('new-address')).toHaveCount(0);

    await server.stop('SIGKILL');
    await play(table, '19-23');
    await beginGame(page);
    await play(table, '31-27');
    const address = `http://club.example:${server.port}/damier/`;
    const moved = await move(server, address);
    try {
      const notice = page.getByTestId('new-address');
      await expect(notice).toContainText(`Damier is now here: ${address}`, PATIENCE);
      await expectNoViolations(page);
      // The page that lay open goes on at its own address.
      await play(table, '20-25');
      await expect(page).not.toHaveURL(/local-/);
      await page.goto('/games');
      await expect(cards(page)).toHaveCount(2);

      await notice.getByRole('link', { name: address }).click();
      await expect(page).toHaveURL(address);
      await signIn(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Bring the games here' }).click();
      await expect(page).toHaveURL(`${address}games`);
      await expect(cards(page)).toHaveCount(2);
      await expect(page.getByTestId('new-address')).toHaveCount(0);
      await cards(page).first().click();
      await expect(movesOf(page)).toHaveText(['31-27', '20-25']);
      await page.goBack();
      await cards(page).nth(1).click();
      await expect(movesOf(page)).toHaveText(['32-28', '19-23']);
    } finally {
      await moved.stop();
    }
  });

  test('below the old one, on the same host, loses nothing that was not sent', { tag: '@wasm' }, async ({ page, table, server }) => {
    const root = `http://club.example:${server.port}`;
    const before = await move(server, `${root}/`);
    await page.goto(root);
    await signIn(page);
    await page.goto(`${root}/new/jumbo-en`);
    await page.getByText('Two of us at this board').click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await play(table, '32-28');
    const { pathname } = new URL(page.url());
    await before.stop('SIGKILL');
    await play(table, '19-23');
    const moved = await move(before, `${root}/damier/`);
    try {
      await page.goto(`${root}/damier/games`);
      if (await form(page).isVisible()) await signIn(page);
      await expect(cards(page)).toHaveCount(1, PATIENCE);
      await page.goto(`${root}/damier${pathname}`);
      await expect(movesOf(page)).toHaveText(['32-28', '19-23'], PATIENCE);
    } finally {
      await moved.stop();
    }
  });

  test('above the old one, on the same host, is shown where the page lay, with all that was not sent', { tag: '@wasm' }, async ({ page, table, server }) => {
    const root = `http://club.example:${server.port}/`;
    const old = `${root}damier/`;
    const before = await move(server, old);
    await page.goto(old);
    await signIn(page);
    await page.goto(`${old}new/jumbo-en`);
    await page.getByText('Two of us at this board').click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await play(table, '32-28');
    await before.stop('SIGKILL');
    await play(table, '19-23');
    const moved = await move(before, root, old);
    try {
      const notice = page.getByTestId('new-address');
      await expect(notice).toContainText(`Damier is now here: ${root}`, PATIENCE);
      await play(table, '28x19');
      await page.reload();
      await expect(movesOf(page)).toHaveText(['32-28', '19-23', '28x19']);
      await notice.getByRole('link', { name: root }).click();
      await expect(page).toHaveURL(root);
      await signIn(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Bring the games here' }).click();
      await expect(page).toHaveURL(`${root}games`);
      await expect(cards(page)).toHaveCount(1);
      await expect(page.getByText('only on this device')).toHaveCount(0);
      await cards(page).click();
      await expect(movesOf(page)).toHaveText(['32-28', '19-23', '28x19']);
    } finally {
      await moved.stop();
    }
  });

  test('over HTTPS leaves a home where the name of the machine is typed its games and its password', { tag: '@wasm' }, async ({ page, table, server }) => {
    const home = `http://${hostname().split('.')[0]}:${server.port}`;
    await page.goto(home);
    await signIn(page);
    await page.goto(`${home}/new/jumbo-en`);
    await page.getByText('Two of us at this board').click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await play(table, '32-28');
    await server.stop('SIGKILL');
    await play(table, '19-23');
    const moved = await move(server, 'https://club.example/damier/');
    try {
      await expect(standing(page)).not.toContainText('Offline', PATIENCE);
      if (await form(page).isVisible()) await signIn(page);
      await expect(page.getByTestId('new-address')).toContainText('https://club.example/damier/', PATIENCE);
      await play(table, '28x19');
      await page.goto(`${home}/games`);
      await expect(cards(page)).toHaveCount(1);
      await cards(page).click();
      await expect(movesOf(page)).toHaveText(['32-28', '19-23', '28x19']);
      await expect(page.getByText('only on this device')).toHaveCount(0);
    } finally {
      await moved.stop();
    }
  });
});
