/** The pictures of the documentation: `cargo xtask screenshots`. */

import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  testDir: 'pictures',
  workers: 1,
  projects: [{ name: 'pictures', use: { viewport: { width: 1180, height: 820 } } }],
});
