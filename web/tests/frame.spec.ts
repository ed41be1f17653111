/** What is around every page: the menu, dialogs, Back and Forward, settings, missing pages. */

import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../src/contract';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';

/** Speaks a language from the next page on. */
const speak = (page: Page, language: string) =>
  page.addInitScript((code) => localStorage.setItem('damier-settings', JSON.stringify({ language: code })), language);

const depth = (page: Page) => page.evaluate(() => Math.round(scrollY));
const dialogs = (page: Page) => page.getByRole('dialog');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  return page.locator('#menu');
}

test.describe('Back', () => {
  test('leads to the place on the shelf that was left, and so do Forward and a reload', async ({ page }) => {
    await page.goto('/');
    // What this person does next is there: nothing comes in above.
    await page.waitForLoadState('networkidle');
    const russian = page.getByTestId('game-russian');
    await russian.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => depth(page)).toBeGreaterThan(300);
    // What is seen counts: what stands above may have become higher.
    const seen = async () => Math.round((await russian.boundingBox())!.y);
    const before = await seen();
    const expectSame = () => expect.poll(async () => Math.abs((await seen()) - before)).toBeLessThanOrEqual(2);
    await russian.click();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    expect(await depth(page)).toBe(0);
    await page.goBack();
    await expect(russian).toBeInViewport();
    await expectSame();
    await page.reload();
    await expect(russian).toBeInViewport();
    await expectSame();

    await page.goForward();
    await expect(page).toHaveURL(/\/new\/russian$/);
    await page.goBack();
    await expectSame();
  });

  test('waits for what comes late, unless the user looks elsewhere', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/rules/djeco-fr');
    const last = page.getByRole('heading', { level: 2 }).last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => depth(page)).toBeGreaterThan(1000);
    const before = await depth(page);
    await page.goto('/games');
    await page.goBack();
    // A page that is still being made changes its address, which looks like having gone back.
    await expect(page).toHaveURL(/\/rules\/djeco-fr$/);
    await expect(last).toBeAttached();
    await expect.poll(() => depth(page)).toBe(before);
    // Whoever turns the wheel is not taken back.
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => depth(page)).toBe(before - 400);
    await page.evaluate(() => document.body.append(document.createElement('hr')));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await depth(page)).toBe(before - 400);
  });

  test('returns from a place within a page', async ({ page }) => {
    await page.goto('/rules/hh-gb');
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
    await expect.poll(() => depth(page)).toBeGreaterThan(300);
    const heading = page.getByRole('heading', { level: 1 });
    await page.goBack();
    await expect.poll(() => depth(page)).toBe(0);
    await expect(heading).toBeInViewport();
    await page.goForward();
    await expect.poll(() => depth(page)).toBeGreaterThan(300);
  });

  test('closes the settings, and only then leaves the page', async ({ page }) => {
    await page.goto('/games');
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible();
    const settings = page.getByRole('button', { name: 'Settings' });
    // Closed by Back, by Escape, by its cross, beside it: it never leaves anything behind.
    const ways: (() => Promise<unknown>)[] = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 400),
    ];
    for (const close of ways) {
      await settings.click();
      await expect(dialogs(page)).toBeVisible();
      await close();
      await expect(dialogs(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/puzzles$/);
      await expect(settings).toBeFocused();
      await expect.poll(() => page.evaluate(() => history.state.isOver ?? false)).toBe(false);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/games$/);
    await expect(page.getByRole('heading', { name: 'Saved games' })).toBeVisible();
  });

  test('returns to the page from which a link in a dialog was followed', async ({ page }) => {
    await page.goto('/new/djeco-fr');
    await page.getByRole('button', { name: 'Read the leaflet' }).click();
    await dialogs(page).getByRole('link', { name: 'Read it in full' }).click();
    await expect(page).toHaveURL(/\/rules\/djeco-fr$/);
    await expect(dialogs(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/new\/djeco-fr$/);
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await expect(dialogs(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/rules\/djeco-fr$/);
  });

  test('closes the question and the result of a game one after the other', async ({ page, table }) => {
    await page.goto('/games');
    await table.open({ rules: 'djeco/touch-free', edition: 'djeco-fr' });
    const resign = async () => {
      if (!(await table.button('Resign').isVisible())) await page.getByText('More', { exact: true }).click();
      await table.button('Resign').click();
    };
    await resign();
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(table.id));
    await resign();
    await dialogs(page).getByRole('button', { name: 'Resign' }).click();
    const result = page.getByTestId('result');
    await expect(result).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.isOver ?? false)).toBe(true);
    await expect(result).toBeVisible();
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(table.id));
    await page.goBack();
    await expect(page).toHaveURL(/\/games$/);
  });

  test('is not confused by a reload while a dialog is open', async ({ page }) => {
    await page.goto('/games');
    await page.getByRole('link', { name: 'Analysis' }).click();
    await expect(page).toHaveURL(/\/study$/);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(dialogs(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(dialogs(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state.isOver ?? false)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/games$/);
  });

  test('leads to the address that a page got under a dialog', async ({ page }) => {
    await page.goto('/house');
    await expect(page).toHaveURL(/\/house\/jumbo$/);
    await page.getByRole('button', { name: 'Settings' }).click();
    // The rules are told anew, and with them the address is set.
    await page.evaluate(() => {
      const base = document.querySelector<HTMLSelectElement>('#base');
      if (!base) throw new Error('no choice of games');
      base.value = 'russian';
      base.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page).toHaveURL(/\/house\/russian$/);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state.isOver ?? false)).toBe(false);
    await expect(page).toHaveURL(/\/house\/russian$/);
    await expect(page.locator('#base')).toHaveValue('russian');
  });
});

test.describe('the menu', () => {
  const PAGES = {
    Play: ['/', 'Draughts, exactly by the leaflet in the box.'],
    Learn: ['/learn', 'First steps'],
    Puzzles: ['/puzzles', 'Puzzles'],
    Rules: ['/rules', 'Rules'],
    Analysis: ['/study', 'Analysis'],
    Games: ['/games', 'Saved games'],
    'Compare the rules': ['/compare', /English draughts/],
    'House rules': ['/house', 'House rules'],
    'Set up a position': ['/setup', 'Set up a position'],
  } as const;

  for (const width of [1280, 390]) {
    test(`leads from every page to every page at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/puzzles/jumbo');
      for (const [name, [address, heading]] of Object.entries(PAGES)) {
        const list = await openMenu(page);
        await list.getByRole('link', { name, exact: true }).click();
        await expect(list).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`^http://[^/]*${address}`));
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('main')).toBeFocused();
        await expect(page).toHaveTitle(/Damier/);
        const again = await openMenu(page);
        await expect(again.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
        await expect(again.locator('[aria-current]')).toHaveCount(1);
        await page.keyboard.press('Escape');
      }
    });
  }

  test('is closed by Escape, and by whatever is used beside it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/rules');
    const button = menuButton(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu').getByRole('link', { name: 'Play' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(195, 780);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('marks where the page belongs that has no entry of its own', async ({ page }) => {
    await page.goto('/rules/djeco-fr');
    const bar = page.getByRole('navigation', { name: 'Menu' });
    await expect(bar.getByRole('link', { name: 'Rules' })).toHaveAttribute('aria-current', 'true');
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
  });

  test('has help, with the keys that there are', async ({ page }) => {
    await page.goto('/');
    await (await openMenu(page)).getByRole('button', { name: 'Help' }).click();
    await expect(dialogs(page)).toContainText('Turn the board');
    await dialogs(page).getByRole('link', { name: 'First steps' }).click();
    await expect(page).toHaveURL(/\/learn$/);
    await expect(dialogs(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  for (const width of [1280, 390]) {
    test(`can be used by everybody at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await bringAxe(page);
      await page.goto('/rules');
      await expect(page.getByRole('heading', { name: 'Games of the world' })).toBeVisible();
      await openMenu(page);
      await expectNoViolations(page);
      await page.locator('#menu').getByRole('button', { name: 'Help' }).click();
      await expectNoViolations(page);
    });
  }

  for (const language of LANGUAGES) {
    test(`stays in one line in ${language}`, async ({ page }) => {
      await speak(page, language);
      await page.goto('/learn');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const bar = page.locator('header.bar');
      for (const [width, height, most] of [
        [2560, 1440, 71],
        [1280, 800, 60],
        [1024, 700, 60],
        [992, 700, 60],
        [844, 390, 36],
        [640, 360, 36],
        [390, 844, 60],
        [320, 640, 60],
      ] as const) {
        await page.setViewportSize({ width, height });
        const size = await bar.evaluate((element) => ({ height: element.clientHeight, over: document.documentElement.scrollWidth - innerWidth }));
        expect(size.height, `${width}×${height}`).toBeLessThanOrEqual(most);
        expect(size.over, `${width}×${height}`).toBeLessThanOrEqual(0);
        await page.locator('nav .all > button').click();
        const list = await page.locator('#menu').boundingBox();
        expect(list!.x + list!.width, `${width}×${height}`).toBeLessThanOrEqual(width);
        expect(list!.y + list!.height, `${width}×${height}`).toBeLessThanOrEqual(height);
        await page.keyboard.press('Escape');
      }
    });
  }

  for (const language of ['en', 'fi', 'nb']) {
    test(`keeps six ways in sight in every shape of window, none of their words cut, in ${language}`, async ({ page }) => {
      await speak(page, language);
      const ways = page.locator('nav .row a');
      for (const address of ['/learn', '/setup']) {
        await page.goto(address);
        for (const [width, height] of [[2560, 1440], [1280, 800], [820, 1180], [390, 844], [320, 568], [844, 390], [640, 360]] as const) {
          await page.setViewportSize({ width, height });
          // Under the thumb lies the bar of the board.
          if (address === '/setup' && width < 992 && height > 544) continue;
          await expect(ways).toHaveCount(6);
          for (const way of await ways.all()) await expect(way, `${width}×${height}`).toBeInViewport({ ratio: 1 });
          const cut = await ways.locator('span').evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth + 1).length);
          if (width > 320) expect(cut, `${width}×${height}`).toBe(0);
        }
      }
    });
  }

  test('has a globe to change the language on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await speak(page, 'ru');
    await page.goto('/learn');
    const language = page.getByRole('combobox', { name: 'Язык' });
    const box = await language.boundingBox();
    expect(box!.width).toBeGreaterThanOrEqual(36);
    expect(box!.height).toBeGreaterThanOrEqual(36);
    await language.selectOption('English');
    await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  });
});

test.describe('where colors are the system’s', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** How an element looks, as its picture. */
  const picture = async (element: Locator) => (await element.screenshot({ animations: 'disabled' })).toString('base64');

  test('every choice shows what is chosen', async ({ page }) => {
    await page.goto('/new/djeco-fr');
    const two = page.getByRole('radio', { name: 'Two of us at this board' });
    await expect(two).toBeVisible();
    await expect(two).toHaveCSS('opacity', '1');
    const label = page.locator('label', { has: two });
    const before = await picture(label);
    await label.click();
    // Away from it: hovering alone is no mark.
    await page.mouse.move(0, 0);
    expect(await picture(label)).not.toBe(before);
    await expect(two).toBeChecked();
    const widths = await page.locator('label:has(input[type=radio])').evaluateAll((labels) =>
      labels.map((each) => [each.querySelector('input')!.checked, getComputedStyle(each).borderTopWidth]),
    );
    for (const [isChosen, width] of widths) expect(width).toBe(isChosen ? '2px' : '1px');
  });

  test('settings, pressed buttons and the menu show their state', async ({ page, table }) => {
    await table.open({ rules: 'jumbo/touch-free', edition: 'jumbo-en' });
    await table.button('More').click();
    const sound = table.button('Sound');
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    const background = () => sound.evaluate((element) => getComputedStyle(element).backgroundColor);
    const pressed = await background();
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    expect(await background()).not.toBe(pressed);
    await page.keyboard.press('Escape');
    const bar = page.getByRole('navigation', { name: 'Menu' });
    await expect(bar.getByRole('link', { name: 'Play' })).toHaveCSS('text-decoration-line', 'underline');
    await expect(bar.getByRole('link', { name: 'Rules' })).toHaveCSS('text-decoration-line', 'none');
    await page.getByRole('button', { name: 'Settings' }).click();
    const dark = dialogs(page).getByRole('radio', { name: 'Dark' });
    await expect(dark).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await expect(dialogs(page).locator('label:has(:focus-visible)')).toHaveCSS('outline-style', 'solid');
  });
});

test('a dialog has the colors of the box that it is about', async ({ page }) => {
  const accent = (element: Locator) => element.evaluate((each) => getComputedStyle(each).getPropertyValue('--accent').trim());
  await page.goto('/new/djeco-fr');
  const red = await accent(page.locator('main > [data-look=djeco]'));
  await page.getByRole('button', { name: 'Read the leaflet' }).click();
  expect(await accent(dialogs(page))).toBe(red);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await accent(dialogs(page))).toBe(red);
});

test('the ring of a field leaves its label alone', async ({ page }) => {
  await page.goto('/house/jumbo');
  await page.getByRole('button', { name: 'Change these rules' }).click();
  const field = page.getByLabel('Start from');
  await field.focus();
  await page.keyboard.press('Shift');
  const gap = await field.evaluate((element) => parseFloat(getComputedStyle(element).outlineOffset));
  expect(gap).toBeLessThanOrEqual(0);
});

test('an address of no page says so, in words and by its status', async ({ page, complaints }) => {
  for (const address of ['/nonsense', '/game', '/games/abc']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such page.' })).toBeVisible();
    await expect(page).toHaveTitle('There is no such page. · Damier');
  }
  await page.locator('main').getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(page.getByTestId('box-jumbo-en')).toBeVisible();
  // The browser complains of the status.
  complaints.length = 0;
});

test('every page has a title and says what it is for', async ({ page, request }) => {
  const described = () => page.locator('meta[name=description]').getAttribute('content');
  const told = new Set<string | null>();
  for (const address of ['/', '/learn', '/puzzles', '/rules', '/study', '/games', '/house', '/setup', '/rules/hh-gb']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/\S.* · .*\S/);
    told.add(await described());
  }
  expect(told.size).toBe(8);
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
});
