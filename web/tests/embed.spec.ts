/** A game within a page of somebody else. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The site of somebody else, of which every page is this one. */
let site: Server;
let body = '';
test.beforeAll(async () => {
  site = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(`<!doctype html><title>Club</title>${body}`));
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
});
test.afterAll(() => void site.close());

async function foreignPage(page: Page, shown: string): Promise<void> {
  body = shown;
  // `playwright.config.ts` says where that is.
  await page.goto(`http://club.example:${(site.address() as AddressInfo).port}/`);
}

const MOVES = '1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *';

test('the code of a game, pasted into a foreign page, shows it there', async ({ page, baseURL }) => {
  await page.goto('/study');
  await page.getByLabel('Or paste its text').fill(`[White "Zoë <b>"]\n[Black "Bram"]\n[GameType "20"]\n${MOVES}`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Copy the code to embed' }).click();
  await expect(page.getByText('Copied. Paste it into the source of a web page')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain(`src="${baseURL}/embed#pdn=`);

  await foreignPage(page, code);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Zoë <b> – Bram' })).toBeVisible();
  const current = frame.locator('[data-testid=moves] [aria-current]');
  const square = (number: number) => frame.locator(`[role=grid] [data-square="${number}"]`);
  await frame.getByRole('button', { name: 'Forward' }).click();
  await expect(current).toHaveText('32-28');
  await expect(square(28)).toHaveAccessibleName(/man: White/);
  await frame.getByRole('button', { name: 'Last position' }).click();
  await expect(current).toHaveText('37-32');
  await frame.getByRole('button', { name: 'First position' }).click();
  await frame.getByRole('button', { name: 'Play the moves' }).click();
  await frame.getByLabel('Time for each move').selectOption('0.5');
  await expect(current).toHaveText('37-32', { timeout: 15_000 });
  await expect(frame.getByRole('button', { name: 'Play the moves' })).toBeVisible();
  const before = await square(46).boundingBox();
  await frame.getByRole('button', { name: 'Turn the board' }).click();
  await expect.poll(async () => (await square(46).boundingBox())!.y).not.toBe(before!.y);
  // Nothing can be moved, kept or asked for there.
  await square(31).click();
  await square(27).click();
  await expect(square(31)).toHaveAccessibleName(/man: White/);
  await expect(frame.getByRole('banner')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);

  const link = frame.getByRole('link', { name: 'Open in Damier' });
  const [study] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(study.getByRole('heading', { name: 'Zoë <b> – Bram' })).toBeVisible();
  await expect(study.getByTestId('moves')).toContainText('28x19');
});

test('no other page can be framed', async ({ page, baseURL, complaints }) => {
  for (const place of ['/', '/study', '/game/0123456789ab', '/embedded']) {
    await foreignPage(page, `<iframe src="${baseURL}${place}"></iframe>`);
    await expect.poll(() => complaints.join()).toContain('frame-ancestors');
    await expect(page.frameLocator('iframe').locator('#app')).toHaveCount(0);
    complaints.splice(0);
  }
});

test('a game may be told by its moves, or by the name of one that is saved', async ({ page, table }) => {
  await bringAxe(page);
  await page.goto(`/embed?${new URLSearchParams({ rules: 'djeco', moves: '1. 32-28 19-23', ply: '2', lang: 'fr' })}`);
  const current = page.getByTestId('moves').locator('[aria-current]');
  await expect(current).toHaveText('19-23');
  await expect(page.getByRole('link', { name: 'Ouvrir dans Damier' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText('32-28');

  await table.open({ rules: 'jumbo' });
  await page.request.post(`/api/v1/games/${table.id}/entries`, { data: { seen: 0, entries: ['white 33-28'] } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/embed/${table.id}`);
  await expect(page.getByTestId('moves')).toContainText('33-28');
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([`/api/v1/games/${table.id}`]);
});

test('an address without a game says so', async ({ page, complaints }) => {
  for (const place of ['/embed', '/embed#pdn=AAAA', '/embed#pdn=%%%', '/embed/no-such-game']) {
    await page.goto('about:blank');
    await page.goto(place);
    await expect(page.getByText('There is no game at this address.')).toBeVisible();
  }
  // The browser tells of what is not there, too.
  expect(complaints.splice(0).join()).toContain('404');
});

for (const [width, height] of [[640, 420], [320, 480], [1000, 300]] as const) {
  test(`the whole board is seen in a frame of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/embed?${new URLSearchParams({ rules: 'jumbo', moves: MOVES })}`);
    const board = (await page.getByRole('grid').boundingBox())!;
    expect(Math.min(board.x, board.y)).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width).toBeLessThanOrEqual(width);
    expect(board.y + board.height).toBeLessThanOrEqual(height);
    await expect(page.getByRole('link', { name: 'Open in Damier' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  });
}
