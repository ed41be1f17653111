import { expect, test, type TestTable } from './damier';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const JUMBO = 'jumbo/touch-free';
const SWEDISH = 'swedish/strict/touch-free';

/** Squares that pulse on the board at present; a square twice over is drawn as two rings. */
const pulses = (table: TestTable) => table.page.locator('.b-above .m-pulse');

/** What stands on the board, as it is spoken; hints about what can be done are left out. */
async function standing(table: TestTable): Promise<string[]> {
  const labels = await table.page
    .locator('[role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(',').slice(0, 2).join(','));
}

interface Fault {
  kind: 'capturing' | 'men' | 'kings' | 'precedence';
  name: string;
  rules: string;
  start: string;
  /** Squares that are clicked, or a text that is typed. */
  tried: number[] | string;
  sentence: string;
  /** What can be unfolded below it. */
  heading: string;
  pulsing?: number;
  shows?: boolean;
}

const FAULTS: Fault[] = [
  {
    kind: 'capturing',
    name: 'not capturing',
    rules: JUMBO,
    start: 'W:W28,29,37:B1,23',
    tried: [37, 31],
    sentence: 'You must capture. You can do it from 28, 29. (article 4)',
    heading: 'Article 4',
    pulsing: 2,
    shows: true,
  },
  {
    kind: 'capturing',
    name: 'capturing fewer than possible',
    rules: JUMBO,
    start: 'W:W24,48:B19,32,42',
    tried: [24, 13],
    sentence: 'You must take as many pieces as you can: 2, not 1. You can do it from 48. (article 5)',
    heading: 'Article 5',
    pulsing: 1,
    shows: true,
  },
  {
    kind: 'capturing',
    name: 'a capture that is not finished',
    rules: JUMBO,
    start: 'W:W48:B23,32,42',
    tried: '48x37',
    sentence: 'The capture is not finished: the piece must go on. It can take 32 next. (article 4)',
    heading: 'Article 4',
    pulsing: 1,
    shows: true,
  },
  {
    kind: 'kings',
    name: 'a king that lands where it cannot go on',
    rules: JUMBO,
    start: 'W:WK46:B32,40',
    tried: [46, 28],
    sentence: 'The king must land where it can go on capturing: 23. (article 5)',
    heading: 'Article 5',
    pulsing: 1,
    shows: true,
  },
  {
    kind: 'men',
    name: 'a man that moves backward',
    rules: JUMBO,
    start: 'W:W28:B1',
    tried: [28, 32],
    sentence: 'A man never moves backwards. (article 1)',
    heading: 'Article 1',
  },
  {
    kind: 'men',
    name: 'a man that goes two squares',
    rules: JUMBO,
    start: 'W:W28:B1',
    tried: [28, 17],
    sentence: 'A man moves only one square. (article 1)',
    heading: 'Article 1',
  },
  {
    kind: 'men',
    name: 'a man that captures backward where men only capture forward',
    rules: 'english/strict',
    start: 'W:W14:B18',
    tried: [14, 23],
    sentence: 'A man does not capture backwards. (article 2)',
    heading: 'Article 2',
  },
  {
    kind: 'men',
    name: 'a man that takes a king in Italy',
    rules: 'italian',
    start: 'W:W22:BK18',
    tried: [22, 13],
    sentence: 'A man may not take a king.',
    heading: 'The rules',
  },
  {
    kind: 'kings',
    name: 'a short king that flies',
    rules: 'english/strict',
    start: 'W:WK18:B12',
    tried: [18, 11],
    sentence: 'A king moves only one square at a time. (article 4)',
    heading: 'Article 4',
  },
  {
    kind: 'kings',
    name: 'a king that does not land right behind what it takes',
    rules: SWEDISH,
    start: 'W:WK29:B15',
    tried: [29, 8],
    sentence: 'The king must land right behind the captured piece, on 11. (point 4)',
    heading: 'Point 4',
    pulsing: 1,
    shows: true,
  },
  {
    kind: 'kings',
    name: 'a killer king that does not stop behind a king',
    rules: 'killer',
    start: 'W:WK46:BK28',
    tried: [46, 19],
    sentence: 'The king must land right behind the captured piece, on 23.',
    heading: 'The rules',
    pulsing: 1,
    shows: true,
  },
  {
    kind: 'men',
    name: 'a man that would be crowned in passing',
    rules: JUMBO,
    start: 'B:W43,44:B38',
    tried: [38, 35],
    sentence: 'A man that only passes the far row is not crowned: it goes on as a man. (article 2)',
    heading: 'Article 2',
    shows: true,
  },
  {
    kind: 'kings',
    name: 'a new king that goes on where crowning ends the move',
    rules: 'english/strict',
    start: 'W:W11:B6,7',
    tried: [11, 9],
    sentence: 'A man that is crowned ends its move there. (article 4)',
    heading: 'Article 4',
    shows: true,
  },
  {
    kind: 'capturing',
    name: 'a piece that is jumped twice',
    rules: JUMBO,
    start: 'W:WK20:B12,14,22,23',
    tried: [20, 5],
    sentence: 'Captured pieces stay on the board until the move is done',
    heading: 'Not in the leaflet',
    shows: true,
  },
  {
    kind: 'kings',
    name: 'a king that passes its own man',
    rules: JUMBO,
    start: 'W:WK46,32:B1',
    tried: [46, 23],
    sentence: 'Your own piece on 32 is in the way. (article 3)',
    heading: 'Article 3',
    pulsing: 1,
  },
  {
    kind: 'capturing',
    name: 'a jump without a free square behind',
    rules: JUMBO,
    start: 'W:W28:B19,23',
    tried: [28, 14],
    sentence: 'There is no free square right behind the piece on 23. (article 4)',
    heading: 'Article 4',
    pulsing: 1,
  },
  {
    kind: 'men',
    name: 'a square that is taken',
    rules: JUMBO,
    start: 'W:W28,22:B1',
    tried: '28-22',
    sentence: 'Square 22 is occupied.',
    heading: 'Article 1',
    pulsing: 1,
  },
  {
    kind: 'men',
    name: 'squares that do not lie on a diagonal',
    rules: JUMBO,
    start: 'W:WK46:B1',
    tried: [46, 36],
    sentence: 'Pieces move along the diagonals; these squares do not lie on one. (article 3)',
    heading: 'Article 3',
  },
  {
    kind: 'kings',
    name: 'a Frisian king that must rest',
    rules: 'frisian',
    start: 'W:WK46,31:B5:+0+346',
    tried: [46, 41],
    sentence: 'The king on 46 has moved 3 times running: another piece must move first.',
    heading: 'The rules',
    pulsing: 1,
  },
  {
    kind: 'precedence',
    name: 'a man that captures where a king goes first',
    rules: 'czech',
    start: 'W:W23,K29:B11,19',
    tried: [23, 7],
    sentence: 'A king that can capture goes first. You can do it from 29.',
    heading: 'The rules',
    pulsing: 1,
    shows: true,
  },
  {
    kind: 'precedence',
    name: 'a Spanish capture that takes fewer kings',
    rules: 'spanish',
    start: 'W:W22,24:B18,K20',
    tried: [22, 13],
    sentence: 'Another capture goes first, because it takes more kings. You can make it from 24.',
    heading: 'The rules',
    pulsing: 1,
    shows: true,
  },
  {
    kind: 'precedence',
    name: 'an Italian capture that meets a king later',
    rules: 'italian',
    start: 'W:WK19:B5,K7,K14,15',
    tried: [19, 3],
    sentence: 'Another capture goes first, because it meets a king earlier. You can make it from 19.',
    heading: 'The rules',
    pulsing: 1,
    shows: true,
  },
  {
    kind: 'precedence',
    name: 'a Frisian capture that is worth less',
    rules: 'frisian',
    start: 'B:W23,34,44,K22,K31:B18',
    tried: [18, 49],
    sentence: 'Another capture goes first, because what it takes is worth more. You can make it from 18.',
    heading: 'The rules',
    pulsing: 1,
    shows: true,
  },
];

async function provoke(table: TestTable, fault: Fault): Promise<void> {
  await table.open({ rules: fault.rules, start: fault.start });
  const before = await standing(table);
  if (typeof fault.tried === 'string') await table.type(fault.tried);
  else await table.click(...fault.tried);
  await expect(pulses(table)).toHaveCount(fault.pulsing ?? 0);
  await expect(table.message).toContainText(fault.sentence);
  await expect(table.page.locator('.b-live')).toContainText(fault.sentence);

  const article = table.message.locator('details');
  await expect(article.locator('p').first()).toBeHidden();
  await article.getByText(fault.heading, { exact: true }).click();
  await expect(article.locator('p').first()).toBeVisible();
  await expect(article.locator('p').first()).not.toBeEmpty();

  await expect(table.message.getByRole('button', { name: 'Show me' })).toHaveCount(fault.shows ? 1 : 0);
  expect(await standing(table)).toEqual(before);
  expect(await table.stored()).toEqual([]);
}

for (const kind of ['capturing', 'men', 'kings', 'precedence'] as const) {
  test(`each fault of ${kind} is refused with a sentence, its article and the squares`, async ({ table }) => {
    test.slow();
    for (const fault of FAULTS.filter((each) => each.kind === kind)) {
      await test.step(fault.name, () => provoke(table, fault));
    }
  });
}

test('"Show me" plays what is required and leaves the position as it was', async ({ table }) => {
  await table.open({ rules: JUMBO, start: 'W:W24,48:B19,32,42' });
  const before = await standing(table);
  await table.click(24, 13);
  await table.button('Show me').click();
  const phantom = table.page.locator('.piece.is-phantom');
  await expect(phantom).toHaveCount(1);
  await expect(phantom).toHaveCount(0);
  expect(await standing(table)).toEqual(before);
  expect(await table.stored()).toEqual([]);
  // The required capture can be made at once.
  await table.click(48, 28);
  await expect(table.turn).toHaveText('Black is to move.');
  await expect(table.message).toHaveCount(0);
});
