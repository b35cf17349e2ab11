import { chromium, type BrowserContext, type Page } from '@playwright/test';

import config from '../../playwright.config.ts';
import { password } from './embedded-server.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Fills in the open sign-in page and presses 登录. */
export async function signIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('账号').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(secret);
  await page.getByRole('button', { name: /登\s*录/ }).click();
}

/**
 * Signs in each user in a separate browser.
 * @returns the browser's state for `storageState` by user.
 */
export async function signedInStates(url: string, users: readonly string[]): Promise<Map<string, State>> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  const states = new Map<string, State>();
  try {
    for (const user of users) {
      const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
      const page = await context.newPage();
      await page.goto(`${url}/user/login`);
      await signIn(page, user);
      await page.waitForURL(/dashboard/);
      states.set(user, await context.storageState());
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return states;
}
