/** The clock of a game: what it keeps, when it stands, and that it says so. */

import type { Page } from '@playwright/test';
import { expect, test, type Setup, type TestTable } from './damier';
import { makeHasty } from './person';

const MINUTE = { kind: 'delay', minutes: 1, seconds: 0 } as const;

const timer = (page: Page, color: string) => page.getByTestId(`seat-${color}`).getByRole('timer');
const paused = (page: Page) => page.getByTestId('paused').getByRole('button', { name: 'Paused: tap to go on' });

/** Two moves are made; White thinks. */
async function begin(table: TestTable, clock: Setup['clock'] = MINUTE): Promise<void> {
  await table.open({ rules: 'jumbo/touch-free', clock });
  await table.click(32, 28);
  await expect(table.turn).toHaveText('Black is to move.');
  await table.click(19, 23);
  await expect(table.turn).toHaveText('White is to move.');
  await expect.poll(async () => (await table.stored()).filter((line) => line.startsWith('clock')).length).toBe(2);
}

test.beforeEach(async ({ table }) => makeHasty(table));

/** A page that is opened has its game on the table. */
const laid = (page: Page) => expect(page.getByRole('grid')).toBeVisible({ timeout: 20_000 });

test.describe('while time goes by only as the test says', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T12:00:00' });
    await page.clock.pauseAt('2026-01-01T12:01:00');
  });

  test('reloading gives no time back, and the clock waits, paused', async ({ table, page }) => {
    await begin(table);
    await expect(paused(page)).toBeHidden();
    await page.clock.fastForward(20_000);
    await expect(timer(page, 'white')).toHaveText('0:40');
    await page.reload();
    await laid(page);
    await expect(paused(page)).toBeVisible();
    await expect(timer(page, 'white')).toHaveText('0:40');
    await page.clock.fastForward(15_000);
    await expect(timer(page, 'white')).toHaveText('0:40');
    await paused(page).click();
    await expect(paused(page)).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(timer(page, 'white')).toHaveText('0:30');
  });

  test('going to another page and back gives no time back either', async ({ table, page }) => {
    await begin(table);
    await page.clock.fastForward(20_000);
    await page.getByRole('link', { name: 'Damier' }).first().click();
    await expect(page.getByRole('grid')).toBeHidden();
    await page.clock.fastForward(20_000);
    await page.goBack();
    await laid(page);
    await expect(paused(page)).toBeVisible();
    await expect(timer(page, 'white')).toHaveText('0:40');
    // Nobody moves for nothing while the clock stands, and is told so.
    await table.click(28);
    await expect(page.locator('.b-live')).toHaveText('Paused: tap to go on');
    await table.click(19);
    await table.type('28x19');
    await expect(page.locator('#typed')).toHaveValue('28x19');
    await expect(table.turn).toHaveText('White is to move.');
    await paused(page).click();
    // A move sets the clock going for the other side, and costs what was thought.
    await page.locator('#typed').press('Enter');
    await expect(table.turn).toHaveText('Black is to move.');
    await expect(timer(page, 'white')).toHaveText('0:40');
    await page.clock.fastForward(5_000);
    await expect(timer(page, 'black')).toHaveText('0:55');
  });

  test('what is thought is noted while it is thought, in case the browser dies', async ({ table, page }) => {
    await begin(table);
    await page.clock.fastForward(7_000);
    const noted = () => page.evaluate(() => Object.values(JSON.parse(localStorage['damier-thinking']))[0]);
    await expect.poll(async () => ((await noted()) as { used: number }).used).toBe(7_000);
    // As if nothing could be done on leaving.
    await page.evaluate(() => {
      const kept = localStorage['damier-thinking'];
      addEventListener('pagehide', () => (localStorage['damier-thinking'] = kept));
    });
    await page.clock.fastForward(3_000);
    await page.reload();
    await laid(page);
    await expect(timer(page, 'white')).toHaveText('0:53');
    await page.clock.fastForward(5_000);
    await expect(paused(page)).toBeVisible();
  });

  test('a button pauses the clock, and hides nothing', async ({ table, page }) => {
    await begin(table);
    await table.button('Pause the clock').click();
    await expect(paused(page)).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(timer(page, 'white')).toHaveText('1:00');
    await paused(page).focus();
    await page.keyboard.press('Enter');
    await expect(table.button('Pause the clock')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(timer(page, 'white')).toHaveText('0:50');
  });

  test('the button that pauses the clock sets it going again, and keeps the focus', async ({ table, page }) => {
    await begin(table);
    await table.button('Pause the clock').focus();
    await page.keyboard.press('Enter');
    const seat = page.getByTestId('seat-white');
    await expect(seat.getByRole('button', { name: 'Paused: tap to go on' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.button('Pause the clock')).toBeFocused();
    // Empty, but there to be heard from.
    await expect(page.getByTestId('paused')).not.toHaveCSS('display', 'none');
  });

  test('a piece in the hand is put down when the clock is paused', async ({ table, page }) => {
    await begin(table);
    await table.click(28);
    await table.button('Pause the clock').click();
    await table.click(19);
    await paused(page).click();
    await expect(table.turn).toHaveText('White is to move.');
    await table.click(28, 19);
    await expect(table.turn).toHaveText('Black is to move.');
  });

  test('taking a move back and making it again gains no time', async ({ table, page }) => {
    await begin(table, { kind: 'fischer', minutes: 1, seconds: 5 });
    await expect(timer(page, 'black')).toHaveText('1:05');
    for (let i = 0; i < 2; i++) {
      await table.button('Take back').click();
      await expect(timer(page, 'black')).toHaveText('1:00');
      await paused(page).click();
      await table.click(19, 23);
      await expect(timer(page, 'black')).toHaveText('1:05');
    }
  });

  test('taking a move back says that the clock is paused', async ({ table, page }) => {
    await begin(table);
    await page.clock.fastForward(10_000);
    await table.button('Take back').click();
    await expect(table.turn).toHaveText('Black is to move.');
    await expect(paused(page)).toBeVisible();
    await expect(timer(page, 'white')).toHaveText('0:50');
  });

  test('either side can be given a minute more, which is kept', async ({ table, page }) => {
    await begin(table);
    await table.button(/Black: one minute more/).click();
    await expect(timer(page, 'black')).toHaveText('2:00');
    await table.button(/White: one minute more/).click();
    await expect(timer(page, 'white')).toHaveText('2:00');
    await page.clock.fastForward(20_000);
    await page.reload();
    await laid(page);
    await expect(timer(page, 'white')).toHaveText('1:40');
    await expect(timer(page, 'black')).toHaveText('2:00');
  });

  /** The same game in another window, where the clock runs, too. */
  async function openAgain(page: Page): Promise<Page> {
    const second = await page.context().newPage();
    await second.goto(page.url());
    await laid(second);
    await expect(paused(second)).toBeHidden();
    return second;
  }

  test('two windows of one game do not both run its clock', async ({ table, page }) => {
    await begin(table);
    const second = await openAgain(page);
    // It can be paused here or there.
    await second.getByRole('button', { name: 'Pause the clock' }).click();
    await expect(paused(second)).toBeVisible();
    await expect(paused(page)).toBeVisible();
    await paused(page).click();
    await expect(paused(second)).toBeHidden();
    await page.close();
    await second.clock.fastForward(5_000);
    await expect(paused(second)).toBeVisible();
  });

  test('a minute that is given in another window gives no thinking time back', async ({ table, page }) => {
    await begin(table);
    await page.clock.fastForward(20_000);
    await expect(timer(page, 'white')).toHaveText('0:40');
    const second = await openAgain(page);
    await expect(timer(second, 'white')).toHaveText('0:40');
    await second.getByRole('button', { name: /White: one minute more/ }).click();
    await expect(timer(second, 'white')).toHaveText('1:40');
    await expect.poll(async () => (await table.stored()).filter((line) => line.startsWith('clock')).length).toBe(3);
    // It goes on where the minute was given; the first window follows.
    await second.clock.fastForward(10_000);
    await expect(timer(second, 'white')).toHaveText('1:30');
    await expect(timer(page, 'white')).toHaveText('1:30');
    await second.close();
    await page.reload();
    await laid(page);
    await expect(timer(page, 'white')).toHaveText('1:30');
  });

  test('time that is given before the first move sets no clock going', async ({ table, page }) => {
    await table.open({ rules: 'jumbo/touch-free', clock: MINUTE });
    await table.button(/White: one minute more/).click();
    await expect.poll(() => table.stored()).toHaveLength(1);
    await page.reload();
    await laid(page);
    await expect(timer(page, 'white')).toHaveText('2:00');
    await expect(paused(page)).toBeHidden();
    await table.click(32, 28);
    await table.button('Take back').click();
    await expect(table.turn).toHaveText('White is to move.');
    await expect(paused(page)).toBeHidden();
  });
});

test('before the first move no clock is said to be paused, nor after the last', async ({ table, page }) => {
  await table.open({ rules: 'jumbo/touch-free', clock: MINUTE });
  await expect(timer(page, 'white')).toHaveText('1:00');
  await expect(paused(page)).toBeHidden();
  await expect(table.button('Pause the clock')).toBeHidden();
  await table.click(32, 28);
  await table.button('Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByTestId('result')).toBeVisible();
  await page.reload();
  await laid(page);
  await expect(timer(page, 'white')).toBeVisible();
  await expect(paused(page)).toBeHidden();
});
