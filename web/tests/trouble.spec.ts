/** What goes wrong around the page: nothing may be lost, and a sentence says what happened. */

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base, TestTable } from './damier';
import { newFolder, run, Server, throwAway } from './server';

/** Each test has a server and a folder of its own. */
const test = base.extend<{ folder: string; server: Server }>({
  folder: async ({}, use) => {
    const folder = newFolder();
    await use(folder);
    throwAway(folder);
  },
  server: async ({ folder }, use) => {
    const server = await Server.start(folder);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
const JUMBO = 'jumbo/touch-free';

/** A browser complains of requests that fail; here they should. */
function forgiveRequests(complaints: string[]): void {
  const others = complaints.filter((each) => !each.startsWith('Failed to load resource'));
  complaints.splice(0, complaints.length, ...others);
}

const movesOf = (page: Page) => page.getByRole('region', { name: 'Moves' }).getByRole('button');

/** Of all games that the server has. */
async function logs({ request }: Page): Promise<string[][]> {
  const { games } = (await (await request.get('/api/v1/games')).json()) as { games: { id: string }[] };
  const read = games.map(async ({ id }) => (await (await request.get(`/api/v1/games/${id}`)).json()).entries);
  return Promise.all(read);
}

async function play(table: TestTable, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    const turn = (await table.turn.textContent()) ?? '';
    await table.type(move);
    await expect(table.turn).not.toHaveText(turn);
  }
}

test('a server that is killed loses nothing, and what is played meanwhile is saved later', async ({
  table,
  page,
  server,
  folder,
  complaints,
}) => {
  await table.open({ rules: JUMBO });
  await play(table, '32-28', '17-21');
  await expect.poll(() => table.stored()).toHaveLength(2);
  await server.stop('SIGKILL');
  await play(table, '37-32');
  // Said once, above the page; nothing that frightens is said beside it.
  await expect(page.getByTestId('standing')).toHaveText('Offline: games are kept on this device.');
  await play(table, '21-26');
  await expect(table.message).toHaveCount(0);
  const again = await Server.start(folder, server.port);
  await expect(page.getByTestId('standing')).toBeEmpty({ timeout: 10_000 });
  await expect.poll(() => table.stored()).toEqual(['white 32-28', 'black 17-21', 'white 37-32', 'black 21-26']);
  await page.reload();
  await expect(movesOf(page)).toHaveText(['32-28', '17-21', '37-32', '21-26']);
  await again.stop();
  forgiveRequests(complaints);
});

test('moves that were never sent outlive the window', async ({ table, page, context, server, folder, complaints }) => {
  await table.open({ rules: JUMBO });
  await play(table, '32-28');
  await expect.poll(() => table.stored()).toHaveLength(1);
  await server.stop('SIGKILL');
  await play(table, '17-21', '37-32');
  await expect(page.getByTestId('standing')).toHaveText('Offline: games are kept on this device.');
  await page.close();
  const again = await Server.start(folder, server.port);
  const later = await context.newPage();
  await later.goto(`/game/${table.id}`);
  await expect(movesOf(later)).toHaveText(['32-28', '17-21', '37-32']);
  const stored = async () => (await (await later.request.get(`/api/v1/games/${table.id}`)).json()).entries;
  await expect.poll(stored).toEqual(['white 32-28', 'black 17-21', 'white 37-32']);
  await again.stop();
  forgiveRequests(complaints);
});

test('a browser that keeps nothing says that moves are only in its window', async ({ table, page, server, folder, complaints }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await table.open({ rules: JUMBO });
  await play(table, '32-28');
  await expect.poll(() => table.stored()).toHaveLength(1);
  await server.stop('SIGKILL');
  await play(table, '17-21');
  await expect(table.message).toContainText('Your last moves are only in this window');
  await expect(page.getByTestId('standing')).toHaveText('Offline: games are kept in this window only.');
  const again = await Server.start(folder, server.port);
  await expect(table.message).toHaveCount(0, { timeout: 10_000 });
  await expect.poll(() => table.stored()).toEqual(['white 32-28', 'black 17-21']);
  await again.stop();
  forgiveRequests(complaints);
});

test('moves that are sent while their game is opened are shown', async ({ table, page, context, server, folder, complaints }) => {
  await table.open({ rules: JUMBO });
  await play(table, '32-28');
  await expect.poll(() => table.stored()).toHaveLength(1);
  await server.stop('SIGKILL');
  await play(table, '17-21', '37-32');
  await page.close();
  const again = await Server.start(folder, server.port);
  const later = await context.newPage();
  const stored = async () => (await (await later.request.get(`/api/v1/games/${table.id}`)).json()).entries;
  // The game is read, and before the answer comes the page has sent what waited for it.
  let tellRead = () => {};
  const isRead = new Promise<void>((resolve) => (tellRead = resolve));
  await later.route(`**/api/v1/games/${table.id}/entries`, (route) => isRead.then(() => route.continue()));
  await later.route(`**/api/v1/games/${table.id}`, async (route) => {
    const response = await route.fetch();
    tellRead();
    await expect.poll(stored).toHaveLength(3);
    await route.fulfill({ response });
  });
  await later.goto(`/game/${table.id}`);
  await expect(movesOf(later)).toHaveText(['32-28', '17-21', '37-32']);
  await play(new TestTable(later), '21-26');
  await expect.poll(stored).toEqual(['white 32-28', 'black 17-21', 'white 37-32', 'black 21-26']);
  await again.stop();
  forgiveRequests(complaints);
});

test('an answer that is lost between two moves is noticed by nobody', async ({ table, page, complaints }) => {
  await table.open({ rules: JUMBO });
  let isLost = true;
  await page.route('**/entries', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await play(table, '32-28');
  await expect.poll(() => table.stored()).toEqual(['white 32-28']);
  await play(table, '17-21');
  isLost = false;
  await expect.poll(() => table.stored(), { timeout: 10_000 }).toEqual(['white 32-28', 'black 17-21']);
  await expect(table.message).toHaveCount(0);
  await expect(movesOf(page)).toHaveText(['32-28', '17-21']);
  expect(await logs(page)).toHaveLength(1);
  forgiveRequests(complaints);
});

test('a game that was deleted elsewhere goes on as one of its own', async ({ table, page, complaints }) => {
  await table.open({ rules: JUMBO });
  await play(table, '32-28');
  await expect.poll(() => table.stored()).toHaveLength(1);
  await page.request.delete(`/api/v1/games/${table.id}`);
  await play(table, '17-21');
  await expect(table.message).toContainText('It goes on here as a game of its own');
  await expect(page).not.toHaveURL(new RegExp(table.id));
  await play(table, '37-32');
  const whole = ['white 32-28', 'black 17-21', 'white 37-32'];
  await expect.poll(() => logs(page)).toEqual([whole]);
  await page.reload();
  await expect(movesOf(page)).toHaveText(['32-28', '17-21', '37-32']);
  forgiveRequests(complaints);
});

test.describe('on a small disk', () => {
  const small = test.extend({
    folder: async ({}, use) => {
      const folder = newFolder();
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'damier-e2e', folder], { stdio: 'ignore' });
      } catch {
        test.skip(true, 'only the superuser can make a small disk');
      }
      await use(folder);
      execFileSync('umount', ['--lazy', folder]);
      throwAway(folder);
    },
  });

  small('a full disk is told, play goes on, and all is saved when there is room', async ({
    table,
    page,
    folder,
    complaints,
  }) => {
    await table.open({ rules: JUMBO });
    await play(table, '32-28');
    await expect.poll(() => table.stored()).toHaveLength(1);
    const filler = join(folder, 'filler');
    expect(() => writeFileSync(filler, new Uint8Array(4 << 20))).toThrow(/ENOSPC/);
    // What room the files of the store still have is used up first.
    await play(table, '17-21', '37-32', '21-26');
    await expect(table.message).toContainText('the disk is full');
    await play(table, '41-37');
    await table.button('Try again').click();
    rmSync(filler);
    await expect(table.message).toHaveCount(0, { timeout: 10_000 });
    await page.reload();
    await expect(movesOf(page)).toHaveText(['32-28', '17-21', '37-32', '21-26', '41-37']);
    forgiveRequests(complaints);
  });
});

test('a second server on the same folder is refused, with the address of the first', async ({ server, folder }) => {
  const second = await run('serve', '--listen', '127.0.0.1:0', '--data', folder);
  // Not 2: it can be started when the first has ended.
  expect(second.status).toBe(75);
  expect(second.output).toContain(server.url);
});

test('of a damaged game the rest is shown, and goes on in a copy', async ({ table, page, server, folder }) => {
  await table.open({ rules: JUMBO });
  await play(table, '32-28', '17-21', '37-32');
  await expect.poll(() => table.stored()).toHaveLength(3);
  await server.stop();
  const file = join(folder, 'games.db');
  const bytes = readFileSync(file);
  const at = bytes.indexOf('black 17-21');
  expect(at).toBeGreaterThan(0);
  bytes.write('black 17-22', at);
  writeFileSync(file, bytes);
  const again = await Server.start(folder, server.port);
  await page.reload();
  await expect(table.message).toContainText('This saved game is damaged.');
  await expect(movesOf(page)).toHaveText(['32-28']);
  await expect(page.locator('#typed')).not.toBeEditable();
  await table.button('Go on from here in a copy').click();
  await expect(page).not.toHaveURL(new RegExp(table.id));
  await expect(table.message).toHaveCount(0);
  await expect(movesOf(page)).toHaveText(['32-28']);
  await play(table, '17-22');
  await expect(movesOf(page)).toHaveText(['32-28', '17-22']);
  await again.stop();
});

test('two windows on one game follow each other', async ({ table, page, context, complaints }) => {
  await table.open({ rules: JUMBO });
  const other = await context.newPage();
  const otherTable = new TestTable(other);
  await other.goto(`/game/${table.id}`);
  await expect(otherTable.turn).toHaveText('White is to move.');
  await play(table, '32-28');
  await expect(otherTable.message).toContainText('This game was continued in another window.');
  await expect(movesOf(other)).toHaveText(['32-28']);
  await play(otherTable, '17-21');
  await expect(movesOf(page)).toHaveText(['32-28', '17-21']);
  // Both move before either is stored: one of them counts, in both windows.
  let letBothThrough = () => {};
  const bothMoved = new Promise<void>((resolve) => (letBothThrough = resolve));
  for (const window of [page, other]) {
    await window.route('**/api/v1/games/*/entries*', (request) => bothMoved.then(() => request.continue()));
  }
  await Promise.all([table.type('37-32'), otherTable.type('38-32')]);
  await expect(movesOf(page)).toHaveCount(3);
  await expect(movesOf(other)).toHaveCount(3);
  letBothThrough();
  await expect.poll(() => table.stored()).toHaveLength(3);
  const third = (await table.stored())[2]?.replace('white ', '') ?? '';
  await expect(movesOf(page).last()).toHaveText(third);
  await expect(movesOf(other).last()).toHaveText(third);
  // The other is not thrown away.
  const lost = third === '37-32' ? '38-32' : '37-32';
  await expect.poll(() => logs(page)).toContainEqual(['white 32-28', 'black 17-21', `white ${lost}`]);
  forgiveRequests(complaints);
});

test('a window of another browser that comes too late is told so, and keeps its move', async ({ table, browser, server, complaints }) => {
  await table.open({ rules: JUMBO });
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en-GB', reducedMotion: 'reduce' });
  const late = new TestTable(await elsewhere.newPage());
  await late.page.goto(`/game/${table.id}`);
  await expect(late.turn).toHaveText('White is to move.');
  await play(table, '32-28');
  await expect.poll(() => table.stored()).toHaveLength(1);
  await late.type('33-28');
  await expect(late.message).toContainText('This game was continued in another window. Here is how it stands there.');
  await expect(movesOf(late.page)).toHaveText(['32-28']);
  await late.type('17-21');
  await expect(movesOf(late.page)).toHaveText(['32-28', '17-21']);
  await expect.poll(() => table.stored()).toEqual(['white 32-28', 'black 17-21']);
  await expect(late.message).toContainText('The moves that did not fit are kept as a game of their own.');
  await late.button('Open').click();
  await expect(movesOf(late.page)).toHaveText(['33-28']);
  await play(late, '17-22');
  await expect.poll(() => logs(late.page)).toContainEqual(['white 33-28', 'black 17-22']);
  await elsewhere.close();
  forgiveRequests(complaints);
});

test.describe('a killed worker', { tag: '@wasm' }, () => {
  /** Remembers the workers, so that one can be ended without anybody being told. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const workers: Worker[] = [];
      Object.assign(window, { workers });
      window.Worker = class extends Worker {
        constructor(...args: ConstructorParameters<typeof Worker>) {
          super(...args);
          workers.push(this);
        }
      };
    });
    await page.clock.install();
  });

  /** The one that was hired last. */
  const killWorker = (page: Page) =>
    page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.pop()?.terminate());

  test('is replaced while the referee is asked', async ({ table, page }) => {
    await table.open({ rules: JUMBO });
    await play(table, '32-28');
    await killWorker(page);
    await table.type('17-21');
    await page.clock.fastForward(11_000);
    await expect(movesOf(page)).toHaveText(['32-28', '17-21']);
    await expect(table.message).toContainText('The referee had to be called again. Nothing is lost.');
    await table.button('Close').click();
    await play(table, '37-32');
    await expect.poll(() => table.stored()).toEqual(['white 32-28', 'black 17-21', 'white 37-32']);
  });

  test('is replaced while the computer thinks', async ({ table, page }) => {
    // No book has this: it would answer at once.
    const start = 'W:W31-50:B1-19';
    await table.open({ rules: JUMBO, start, black: { kind: 'computer', level: 12 } });
    await table.type('32-28');
    await expect(table.turn).toHaveText('The computer is thinking…');
    await expect.poll(() => page.workers().length).toBe(2);
    await killWorker(page);
    await page.clock.fastForward(21_000);
    await expect(movesOf(page)).toHaveCount(2);
    await expect(table.turn).toHaveText('It is your turn.');
    await expect(table.message).toContainText('The referee had to be called again. Nothing is lost.');
  });
});

test('saved games are listed, found, deleted, brought back and gone on with', async ({ table, page }) => {
  await table.open({ rules: JUMBO, edition: 'jumbo-nl' });
  await play(table, '32-28');
  await expect.poll(() => table.stored()).toHaveLength(1);
  await table.open({ rules: 'russian' });
  await page.goto('/games');
  const games = page.getByRole('main').getByRole('listitem');
  await expect(games).toHaveCount(2);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('russian');
  await expect(games).toHaveCount(1);
  await search.fill('no such game');
  await expect(page.getByText('No saved game matches.')).toBeVisible();
  await search.fill('');
  await expect(games).toHaveCount(2);

  const game = games.filter({ hasText: 'Draughts on 100 squares' });
  await expect(game).toContainText('one move');
  await expect(game).toContainText('not finished');
  await game.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.card')).toHaveCount(1);
  await expect(page.getByText('The game was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.card')).toHaveCount(2);
  await game.getByRole('link').click();
  await expect(movesOf(page)).toHaveText(['32-28']);
  await play(table, '17-21');
  await expect(movesOf(page)).toHaveText(['32-28', '17-21']);
});
