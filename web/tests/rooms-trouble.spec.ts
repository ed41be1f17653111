/** Rooms, where the network does what it should not: loses answers, or falls silent. */

import { request as ask } from 'node:http';
import type { Browser, Page, Request } from '@playwright/test';
import { expect, test } from './damier';
import { DESKTOP, expectAgreement, PHONE, Side, SilentWay, twoAt } from './rooms';

test.use({ trace: 'off' });

// Or all browsers of all tests would be open to the end.
test.afterEach(async ({ browser, context }) => {
  await Promise.all(browser.contexts().map((each) => (each === context ? null : each.close())));
});

/** What is held back of what is said on the sockets of a page, from then on. */
class Held {
  back: 'nothing' | 'what it says' | 'what it hears' = 'nothing';

  async between(page: Page): Promise<void> {
    await page.routeWebSocket(/\/socket\?/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((said) => {
        if (this.back !== 'what it says') server.send(said);
      });
      server.onMessage((said) => {
        if (this.back !== 'what it hears') socket.send(said);
      });
    });
  }
}

/** Both at one board; the first of them is not always heard, or does not always hear. */
async function twoWith(held: Held, browser: Browser, root: string): Promise<[Side, Side]> {
  let first: Page | null = null;
  const sides = await twoAt(browser, root, {}, [DESKTOP, DESKTOP], async (page) => {
    if (page === (first ??= page)) await held.between(page);
  });
  await expect(sides[0].table.turn).toHaveText('It is your turn.');
  return sides;
}

const moved = async (side: Side) => (await side.room()).lines.filter((line) => line === 'white 32-28').length;

test('a move whose answer was lost when the page was loaded again is there, once', async ({ browser, program }) => {
  const held = new Held();
  const sides = await twoWith(held, browser, program.url);
  const [anna] = sides;
  held.back = 'what it hears';
  await anna.table.click(32, 28);
  await expect(anna.saved).toHaveText('Sent…');
  await expect.poll(() => moved(anna)).toBe(1);
  held.back = 'nothing';
  await anna.page.reload();
  await expect(anna.table.turn).toHaveText('Black is to move.');
  await expectAgreement(...sides);
  expect(await moved(anna)).toBe(1);
});

test('a move that was lost when the page was loaded again is not there, and can be made', async ({ browser, program }) => {
  const held = new Held();
  const sides = await twoWith(held, browser, program.url);
  const [anna] = sides;
  held.back = 'what it says';
  await anna.table.click(32, 28);
  await expect(anna.saved).toHaveText('Sent…');
  held.back = 'nothing';
  await anna.page.reload();
  await expect(anna.table.turn).toHaveText('It is your turn.');
  expect(await moved(anna)).toBe(0);
  await anna.table.click(32, 28);
  await expect(anna.saved).toHaveText('Saved');
  await expectAgreement(...sides);
  expect(await moved(anna)).toBe(1);
});

test('a network that falls silent and closes nothing is noticed, and nothing is missed', async ({ browser, program }) => {
  const way = await SilentWay.to(program.port);
  try {
    const [anna, bo] = [await Side.at(browser, DESKTOP), await Side.at(browser, PHONE)];
    await bo.page.clock.install();
    const link = new URL(await anna.openRoom(program.url));
    link.port = String(way.port);
    await bo.sitDown(link.href, 'Bo');
    way.fallSilent();
    await anna.table.click(32, 28);
    await expect(anna.saved).toHaveText('Saved');
    // He asks whether somebody is there, and waits for an answer.
    await bo.page.clock.fastForward(10_000);
    await bo.page.clock.fastForward(8_000);
    await expect(bo.table.message).toContainText('The connection is interrupted.');
    await expect(bo.table.turn).toHaveText('White is to move.');
    way.speak();
    await expect(bo.table.turn).toHaveText('It is your turn.');
    await expect(bo.table.message).toHaveCount(0);
    await bo.table.square(19).tap();
    await bo.table.square(23).tap();
    await expect(anna.table.turn).toHaveText('It is your turn.');
    await expectAgreement(anna, bo);
    await bo.page.context().close();
  } finally {
    way.stop();
  }
});

/** Asks in the name of a page, which never hears what is answered. */
async function askUnheard(request: Request): Promise<void> {
  const headers = await request.allHeaders();
  await new Promise<void>((resolve, reject) => {
    const asked = ask(request.url(), { method: request.method(), headers: { ...headers, connection: 'close' } }, (answer) => {
      answer.resume().on('end', resolve);
    });
    asked.on('error', reject).end(request.postData());
  });
}

test('whoever sits down, and is not answered, has the seat', async ({ browser, program }) => {
  const [anna, bo] = [await Side.at(browser, DESKTOP), await Side.at(browser, PHONE)];
  let asked = 0;
  await bo.page.route('**/seat', async (route) => {
    if (++asked > 1) return route.continue();
    await askUnheard(route.request());
    await route.abort();
  });
  await bo.sitDown(await anna.openRoom(program.url), 'Bo');
  await anna.table.click(32, 28);
  await expect(bo.table.turn).toHaveText('It is your turn.');
  await expectAgreement(anna, bo);
});
