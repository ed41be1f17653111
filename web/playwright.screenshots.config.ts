/** The pictures of the documentation: `cargo xtask screenshots`. Where `PICTURES` names a folder: every page, into it. */

import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

declare const process: { env: Record<string, string | undefined> };
const isAll = process.env.PICTURES !== undefined;

export default defineConfig({
  ...tests,
  testDir: 'pictures',
  workers: 1,
  testMatch: isAll ? 'pages.spec.ts' : /(icons|pictures)\.spec\.ts/,
  projects: [{ name: 'pictures', use: { viewport: { width: 1180, height: 820 } } }],
});
