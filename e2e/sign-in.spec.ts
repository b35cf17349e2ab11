// covers: route-guard, route-menu-fetch
import { press } from './support/screen.ts';
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
    await press(question, '取消');
    await expect(page.getByRole('grid', { name: '客户' })).toBeVisible();
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL('/dashboard/analysis');
    await page.getByRole('button', { name: /的菜单$/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await press(question, '确定');
    await expect(page).toHaveURL(/\/user\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('Access-Token'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/login/);
  });

  test('who does not want to be remembered signs in again after the browser was closed', async ({ page, context }) => {
    await page.goto('/user/login');
    await page.getByLabel(/保持登录 7 天/).uncheck();
    await signIn(page, 'admin');
    await expect(page).toHaveURL('/dashboard/analysis');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'pagewright-signed-in', expires: -1 });
    await page.reload();
    await expect(page).toHaveURL('/dashboard/analysis');
    // The page writes the cookie again once the user is known.
    await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible();
    await context.clearCookies();
    await page.reload();
    await expect(page).toHaveURL(/\/user\/login/);
  });
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
    await expect(page).toHaveURL('/403');
    await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible();
    await page.goto('/stock/nothing');
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('alert')).toContainText('页面不存在');
    await page.goto('/403');
    await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('请联系管理员授权');
  });
});
