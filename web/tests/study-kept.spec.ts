/** What is analysed is there again: after Back, after a reload, in another language; and files of any length. */

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';

const square = (page: Page, number: number) => page.locator(`[role=grid] [data-square="${number}"]`);
const moves = (page: Page) => page.getByTestId('moves');
const current = (page: Page) => moves(page).locator('[aria-current]');
const games = (page: Page) => page.getByTestId('game-in-file');
const kept = (page: Page) => page.getByText('stay in this browser');

/** All that is kept of studies on this device, as text. */
const inDrawer = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('damier-desk');
        opening.onsuccess = () => {
          const all = opening.result.transaction('studies').objectStore('studies').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

async function play(page: Page, from: number, to: number): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/study');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const evening = readFileSync('tests/files/evening.pdn', 'utf8');
const mistake = readFileSync('tests/files/mistake.pdn', 'utf8');

/** A file of so many games, each of somebody else. */
const long = (count: number) =>
  Array.from({ length: count }, (_, i) => mistake.replace(/\[White ".*?"\]/, `[White "Player ${i + 1}"]`)).join('\n');

test('a variation, marks and the place in a game of a file survive Back and reload', async ({ page }) => {
  test.slow();
  await openFile(page, 'club.pdn', mistake + evening);
  await games(page).first().click();
  await expect(page).toHaveURL(/\/study\/file\/\w+\/1$/);
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await page.getByRole('button', { name: 'Analyse the whole game' }).click();
  await expect(page.getByRole('button', { name: 'Learn from the mistakes' })).toBeVisible({ timeout: 20_000 });
  const marks = await moves(page).locator('.mark').allTextContents();
  expect(marks.length).toBeGreaterThan(0);
  await play(page, 33, 29);
  await expect(current(page)).toHaveText('33-29');
  await expect(kept(page)).toBeVisible();

  const expectAll = async () => {
    await expect(current(page)).toHaveText('33-29');
    await expect(square(page, 29)).toHaveAccessibleName(/man|Stein/);
    expect(await moves(page).locator('.mark').allTextContents()).toEqual(marks);
    await expect(page.getByTestId('graph')).toBeVisible();
  };
  await page.reload();
  await expectAll();
  await page.goBack();
  await expect(games(page)).toHaveCount(4);
  await page.goForward();
  await expectAll();
  // Another language says the same; it can be undone as before.
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('button', { name: 'Diese Variante entfernen' })).toBeVisible();
  await expectAll();
  await page.reload();
  await expectAll();
  await page.getByLabel('Sprache').selectOption('en');

  // Starting over takes it away, and can be undone.
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(moves(page)).not.toContainText('33-29');
  await expect(page.getByTestId('graph')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectAll();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(moves(page)).not.toContainText('33-29');
  // Whoever reloads within the same breath may find it once more.
  await expect.poll(() => inDrawer(page)).not.toContain('33-29');
  await page.reload();
  await expect(moves(page)).toBeVisible();
  await expect(moves(page)).not.toContainText('33-29');
});

test('a saved game and a position are found as they were left', async ({ page, table }) => {
  await table.open({ rules: 'jumbo' });
  await table.click(32, 28);
  await expect(table.turn).toHaveText('Black is to move.');
  await page.goto(`/study/${table.id}`);
  await play(page, 31, 27);
  await expect(current(page)).toHaveText('31-27');
  await expect(kept(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  // The game goes on, and has that move too: the variation stays beside it.
  await table.click(18, 23);
  await expect(table.turn).toHaveText('White is to move.');
  await page.goto(`/study/${table.id}`);
  await expect(current(page)).toHaveText('31-27');
  await expect(moves(page)).toContainText('18-23');

  const position = '/study?rules=djeco&fen=' + encodeURIComponent('W:W28,37:B1,22');
  await page.goto(position);
  await play(page, 37, 32);
  await page.getByRole('button', { name: 'Huff', exact: true }).click();
  await square(page, 28).click();
  await expect(square(page, 28)).toHaveAccessibleName(/empty/);
  // The sentence has stood there since the move before: the huff is on disk a little later.
  await expect(kept(page)).toBeVisible();
  await expect.poll(() => inDrawer(page)).toContain('huff');
  await page.goto('/');
  await page.goto(position);
  await expect(square(page, 28)).toHaveAccessibleName(/empty/);
  await expect(page.locator('.turn')).toHaveText('Green is to move.');
});

test('a damaged drawer breaks nothing', async ({ page }) => {
  await openFile(page, 'club.pdn', evening);
  await games(page).first().click();
  await expect(moves(page)).toContainText('A quiet beginning.');
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('32-28');
  for (const damage of [
    { at: 7, added: [{ parent: 'nowhere', entries: ['white 1-50'] }, { parent: 0, entries: ['nonsense'] }], course: { rows: 3 } },
    { at: null, added: 'x' },
    { at: 'gone', added: [null], course: null },
  ]) {
    await page.evaluate(async (damage) => {
      const opening = indexedDB.open('damier-desk');
      await new Promise((done) => (opening.onsuccess = done));
      const transaction = opening.result.transaction('studies', 'readwrite');
      const studies = transaction.objectStore('studies');
      studies.getAllKeys().onsuccess = ({ target }) => {
        for (const key of (target as IDBRequest<string[]>).result) studies.put({ key, kept_at: 1, ...damage });
      };
      await new Promise((done) => (transaction.oncomplete = done));
      opening.result.close();
    }, damage);
    await page.reload();
    await expect(moves(page)).toContainText('A quiet beginning.');
    await play(page, 31, 27);
    await expect(current(page)).toHaveText('31-27');
    await page.getByRole('button', { name: 'Remove this variation' }).click();
  }
});

/** A browser complains of requests that fail; in some tests they should. */
const forgiveFailedRequests = (complaints: string[]) => {
  const others = complaints.filter((each) => !each.startsWith('Failed to load resource'));
  complaints.splice(0, complaints.length, ...others);
};

test('nothing is lost if nobody answers while it is laid out again', async ({ page, complaints }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('/study/start/jumbo');
  await play(page, 32, 28);
  await play(page, 19, 23);
  await expect(current(page)).toHaveText('19-23');
  await expect(kept(page)).toBeVisible();
  await page.route('**/api/v1/ask', (route) => (route.request().postDataJSON().ask === 'view' ? route.abort() : route.continue()));
  await page.reload();
  await expect(page.getByText('Damier is not answering.')).toBeVisible();
  await page.unroute('**/api/v1/ask');
  await page.reload();
  await expect(current(page)).toHaveText('19-23');
  forgiveFailedRequests(complaints);
});

test('two windows add to the same study, and neither erases what the other found', async ({ page, context }) => {
  await page.goto('/study/start/jumbo');
  await expect(moves(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/study/start/jumbo');
  // Both are laid out before either adds anything.
  await expect(moves(other)).toBeVisible();
  await play(page, 32, 28);
  await play(page, 19, 23);
  await expect(current(page)).toHaveText('19-23');
  await expect(kept(page)).toBeVisible();
  await play(other, 31, 27);
  await expect(current(other)).toHaveText('31-27');
  await expect(kept(other)).toBeVisible();
  // Every step is kept, and none of them forgets the other window.
  await other.keyboard.press('ArrowLeft');
  await other.keyboard.press('ArrowRight');
  await expect(current(other)).toHaveText('31-27');
  await other.reload();
  await expect(current(other)).toHaveText('31-27');
  await expect(moves(other)).toContainText('19-23');
  // What is taken away stays away.
  await other.getByRole('button', { name: 'Remove this variation' }).click();
  await expect(moves(other)).not.toContainText('31-27');
  await expect.poll(() => inDrawer(other)).not.toContain('31-27');
  await other.reload();
  await expect(moves(other)).toContainText('19-23');
  await expect(moves(other)).not.toContainText('31-27');
  await other.close();
});

test('another language loses nothing where the browser keeps nothing', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await openFile(page, 'club.pdn', mistake);
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await play(page, 33, 29);
  await expect(current(page)).toHaveText('33-29');
  await page.getByRole('button', { name: 'Analyse the whole game' }).click();
  // Twice, and while the course is still under way.
  const languages = page.locator('select').filter({ has: page.locator('option[value=nl]') });
  await languages.selectOption('de');
  await languages.selectOption('nl');
  await expect(page.getByRole('button', { name: 'Deze variant weghalen' })).toBeVisible();
  await expect(current(page)).toHaveText('33-29');
  await expect(page.getByTestId('graph')).toBeVisible();
  await expect(moves(page).locator('.mark').first()).toBeVisible({ timeout: 20_000 });
});

test('what was found in a game that began without the server is found under its new name', async ({ page, table }) => {
  await table.open({ rules: 'jumbo' });
  await table.click(32, 28);
  await expect(table.turn).toHaveText('Black is to move.');
  await page.goto(`/study/${table.id}`);
  await play(page, 31, 27);
  await expect(kept(page)).toBeVisible();
  await page.goto('/study');
  // As if it had begun on this device, been analysed there and been handed over.
  await page.evaluate(async (id) => {
    const inStore = async (name: string, store: string, work: (things: IDBObjectStore) => void) => {
      const opening = indexedDB.open(name);
      await new Promise((done) => (opening.onsuccess = done));
      const transaction = opening.result.transaction(store, 'readwrite');
      work(transaction.objectStore(store));
      await new Promise((done) => (transaction.oncomplete = done));
      opening.result.close();
    };
    await inStore('damier-desk', 'studies', (studies) => {
      studies.get(`game ${id}`).onsuccess = ({ target }) => {
        studies.put({ ...(target as IDBRequest).result, key: 'game local-begun' });
        studies.delete(`game ${id}`);
      };
    });
    await inStore('damier', 'games', (games) => {
      games.get(id).onsuccess = ({ target }) => {
        games.put({ ...(target as IDBRequest).result, id: 'local-begun', entries: [], given: id, moved: true });
      };
    });
  }, table.id);
  for (const name of [table.id, 'local-begun', table.id]) {
    await page.goto(`/study/${name}`);
    await expect(current(page)).toHaveText('31-27');
  }
});

test('a saved game that is not on this device says so while the server is away', async ({ page, complaints }) => {
  await page.route('**/api/v1/games/**', (route) => route.abort());
  await page.goto('/study/0123456789ab');
  await expect(page.getByText('This game is not on this device')).toBeVisible();
  forgiveFailedRequests(complaints);
});

test('names in a file are found without the letters that a keyboard lacks', async ({ page }) => {
  await openFile(page, 'club.pdn', ['Øystein', 'Łódź', 'Straße'].map((name) => mistake.replace(/\[White ".*?"\]/, `[White "${name}"]`)).join('\n'));
  for (const [typed, name] of [['oystein', 'Øystein'], ['lodz', 'Łódź'], ['strasse', 'Straße']] as const) {
    await page.getByLabel('Search').fill(typed);
    await expect(games(page)).toHaveCount(1);
    await expect(games(page)).toContainText(name);
  }
});

test('the file that was opened last is the first in the list', async ({ page }) => {
  await openFile(page, 'first.pdn', evening);
  await expect(games(page)).toHaveCount(3);
  await openFile(page, 'second.pdn', mistake + evening);
  await expect(games(page)).toHaveCount(4);
  await page.goto('/study');
  const files = page.getByTestId('kept-file');
  await expect(files).toHaveText(['second.pdn', 'first.pdn']);
  await files.last().click();
  await expect(games(page)).toHaveCount(3);
  await expect
    .poll(async () => {
      await page.goto('/study');
      await expect(files).toHaveCount(2);
      return files.allTextContents();
    })
    .toEqual(['first.pdn', 'second.pdn']);
});

test('one leafs through a file, and Back leads to its list', async ({ page }) => {
  await openFile(page, 'club.pdn', long(300));
  await expect(page.getByText('Games in this file: 300')).toBeVisible();
  await page.getByLabel('Search').fill('player 27');
  await expect(page.getByText('Games in this file: 13')).toBeVisible();
  await page.getByLabel('Search').fill('');
  // Far down: only what is in sight is drawn.
  await page.evaluate(() => scrollTo(0, 15_000));
  const row = page.getByRole('link', { name: /^ ?210 Player 210/ });
  await expect(row).toBeVisible();
  expect(await games(page).count()).toBeLessThan(60);
  await row.click();
  await expect(page.getByText('Game 210 of 300')).toBeVisible();
  await page.getByRole('button', { name: 'Next game' }).click();
  await expect(page.getByRole('heading', { name: 'Player 211' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Player 212' })).toBeVisible();
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('heading', { name: 'Player 211' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Player 211' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Player 211', { exact: false })).toBeInViewport();
});

test('a file that was forgotten says so, and is where it was when it is opened again', async ({ page }) => {
  await openFile(page, 'club.pdn', evening);
  await games(page).nth(2).click();
  await expect(page.getByRole('heading', { name: 'Emma – Finn' })).toBeVisible();
  const address = page.url();
  await page.goto('/study');
  const forget = page.getByRole('button', { name: 'Forget this file' });
  await forget.click();
  // It leaves the list when it is gone from the disk.
  await expect(forget).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText('This file is no longer kept in this browser.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles('tests/files/evening.pdn');
  await expect(page.getByRole('heading', { name: 'Emma – Finn' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('files of several megabytes are opened, and faults are where they are written', async ({ page }) => {
  test.slow();
  // As long as games with a few words about them are.
  const [count, said] = [3_300, `{${'On a rainy evening at the club. '.repeat(27)}}`];
  const text = `${long(count).replaceAll('38-32 ', `38-32 ${said} `)}\n[White "Last of all"]\n[GameType "20"]\n\n1. 50-1 *\n`;
  expect(text.length).toBeGreaterThan(3_000_000);
  await openFile(page, 'base.pdn', text);
  await expect(page.getByText(/The file is being read: \d+%/)).toBeVisible();
  await expect(page.getByText(`Games in this file: ${(count + 1).toLocaleString('en-GB')}`)).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Search').fill('last of all');
  await games(page).click();
  const line = text.trimEnd().split('\n').length;
  await expect(moves(page).locator('.finding').first()).toContainText(`Line ${line.toLocaleString('en-GB')}, column 4`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Last of all' })).toBeVisible();
});

test('any game can be analysed from its start', async ({ page }) => {
  test.slow();
  await bringAxe(page);
  await openFile(page, 'club.pdn', evening);
  await expect(games(page)).toHaveCount(3);
  await page.goto('/study');
  await expect(page.getByTestId('kept-file')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Game', { exact: true }).selectOption('english');
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await expect(page).toHaveURL(/\/study\/start\/english$/);
  await play(page, 11, 15);
  await expect(current(page)).toHaveText('11-15');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(current(page)).toHaveText('11-15');
});

test('the computer looks deeper when it is asked, in as many lines as wanted', async ({ page }) => {
  test.slow();
  await page.goto('/study/start/jumbo');
  const lines = page.getByTestId('lines');
  await expect(lines.locator('li')).toHaveCount(3);
  await expect(page.getByTestId('depth')).toContainText(/Depth \d+ · [\d.]+[KM]? positions a second/);
  await page.getByLabel('Number of lines').selectOption('5');
  await expect(lines.locator('li')).toHaveCount(5);
  await page.getByLabel('Number of lines').selectOption('1');
  await expect(lines.locator('li')).toHaveCount(1);
  const depth = async () => Number(/Depth (\d+)/.exec((await page.getByTestId('depth').textContent()) ?? '')?.[1]);
  const goOn = page.getByRole('button', { name: 'Look deeper' });
  await expect(goOn).toBeVisible({ timeout: 60_000 });
  const before = await depth();
  await goOn.click();
  await expect(goOn).toHaveCount(0);
  await expect.poll(depth, { timeout: 90_000 }).toBeGreaterThan(before);
  // It stays so the next time.
  await page.reload();
  await expect(lines.locator('li')).toHaveCount(1);
});

test('a game of a file is saved under its name, with its marks, and put among the saved games', async ({ page }) => {
  test.slow();
  await openFile(page, 'club.pdn', mistake);
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await page.getByRole('button', { name: 'Analyse the whole game' }).click();
  await expect(page.getByRole('button', { name: 'Learn from the mistakes' })).toBeVisible({ timeout: 20_000 });
  await page.getByText('More', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDN file' }).click();
  const file = await download;
  const [white, black] = ['White', 'Black'].map((tag) => new RegExp(`\\[${tag} "(.*?)"`).exec(mistake)?.[1]);
  expect(file.suggestedFilename()).toContain(`${white}-${black}`);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/38-32\?/);

  const countSaved = async () => ((await (await page.request.get('/api/v1/games?search=' + white)).json()) as { games: unknown[] }).games.length;
  const before = await countSaved();
  await page.getByRole('button', { name: 'Add to the saved games' }).dblclick();
  await expect(page).toHaveURL(/\/study\/[0-9a-z]{12}$/);
  await expect(page.getByTestId('graph')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.getByText(String(white)).first()).toBeVisible();
  expect(await countSaved()).toBe(before + 1);
});

test('the move that is stepped to is spoken once', async ({ page }) => {
  await openFile(page, 'club.pdn', evening);
  await games(page).first().click();
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  const spoken = page.locator('main [role=status]').filter({ hasText: '32-28' });
  await page.getByTestId('steps').getByRole('button', { name: 'Forward' }).click();
  await expect(spoken).toHaveText(['1. 32-28']);
  await page.getByTestId('steps').getByRole('button', { name: 'First position' }).click();
  await expect(page.locator('main [role=status]').filter({ hasText: 'Starting position' })).toHaveCount(1);
});

const SIZES = [
  [844, 390],
  [640, 360],
  [390, 844],
  [320, 568],
  [820, 1180],
  [1280, 720],
  [1366, 650],
  [2560, 1440],
] as const;

async function expectInSight(page: Page, what: Locator, name: string): Promise<void> {
  const box = (await what.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x, name).toBeGreaterThanOrEqual(0);
  expect(box.y, name).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, name).toBeLessThanOrEqual(width);
  expect(box.y + box.height, name).toBeLessThanOrEqual(height);
}

for (const [width, height] of SIZES) {
  test(`the whole board and the steps are in sight at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openFile(page, 'club.pdn', mistake);
    await expect(page.getByRole('meter')).toBeVisible();
    await expectInSight(page, page.getByRole('grid'), 'the board');
    await expectInSight(page, page.getByRole('meter'), 'the gauge');
    for (const step of await page.getByTestId('steps').getByRole('button').all()) await expectInSight(page, step, 'a step');
    await page.goto('/setup/jumbo');
    await expect(page.getByRole('grid')).toBeVisible();
    await expectInSight(page, page.getByRole('grid'), 'the board');
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(width);
  });
}

for (const lang of ['ru', 'de', 'fi']) {
  test(`the editor, the list and the desk are no wider than a phone in ${lang}`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem('damier-settings', JSON.stringify({ language })), lang);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const narrow = async (name: string) =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBe(width);
      await page.goto('/setup/jumbo');
      await expect(page.getByTestId('verdict')).toBeVisible();
      await narrow('the editor');
      await openFile(page, 'club.pdn', evening);
      await expect(games(page)).toHaveCount(3);
      await narrow('the list');
      await games(page).first().click();
      await expect(moves(page)).toBeVisible();
      await narrow('the desk');
      await page.goto('/study');
      await expect(page.getByTestId('kept-file')).toBeVisible();
      await narrow('where it begins');
    }
  });
}
