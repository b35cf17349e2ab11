import type { Page } from '@playwright/test';

import { buttonOf, leave, notice } from './support/screen.ts';
import { sizes, touch } from './support/sizes.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ storageState: 'e2e/.auth/lina.json' });

const section = (page: Page, name: string) => page.getByRole('tab', { name });

async function open(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

for (const { name, viewport, isPhone } of sizes) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: isPhone });

    // covers: route-account
    test('one keeps one’s own account: data, picture, and how one signs in and is told', async ({ page }) => {
      await page.goto('/dashboard/analysis');
      await open(page, '账户设置');
      await expect(page).toHaveURL(/\/account\/settings\/base/);
      const save = buttonOf(page.getByRole('tabpanel', { name: '基本设置' }), '保存');
      await expect(page.getByRole('textbox', { name: '用户姓名' })).toHaveValue('李娜');
      const mail = page.getByRole('textbox', { name: '邮箱' });
      await mail.fill('lina');
      await touch(isPhone, save);
      await expect(mail).toHaveAttribute('aria-invalid', 'true');
      await mail.fill(`lina-${viewport.width}@example.com`);
      await page.getByLabel('选择头像').setInputFiles({
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      });
      const crop = page.getByRole('dialog', { name: '裁剪头像' });
      await crop.getByRole('application', { name: '裁剪范围' }).press('+');
      await crop.getByRole('application', { name: '裁剪范围' }).press('ArrowLeft');
      await expectAccessible(page);
      await leave(crop, '确定');
      await expect(page.getByRole('button', { name: '更换头像' })).toBeEnabled();
      const before = await page
        .locator('.pw-user img')
        .getAttribute('src', { timeout: 500 })
        .catch(() => null);
      await touch(isPhone, save);
      await expect(notice(page, '修改成功！')).toBeVisible();
      const own = page.locator('.pw-user img');
      await expect(own).toHaveAttribute('src', /avatar/);
      expect(await own.getAttribute('src')).not.toBe(before);
      await expectAccessible(page);

      await touch(isPhone, section(page, '安全设置'));
      await expect(page).toHaveURL(/section=security/);
      await expect(page.getByText('当前设备')).toBeVisible();
      await touch(isPhone, section(page, '新消息通知'));
      await expect(page.getByRole('switch', { name: '桌面通知' })).toBeVisible();
      await page.goto('/account/settings/custom');
      await expect(section(page, '个性化')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('radiogroup', { name: '主题色' })).toBeVisible();
      await page.goto('/account/settings/binding');
      await expect(page.getByText('还没有绑定第三方账号。')).toBeVisible();
    });

    test('one looks at oneself, one’s pages and one’s messages', async ({ page }) => {
      await page.goto('/stock/outbound');
      await expect(page).toHaveTitle(/出库单/);
      await open(page, '个人中心');
      await expect(page).toHaveURL(/\/account\/center/);
      const person = page.getByRole('region', { name: '个人资料' });
      await expect(person.getByText('lina', { exact: true })).toBeVisible();
      const recent = page.getByRole('region', { name: '最近打开' });
      await expect(recent.getByRole('link', { name: '出库单' })).toBeVisible();
      const [left, right] = [await person.boundingBox(), await recent.boundingBox()];
      expect(left && right && right.x > left.x + left.width - 1).toBe(!isPhone);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await expectAccessible(page);
      await touch(isPhone, page.getByRole('button', { name: '我的消息' }));
      await expect(page).toHaveURL(/\/isps\/userAnnouncement/);
    });
  });
}
