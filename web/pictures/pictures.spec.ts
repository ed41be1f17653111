/** Every edition and every main state of the app, as it looks. */

import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, Side } from '../tests/rooms';
import { test, type Setup } from '../tests/damier';
import { fill, playOn, playToLastMove } from '../tests/pictured';

const FOLDER = '../docs/img';

const COMPUTER = { kind: 'computer', level: 4 } as const;

/** A language for each edition: its own. */
const EDITIONS: Record<string, { rules: string; locale: string }> = {
  'jumbo-nl': { rules: 'jumbo/touch-free', locale: 'nl-NL' },
  'jumbo-fr': { rules: 'jumbo-fr/touch-free', locale: 'fr-FR' },
  'jumbo-de': { rules: 'jumbo/touch-free', locale: 'de-DE' },
  'jumbo-en': { rules: 'jumbo/touch-free', locale: 'en-GB' },
  'djeco-fr': { rules: 'djeco/strict', locale: 'fr-FR' },
  'djeco-nl': { rules: 'djeco/strict', locale: 'nl-NL' },
  'hh-nl': { rules: 'jumbo/touch-free', locale: 'nl-NL' },
  'hh-fr': { rules: 'jumbo-fr/touch-free', locale: 'fr-FR' },
  'hh-gb': { rules: 'english/strict/touch-free', locale: 'en-GB' },
  'hh-sv': { rules: 'swedish/strict/touch-free', locale: 'sv-SE' },
  'hh-da': { rules: 'danish/touch-free', locale: 'da-DK' },
  'hh-nb': { rules: 'norwegian/strict/touch-free', locale: 'nb-NO' },
  'hh-fi': { rules: 'finnish/touch-free', locale: 'fi-FI' },
};

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 78, animations: 'disabled' });
}

for (const [edition, { rules, locale }] of Object.entries(EDITIONS)) {
  test.describe(edition, () => {
    test.use({ locale });
    test('in the middle of a game', async ({ page, table }) => {
      const setup: Setup = { edition, rules };
      await table.open(setup);
      await playOn(page, table, setup, 24);
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
  for (const [name, device] of [['room', { ...DESKTOP, viewport: { width: 1180, height: 820 } }], ['phone-room', { ...PHONE, deviceScaleFactor: 2 }]] as const) {
    test(`a ${name}, waiting and playing`, async ({ browser, baseURL }) => {
      const [host, guest] = [await Side.at(browser, device), await Side.at(browser, DESKTOP)];
      const link = await host.openRoom(baseURL!, { game: 'jumbo-en', name: 'Anna' });
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
