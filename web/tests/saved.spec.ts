/** The list of saved games: what its rows say, how they are found, and what deleting does. */

import type { APIRequestContext, Page } from '@playwright/test';
import type { Header, Seat } from '../src/contract';
import { expect, expectMen, test } from './damier';

const ANYBODY: Seat = { kind: 'person', name: null };
const person = (name: string): Seat => ({ kind: 'person', name });
const computer = (level: number): Seat => ({ kind: 'computer', level });

/** A name that no other test has: others play on the same server. */
const unique = () => `Q${Math.random().toString(36).slice(2, 10)}`;

async function save(request: APIRequestContext, header: Partial<Header> & { rules: string }, ...entries: string[]): Promise<string> {
  const response = await request.post('/api/v1/games', { data: { header } });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  if (entries.length > 0) {
    const added = await request.post(`/api/v1/games/${id}/entries`, { data: { seen: 0, entries } });
    expect(added.status()).toBe(200);
  }
  return id;
}

const rowOf = (page: Page, id: string) => page.locator(`#game-${id}`);
const cards = (page: Page) => page.locator('.card');

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect(page).toHaveURL((url) => (url.searchParams.get('search') ?? '') === text);
}

const WHITE_RESIGNS = ['white resign', 'over black resigned'];

test('a row names the players, says who won, and shows the last position', async ({ page, request }) => {
  const mark = unique();
  const two = await save(
    request,
    { rules: 'swedish', edition: 'hh-sv', white: person(`Farmor Ingegärd ${mark}`), black: person('Lill-Åke') },
    ...WHITE_RESIGNS,
  );
  const lost = await save(request, { rules: 'jumbo', start: 'W:W32:BK19,K20', white: ANYBODY, black: computer(3) }, 'white 32-28', ...WHITE_RESIGNS);
  const unnamed = await save(request, { rules: 'djeco', edition: 'djeco-fr' }, ...WHITE_RESIGNS);
  const running = await save(
    request,
    { rules: 'jumbo', white: computer(12), black: ANYBODY },
    'white 32-28',
    'black 19-23',
    'white 28x19{23}',
  );
  await page.goto('/games');
  await expect(rowOf(page, two)).toContainText(`Farmor Ingegärd ${mark} – Lill-Åke`);
  await expect(rowOf(page, two)).toContainText('won by Lill-Åke');
  await expect(rowOf(page, lost)).toContainText('You (White) – Computer, level 3');
  await expect(rowOf(page, lost)).toContainText(/You lost 0-2\s· one move/);
  await expectMen(rowOf(page, lost), 3);
  await expect(rowOf(page, unnamed)).toContainText('Blue – Green');
  await expect(rowOf(page, unnamed)).toContainText('won by Green');
  await expect(rowOf(page, running)).toContainText('Computer, level 12 – You (Black)');
  // A move of each player is one.
  await expect(rowOf(page, running)).toContainText(/not finished\s· 2 moves/);
  await expectMen(rowOf(page, running), 39);
});

test('a damaged game is listed as such, beside the others', async ({ page, request }) => {
  const mark = unique();
  const damaged = await save(request, { rules: 'jumbo', white: person(mark) });
  const whole = await save(request, { rules: 'russian', white: person(mark) });
  await page.route('**/api/v1/games?*', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    for (const game of list.games) if (game.id === damaged) Object.assign(game, { header: null, placement: null });
    await route.fulfill({ response, json: list });
  });
  await page.goto(`/games?search=${mark}`);
  await expect(rowOf(page, damaged)).toContainText('This game is damaged.');
  await expect(rowOf(page, damaged).getByRole('link')).toHaveAttribute('href', `/game/${damaged}`);
  await expect(rowOf(page, whole)).toContainText(mark);
});

test('games are found by names without accents, by results and by dates as shown', async ({ page, request }) => {
  const mark = unique();
  const id = await save(request, { rules: 'jumbo', edition: 'jumbo-nl', white: person(`Øystein ${mark}`) });
  await save(request, { rules: 'jumbo', white: person(mark) }, ...WHITE_RESIGNS);
  await page.goto('/games');
  const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(Date.now());
  const iso = new Intl.DateTimeFormat('sv-SE').format(Date.now());
  await search(page, mark);
  await expect(page.getByRole('status').getByText('2 games')).toBeVisible();
  for (const text of ['oystein', 'ØYSTEIN', 'not finished', 'jumbo-nl oys']) {
    await search(page, `${text} ${mark}`);
    await expect(cards(page)).toHaveCount(1);
    await expect(rowOf(page, id)).toBeVisible();
  }
  for (const text of [today, iso]) {
    await search(page, `${text} ${mark}`);
    await expect(page.getByRole('status').getByText('2 games')).toBeVisible();
  }
  await search(page, `oystein won ${mark}`);
  await expect(page.getByText('No saved game matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(page).toHaveURL(/\/games$/);
  await expect(rowOf(page, id)).toBeVisible();
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('games are found by the words that Dutch rows say', async ({ page, request }) => {
    const mark = unique();
    const swedish = await save(request, { rules: 'swedish', white: person(mark) });
    const finnish = await save(request, { rules: 'finnish', white: person(mark), black: computer(3) }, 'white resign', 'over black resigned');
    const english = await save(request, { rules: 'english', white: person('A'), black: person(mark) }, 'black resign', 'over white resigned');
    await page.goto('/games');
    const found: Record<string, string[]> = {
      Zweeds: [swedish],
      Fins: [finnish],
      engels: [english],
      blazen: [swedish],
      'niveau 3': [finnish],
      'niveau 2': [],
      gewonnen: [english],
      'gewonnen door': [english],
      verloren: [finnish],
      'nog bezig': [swedish],
    };
    for (const [text, ids] of Object.entries(found)) {
      await search(page, `${text} ${mark}`);
      await expect(cards(page), text).toHaveCount(ids.length);
      for (const id of ids) await expect(rowOf(page, id), text).toBeVisible();
    }
  });
});

test('what was chosen stands in the address, and is there again after loading and Back', async ({ page, request }) => {
  const mark = unique();
  const running = await save(request, { rules: 'jumbo', edition: 'jumbo-nl', white: person(mark), black: computer(5) });
  await save(request, { rules: 'jumbo', edition: 'jumbo-nl', white: person(mark) }, ...WHITE_RESIGNS);
  await save(request, { rules: 'russian', white: person(mark), black: computer(5) });
  await page.goto('/games');
  await search(page, mark);
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Not finished' }).click();
  await page.getByRole('combobox', { name: 'All boxes and games' }).selectOption('jumbo-nl');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('status').getByText('one game')).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).click();
  await expect(page).toHaveURL(`/game/${running}`);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(mark);
  await expect(page.getByRole('button', { name: 'Not finished' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(1);
});

test('games that go on come before those that are over, and a filter pressed again is gone', async ({ page, request }) => {
  const mark = unique();
  const running = await save(request, { rules: 'jumbo', white: person(mark) });
  const finished = await save(request, { rules: 'jumbo', white: person(mark) }, ...WHITE_RESIGNS);
  await page.goto(`/games?search=${mark}`);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).nth(0)).toHaveAttribute('href', `/game/${running}`);
  await expect(cards(page).nth(1)).toHaveAttribute('href', `/game/${finished}`);
  const filter = page.getByRole('button', { name: 'Finished', exact: true });
  await filter.click();
  await expect(cards(page)).toHaveCount(1);
  await filter.click();
  await expect(cards(page)).toHaveCount(2);
});

test('a picture of a game is large enough to recognise it', async ({ page, request }) => {
  const mark = unique();
  await save(request, { rules: 'jumbo', white: person(mark) });
  await page.goto(`/games?search=${mark}`);
  for (const [width, least] of [[320, 80], [1280, 110], [2560, 110]] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect((await cards(page).locator('svg.mini').boundingBox())?.width).toBeGreaterThanOrEqual(least);
  }
});

test('long lists come fifty at a time, and the next fifty by the keyboard', async ({ page, request }) => {
  const mark = unique();
  for (let i = 0; i < 53; i++) await save(request, { rules: 'jumbo', white: person(mark) });
  await page.goto(`/games?search=${mark}`);
  await expect(page.getByRole('status').getByText('53 games')).toBeVisible();
  await expect(cards(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(53);
  await expect(cards(page).nth(50)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('each deleted game leaves its undo in its place, with the focus', async ({ page, request }) => {
  const mark = unique();
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) ids.unshift(await save(request, { rules: 'jumbo', white: person(mark) }));
  await page.goto(`/games?search=${mark}`);
  await expect(cards(page)).toHaveCount(12);
  const [near, last] = [rowOf(page, ids[3]!), rowOf(page, ids[11]!)];
  await last.getByRole('button', { name: 'Delete' }).click();
  await expect(last).toContainText('The game was deleted.');
  await expect(last.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(last.getByRole('button', { name: 'Undo' })).toBeInViewport();
  await near.getByRole('button', { name: 'Delete' }).click();
  await expect(near.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByRole('status').getByText('10 games')).toBeVisible();
  await last.getByRole('button', { name: 'Undo' }).click();
  await expect(last.getByRole('link')).toBeFocused();
  await expect(near).toContainText('The game was deleted.');
  await near.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(12);
  await page.reload();
  await expect(cards(page)).toHaveCount(12);
});

test('long names and the search fit a narrow phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const mark = unique();
  await save(request, {
    rules: 'swedish',
    edition: 'hh-sv',
    white: person(`${mark} van der Langenachternaam-Voorbeeldsen`),
    black: person('Donaudampfschifffahrtsgesellschaftskapitänsanwärterin'),
  });
  await page.goto(`/games?search=${mark}`);
  await expect(cards(page)).toHaveCount(1);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the menu leads from a filtered list to the whole one', async ({ page, request }) => {
  const mark = unique();
  await save(request, { rules: 'swedish', edition: 'hh-sv', white: person(mark), black: person('Lill-Åke') });
  await save(request, { rules: 'swedish', edition: 'hh-sv', white: person('Bertil'), black: person('Lill-Åke') });
  await page.goto(`/games?search=${mark}`);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(cards(page).filter({ hasText: 'Bertil' }).first()).toBeVisible();
});
