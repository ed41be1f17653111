/** After a game: how it went, trying again, the next level, and how somebody fares. */

import type { APIRequestContext, Page } from '@playwright/test';
import type { Header, Seat } from '../src/contract';
import { expect, test } from './damier';
import { bringAxe, expectNoViolations } from './axe';
import { newFolder, Server, throwAway } from './server';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ANYBODY: Seat = { kind: 'person', name: null };
const computer = (level: number): Seat => ({ kind: 'computer', level });

/** White led until his ninth move, 28-22, and lost a man there. */
const TURNED = [
  'white 31-26', 'black 20-24', 'white 36-31', 'black 17-22', 'white 34-29', 'black 22-27',
  'white 31x22{27}', 'black 18x27{22}', 'white 32x21{27}', 'black 16x27{21}', 'white 29x20{24}', 'black 14x25{20}',
  'white 33-28', 'black 19-24', 'white 41-36', 'black 13-19', 'white 28-22', 'black 27x18{22}',
  'white 36-31', 'black 12-17', 'white 38-32', 'black 9-13', 'white 40-34', 'black 7-12',
]; // prettier-ignore

async function save(request: APIRequestContext, header: Partial<Header>, ...entries: string[]): Promise<string> {
  const agreed = { edition: 'jumbo-en', rules: 'jumbo/touch-free', white: ANYBODY, black: computer(3), ...header };
  const response = await request.post('/api/v1/games', { data: { header: agreed } });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  if (entries.length > 0) await request.post(`/api/v1/games/${id}/entries`, { data: { seen: 0, entries } });
  return id;
}

/** Somebody gives up, and what is said then. */
async function resign(page: Page, id: string) {
  await page.goto(`/game/${id}`);
  return resignHere(page);
}

async function resignHere(page: Page) {
  await page.getByRole('button', { name: 'Resign' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByTestId('result')).toBeVisible();
  return dialog;
}

/** What the layout moved by itself. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const sum = () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  return { sum };
}

test('three sentences say who led, where it turned and how long it took, with a small plot', async ({ page, request }) => {
  const dialog = await resign(page, await save(request, {}, ...TURNED));
  await expect(dialog.getByRole('heading', { name: 'You lost. Well fought!' })).toBeVisible();
  const story = dialog.getByTestId('story');
  await expect(story).toContainText('You led until move 9. There 28-22 cost a piece. The game took 12 moves.');
  await expect(story.getByRole('img', { name: 'The chances from move to move' })).toBeVisible();
  await expect(story.getByText('Move 9', { exact: true })).toBeVisible();
  // The better move is there to be found, not told.
  await expect(story).not.toContainText(/better/i);
});

test('between two people the same is told of their colors', async ({ page, request }) => {
  const dialog = await resign(page, await save(request, { black: ANYBODY }, ...TURNED));
  await expect(dialog.getByTestId('story')).toContainText('White led until move 9. There White lost a piece with 28-22.');
});

test('one tries again from the position before the turning point, as it was agreed', async ({ page, request }) => {
  const id = await save(request, {}, ...TURNED);
  const dialog = await resign(page, id);
  await dialog.getByRole('button', { name: 'Try again from here' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByTestId('turn')).toHaveText('It is your turn.');
  await expect(page.getByTestId('seat-black')).toContainText('Computer, level 3');
  // The man that was to be lost stands there again.
  await expect(page.locator('[role=grid] [data-square="28"]')).toHaveAccessibleName(/white/i);
  const again = await (await request.get(`/api/v1/games/${page.url().split('/').at(-1)}`)).json();
  expect(again.header).toMatchObject({ edition: 'jumbo-en', rules: 'jumbo/touch-free' });
  expect(again.header.start).toMatch(/^W:W.*28.*:B/);
});

test('the turning point leads to that move in the analysis', async ({ page, request }) => {
  const dialog = await resign(page, await save(request, {}, ...TURNED));
  await dialog.getByRole('link', { name: 'Analyse this move' }).click();
  await expect(page.getByTestId('moves').locator('[aria-current]')).toContainText('28-22');
});

test('who lost is offered an easier level, who won the next', async ({ page, request, table }) => {
  const dialog = await resign(page, await save(request, {}, ...TURNED));
  await expect(dialog.getByRole('button', { name: 'Try level 2' })).toBeVisible();
  await table.open({ rules: 'jumbo/touch-free', start: 'W:W28,45:B22', black: { kind: 'computer', level: 1 } });
  await table.click(28, 17);
  await expect(dialog.getByRole('heading', { name: 'You won!' })).toBeVisible();
  // Of a single move there is nothing to tell.
  await expect(dialog.getByTestId('story')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Try level 2' }).click();
  await expect(page.getByTestId('seat-black')).toContainText('Computer, level 2');
});

test('how it went is told beside the board too, when somebody asks', async ({ page, request }) => {
  await page.goto(`/game/${await save(request, {}, ...TURNED, 'white resign', 'over black resigned')}`);
  await expect(page.getByTestId('story')).toHaveCount(0);
  await page.getByRole('button', { name: 'How it went' }).click();
  await expect(page.getByTestId('story')).toContainText('You led until move 9.');
});

test('where losing all wins, a capture is nothing to be proud of', async ({ page, request }) => {
  // White takes two at once.
  const taken = ['white 32-28', 'black 19-23', 'white 28x19{23}', 'black 14x23{19}', 'white 35-30', 'black 20-24', 'white 30x28{24,23}'];
  const told = async (rules: string) => {
    const id = await save(request, { edition: null, rules, black: ANYBODY }, ...taken, 'black resign', 'over white resigned');
    await page.goto(`/game/${id}`);
    await page.getByRole('button', { name: 'How it went' }).click();
    const story = page.getByTestId('story');
    await expect(story).not.toContainText('looking through');
    return story;
  };
  await expect(await told('international')).toContainText('With 30x28 White took 2 pieces at once.');
  await expect(await told('losing')).not.toContainText('at once');
});

for (const [name, width, height] of [['phone', 390, 844], ['small phone', 320, 640], ['window', 1280, 800]] as const) {
  test(`nothing moves when the story comes on a ${name}, and nothing is wider than it`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await bringAxe(page);
    const shifts = await watchShifts(page);
    const id = await save(request, {}, ...TURNED);
    await page.goto(`/game/${id}`);
    // The story waits until its place has been measured: whatever file it is in, it is none of those loaded now.
    await page.waitForLoadState('networkidle');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const waiting: string[] = [];
    await page.route('**/assets/*.js', async (route) => {
      waiting.push(route.request().url());
      await held;
      await route.continue();
    });
    const dialog = await resignHere(page);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    const button = dialog.getByTestId('afterwards').getByRole('button').first();
    const [before, moved] = [await button.boundingBox(), await shifts.sum()];
    await expect(dialog.getByTestId('story')).toHaveCount(0);
    release();
    await expect(dialog.getByTestId('story')).toContainText('You led until move 9.');
    expect(await button.boundingBox()).toEqual(before);
    expect((await shifts.sum()) - moved).toBeLessThanOrEqual(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page);
  });
}

test('where nobody can think, what needs no thinking is told', async ({ page, request, complaints }) => {
  // The rules are there, the engine is not, and the server has no time for it.
  await page.route('**/engine-*.wasm', (route) => route.abort());
  await page.route('**/api/v1/ask', async (route) => {
    const { ask } = route.request().postDataJSON() as { ask: string };
    await (ask === 'course' ? route.abort() : route.continue());
  });
  const dialog = await resign(page, await save(request, {}, ...TURNED));
  await expect(dialog.getByTestId('story')).toHaveText('The game took 12 moves.');
  await expect(dialog.getByTestId('plot')).toHaveCount(0);
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ERR_FAILED|WebAssembly is not available/.test(each)));
});

test('results are written as the reader likes them', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('damier-settings', JSON.stringify({ results: '1-0' })));
  const id = await save(request, {}, ...TURNED);
  await resign(page, id);
  await expect(page.getByTestId('result')).toHaveText('0-1');
  await page.goto('/games');
  await expect(page.locator(`#game-${id}`)).toContainText(/You lost 0-1/);
  const { games } = await (await request.get('/api/v1/games')).json();
  expect(games.find((game: { id: string }) => game.id === id).result).toBe('0-2');
});

test('statistics count wins, draws and losses for each box and level', async ({ page, playwright }) => {
  await bringAxe(page);
  const LOST = ['white resign', 'over black resigned'];
  const DRAWN = ['white offer', 'black accept', 'over draw agreed'];
  const box = { edition: 'hh-fi', rules: 'finnish' };
  // Nobody else's games are counted.
  const folder = newFolder();
  const server = await Server.start(folder);
  const request = await playwright.request.newContext({ baseURL: server.url });
  for (const entries of [LOST, LOST, DRAWN]) await save(request, { ...box, black: computer(9) }, ...entries);
  await save(request, { ...box, white: computer(9), black: ANYBODY }, ...LOST);
  await save(request, { ...box, white: computer(10), black: ANYBODY }, ...LOST);
  await save(request, { ...box, white: computer(10), black: ANYBODY });
  // Two boxes of one name.
  for (const [edition, rules] of [['hh-da', 'danish'], ['hh-nb', 'norwegian']] as const) await save(request, { edition, rules }, ...LOST);
  await page.goto(`${server.url}/games`);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL(/\/statistics$/);
  await expect(page.getByRole('article')).toHaveCount(3);
  const card = page.getByRole('article').filter({ has: page.locator('#box-hh-fi') });
  const rowOf = (level: number) => card.getByRole('row', { name: new RegExp(`^${level} `) });
  await expect(rowOf(9).getByRole('cell')).toHaveText(['', '1', '1', '2']);
  await expect(rowOf(10).getByRole('cell')).toHaveText(['', '1', '0', '0']);
  await expect(card).toContainText('6 games · Not finished: 1');
  await expect(card).toContainText('2 wins in a row');
  await expectNoViolations(page);
  await card.getByRole('button', { name: 'Play level 11' }).click();
  await expect(page.getByTestId('seat-white')).toContainText('Computer, level 11');
  await page.goto('about:blank');
  await request.dispose();
  await server.stop();
  throwAway(folder);
});
