import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './tests/chromium';

declare const process: { env: Record<string, string | undefined> };

/** Tests of the worker and of playing without the server; `cargo xtask web` says if it made none. */
const hasModule = ['rules', 'engine'].every((name) => existsSync(new URL(`src/ask/${name}.wasm`, import.meta.url)));
const withoutModule = hasModule ? [] : [/@wasm/];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Whole games are played, on machines that may be busy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // Once more for its trace. What passes only then may not be sound: `cargo xtask test`
  // repeats it alone, where one failure in five fails the run; others fail at once.
  retries: 1,
  failOnFlakyTests: process.env.DAMIER_SECOND_TRIES === undefined,
  forbidOnly: true,
  reporter: [['list'], ['./tests/left-out.ts']],
  use: {
    // Recording every test takes a quarter of their time.
    trace: 'on-first-retry',
    // It would answer before a test can; `offline.spec.ts` wants one.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Names that others type, in `visit.spec.ts`.
        `--host-resolver-rules=MAP club.example 127.0.0.1, MAP ${hostname().split('.')[0]} 127.0.0.1`,
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@phone/, ...withoutModule],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      // Where a finger or a narrow page makes a difference; `@once` marks what it does not.
      grepInvert: [/@once/, /@desktop/, ...withoutModule],
      testMatch: /(a11y|games|leaflet|moves|shelf|steps)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
