/** A game without a mouse: Tab, Enter, arrows and typing are enough. */

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './damier';
import { makeHasty, Person } from './person';

test.beforeEach(async ({ table }) => {
  test.slow();
  await makeHasty(table);
});

/** Whoever looks for the focus finds it on something. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Presses a key, after which the focus must still be somewhere. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocus(page);
  }
}

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${wanted}`);
}

test('a game is begun, played and resigned by keyboard alone', async ({ page, table }) => {
  await page.goto('/');
  await tabTo(page, page.getByTestId('box-jumbo-en'));
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, page.getByLabel('How well should the computer play?'));
  await press(page, 'Home');
  await expect(page.getByText('Level 1 of 12.')).toBeVisible();
  // The leaflet tosses a coin for White; the arrows choose.
  await tabTo(page, page.getByRole('radio', { name: 'Toss a coin' }));
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'I play White' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Start the game' }));
  await press(page, 'Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  table.id = page.url().split('/').at(-1)!;
  const person = new Person(table, (square) => square.click(), 1);
  await expectFocus(page);

  // With the arrows, 32-28.
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await press(page, 'Control+Home', ...Array(6).fill('ArrowDown'), 'ArrowRight');
  await expect(table.square(32)).toBeFocused();
  await press(page, 'Enter');
  await expect(table.square(32)).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Escape', 'Enter', 'ArrowUp', 'ArrowRight');
  await expect(table.square(28)).toBeFocused();
  await press(page, 'Enter');
  await expect.poll(() => table.stored()).toContain('white 32-28');
  const { moves } = await person.turn();
  await expectFocus(page);

  // By the number of the square, and the space bar.
  await press(page, ...String(moves[0]!.from), ' ', ...String(moves[0]!.to), ' ');
  const second = await person.turn();
  expect(second.history.filter(({ kind }) => kind === 'move')).toHaveLength(4);
  await expectFocus(page);

  // Typed; one of them is no move.
  await tabTo(page, page.getByLabel('Type a move'));
  await page.keyboard.type('1-50');
  await press(page, 'Enter');
  await expect(table.message).toBeVisible();
  await expect(page.getByLabel('Type a move')).toBeFocused();
  await page.keyboard.type(second.moves[0]!.text);
  await press(page, 'Enter');
  const third = await person.turn();
  expect(third.history.filter(({ kind }) => kind === 'move')).toHaveLength(6);
  await expect(page.getByLabel('Type a move')).toBeFocused();

  // Buttons that vanish when they are pressed leave the focus somewhere.
  await tabTo(page, table.button('Take back'));
  await press(page, 'Enter');
  await expect.poll(async () => (await table.stored()).at(-1)).toBe('undo');
  await expectFocus(page);

  // A dialog gives the focus back, however it is closed.
  const resign = table.button('Resign').first();
  await tabTo(page, resign);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(resign).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Cancel' }));
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(resign).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Resign' }));
  await press(page, 'Enter');
  await expect(page.getByTestId('result')).toHaveText('0-2');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocus(page);
});

test('a game is won on the grid, and another one begun', async ({ page, table }) => {
  await table.open({ rules: 'jumbo/touch-free', edition: 'jumbo-en', start: 'W:W28,45:B22' });
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await press(page, '2', '8', 'Enter', '1', '7', 'Enter');
  await expect(page.getByTestId('result')).toHaveText('2-0');
  await tabTo(page, page.getByRole('button', { name: 'Play again, colours swapped' }));
  const first = page.url();
  await press(page, 'Enter');
  await expect(page).not.toHaveURL(first);
  await expect(page.getByTestId('result')).toHaveCount(0);
  await expectFocus(page);
});

test('a route is chosen by its number', async ({ page, table }) => {
  await table.open({ rules: 'english/strict', edition: 'hh-gb', start: 'W:W26:B14,15,22,23' });
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await press(page, '2', '6', 'Enter', '1', '0', 'Enter');
  await expect(page.locator('.b-live')).toContainText('Choose one by its number');
  await press(page, '2');
  await expect.poll(() => table.stored()).toEqual(['white 26x10{15,23}']);
});

test('what happened is looked at again with the arrow keys', async ({ page, table }) => {
  await table.open({ rules: 'jumbo/touch-free', edition: 'jumbo-en' });
  for (const move of ['32-28', '18-23', '37-32']) await table.type(move);
  await expect.poll(() => table.stored()).toHaveLength(3);
  await tabTo(page, table.button('Offer a draw'));
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await expect(table.square(28)).toHaveAccessibleName(/man: White/);
  await expect(table.square(23)).toHaveAccessibleName(/empty/);
  await press(page, 'ArrowRight');
  await expect(table.square(23)).toHaveAccessibleName(/man: Black/);
  await expect(table.square(32)).toHaveAccessibleName(/empty/);
  await press(page, 'ArrowRight');
  await expect(table.square(32)).toHaveAccessibleName(/man: White/);
});

test('at the desk a move is typed, and its moves are gone through', async ({ page }) => {
  await page.goto(`/study?${new URLSearchParams({ rules: 'jumbo', fen: 'W:W28,45:B22,14' })}`);
  const moves = page.getByTestId('moves');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.locator('main').focus();
  await press(page, 'Enter');
  const field = page.getByLabel('Type a move');
  await expect(field).toBeFocused();
  await page.keyboard.type('45-40');
  await press(page, 'Enter');
  await expect(page.getByText(/28 can take|must capture/).first()).toBeVisible();
  await page.keyboard.type('28x17');
  await press(page, 'Enter');
  await expect(moves.locator('[aria-current]')).toHaveText('28x17');
  await expect(field).toHaveValue('');
  // On the board by numbers, and back again from a button.
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await press(page, '1', '4', 'Enter', '1', '9', 'Enter');
  await expect(moves.locator('[aria-current]')).toHaveText('14-19');
  await tabTo(page, page.getByRole('button', { name: 'Computer', exact: true }));
  await press(page, 'ArrowLeft');
  await expect(moves.locator('[aria-current]')).toHaveText('28x17');
});

test('house rules are made and played', async ({ page }) => {
  await page.goto('/house');
  const family = page.getByRole('button', { name: 'Nobody has to capture, as many families play' });
  await tabTo(page, family);
  await press(page, 'Enter');
  await expect(family).toHaveCount(0);
  await expect(page.getByTestId('differences')).toContainText('nothing happens');
  await tabTo(page, page.getByLabel('Name of your rules'));
  await page.keyboard.type('At home');
  await tabTo(page, page.getByRole('radio', { name: 'forwards and backwards' }).first());
  await press(page, 'ArrowDown');
  await expect(page).toHaveURL(/\/house\/jumbo\/.*optional/);
  await page.locator('main').focus();
  await tabTo(page, page.getByRole('link', { name: 'Play by these rules' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/new\/jumbo\/.*optional/);
});

test('a diagram of the rules is tried out', async ({ page }) => {
  await page.goto('/rules/hh-gb');
  const diagram = page.getByTestId('article-2').getByTestId('diagram').first();
  await diagram.scrollIntoViewIfNeeded();
  await diagram.locator('[role=gridcell][tabindex="0"]').focus();
  await press(page, '1', '4', 'Enter', '2', '3', 'Enter');
  await expect(diagram.getByTestId('said')).toContainText('does not capture backward');
  await press(page, '9', 'Enter');
  await expect(diagram.getByTestId('said')).toContainText('14-9');
  await tabTo(page, diagram.getByRole('button', { name: 'Again' }));
  await press(page, 'Enter');
  await expect(diagram.getByTestId('said')).toHaveCount(0);
});
