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

test('the shelf leads to comparing, house rules and the other pages', async ({ page }) => {
  const pages = {
    'First steps': '/learn',
    Puzzles: '/puzzles',
    'Compare the rules': '/compare',
    'House rules': '/house',
    Analysis: '/study',
    'Set up a position': '/setup',
    'All saved games': '/games',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toContain(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
