import { defineConfig } from '@playwright/test';

import { mainPort } from './e2e/support/ports.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A machine that stalls is slower by half an order of magnitude.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  reporter: [['line'], ['json', { outputFile: '.cache/test/journeys.json' }]],
  globalSetup: './e2e/support/global-setup.ts',
  use: {
    // An action that is impossible fails with its locator, before the timeout of the journey.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    baseURL: `http://127.0.0.1:${mainPort}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Each step with its page is kept of what fails; filming it too took two fifths of a journey's time. Of all tests
    // (`npm test`) only second tries are recorded: that takes another eighth.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
