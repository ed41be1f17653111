/** Looking for a position among the games of a file and among the saved ones. */

import type { Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';

test.beforeEach(({ page }) => {
  test.slow();
  return bringAxe(page);
});

const square = (page: Page, number: number) => page.locator(`[role=grid] [data-square="${number}"]`);
const hits = (page: Page) => page.getByTestId('hit');
const found = (page: Page) => page.getByTestId('found');
const current = (page: Page) => page.getByTestId('moves').locator('[aria-current]');
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).click();

const game = (white: string, moves: string) => `[White "${white}"]\n[Black "B"]\n[GameType "20"]\n\n${moves} *\n\n`;
const FILE =
  game('Ans', '1. 32-28 19-23 2. 28x19 14x23 3. 37-32') +
  game('Bea', '1. 31-27 19-23 2. 32-28 23x32') +
  game('Cas', '1. 34-30 18-22 2. 30-25 22-28');

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto('/study');
  await page.locator('input[type=file]').setInputFiles({ name: 'club.pdn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByTestId('game-in-file').first()).toBeVisible();
}

test('the position on the desk is found in the other games of its file, with colours reversed too', async ({ page }) => {
  const text =
    FILE +
    game('Dirk', '1. 32-28 20-25 2. 31-27 19-23') +
    game('Emma', '1. 31-26 19-23 2. 32-28 20-24') +
    game('Finn', '1. 32-28 17-22 2. 28x17 12x21') +
    game('Gus', '1. 34-30 19-23 2. 32-28');
  await openFile(page, text);
  await page.getByTestId('game-in-file').first().click();
  await expect(page.getByTestId('moves')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('19-23');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Find this position' }).click();
  await expect(found(page)).toHaveText('Games found: 1');
  await expect(hits(page)).toContainText(['Ans – B']);
  await expectNoViolations(page);
  // The same without caring whose turn it is, and then some pieces of it.
  await page.getByText('These pieces, whatever else stands there').click();
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await page.getByTitle('man: Black').click();
  await square(page, 23).click();
  await page.getByLabel('For at least so many plies').fill('1');
  await search(page);
  await expect(found(page)).toHaveText(/Games found: \d/);
  const all = await hits(page).allTextContents();
  expect(all.filter((text) => text.includes('colours reversed')).length).toBeGreaterThan(0);
  await page.getByText('With colours reversed, too').click();
  await search(page);
  await expect(hits(page)).toHaveCount(5);
  await expect(hits(page).filter({ hasText: 'colours reversed' })).toHaveCount(0);
  await page.getByLabel('For at least so many plies').fill('2');
  await search(page);
  await expect(hits(page).filter({ hasText: 'Bea' })).toHaveCount(1);
  await page.getByLabel('For at least so many plies').fill('4');
  await search(page);
  await expect(found(page)).toHaveText('It does not occur in these games.');
});

test('what was played next is counted, however the games came to the position', async ({ page }) => {
  const games = ['32-28 20-25 2. 31-27 19-23', '31-27 20-25 2. 32-28 19-23', '32-28 20-25 2. 31-27 14-20'];
  await openFile(page, games.map((moves, i) => game(`Player ${i}`, `1. ${moves}`)).join(''));
  await page.getByTestId('game-in-file').first().click();
  await expect(page.getByTestId('moves')).toBeVisible();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('31-27');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Find this position' }).click();
  await expect(found(page)).toHaveText('Games found: 3');
  const next = page.getByTestId('next');
  await expect(next.getByRole('rowheader')).toHaveText(['19-23', '14-20']);
  await expect(next.getByRole('cell')).toHaveText(['2', '67 %', '1', '33 %']);
  await expectNoViolations(page);
});

test('some pieces that stand for four plies are found, and a hit opens the game there', async ({ page }) => {
  const long = game('Hans', '1. 34-29 19-23 2. 40-34 14-19 3. 45-40 10-14');
  await openFile(page, FILE + long);
  await page.getByRole('link', { name: 'Find a position' }).click();
  await expect(page.getByLabel('For at least so many plies')).toHaveValue('4');
  await page.getByTitle('man: Black').click();
  await square(page, 23).click();
  await page.getByTitle('must be empty').click();
  await square(page, 28).click();
  await expect(page.locator('.m-lost').first()).toBeAttached();
  await page.getByLabel('With colours reversed, too').uncheck();
  await search(page);
  await expect(hits(page)).toHaveCount(1);
  await expectNoViolations(page);
  await expect(hits(page)).toContainText('Hans – B');
  await expect(hits(page)).toContainText('move 1');
  await hits(page).click();
  await expect(page.getByRole('heading', { name: 'Hans – B' })).toBeVisible();
  await expect(current(page)).toHaveText('19-23');
  await page.reload();
  await expect(current(page)).toHaveText('19-23');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Find a position' })).toBeVisible();
});

test('a position is found among the saved games', async ({ page, table }) => {
  const play = async (...entries: string[]) => {
    await table.open({ rules: 'jumbo', white: { kind: 'person', name: `Player ${entries.length}` } });
    await page.request.post(`/api/v1/games/${table.id}/entries`, { data: { seen: 0, entries } });
  };
  await play('white 35-30', 'black 16-21', 'white 30-24');
  await play('white 35-30');
  await page.goto('/study/seek?' + new URLSearchParams({ rules: 'jumbo', fen: 'W:W30,31-34,36-50:B1-15,17-21' }));
  await expect(found(page)).toHaveText('Games found: 1');
  await expect(hits(page)).toContainText('Player 3');
  await hits(page).click();
  await expect(current(page)).toHaveText('16-21');
  await expect(page.getByTestId('moves')).toContainText('30-24');
});

/** A club's base: some thousand games, each of them another. */
function base(count: number): string {
  const openings = ['32-28', '31-27', '33-29', '34-30', '33-28', '31-26', '35-30', '34-29'];
  const answers = ['20-25', '16-21', '17-21', '18-23', '20-24', '19-24'];
  return Array.from({ length: count }, (_, i) =>
    game(`Player ${i}`, `1. ${openings[i % 8]} ${answers[Math.floor(i / 8) % 6]}`),
  ).join('');
}

test('a search can be stopped, and shows how far it has come', async ({ page }) => {
  await openFile(page, base(3300));
  await page.getByRole('link', { name: 'Find a position' }).click();
  await page.getByTitle('man: White').click();
  await square(page, 28).click();
  await page.getByLabel('For at least so many plies').fill('1');
  const begun = Date.now();
  await search(page);
  await expect(found(page)).toHaveText('Games found: 1,239', { timeout: 30_000 });
  test.info().annotations.push({ type: 'measured', description: `${Date.now() - begun} ms for 3300 games` });
  await expect(page.getByText('Only the first 200 are shown.')).toBeVisible();
  await expect(hits(page)).toHaveCount(200);
  // Faster than a hand.
  await page.evaluate(async () => {
    const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('form button')];
    buttons().find(({ type }) => type === 'submit')?.click();
    await new Promise(requestAnimationFrame);
    buttons().find(({ textContent }) => textContent === 'Stop')?.click();
  });
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await expect(found(page)).toHaveText(/\w/);
  await expect(found(page)).not.toHaveText('Games found: 1,239');
});
