// covers: route-guard, route-menu-fetch
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.describe('nobody is signed in', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  // covers: route-guard, route-menu-fetch, header-sign-out, header-user-menu, state-sign-out
  test('signing in leads to where one was going; signing out leads back to the sign-in page', async ({ page }) => {
    await page.goto('/base/customer?level=A');
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);
    await signIn(page, 'admin', 'not-the-password');
    await expect(page.getByRole('alert').filter({ hasText: '用户名或密码错误' })).toBeVisible();
    await expect(page.getByLabel('账号')).toHaveValue('admin');
    await signIn(page, 'admin');
    await expect(page).toHaveURL('/base/customer?level=A');
    await expect(page.getByRole('grid', { name: '客户' })).toBeVisible();

    await page.getByRole('button', { name: /的菜单$/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('真的要注销登录吗 ?');
    await question.getByRole('button', { name: /取\s*消/ }).click();
    await expect(page.getByRole('grid', { name: '客户' })).toBeVisible();
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL('/dashboard/analysis');
    await page.getByRole('button', { name: /的菜单$/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await question.getByRole('button', { name: /确\s*定/ }).click();
    await expect(page).toHaveURL(/\/user\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('Access-Token'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/login/);
  });
});

// covers: route-login, route-403-404
test('who is signed in has no sign-in page, and an unknown address says so', async ({ page }) => {
  await page.goto('/user/login');
  await expect(page).toHaveURL('/dashboard/analysis');
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/dashboard/analysis');
});

test.describe('a salesman', () => {
  test.use({ storageState: 'e2e/.auth/zhangwei.json' });

  // covers: permission-refused, route-403-404
  test('does not see what he may not open, and is told so where he tries', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByText('库存管理').click();
    await expect(menu.getByRole('link', { name: '入库单' })).toHaveCount(0);
    await page.goto('/stock/inbound');
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('alert')).toContainText('或者没有打开它的权限');
    await page.goto('/403');
    await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('请联系管理员授权');
  });
});
