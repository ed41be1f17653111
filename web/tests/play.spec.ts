/** The page of a game: what is in sight, what stays where it is, what is said. */

import type { Page } from '@playwright/test';
import { expect, PERSON, test, type Setup, type TestTable } from './damier';
import { listen } from './heard';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const JUMBO = 'jumbo/touch-free';
const COMPUTER = { kind: 'computer', level: 2 } as const;
/** Blue must take 22 with 28. */
const MISSED: Setup = { rules: 'djeco', edition: 'djeco-fr', mode: 'leaflet', start: 'W:W28,37:B1,22' };

const SIZES = [
  [844, 390],
  [640, 360],
  [320, 568],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [2560, 1440],
] as const;

/** How the page lies in the window; the squares that matter, and what sticks out. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const names = [...document.querySelectorAll('.seat .color, .seat .who')];
    return {
      board: box(document.querySelector('[role=grid]')!),
      steps: box(document.querySelector('[data-testid=steps]')!),
      width: document.documentElement.scrollWidth,
      cut: names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
      broken: names.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
    };
  });

for (const language of ['fr', 'de', 'fi', 'ru']) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`the whole board and the steps are in sight in every window, in ${language}`, async ({ table, page }) => {
      test.slow();
      for (const rules of [JUMBO, 'russian/touch-free']) {
        await table.open({ rules, black: COMPUTER, clock: { kind: 'fischer', minutes: 30, seconds: 5 } });
        for (const [width, height] of SIZES) {
          await test.step(`${rules} ${width}×${height}`, async () => {
            await page.setViewportSize({ width, height });
            await page.evaluate(() => scrollTo(0, 0));
            await expect.poll(async () => (await layout(page)).board.bottom).toBeLessThanOrEqual(height);
            const { board, steps, width: whole, cut, broken } = await layout(page);
            expect(board.top).toBeGreaterThanOrEqual(0);
            expect(board.left).toBeGreaterThanOrEqual(0);
            expect(board.right).toBeLessThanOrEqual(width);
            expect(board.right - board.left).toBeGreaterThan(Math.min(width, height) * 0.65);
            // The bar at the lower edge hides none of it.
            const isBeside = steps.left >= board.right;
            if (!isBeside) expect(board.bottom).toBeLessThanOrEqual(steps.top);
            expect(steps.bottom).toBeLessThanOrEqual(height);
            expect(whole).toBeLessThanOrEqual(width);
            expect([cut, broken]).toEqual([[], []]);
          });
        }
      }
    });
  });
}

/** Where every button of the panel stands: in the window, or in what scrolls with the line of the turn. */
const places = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('[data-testid=turn]')!.getBoundingClientRect().y;
    const place = (button: Element, from: number) => {
      const { x, y } = button.getBoundingClientRect();
      return [button.getAttribute('aria-label') ?? button.textContent?.trim(), Math.round(x), Math.round(y - from)];
    };
    return [
      ...[...document.querySelectorAll('[data-testid=actions] button, #typed')].map((button) => place(button, top)),
      ...[...document.querySelectorAll('[data-testid=steps] button')].map((button) => place(button, 0)),
    ];
  });

for (const [width, height] of SIZES) {
  test(`no button moves when something is said, or the computer thinks, ${width}×${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.open({ rules: JUMBO, start: 'W:W28,29,37,48:B1,2,23', black: COMPUTER });
    const before = await places(page);
    await table.click(37, 31);
    await expect(table.message).toContainText('You must capture.');
    expect(await places(page)).toEqual(before);
    await table.button('Hint').click();
    await expect(table.message).toContainText('Look at the man on');
    expect(await places(page)).toEqual(before);
    await table.message.getByRole('button', { name: 'Close' }).click();
    await expect(table.message).toHaveCount(0);

    // An answer that does not come.
    await page.evaluate(() => (globalThis.setTimeout = (() => 0) as never));
    await table.type('28x19');
    await expect(table.turn).toHaveText('The computer is thinking…');
    await expect(table.button('Hint')).toBeDisabled();
    expect(await places(page)).toEqual(before);
  });
}

test('a move is announced once, and so is its answer', async ({ table, page }) => {
  await table.open({ rules: JUMBO, black: COMPUTER });
  const turns = await page.evaluateHandle(() => {
    const line = document.querySelector('[data-testid=turn]')!;
    const said: string[] = [];
    new MutationObserver(() => said.push(line.textContent ?? '')).observe(line, { subtree: true, childList: true, characterData: true });
    return said;
  });
  const heard = await listen(page);
  await table.click(32, 28);
  await expect(page.getByRole('region', { name: 'Moves' }).getByRole('button')).toHaveCount(2);
  await expect(table.turn).toHaveText('It is your turn.');
  await expect.poll(heard).toHaveLength(2);
  expect(await heard()).toEqual([
    'White moves from 32 to 28.',
    expect.stringMatching(/^Black (moves|goes) from \d+ to \d+/),
  ]);
  // The line that is seen changes once a move, too.
  expect(await turns.jsonValue()).toEqual(['The computer is thinking…', 'It is your turn.']);
});

test('who was huffed is told so, once and in words, and can see it again', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.open({ ...MISSED, black: { kind: 'computer', level: 8 } });
  const heard = await listen(page);
  await table.click(37, 32);
  const sentence = 'Green huffs your man on 28: it should have taken 22.';
  // It thinks first, perhaps on a busy machine.
  await expect(table.message).toContainText(sentence, { timeout: 30_000 });
  await expect(table.message).toBeInViewport();
  await expect(table.turn).toHaveText('It is your turn.', { timeout: 30_000 });
  expect((await heard()).filter((words) => words.includes('huffs'))).toEqual([sentence]);
  await expect(page.locator('.m-lost')).not.toHaveCount(0);
  await expect(page.getByText('Look at the board')).toHaveCount(0);

  // On the board as it was, and then as it is.
  await table.button('Show again').click();
  await expect(page.locator('.piece.is-phantom')).toHaveCount(1);
  await expect(table.square(28)).toHaveAttribute('aria-label', '28, man: Blue');
  await expect(page.locator('.piece.is-phantom')).toHaveCount(0);
  await expect(table.square(28)).toHaveAttribute('aria-label', '28, empty');

  await page.reload();
  await expect(table.message).toContainText(sentence);
  await expect(page.locator('.m-lost')).not.toHaveCount(0);
  await table.click(32, 28);
  await expect(table.message).toHaveCount(0);
  await expect(page.locator('.m-lost')).toHaveCount(0);
});

test('a huff that takes the last piece speaks of no more moves', async ({ table, page }) => {
  await table.open({ ...MISSED, start: 'W:W28:B1,22' });
  await table.click(28, 23);
  await table.button('Huff').click();
  await table.click(23);
  await expect(page.locator('.b-live')).toHaveText(
    /^Green huffs the man on 23: it should have taken 22\. Green wins: Blue has no pieces left/,
  );
  await expect(page.getByText('still has to move')).toHaveCount(0);
});

test('whose move was taken back is told what must be taken', async ({ table, page }) => {
  await table.open({ rules: 'swedish', mode: 'leaflet', start: 'W:W22,29:B18,1', options: { turns: true } });
  await table.click(29, 25);
  await expect(table.turn).toHaveText('Black is to move.');
  const phantoms = await page.evaluateHandle(() => {
    const counts: number[] = [];
    const count = () => counts.push(document.querySelectorAll('.piece.is-phantom').length);
    new MutationObserver(count).observe(document.querySelector('[role=grid]')!.parentElement!, { subtree: true, childList: true });
    return counts;
  });
  await table.button('Have it taken back').click();
  await expect(table.message).toContainText('29-25 is taken back: White must take 18.');
  // While it is still shown for the first time: one showing after the other.
  await table.button('Show again').click();
  await expect(page.locator('.piece.is-phantom')).toHaveCount(1);
  await expect(page.locator('.piece.is-phantom')).toHaveCount(0);
  await table.type('22x15');
  await expect(table.message).toHaveCount(0);
  expect(Math.max(...(await phantoms.jsonValue()))).toBe(1);
});

test('a message that was closed hides no other one after taking back', async ({ table }) => {
  await table.open({ rules: 'swedish', mode: 'leaflet', start: 'W:W22,29:B18,1' });
  for (let i = 0; i < 2; i++) {
    await table.type('29-25');
    await expect(table.turn).toHaveText('Black is to move.');
    await table.button('Have it taken back').click();
    await expect(table.message).toContainText('29-25 is taken back: White must take 18.');
    await table.message.getByRole('button', { name: 'Close' }).click();
    await expect(table.message).toHaveCount(0);
    await table.button('Take back').click();
    await expect(table.button('Take back')).toBeDisabled();
  }
});

test('a hint names the piece first, and the move when asked again', async ({ table, page }) => {
  await table.open({ rules: JUMBO, start: 'W:W28,45:B22,10,5', black: COMPUTER });
  const arrow = page.locator('.m-arrow-hint');
  await table.button('Hint').click();
  await expect(table.message).toContainText('Look at the man on 28.');
  await expect(page.locator('.m-pointed')).toHaveCount(1);
  await expect(arrow).toHaveCount(0);
  await table.button('Hint').click();
  await expect(table.message).toContainText('Try 28x17.');
  await expect(page.locator('.m-pointed')).toHaveCount(0);
  await expect(arrow).not.toHaveCount(0);
});

test('the page says which game, box and referee it is, with the rules at hand', async ({ table, page }) => {
  const what = page.getByRole('heading', { level: 1 });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await table.open({ rules: JUMBO, edition: 'jumbo-nl', black: COMPUTER });
    await expect(what).toHaveText(/^Dam.*Jumbo.* · Friendly$/);
    await expect(what).toBeInViewport();
    await page.getByRole('tab', { name: 'The leaflet' }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  }
  await table.open(MISSED);
  await expect(what).toHaveText(/Djeco · By the leaflet$/);
  await table.open({ rules: 'russian/touch-free' });
  await expect(what).toHaveText('Russian draughts · Friendly');
});

test('house rules are called by their name', async ({ table, page }) => {
  const house = { name: 'Class 4B', rules: 'danish/one' };
  const answer = await page.request.post('/api/v1/ask', { data: { ask: 'game', lang: 'en', rules: house.rules } });
  const { friendly } = await answer.json();
  await page.addInitScript((saved) => localStorage.setItem('damier-houses', JSON.stringify([saved])), house);
  await table.open({ rules: friendly });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class 4B · Friendly');
});

test('who lost is consoled and may try a weaker computer at once', async ({ table, page }) => {
  await table.open({ rules: JUMBO, edition: 'jumbo-nl', black: COMPUTER });
  await table.button('Resign').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('You lost. Well fought!');
  await expect(dialog).toContainText('Black wins: White resigns.');
  await expect(dialog.getByRole('link', { name: 'Another game' })).toHaveAttribute('href', '/new/jumbo-nl');
  await dialog.getByRole('button', { name: 'Try level 1' }).click();
  await expect(page.getByTestId('seat-black')).toContainText('Computer, level 1');
  await expect(table.turn).toHaveText('It is your turn.');
});

test('who won may try a stronger computer, and two people are told who won', async ({ table, page }) => {
  const start = 'W:W28,45:B22';
  await table.open({ rules: 'russian', start: 'W:W22,29:B18', black: COMPUTER });
  await table.click(22, 15);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('You won!');
  await expect(dialog.getByRole('link', { name: 'Another game' })).toHaveAttribute('href', '/new/russian');
  await dialog.getByRole('button', { name: 'Try level 3' }).click();
  await expect(page.getByTestId('seat-black')).toContainText('Computer, level 3');
  await table.open({ rules: JUMBO, start });
  await table.click(28, 17);
  await expect(dialog.getByRole('heading')).toHaveText(/^White wins: Black has no pieces left\./);
  await expect(dialog.getByRole('button', { name: /Try level/ })).toHaveCount(0);
});

test('stepping through a game is heard, and Home and End lead to its ends', async ({ table, page }) => {
  await table.open({ rules: JUMBO });
  for (const move of ['32-28', '18-23', '37-32']) await table.type(move);
  await expect.poll(() => table.stored()).toHaveLength(3);
  const live = page.locator('.b-live');
  await table.button('Back').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(live).toHaveText('Black moves from 18 to 23.');
  await page.keyboard.press('Home');
  await expect(live).toHaveText('First position');
  await expect(table.square(32)).toHaveAccessibleName(/man: White/);
  await page.keyboard.press('End');
  await expect(live).toHaveText('White moves from 37 to 32.');
  await expect(table.square(37)).toHaveAccessibleName(/empty/);
});

test('nobody is one tap away from the engine in a game by the leaflet', async ({ table, page }) => {
  await table.open(MISSED);
  await table.button('More').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analyse' })).toHaveCount(0);
});

test('"Adjust" says what it is for', async ({ table }) => {
  await table.open({ rules: 'jumbo', mode: 'leaflet' });
  await expect(table.button('Adjust')).toHaveAccessibleDescription('Set a piece right without having to move it.');
  await expect(table.button('Adjust')).toHaveAttribute('title', /Set a piece right/);
});

test('the list shows the current move when it becomes smaller', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await table.open({ rules: JUMBO, start: 'W:W46:B5' });
  await walkPast(table);
  await page.reload();
  const current = page.getByRole('main').locator('[aria-current=true]');
  await expect(current).toBeInViewport();
  for (const height of [720, 640, 900]) {
    await page.setViewportSize({ width: 1280, height });
    await expect(current).toBeInViewport({ ratio: 1 });
  }
});

/** Two men who walk along their edges and never meet. */
async function walkPast(table: TestTable): Promise<void> {
  for (let i = 0; i < 8; i++) {
    for (const [from, to] of [
      [46 - 5 * i, 41 - 5 * i],
      [5 + 5 * i, 10 + 5 * i],
    ]) {
      const turn = (await table.turn.textContent()) ?? '';
      await table.type(`${from}-${to}`);
      await expect(table.turn).not.toHaveText(turn);
    }
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('help and steps are at the lower edge, and nobody is asked to type', async ({ table, page }) => {
    await table.open({ rules: JUMBO, black: COMPUTER });
    await expect(page.locator('#typed')).toBeHidden();
    for (const name of ['First position', 'Back', 'Forward', 'Last position', 'Hint', 'Take back', 'More']) {
      const box = (await table.button(name).boundingBox())!;
      expect(box.y, name).toBeGreaterThan(770);
      expect(box.y + box.height, name).toBeLessThanOrEqual(844);
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(38);
    }
    await table.type('32-28');
    await expect(page.getByRole('region', { name: 'Moves' }).getByRole('button')).toHaveCount(2);
    // Asked for once more, it waits for what is typed.
    await table.button('More').click();
    await page.getByTestId('type').click();
    await expect(page.locator('#typed')).toBeFocused();
    // Its moves run along one line: nothing scrolls up and down inside the page.
    const list = page.getByRole('region', { name: 'Moves' });
    expect(await list.evaluate((it) => it.scrollHeight <= it.clientHeight)).toBe(true);
  });
});

test('two people in a game know whose draw is answered by whom', async ({ table }) => {
  await table.open({ rules: JUMBO, white: PERSON, black: PERSON });
  await table.button('Offer a draw').click();
  await expect(table.message).toContainText('White offers a draw. Black answers:');
  await expect(table.button('Offer a draw')).toBeDisabled();
});
