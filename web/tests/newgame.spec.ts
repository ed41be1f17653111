/** The page where a game is agreed on: who plays, by which referee, on which screen. */

import type { Page } from '@playwright/test';
import { expect, test } from './damier';

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [locale, box] of Object.entries({ sv: 'hh-sv', de: 'jumbo-de', fi: 'hh-fi', ru: 'russian' })) {
  test.describe(() => {
    test.use({ locale });
    test(`two names fit beside or below each other on every screen, in ${locale}`, async ({ page }) => {
      await page.goto(`/new/${box}`);
      await page.getByRole('radio').nth(1).check({ force: true });
      const fields = page.locator('form input[type=text]');
      await expect(fields).toHaveCount(2);
      for (const width of [320, 390, 820, 834, 900, 1000, 1280]) {
        await page.setViewportSize({ width, height: 1180 });
        const [first, second] = await Promise.all([fields.nth(0).boundingBox(), fields.nth(1).boundingBox()]);
        const apart = Math.max(second!.x - (first!.x + first!.width), second!.y - (first!.y + first!.height));
        expect(apart, `${width}`).toBeGreaterThan(0);
        expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('two who share a tablet say so where they begin', async ({ page, table }) => {
  await page.goto('/new/jumbo-en');
  await page.getByText('Two of us at this board').click();
  await page.getByLabel('Pass the tablet').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await table.click(32, 28);
  await expect(page.getByTestId('pass-on')).toContainText('Your turn, Black.');
});

test('the board is seen whole on a phone held sideways, and in a large zoom', async ({ page }) => {
  await page.goto('/new/djeco-fr');
  const board = page.locator('.damier-board');
  await expect(board).toBeVisible();
  for (const [width, height] of [[844, 390], [640, 360]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => {
      const { y, height: high } = (await board.boundingBox())!;
      return y + high;
    }).toBeLessThanOrEqual(height);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test('each referee says what becomes of a missed capture and a touched piece', async ({ page }) => {
  const friendly = page.locator('label', { has: page.getByRole('radio', { name: 'Friendly' }) });
  const leaflet = page.locator('label', { has: page.getByRole('radio', { name: 'By the leaflet' }) });
  await page.goto('/new/djeco-fr');
  await expect(friendly).toContainText('nobody huffs');
  await expect(leaflet).toContainText('With huffing: whoever fails to capture can lose the piece');
  await expect(leaflet).not.toContainText('touched');
  await page.goto('/new/hh-sv');
  await expect(leaflet).toContainText('or be made to take the move back');
  await expect(leaflet).toContainText('Press “Adjust” first');
  await page.goto('/new/hh-gb');
  await expect(friendly).toContainText('no move is taken back');
  await expect(leaflet).toContainText('can be made to take the move back');
  await page.goto('/new/jumbo-en');
  await expect(friendly).not.toContainText('huffs');
  await expect(leaflet).toContainText('A touched piece must be moved.');
});

test('each of the twelve levels has a line of its own', async ({ page }) => {
  await page.goto('/new/jumbo-en');
  const slider = page.getByRole('slider');
  await slider.focus();
  await slider.press('Home');
  const lines = new Set<string>();
  for (let level = 1; level <= 12; level++) {
    await expect(page.locator('#level-about')).toContainText(`Level ${level} of 12.`);
    lines.add((await page.locator('#level-about').innerText()).replace(/^Level \d+ of 12\./, ''));
    await slider.press('ArrowRight');
  }
  expect(lines.size).toBe(12);
});

test('a game against the computer has a clock if it is wanted', async ({ page }) => {
  await page.goto('/new/jumbo-en');
  await page.getByLabel('Clock').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(2);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { header } = await (await page.request.get(`/api/v1/games/${id}`)).json();
  expect(header.clock).toEqual({ kind: 'fischer', minutes: 5, seconds: 3 });
  expect([header.white.kind, header.black.kind].toSorted()).toEqual(['computer', 'person']);
});

test('each level tells how I fared against it', async ({ page }) => {
  const person = { kind: 'person', name: null };
  // Nobody else plays Frysk! here: the server is everybody's.
  const header = { edition: null, rules: 'frysk', start: null, white: person, black: { kind: 'computer', level: 4 }, clock: null, seed: 1, options: null };
  const { id } = await (await page.request.post('/api/v1/games', { data: { header } })).json();
  await page.request.post(`/api/v1/games/${id}/entries`, { data: { seen: 0, entries: ['black resign'] } });
  await page.goto('/new/frysk');
  const slider = page.getByRole('slider');
  await slider.fill('4');
  await expect(page.locator('#level-score')).toContainText(/So far against this level: [1-9]\d* won, 0 drawn, 0 lost\./);
  await slider.fill('5');
  await expect(page.locator('#level-score')).toHaveText('You have not played against this level yet.');
});

test('the button that begins the game is in sight without scrolling', async ({ page }) => {
  for (const [width, height] of [[390, 844], [820, 1180], [1280, 900]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/new/hh-sv');
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeInViewport({ ratio: 1 });
  }
});

test('no sentence ends with two full stops', async ({ page }) => {
  for (const path of ['/new/jumbo-nl', '/rules/jumbo-nl']) {
    await page.goto(path);
    await expect(page.getByText('Koninklijke Jumbo B.V.')).toBeVisible({ timeout: 20_000 });
    expect(await page.getByRole('main').innerText()).not.toContain('..');
  }
});
