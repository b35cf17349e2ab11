// covers: product-online-forms
import { describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);
const head = (method: string, path: string, body?: unknown, username?: string) =>
  server.api(method, `/online/cgform/head/${path}`, body, username);
const synchronise = (id: string, mode = 'normal', username?: string) =>
  server.api('POST', `/online/cgform/api/doDbSynch/${id}/${mode}`, {}, username);
const field = (dbFieldName: string, dbFieldTxt: string, more: object = {}) => ({
  dbFieldName,
  dbFieldTxt,
  dbType: 'string',
  fieldShowType: 'text',
  ...more,
});
const made = async (body: object): Promise<any> => {
  const answer = await head('POST', 'add', { tableType: '1', formTemplate: '2', ...body });
  expect(answer).toMatchObject({ success: true });
  return answer.result;
};
const read = async (id: string) => (await head('GET', `queryById?id=${id}`)).result;
const edited = async (id: string, change: (form: any) => void) => {
  const form = await read(id);
  change(form);
  return head('PUT', 'edit', form);
};
const menuOf = async (): Promise<string> =>
  JSON.stringify((await server.api('GET', '/sys/permission/getUserPermissionByToken')).result.menu);

describe('a single table', () => {
  let id = '';

  test('is a page with its table, calls and menu entry as soon as it is synchronised', async () => {
    const form = await made({
      tableName: 'leave_request',
      tableTxt: '请假单',
      fields: [
        field('applicant', '申请人', { fieldMustInput: true, isQuery: true, queryMode: 'like' }),
        field('kind', '类型', { fieldShowType: 'list', dictField: 'sex', isQuery: true }),
        field('days', '天数', { dbType: 'double', dbPointLength: 1, fieldMustInput: true }),
        field('start_on', '开始日期', { dbType: 'Date', isQuery: true, queryMode: 'group' }),
        field('code', '编号', { fieldValidType: 'only' }),
        field('reason', '原因', { dbType: 'Text', fieldShowType: 'textarea', isShowList: false }),
      ],
    });
    ({ id } = form);
    expect(form).toMatchObject({ isDbSynch: 'N', tableVersion: 0 });
    expect(await server.api('GET', '/online/leave-request/list')).toMatchObject({ status: 404 });
    expect(await synchronise(id)).toMatchObject({ success: true, message: '同步数据库成功!' });
    expect(await read(id)).toMatchObject({ isDbSynch: 'Y', tableVersion: 1, pagePath: '/online/leave-request' });
    const record = { applicant: '李娜', days: '1.5', start_on: '2026-03-02', code: 'A1' };
    expect(await server.api('POST', '/online/leave-request/add', record)).toMatchObject({
      success: true,
      result: record,
    });
    expect((await server.api('GET', '/online/leave-request/list?applicant=*娜*')).result.total).toBe(1);
    expect((await server.api('POST', '/online/leave-request/add', { days: 1 })).message).toContain('申请人');
    expect((await server.api('POST', '/online/leave-request/add', { ...record })).message).toContain('编号');
    expect(await menuOf()).toContain('online/leave-request.model');
  });

  test('stays as it is while it is changed, and follows when it is synchronised again', async () => {
    await edited(id, (form) => form.fields.push(field('phone', '电话', { fieldValidType: 'm' })));
    expect(await read(id)).toMatchObject({ isDbSynch: 'N', tableVersion: 1 });
    await synchronise(id);
    const refused = await server.api('POST', '/online/leave-request/add', { applicant: '王', days: 1, phone: '12' });
    expect(refused.message).toContain('请输入正确手机号');
    const { result } = await server.api('GET', '/online/leave-request/list');
    expect(result.records).toEqual([expect.objectContaining({ applicant: '李娜', days: '1.5' })]);
    expect(await read(id)).toMatchObject({ isDbSynch: 'Y', tableVersion: 2 });
  });

  test('keeps its table once there is one', async () => {
    const refused = await edited(id, (form) => (form.tableName = 'leave_requests'));
    expect(refused.message).toBe('同步过的表单不能改表名、表类型和是否树，请复制一份再改。');
  });

  test('is not overwritten where its page was changed in the designer, save by force', async () => {
    const key = 'online/leave-request.model';
    const { text, revision } = (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result;
    const documents = [{ key, revision, text: text.replace('"请假单"', '"请假申请"') }];
    expect(await server.api('POST', '/sys/document/publish', { documents, note: '改标题' })).toMatchObject({
      success: true,
    });
    expect((await synchronise(id)).message).toBe(
      `文档 ${key} 在同步以后改过，没有同步；要盖掉那些改动，请用“强制同步”。`,
    );
    expect(await synchronise(id, 'force')).toMatchObject({ success: true });
    expect((await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result.text).toContain('"请假单"');
  });

  test('reports the problem of a field as the check of documents does, and publishes nothing', async () => {
    await edited(id, (form) => (form.fields[1].dictField = 'no_such_dictionary'));
    const refused = await synchronise(id);
    expect(refused.success).toBe(false);
    expect(refused.message).toContain('no_such_dictionary');
    expect(await read(id)).toMatchObject({ isDbSynch: 'N' });
    await edited(id, (form) => (form.fields[1].dictField = 'sex'));
    expect(await synchronise(id)).toMatchObject({ success: true });
  });

  test('prefers the extension to the generated properties', async () => {
    await edited(id, (form) => (form.extConfigJson = '{ "list": { "pageSize": 20 }, "recycleBin": true'));
    expect((await synchronise(id)).message).toContain('“请假单”的扩展配置不是 JSON');
    await edited(id, (form) => (form.extConfigJson = '{ "recycleBin": true }'));
    expect(await synchronise(id)).toMatchObject({ success: true });
    expect(await server.api('GET', '/online/leave-request/recycleBin')).toMatchObject({ success: true });
  });

  // covers: online-forms-allow
  test('shows a field that was secret once only where an administrator allows it knowingly', async () => {
    const extended = (schema: object) =>
      edited(id, (form) => (form.extConfigJson = JSON.stringify({ recycleBin: true, schema })));
    await extended({ properties: { reason: { 'x-secret': true } } });
    expect(await synchronise(id)).toMatchObject({ success: true });
    await extended({});
    expect(await synchronise(id)).toMatchObject({
      success: false,
      message: expect.stringContaining('保密的字段 reason'),
    });
    expect(await synchronise(id, 'normal?allow=perhaps')).toMatchObject({ success: false });
    expect(await synchronise(id, 'normal?allow=true')).toMatchObject({ success: true });
  });

  test('leaves with its page and menu entry, and its records stay for a form of the same table', async () => {
    expect(await head('DELETE', `delete?id=${id}`)).toMatchObject({ success: true });
    expect(await server.api('GET', '/online/leave-request/list')).toMatchObject({ status: 404 });
    expect(await menuOf()).not.toContain('online/leave-request.model');
    const again = await made({
      tableName: 'leave_request',
      tableTxt: '请假单',
      fields: [field('applicant', '申请人', { fieldMustInput: true })],
    });
    expect(await synchronise(again.id)).toMatchObject({ success: true });
    expect((await server.api('GET', '/online/leave-request/list')).result.records).toEqual([
      expect.objectContaining({ applicant: '李娜' }),
    ]);
  });
});

test('a main table has the rows of its sub-tables, of several and of at most one', async () => {
  const main = await made({
    tableName: 'expense',
    tableTxt: '报销单',
    tableType: '2',
    fields: [field('title', '事由', { fieldMustInput: true })],
  });
  const sub = await made({
    tableName: 'expense_item',
    tableTxt: '报销明细',
    tableType: '3',
    mainHead: main.id,
    fields: [field('amount', '金额', { dbType: 'BigDecimal', dbPointLength: 2, fieldMustInput: true })],
  });
  const account = await made({
    tableName: 'expense_account',
    tableTxt: '收款账户',
    tableType: '3',
    mainHead: main.id,
    relationType: '1',
    tabOrderNum: 2,
    fields: [field('account_no', '账号')],
  });
  expect((await synchronise(sub.id)).message).toBe('附表随主表一起同步，请同步它的主表。');
  expect(await synchronise(main.id)).toMatchObject({ success: true });
  expect(await read(sub.id)).toMatchObject({ isDbSynch: 'Y', tableVersion: 1 });
  const bill = {
    title: '出差',
    expense_item: [{ amount: 12.5 }, { amount: 3 }],
    expense_account: [{ account_no: '6222' }],
  };
  expect(await server.api('POST', '/online/expense/add', bill)).toMatchObject({
    success: true,
    result: { ...bill, expense_item: [{ amount: '12.50' }, { amount: '3.00' }] },
  });
  const two = { ...bill, expense_account: [{ account_no: '1' }, { account_no: '2' }] };
  expect(await server.api('POST', '/online/expense/add', two)).toMatchObject({ success: false });
  await edited(sub.id, (form) => form.fields.push(field('remark', '说明')));
  expect(await read(main.id)).toMatchObject({ isDbSynch: 'N' });
  expect(await head('DELETE', `deleteBatch?ids=${sub.id}`)).toMatchObject({ success: true });
  expect(await synchronise(main.id)).toMatchObject({ success: true });
  await edited(main.id, (form) => form.fields.push(field('expense_account', '收款账户')));
  expect((await synchronise(main.id)).message).toContain('“报销单”里有两个“expense_account”');
  const pages = JSON.stringify((await server.api('GET', '/sys/document/list')).result);
  expect(pages).not.toContain('online/expense-item.model');
  expect(pages).toContain('online/expense-account.model');
  expect(await head('DELETE', `delete?id=${main.id}`)).toMatchObject({ success: true });
  expect(JSON.stringify((await server.api('GET', '/sys/document/list')).result)).not.toContain('online/expense');
  expect(await read(account.id)).toMatchObject({ isDbSynch: 'N', mainHead: null });
});

test('a renamed field keeps its values, the head of its sheets and its search, at every synchronisation', async () => {
  const form = await made({
    tableName: 'trial_contract',
    tableTxt: '合同',
    fields: [
      field('name', '名称'),
      field('start_day', '开始日', { dbType: 'Date', isQuery: true, queryMode: 'group' }),
    ],
  });
  await synchronise(form.id);
  await server.api('POST', '/online/trial-contract/add', { name: '甲', start_day: '2026-01-01' });
  for (const [name, title] of [
    ['begin_day', '起始日'],
    ['first_day', '首日'],
  ]) {
    await edited(form.id, (record) => {
      record.fields.reverse();
      Object.assign(
        record.fields.find(({ dbType }: any) => dbType === 'Date'),
        { dbFieldName: name, dbFieldTxt: title },
      );
    });
    expect(await synchronise(form.id)).toMatchObject({ success: true });
    expect((await server.api('GET', '/online/trial-contract/list')).result.records).toEqual([
      expect.objectContaining({ name: '甲', [String(name)]: '2026-01-01' }),
    ]);
  }
  const { text } = (await server.api('GET', '/sys/document/queryByKey?key=online/trial-contract.model')).result;
  expect(JSON.parse(text).schema.properties.first_day['x-renamed-from']).toEqual([
    'begin_day',
    '起始日',
    'start_day',
    '开始日',
  ]);
  expect(await synchronise(form.id)).toMatchObject({ success: true });
});

test('a synchronisation leaves what others wrote below online/, and a designed form is the editor', async () => {
  const hand = { kind: 'model', formatVersion: 1, title: '手写', schema: { type: 'object', properties: {} } };
  const properties = { name: { type: 'string', title: '名称' } };
  const body = { ...hand, schema: { type: 'object', properties } };
  const publish = (documents: object[]) => server.api('POST', '/sys/document/publish', { documents, note: '手写' });
  expect(await publish([{ key: 'online/by-hand.model', text: JSON.stringify(body), revision: '' }])).toMatchObject({
    success: true,
  });
  const form = await made({ tableName: 'visit', tableTxt: '拜访', fields: [field('name', '客户')] });
  expect(await synchronise(form.id)).toMatchObject({ success: true });
  expect((await server.api('GET', '/sys/document/queryByKey?key=online/by-hand.model')).success).toBe(true);
  const designed = {
    kind: 'form',
    formatVersion: 1,
    title: '拜访',
    model: 'online/visit',
    properties: { name: { title: '客户名称', 'x-required-message': '请写客户' } },
  };
  await publish([{ key: 'online/visit.form', text: JSON.stringify(designed), revision: '' }]);
  const headers = { 'x-access-token': server.tokenOf('admin') };
  const page = await fetch(`${server.address()}/pagewright/pages/online/visit.model`, { headers });
  expect(await page.text()).toContain('客户名称');
});

test('a field that is renamed in the model is renamed in its online form, and other changes are told', async () => {
  const form = await made({ tableName: 'tool_loan', tableTxt: '借用', fields: [field('tool', '工具')] });
  await synchronise(form.id);
  await server.api('POST', '/online/tool-loan/add', { tool: '锤子' });
  const key = 'online/tool-loan.model';
  const { text, revision } = (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result;
  const body = JSON.parse(text);
  body.schema.properties = { thing: { ...body.schema.properties.tool, 'x-renamed-from': ['tool'] } };
  const documents = [
    { key, text: JSON.stringify(body).replaceAll('"tool"', '"thing"').replace('["thing"]', '["tool"]'), revision },
  ];
  const { effects } = (await server.api('POST', '/sys/document/effects', { documents })).result;
  expect(effects.map(({ id }: any) => id)).toContain('online-form:online/tool-loan');
  expect(await server.api('POST', '/sys/document/publish', { documents, note: '改名' })).toMatchObject({
    success: true,
  });
  expect((await read(form.id)).fields).toEqual([expect.objectContaining({ dbFieldName: 'thing' })]);
  expect(await synchronise(form.id)).toMatchObject({ success: true });
  expect((await server.api('GET', '/online/tool-loan/list')).result.records).toMatchObject([{ thing: '锤子' }]);
});

test('a tree has its parent field', async () => {
  const tree = await made({
    tableName: 'area_tree',
    tableTxt: '片区',
    isTree: true,
    fields: [field('name', '名称', { fieldMustInput: true })],
  });
  expect(await synchronise(tree.id)).toMatchObject({ success: true });
  const top = (await server.api('POST', '/online/area-tree/add', { name: '华东' })).result;
  expect(await server.api('POST', '/online/area-tree/add', { name: '上海', pid: top.id })).toMatchObject({
    success: true,
  });
  const below = await server.api('GET', `/online/area-tree/list?pid=${top.id}`);
  expect(JSON.stringify(below.result)).toContain('上海');
});

test('a table of another program or of the system is refused', async () => {
  const form = await made({ tableName: 'sys_user', tableTxt: '用户', fields: [field('name', '名称')] });
  expect(await synchronise(form.id)).toMatchObject({ success: false });
  expect(await read(form.id)).toMatchObject({ isDbSynch: 'N' });
});

test('only users who may publish documents synchronise and delete', async () => {
  const form = await made({ tableName: 'private_form', tableTxt: '内部', fields: [field('name', '名称')] });
  expect(await synchronise(form.id, 'normal', 'zhangwei')).toMatchObject({ code: 510 });
  expect(await head('DELETE', `delete?id=${form.id}`, undefined, 'zhangwei')).toMatchObject({ code: 510 });
  expect(await synchronise(form.id, 'hard')).toMatchObject({ message: '参数 mode 应是 normal 或 force。' });
});
