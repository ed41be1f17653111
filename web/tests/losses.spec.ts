/**
 * Answers that are lost at random in the middle of additions: through the
 * page's own sending code, to the real server. No browser takes part.
 *
 * `LOSSES` says how many answers are to be lost; `SEED` which.
 */

import { expect, test } from '@playwright/test';
import { FakeStorage } from '../src/saved/fake';
import { allLogs, GameWindow, linesOfPlay, linesOfTime, Network, newGame, storedLog } from './losses';
import { dice } from './person';
import { newFolder, Server, throwAway } from './server';

declare const process: { env: Record<string, string | undefined> };

const LOSSES = Number(process.env['LOSSES'] ?? 100);
const SEED = Number(process.env['SEED'] ?? 1);
/** So many games at once: while one waits, others get through. */
const TABLES = 24;
const LONGEST_GAME = 100;
/** More lines than one request may carry. */
const MANY = 75;

// A line that is lost once is lost.
test.describe.configure({ mode: 'default', retries: 0, timeout: 60_000 + LOSSES * 300 });
test.use({ trace: 'off' });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let folder: string;
let server: Server;
let network: Network;
let random: () => number;
/** Nobody goes on when one has failed. */
let isOpen: boolean;

test.beforeEach(async () => {
  folder = newFolder();
  server = await Server.start(folder);
  random = dice(SEED);
  isOpen = true;
  network = new Network(server, random);
});

test.afterEach(async ({}, info) => {
  isOpen = false;
  network.end();
  const { lost, additions, refusals } = network;
  console.log(`${info.title}: ${JSON.stringify({ additions, lost, refusals: Object.fromEntries(refusals) })}`);
  await server.stop('SIGKILL');
  throwAway(folder);
});

/** Many games at once, until enough was lost. */
async function playMany(one: () => Promise<void>): Promise<void> {
  const table = async () => {
    while (isOpen && network.lost.answers < LOSSES) await one();
  };
  await Promise.all(Array.from({ length: TABLES }, table));
}

/** Until all is stored. */
async function finish(...windows: GameWindow[]): Promise<void> {
  while (isOpen && windows.some(({ isDone }) => !isDone)) {
    for (const window of windows) await window.settle();
    await wait(2);
  }
}

test('answers lost at random lose no line of a game, and nobody calls it stale', async () => {
  let lines = 0;
  await playMany(async () => {
    const play = linesOfPlay();
    const window = await GameWindow.open(await newGame(server));
    while (window.view.length < LONGEST_GAME) {
      const count = random() < 0.02 ? MANY : 1;
      for (let i = 0; i < count; i++) window.append(play.next().value);
      await wait(random() * 8);
    }
    await finish(window);
    window.close();
    expect(await storedLog(server, window.id)).toEqual(window.view);
    expect(window).toMatchObject({ refused: 0, copies: [] });
    lines += window.view.length;
  });
  expect(network.refusals.size).toBe(0);
  console.log(`${lines} lines`);
});

test('answers lost at random lose no line though windows are killed and opened again', async () => {
  await playMany(async () => {
    const play = linesOfPlay();
    const window = await GameWindow.open(await newGame(server));
    const played: string[] = [];
    while (played.length < LONGEST_GAME) {
      const lines = play.next().value;
      played.push(...lines);
      window.append(lines);
      await wait(random() * 8);
      if (random() < 0.05) await window.kill();
      // Playwright notes every `expect`, and there are many.
      if (window.view.join() !== played.join()) expect(window.view).toEqual(played);
    }
    await finish(window);
    window.close();
    expect(await storedLog(server, window.id)).toEqual(played);
    expect(window).toMatchObject({ refused: 0, copies: [] });
  });
});

for (const isOneBrowser of [true, false]) {
  const whose = isOneBrowser ? 'of one browser' : 'of two browsers';
  test(`answers lost at random lose no line of two windows ${whose} that go on differently`, async () => {
    const everything: string[] = [];
    const missing: string[] = [];
    let windowsSoFar = 0;
    let copies = 0;
    await playMany(async () => {
      const id = await newGame(server);
      const browser = new FakeStorage();
      const browsers = [browser, isOneBrowser ? browser : new FakeStorage()];
      const windows = await Promise.all(browsers.map((browser) => GameWindow.open(id, browser)));
      const play = async (window: GameWindow) => {
        const lines = linesOfTime(++windowsSoFar);
        for (let i = 0; i < 20; i++) {
          await window.settle();
          const some = lines.next().value;
          everything.push(...some);
          window.append(some);
          await wait(random() * 30);
          if (random() < 0.05) await window.kill();
        }
      };
      await Promise.all(windows.map(play));
      await finish(...windows);
      windows.forEach((window) => window.close());
      // What found no place when a window was opened again waits for the next time.
      for (const browser of browsers) {
        while (isOpen && browser.length > 0) {
          const again = await GameWindow.open(id, browser);
          await finish(again);
          again.close();
          windows.push(again);
        }
      }
      for (const copy of windows.flatMap((window) => window.copies)) {
        const log = new Set(await storedLog(server, copy.id));
        missing.push(...copy.lines.filter((line) => !log.has(line)));
        copies++;
      }
    });
    await network.quiet();
    const logs = await allLogs(server);
    // Whatever anybody did is in the game or in a copy, and nowhere is it twice.
    const stored = new Set(logs.flat());
    missing.push(...everything.filter((line) => !stored.has(line)));
    expect(missing).toEqual([]);
    expect(logs.filter((log) => new Set(log).size < log.length)).toEqual([]);
    expect(copies).toBeGreaterThan(0);
    console.log(`${everything.length} lines, ${logs.length} games, ${copies} copies`);
  });
}
