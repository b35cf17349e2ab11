import { expect, test, vi } from 'vitest';

import { schemaFolder, smallBusiness } from '../catalogue/testing/folder.ts';
import { runServer } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 90_000 });

const promotion = {
  title: '促销活动',
  schema: {
    type: 'object',
    required: ['name', 'startsOn'],
    properties: {
      name: { type: 'string', title: '活动名称', maxLength: 60, 'x-unique': true },
      startsOn: { type: 'string', format: 'date', title: '开始日期' },
      discount: { type: 'number', 'x-scale': 2, title: '折扣', minimum: 0, maximum: 1 },
    },
  },
};

test('one file in a folder of SCHEMAS_DIR is a page: menu, list, saves and checks', async () => {
  const folder = schemaFolder({ 'sales/promotion.model': promotion });
  const server = await runServer({ environment: { SCHEMAS_DIR: folder } });
  const token = await server.signIn('admin');
  const manifest = (await server.get('/pagewright/manifest', { 'x-access-token': token })).json;
  expect(manifest.pages).toContainEqual({
    key: 'sales/promotion.model',
    title: '促销活动',
    path: '/sales/promotion',
    hash: expect.any(String),
  });
  const { menu } = (await server.api('GET', '/sys/permission/getUserPermissionByToken', { token })).json.result;
  const unplaced = menu.find((node: { meta: { title: string } }) => node.meta.title === '未归类');
  expect(unplaced.children).toContainEqual(
    expect.objectContaining({ path: '/sales/promotion', component: 'sales/promotion.model' }),
  );

  const call = async (method: string, path: string, body?: object) =>
    (await server.api(method, `/sales/promotion/${path}`, { token, ...(body && { body }) })).json;
  const saved = (await call('POST', 'add', { name: '春季', startsOn: '2024-03-01', discount: '0.85' })).result;
  expect(saved).toMatchObject({ name: '春季', startsOn: '2024-03-01', discount: '0.85', version: 1 });
  const edited = (await call('PUT', 'edit', { ...saved, discount: 0.9 })).result;
  expect(edited).toMatchObject({ discount: '0.90', version: 2 });
  expect((await call('GET', 'list?name=*春*')).result).toMatchObject({ total: 1, records: [{ id: saved.id }] });
  const refusals: [body: object, path: string, message: string][] = [
    [{ startsOn: '2024-03-01' }, 'name', '请输入活动名称'],
    [{ name: '夏季' }, 'startsOn', '请选择开始日期'],
    [{ name: '春季', startsOn: '2024-03-01' }, 'name', '活动名称已存在，不能重复'],
    [{ name: '夏季', startsOn: '2024-06-01', discount: '0.855' }, 'discount', '折扣最多2位小数'],
    [{ name: '夏季', startsOn: '2024-06-01', discount: '1.01' }, 'discount', '折扣不能大于1'],
    [{ name: '夏季', startsOn: '2024-06-01', discount: -1 }, 'discount', '折扣不能小于0'],
    [{ name: '夏'.repeat(61), startsOn: '2024-06-01' }, 'name', '活动名称最大长度60位字符'],
  ];
  for (const [body, path, message] of refusals) {
    const answer = await call('POST', 'add', body);
    expect(answer).toMatchObject({ success: false, message, result: { problems: [{ path, message }] } });
  }
  expect(await call('DELETE', `delete?id=${saved.id}`)).toMatchObject({ success: true });
  expect((await call('GET', 'list')).result.total).toBe(0);
});

test('documents with mistakes do not stop the start: each is reported once, and the rest works', async () => {
  const field = (more: object = {}) => ({ type: 'string', title: '字段', ...more });
  const files = {
    ...smallBusiness(),
    'extra/broken.model': '{\n  "kind": "model",,\n}',
    'extra/twin.model': {
      title: '同表',
      table: 'base_customer',
      schema: { type: 'object', properties: { a: field() } },
    },
    'extra/half.model': {
      title: '一半',
      label: '名称',
      schema: {
        type: 'object',
        required: ['名称'],
        properties: {
          名称: field({ title: '名称', 'x-unique': true }),
          等级: field({ title: '等级', pattern: '^(?=.*\\d)' }),
          odd: { type: 'nonsense', title: '怪' },
          lines: { type: 'array', title: '明细', 'x-child': { model: 'extra/gone', parent: 'x' } },
          broken: field({ 'x-ref': { model: 'extra/broken' } }),
        },
      },
    },
  };
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (line: string) => warnings.push(line), error: () => {} };
  const server = await runServer({ files, log });
  const located = warnings.filter((line) => /extra\/\w+\.model\.json:\d+:\d+ .*[\u4e00-\u9fa5]/.test(line));
  expect(located.some((line) => /broken\.model\.json:2:\d+ /.test(line))).toBe(true);
  expect(located.some((line) => line.includes('数据表 base_customer 已是模型“base/customer”的'))).toBe(true);
  expect(new Set(located).size).toBe(located.length);
  expect(warnings.length).toBeLessThanOrEqual(21);

  const token = await server.signIn('admin');
  const page = await server.get('/pagewright/pages/extra/broken.model', { 'x-access-token': token });
  expect(page.json.documents[0]).toMatchObject({
    key: 'extra/broken.model',
    body: {},
    problems: [{ severity: 'error' }],
  });
  expect((await server.api('GET', '/extra/broken/list', { token })).status).toBe(404);
  expect((await server.api('GET', '/base/customer/list', { token })).json).toMatchObject({ success: true });

  const add = async (body: object) => (await server.api('POST', '/extra/half/add', { token, body })).json;
  expect(await add({ 名称: '甲', 等级: 'a1', broken: 'x' })).toMatchObject({
    success: true,
    result: { 名称: '甲', 等级: 'a1' },
  });
  expect(await add({ 名称: '乙', 等级: 'a' })).toMatchObject({ success: false, message: '等级格式不正确' });
  expect(await add({ 名称: '甲' })).toMatchObject({ success: false, message: '名称已存在，不能重复' });
  const { json } = await server.api(
    'GET',
    `/extra/half/list?${encodeURIComponent('名称')}=${encodeURIComponent('甲')}`,
    { token },
  );
  expect(json.result).toMatchObject({ total: 1, records: [{ 名称: '甲' }] });
});

test('a pattern that would take for ever holds up nobody', async () => {
  const code = { type: 'string', title: '编码', pattern: '^(a+)+$' };
  const slow = { type: 'string', title: '慢', pattern: '^(?=a)(a+)+$' };
  const files = {
    ...smallBusiness(),
    'extra/code.model': { title: '编码', schema: { type: 'object', properties: { code, slow } } },
  };
  const server = await runServer({ files });
  const token = await server.signIn('admin');
  const text = `${'a'.repeat(28)}!`;
  const before = performance.now();
  const refused = await server.api('POST', '/extra/code/add', { token, body: { code: text } });
  expect(refused.json).toMatchObject({ success: false, message: '编码格式不正确' });
  expect(performance.now() - before).toBeLessThan(300);
  const unchecked = await server.api('POST', '/extra/code/add', {
    token,
    body: { slow: 'a'.repeat(40) + '!', code: text },
  });
  expect(unchecked.json.result.problems).toContainEqual({
    path: 'slow',
    severity: 'error',
    rule: 'pattern',
    message: '慢的正则无法检查，请联系管理员：校验规则太慢',
  });
});
