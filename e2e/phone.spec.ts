// covers: frame-drawer
import { uniqueName } from './support/records.ts';
import { choose, leave, notice } from './support/screen.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.use({ storageState: { cookies: [], origins: [] } });

// covers: tabs-phone, header-search-phone
test('a phone has the menu in a drawer, records as cards, filters in a sheet and forms on the whole screen', async ({
  page,
}) => {
  const name = uniqueName('手机');
  await page.goto('/user/login');
  await signIn(page, 'zhangwei');
  await expect(page).toHaveURL('/dashboard/analysis');
  await page.getByRole('button', { name: '展开菜单' }).click();
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await drawer.getByText('基础资料').click();
  await drawer.getByRole('link', { name: '客户' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const cards = page.getByRole('list', { name: '客户' }).getByRole('listitem');
  await expect(cards).toHaveCount(10);

  await page.getByRole('button', { name: '搜索菜单' }).click();
  const search = page.getByRole('dialog', { name: '搜索菜单' });
  await search.getByRole('combobox', { name: '搜索菜单' }).fill('客户');
  await search.getByRole('option', { name: /^客户/ }).first().click();
  await expect(search).toBeHidden();

  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  await expect(adding.getByRole('textbox', { name: '客户名称' })).toBeVisible();
  await expect.poll(async () => (await adding.boundingBox())?.width).toBe(390);
  await expect.poll(async () => (await adding.boundingBox())?.height).toBe(844);
  await adding.getByRole('textbox', { name: '客户名称' }).fill(name);
  await choose(adding, '等级', '潜在客户');
  await leave(adding, '确定');
  await expect(notice(page, '新增成功')).toBeVisible();

  await page.getByRole('button', { name: '筛选' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('textbox', { name: '客户名称' }).fill(name);
  await sheet.getByRole('button', { name: '查询' }).click();
  await expect(sheet).toBeHidden();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(name);
  await cards.getByRole('button', { name: '编辑' }).click();
  const editing = page.getByRole('dialog', { name: '编辑 客户' });
  await editing.getByRole('textbox', { name: '联系人' }).fill('赵六');
  await leave(editing, '确定');
  await cards.getByRole('button', { name: '展开' }).click();
  await expect(cards).toContainText('赵六');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
