/** Rooms: two real browsers, and a third that watches, at one board that the server referees. */

import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions } from '@playwright/test';
import type { Catalog } from '../src/contract';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';
import { DESKTOP, expectAgreement, hearAll, heardBy, missOnce, PHONE, playToTheEnd, Side, twoAt } from './rooms';
import { freePort, newFolder, Server, setPassword, throwAway } from './server';

test.use({ trace: 'off' });

// Or all browsers of all tests would be open to the end.
test.afterEach(async ({ browser, context }) => {
  await Promise.all(browser.contexts().map((each) => (each === context ? null : each.close())));
});

/** By the size of the board: Black has one move, and it loses him his last man. */
const ENDINGS: Record<number, string> = { 10: 'B:W26:B16', 8: 'B:W21:B13' };

/** Every box that there is, as the page was built with them. */
const listed = readdirSync('dist/assets').find((file) => file.startsWith('catalog-en-'));
const { editions } = JSON.parse(readFileSync(`dist/assets/${listed}`, 'utf8')) as Catalog;

for (const { id, game } of editions) {
  test(`two in two places play the box ${id} to the referee's end`, async ({ browser, program }) => {
    const start = ENDINGS[game.board.size]!;
    const sides = await twoAt(browser, program.url, { game: id, start }, [DESKTOP, DESKTOP]);
    const { ending } = await playToTheEnd(sides, 1);
    for (const { page } of sides) {
      await expect(page.getByTestId('result')).toHaveText(ending!.result);
      await expect(page.getByRole('dialog')).toContainText(ending!.sentence);
    }
    await expectAgreement(...sides);
  });
}

/** The others begin with their last moves. */
const WHOLE: [box: string, seed: number, leaflet: boolean][] = [
  ['jumbo-nl', 25, false],
  ['hh-gb', 104, false],
  ['hh-sv', 115, true],
];

for (const [game, seed, leaflet] of WHOLE) {
  const how = leaflet ? 'by the leaflet, with a huff' : 'friendly';
  test(`two play the box ${game} from its first position to the referee's end, ${how}`, async ({ browser, program }) => {
    const sides = await twoAt(browser, program.url, { game, leaflet }, [DESKTOP, DESKTOP]);
    const { ending, history } = await playToTheEnd(sides, seed, leaflet ? missOnce() : undefined);
    expect(history.length).toBeGreaterThan(20);
    expect(history.some(({ kind }) => kind === 'huff')).toBe(leaflet);
    for (const { page } of sides) await expect(page.getByTestId('result')).toHaveText(ending!.result);
    await expectAgreement(...sides);
  });
}

test('every box is played in a room', () => {
  expect(editions.length).toBeGreaterThan(12);
});

test('what is agreed is said before anybody sits down, and a move is saved', async ({ browser, program }) => {
  const [anna, bo] = [await Side.at(browser, DESKTOP), await Side.at(browser, PHONE)];
  await bringAxe(anna.page);
  await bringAxe(bo.page);
  const link = await anna.openRoom(program.url, { game: 'hh-sv', name: 'Anna', leaflet: true });
  await expect(anna.page.getByRole('img', { name: 'The link to play, as a QR code' })).toBeVisible();
  await expectNoViolations(anna.page);

  await bo.page.goto(link);
  await expect(bo.page.getByRole('heading', { name: 'Anna invites you to a game' })).toBeVisible();
  await expect(bo.page.getByTestId('what')).toContainText('Dam, Huisman en Hötte');
  await expect(bo.page.locator('main')).toContainText('By the leaflet.');
  await expectNoViolations(bo.page);
  await bo.page.getByLabel('Your name, if you like').fill('Bo');
  await bo.page.getByRole('button', { name: /^Sit down and play/ }).click();
  await expect(bo.page.getByTestId('seat-white')).toContainText('Anna');
  await expect(anna.page.getByTestId('seat-black')).toContainText('Bo');
  await expect(anna.page.getByTestId('seat-black')).toContainText('here');

  await anna.table.type('22-18');
  await expect(anna.saved).toHaveText('Saved');
  await expect(bo.table.turn).toHaveText('It is your turn.');
  // Whoever hears the board is told what the other did.
  await expect(bo.page.locator('[aria-live]', { hasText: 'White moves from 22 to 18.' })).toBeAttached();
  await expectNoViolations(anna.page);
  await expectNoViolations(bo.page);
  await expectAgreement(anna, bo);
});

test('by the leaflet a missed capture is huffed across the network', async ({ browser, program }) => {
  const start = 'W:W28,37:B1,22';
  const sides = await twoAt(browser, program.url, { game: 'djeco-nl', leaflet: true, start }, [DESKTOP, DESKTOP]);
  const [anna, bo] = sides;
  const said: string[] = [];
  bo.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => said.push(String(payload))));
  await bo.page.reload();
  await expect(bo.page.getByRole('grid')).toBeVisible();
  await anna.table.click(37, 32);
  await expect(bo.table.turn).toHaveText('It is your turn.');
  // Nobody is told that a capture was missed before it is claimed.
  expect(said.join('')).toContain('white 37-32');
  for (const side of sides) said.push(await side.ask(side.roomPath), await side.ask(`${side.roomPath}?since=0`));
  expect(said.join('')).not.toMatch(/missed|guilty|due|huff/);
  await bo.table.button('Huff').click();
  await bo.table.click(28);
  await expect(anna.table.message).toContainText('Green huffs the man on 28');
  await expect(anna.table.square(28)).toHaveAttribute('aria-label', '28, empty');
  await bo.table.click(22, 27);
  await expect(anna.table.turn).toHaveText('It is your turn.');
  expect((await anna.room()).lines.slice(-3)).toEqual(['white 37-32', 'black huff 28', 'black 22-27']);
  await expectAgreement(...sides);
});

test('who loses his network for ten seconds misses nothing', async ({ browser, program }) => {
  test.slow();
  const sides = await twoAt(browser, program.url);
  const [anna, bo] = sides;
  await anna.table.click(32, 28);
  await expect(bo.table.turn).toHaveText('It is your turn.');
  await bo.page.context().setOffline(true);
  await expect(bo.table.message).toContainText('The connection is interrupted.');
  // What is done meanwhile is shown, and sent when there is a way again.
  await bo.table.square(19).tap();
  await bo.table.square(23).tap();
  await expect(bo.saved).toHaveText('Sent…');
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  expect((await anna.room()).lines.at(-1)).toBe('white 32-28');
  await bo.page.context().setOffline(false);
  await expect(bo.saved).toHaveText('Saved', { timeout: 15_000 });
  await expect(anna.table.turn).toHaveText('It is your turn.');
  await expect(anna.table.message).toHaveCount(0);
  await expectAgreement(...sides);
});

test('who reloads in the middle of a capture finds the room as it was', async ({ browser, program }) => {
  const start = 'W:W48:B1,23,32,42';
  const sides = await twoAt(browser, program.url, { game: 'jumbo-nl', start }, [DESKTOP, DESKTOP]);
  const [anna] = sides;
  await anna.table.click(48, 37);
  await anna.page.reload();
  await expect(anna.table.turn).toHaveText('It is your turn.');
  await expect(anna.table.square(48)).toHaveAttribute('aria-label', /man: White/);
  await anna.table.click(48, 37, 28, 19);
  await expect.poll(async () => (await anna.room()).lines.at(-1)).toMatch(/^white 48x/);
  await expectAgreement(...sides);
});

test('a third watches, is counted, and moves nothing', async ({ browser, program }) => {
  const anna = await Side.at(browser, DESKTOP);
  const link = await anna.openRoom(program.url);
  const watchLink = await anna.watchLink();
  const [bo, cleo] = [await Side.at(browser, PHONE), await Side.at(browser, DESKTOP)];
  await bringAxe(cleo.page);
  await cleo.page.goto(watchLink);
  await expect(cleo.table.message).toContainText('You are watching.');
  await expectNoViolations(cleo.page);
  await bo.sitDown(link);
  await expect(anna.page.getByTestId('watchers')).toContainText('one person is watching');
  await anna.table.click(32, 28);
  await expect(cleo.page.locator('.list')).toContainText('32-28');
  await cleo.table.click(19, 23);
  await expect(cleo.table.turn).toHaveText('Black is to move.');
  await expect(cleo.table.button('Resign')).toHaveCount(0);
  await expect(cleo.page.getByRole('button', { name: /^Sit down/ })).toHaveCount(0);
  await expectAgreement(anna, bo, cleo);
  await cleo.page.context().close();
  await expect(anna.page.getByTestId('watchers')).toHaveCount(0);
});

test('nobody sits opposite himself, and a third is told that both seats are taken', async ({ browser, program }) => {
  const anna = await Side.at(browser, DESKTOP);
  const link = await anna.openRoom(program.url);
  const again = await anna.page.context().newPage();
  await again.goto(link);
  await expect(again.getByTestId('invite')).toBeVisible();
  await expect(again.getByRole('button', { name: /^Sit down/ })).toHaveCount(0);
  const [bo, cleo] = [await Side.at(browser, DESKTOP), await Side.at(browser, DESKTOP)];
  await cleo.page.goto(link);
  await expect(cleo.page.getByRole('button', { name: /^Sit down/ })).toBeVisible();
  await bo.sitDown(link);
  // Cleo is shown the board as soon as there is no seat left.
  await expect(cleo.table.message).toContainText('You are watching.');
});

test('a seat moves from the desktop to a phone', async ({ browser, program }) => {
  const sides = await twoAt(browser, program.url, {}, [DESKTOP, DESKTOP], bringAxe);
  const [anna, bo] = sides;
  await anna.table.button('More').click();
  await anna.table.button('Take this seat along').press('Enter');
  // Where the keyboard is, the link is read.
  await expect(anna.page.getByRole('group', { name: 'Take this seat along' })).toBeFocused();
  await expect(anna.page.getByRole('img', { name: 'The link for the other device, as a QR code' })).toBeVisible();
  const link = await anna.page.getByLabel('Link for the other device').inputValue();
  await expectNoViolations(anna.page);
  const phone = await Side.at(browser, PHONE);
  await bringAxe(phone.page);
  await phone.page.goto(link);
  await expect(phone.page).not.toHaveURL(/seat=/);
  await expect(phone.page.getByRole('dialog', { name: 'Go on here?' })).toBeVisible();
  await expectNoViolations(phone.page);
  await phone.page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(phone.table.turn).toHaveText('It is your turn.');
  await anna.page.keyboard.press('Escape');
  await expect(anna.table.message.first()).toContainText('Your seat is at another device now.');
  await phone.table.square(32).tap();
  await phone.table.square(28).tap();
  await expect(bo.table.turn).toHaveText('It is your turn.');
  await expectAgreement(phone, bo);
  // It worked once.
  const thief = await Side.at(browser, DESKTOP);
  await thief.page.goto(link);
  await thief.page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(thief.page.getByRole('dialog').getByRole('alert')).toContainText('This code does not work.');
});

test('the server is killed in the middle of a game, and nothing is lost', async ({ browser }) => {
  test.slow();
  const [folder, port] = [newFolder(), await freePort()];
  let server = await Server.start(folder, port);
  try {
    const sides = await twoAt(browser, server.url);
    const [anna, bo] = sides;
    await anna.table.click(32, 28);
    await expect(anna.saved).toHaveText('Saved');
    await expect(bo.table.turn).toHaveText('It is your turn.');
    await server.stop('SIGKILL');
    await expect(anna.table.message).toContainText('The connection is interrupted.');
    await bo.table.square(19).tap();
    await bo.table.square(23).tap();
    await expect(bo.saved).toHaveText('Sent…');
    server = await Server.start(folder, port);
    await expect(bo.saved).toHaveText('Saved', { timeout: 20_000 });
    await expect(anna.table.turn).toHaveText('It is your turn.', { timeout: 20_000 });
    expect((await anna.room()).lines.slice(-2)).toEqual(['white 32-28', 'black 19-23']);
    await expectAgreement(...sides);
    await Promise.all(sides.map(({ page }) => page.context().close()));
  } finally {
    await server.stop();
    throwAway(folder);
  }
});

test('where no socket is let through, the room is asked for news', async ({ browser, program }) => {
  const [anna, bo] = [await Side.at(browser, DESKTOP), await Side.at(browser, PHONE)];
  await bo.page.addInitScript(() => {
    const address = location.origin.replace('http', 'ws');
    // As a proxy that knows no sockets: the door stays shut.
    globalThis.WebSocket = class extends WebSocket {
      constructor() {
        super(`${address}/no-such-place`);
      }
    };
  });
  await bo.sitDown(await anna.openRoom(program.url), 'Bo');
  await anna.table.click(32, 28);
  await expect(bo.table.turn).toHaveText('It is your turn.', { timeout: 15_000 });
  await bo.table.square(19).tap();
  await bo.table.square(23).tap();
  await expect(bo.saved).toHaveText('Saved');
  await expect(anna.table.turn).toHaveText('It is your turn.');
  await anna.table.type('28x19');
  await expect(bo.table.turn).toHaveText('It is your turn.');
  await expectAgreement(anna, bo);
});

test('a move is taken back, a draw agreed and another game begun, each if both want it', async ({ browser, program }) => {
  const sides = await twoAt(browser, program.url, {}, [DESKTOP, DESKTOP]);
  const [anna, bo] = sides;
  await anna.table.click(32, 28);
  await expect(bo.table.turn).toHaveText('It is your turn.');
  await anna.table.button('Ask to take back').click();
  await expect(bo.table.message).toContainText('Anna asks to take the last move back.');
  // Those who hear the page are told, too.
  const told = (side: Side, sentence: string) => expect(side.page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
  await told(bo, 'Anna asks to take the last move back.');
  await told(anna, 'You asked to take your move back.');
  await bo.table.button('No, thank you').click();
  // What she asked for may stand beside it for a moment.
  await expect(anna.table.message.filter({ hasText: 'The move is not taken back.' })).toBeVisible();
  await told(anna, 'The move is not taken back.');
  await anna.table.button('Ask to take back').click();
  await bo.table.button('Agree').click();
  await expect(anna.table.square(32)).toHaveAttribute('aria-label', /man: White/);
  await expect(anna.table.turn).toHaveText('It is your turn.');
  await anna.table.click(31, 27);
  await expect(bo.table.turn).toHaveText('It is your turn.');
  await anna.table.button('Offer a draw').click();
  await anna.table.message.getByRole('button', { name: 'Offer a draw' }).click();
  await bo.table.button('Accept').click();
  await expect(anna.page.getByTestId('result')).toHaveText('1-1');
  await anna.page.getByRole('dialog').getByRole('button', { name: /^Ask for another game/ }).click();
  await bo.page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  // Both are led to the next room, on the other side of its board.
  await expect(bo.table.turn).toHaveText('It is your turn.');
  await expect(bo.page.getByTestId('seat-white')).toContainText('Bo');
  await expect(anna.table.turn).toHaveText('White is to move.');
  await bo.table.click(32, 28);
  await expect(anna.table.turn).toHaveText('It is your turn.');
  await expectAgreement(...sides);
});

test('a move that is chosen ahead in a room is played when it may be', async ({ browser, program }) => {
  const [anna, bo] = await twoAt(browser, program.url, {}, [DESKTOP, DESKTOP]);
  await bo.table.click(20, 25);
  await expect(bo.page.locator('.m-ahead-square')).toHaveCount(2);
  expect((await anna.view()).history).toEqual([]);
  await anna.table.type('32-28');
  await expect.poll(async () => (await anna.view()).history.map(({ text }) => text)).toEqual(['32-28', '20-25']);
  await expect(bo.page.locator('.m-ahead-square')).toHaveCount(0);
  await expect(anna.table.turn).toHaveText('It is your turn.');
  await expectAgreement(anna, bo);
});

test('a room is found again on the first page, until its game is over', async ({ browser, program }) => {
  const anna = await Side.at(browser, DESKTOP);
  const link = await anna.openRoom(program.url, { name: 'Aukje' });
  await anna.page.getByRole('link', { name: 'Damier' }).first().click();
  const found = (side: Side) => side.page.getByRole('region', { name: 'Continue' }).getByRole('link');
  await expect(found(anna)).toContainText('Invite your friend');
  await found(anna).click();
  await expect(anna.page.getByTestId('invite')).toBeVisible();

  const bo = await Side.at(browser, PHONE);
  await bo.sitDown(link, 'Bo');
  await bo.page.close();
  await anna.table.click(32, 28);
  await expect(anna.saved).toHaveText('Saved');
  const again = new Side(await bo.page.context().newPage());
  await bringAxe(again.page);
  await again.page.goto(program.url);
  // How it stands is asked for: when he left it was not his turn.
  await expect(found(again)).toContainText('It is your turn.');
  await expect(found(again)).toContainText('Aukje');
  await expectNoViolations(again.page);
  await found(again).click();
  await again.table.square(19).tap();
  await again.table.square(23).tap();
  await expect(again.saved).toHaveText('Saved');
  await expectAgreement(anna, again);

  await again.page.goto(program.url);
  await expect(found(again)).toContainText('White is to move.');
  const { lines } = await anna.room();
  await anna.ask(`${anna.roomPath}/actions`, { nonce: 'end', seen: lines.length, action: 'resign' });
  await again.page.reload();
  await expect(found(again)).toHaveCount(0);
  await again.page.goto(`${program.url}/games`);
  await expect(again.page.locator('.card').filter({ hasText: 'Aukje' })).toHaveCount(1);
});

test('a finished game is among the saved games of whoever played it', async ({ browser, program }) => {
  const sides = await twoAt(browser, program.url, { game: 'jumbo-nl', name: 'Anneke', start: 'W:W28,33:B19' }, [DESKTOP, DESKTOP]);
  const [anna] = sides;
  const { ending } = await playToTheEnd(sides, 3);
  await expect(anna.page.getByTestId('result')).toHaveText(ending!.result);
  await anna.page.getByRole('dialog').getByRole('link', { name: 'Analyse' }).click();
  await expect(anna.page).toHaveURL(/\/study\//);
  await anna.page.goto(`${program.url}/games`);
  await expect(anna.page.locator('.card').filter({ hasText: 'Anneke' })).toHaveCount(1);
});

test('a game is played in a room to its end by keyboard alone, and told to whoever hears it', async ({ browser, program }) => {
  const [anna, bo] = [await Side.at(browser, DESKTOP), await Side.at(browser, DESKTOP)];
  for (const { page } of [anna, bo]) await hearAll(page);
  const { page } = anna;
  const press = async (at: Side, ...keys: string[]) => {
    for (const key of keys) await at.page.keyboard.press(key);
  };
  await page.goto(`${program.url}/new/jumbo-en?start=W:W28,33,38:B18`);
  await page.getByRole('radio', { name: 'Me against the computer' }).focus();
  await press(anna, 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Me and a friend elsewhere' })).toBeChecked();
  await page.getByRole('radio', { name: /^I play/ }).first().focus();
  await press(anna, 'Space', 'Enter');
  await bo.page.goto(await page.getByLabel('Link to play').inputValue());
  await bo.page.getByRole('button', { name: /^Sit down and play/ }).focus();
  await press(bo, 'Enter');

  for (const [side, from, to] of [[anna, 28, 23], [bo, 18, 29], [anna, 33, 24]] as const) {
    await expect(side.table.turn).toHaveText(/your turn|must capture/);
    await side.page.getByRole('gridcell', { name: new RegExp(`^${from},`) }).focus();
    await press(side, 'Enter', ...String(to), 'Enter');
    await expect.poll(async () => (await anna.room()).lines.join()).toContain(` ${from}`);
  }
  for (const side of [anna, bo]) {
    await expect(side.page.getByTestId('result')).toHaveText('2-0');
    const heard = await heardBy(side.page);
    expect(heard.filter((each) => /^(White|Black) (moves|goes)/.test(each)).map((each) => each.replace(/\..*/s, ''))).toEqual([
      'White moves from 28 to 23',
      'Black goes from 18 to 29 and captures 23',
      'White goes from 33 to 24 and captures 29',
    ]);
  }
  // Whoever has the end before him goes on by keyboard, too.
  await page.getByRole('dialog').getByRole('button', { name: /^Ask for another game/ }).focus();
  await press(anna, 'Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('You asked for another game. The other has to agree.');
  await expectAgreement(anna, bo);
});

test('who follows a link keeps his seat, who says that he goes loses it, and names are nothing but text', async ({ browser, program }) => {
  const name = '<img src=x onerror=alert(1)>';
  const [anna, bo] = [await Side.at(browser, DESKTOP), await Side.at(browser, PHONE)];
  const alerts: string[] = [];
  for (const { page } of [anna, bo]) {
    await bringAxe(page);
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
  }
  // By house rules, which are told to whoever is invited.
  const link = await anna.openRoom(program.url, { game: 'jumbo/8x8/rows=3', name });
  await bo.page.goto(link);
  await expect(bo.page.getByRole('heading', { name: `${name} invites you to a game` })).toBeVisible();
  await expect(bo.page.getByTestId('what')).toHaveText('Draughts on 64 squares, with house rules');
  await expectNoViolations(bo.page);
  await bo.sitDown(link, name);
  await anna.table.click(21, 17);
  await expect(bo.table.turn).toHaveText('It is your turn.');
  // Whoever reads something else in between is away as if his connection were lost.
  const { roomPath } = bo;
  await bo.page.getByRole('link', { name: 'Damier' }).first().click();
  await expect(anna.table.message).toContainText(`${name} is not here. In 2:`);
  // Another program may say that he goes.
  await bo.page.evaluate((path) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/${path}/socket`);
    socket.onopen = () => socket.send('{"say":"leave"}');
    return new Promise((resolve) => (socket.onclose = resolve));
  }, roomPath);
  await expect(anna.table.message).toContainText(`${name} is not here. In 0:`);
  // Whoever hears the page is told as well, and claims by keyboard.
  const claim = anna.table.button('Claim the game');
  await claim.focus();
  await expect(anna.page.getByRole('status').filter({ hasText: `${name} has been away for long.` })).toBeAttached();
  await expectNoViolations(anna.page);
  await claim.press('Enter');
  await expect(anna.page.getByTestId('result')).toHaveText('2-0');
  await expectNoViolations(anna.page);
  await bo.page.goto(link);
  await expect(bo.table.turn).toContainText('White wins');
  await expectNoViolations(bo.page);
  await expect(bo.page.getByTestId('seat-white')).toContainText(name);
  for (const { page } of [anna, bo]) await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(alerts).toEqual([]);
  await expectAgreement(anna, bo);
});

const LOCKED: [string, BrowserContextOptions][] = [['desktop', DESKTOP], ['phone', PHONE]];

for (const [device, options] of LOCKED) {
  test(`the link of a room lets a guest on a ${device} past the password, into that room`, async ({ browser }) => {
    const folder = newFolder();
    setPassword(folder, 'honderd velden, veertig schijven');
    const server = await Server.start(folder, 0, { host: '0.0.0.0' });
    const root = server.url.replace('0.0.0.0', '127.0.0.1');
    try {
      const [anna, bo] = [await Side.at(browser, DESKTOP), await Side.at(browser, options)];
      await anna.page.goto(`${root}/`);
      await anna.page.getByRole('dialog').getByLabel('Password').fill('honderd velden, veertig schijven');
      await anna.page.getByRole('dialog').getByRole('button', { name: 'Come in' }).click();
      await expect(anna.page.getByRole('dialog')).toHaveCount(0);
      const link = await anna.openRoom(root);
      await bo.sitDown(link);
      await expect(bo.page.getByRole('dialog')).toHaveCount(0);
      await anna.table.click(32, 28);
      await expect(bo.table.turn).toHaveText('It is your turn.');
      const games = await bo.page.request.get(`${root}/api/v1/games`);
      expect(games.status()).toBe(401);
      // The server referees for nobody without the password: a browser has to know the rules itself.
      const cleo = await Side.at(browser, options);
      await cleo.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
      await cleo.page.goto(link);
      await expect(cleo.page.locator('main')).toContainText('This browser knows no WebAssembly');
      await Promise.all([anna, bo, cleo].map(({ page }) => page.context().close()));
    } finally {
      await server.stop();
      throwAway(folder);
    }
  });
}

test('an address that leads nowhere says so', async ({ browser, program }) => {
  const { page } = await Side.at(browser, PHONE);
  await page.goto(`${program.url}/room/abcdefghjkmnpqrstvwxyz0123`);
  await expect(page.locator('main')).toContainText('There is no such room. The link may be incomplete.');
});
