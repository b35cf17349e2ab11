import { openList } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** Opens the user's own appearance settings; the drawer with the same choices is not available in production. */
async function openLook(page: import('@playwright/test').Page) {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await expect(page.getByRole('menuitem', { name: '账户设置' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '系统设置' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/account/settings/custom');
  const look = page.locator('.pw-account-part');
  await expect(look.getByRole('switch', { name: '多页签模式' })).toBeVisible();
  return look;
}

// covers: frame-top-menu, drawer-theme, drawer-modes, header-widths, frame-menu-event
test('a person puts the menu on top, chooses a colour and closes the tabs, and finds it so again', async ({ page }) => {
  await openList(page, '/base/customer', '客户');
  const look = await openLook(page);
  await look.getByText('顶部栏').click();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await look.getByRole('radio', { name: '极光绿' }).click();
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pw-primary').trim());
  await expect.poll(primary).toBe('#52C41A');
  await look.getByRole('switch', { name: '多页签模式' }).click();
  await expect(page.getByRole('tablist', { name: '已打开的页面' })).toHaveCount(0);
  await page.reload();
  await expect.poll(primary).toBe('#52C41A');
  const brand = page.getByRole('link', { name: /回到首页$/ });
  await expect.poll(async () => (await brand.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(165);
  const tools = page.locator('.pw-header-tools');
  await expect.poll(async () => (await tools.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(360);

  await page.evaluate(() => {
    window.addEventListener('dynamic-route', (event) =>
      Object.assign(window, { picked: event instanceof CustomEvent ? event.detail : undefined }),
    );
  });
  await menu.getByText('库存管理').hover();
  await page.getByRole('menuitem', { name: '出库单' }).click();
  await expect(page).toHaveURL('/stock/outbound');
  expect(await page.evaluate(() => Reflect.get(window, 'picked'))).toEqual({
    path: '/stock/outbound',
    title: '出库单',
  });
});

// covers: drawer-layout, header-auto-hide
test('the header leaves when one scrolls down by more than 100 px, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/dashboard/analysis');
  const look = await openLook(page);
  await look.getByRole('switch', { name: '下滑时隐藏页头' }).click();
  await expect(look.getByRole('switch', { name: '下滑时隐藏页头' })).toBeChecked();
  await page.goto('/dashboard/analysis');
  await expect(page.getByText('待审核的出库单')).toBeVisible();
  const header = page.getByRole('banner');
  const bottom = async () => {
    const box = await header.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 90);
  await expect.poll(bottom).toBe(48);
  await page.mouse.wheel(0, 60);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -20);
  await expect.poll(bottom).toBe(48);
});

// covers: header-help
test('the question mark leads to the help', async ({ page, context }) => {
  await page.goto('/dashboard/analysis');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '帮助' }).click();
  await expect((await opened).getByText('怎样用得更快')).toBeVisible();
});
