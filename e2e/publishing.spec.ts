import { openAsAdministrator, startOwnServer, type OwnServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';
import { choose, tableOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.publishing}` });

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer({}, { port: ports.publishing });
});
test.afterAll(() => server?.stop());

test('a field that is published shows in the form that is open, which keeps what was typed', async ({ page }) => {
  test.setTimeout(180_000);
  const connected = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('/jeecg-boot/websocket/'),
    timeout: 120_000,
  });
  await openAsAdministrator(page, '/base/customer');
  await expect(page.getByText('暂无客户').or(tableOf(page, '客户'))).toBeVisible({ timeout: 60_000 });
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  await adding.getByRole('textbox', { name: '客户名称' }).fill('写了一半');
  await connected;

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value);
  const headers = { 'X-Access-Token': String(token) };
  const changed = async (key: string, from: string, to: string) => {
    const read = await page.request.get(`/jeecg-boot/sys/document/queryByKey?key=${key}`, { headers });
    const { text, revision } = (await read.json()).result;
    return { key, text: String(text).replace(from, to), revision };
  };
  const documents = [
    await changed(
      'base/customer.model',
      '"contact": {',
      '"nickname": { "type": "string", "title": "简称" }, "contact": {',
    ),
    await changed('base/customer.form', '"contact": {', '"nickname": {}, "contact": { "title": "对接人",'),
  ];
  const data = { documents, note: '加一个字段' };
  const published = await page.request.post('/jeecg-boot/sys/document/publish', { headers, data });
  expect(await published.json()).toMatchObject({ success: true });
  await expect(adding.getByRole('textbox', { name: '对接人' })).toBeVisible();
  await expect(adding.getByRole('textbox', { name: '客户名称' })).toHaveValue('写了一半');
  await adding.getByRole('textbox', { name: '简称' }).fill('半');
  const saved = page.waitForResponse((response) => response.url().includes('/base/customer/add'));
  await adding.getByRole('button', { name: '确定' }).click();
  expect((await (await saved).json()).result).toMatchObject({ name: '写了一半', nickname: '半' });
});

// covers: product-designer
test('a form is designed on its own page, by pointer and by keys, and published for everybody', async ({ page }) => {
  // A form can only store values in fields of its model.
  await openAsAdministrator(page, '/base/customer');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value);
  const headers = { 'X-Access-Token': String(token) };
  const key = 'base/customer.model';
  const read = await page.request.get(`/jeecg-boot/sys/document/queryByKey?key=${key}`, { headers });
  const { text, revision } = (await read.json()).result;
  const rate = '"rate": { "type": "number", "title": "评分" }, "contact": {';
  const document = { key, revision, text: String(text).replace('"contact": {', rate) };
  const data = { documents: [document], note: '评分' };
  const made = await page.request.post('/jeecg-boot/sys/document/publish', { headers, data });
  expect(await made.json()).toMatchObject({ success: true });

  test.setTimeout(180_000);
  await page.goto('/designer?document=base%2Fcustomer.form');
  const bar = page.getByRole('toolbar', { name: '设计器' });
  await expect(bar).toBeVisible({ timeout: 60_000 });
  const canvas = page.getByRole('application', { name: '画布' });
  const form = canvas.getByRole('form');
  const level = form.getByText('等级', { exact: true });
  await expect(level).toBeVisible();

  const ofModel = page.getByRole('region', { name: '模型的字段' });
  const item = await ofModel.getByRole('button', { name: '评分', exact: true }).boundingBox();
  const target = await level.boundingBox();
  if (!item || !target) throw new Error('nothing to drag, or nowhere to drop it');
  await page.mouse.move(item.x + 10, item.y + 10);
  await page.mouse.down();
  await page.mouse.move(target.x + 40, target.y + 2, { steps: 6 });
  await expect(canvas.locator('.pw-canvas-line')).toBeVisible();
  await page.mouse.up();
  const rating = form.getByText('评分', { exact: true });
  await expect(rating).toBeVisible();

  const properties = page.getByRole('complementary', { name: '组件属性' });
  await properties.getByRole('textbox', { name: '标题' }).fill('信用评分');
  const renamed = form.getByText('信用评分', { exact: true });
  await expect(renamed).toBeVisible();
  await bar.getByRole('button', { name: '撤销' }).click();
  await expect(rating).toBeVisible();
  await bar.getByRole('button', { name: '重做' }).click();
  await expect(renamed).toBeVisible();

  await page.getByText('大纲', { exact: true }).click();
  const outline = page.getByRole('tree', { name: '大纲' });
  const names = () => outline.getByRole('treeitem').locator('.pw-outline-key').allTextContents();
  const before = await names();
  await outline.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await names()).indexOf('rate')).toBe(before.indexOf('rate') - 1);
  await page.keyboard.press('Delete');
  await expect(renamed).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(before);

  await bar.getByRole('button', { name: '发布' }).click();
  const publishing = page.getByRole('dialog', { name: '发布' });
  await publishing.getByRole('textbox', { name: '发布的原因' }).fill('客户要有评分');
  await publishing.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('发布成功，打开着的页面已经换成新的。')).toBeVisible();

  await page.goto('/base/customer');
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  await expect(page.getByRole('dialog', { name: '新增 客户' }).getByText('信用评分')).toBeVisible();
});

test('what was not saved is offered after a crash, and what somebody else publishes meanwhile is told', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openAsAdministrator(page, '/designer?document=base%2Fsupplier.form');
  const bar = page.getByRole('toolbar', { name: '设计器' });
  const canvas = page.getByRole('application', { name: '画布' });
  const titles = page.getByRole('complementary', { name: '表单属性' }).getByRole('textbox', { name: '标题' });
  await expect(titles).toHaveValue('供应商', { timeout: 60_000 });
  await titles.fill('供应商卡');
  await expect(bar.getByRole('button', { name: '保存草稿' })).toBeEnabled();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/上次有修改没有保存/)).toBeVisible({ timeout: 60_000 });
  await expect(titles).toHaveValue('供应商');
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await expect(titles).toHaveValue('供应商卡');
  await bar.getByRole('button', { name: '撤销' }).click();
  await expect(titles).toHaveValue('供应商');
  await bar.getByRole('button', { name: '重做' }).click();
  await expect(titles).toHaveValue('供应商卡');

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value);
  const headers = { 'X-Access-Token': String(token) };
  const publish = async (title: string) => {
    const key = 'base/supplier.form';
    const read = await page.request.get(`/jeecg-boot/sys/document/queryByKey?key=${key}`, { headers });
    const { text, revision } = (await read.json()).result;
    const titled = String(text).replace(/"title": \{ "zh-CN": "[^"]*"/, `"title": { "zh-CN": "${title}"`);
    const documents = [{ key, text: titled, revision }];
    const data = { documents, note: '换标题' };
    const published = await page.request.post('/jeecg-boot/sys/document/publish', { headers, data });
    expect(await published.json()).toMatchObject({ success: true });
  };
  await publish('供货商');
  await expect(page.getByText(/^管理员 在 .* 发布了这份文档，和您正在改的不一样。$/)).toBeVisible();
  await page.getByRole('button', { name: '看看区别' }).click();
  const theirs = page.getByRole('dialog', { name: '刚发布的和我的' });
  await expect(theirs.getByText(/^修改 title.*："供货商" → "供应商卡"$/)).toBeVisible();
  await theirs.getByRole('button', { name: '换成刚发布的' }).click();
  await expect(titles).toHaveValue('供货商');
  await bar.getByRole('button', { name: '撤销' }).click();
  await expect(titles).toHaveValue('供应商卡');

  await publish('供货方');
  await page.getByRole('button', { name: '看看区别' }).click();
  await theirs.getByRole('button', { name: '保留我的' }).click();
  await bar.getByRole('button', { name: '发布' }).click();
  const publishing = page.getByRole('dialog', { name: '发布' });
  await publishing.getByRole('textbox', { name: '发布的原因' }).fill('还是我的');
  await publishing.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('发布成功，打开着的页面已经换成新的。')).toBeVisible();
  await expect(canvas).toBeVisible();
});

test('a field is renamed in all documents, its list first, and all of them are published together', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openAsAdministrator(page, '/designer?document=base%2Fcustomer.form');
  const bar = page.getByRole('toolbar', { name: '设计器' });
  await expect(bar).toBeVisible({ timeout: 60_000 });
  await page.getByText('大纲', { exact: true }).click();
  const node = (name: string) => page.locator('.pw-outline-key', { hasText: new RegExp(`^${name}$`) });
  await node('industry').click();
  await bar.getByRole('button', { name: '重命名' }).click();
  const dialog = page.getByRole('dialog', { name: '重命名字段“industry”' });
  await dialog.getByRole('textbox', { name: '新名字' }).fill('trade');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'base/customer.model' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'base/customer.list' })).toContainText('列 › ');
  await dialog.getByRole('button', { name: '改名' }).click();
  await expect(node('trade')).toBeVisible();
  await expect(page.getByRole('form', { name: '客户' }).getByText('行业', { exact: true })).toBeVisible();

  await bar.getByRole('button', { name: '发布' }).click();
  const publishing = page.getByRole('dialog', { name: '发布' });
  await expect(publishing).toContainText('base/customer.list');
  await publishing.getByRole('textbox', { name: '发布的原因' }).fill('行业改名');
  await publishing.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('发布成功，打开着的页面已经换成新的。')).toBeVisible();

  await page.goto('/base/customer');
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  await adding.getByRole('textbox', { name: '客户名称' }).fill('改名以后');
  const saved = page.waitForResponse((response) => response.url().includes('/base/customer/add'));
  await adding.getByRole('button', { name: '确定' }).click();
  const { result } = await (await saved).json();
  expect(result).toHaveProperty('trade');
  expect(result).not.toHaveProperty('industry');
});

test('a form is looked at on the data of the server, with the permissions of a role', async ({ page }) => {
  test.setTimeout(180_000);
  await openAsAdministrator(page, '/designer');
  await page.getByRole('button', { name: '新建表单' }).click({ timeout: 60_000 });
  const making = page.getByRole('dialog', { name: '新建表单' });
  await making.getByRole('combobox', { name: '模型' }).fill('仓库');
  await page.getByTitle('仓库（base/depot）').click();
  await making.getByRole('textbox', { name: /表单编号/ }).fill('base/depot-card');
  await making.getByRole('button', { name: '新建' }).click();
  const bar = page.getByRole('toolbar', { name: '设计器' });
  await expect(bar).toBeVisible({ timeout: 60_000 });
  const canvas = page.getByRole('application', { name: '画布' });
  await expect(canvas.getByText('仓库名称', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '全部表单' }).click();
  await expect(
    page.getByRole('region', { name: '我的草稿' }).getByRole('button', { name: /depot-card/ }),
  ).toBeVisible();

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value);
  const headers = { 'X-Access-Token': String(token) };
  const api = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`/jeecg-boot${path}`, { method, headers, ...(data && { data }) });
    const body = await answer.json();
    expect(body).toMatchObject({ success: true });
    return body.result;
  };
  await api('POST', '/base/customer/add', { name: '预览里的客户' });
  const role = await api('POST', '/sys/role/add', { roleName: '只看的人', roleCode: 'reader' });
  const entries = (nodes: Record<string, unknown>[]): Record<string, unknown>[] =>
    nodes.flatMap((node) => [node, ...(Array.isArray(node['children']) ? entries(node['children']) : [])]);
  const points = entries(await api('GET', '/sys/permission/list'));
  const seen = points.find(({ perms }) => perms === 'sales:order:list');
  await api('POST', '/sys/permission/saveRolePermission', { roleId: role.id, permissionIds: seen?.['id'] });
  const key = 'sales/order.form';
  const read = await api('GET', `/sys/document/queryByKey?key=${key}`);
  const text = String(read.text)
    .replace('"contact": {}', '"contact": { "x-permission": "sales:order:delete" }')
    .replace('"payment": {}', '"payment": { "x-permission": "sales:order:list" }');
  await api('PUT', '/sys/document/draft', { key, text, revision: read.revision });

  await page.goto(`/designer?document=${encodeURIComponent(key)}`);
  await bar.getByRole('button', { name: '预览' }).click({ timeout: 60_000 });
  const preview = page.getByRole('dialog', { name: '预览' });
  const form = preview.getByRole('form');
  await choose(form, '客户', '预览里的客户');
  await expect(form.getByText('联系人', { exact: true })).toBeVisible();
  const roles = preview.getByRole('combobox', { name: '按谁的权限' });
  await roles.fill('只看');
  await page.getByTitle('只看的人').click();
  await expect(preview.getByText(/^按钮和字段按“只看的人”的权限显示。.*行读得到，只由服务器/)).toBeVisible();
  await expect(form.getByText('联系人', { exact: true })).toHaveCount(0);
  await expect(form.getByText('付款方式', { exact: true })).toBeVisible();
  await expect(form.getByText('预览里的客户')).toBeVisible();
  await api('DELETE', `/sys/document/draft?key=${key}`);
  await api('DELETE', '/sys/document/draft?key=base/depot-card.form');
});
