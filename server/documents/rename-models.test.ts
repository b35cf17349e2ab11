import { expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);
const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 50, ...more });

function business(bill: string, ledger: string): Record<string, object> {
  const model = (title: string, properties: object, more: object = {}) => ({
    kind: 'model',
    formatVersion: 1,
    title,
    ...more,
    schema: { type: 'object', required: ['item'], properties: { item: text('物'), ...properties } },
  });
  const qty = { type: 'number', title: '数', 'x-scale': 2 };
  return {
    [`${bill}.model`]: model(
      '单',
      {
        no: text('编号', { 'x-number': { pattern: 'T{seq:4}', restart: 'never' }, 'x-unique': true }),
        qty,
        pin: text('密码', { 'x-secret': true }),
        status: text('状态'),
        lines: { type: 'array', title: '明细', 'x-child': { model: 'move/line', parent: 'bill' } },
      },
      {
        recycleBin: true,
        states: {
          field: 'status',
          initial: 'draft',
          editable: ['draft'],
          transitions: [
            { name: 'examine', title: '审核', from: ['draft'], to: 'examined' },
            { name: 'unexamine', title: '反审核', from: ['examined'], to: 'draft' },
          ],
        },
        postings: [
          {
            on: 'examine',
            undo: 'unexamine',
            into: ledger,
            set: { item: '{{ $record.item }}', qty: '{{ $record.qty }}' },
          },
        ],
      },
    ),
    [`${bill}.form`]: {
      kind: 'form',
      formatVersion: 1,
      title: '单',
      model: bill,
      properties: { item: { type: 'string' } },
    },
    [`${bill}.list`]: {
      kind: 'list',
      formatVersion: 1,
      title: '单',
      model: bill,
      search: ['...'],
      columns: ['...'],
    },
    'move/line.model': model('行', { bill: text('单', { 'x-ref': { model: bill } }) }, { permission: 'move:line' }),
    [`${ledger}.model`]: model('流水', { qty }),
    'move/balance.model': model('存', { qty }, { balanceOf: { model: ledger, by: ['item'], sum: ['qty'] } }),
    'move/note.model': model('说明', { about: text('单', { 'x-ref': { model: bill } }) }),
  };
}

const revisionOf = async (key: string): Promise<string> =>
  (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result?.revision ?? '';

async function changesTo(wanted: Record<string, object>, before: Record<string, object> = {}) {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(wanted, key));
  return Promise.all(
    [...gone.map((key) => [key, null] as const), ...Object.entries(wanted)].map(async ([key, body]) => ({
      key,
      text: body && JSON.stringify(body),
      revision: await revisionOf(key),
    })),
  );
}

const publish = (documents: object[]) => server.api('POST', '/sys/document/publish', { documents, note: '改名' });
const rows = async (path: string, username?: string) =>
  (await server.api('GET', `${path}/list?column=createTime&order=asc`, undefined, username)).result?.records;

async function grant(role: string, names: string[]) {
  const roles = (await server.api('GET', '/sys/role/queryall')).result;
  const roleId = roles.find(({ roleCode }: { roleCode: string }) => roleCode === role).id;
  const held: string[] = (await server.api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result;
  const more = await Promise.all(names.map((name) => server.permissionId(name)));
  const permissionIds = [...held, ...more].join(',');
  const body = { roleId, permissionIds, lastpermissionIds: held.join(',') };
  expect(await server.api('POST', '/sys/permission/saveRolePermission', body)).toMatchObject({ success: true });
}

test('a renamed model keeps records, bin, numbers, postings, grants, views and versions, and gets its former name back', async () => {
  const old = business('move/bill', 'move/ledger');
  expect(await publish(await changesTo(old))).toMatchObject({ message: '发布成功' });
  const add = (path: string, item: string) =>
    server.api('POST', `${path}/add`, { item, qty: '5', pin: '1234', lines: [{ item: '一行' }] });
  const { id } = (await add('/move/bill', '甲')).result;
  const { id: binned } = (await add('/move/bill', '乙')).result;
  await server.api('DELETE', `/move/bill/delete?id=${binned}`);
  await server.api('POST', '/move/bill/transition', { id, name: 'examine' });
  await server.api('POST', '/move/note/add', { item: '看', about: id });
  await grant('sales', ['move:bill:list']);
  const view = {
    place: 'move/bill.list',
    kind: 'view',
    title: '我的',
    content: '{"search":"?item=甲"}',
    shared: false,
  };
  await server.api('POST', '/sys/savedView/save', view);
  const favourites = { place: 'app/favourites', kind: 'view', title: '收藏的页面', content: '["/move/bill"]' };
  await server.api('POST', '/sys/savedView/save', { ...favourites, shared: false });
  expect((await rows('/move/bill', 'zhangwei')).length).toBe(1);

  const now = business('move/trip', 'move/journal');
  const wanted: Record<string, object> = {
    ...now,
    'move/trip.model': { ...now['move/trip.model'], renamedFrom: ['move/bill'] },
    'move/journal.model': { ...now['move/journal.model'], renamedFrom: ['move/ledger'] },
  };
  const documents = await changesTo(wanted, old);
  const found = (await server.api('POST', '/sys/document/effects', { documents })).result;
  expect(found.gained).toEqual([]);
  expect(found.effects.map((effect: { id: string; rows: number }) => [effect.id, effect.rows]).toSorted()).toEqual([
    ['model-renamed:move/journal', 1],
    ['model-renamed:move/trip', 2],
  ]);
  expect(found.effects.map(({ message }: { message: string }) => message).join()).toContain(
    '编号从 move/bill 改为 move/trip，数据表从 move_bill 改为 move_trip：2 条记录、1 个保存的视图随着改',
  );
  expect(await publish(documents)).toMatchObject({ message: '发布成功' });

  const check = async (bill: string, ledger: string) => {
    const [record, ...others] = await rows(`/${bill}`);
    expect([record, others]).toMatchObject([{ id, item: '甲', no: 'T0001', status: 'examined' }, []]);
    expect(await rows(`/${bill}`, 'zhangwei')).toHaveLength(1);
    expect((await server.api('GET', `/${bill}/queryById?id=${id}`)).result.lines).toMatchObject([{ item: '一行' }]);
    expect((await server.api('GET', `/${bill}/recycleBin`)).result.records).toMatchObject([{ item: '乙' }]);
    expect((await rows('/move/note'))[0]).toMatchObject({ about: id, about_dictText: expect.any(String) });
    expect((await rows(`/${ledger}`)).length).toBeGreaterThan(0);
    const views = await server.api('GET', `/sys/savedView/list?place=${bill}.list&kind=view`);
    expect(views.result).toMatchObject([{ title: '我的' }]);
    const kept = await server.api('GET', '/sys/savedView/list?place=app/favourites&kind=view');
    expect(kept.result).toMatchObject([{ content: `["/${bill}"]` }]);
  };
  await check('move/trip', 'move/journal');
  expect((await add('/move/trip', '丙')).result.no ?? (await rows('/move/trip')).at(-1).no).toBe('T0003');
  await server.api('POST', '/move/trip/transition', { id, name: 'unexamine' });
  expect((await rows('/move/balance'))[0]).toMatchObject({ item: '甲', qty: '0.00' });
  expect(await server.api('GET', '/move/bill/list')).toMatchObject({ status: 404 });
  const versions = (await server.api('GET', '/sys/document/versions?key=move/trip.model')).result;
  expect(versions).toHaveLength(3);

  await server.api('POST', '/move/trip/transition', { id, name: 'examine' });
  expect(await publish(await changesTo(old, wanted))).toMatchObject({ message: '发布成功' });
  expect((await rows('/move/bill'))[0]).toMatchObject({ id, no: 'T0001', status: 'examined' });
  expect(await rows('/move/bill', 'zhangwei')).toHaveLength(2);
  expect((await server.api('GET', '/sys/document/versions?key=move/bill.model')).result.length).toBeGreaterThan(3);
});

test('another table name moves the table; one with other records is refused', async () => {
  const { text: shipped, revision } = (await server.api('GET', '/sys/document/queryByKey?key=base/unit.model')).result;
  const unit = (table: string) => [
    { key: 'base/unit.model', revision, text: JSON.stringify({ ...JSON.parse(shipped), table }) },
  ];
  const refused = await publish(unit('base_customer'));
  expect(refused.success).toBe(false);
  await server.api('POST', '/base/unit/add', { name: '托盘', code: 'TP' });
  const { result } = await server.api('POST', '/sys/document/effects', { documents: unit('base_measure') });
  expect(result.effects[0].message).toMatch(/^模型“.+”的数据表从 base_unit 改为 base_measure：\d+ 条记录随着走。$/);
  const before = await rows('/base/unit');
  expect(before.length).toBeGreaterThan(0);
  expect(await publish(unit('base_measure'))).toMatchObject({ message: '发布成功' });
  expect(await rows('/base/unit')).toEqual(before);
});

test('a dictionary with another code keeps its items, and the records their values', async () => {
  const field = (code: string) => ({ type: 'string', title: '等级', maxLength: 20, 'x-dict': code });
  const documents = (code: string) => ({
    'move/kind.dictionary': {
      kind: 'dictionary',
      formatVersion: 1,
      title: '等级',
      code,
      items: [{ value: 'A', text: '甲' }],
    },
    'move/guest.model': {
      kind: 'model',
      formatVersion: 1,
      title: '客人',
      schema: { type: 'object', properties: { name: text('姓名'), level: field(code) } },
    },
  });
  expect(await publish(await changesTo(documents('move_kind')))).toMatchObject({ message: '发布成功' });
  const [stored] = (await server.api('GET', '/sys/dict/list?dictCode=move_kind')).result.records;
  await server.api('POST', '/sys/dictItem/add', { dictId: stored.id, itemText: '乙', itemValue: 'B', status: 1 });
  await server.api('POST', '/move/guest/add', { name: '客', level: 'B' });
  const wanted = await changesTo(documents('move_level'));
  const { effects } = (await server.api('POST', '/sys/document/effects', { documents: wanted })).result;
  expect(effects).toMatchObject([{ id: 'dictionary-renamed:move_level', rows: 1 }]);
  expect(await publish(wanted)).toMatchObject({ message: '发布成功' });
  expect((await server.api('GET', '/sys/dict/list?dictCode=move_kind')).result.total).toBe(0);
  expect((await server.api('GET', '/sys/dict/list?dictCode=move_level')).result.records).toMatchObject([
    { id: stored.id },
  ]);
  expect((await rows('/move/guest'))[0]).toMatchObject({ level: 'B', level_dictText: '乙' });
  const other = { ...documents('move_level'), 'move/guest.model': documents('sex')['move/guest.model'] };
  const changed = { documents: await changesTo(other) };
  expect((await server.api('POST', '/sys/document/effects', changed)).result.effects).toMatchObject([
    { id: 'dictionary-changed:move/guest.level', rows: 1 },
  ]);
  const kind = documents('move_level')['move/kind.dictionary'];
  const items = [
    { value: 'A', text: '甲', disabled: true },
    { value: 'B', text: '乙' },
  ];
  const disabled = { documents: await changesTo({ 'move/kind.dictionary': { ...kind, items } }) };
  expect((await server.api('POST', '/sys/document/effects', disabled)).result.effects).toEqual([]);
  await server.api('POST', '/move/guest/add', { name: '另', level: 'A' });
  expect((await server.api('POST', '/sys/document/effects', disabled)).result.effects).toMatchObject([
    { id: 'item-disabled:move/kind.A', rows: 1, message: expect.stringContaining('停用选项“甲”：有 1 条记录用着它') },
  ]);
  await server.api('POST', '/sys/dict/add', { dictName: '废弃', dictCode: 'move_binned' });
  const [binned] = (await server.api('GET', '/sys/dict/list?dictCode=move_binned')).result.records;
  await server.api('DELETE', `/sys/dict/delete?id=${binned.id}`);
  const taken = { documents: await changesTo(documents('move_binned')) };
  expect((await server.api('POST', '/sys/document/effects', taken)).result.effects).toMatchObject([
    { message: expect.stringContaining('回收站里已有编码为 move_binned 的字典，改名以后它不能再还原') },
  ]);
  await server.api('POST', '/sys/dict/add', { dictName: '占用', dictCode: 'move_taken' });
  expect((await publish(await changesTo(documents('move_taken')))).message).toContain('已有编码为 move_taken 的字典');
});

test('a model that the server uses itself gets neither another id nor another table', async () => {
  const read = async (key: string) => (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result;
  const rule = await read('system/check-rule.model');
  const own = { key: 'system/check-rule.model', revision: rule.revision };
  const body = JSON.parse(rule.text);
  const table = { ...own, text: JSON.stringify({ ...body, table: 'move_rules' }) };
  expect((await publish([table])).message).toContain('系统用的，不能改编号或换数据表');
  const renamed = { ...body, renamedFrom: ['system/check-rule'], table: 'sys_check_rule' };
  const moved = { key: 'move/rule.model', revision: '', text: JSON.stringify(renamed) };
  const naming = [];
  for (const key of ['app.app', 'backend/jeecgboot-3-5.backend']) {
    const { revision, text: printed } = await read(key);
    naming.push({ key, revision, text: printed.replaceAll('system/check-rule', 'move/rule') });
  }
  expect((await publish([{ ...own, text: null }, moved, ...naming])).message).toContain('系统用的');
  expect((await read('system/check-rule.model')).revision).toBe(rule.revision);
});

test('a renaming does not take permissions that somebody was granted for another model of that name', async () => {
  const model = (more: object = {}) => ({
    kind: 'model',
    formatVersion: 1,
    title: '客',
    ...more,
    schema: { type: 'object', properties: { name: text('姓名') } },
  });
  const first = { 'move/second.model': model() };
  expect(await publish(await changesTo(first))).toMatchObject({ message: '发布成功' });
  await grant('sales', ['move:second:list']);
  const old = { 'move/first.model': model() };
  expect(await publish(await changesTo(old, first))).toMatchObject({ message: '发布成功' });
  const wanted = await changesTo({ 'move/second.model': model({ renamedFrom: ['move/first'] }) }, old);
  const refused = await publish(wanted);
  expect(refused.message).toContain('权限 move:second:list 已经授权给别人，模型 move/first 不能改用它');
  const kept = await changesTo(
    { 'move/second.model': model({ renamedFrom: ['move/first'], permission: 'move:first' }) },
    old,
  );
  expect(await publish(kept)).toMatchObject({ message: '发布成功' });
});
