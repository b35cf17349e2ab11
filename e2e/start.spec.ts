import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

import { budgets } from '../scripts/check/budgets.ts';
import { expect, test } from './support/test.ts';

function codeOf(page: Page): Map<string, Response> {
  const files = new Map<string, Response>();
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) files.set(response.url(), response);
  });
  return files;
}

async function weigh(files: Iterable<Response>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await file.body()).length;
  return bytes;
}

function codeBeforeRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const rows = calls.find(({ name }) => name.includes('/base/customer/list'));
    return calls
      .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime < (rows?.responseEnd ?? 0))
      .map(({ name }) => name);
  });
}

test('the rows of a first list come with no more code than the budget allows', async ({ page }) => {
  const code = codeOf(page);
  await page.goto('/base/customer');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const needed = await codeBeforeRows(page);
  expect(needed.length).toBeGreaterThan(2);
  expect(needed.length).toBeLessThanOrEqual(budgets.files);
  expect(await weigh(needed.flatMap((name) => code.get(name) ?? []))).toBeLessThanOrEqual(budgets.firstList);
});

test.describe('nobody is signed in', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the sign-in page loads no more code than its budget allows', async ({ page }) => {
    const code = codeOf(page);
    await page.goto('/user/login');
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(code.size).toBeGreaterThan(2);
    expect(await weigh(code.values())).toBeLessThanOrEqual(budgets.signIn);
    const sent = await Promise.all(
      [...code.values()].map(async (file) => (await file.request().sizes()).responseBodySize),
    );
    expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budgets.signInSent);
  });
});
