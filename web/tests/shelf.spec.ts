import { expect, test } from './damier';

test('the shelf shows every leaflet and every game of the world', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId(/^box-/)).toHaveCount(13);
  await expect(page.getByTestId(/^game-/)).toHaveCount(13);
});

test('a box leads to a game in three clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('box-jumbo-en').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByTestId('turn')).toHaveText('It is your turn.');
});

test('lots are drawn where the leaflet says so, else one begins', async ({ page }) => {
  for (const [id, chosen] of [
    ['hh-sv', 'Draw lots'],
    ['jumbo-de', 'Toss a coin'],
    ['djeco-fr', 'I play Blue'],
    ['hh-gb', 'I play Black'],
    ['russian', 'I play White'],
  ] as const) {
    await page.goto(`/new/${id}`);
    await expect(page.getByRole('radio', { name: chosen })).toBeChecked();
  }
});

test('the rules of every box and game are one click away', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId(/^game-/).last()).toBeVisible();
  const stands = (all: Element[]) => all.map((link) => link.getAttribute('href')!.split('/').at(-1));
  const games = await page.getByTestId(/^(box|game)-/).evaluateAll(stands);
  const rules = page.getByRole('link', { name: /^The rules: / });
  expect(await rules.evaluateAll(stands)).toEqual(games);
  await page.getByRole('link', { name: 'The rules: Spanish draughts' }).click();
  await expect(page).toHaveURL(/\/rules\/spanish$/);
  await expect(page.getByTestId(/^article-/).first()).toBeVisible();
});

test('the shelf leads to comparing and to house rules', async ({ page }) => {
  for (const [name, path] of Object.entries({ 'Compare the rules': '/compare', 'House rules': '/house' })) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toContain(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test("the boxes of the reader's language come first", async ({ page }) => {
  await page.goto('/');
  const firsts: Record<string, string[]> = {
    sv: ['box-hh-sv', 'box-jumbo-nl'],
    fr: ['box-jumbo-fr', 'box-djeco-fr', 'box-hh-fr', 'box-jumbo-nl'],
    en: ['box-jumbo-en', 'box-hh-gb', 'box-jumbo-nl'],
    ru: ['box-jumbo-nl', 'box-jumbo-fr'],
  };
  const ids = (all: Element[]) => all.map((link) => link.getAttribute('data-testid'));
  const languages = page.getByRole('banner').getByRole('combobox');
  for (const [language, expected] of Object.entries(firsts)) {
    await languages.selectOption(language);
    const first = () => page.getByTestId(/^box-/).evaluateAll(ids).then((all) => all.slice(0, expected.length));
    await expect.poll(first).toEqual(expected);
  }
  // No leaflet is printed in Russian, but there is a game.
  await expect(page.getByTestId(/^game-/).first()).toHaveAttribute('data-testid', 'game-russian');
});

test('every box names its maker, and the shelf of a phone is short @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId(/^game-/).last()).toBeVisible();
  const makers = page.getByTestId(/^box-/).filter({ hasText: /Jumbo|Djeco|Huisman/ });
  await expect(makers).toHaveCount(13);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
});

test('the way to the saved games stands there once', async ({ page, table }) => {
  await table.open({ rules: 'jumbo/touch-free' });
  await table.type('32-28');
  await expect.poll(() => table.stored()).toHaveLength(1);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'All saved games' })).toHaveCount(1);
});

test('no damaged game is to be continued', async ({ page, table }) => {
  const opened: string[] = [];
  for (const rules of ['jumbo/touch-free', 'frisian/touch-free']) {
    await table.open({ rules });
    await table.type('32-28');
    await expect.poll(() => table.stored()).toHaveLength(1);
    opened.push(table.id);
  }
  const [whole, damaged] = opened;
  await page.route('**/api/v1/games?*', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    // Others play on the same server.
    const games = list.games.filter(({ id }: { id: string }) => opened.includes(id));
    for (const game of games) if (game.id === damaged) Object.assign(game, { header: null, placement: null });
    await route.fulfill({ response, json: { ...list, games } });
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('link')).toHaveAttribute('href', `/game/${whole}`);
  // The page still asks, to count what was won.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("comparing begins with the reader's game @once", async ({ page }) => {
  const pairs = { sv: ['hh-sv', 'jumbo-en'], nl: ['jumbo-nl', 'djeco-nl'], en: ['jumbo-en', 'hh-gb'], es: ['spanish', 'jumbo-en'] };
  await page.goto('/compare');
  const choices = page.getByRole('main').getByRole('combobox');
  for (const [language, [first, second]] of Object.entries(pairs)) {
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    await expect(choices.first()).toHaveValue(first!);
    await expect(choices.nth(1)).toHaveValue(second!);
    await expect(page.getByTestId('difference').first()).toBeVisible();
  }
});
