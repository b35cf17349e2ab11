// covers: permission-pages
import { password } from './support/embedded-server.ts';
import { uniqueName } from './support/records.ts';
import { agree, choose, leave, notice, openList, rowOf } from './support/screen.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('a dictionary item added in the drawer can be chosen in the form of another page', async ({ page }) => {
  const grade = uniqueName('等级');
  const table = await openList(page, '/system/dict', '数据字典');
  await page.getByRole('search').getByRole('textbox', { name: '字典编号' }).fill('customer_level');
  await page.getByRole('search').getByRole('button', { name: '查询', exact: true }).click();
  await rowOf(table, 'customer_level').getByRole('button', { name: '字典配置' }).click();
  const drawer = page.getByRole('dialog', { name: /^字典列表【.+】$/ });
  await drawer.getByRole('button', { name: '新增' }).first().click();
  const editor = page.getByRole('dialog', { name: '新增 字典项' });
  await editor.getByRole('textbox', { name: '名称' }).fill(grade);
  await editor.getByRole('textbox', { name: '数据值' }).fill(`G${Date.now() % 1_000_000}`);
  await leave(editor, '确定');
  await expect(notice(page, '新增成功')).toBeVisible();
  await openList(page, '/base/customer', '客户');
  await page.getByRole('button', { name: '新增' }).first().click();
  await choose(page.getByRole('dialog', { name: '新增 客户' }), '等级', grade);
});

// covers: call-force-logout, product-people
test('what a role is given another person sees; the log tells of the sign-in', async ({ page, browser }) => {
  const [account, code] = [`user${Date.now() % 10_000_000}`, `role${Date.now() % 10_000_000}`];
  const roles = await openList(page, '/system/role', '角色');
  await page.getByRole('button', { name: '新增' }).first().click();
  const role = page.getByRole('dialog', { name: '新增 角色' });
  await role.getByRole('textbox', { name: '角色名称' }).fill(code);
  await role.getByRole('textbox', { name: '角色编码' }).fill(code);
  await leave(role, '确定');

  await openList(page, '/system/user', '用户');
  await page.getByRole('button', { name: '新增' }).first().click();
  const user = page.getByRole('dialog', { name: '新增 用户' });
  await user.getByRole('textbox', { name: '用户账号' }).fill(account);
  await user.getByRole('textbox', { name: '用户姓名' }).fill('周航');
  await user.getByLabel('登录密码').fill(password);
  await user.getByLabel('确认密码').fill(`${password}?`);
  await user.getByRole('textbox', { name: '工号' }).fill(account);
  await user.getByRole('textbox', { name: '手机号码' }).fill('13800001234');
  await user.getByRole('button', { name: '确定' }).click();
  await expect(user.getByText('两次输入的密码不一样！')).toBeVisible();
  await user.getByLabel('确认密码').fill(password);
  await leave(user, '确定');

  await openList(page, '/system/role', '角色');
  await rowOf(roles, code).getByRole('gridcell', { name: code, exact: true }).first().click();
  const members = page.getByRole('region', { name: '用户', exact: true }).first();
  await expect(members.getByRole('heading', { name: `${code}：用户` })).toBeVisible();
  await members.getByRole('button', { name: '已有用户' }).click();
  const choice = page.getByRole('dialog', { name: '选择用户' });
  await choice.getByRole('textbox', { name: '用户账号' }).fill(account);
  await choice.getByRole('button', { name: '查询' }).click();
  await choice.getByRole('gridcell', { name: account, exact: true }).click();
  await expect(choice.getByRole('region', { name: '已选' })).toContainText('周航');
  await leave(choice, '加入角色');
  await expect(members.getByText(account)).toBeVisible();
  await rowOf(roles, code).getByRole('button', { name: '授权' }).click();
  const drawer = page.getByRole('dialog', { name: `角色授权【${code}】` });
  await drawer.getByRole('searchbox', { name: '在树里搜索' }).fill('客户');
  await drawer.getByRole('searchbox', { name: '在树里搜索' }).press('Enter');
  await drawer.getByRole('checkbox', { name: /客户$/ }).click();
  await leave(drawer, '保存并关闭');

  const other = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await other.goto('/base/customer');
  await signIn(other, account);
  await expect(other.getByRole('grid', { name: '客户' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: '系统管理' })).toHaveCount(0);
  await other.close();

  const online = await openList(page, '/system/online', '在线用户');
  await rowOf(online, account).getByRole('button', { name: '强制退出' }).click();
  await agree(page, '确定强制退出这次登录吗？');
  await expect(rowOf(online, account)).toHaveCount(0);

  const log = await openList(page, '/system/log', '系统日志');
  await expect(rowOf(log, account).first()).toBeVisible();

  await openList(page, '/system/role', '角色');
  await rowOf(roles, code).getByRole('gridcell', { name: code, exact: true }).first().click();
  await rowOf(members, account).getByRole('button', { name: '取消关联' }).click();
  await agree(page, '确定取消这个用户的角色吗？');
  await expect(members.getByText(account)).toHaveCount(0);
});
