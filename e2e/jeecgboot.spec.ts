import { startEmbeddedServer, type EmbeddedServer } from './support/embedded-server.ts';
import { startJeecgBoot, type JeecgBoot } from './support/jeecgboot.ts';
import { ports } from './support/ports.ts';
import { act, buttonOf, leave, notice, rowOf, searchFor, tableOf } from './support/screen.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.jeecgBoot}` });

let backEnd: JeecgBoot;
let server: EmbeddedServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backEnd = await startJeecgBoot();
  server = await startEmbeddedServer({
    port: ports.jeecgBoot,
    environment: { BACKEND_URL: backEnd.url, BACKEND_VERSION: '3.1.0' },
  });
});
test.afterAll(async () => {
  await server?.stop();
  await backEnd?.stop();
});

test('our client works over a JeecgBoot: sign-in, menu, list, edit, picker, import, expiry', async ({
  page,
  quiet,
}) => {
  test.setTimeout(90_000);
  // Such a server has no sockets and no saved views, and refuses the call after the end of the session.
  quiet.allow(/401|404|WebSocket/);
  await page.goto('/isystem/user');
  await signIn(page, 'admin', 'wrong');
  await expect(page.getByText('用户名或密码错误')).toBeVisible();
  await signIn(page, 'admin');
  await expect(page).toHaveURL('/isystem/user');
  const table = tableOf(page, '用户');
  await expect(rowOf(table, 'zhangsan')).toContainText('总部');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link', { name: '用户管理' })).toHaveAttribute('aria-current', 'page');

  await searchFor(page, '用户账号', 'lisi');
  await expect(rowOf(table, 'zhangsan')).toHaveCount(0);
  await act(rowOf(table, 'lisi'), '编辑');
  const editing = page.getByRole('dialog', { name: '编辑 用户' });
  await editing.getByRole('textbox', { name: '用户姓名' }).fill('李四光');
  await editing.getByRole('combobox', { name: '职务' }).click();
  const choosing = page.getByRole('dialog', { name: '选择职务' });
  await choosing.getByText('仓库主管').click();
  await leave(choosing, '确定');
  await leave(editing, '确定');
  await expect(notice(page, '修改成功！')).toBeVisible();
  await expect(rowOf(table, 'lisi')).toContainText('李四光');
  expect(backEnd.users[2]).toMatchObject({ realname: '李四光', post: 'keeper' });

  await page.getByRole('button', { name: '导入', exact: true }).click();
  const importing = page.getByRole('dialog', { name: '导入EXCEL' });
  await importing.locator('input[type=file]').setInputFiles({
    name: '用户.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('sheet'),
  });
  await buttonOf(importing, '开始上传').click();
  await expect(page.getByText('文件导入成功！数据行数：1')).toBeVisible();
  await page.keyboard.press('Escape');

  await menu.getByRole('button', { name: '异常页' }).click();
  await menu.getByRole('link', { name: '服务器出错' }).click();
  await expect(page.getByRole('alert')).toContainText('服务器出错了');
  await menu.getByRole('button', { name: '常见案例' }).click();
  await menu.getByRole('link', { name: '你好' }).click();
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('这是 JeecgBoot 自己的前端里的示例页');

  backEnd.expire();
  await menu.getByRole('button', { name: '系统管理' }).click();
  await menu.getByRole('link', { name: '用户管理' }).click();
  // Nothing has been typed: a message leads to the sign-in page, which returns here.
  await expect(page.getByText('未授权，请重新登录')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fisystem%2Fuser/);
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/isystem\/user/);
  await expect(rowOf(table, 'lisi')).toBeVisible();
});
