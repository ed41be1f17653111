/** A browser without WebAssembly: the server answers instead. */

import { expect, test } from './damier';
import { makeHasty, Person } from './person';

test('without WebAssembly the server referees and thinks', async ({ page, table, isMobile, complaints }) => {
  const asked: string[] = [];
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/v1/ask') asked.push(request.postDataJSON().ask);
    else fetched.push(pathname);
  });
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await makeHasty(table);
  await table.open({
    rules: 'english/strict',
    edition: 'hh-gb',
    black: { kind: 'computer', level: 6 },
    start: 'W:W30,31,32:B1,2,3,10,11,12',
  });
  // What is refused is refused with the same words.
  await table.type('30-22');
  await expect(table.message).toBeVisible();
  const person = new Person(table, (square) => (isMobile ? square.tap() : square.click()), 3);
  const { ending } = await person.playToTheEnd();
  await expect(page.getByTestId('result')).toHaveText(ending!.result);
  // The catalog is part of the page where that was built with the rules; about the game as a whole it asks in its own time.
  const sometimes = ['catalog', 'course', 'house'];
  expect(new Set(asked.filter((each) => !sometimes.includes(each)))).toEqual(new Set(['view', 'judge', 'act', 'think']));
  // The browser fetches the rules before anybody can tell it that they are of no use, and says so.
  expect(fetched.filter((path) => /engine-[^/]*\.wasm$/.test(path) || path.includes('worker'))).toEqual([]);
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('was preloaded using link preload')));
});

test('without WebAssembly and the server, games of this device are found by what is written in them', async ({ page, table, complaints }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await table.open({ rules: 'jumbo/touch-free', white: { kind: 'person', name: 'Farmor Ingegärd' } });
  await table.open({ rules: 'russian', black: { kind: 'computer', level: 1 } });
  await page.goto('/games');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  const cards = page.locator('.card');
  for (const [text, count] of [['ingegärd farmor', 1], ['russian', 1], ['nobody', 0], ['', 2]] as const) {
    await page.getByRole('searchbox').fill(text);
    await expect(cards).toHaveCount(count);
  }
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  // A browser complains of requests that fail; here they should.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.startsWith('Failed to load resource')));
});
