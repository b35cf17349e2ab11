import { openList } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// covers: frame-side-menu, frame-open-keys
test('the side menu is 200 px wide or 80, stays as it was left, and keeps its open folders', async ({ page }) => {
  await openList(page, '/base/customer', '客户');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const side = page.getByRole('complementary').filter({ has: menu });
  const width = async () => (await side.boundingBox())?.width;
  await expect.poll(width).toBe(200);
  await expect(menu.getByRole('link', { name: '客户' })).toBeVisible();

  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(width).toBe(80);
  await expect(menu.getByRole('link', { name: '客户' })).toBeHidden();
  await page.reload();
  await expect.poll(width).toBe(80);

  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect.poll(width).toBe(200);
  await expect(menu.getByRole('link', { name: '客户' })).toBeVisible();
});

// covers: frame-breadcrumb, frame-breadcrumb-current, header-welcome, frame-page-header
test('the trail leads home, and the page one is on is no link', async ({ page }) => {
  await openList(page, '/base/customer', '客户');
  await expect(page.getByText(/^欢迎您，.+/)).toBeVisible();
  const trail = page.getByRole('navigation', { name: '当前位置' });
  await expect(trail.getByRole('listitem').filter({ hasText: /[^/]/ })).toHaveText(['首页', '基础资料', '客户']);
  await expect(trail.getByRole('link')).toHaveText(['首页']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['客户']);
  await expect(page).toHaveTitle(/客户/);
  await trail.getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL('/dashboard/analysis');
});

// covers: frame-breakpoints, frame-drawer
test('the menu is open at 1088 px, closed below, and a drawer below 768 px', async ({ page }) => {
  for (const { width, closed, drawer } of [
    { width: 1088, closed: false, drawer: false },
    { width: 1087, closed: true, drawer: false },
    { width: 768, closed: true, drawer: false },
    { width: 767, closed: true, drawer: true },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard/analysis');
    await expect(page.getByRole('button', { name: closed ? '展开菜单' : '收起菜单' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(drawer ? 0 : 1);
    await expect(page.getByRole('tablist')).toHaveCount(drawer ? 0 : 1);
  }
});
