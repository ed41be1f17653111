/// <reference types="node" />

/**
 * A family's Wi-Fi: plain HTTP at an address of another machine, which is a
 * network namespace here. No Secure cookies, no service worker, no clipboard.
 */

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { bringAxe } from './axe';
import { CHROMIUM } from './chromium';
import { expect, test } from './damier';
import { comeIn, findGames, openEveryAddress, playComputer, playGameOfTwo, watchRequests } from './main-paths';
import { expectAgreement, PHONE, playToTheEnd, Side } from './rooms';
import { DAMIER, newFolder, setPassword, throwAway } from './server';

const PASSWORD = 'honderd velden, veertig schijven';
const PATIENCE = { timeout: 15_000 };
const PORT = 7777;

/** Where systems have it; not everybody looks there. */
const IP = ['/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip'].find((path) => existsSync(path)) ?? 'ip';
const ip = (...args: string[]) => execFileSync(IP, args, { stdio: 'pipe' });

/**
 * A network of its own, with the browser in it: a line from here would be news to
 * the browsers of all other tests, which break off what they load.
 */
class Elsewhere {
  readonly #name = `damier${process.pid % 10_000}`;

  readonly address = '192.168.77.5';

  /** False if only the superuser can, or with a package that is missing. */
  build(): boolean {
    try {
      ip('netns', 'add', this.#name);
      ip('-netns', this.#name, 'link', 'set', 'lo', 'up');
      ip('-netns', this.#name, 'addr', 'add', `${this.address}/24`, 'dev', 'lo');
      return true;
    } catch {
      this.remove();
      return false;
    }
  }

  /** A program that is this browser, there. */
  browser(folder: string): string {
    const program = join(folder, 'browser');
    writeFileSync(program, `#!/bin/sh\nexec ${IP} netns exec ${this.#name} "${CHROMIUM}" "$@"\n`, { mode: 0o755 });
    return program;
  }

  run(program: string, ...args: string[]): ChildProcess {
    return spawn(IP, ['netns', 'exec', this.#name, program, ...args], { stdio: 'ignore' });
  }

  remove(): void {
    try {
      ip('netns', 'del', this.#name);
    } catch {
      // It was not made.
    }
  }
}

test('the page is played over plain HTTP from another machine', { tag: ['@wasm', '@once'] }, async () => {
  // Whole walks, an end of a game, and a browser of its own.
  test.setTimeout(180_000);
  const elsewhere = new Elsewhere();
  test.skip(!elsewhere.build(), 'only the superuser can make another network, with iproute2');
  const data = newFolder();
  setPassword(data, PASSWORD);
  const server = elsewhere.run(DAMIER, 'serve', '--listen', `0.0.0.0:${PORT}`, '--data', data);
  const root = `http://${elsewhere.address}:${PORT}/`;
  const browser = await chromium.launch({ executablePath: elsewhere.browser(data), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow', viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const isUp = () => page.goto(`${root}healthz`).then((answer) => answer?.ok() ?? false, () => false);
    await expect.poll(isUp, PATIENCE).toBe(true);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    const astray = watchRequests(page, root);
    await bringAxe(page);
    await page.goto(root);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await comeIn(page, PASSWORD);

    await playGameOfTwo(page, root);
    await playComputer(page, root);
    await findGames(page, root, 2);
    await openEveryAddress(page, root);

    // Somebody with another device is let in by a link, and knows no password.
    const phone = await Side.at(browser, PHONE);
    const sides = [new Side(page), phone] as [Side, Side];
    await phone.sitDown(await sides[0].openRoom(root.slice(0, -1), { start: 'W:W28,33:B18' }), 'Bo');
    const { ending } = await playToTheEnd(sides, 1);
    for (const side of sides) await expect(side.page.getByTestId('result')).toHaveText(ending!.result);
    await expectAgreement(...sides);
    const seats = await Promise.all(sides.map((side) => side.page.context().cookies(root)));
    expect(seats.map((all) => all.filter(({ name, secure }) => name === 'damier-seat' && !secure).length)).toEqual([1, 1]);
    expect(astray).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    const cookies = (await context.cookies(root)).filter(({ name }) => name.includes('damier'));
    expect(cookies.map(({ name }) => name).sort()).toEqual(['damier-device', 'damier-seat', 'damier-session']);
    expect(cookies.every(({ secure, httpOnly }) => !secure && httpOnly)).toBe(true);
  } finally {
    await browser.close();
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
    elsewhere.remove();
    throwAway(data);
  }
});
