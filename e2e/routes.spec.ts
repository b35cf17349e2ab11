import { expect, test } from './support/test.ts';

// covers: route-test-home, route-500, route-login, route-403-404
test('pages alone, failures and the sign-in page have their addresses for who is signed in', async ({ page }) => {
  await page.goto('/test/home');
  await expect(page.getByRole('region', { name: '待办' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto('/dashboard/analysis');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  // The search dialog accepts input while its code is loading.
  await page.goto('/base/unit');
  await expect(page.getByRole('table').or(page.getByRole('grid')).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kehu');
  await expect(page.getByRole('combobox', { name: '搜索菜单' })).toHaveValue('kehu');
  await page.keyboard.press('Escape');
  for (const path of ['/500', '/exception/500']) {
    await page.goto(path);
    await expect(page).toHaveURL('/500');
    await expect(page.getByRole('alert')).toContainText('500服务器出错了');
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  await page.goto('/exception/403');
  await expect(page.getByRole('tab', { name: '没有权限' })).toBeVisible();
  await page.getByRole('link', { name: '首页', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard/analysis');
  await expect(page.getByRole('tab', { name: '没有权限' })).toHaveCount(0);
  for (const path of ['/user/login', '/user']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard/analysis');
  }
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/dashboard/analysis');
});

test.describe('who may not open a page', () => {
  test.use({ storageState: 'e2e/.auth/lina.json' });

  // covers: route-403-404
  test('is told so, and that another does not exist', async ({ page }) => {
    await page.goto('/system/role');
    await expect(page).toHaveURL('/403');
    await expect(page.getByRole('alert')).toContainText('没有权限');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu.getByRole('link', { name: '首页', exact: true }).locator('svg')).toBeVisible();
    await page.goto('/system/nothing');
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('alert')).toContainText('页面不存在');
  });
});
