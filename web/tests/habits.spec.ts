/** What players are used to from other boards. */

import type { Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, expectMen, test, type TestTable } from './damier';
import { makeHasty } from './person';

const JUMBO = 'jumbo/touch-free';
const COMPUTER = { kind: 'computer', level: 1 } as const;
const caption = (page: Page) => page.locator('.b-caption');
const live = (page: Page) => page.locator('.b-live');

/** A game that waits for a computer which never stops thinking while no time goes by. */
async function letComputerThink(table: TestTable, setup: Partial<Parameters<TestTable['open']>[0]> = {}): Promise<void> {
  await table.page.clock.install();
  await table.page.clock.pauseAt(Date.now() + 1000);
  await table.open({ rules: JUMBO, white: COMPUTER, ...setup });
  await expect(table.turn).toHaveText('The computer is thinking…');
}

/** The middle of a square, in the window. */
async function middle(table: TestTable, square: number): Promise<[number, number]> {
  const box = (await table.square(square).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function dragWith(table: TestTable, button: 'left' | 'right', from: number, to: number): Promise<void> {
  const { mouse } = table.page;
  await mouse.move(...(await middle(table, from)));
  await mouse.down({ button });
  await mouse.move(...(await middle(table, to)), { steps: 4 });
  await mouse.up({ button });
}

test.describe('a move chosen while the computer thinks', () => {
  // The computer has one move, so that everybody knows what comes: 32-27 or 32-28 leaves 19-23 possible.
  const start = 'W:W32,50:B19,5';

  test('is shown in blue, and played as soon as it may be', async ({ table, page }) => {
    await makeHasty(table);
    await letComputerThink(table, { start });
    await table.click(5);
    await expect(page.locator('path.m-ahead')).not.toHaveCount(0);
    await table.click(10);
    await expect(page.locator('.m-ahead-square')).toHaveCount(2);
    await expect(live(page)).toHaveText('Chosen ahead: 5-10.');
    expect(await table.stored()).toEqual([]);
    await page.clock.resume();
    await expect.poll(() => table.stored()).toContain('black 5-10');
    await expect(page.locator('.m-ahead-square')).toHaveCount(0);
  });

  test('may be dragged or typed', async ({ table, page }) => {
    await makeHasty(table);
    await letComputerThink(table, { start });
    await dragWith(table, 'left', 19, 23);
    await expect(live(page)).toHaveText('Chosen ahead: 19-23.');
    await table.type('5-10');
    await expect(live(page)).toHaveText('Chosen ahead: 5-10.');
    await expect(page.locator('.m-ahead-square')).toHaveCount(2);
    // One at a time.
    await page.clock.resume();
    await expect.poll(() => table.stored()).toContain('black 5-10');
  });

  test('is given up by Escape, the right button, or a click elsewhere', async ({ table, page }) => {
    await makeHasty(table);
    await letComputerThink(table, { start });
    const giveUp = [
      () => page.keyboard.press('Escape'),
      () => table.square(30).click({ button: 'right' }),
      () => table.click(30),
    ];
    for (const how of giveUp) {
      await table.click(5, 10);
      await expect(page.locator('.m-ahead-square')).toHaveCount(2);
      await how();
      await expect(page.locator('.m-ahead-square')).toHaveCount(0);
    }
    await expect(live(page)).toHaveText(/The move chosen ahead is dropped\./);
    await expect(page.locator('.m-circle')).toHaveCount(0);
  });

  test('is dropped with a word when it is not possible', async ({ table, page }) => {
    await makeHasty(table);
    // Black will have to capture with 19.
    await letComputerThink(table, { start: 'W:W29:B19,5' });
    await table.click(5, 10);
    await page.clock.resume();
    await expect(caption(page)).toHaveText('The move that you chose ahead is not possible.');
    await expect(table.turn).toHaveText('It is your turn.');
    expect((await table.stored()).filter((entry) => entry.startsWith('black'))).toEqual([]);
  });

  test('may be a capture with all its jumps where it is there already', async ({ table, page }) => {
    await makeHasty(table);
    // White's king in the corner may move; 14 takes 20 and 30 then.
    await letComputerThink(table, { start: 'W:W20,30,47,37:B14' });
    await table.click(14);
    await expect.poll(() => page.locator('path.m-ahead').count()).toBeGreaterThan(3);
    await table.click(34);
    await expect(live(page)).toHaveText('Chosen ahead: 14-25-34.');
  });

  test('is not chosen by the leaflet, nor by those who do not want it', async ({ table, page }) => {
    await makeHasty(table, { premove: false });
    await letComputerThink(table, { start });
    await table.click(5);
    await expect(caption(page)).toHaveText("It is the computer's turn.");
    await expect(page.locator('.m-ahead')).toHaveCount(0);
  });

  test('is not chosen by the leaflet, where touching counts', async ({ table, page }) => {
    await makeHasty(table);
    await letComputerThink(table, { start, rules: 'jumbo', mode: 'leaflet' });
    await table.click(5);
    await expect(caption(page)).toHaveText("It is the computer's turn.");
    await expect(page.locator('.m-ahead')).toHaveCount(0);
  });
});

test.describe('the right button', () => {
  test('circles squares and draws arrows, in pencils of their own', async ({ table, page }) => {
    await table.open({ rules: JUMBO });
    await table.square(28).click({ button: 'right' });
    await expect(page.locator('.m-circle.m-pencil-0')).toHaveCount(1);
    await dragWith(table, 'right', 32, 23);
    await expect(page.locator('.m-arrow.m-pencil-0')).toHaveCount(1);
    await table.square(27).click({ button: 'right', modifiers: ['Alt'] });
    await expect(page.locator('.m-circle.m-pencil-2')).toHaveCount(1);
    // The same again wipes it out.
    await table.square(28).click({ button: 'right' });
    await expect(page.locator('.m-circle.m-pencil-0')).toHaveCount(0);
    // A click wipes out everything, and does what it does.
    await table.click(32);
    await expect(page.locator('.m-circle, .m-arrow')).toHaveCount(0);
    await expect(table.square(32)).toHaveAttribute('aria-selected', 'true');
  });

  test('draws nothing that outlives a move', async ({ table, page }) => {
    await makeHasty(table);
    await table.open({ rules: JUMBO });
    await table.square(28).click({ button: 'right' });
    await table.type('32-27');
    await expect.poll(() => table.stored()).toEqual(['white 32-27']);
    await expect(page.locator('.m-circle')).toHaveCount(0);
  });

  test('opens no menu on the board', async ({ table, page }) => {
    await table.open({ rules: JUMBO });
    const isPrevented = page.evaluate(
      () => new Promise((resolve) => addEventListener('contextmenu', (event) => resolve(event.defaultPrevented))),
    );
    await table.square(28).click({ button: 'right' });
    expect(await isPrevented).toBe(true);
  });

  test('draws in the analysis as well', async ({ table, page }) => {
    await page.goto(`/study?rules=jumbo&fen=${encodeURIComponent('W:W32,37:B1,22')}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await dragWith(table, 'right', 32, 23);
    await expect(page.locator('.m-arrow.m-pencil-0')).toHaveCount(1);
  });
});

test.describe('one click', () => {
  const start = 'W:W32,36,48:B1,2';

  test('plays the only move of a piece, or the only one to a square', async ({ table }) => {
    await makeHasty(table, { oneClick: true });
    await table.open({ rules: JUMBO, start });
    await table.click(36);
    await expect.poll(() => table.stored()).toEqual(['white 36-31']);
    await table.click(6);
    await expect.poll(() => table.stored()).toEqual(['white 36-31', 'black 1-6']);
  });

  test('plays a whole capture, by its piece or by its last square', async ({ table }) => {
    await makeHasty(table, { oneClick: true });
    await table.open({ rules: JUMBO, start: 'W:W28,45:B22,12,1' });
    await table.click(28);
    await expect.poll(() => table.stored()).toEqual(['white 28x8{12,22}']);
    await table.button('Take back').click();
    await expect.poll(() => table.stored()).toHaveLength(2);
    await table.click(8);
    await expect.poll(async () => (await table.stored()).slice(2)).toEqual(['white 28x8{12,22}']);
  });

  test('only takes a piece up where nobody asked for that', async ({ table }) => {
    await makeHasty(table);
    await table.open({ rules: JUMBO, start });
    await table.click(36);
    await expect(table.square(36)).toHaveAttribute('aria-selected', 'true');
    expect(await table.stored()).toEqual([]);
  });
});

test.describe('a move that is to be confirmed', () => {
  test.beforeEach(async ({ table }) => makeHasty(table, { confirmMove: true }));

  test('stands on the board, and counts when it is confirmed', async ({ table, page }) => {
    await bringAxe(page);
    await table.open({ rules: JUMBO });
    await table.click(32, 28);
    await expect(page.getByTestId('confirm')).toBeVisible();
    await expect(table.square(28)).toHaveAccessibleName(/man: White/);
    await expect(live(page)).toHaveText('32-28: play it?');
    expect(await table.stored()).toEqual([]);
    await expectNoViolations(page);
    await table.button('Play it').click();
    await expect.poll(() => table.stored()).toEqual(['white 32-28']);
    await expect(page.getByTestId('confirm')).toHaveCount(0);
  });

  test('goes back, and another one is made, by keys alone', async ({ table, page }) => {
    await table.open({ rules: JUMBO });
    await table.type('32-28');
    await expect(page.getByTestId('confirm')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('confirm')).toHaveCount(0);
    await expect(table.square(28)).toHaveAccessibleName(/empty/);
    await table.type('33-29');
    await expect(page.getByTestId('confirm')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => table.stored()).toEqual(['white 33-29']);
  });
});

test.describe('the only move', () => {
  const start = 'W:W28,45:B22,1';

  test('is played by itself where that is wanted, and can be taken back', async ({ table, page }) => {
    await makeHasty(table, { playForced: true });
    await table.open({ rules: JUMBO, start });
    await expect.poll(() => table.stored()).toEqual(['white 28x17{22}']);
    await table.button('Take back').click();
    await expect.poll(() => table.stored()).toEqual(['white 28x17{22}', 'undo']);
    await page.waitForTimeout(1200);
    expect(await table.stored()).toHaveLength(2);
  });

  test('is not played by the leaflet, which gives nothing away', async ({ table, page }) => {
    await makeHasty(table, { playForced: true });
    await table.open({ rules: 'jumbo', mode: 'leaflet', start });
    await page.waitForTimeout(1200);
    expect(await table.stored()).toEqual([]);
  });
});

test.describe('what is heard', () => {
  /** Writes down what a loudspeaker would be given, and gives the browser a voice. */
  async function listen(page: Page, languages: string[]): Promise<void> {
    await page.addInitScript((known) => {
      const heard = ((globalThis as unknown as { heard: string[] }).heard = [] as string[]);
      const speech = {
        getVoices: () => known.map((lang) => ({ lang, localService: true })),
        speak: ({ text }: { text: string }) => heard.push(text),
        cancel: () => undefined,
        addEventListener: () => undefined,
      };
      Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
      Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
        value: class {
          constructor(readonly text: string) {}
        },
      });
      const gain = AudioContext.prototype.createGain;
      AudioContext.prototype.createGain = function () {
        heard.push('sound');
        return gain.call(this);
      };
    }, languages);
  }
  const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

  test('moves are spoken in the language of the page', async ({ table, page }) => {
    await listen(page, ['nl-NL', 'en-GB']);
    await makeHasty(table, { speak: true });
    await table.open({ rules: JUMBO });
    await table.type('32-28');
    await expect.poll(() => heard(page)).toHaveLength(1);
    expect((await heard(page))[0]).toMatch(/32.*28/);
  });

  test('without a voice nothing is spoken, and the settings say so', async ({ table, page }) => {
    await listen(page, ['nl-NL']);
    await makeHasty(table, { speak: true });
    await table.open({ rules: JUMBO });
    await table.type('32-28');
    await expect.poll(() => table.stored()).toHaveLength(1);
    expect(await heard(page)).toEqual([]);
    await table.button('Settings').click();
    await expect(page.getByTestId('no-voice')).toBeVisible();
  });

  test('a sound is tried out, and none is made when it is turned down', async ({ table, page }) => {
    await listen(page, ['en-GB']);
    await table.open({ rules: JUMBO });
    await table.button('Settings').click();
    await page.getByText('Bell').click();
    await table.button('Try it').click();
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
    const before = (await heard(page)).length;
    await page.getByLabel('Volume').fill('0');
    await table.button('Try it').click();
    expect(await heard(page)).toHaveLength(before);
  });

  test('a capture is heard once for each piece that is jumped', async ({ table, page }) => {
    await listen(page, []);
    await makeHasty(table, { sound: true });
    const heardFor = async (start: string, entry: string) => {
      await table.open({ rules: JUMBO, start });
      await table.type(entry);
      await expect.poll(() => table.stored()).toHaveLength(1);
      await expect(table.turn).toHaveText('Black is to move.');
      return (await heard(page)).length;
    };
    const once = await heardFor('W:W28,45:B22,1', '28x17');
    expect(once).toBeGreaterThan(0);
    expect(await heardFor('W:W28,45:B22,12,1', '28x8')).toBe(2 * once);
  });

  test('the clock ticks when little time is left', async ({ table, page }) => {
    await listen(page, []);
    await makeHasty(table, { sound: true });
    await page.clock.install();
    await table.open({ rules: JUMBO, clock: { kind: 'fischer', minutes: 1, seconds: 0 } });
    await table.type('32-28');
    await expect(table.turn).toHaveText('Black is to move.');
    await page.clock.runFor(10_000);
    const quiet = (await heard(page)).length;
    await page.clock.runFor(3000);
    expect(await heard(page)).toHaveLength(quiet);
    await page.clock.runFor(42_000);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(quiet + 3);
  });

  test('M turns sounds off and on, also on the board', async ({ table, page }) => {
    await table.open({ rules: JUMBO });
    await table.square(32).focus();
    await page.keyboard.press('m');
    await expect(caption(page)).toHaveText('Sounds off.');
    await page.keyboard.press('m');
    await expect(caption(page)).toHaveText('Sounds on.');
  });
});

test.describe('for those who see or hear the board differently', () => {
  test('the colours of the board are changed, those of the men are not', async ({ table, page }) => {
    await table.open({ rules: JUMBO });
    await table.button('Settings').click();
    await page.getByLabel('Brightness of the board').fill('0.8');
    await page.getByLabel('Hue of the board').fill('90');
    await expect(page.locator('.b-backdrop').first()).toHaveCSS('filter', 'brightness(0.8) contrast(1) hue-rotate(90deg)');
    await expect(page.locator('.b-pieces').first()).toHaveCSS('filter', 'none');
    await table.button('Colours as drawn').click();
    await expect(page.locator('.b-backdrop').first()).toHaveCSS('filter', 'none');
  });

  test('words in place of a move tell how the game stands', async ({ table, page }) => {
    await makeHasty(table);
    await table.open({ rules: JUMBO, start: 'W:W28,45,K50:B22,1' });
    const answered = page.getByTestId('answered');
    const answers: [string, string | RegExp][] = [
      ['last', 'No moves yet.'],
      ['p', 'White, men: 28, 45. White, kings: 50. Black, men: 1, 22.'],
      ['c', 'No clock.'],
      ['m', '28x17'],
      ['moves 45', 'There are no moves to name.'],
      ['x', '28x17'],
      ['captures 28', '28x17'],
      ['captures 50', 'There are no moves to name.'],
      ['row 5', /^21, empty; 22, man: Black; 23, empty/],
      ['help', /^You can also type: last \(l\)/],
    ];
    for (const [word, answer] of answers) {
      await table.type(word);
      await expect(answered).toHaveText(answer);
      await expect(page.locator('#typed')).toHaveValue('');
    }
    await table.type('board');
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
    expect(await table.stored()).toEqual([]);
    await table.type('resign');
    await expect(answered).toHaveText('Do you really want to resign?');
    await table.type('resign');
    await expect.poll(() => table.stored()).toContain('white resign');
  });

  test('words are known in the language of the page as well', async ({ table, page }) => {
    await makeHasty(table, { language: 'de' });
    await table.open({ rules: JUMBO });
    await table.type('letzter');
    await expect(page.getByTestId('answered')).toHaveText('Noch keine Züge.');
    await table.type('l');
    await expect(page.getByTestId('answered')).toHaveText('Noch keine Züge.');
  });

  test('by the leaflet, no moves are told', async ({ table, page }) => {
    await table.open({ rules: 'jumbo', mode: 'leaflet' });
    await table.type('moves');
    await expect(page.getByTestId('answered')).toHaveText('By the leaflet, finding the moves is up to you.');
  });
});

test.describe('keys of a game', () => {
  test('D asks before it offers a draw: Escape is no, Enter is yes', async ({ table, page }) => {
    await makeHasty(table);
    await table.open({ rules: JUMBO });
    await table.square(32).focus();
    await page.keyboard.press('d');
    await expect(table.message).toContainText('Do you really want to offer a draw?');
    await page.keyboard.press('Escape');
    await expect(table.message).toHaveCount(0);
    await expect(table.square(32)).toBeFocused();
    expect(await table.stored()).toEqual([]);
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await expect.poll(() => table.stored()).toEqual(['white offer']);
    await expect(table.message).toContainText('White offers a draw.');
  });

  test('a draw is offered to the computer only if that was meant, by button and by word', async ({ table, page }) => {
    await makeHasty(table);
    await table.open({ rules: JUMBO, black: COMPUTER });
    const ways = [() => table.button('Offer a draw').click(), () => table.type('draw')];
    for (const way of ways) {
      await way();
      await expect(table.message).toContainText('Do you really want to offer a draw?');
      await table.button('Cancel').click();
      await expect(table.message).toHaveCount(0);
    }
    expect(await table.stored()).toEqual([]);
    await table.type('draw');
    await expect(table.message.getByRole('button', { name: 'Offer a draw' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => table.stored()).toContain('white offer');
  });

  test('at one board the other is asked at once: he sits there', async ({ table }) => {
    await makeHasty(table);
    await table.open({ rules: JUMBO });
    await table.type('draw');
    await expect(table.message).toContainText('White offers a draw.');
    expect(await table.stored()).toEqual(['white offer']);
  });

  test('H helps, U and Backspace take back, F turns the board, Enter asks for a move', async ({ table, page }) => {
    await makeHasty(table);
    await table.open({ rules: JUMBO });
    await page.keyboard.press('h');
    await expect(table.message).toContainText(/Look at the man on \d+\./);
    for (const key of ['u', 'Backspace']) {
      await table.type('32-28');
      await expect(table.turn).toHaveText('Black is to move.');
      await table.square(1).focus();
      await page.keyboard.press(key);
      await expect(table.turn).toHaveText('White is to move.');
    }
    await expect.poll(() => table.stored()).toEqual(['white 32-28', 'undo', 'white 32-28', 'undo']);
    const first = page.getByRole('grid').getByRole('gridcell').first();
    await expect(first).toHaveAttribute('data-square', '1');
    await page.keyboard.press('f');
    await expect(first).toHaveAttribute('data-square', '50');
    await page.locator('main').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#typed')).toBeFocused();
  });

  test('K and J step, P plays them by itself, and a move that is pointed at is shown', async ({ table, page }) => {
    await makeHasty(table);
    await table.open({ rules: JUMBO });
    for (const move of ['32-28', '19-23']) await table.type(move);
    const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
    await expect(moves).toHaveCount(2);
    await page.locator('main').focus();
    await page.keyboard.press('k');
    await expect(table.square(19)).toHaveAccessibleName(/man: Black/);
    await page.keyboard.press('k');
    await expect(table.square(28)).toHaveAccessibleName(/empty/);
    await page.keyboard.press('j');
    await expect(table.square(28)).toHaveAccessibleName(/man: White/);
    await page.keyboard.press('Home');
    await page.keyboard.press('p');
    await expect(table.square(23)).toHaveAccessibleName(/man: Black/, { timeout: 15_000 });
    await moves.first().hover();
    const preview = page.getByTestId('preview');
    await expectMen(preview, 40);
    const drawn = () => preview.locator('path.black').getAttribute('d');
    const shown = await drawn();
    await moves.last().hover();
    await expect.poll(drawn).not.toBe(shown);
    // The board itself stays where it was.
    await expect(table.square(23)).toHaveAccessibleName(/man: Black/);
  });
});

test.describe('how a piece is moved', () => {
  test('by clicks alone, where somebody chose that', async ({ table }) => {
    await makeHasty(table, { input: 'click' });
    await table.open({ rules: JUMBO });
    await dragWith(table, 'left', 32, 28);
    expect(await table.stored()).toEqual([]);
    await table.page.keyboard.press('Escape');
    await table.click(32, 28);
    await expect.poll(() => table.stored()).toEqual(['white 32-28']);
  });

  test('by dragging alone, where somebody chose that', async ({ table }) => {
    await makeHasty(table, { input: 'drag' });
    await table.open({ rules: JUMBO });
    await table.click(32, 28);
    expect(await table.stored()).toEqual([]);
    await dragWith(table, 'left', 32, 28);
    await expect.poll(() => table.stored()).toEqual(['white 32-28']);
  });
});

test.describe('help', () => {
  for (const address of ['/', '/rules', '/puzzles']) {
    test(`opens under ? at ${address}`, { tag: '@once' }, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Help' }).getByText('Turn the board')).toBeVisible();
    });
  }

  test('opens under ? from the board as well, and lists the keys', async ({ table, page }) => {
    await table.open({ rules: JUMBO });
    await table.square(32).focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help.locator('kbd', { hasText: 'F' })).not.toHaveCount(0);
    await expect(help.getByText('Offer a draw')).toBeVisible();
  });

  test('is read to those who hear it, as the settings are', async ({ table, page }) => {
    await bringAxe(page);
    await table.open({ rules: JUMBO });
    await page.keyboard.press('?');
    await expect(page.getByText('Words can be typed')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await table.button('Settings').click();
    await expect(page.getByText('Kind of sounds')).toBeVisible();
    await expectNoViolations(page);
  });
});

test('where successive moves of one king are counted, its seat shows how many there were', async ({ table }) => {
  await makeHasty(table);
  await table.open({ rules: 'frisian', start: 'W:W36,K47:BK4,15' });
  const walk = (side: string) => table.page.getByTestId(`seat-${side}`).getByTestId('king-walk');
  await expect(walk('white')).toHaveCount(0);
  for (const move of ['47-42', '4-9', '42-47']) await table.type(move);
  await expect(walk('white')).toContainText('Moves in a row with the king on 47: 2');
  await expect(walk('white')).toContainText('47 ●●');
  await expect(walk('black')).toContainText('9 ●');
  // Another piece moves.
  for (const move of ['9-4', '36-31']) await table.type(move);
  await expect(walk('white')).toHaveCount(0);
});

test('the board of a puzzle turns by F, and its solution is looked through by the arrows', async ({ table, page }) => {
  await makeHasty(table);
  await page.goto('/puzzles/finnish');
  const first = page.getByRole('grid').getByRole('gridcell').first();
  await expect(first).toHaveAttribute('data-square', '32');
  await page.locator('main').focus();
  await page.keyboard.press('f');
  await expect(first).toHaveAttribute('data-square', '1');
  await page.keyboard.press('f');
  await table.click(26, 31);
  await expect(page.getByText('Right! Go on.')).toBeVisible();
  await table.click(31, 13);
  await expect(page.getByTestId('solution')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(table.square(26)).toHaveAccessibleName(/man/);
  await page.keyboard.press('ArrowRight');
  await expect(table.square(26)).toHaveAccessibleName(/empty/);
  await page.keyboard.press('End');
  await expect(table.square(13)).toHaveAccessibleName(/king|man/);
});
