/** What people do with the page, wherever it lies: one walk through all of it. */

import type { Page, Request } from '@playwright/test';
import { violations } from './axe';
import { expect, TestTable } from './damier';

const PATIENCE = { timeout: 15_000 };

/** What each page shows that it only shows when all of it is there. */
const SIGNS: Record<string, string> = {
  '': '[data-testid^=box-]',
  'new/hh-fi': 'form',
  'rules': 'main a[href$="rules/djeco-fr"]',
  'rules/djeco-fr': '[data-testid^=article-]',
  'compare/hh-gb/hh-fi': '[data-testid=difference]',
  'house/jumbo/8x8/rows=3': 'main h1',
  'setup': '[role=grid]',
  'study': 'main h1',
  'learn/djeco': '[role=grid]',
  'puzzles/russian': '[role=grid]',
  'games': 'main h1',
  'statistics': 'main h1',
  'embed?rules=jumbo&moves=1.+32-28': '[data-testid=embedded] [role=grid]',
  'manual/': 'nav.chapters',
};

/** Notes what the page asks for that does not lie under its base. */
export function watchRequests(page: Page, root: string): string[] {
  const astray: string[] = [];
  page.on('request', (request: Request) => {
    const isOurs = request.url().startsWith(root) || request.url().startsWith('data:');
    if (!isOurs) astray.push(request.url());
  });
  return astray;
}

/** No book has this: the engine has to think. */
export const OFF_THE_BOOK = 'W:W31-50:B1-19';

/** What is fetched from now on, by the beginning of its name. */
export function fetchedFrom(page: Page, ending: string): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(ending)) fetched.push(pathname.replace(/^.*\/|-[^/]*$/g, ''));
  });
  return fetched;
}

/** A game against the computer from `OFF_THE_BOOK` is begun, and played before there is an engine. */
export async function moveBeforeEngine(page: Page, begin: () => Promise<void>): Promise<void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/engine-*.wasm', async (route) => {
    await arrived;
    await route.continue();
  });
  const modules = fetchedFrom(page, '.wasm');
  await begin();
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
  await new TestTable(page).click(32, 28);
  await expect(moves).toHaveText(['32-28']);
  // It was sent for as soon as the board lay there, and nobody has answered yet.
  expect(modules).toEqual(['rules', 'engine']);
  arrive();
  await expect(moves).toHaveCount(2);
}

/** Gives the password to a page that asks for it. */
export async function comeIn(page: Page, password: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'The password, please' });
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Come in' }).click();
  await expect(form).toHaveCount(0, PATIENCE);
}

/** Plays a game of two from the shelf, with a move that is refused, and finds it again. */
export async function playGameOfTwo(page: Page, root: string): Promise<void> {
  const table = new TestTable(page);
  await page.goto(root);
  await expect(page.getByTestId(/^box-/)).toHaveCount(13, PATIENCE);
  await page.getByTestId('box-jumbo-en').click();
  await page.getByText('Two of us at this board').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible(PATIENCE);
  expect(page.url().startsWith(`${root}game/`), page.url()).toBe(true);
  await table.type('32-28');
  await table.type('19-23');
  await table.type('31-26');
  await expect(table.message).toContainText('You must capture');
  await table.type('28x19');
  await expect(page.locator('.list')).toContainText('28x19');
  await page.reload();
  await expect(page.locator('.list')).toContainText('28x19', PATIENCE);
}

/** The computer answers a move. */
export async function playComputer(page: Page, root: string): Promise<void> {
  const table = new TestTable(page);
  await page.goto(`${root}new/hh-gb`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible(PATIENCE);
  await table.type('11-15');
  await expect(page.getByRole('region', { name: 'Moves' }).getByRole('button')).toHaveCount(2, PATIENCE);
}

/** The games so far are listed; one is thrown away, and taken back. */
export async function findGames(page: Page, root: string, count: number): Promise<void> {
  await page.goto(`${root}games`);
  const cards = page.locator('.card');
  await expect(cards).toHaveCount(count, PATIENCE);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(cards).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(count);
  await page.getByLabel('Search').fill('jumbo-en');
  await expect(cards).toHaveCount(1);
}

/** Every kind of address opens by itself, and can be used by everybody. */
export async function openEveryAddress(page: Page, root: string): Promise<void> {
  for (const [address, sign] of Object.entries(SIGNS)) {
    await page.goto(root + address);
    await expect(page.locator(sign).first(), address).toBeVisible(PATIENCE);
    expect(await violations(page, { resultTypes: ['violations'] }), address).toEqual([]);
  }
  await page.goto(`${root}rules/hh-sv#4`);
  await expect(page.locator('[id="4"]')).toBeInViewport(PATIENCE);
}
