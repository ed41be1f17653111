/** Every page and state in every shape of window, by day and by night, into the folder that `PICTURES` names: to be looked at. */

import type { Page } from '@playwright/test';
import { DESKTOP, Side } from '../tests/rooms';
import { test, type Setup, type TestTable } from '../tests/damier';
import { fill, playOn, TURNED } from '../tests/pictured';
import { newFolder, Server, setPassword, throwAway } from '../tests/server';
import { PLACES, PLAYED } from './places';

declare const process: { env: Record<string, string | undefined> };
const { PICTURES = 'test-results/pages' } = process.env;

const SHAPES = [[320, 568], [390, 844], [844, 390], [820, 1180], [1280, 800], [2560, 1440]] as const;
const COMPUTER = { kind: 'computer', level: 4 } as const;
const JUMBO: Setup = { edition: 'jumbo-en', rules: 'jumbo/touch-free', black: COMPUTER };

test.describe.configure({ timeout: 180_000 });

/** A page with a board, or something over a page, is as large as the window; any other is pictured to its end. */
async function takeAll(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [width, height] of SHAPES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(150);
      const fullPage = (await page.locator('[data-board-page], dialog[open]').count()) === 0;
      await page.screenshot({ path: `${PICTURES}/${name}-${width}x${height}-${colorScheme}.png`, animations: 'disabled', fullPage });
    }
  }
}

const choose = (page: Page, settings: object) =>
  page.addInitScript((chosen) => localStorage.setItem('damier-settings', JSON.stringify(chosen)), settings);

async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
}

for (const [name, address] of Object.entries(PLACES)) {
  test(`page: ${name}`, async ({ page, complaints }) => {
    await openSettled(page, address);
    await takeAll(page, name);
    // That there is no such page is in the console, too.
    if (name === 'nowhere') complaints.length = 0;
  });
}

test('pages of somebody who played', async ({ page, table }) => {
  await fill(table);
  for (const [name, address] of Object.entries(PLAYED)) {
    await page.goto(address);
    await takeAll(page, name);
  }
});

test.describe('with high contrast', () => {
  test.beforeEach(({ page }) => choose(page, { contrast: true }));

  for (const name of ['home-new', 'new-game', 'rules', 'puzzle'] as const) {
    test(`page: ${name}`, async ({ page }) => {
      await openSettled(page, PLACES[name]);
      await takeAll(page, `contrast-${name}`);
    });
  }

  test('a game', async ({ page, table }) => {
    await table.open({ ...JUMBO, edition: 'djeco-fr', rules: 'djeco/strict' });
    await takeAll(page, 'contrast-game');
  });
});

test('what opens over a page', async ({ page }) => {
  await openSettled(page, '/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await takeAll(page, 'settings');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await takeAll(page, 'help');
  await openSettled(page, '/new/djeco-fr');
  await page.getByRole('button', { name: 'Read the leaflet' }).click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await takeAll(page, 'leaflet-dialog');
});

test('a new game of two, with a clock of one’s own', async ({ page }) => {
  await openSettled(page, '/new/jumbo-en');
  await page.getByText('Two of us at this board').click();
  await page.locator('#clock').selectOption('own');
  await takeAll(page, 'new-game-two');
});

test('a file of games', async ({ page }) => {
  await page.goto('/study');
  await page.locator('input[type=file]').setInputFiles('tests/files/evening.pdn');
  await page.getByTestId('game-in-file').first().waitFor();
  await takeAll(page, 'file');
});

test.describe('a game', () => {
  const begin = async (page: Page, table: TestTable, setup: Setup = JUMBO) => {
    await table.open(setup);
    await playOn(page, table, setup, 16);
  };

  test('and what stands beside it', async ({ page, table }) => {
    await begin(page, table);
    await takeAll(page, 'game');
    await page.getByRole('tab', { name: 'The leaflet' }).click();
    await takeAll(page, 'game-leaflet');
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await page.getByRole('tabpanel').getByText(/\w/).first().waitFor();
    await takeAll(page, 'game-analysis');
    await table.button('More').click();
    await takeAll(page, 'game-more');
    await page.keyboard.press('Escape');
    await page.keyboard.press('z');
    await takeAll(page, 'game-zen');
  });

  test('with a refusal and its article', async ({ page, table }) => {
    await table.open({ ...JUMBO, start: 'W:W28,32,37,38,43,48:B8,9,13,18,22,19' });
    await table.click(37, 31);
    await table.message.locator('summary').click();
    await takeAll(page, 'game-refusal');
  });

  test('with clocks', async ({ page, table }) => {
    await begin(page, table, { edition: 'hh-fi', rules: 'finnish/touch-free', clock: { kind: 'fischer', minutes: 10, seconds: 5 } });
    await takeAll(page, 'game-clock');
  });

  test('with a move to confirm', async ({ page, table }) => {
    await choose(page, { confirmMove: true });
    await table.open(JUMBO);
    await table.click(32, 28);
    await page.getByTestId('confirm').waitFor();
    await takeAll(page, 'game-confirm');
  });

  test('on a tablet that is handed over', async ({ page, table }) => {
    await choose(page, { passOn: true });
    await table.open({ edition: 'djeco-fr', rules: 'djeco/strict' });
    await table.click(32, 28);
    await page.getByTestId('pass-on').waitFor();
    await takeAll(page, 'game-cover');
  });

  test('that is over', async ({ page, table }) => {
    await table.open(JUMBO);
    await page.request.post(`/api/v1/games/${table.id}/entries`, { data: { seen: 0, entries: TURNED } });
    await page.reload();
    await table.button('Resign').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByText('Try again from here').waitFor();
    await takeAll(page, 'result');
  });
});

test('a room: waiting, invited, playing', async ({ browser, baseURL }) => {
  const [host, guest] = [await Side.at(browser, DESKTOP), await Side.at(browser, DESKTOP)];
  const link = await host.openRoom(baseURL!, { name: 'Anna' });
  await takeAll(host.page, 'room-waiting');
  await host.page.setViewportSize({ width: 1280, height: 900 });
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: /^Sit down and play/ }).waitFor();
  await takeAll(guest.page, 'room-guest');
  await guest.page.setViewportSize({ width: 1280, height: 900 });
  await guest.sitDown(link, 'Ben');
  await host.page.getByRole('grid').waitFor();
  await host.table.type('32-28');
  await guest.table.type('19-23');
  await takeAll(host.page, 'room-game');
});

test('the password of a household', async ({ page, complaints }) => {
  const folder = newFolder();
  setPassword(folder, 'rose garden');
  // Beyond this machine, as far as the server knows.
  const server = await Server.start(folder, 0, { host: '0.0.0.0' });
  await page.goto(server.url);
  await page.getByRole('dialog').waitFor();
  await takeAll(page, 'sign-in');
  await server.stop();
  throwAway(folder);
  // Requests that were refused.
  complaints.length = 0;
});
