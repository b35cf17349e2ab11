import { defineConfig } from '@playwright/test';

import { mainPort } from './e2e/support/ports.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A busy machine can be several times slower.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  reporter: [['line'], ['json', { outputFile: '.cache/test/journeys.json' }]],
  globalSetup: './e2e/support/global-setup.ts',
  use: {
    // An impossible action fails with its locator before the timeout of the test.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    baseURL: `http://127.0.0.1:${mainPort}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Failures keep a trace of each step; a video too took two fifths of the test's time. When all tests run (`npm
    // test`), only retries are traced, which saves another eighth.
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
