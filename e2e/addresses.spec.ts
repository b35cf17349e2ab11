import { addRecords, callApi, uniqueName } from './support/records.ts';
import { act, choose, leave, notice, openList, press, rowOf, tableOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a record has an address: Back and Forward close and open it, a link opens it over its list', async ({ page }) => {
  const name = uniqueName('地址');
  const [id = ''] = await addRecords(page, '/base/customer', [{ name, level: 'B' }]);
  const { code } = await callApi(page, 'GET', `/base/customer/queryById?id=${id}`);
  const table = await openList(page, `/base/customer?name=${encodeURIComponent(name)}`, '客户');
  await rowOf(table, name)
    .getByRole('button', { name, exact: true })
    .or(rowOf(table, name).getByText(name))
    .first()
    .click();
  const detail = page.getByRole('dialog', { name: '详情 客户' });
  await expect(detail).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/base/customer/${code}\\?name=`));
  await page.goBack();
  await expect(detail).toHaveCount(0);
  await expect(page).toHaveURL(/\/base\/customer\?name=/);
  await page.goForward();
  await expect(detail).toBeVisible();
  await leave(detail, '关闭');
  await expect(page).toHaveURL(/\/base\/customer\?name=/);

  await act(rowOf(table, name), '编辑');
  const editing = page.getByRole('dialog', { name: '编辑 客户' });
  await editing.getByRole('textbox', { name: '地址' }).fill('人民路一号');
  await expect(page).toHaveURL(new RegExp(`/base/customer/${code}/edit`));
  await page.goBack();
  const question = page.getByRole('dialog').filter({ hasText: '有未保存的修改' });
  await press(question, '取消');
  await expect(page).toHaveURL(new RegExp(`/base/customer/${code}/edit`));
  await expect(editing.getByRole('textbox', { name: '地址' })).toHaveValue('人民路一号');
  await page.goBack();
  await press(question, '离开');
  await expect(editing).toHaveCount(0);
  await expect(page).toHaveURL(/\/base\/customer\?name=/);

  // A link to a record that is not on the current page of the list.
  await page.goto(`/base/customer/${code}?name=${encodeURIComponent('没有这个客户')}`);
  await expect(page.getByRole('dialog', { name: '详情 客户' }).getByText(name)).toBeVisible({ timeout: 30_000 });
  await page.goto('/base/customer/KH-NOBODY');
  await expect(page.getByRole('dialog', { name: '详情 客户' }).getByText('这条记录不存在')).toBeVisible();
  await leave(page.getByRole('dialog', { name: '详情 客户' }), '关闭');
  await expect(page).toHaveURL('/base/customer');

  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  await expect(page).toHaveURL('/base/customer/new');
  await page.goto('/base/depot');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '客户', exact: true }).click();
  await expect(page).toHaveURL('/base/customer');
  await expect(tableOf(page, '客户')).toBeVisible();
  await expect(adding).toHaveCount(0);
});

test('what was just made is opened at its own address, and left to the list', async ({ page }) => {
  const name = uniqueName('刚建');
  await openList(page, '/base/customer', '客户');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  await adding.getByRole('textbox', { name: '客户名称' }).fill(name);
  await choose(adding, '等级', '潜在客户');
  await leave(adding, '确定');
  await notice(page, '新增成功 客户编码').getByRole('button', { name: '查看' }).click();
  const detail = page.getByRole('dialog', { name: '详情 客户' });
  await expect(detail.getByText(name)).toBeVisible();
  await expect(page).toHaveURL(/\/base\/customer\/C\d+$/);
  await page.goBack();
  await expect(detail).toHaveCount(0);
  await expect(page).toHaveURL('/base/customer');
  await expect(adding).toHaveCount(0);
});

test('a wrong address leads to a page without frame, and back to the tabs as they were', async ({ page }) => {
  await openList(page, '/base/customer', '客户');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  await adding.getByRole('textbox', { name: '客户名称' }).fill('还没保存的客户');
  await page.evaluate(() => {
    history.pushState(null, '', '/base/nothing');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('抱歉，您访问的页面不存在，或者没有打开它的权限。')).toBeVisible();
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goBack();
  await expect(adding.getByRole('textbox', { name: '客户名称' })).toHaveValue('还没保存的客户');
  await page.goto('/404');
  await expect(page.getByText('抱歉，您访问的页面不存在，或者没有打开它的权限。')).toBeVisible();
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back closes what was opened and leaves the list where it was; a link opens a record over it', async ({
    page,
  }) => {
    await page.goto('/base/customer');
    await page.getByRole('button', { name: '新增' }).tap();
    const adding = page.getByRole('dialog', { name: '新增 客户' });
    await expect(adding.getByRole('textbox', { name: '客户名称' })).toBeVisible();
    await expect(page).toHaveURL('/base/customer/new');
    await page.goBack();
    await expect(adding).toHaveCount(0);
    await expect(page).toHaveURL('/base/customer');
    const list = page.getByRole('list', { name: '客户' });
    await expect(list).toBeVisible();

    const name = uniqueName('地址');
    const [id = ''] = await addRecords(page, '/base/customer', [{ name, level: 'B' }]);
    const { code } = await callApi(page, 'GET', `/base/customer/queryById?id=${id}`);
    await page.goto(`/base/customer?name=${encodeURIComponent(name)}`);
    await list.getByRole('button', { name }).first().tap();
    const detail = page.getByRole('dialog', { name: /^详情 客户/ });
    await expect(detail).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/base/customer/${code}\\?name=`));
    await page.goBack();
    await expect(detail).toHaveCount(0);
    await expect(page).toHaveURL(/\/base\/customer\?name=/);
    await page.goto(`/base/customer/${code}`);
    await expect(detail.getByText(name).first()).toBeVisible({ timeout: 30_000 });
    await page.goto('/base/nothing');
    await expect(page.getByText('抱歉，您访问的页面不存在，或者没有打开它的权限。')).toBeVisible();
    await expect(page.getByRole('button', { name: '返回首页' })).toBeVisible();
  });
});
