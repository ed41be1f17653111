import { defineConfig } from '@playwright/test';

declare const process: { env: Record<string, string | undefined> };

const {
  DAMIER = '../target/debug/damier',
  CHROMIUM = '/usr/bin/chromium',
  DAMIER_E2E_PORT = '7788',
} = process.env;
const address = `127.0.0.1:${DAMIER_E2E_PORT}`;
/** What the server stores; each run begins with none. */
const data = `../target/e2e-${DAMIER_E2E_PORT}`;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://${address}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `rm -rf ${data} && "${DAMIER}" serve --listen ${address} --data ${data}`,
    url: `http://${address}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
