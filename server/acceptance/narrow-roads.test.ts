// covers: rules-every-road
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createSchemaFolder } from '../catalogue/testing/folder.ts';
import { eventually } from '../http/testing/eventually.ts';
import { demoServer } from '../start/testing/demo-server.ts';

// One model has a data rule, and every access to its records is tested: a hidden one is never shown, and its values
// never leak.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 50, ...more });
const folder = createSchemaFolder({
  'vault/client.model': {
    title: '客商',
    label: 'name',
    permission: 'vault:client',
    recycleBin: true,
    reminders: [
      {
        name: 'large',
        on: 'change',
        when: '{{ $record.credit > 100 }}',
        to: { users: ['lina'] },
        text: '大客商 {{ $record.name }}',
      },
    ],
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: text('名称'),
        code: text('编码', { 'x-unique': true }),
        region: text('地区'),
        credit: { type: 'number', title: '额度', 'x-scale': 2 },
        contacts: { type: 'array', title: '联系人', 'x-child': { model: 'vault/contact', parent: 'client' } },
      },
    },
  },
  'vault/contact.model': {
    title: '联系人',
    label: 'person',
    permission: 'vault:contact',
    schema: { type: 'object', properties: { client: text('客商'), person: text('姓名') } },
  },
  'vault/deal.model': {
    title: '成交',
    label: 'no',
    permission: 'vault:deal',
    schema: {
      type: 'object',
      properties: {
        no: text('单号'),
        client: text('客商', { 'x-ref': { model: 'vault/client', copy: { code: 'clientCode' } } }),
        clientCode: text('客商编码'),
      },
    },
  },
  'vault/clients.query': { title: '客商查询', model: 'vault/client', columns: ['name', 'credit'], search: ['name'] },
  'vault/deals.query': { title: '成交查询', model: 'vault/deal', columns: ['no', 'client'], search: ['client'] },
  'vault/client.picker': { title: '选客商', model: 'vault/client', columns: ['name', 'code'], search: ['name'] },
});
const { api, exported, imported, permissionId, userId } = demoServer(['lina', 'zhangwei'], {
  environment: { SCHEMAS_DIR: folder },
});

const hidden = {
  name: '藏起的客商',
  code: 'HID-1',
  region: '西',
  credit: '98765.43',
  contacts: [{ person: '藏先生' }],
};
const secrets = /藏|HID-1|98765|98965/;
let ids: Record<'hidden' | 'shown' | 'deal' | 'rule' | 'role' | 'entry', string>;

const made = async (path: string, body: object): Promise<any> => {
  const answer = await api('POST', path, body);
  expect(answer).toMatchObject({ success: true });
  return answer.result;
};
const ruleOf = async (permission: string, ruleValue: string): Promise<string> => {
  const body = { permissionId: permission, ruleName: ruleValue, ruleColumn: 'region', ruleConditions: '=', ruleValue };
  await made('/sys/permission/addPermissionRule', body);
  const path = `/sys/permission/queryPermissionRule?permissionId=${permission}&ruleName=${ruleValue}`;
  return (await api('GET', path)).result[0].id;
};
const roleWith = async (roleCode: string, names: string[], ruleIds: string[] = []): Promise<string> => {
  const { id } = await made('/sys/role/add', { roleName: roleCode, roleCode });
  const permissionIds = await Promise.all(names.map(permissionId));
  await made('/sys/permission/saveRolePermission', { roleId: id, permissionIds: permissionIds.join(',') });
  if (ruleIds.length > 0)
    await made('/sys/role/datarule', { roleId: id, permissionId: permissionIds[0], dataRuleIds: ruleIds.join(',') });
  return id;
};
const give = async (roleId: string, username: string) =>
  made('/sys/user/addSysUserRole', { roleId, userIdList: [await userId(username)] });
const take = async (roleId: string, username: string) =>
  api('DELETE', `/sys/user/deleteUserRole?roleId=${roleId}&userId=${await userId(username)}`);

const clientRights = ['list', 'add', 'edit', 'delete', 'export', 'import'].map((name) => `vault:client:${name}`);
const dealRights = ['list', 'add', 'edit', 'export', 'import'].map((name) => `vault:deal:${name}`);

beforeAll(async () => {
  const entry = await permissionId('vault:client:list');
  const rule = await ruleOf(entry, '东');
  const role = await roleWith('east', [...clientRights, ...dealRights, 'vault:contact:list'], [rule]);
  await give(role, 'lina');
  const client = await made('/vault/client/add', hidden);
  const deal = await made('/vault/deal/add', { no: 'D1', client: client.id, clientCode: '-' });
  const binned = await made('/vault/client/add', { ...hidden, name: '藏进回收站', code: 'HID-1b' });
  expect(await api('DELETE', `/vault/client/delete?id=${binned.id}`)).toMatchObject({ success: true });
  const shown = await made('/vault/client/add', { name: '东方客商', code: 'E-1', region: '东', credit: '200.00' });
  ids = { hidden: client.id, shown: shown.id, deal: deal.id, rule, role, entry };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const as = (method: string, path: string, body?: unknown, username = 'lina') => api(method, path, body, username);
const advanced = encodeURIComponent(JSON.stringify([{ field: 'credit', rule: 'gt', val: '300' }]));

describe('a record that a data rule hides', () => {
  test.each([
    ['list', '/vault/client/list?pageSize=100'],
    ['list by its name', '/vault/client/list?name=*起的*'],
    ['list by its value', `/vault/client/list?superQueryParams=${advanced}`],
    ['totals', '/vault/client/totals?totals=credit'],
    ['options', '/vault/client/options?pageSize=50'],
    ['options by name', '/vault/client/options?keyword=起的'],
    ['recycle bin', '/vault/client/recycleBin?pageSize=100'],
    ['lines by themselves', '/vault/contact/list?pageSize=100'],
    ['options of lines', '/vault/contact/options'],
    ['report', '/online/cgreport/api/getData/vault.clients'],
    ['report of what names it', '/online/cgreport/api/getData/vault.deals'],
    ['picker', '/pickers/vault.client/records'],
    ['dictionary of the table', '/sys/dict/getDictItems/vault_client,name,code'],
    ['search in the dictionary', '/sys/dict/loadDict/vault_client,name,code?keyword=起的'],
    ['text of the dictionary', '/sys/dict/loadDictItem/vault_client,name,code?key=HID-1&delNotExist='],
    ['list of what names it', '/vault/deal/list?pageSize=100'],
  ])('is not in the %s', async (_road, path) => {
    const answer = await as('GET', path);
    expect(answer).toMatchObject({ success: true });
    expect(JSON.stringify(answer)).not.toMatch(secrets);
    expect(JSON.stringify(await api('GET', path))).toMatch(secrets);
  });

  test('is not found by its id, changed or deleted', async () => {
    const gone = { success: false, message: '未找到对应实体' };
    expect(await as('GET', `/vault/client/queryById?id=${ids.hidden}`)).toMatchObject(gone);
    expect(await as('PUT', '/vault/client/edit', { id: ids.hidden, name: 'x', version: 0 })).toMatchObject(gone);
    expect(await as('DELETE', `/vault/client/delete?id=${ids.hidden}`)).toMatchObject(gone);
    expect((await as('GET', `/vault/client/options?ids=${ids.hidden}`)).result).toEqual([]);
  });

  test('is not written into sheets', async () => {
    for (const path of [
      '/vault/client/exportXls',
      `/vault/client/exportXls?selections=${ids.hidden}`,
      '/vault/deal/exportXls',
    ])
      expect(JSON.stringify(await exported(path, 'lina'))).not.toMatch(secrets);
  });

  test('has no name where another record names it', async () => {
    const { result } = await as('GET', `/vault/deal/queryById?id=${ids.deal}`);
    expect(result).toMatchObject({ client: ids.hidden, client_dictText: '（无权查看）' });
    // Records that refer to it are not found by a part of its name either.
    const found = await as('GET', `/online/cgreport/api/getData/vault.deals?client=${encodeURIComponent('起的')}`);
    expect(found.result.total).toBe(0);
  });

  test('is answered as an unknown one where a save names it, and gives none of its values', async () => {
    const add = (client: string) => as('POST', '/vault/deal/add', { no: 'D2', client });
    const refused = { success: false, message: '客商不存在或已被删除，请重新选择' };
    expect(await add('nothing')).toMatchObject(refused);
    const answer = await add(ids.hidden);
    expect(answer).toMatchObject(refused);
    expect(JSON.stringify(answer)).not.toMatch(secrets);
    expect(await add(ids.shown)).toMatchObject({ success: true, result: { clientCode: 'E-1' } });
    // A value that is already in the record can stay.
    const { result } = await as('GET', `/vault/deal/queryById?id=${ids.deal}`);
    expect(await as('PUT', '/vault/deal/edit', { ...result, no: 'D1-2' })).toMatchObject({ success: true });
  });

  test.each(['藏起的客商', 'HID-1'])('is unknown to an import that calls it %s', async (name) => {
    const unknown = await imported(
      '/vault/deal/importExcel',
      [
        ['单号', '客商'],
        ['D3', '没有的'],
      ],
      {},
      'lina',
    );
    const answer = await imported(
      '/vault/deal/importExcel',
      [
        ['单号', '客商'],
        ['D3', name],
      ],
      {},
      'lina',
    );
    expect(answer.success).toBe(false);
    expect(answer.message.replace(name, '没有的')).toBe(unknown.message);
  });

  test('is not revealed by the check for repeated values, although a save refuses the value', async () => {
    const path = '/sys/duplicate/check?tableName=vault_client&fieldName=code&fieldVal=HID-1';
    expect(await as('GET', path)).toMatchObject({ success: true, message: '该值可用！' });
    const answer = await as('POST', '/vault/client/add', { name: '新', code: 'HID-1', region: '东' });
    expect(answer).toMatchObject({ success: false, message: '编码已存在，不能重复' });
    expect(answer.result?.links ?? []).toEqual([]);
  });

  test('is not in the reminders of users from whom it is hidden', async () => {
    const noticesText = async () =>
      JSON.stringify((await as('GET', '/sys/annountCement/listByUser?pageSize=50')).result);
    await eventually(async () => expect(await noticesText()).toContain('大客商 东方客商'));
    expect(await noticesText()).not.toMatch(secrets);
  });
});

// covers: options-conditions
test('options refuse conditions on hidden fields for users who may not list the records', async () => {
  await give(await roleWith('dealer', ['vault:deal:list']), 'zhangwei');
  const options = (query: string) => as('GET', `/vault/client/options?${query}`, undefined, 'zhangwei');
  expect((await options('keyword=起的')).result).toHaveLength(1);
  expect((await options('code=HID-1')).result).toHaveLength(1);
  const refused = { success: false, message: '选项不能按“额度”查找' };
  for (const query of ['credit=98765.43', 'credit_begin=5', `superQueryParams=${advanced}`])
    expect(await options(query)).toMatchObject(refused);
  expect(await api('GET', '/vault/client/options?credit_begin=300')).toMatchObject({ success: true });
});

// covers: rules-of-roles
test('of several roles each adds what its rules let see, and one without a rule lets see all', async () => {
  const seen = async () => {
    const { records } = (await as('GET', '/vault/client/list?pageSize=100&column=region&order=asc')).result;
    return new Set(records.map(({ region }: { region: string }) => region));
  };
  await made('/vault/client/add', { name: '南方客商', region: '南' });
  expect(await seen()).toEqual(new Set(['东']));
  const south = await roleWith('south', ['vault:client:list'], [await ruleOf(ids.entry, '南')]);
  await give(south, 'lina');
  expect(await seen()).toEqual(new Set(['东', '南']));
  expect((await as('GET', '/vault/client/why')).result).toEqual({ dataRules: 2 });
  const all = await roleWith('whole', ['vault:client:list']);
  await give(all, 'lina');
  expect(await seen()).toEqual(new Set(['东', '南', '西']));
  for (const role of [south, all]) expect(await take(role, 'lina')).toMatchObject({ success: true });
  expect(await seen()).toEqual(new Set(['东']));
});

// covers: rules-delegated
describe('who administers roles under a data rule', () => {
  let own: string;
  const office = ['role:list', 'role:add', 'role:edit', 'role:authorize', 'role:delete', 'user:list', 'user:edit'];
  const menus = ['permission:list', 'permission:edit', 'permission:delete'];
  const narrow = { success: false, message: expect.stringContaining('受数据规则限制') };
  const by = (method: string, path: string, body?: unknown) => as(method, path, body, 'zhangwei');
  const held = async (roleId: string) =>
    (await api('GET', `/sys/role/datarule/${ids.entry}/${roleId}`)).result.drChecked;

  beforeAll(async () => {
    const names = ['vault:client:list', ...[...office, ...menus].map((name) => `system:${name}`)];
    own = await roleWith('office', names, [ids.rule]);
    await give(own, 'zhangwei');
  });

  test('cannot untick, change or delete it, nor take the permission out of their roles', async () => {
    const untick = { roleId: own, permissionId: ids.entry, dataRuleIds: '' };
    expect(await by('POST', '/sys/role/datarule', untick)).toMatchObject(narrow);
    const [rule] = (await api('GET', `/sys/permission/queryPermissionRule?permissionId=${ids.entry}&ruleName=东`))
      .result;
    expect(await by('PUT', '/sys/permission/editPermissionRule', { ...rule, ruleValue: '西' })).toMatchObject(narrow);
    expect(await by('PUT', '/sys/permission/editPermissionRule', { ...rule, status: '0' })).toMatchObject(narrow);
    expect(await by('DELETE', `/sys/permission/deletePermissionRule?id=${ids.rule}`)).toMatchObject(narrow);
    const kept: string[] = (await api('GET', `/sys/permission/queryRolePermission?roleId=${own}`)).result;
    const less = { roleId: own, permissionIds: kept.filter((id) => id !== ids.entry).join(',') };
    expect(await by('POST', '/sys/permission/saveRolePermission', less)).toMatchObject(narrow);
    expect(await by('DELETE', `/sys/role/delete?id=${own}`)).toMatchObject(narrow);
    expect(await by('DELETE', `/sys/permission/delete?id=${ids.entry}`)).toMatchObject(narrow);
    expect(await held(own)).toBe(ids.rule);
  });

  test('make roles that are under it too', async () => {
    const { result } = await by('POST', '/sys/role/add', { roleName: '新', roleCode: 'fresh' });
    const given = { roleId: result.id, permissionIds: ids.entry };
    expect(await by('POST', '/sys/permission/saveRolePermission', given)).toMatchObject({ success: true });
    expect(await held(result.id)).toBe(ids.rule);
    const untick = { roleId: result.id, permissionId: ids.entry, dataRuleIds: '' };
    expect(await by('POST', '/sys/role/datarule', untick)).toMatchObject(narrow);
    expect(await api('POST', '/sys/role/datarule', untick)).toMatchObject({ success: true });
  });

  test('give nobody, and not themselves, a role that sees more', async () => {
    const wide = await roleWith('wide', ['vault:client:list']);
    for (const username of ['zhangwei', 'lina']) {
      const body = { roleId: wide, userIdList: [await userId(username)] };
      expect(await by('POST', '/sys/user/addSysUserRole', body)).toMatchObject(narrow);
    }
    const path = `/sys/user/deleteUserRole?roleId=${own}&userId=${await userId('zhangwei')}`;
    expect(await by('DELETE', path)).toMatchObject(narrow);
    expect((await by('GET', '/vault/client/list')).result.records).toMatchObject([{ region: '东' }]);
  });
});
