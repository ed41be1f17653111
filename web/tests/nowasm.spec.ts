/** A browser without WebAssembly: the server answers instead. */

import { expect, test } from './damier';
import { makeHasty, Person } from './person';

test('without WebAssembly the server referees and thinks', async ({ page, table, isMobile }) => {
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
  expect(new Set(asked)).toEqual(new Set(['catalog', 'view', 'judge', 'act', 'think']));
  expect(fetched.filter((path) => path.endsWith('.wasm') || path.includes('worker'))).toEqual([]);
});
