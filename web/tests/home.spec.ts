/** The first page: it begins with what this person does next, and holds still. */

import type { Page, Route } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, PERSON, test, type Seat } from './damier';

const JUMBO = { rules: 'jumbo/touch-free', edition: 'jumbo-en' };
const ENGLISH = { rules: 'english/strict', edition: 'hh-gb' };
const computer = (level: number): Seat => ({ kind: 'computer', level });

interface Played {
  rules: string;
  edition: string;
  white?: Seat;
  black?: Seat;
}

/** What this person played, the last one last: others play on the same server. */
class Past {
  readonly ids: string[] = [];
  /** How long the server takes to tell. */
  slowness = 0;

  constructor(readonly page: Page) {}

  async begin(): Promise<void> {
    await this.page.route('**/api/v1/games?*', async (route: Route) => {
      const response = await route.fetch();
      const list = await response.json();
      const games = list.games.filter(({ id }: { id: string }) => this.ids.includes(id));
      await new Promise((done) => setTimeout(done, this.slowness));
      await route.fulfill({ response, json: { games, total: games.length } });
    });
  }

  async add(played: Played, ...entries: string[]): Promise<string> {
    const header = { start: null, white: PERSON, black: PERSON, clock: null, seed: 1, options: null, ...played };
    const created = await this.page.request.post('/api/v1/games', { data: { header } });
    expect(created.status()).toBe(201);
    const { id } = await created.json();
    const appended = await this.page.request.post(`/api/v1/games/${id}/entries`, { data: { seen: 0, entries } });
    expect(appended.status()).toBe(200);
    this.ids.push(id);
    return id;
  }

  /** Three games that go on, and some that are over. */
  async fill(): Promise<void> {
    await this.add({ ...JUMBO, black: computer(3) }, 'white 32-28', 'white resign');
    await this.add({ ...ENGLISH, white: computer(2) }, 'black 9-13', 'white resign');
    await this.add({ ...JUMBO, black: computer(4) }, 'white 32-28', 'black resign');
    for (const level of [1, 2, 3]) await this.add({ ...JUMBO, black: computer(level) }, 'white 31-26', 'black 20-25');
  }
}

const past = async (page: Page) => {
  const mine = new Past(page);
  await mine.begin();
  return mine;
};
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const header = async (page: Page) => {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await (await page.request.get(`/api/v1/games/${id}`)).json()).header;
};

// A page may still ask when its test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('somebody new is welcomed, with the boxes of the language and the first lesson', async ({ page }) => {
  await past(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draughts, exactly by the leaflet in the box.');
  const boxes = page.getByTestId(/^mine-/);
  await expect(boxes).toHaveCount(2);
  await expect(boxes.first()).toHaveAttribute('href', '/new/jumbo-en');
  for (const name of ['Continue', 'Play again', 'My boxes']) await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Learn it in 5 minutes' }).click();
  await expect(page).toHaveURL(/\/learn\/jumbo-en$/);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('up to three games go on, each with its position and whose turn it is', async ({ page }) => {
  const mine = await past(page);
  await mine.add({ ...JUMBO, black: computer(1) }, 'white 31-26', 'black 20-25');
  await mine.add({ ...ENGLISH, white: computer(2) }, 'black 9-13', 'white 22-18');
  await mine.add({ ...JUMBO, black: computer(5) }, 'white 31-26');
  const named = (name: string): Seat => ({ kind: 'person', name });
  const last = await mine.add({ ...JUMBO, white: named('Ann'), black: named('Ben') }, 'white 32-28');
  await page.goto('/');
  const games = region(page, 'Continue').getByRole('link');
  await expect(games).toHaveCount(3);
  await expect(games.nth(0)).toContainText('Black is to move.');
  await expect(games.nth(0)).toContainText('Ann – Ben');
  await expect(games.nth(1)).toContainText("It is the computer's turn.");
  await expect(games.nth(2)).toContainText('It is your turn.');
  await expect(games.nth(2)).toContainText('Computer, level 2');
  // Large enough to be recognised.
  expect((await games.nth(0).locator('svg').boundingBox())!.width).toBeGreaterThan(150);
  await games.nth(0).click();
  await expect(page).toHaveURL(new RegExp(`/game/${last}$`));
});

test('the last game that was finished is played again: a level up, or with the other men', async ({ page }) => {
  const mine = await past(page);
  await mine.add({ ...JUMBO, black: computer(4) }, 'white 32-28', 'black resign');
  await page.goto('/');
  const again = region(page, 'Play again');
  await expect(again).toContainText('Computer, level 4: You won');
  await again.getByRole('button', { name: 'Try level 5' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await header(page)).toMatchObject({ ...JUMBO, white: PERSON, black: computer(5) });
  await page.goto('/');
  await again.getByRole('button', { name: 'Swap colours' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await header(page)).toMatchObject({ ...JUMBO, white: computer(4), black: PERSON });
});

test('my boxes come by habit, with my score for each level', async ({ page }) => {
  const mine = await past(page);
  const games: [Played, string][] = [
    [{ ...JUMBO, black: computer(3) }, 'white resign'],
    [{ ...ENGLISH, white: computer(2) }, 'white resign'],
    [{ ...ENGLISH, white: computer(2) }, 'white resign'],
    [{ ...ENGLISH, white: computer(4) }, 'black resign'],
  ];
  for (const [played, end] of games) await mine.add(played, played.edition === 'hh-gb' ? 'black 9-13' : 'white 32-28', end);
  await page.goto('/');
  const boxes = region(page, 'My boxes').getByTestId(/^mine-/);
  await expect(boxes.nth(0)).toContainText('Level 2: 2 won, 0 drawn, 0 lost');
  await expect(boxes.nth(0)).toContainText('Level 4: 0 won, 0 drawn, 1 lost');
  await expect(boxes.nth(0)).toHaveAttribute('href', '/new/hh-gb');
  await expect(boxes.nth(1)).toContainText('Level 3: 0 won, 0 drawn, 1 lost');
  await boxes.nth(0).click();
  await expect(page).toHaveURL(/\/new\/hh-gb$/);
});

test('boxes of one name and one maker are told apart by the flag and the country', async ({ page }) => {
  const mine = await past(page);
  await mine.add({ rules: 'swedish/strict/touch-free', edition: 'hh-sv', black: computer(3) }, 'white 21-17', 'white resign');
  await mine.add({ rules: 'danish/touch-free', edition: 'hh-da', black: computer(3) }, 'white 21-17', 'white resign');
  await page.goto('/');
  const boxes = region(page, 'My boxes').getByTestId(/^mine-hh-(sv|da)$/);
  await expect(boxes).toHaveCount(2);
  for (const [box, country] of [['hh-sv', 'Sweden'], ['hh-da', 'Denmark']] as const) {
    await expect(page.getByTestId(`mine-${box}`)).toContainText(country);
  }
  const [names, flags] = [
    await boxes.locator('strong').allTextContents(),
    await boxes.evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll('svg[viewBox="0 0 18 12"] path')].map((path) => path.getAttribute('stroke')).join()),
    ),
  ];
  expect(new Set(names).size).toBe(1);
  expect(flags[0]).toBeTruthy();
  expect(new Set(flags).size).toBe(2);
});

test('the puzzle of the day is the same one all day, opens, and is known once it is solved', async ({ page }) => {
  await past(page);
  await page.goto('/');
  const puzzle = page.getByTestId('daily');
  await expect(puzzle).toContainText(/(White|Black) to move and win/);
  await expect(puzzle).toHaveAttribute('href', /^\/puzzles\/jumbo-en\/(easy|medium)\/\d+$/);
  const address = await puzzle.getAttribute('href');
  await page.reload();
  await expect(puzzle).toHaveAttribute('href', address!);
  await puzzle.click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  // As if it was solved: the desk keeps its position.
  const analysis = new URL((await page.getByRole('link', { name: 'Analyse' }).getAttribute('href'))!, page.url());
  await page.evaluate((start) => localStorage.setItem('damier-puzzles', JSON.stringify({ jumbo: [start] })), analysis.searchParams.get('fen'));
  await page.goto('/');
  await expect(puzzle).toContainText('You have solved this one.');
});

/** Notes all that moves by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) (window as unknown as { shifted: number }).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [width, height] of [[390, 844], [820, 1180], [1280, 900]] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height } });

    test(`nothing moves at ${width} × ${height} when games, scores and the puzzle come late`, async ({ page }) => {
      const mine = await past(page);
      await mine.fill();
      await page.goto('/');
      await expect(region(page, 'My boxes')).toContainText('Level 4: 1 won');
      await watchShifts(page);
      await page.route('**/puzzles-*.txt', async (route) => {
        await new Promise((done) => setTimeout(done, 900));
        await route.continue();
      });
      for (const slowness of [0, 700]) {
        mine.slowness = slowness;
        await page.goto('/');
        await expect(page.getByTestId('box-jumbo-en')).toBeVisible({ timeout: 5_000 });
        await expect(region(page, 'Continue')).toContainText('It is your turn.');
        await expect(region(page, 'My boxes')).toContainText('Level 4: 1 won');
        await expect(page.getByTestId('daily')).toContainText('to move and win');
        await page.waitForTimeout(300);
        const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
        console.log(`moved at ${width} × ${height}, ${slowness} ms late: ${shifted.toFixed(4)}`);
        expect(shifted).toBeLessThanOrEqual(0.02);
      }
    });
  });
}

for (const locale of ['en-GB', 'de-DE', 'fi-FI', 'ru-RU']) {
  test.describe(() => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test(`the page of a phone is short, in ${locale}`, async ({ page }) => {
      const mine = await past(page);
      await mine.fill();
      await page.goto('/');
      await expect(page.getByTestId(/^game-/).last()).toBeVisible();
      const shelf = await page.getByTestId('box-jumbo-en').evaluate((box) => box.parentElement!.parentElement!.getBoundingClientRect().top);
      const high = await page.evaluate(() => document.documentElement.scrollHeight);
      console.log(`${locale}: shelf at ${Math.round(shelf)}, page ${high} px`);
      expect(shelf).toBeLessThan(2 * 844 - 200);
      expect(high).toBeLessThanOrEqual(4000);
    });
  });
}

test('the first page has no violations, with and without a past', async ({ page }) => {
  test.slow();
  await bringAxe(page);
  const mine = await past(page);
  await page.goto('/');
  await expect(page.getByTestId('daily')).toContainText('to move and win');
  await expectNoViolations(page);
  await mine.fill();
  await page.goto('/');
  await expect(region(page, 'My boxes')).toContainText('Level 4: 1 won');
  await expect(region(page, 'Continue')).toContainText('It is your turn.');
  await expectNoViolations(page);
});

test('every heading follows one that is at most one step higher', async ({ page }) => {
  const mine = await past(page);
  const levels = async () => {
    await page.goto('/');
    await expect(page.getByTestId(/^game-/).last()).toBeVisible();
    return page.getByRole('main').getByRole('heading').evaluateAll((all) => all.map((each) => Number(each.tagName[1])));
  };
  expect((await levels())[0]).toBe(1);
  await mine.fill();
  const found = await levels();
  expect(found[0]).toBe(1);
  found.forEach((level, i) => expect(level).toBeLessThanOrEqual((found[i - 1] ?? 0) + 1));
});

test('all of it is reached by the keyboard alone', async ({ page }) => {
  const mine = await past(page);
  await mine.fill();
  await page.goto('/');
  await expect(page.getByTestId('daily')).toContainText('to move and win');
  await page.locator('main').focus();
  const wanted = ['continue', 'again', 'daily', 'mine', 'leaflets'];
  const reached: string[] = [];
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-labelledby') ?? '');
    if (reached.at(-1) !== where) reached.push(where);
  }
  expect(reached).toEqual(wanted);
});

test.describe('where colors are the system’s', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('cards have a line, and lids keep their colors', async ({ page }) => {
    const mine = await past(page);
    await mine.fill();
    await page.goto('/');
    const card = region(page, 'Continue').getByRole('link').first();
    const line = await card.evaluate((each) => [getComputedStyle(each).borderTopStyle, getComputedStyle(each).borderTopColor]);
    expect(line[0]).toBe('solid');
    expect(line[1]).not.toBe('rgba(0, 0, 0, 0)');
    await expect(page.getByTestId('box-djeco-fr').locator('.lid')).toHaveCSS('background-color', 'rgb(165, 35, 27)');
  });
});
