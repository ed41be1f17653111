// How long it takes on a phone, at the very first visit, until the first man has moved to where it
// was sent, from the first question for the address:
//     npm run first-move -- [TIMES] [SITE]
// SITE is a folder that `cargo xtask site` made for `/`; nginx serves it gzipped. The browser
// is slowed down as a middling phone with a middling connection is, with its workers, in which
// the rules answer (`slowed.py`; a loop in a worker is timed to see that it is so). People read
// and choose in between; here nobody does: what is measured is the waiting.

import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const quietly = { logLevel: 'warn', configFile: false };
const { module: { Host } } = await runnerImport('./tests/hosts.ts', quietly);
const { module: { CHROMIUM } } = await runnerImport('./tests/chromium.ts', quietly);

const [times = '5', site = '../target/site'] = process.argv.slice(2);
const LIMIT_MS = 5000;
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
const SLOWNESS = 4;
const isVerbose = process.env.VERBOSE !== undefined;

const PATHS = {
  'a link to a box': async (page, url) => {
    await page.goto(`${url}new/jumbo-nl/`, { waitUntil: 'commit' });
    await start(page, TWO);
  },
  'the shelf, and a box': async (page, url) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByTestId('box-jumbo-nl').tap();
    await start(page, TWO);
  },
  // The engine is on its way meanwhile.
  'a link to a box, against the computer': async (page, url) => {
    await page.goto(`${url}new/jumbo-nl/`, { waitUntil: 'commit' });
    await start(page, WHITE);
  },
};

async function start(page, choose) {
  await choose(page);
  await page.getByRole('button', { name: 'Start the game' }).tap();
}

const TWO = (page) => page.getByText('Two of us at this board').tap();
/** Or the lot may give it to the computer. */
const WHITE = (page) => page.getByRole('radio', { name: /^I play/ }).first().check({ force: true });

const square = (page, number) => page.locator(`[role=grid] [data-square="${number}"]`);

/** When the man stands where it was sent, as the page's own clock has it since its address was asked for. */
const arrival = () =>
  new Promise((arrived) => {
    const before = document.querySelector('[data-square="28"]').ariaLabel;
    // That the computer thinks is shown for as long as it does.
    const board = document.querySelector('[role=grid]').parentElement;
    const look = () => {
      const isThere = document.querySelector('[data-square="28"]').ariaLabel !== before;
      if (isThere && board.getAnimations({ subtree: true }).every(({ playState }) => playState !== 'running')) arrived(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });

async function measure(browser, host, walk) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await walk(page, host.url);
  await square(page, 32).tap();
  const there = page.evaluate(arrival);
  await square(page, 28).tap();
  const ms = await there;
  if (isVerbose) console.log(await page.evaluate(waterfall));
  await context.close();
  return ms;
}

const waterfall = () =>
  performance.getEntriesByType('resource').concat(performance.getEntriesByType('paint'))
    .map((each) => `${Math.round(each.startTime)} ${Math.round(each.responseEnd ?? 0)} ${each.encodedBodySize ?? ''} ${each.name.split('/').at(-1)}`)
    .join('\n');

/** How long some work takes in a worker. */
const inWorker = () =>
  new Promise((done) => {
    const work = `let sum = 0; const begin = performance.now();
      for (let i = 0; i < 1e8; i++) sum = (sum * 31 + i) | 0;
      postMessage(performance.now() - begin + 0 * sum);`;
    new Worker(URL.createObjectURL(new Blob([work]))).onmessage = ({ data }) => done(data);
  });

/** The best of a few: others may use the machine. */
async function timeOfLoop(browser) {
  const page = await browser.newPage();
  const times = [];
  for (let i = 0; i < 5; i++) times.push(await page.evaluate(inWorker));
  await page.close();
  return Math.min(...times);
}

const host = await Host.nginx(resolve(site), '/');
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
});
const usual = await timeOfLoop(browser);
const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
const { id } = processInfo.find(({ type }) => type === 'browser');
const slowing = spawn('python3', ['bench/slowed.py', String(id), String(SLOWNESS)], { stdio: 'inherit' });
const slowed = await timeOfLoop(browser);
console.log(`a loop in a worker takes ${Math.round(slowed)} ms instead of ${Math.round(usual)}`);
// Who has to share a processor with others is slow before, and stands still in their favor.
const isBusy = slowed < usual * SLOWNESS * 0.8;
if (isBusy) console.log('That is too little: the machine is too busy for these figures to mean anything.');
let isSlow = isBusy;
for (const [name, walk] of Object.entries(PATHS)) {
  const found = [];
  for (let i = 0; i < Number(times); i++) found.push(await measure(browser, host, walk));
  found.sort((a, b) => a - b);
  const [median, worst] = [found[found.length >> 1], found.at(-1)];
  const told = found.map((ms) => (ms / 1000).toFixed(2)).join(', ');
  console.log(`${name}: median ${(median / 1000).toFixed(2)} s, worst ${(worst / 1000).toFixed(2)} s (${told}); the median is judged, by ${LIMIT_MS / 1000} s`);
  isSlow ||= median >= LIMIT_MS;
}
slowing.kill();
await once(slowing, 'exit');
await browser.close();
await host.stop();
process.exit(isSlow ? 1 : 0);
