/** Every edition and every main state of the app, as it looks. */

import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, Side } from '../tests/rooms';
import { expect, test, type Setup } from '../tests/damier';
import { fill, playOn, playToLastMove } from '../tests/pictured';
import { freePort, newFolder, Server, throwAway } from '../tests/server';

const FOLDER = '../docs/img';

const COMPUTER = { kind: 'computer', level: 4 } as const;

/** Each edition in its own language, and in a game of its own, so many moves of either side from its beginning. */
const EDITIONS: Record<string, { rules: string; locale: string; plies: number }> = {
  'jumbo-nl': { rules: 'jumbo/touch-free', locale: 'nl-NL', plies: 24 },
  'jumbo-fr': { rules: 'jumbo-fr/touch-free', locale: 'fr-FR', plies: 31 },
  'jumbo-de': { rules: 'jumbo/touch-free', locale: 'de-DE', plies: 38 },
  'jumbo-en': { rules: 'jumbo/touch-free', locale: 'en-GB', plies: 17 },
  'djeco-fr': { rules: 'djeco/strict', locale: 'fr-FR', plies: 22 },
  'djeco-nl': { rules: 'djeco/strict', locale: 'nl-NL', plies: 33 },
  'hh-nl': { rules: 'jumbo/touch-free', locale: 'nl-NL', plies: 28 },
  'hh-fr': { rules: 'jumbo-fr/touch-free', locale: 'fr-FR', plies: 19 },
  'hh-gb': { rules: 'english/strict/touch-free', locale: 'en-GB', plies: 14 },
  'hh-sv': { rules: 'swedish/strict/touch-free', locale: 'sv-SE', plies: 20 },
  'hh-da': { rules: 'danish/touch-free', locale: 'da-DK', plies: 16 },
  'hh-nb': { rules: 'norwegian/strict/touch-free', locale: 'nb-NO', plies: 11 },
  'hh-fi': { rules: 'finnish/touch-free', locale: 'fi-FI', plies: 23 },
};

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 78, animations: 'disabled' });
}

for (const [seed, [edition, { rules, locale, plies }]] of Object.entries(EDITIONS).entries()) {
  test.describe(edition, () => {
    test.use({ locale });
    test('in the middle of a game', async ({ page, table }) => {
      const setup: Setup = { edition, rules };
      await table.open(setup);
      await playOn(page, table, setup, plies, seed);
      await take(page, `edition-${edition}`);
    });
  });
}

test.describe('states', () => {
  test('the shelf', async ({ page, table }) => {
    await fill(table);
    await page.goto('/');
    await page.getByText('Level 4').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await take(page, 'home');
    await page.getByRole('heading', { name: 'My boxes' }).evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top - 24));
    await take(page, 'shelf');
  });

  test('a new game', async ({ page }) => {
    await page.goto('/new/hh-sv');
    await page.getByText('Start the game').waitFor();
    await take(page, 'new-game');
  });

  test('a refusal', async ({ page, table }) => {
    await table.open({ edition: 'jumbo-en', rules: 'jumbo/touch-free', start: 'W:W28,32,37,38,43,48:B8,9,13,18,22,19' });
    await table.click(37, 31);
    await table.message.locator('summary').click();
    await take(page, 'refusal');
    await table.message.locator('summary').click();
    // Room for the whole article.
    await page.setViewportSize({ width: 1360, height: 945 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('tab', { name: 'The leaflet' }).click();
    await expect(page.getByRole('tabpanel').locator('[aria-current]')).toBeInViewport({ ratio: 0.5 });
    await take(page, 'article');
  });

  test('a move chosen ahead', async ({ page, table }) => {
    // The computer takes all the time that there is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const start = 'W:W26,27,28,32,33,35,37,38,42,48:B3,7,8,9,12,13,14,16,17,18';
    await table.open({ edition: 'djeco-fr', rules: 'djeco/strict', start, white: COMPUTER });
    await table.click(14, 20);
    await page.locator('.m-ahead-square').nth(1).waitFor();
    await take(page, 'ahead');
  });

  test('how somebody fares', async ({ page, table }) => {
    await fill(table);
    await page.goto('/statistics');
    await page.getByText('Play level 5').waitFor();
    await take(page, 'statistics');
  });

  test('a choice of routes', async ({ page, table }) => {
    await table.open({ edition: 'jumbo-en', rules: 'jumbo/touch-free', start: 'W:WK4,45:B13,20,32,37,3' });
    await table.click(4, 15);
    await page.waitForTimeout(400);
    await take(page, 'routes');
  });

  test('a huff', async ({ page, table }) => {
    await table.open({ edition: 'djeco-fr', rules: 'djeco', mode: 'leaflet', start: 'W:W32,37,41,45:B5,8,10,28' });
    await table.click(45, 40);
    await table.button('Huff').click();
    await take(page, 'huff');
  });

  test('a hint', async ({ page, table }) => {
    const setup: Setup = { edition: 'hh-da', rules: 'danish/touch-free', black: COMPUTER };
    await table.open(setup);
    await playOn(page, table, setup, 12);
    await table.button('Hint').click();
    await table.message.waitFor();
    await take(page, 'hint');
  });

  test('the result', async ({ page, table }) => {
    test.setTimeout(240_000);
    const setup: Setup = { edition: 'jumbo-en', rules: 'jumbo/touch-free', black: { kind: 'computer', level: 1 } };
    await page.addInitScript(() => localStorage.setItem('damier-settings', '{"speed":"none"}'));
    await table.open(setup);
    await table.type(await playToLastMove(page, table, setup));
    await page.getByRole('heading', { name: 'You won!' }).waitFor();
    await page.getByTestId('plot').waitFor();
    await take(page, 'result');
  });

  test('the leaflet', async ({ page }) => {
    await page.goto('/new/djeco-fr');
    await page.getByText('Read the leaflet').click();
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await take(page, 'leaflet');
  });

  test('settings', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await take(page, 'settings');
  });
});

test.describe('learning', () => {
  test('an article of the rules', async ({ page }) => {
    await page.goto('/rules/djeco-fr#6');
    await page.getByTestId('article-6').getByRole('grid').first().waitFor();
    await page.getByTestId('article-6').getByRole('button', { name: /^Try 46x28/ }).first().click();
    await page.getByTestId('article-6').getByTestId('said').waitFor();
    await take(page, 'rules');
  });

  test('the editor of house rules', async ({ page }) => {
    await page.goto('/house/jumbo/8x8/rows=3/forward');
    await page.getByRole('button', { name: 'Change these rules' }).click();
    await page.getByTestId('differences').waitFor();
    await take(page, 'house');
  });
});

test.describe('rooms', () => {
  // At a name that others can reach; `playwright.config.ts` says where that is.
  let club: Server;
  let root = '';
  test.beforeAll(async () => {
    const port = await freePort();
    root = `http://club.example:${port}`;
    club = await Server.start(newFolder(), port, { options: ['--open', '--public-url', `${root}/`] });
  });
  test.afterAll(async () => {
    await club.stop();
    throwAway(club.data);
  });

  for (const [name, device] of [['room', { ...DESKTOP, viewport: { width: 1180, height: 820 } }], ['phone-room', { ...PHONE, deviceScaleFactor: 2 }]] as const) {
    test(`a ${name}, waiting and playing`, async ({ browser }) => {
      const [host, guest] = [await Side.at(browser, device), await Side.at(browser, DESKTOP)];
      const link = await host.openRoom(root, { game: 'jumbo-en', name: 'Anna' });
      await host.page.waitForLoadState('networkidle');
      await take(host.page, `${name}-waiting`);
      await guest.sitDown(link, 'Ben');
      await host.page.getByRole('grid').waitFor();
      await host.table.click(32, 28);
      await guest.table.click(19, 23);
      await host.page.getByText('It is your turn.').waitFor();
      await host.page.evaluate(() => scrollTo(0, 0));
      await take(host.page, name);
    });
  }
});

test.describe('dark', () => {
  test.use({ colorScheme: 'dark' });

  test('two games compared', async ({ page }) => {
    await page.goto('/compare/hh-gb/hh-fi');
    await page.getByTestId('difference').nth(1).getByRole('grid').first().waitFor();
    await take(page, 'compare');
  });

  test('the analysis board', async ({ page }) => {
    const moves = '1. 32-28 19-23 2. 28x19 14x23 3. 33-28 23x32 4. 37x28 10-14 5. 28-22 17x28 6. 38-32 0-2';
    await page.goto('/study');
    await page.getByLabel('Or paste its text').fill(`[White "Grandparent"] [Black "Child"] [GameType "20"] ${moves}`);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Analyse the whole game' }).click();
    await page.getByRole('button', { name: 'Learn from the mistakes' }).waitFor({ timeout: 60_000 });
    await page.getByRole('tab', { name: 'Moves' }).click();
    await page.getByRole('button', { name: '37x28' }).click();
    await page.getByTestId('lines').locator('li').first().waitFor();
    await page.waitForTimeout(2000);
    await take(page, 'analysis');
  });

  test('a game of the world at night', async ({ page, table }) => {
    const setup: Setup = { rules: 'russian/touch-free' };
    await table.open(setup);
    await playOn(page, table, setup, 30);
    await take(page, 'dark');
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  test('the shelf on a phone', async ({ page }) => {
    await page.goto('/');
    await page.getByTestId('box-jumbo-nl').waitFor();
    await take(page, 'phone-shelf');
  });
  test('a lesson on a phone', async ({ page }) => {
    await page.goto('/learn/hh-sv');
    await page.getByRole('button', { name: '4. Take the most' }).click();
    await page.getByRole('button', { name: 'Show me' }).waitFor();
    await take(page, 'phone-lesson');
  });
  test.describe('at night', () => {
    test.use({ colorScheme: 'dark' });
    test('a puzzle on a phone', async ({ page }) => {
      await page.goto('/puzzles/djeco');
      await page.getByRole('grid').waitFor();
      await page.getByText('Medium', { exact: true }).click();
      await page.getByText('Puzzle 1 of').waitFor();
      await take(page, 'phone-puzzle');
    });
  });
  test('a game on a phone', async ({ page, table }) => {
    const setup: Setup = { edition: 'djeco-fr', rules: 'djeco/strict', black: COMPUTER };
    await table.open(setup);
    await playOn(page, table, setup, 18);
    await take(page, 'phone-game');
  });
});

test.describe('tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  test('a tablet that is handed over', async ({ page, table }) => {
    await page.addInitScript(() => localStorage.setItem('damier-settings', '{"speed":"none","passOn":true}'));
    await table.open({ edition: 'jumbo-en', rules: 'jumbo/touch-free', white: { kind: 'person', name: 'Anna' }, black: { kind: 'person', name: 'Ben' } });
    await table.click(32, 28);
    await page.getByTestId('pass-on').waitFor();
    await take(page, 'tablet');
  });
});
