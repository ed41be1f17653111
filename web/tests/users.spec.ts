/**
 * Six people on the way to what they came for, each for the first time. The
 * clicks and keys are held here, the seconds are told: docs/design.md has both.
 */

import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './damier';
import { listen } from './heard';
import { newFolder, Server, throwAway } from './server';

/** Nobody has played on this device, nor on any other. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const folder = newFolder();
    const server = await Server.start(folder);
    await use(server.url);
    await server.stop();
    throwAway(folder);
  },
});

/** What it costs somebody to come somewhere. */
class Walk {
  #clicks = 0;
  #keys = 0;
  #screens = 0;
  readonly #began = Date.now();

  private constructor(
    readonly page: Page,
    readonly who: string,
  ) {}

  static async from(page: Page, who: string, address = '/'): Promise<Walk> {
    const walk = new Walk(page, who);
    await page.goto(address);
    return walk;
  }

  /** What is not in sight is looked for first. */
  async click(element: Locator): Promise<void> {
    await element.waitFor();
    this.#screens += await element.evaluate((found) => {
      const { top, bottom } = found.getBoundingClientRect();
      const middle = (top + bottom) / 2 / innerHeight;
      return Math.max(0, -middle, middle - 1);
    });
    await element.click();
    this.#clicks++;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.#keys++;
    }
  }

  /** How often Tab is pressed until it is there. */
  async tabTo(wanted: Locator): Promise<number> {
    await wanted.waitFor();
    for (let tabs = 1; tabs <= 60; tabs++) {
      await this.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return tabs;
    }
    throw new Error(`Tab never reaches ${wanted}`);
  }

  /** What it took to come here. */
  arrive(where: string): { clicks: number; keys: number; screens: number } {
    const seconds = ((Date.now() - this.#began) / 1000).toFixed(1);
    const cost = { clicks: this.#clicks, keys: this.#keys, screens: Math.round(this.#screens * 10) / 10 };
    console.log(`${this.who}, ${where}: ${cost.clicks} clicks, ${cost.keys} keys, ${cost.screens} screens, ${seconds} s`);
    return cost;
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const board = (page: Page) => page.getByRole('grid');

test.describe('a grandparent', () => {
  test.use({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } });

  test('plays against the computer after two clicks', async ({ page }) => {
    const walk = await Walk.from(page, 'grandparent');
    await walk.click(page.getByTestId('mine-jumbo-nl'));
    await walk.click(button(page, 'Beginnen'));
    await expect(board(page)).toBeVisible();
    expect(walk.arrive('a game')).toEqual({ clicks: 2, keys: 0, screens: 0 });
  });
});

test.describe('a child of seven', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is in a lesson after one tap', async ({ page }) => {
    const walk = await Walk.from(page, 'child');
    await walk.click(page.getByRole('link', { name: 'Apprendre en 5 minutes' }));
    await expect(board(page)).toBeVisible();
    expect(walk.arrive('a lesson')).toMatchObject({ clicks: 1, keys: 0 });
  });

  test('plays by the leaflet after three, with at most a screen to push', async ({ page }) => {
    const walk = await Walk.from(page, 'child');
    await walk.click(page.getByTestId('mine-djeco-fr'));
    await walk.click(page.getByText('Selon la notice', { exact: true }));
    await walk.click(button(page, 'Commencer'));
    await expect(board(page)).toBeVisible();
    const { clicks, screens } = walk.arrive('a game by the leaflet');
    expect(clicks).toBe(3);
    expect(screens).toBeLessThanOrEqual(1);
  });
});

test.describe('a family', () => {
  test.use({ locale: 'sv-SE', viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('plays at one tablet after six taps, and hands it over covered after three more', async ({ page }) => {
    const walk = await Walk.from(page, 'family');
    await walk.click(page.getByTestId('mine-hh-sv'));
    await walk.click(page.getByText('Två spelare vid det här brädet'));
    await walk.click(page.getByText('Brädet vänds mot den som är vid draget'));
    await walk.click(page.getByText('Efter regelbladet', { exact: true }));
    const clocks = page.locator('#clock');
    await walk.click(clocks);
    await clocks.selectOption({ index: 1 });
    await walk.click(button(page, 'Börja spela'));
    await expect(board(page)).toBeVisible();
    expect(walk.arrive('a game of two with a clock')).toMatchObject({ clicks: 6, keys: 0 });
    await walk.click(button(page, 'Mer'));
    await walk.click(button(page, 'Skicka surfplattan vidare'));
    await walk.click(button(page, 'Stäng'));
    expect(walk.arrive('the tablet covered between two turns')).toMatchObject({ clicks: 9, keys: 0 });
    for (const square of [21, 17]) await page.locator(`[role=grid] [data-square="${square}"]`).click();
    await expect(page.getByTestId('pass-on')).toBeVisible();
  });
});

test.describe('a club player', () => {
  test.use({ locale: 'fi-FI', viewport: { width: 1280, height: 900 } });

  test('has a game of a file analysed after four clicks', async ({ page }) => {
    test.slow();
    const walk = await Walk.from(page, 'club player');
    await walk.click(page.getByRole('navigation').getByRole('link', { name: 'Analyysi' }));
    const chooser = page.waitForEvent('filechooser');
    await walk.click(page.getByText('Valitse tiedosto'));
    await (await chooser).setFiles('tests/files/evening.pdn');
    await walk.click(page.getByTestId('game-in-file').first());
    await walk.click(button(page, 'Analysoi koko peli'));
    await expect(page.getByTestId('graph')).toBeVisible({ timeout: 60_000 });
    expect(walk.arrive('an analysed game')).toEqual({ clicks: 4, keys: 0, screens: 0 });
  });
});

test.describe('a teacher', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

  test('prints the rules of a box after two clicks', async ({ page }) => {
    const printed = page.waitForFunction(() => (globalThis as { isPrinted?: boolean }).isPrinted, null, { timeout: 0 });
    await page.addInitScript(() => (globalThis.print = () => Object.assign(globalThis, { isPrinted: true })));
    const walk = await Walk.from(page, 'teacher');
    await walk.click(page.getByRole('link', { name: 'The rules: Draughts' }).first());
    await walk.click(button(page, 'Print'));
    await printed;
    const { clicks, screens } = walk.arrive('the rules on paper');
    expect(clicks).toBe(2);
    expect(screens).toBeLessThan(1);
  });
});

test.describe('a blind player', () => {
  test.use({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });

  test('begins and moves by keys alone, and hears each move once', async ({ page }) => {
    const walk = await Walk.from(page, 'blind player');
    const skip = await walk.tabTo(page.getByRole('link', { name: 'Zum Inhalt springen' }));
    await walk.press('Enter');
    // One to leave the menu out, and the box is the first thing after it.
    expect([skip, await walk.tabTo(page.getByTestId('mine-jumbo-de'))]).toEqual([1, 1]);
    await walk.press('Enter');
    const begin = button(page, 'Partie beginnen');
    expect(await walk.tabTo(begin)).toBe(8);
    await walk.press('Enter');
    await expect(board(page)).toBeVisible();
    const { clicks, keys } = walk.arrive('a game');
    expect([clicks, keys]).toEqual([0, 13]);

    await walk.tabTo(page.locator('[role=gridcell][tabindex="0"]'));
    await expect(page.getByTestId('turn')).toHaveText('Du bist am Zug.');
    const heard = await listen(page);
    const isWhite = (await board(page).getByRole('gridcell').first().getAttribute('data-square')) === '1';
    const [from, to] = isWhite ? ['32', '28'] : ['19', '23'];
    await walk.press(...from, 'Enter', ...to, 'Enter');
    await expect.poll(heard).toHaveLength(2);
    const [mine, answer] = await heard();
    expect(mine).toMatch(new RegExp(`${from}.*${to}`));
    expect(answer).toMatch(/\d+.*\d+/);
    walk.arrive('a move and its answer');
  });
});
