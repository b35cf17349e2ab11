import { chromium, type BrowserContext } from '@playwright/test';

import config from '../../playwright.config.ts';
import { password } from './embedded-server.ts';

/** Signs in through the page, as a person would. @returns the browser's state for `storageState`. */
export async function signIn(
  url: string,
  username: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    const page = await context.newPage();
    await page.goto(`${url}/user/login`);
    await page.getByLabel('账号').fill(username);
    await page.getByLabel('密码', {exact:true}).fill(password);
    await page.getByRole('button', { name: /登\s*录/ }).click();
    await page.waitForURL(/dashboard/);
    return await context.storageState();
  } finally {
    await browser.close();
  }
}
