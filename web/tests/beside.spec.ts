/** What stands around the board of a game: tabs, its size, nothing but the board, one tablet for two. */

import type { Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';

const JUMBO = 'jumbo/touch-free';
const COMPUTER = { kind: 'computer', level: 1 } as const;
const MINUTE = { kind: 'delay', minutes: 1, seconds: 0 } as const;
/** White must capture, and may want to move 37 instead. */
const DUE = 'W:W28,37,48:B1,22';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const width = async (page: Page) => (await page.getByTestId('board').boundingBox())!.width;

test.describe('tabs beside the board', () => {
  test('the article that decides is marked, and lit when the leaflet is opened', async ({ table, page }) => {
    await table.open({ rules: JUMBO, edition: 'jumbo-en', start: DUE });
    await expect(tab(page, 'Moves')).toHaveAttribute('aria-selected', 'true');
    await table.click(37, 31);
    await expect(table.message).toContainText('You must capture');
    await expect(tab(page, 'The leaflet')).toHaveClass(/lit/);
    await tab(page, 'The leaflet').click();
    const lit = page.getByRole('tabpanel').locator('[aria-current]');
    await expect(lit).toHaveCount(1);
    await expect(lit).toBeInViewport();
    await expect(lit).toContainText('Article 4');
    // And the one that decided the move that was played.
    await table.click(28, 17);
    await expect(table.turn).toHaveText('Black is to move.');
    await expect(lit.first()).toBeInViewport();
  });

  test('are walked through with the arrows, which then step through no game', async ({ table, page }) => {
    await table.open({ rules: JUMBO });
    await table.click(32, 28);
    await expect(table.turn).toHaveText('Black is to move.');
    await tab(page, 'Moves').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'The leaflet')).toBeFocused();
    await expect(tab(page, 'The leaflet')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab(page, 'Analysis')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Moves')).toBeFocused();
    await expect(page.getByText('You are looking at an earlier position.')).toHaveCount(0);
  });

  test('the computer gives its opinion to two friends, but not to its opponent', async ({ table, page }) => {
    await table.open({ rules: JUMBO, start: DUE, black: COMPUTER });
    await tab(page, 'Analysis').click();
    await expect(page.getByTestId('evaluation')).toHaveText('The computer says what it thinks when the game is over.');
    await table.open({ rules: JUMBO, start: DUE });
    await tab(page, 'Analysis').click();
    await expect(page.getByTestId('evaluation').getByRole('listitem').first()).toContainText('28x17', { timeout: 20_000 });
    await expect(page.getByTestId('evaluation').getByRole('link')).toHaveAttribute('href', `/study/${table.id}`);
    // By the leaflet nobody is told what he overlooks.
    await table.open({ rules: 'djeco', edition: 'djeco-fr', mode: 'leaflet', start: DUE });
    await tab(page, 'Analysis').click();
    await expect(page.getByTestId('evaluation')).not.toContainText('28x17');
    await expect(page.getByTestId('evaluation').getByRole('link')).toHaveCount(0);
  });
});

test('the board fills the height of the window, and its corner makes it smaller', async ({ table, page }) => {
  await table.open({ rules: JUMBO });
  const { height } = page.viewportSize()!;
  const whole = await width(page);
  expect(whole).toBeGreaterThan(height * 0.85);
  const handle = page.getByRole('slider', { name: 'Size of the board' });
  const { x, y } = (await handle.boundingBox())!;
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.mouse.move(x - 180, y - 180, { steps: 4 });
  await page.mouse.up();
  const smaller = await width(page);
  expect(smaller).toBeLessThan(whole - 120);
  await page.reload();
  await expect.poll(() => width(page)).toBeCloseTo(smaller, 0);
  await handle.focus();
  await page.keyboard.press('End');
  await expect.poll(() => width(page)).toBeCloseTo(whole, 0);
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuenow', '95');
  await handle.dblclick();
  await expect(handle).toHaveAttribute('aria-valuenow', '100');
});

test('nothing but the board: by a key, by a button, and back', async ({ table, page }) => {
  await bringAxe(page);
  await table.open({ rules: JUMBO, black: COMPUTER });
  const before = await width(page);
  const bar = page.locator('header.bar');
  await page.keyboard.press('z');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  expect(await width(page)).toBeGreaterThan(before + 40);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
  await page.keyboard.press('z');
  // What must be said is said.
  await expect(table.turn).toHaveText('It is your turn.');
  await table.click(32, 22);
  await expect(table.message).toBeVisible();
  await page.keyboard.press('z');
  await expect(bar).toBeVisible();
  await table.button('Only the board').click();
  await table.button('Show everything').click();
  await expect(bar).toBeVisible();
  // Another page is never without its menu.
  await page.keyboard.press('z');
  await page.goto('/rules');
  await expect(bar).toBeVisible();
});

test('a hint comes in three steps: which piece, where to, why', async ({ table, page }) => {
  await table.open({ rules: JUMBO, start: 'W:W28,37,48:B1,22,13', black: COMPUTER });
  await table.button('Hint').click();
  await expect(table.message).toContainText('Look at the man on 28.');
  await expect(page.locator('.m-arrow-hint')).toHaveCount(0);
  await table.message.getByRole('button', { name: 'Show me' }).click();
  await expect(table.message).toContainText('Try 28x17');
  await expect(page.locator('.m-arrow-hint')).not.toHaveCount(0);
  await table.message.getByRole('button', { name: 'Why?' }).click();
  await expect(table.message).toContainText('It is the only move.');
  await expect(table.message.getByRole('button', { name: 'Why?' })).toHaveCount(0);
});

test('two who share a tablet hand it over covered, and no time runs meanwhile', async ({ table, page }) => {
  await table.open({ rules: JUMBO, clock: MINUTE });
  await table.button('More').click();
  await table.button('Pass the tablet').click();
  await page.keyboard.press('Escape');
  const cover = page.getByTestId('pass-on');
  await expect(cover).toHaveCount(0);
  await table.click(32, 28);
  await expect(cover).toContainText('Your turn, Black.');
  await expect(table.button('I am ready')).toBeFocused();
  const clock = page.getByTestId('seat-black').getByRole('timer');
  const shown = await clock.textContent();
  await page.waitForTimeout(2500);
  await expect(clock).toHaveText(shown!);
  await page.keyboard.press('Enter');
  await expect(cover).toHaveCount(0);
  await expect(clock).not.toHaveText(shown!, { timeout: 5000 });
  // The board is now the other way round: black men are below.
  await table.click(19, 23);
  await expect(cover).toContainText('Your turn, White.');
});

test('behind the cover of a tablet nothing is reached, and nobody moves', async ({ table, page }) => {
  await bringAxe(page);
  await table.open({ rules: JUMBO });
  await table.button('More').click();
  await table.button('Pass the tablet').click();
  await page.keyboard.press('Escape');
  await table.click(32, 28);
  const cover = page.getByRole('dialog', { name: 'Your turn, Black.' });
  await expect(cover).toBeVisible();
  await expectNoViolations(page);
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => document.querySelector('#app')?.contains(document.activeElement) && !document.activeElement?.closest('dialog'));
    expect(isBehind).toBe(false);
  }
  // What is behind is not there for those who hear the page either.
  const ear = await page.context().newCDPSession(page);
  const { nodes } = (await ear.send('Accessibility.getFullAXTree')) as { nodes: { ignored: boolean; role?: { value: string } }[] };
  const heard = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
  expect(heard).toContain('button');
  expect(heard).not.toContain('grid');
  expect(heard).not.toContain('gridcell');
  // Neither Escape nor the keys of the game take it away.
  for (const key of ['Escape', 'Escape', 'u', 'd', 'Backspace']) await page.keyboard.press(key);
  await expect(cover).toBeVisible();
  expect(await table.stored()).toEqual(['white 32-28']);
  await table.button('I am ready').click();
  await expect(cover).toHaveCount(0);
  await table.click(19, 23);
  await expect.poll(() => table.stored()).toEqual(['white 32-28', 'black 19-23']);
});

test('the computer waits as long as the clock is paused', async ({ table, page }) => {
  await table.open({ rules: JUMBO, black: COMPUTER, clock: MINUTE });
  await table.click(32, 28);
  await table.button('Pause the clock').click();
  const moves = page.getByRole('region', { name: 'Moves' });
  await page.waitForTimeout(2500);
  await expect(moves.getByRole('button')).toHaveCount(1);
  await page.getByTestId('paused').getByRole('button').click();
  await expect(moves.getByRole('button')).toHaveCount(2, { timeout: 15_000 });
});
