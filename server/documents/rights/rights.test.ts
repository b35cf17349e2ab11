import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei', 'lina']);
const call = (method: string, path: string, body?: unknown, username = 'zhangwei') =>
  server.api(method, `/sys/document/${path}`, body, username);
const read = async (key: string) => (await call('GET', `queryByKey?key=${key}`, undefined, 'admin')).result;
const publish = (documents: object[], username = 'zhangwei') =>
  call('POST', 'publish', { documents, note: '试试' }, username);
const forbidden = { success: false, code: 510 };
const title = '"title": "客户"';

beforeAll(async () => {
  const roles = (await server.api('GET', '/sys/role/queryall')).result;
  const roleId = roles.find((role: { roleCode: string }) => role.roleCode === 'sales').id;
  const held: string[] = (await server.api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result;
  const names = ['system:document:edit:base', 'system:document:edit:sales', 'system:document:publish'];
  const given = await Promise.all(names.map((name) => server.permissionId(name)));
  const permissionIds = [...held, ...given].join(',');
  await server.api('POST', '/sys/permission/saveRolePermission', {
    roleId,
    permissionIds,
    lastpermissionIds: held.join(','),
  });
});

describe('documents', () => {
  test('are edited in the permitted areas, and visible only there', async () => {
    const keys: string[] = (await call('GET', 'list')).result.map((one: { key: string }) => one.key);
    expect(keys).toContain('sales/order.list');
    expect(keys.filter((key) => !/^(base|sales)\//.test(key))).toEqual([]);
    const foreign = { key: 'stock/bill.form', text: '{}', revision: '' };
    for (const [method, path, body] of [
      ['GET', 'queryByKey?key=stock/bill.form'],
      ['GET', 'versions?key=stock/bill.form'],
      ['GET', 'difference?key=stock/bill.form&from=0'],
      ['PUT', 'draft', foreign],
      ['POST', 'check', { documents: [foreign] }],
      ['POST', 'publish', { documents: [foreign], note: 'x' }],
    ] as const)
      expect(await call(method, path, body)).toMatchObject(forbidden);
  });

  test('show the other users who have a draft of them', async () => {
    const { text, revision } = await read('base/customer.form');
    expect(await call('PUT', 'draft', { key: 'base/customer.form', text, revision })).toMatchObject({ success: true });
    expect((await read('base/customer.form')).otherDrafts).toEqual([
      { updateBy: 'zhangwei', updateBy_dictText: '张伟', updateTime: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect((await call('GET', 'queryByKey?key=base/customer.form')).result.otherDrafts).toEqual([]);
    expect(await call('DELETE', 'draft?key=base/customer.form')).toMatchObject({ success: true });
  });

  test('are neither listed nor published without the permission for it', async () => {
    for (const [method, path] of [
      ['GET', 'list'],
      ['PUT', 'draft'],
      ['POST', 'publish'],
      ['POST', 'rollback'],
      ['DELETE', 'delete?key=base/customer.form&revision=x&note=x'],
    ] as const)
      expect(await call(method, path, method === 'GET' ? undefined : {}, 'lina')).toMatchObject(forbidden);
  });

  test('that decide about data need a permission of their own', async () => {
    const { text, revision } = await read('sales/orders.query');
    const refused = await publish([{ key: 'sales/orders.query', text, revision }]);
    expect(refused).toMatchObject({ ...forbidden, message: expect.stringContaining('决定数据') });
    const form = await read('base/customer.form');
    const changed = { ...form, text: form.text.replace(title, '"title": "客户卡"') };
    expect(await publish([changed])).toMatchObject({ success: true });
  });
});

describe('no publication gives its author a missing right:', () => {
  const peek = {
    key: 'base/peek.picker',
    text: '{ "kind": "picker", "formatVersion": 1, "title": "看", "model": "base/supplier", "columns": ["name"] }\n',
    revision: '',
  };
  const withField = async (field: string) => {
    const form = await read('base/customer.form');
    return { ...form, text: form.text.replace('"code": {},', `"code": {}, "peek": ${field},`) };
  };
  const choosing =
    '{ "type": "string", "title": "看", "x-transient": true, "x-component": "Picker", "x-component-props": { "picker": "base/peek" } }';

  test('a picker over records that the author may not list', async () => {
    const refused = await publish([peek, await withField(choosing)]);
    expect(refused).toMatchObject({ success: false, result: { gained: expect.any(Array) } });
    expect(refused.message).toContain('会让您看到没有权限查看的“base/supplier”的记录');
    expect(refused.result.gained).toContainEqual(expect.stringContaining('您没有的权限 base:supplier:list'));
  });

  test('a place that lets the author use a picker of others', async () => {
    expect(await publish([peek], 'admin')).toMatchObject({ success: true });
    expect(await server.api('GET', '/pickers/base.peek/records', undefined, 'zhangwei')).toMatchObject(forbidden);
    const refused = await publish([await withField(choosing)]);
    expect(refused.message).toBe('文档 base/peek.picker 会让您看到没有权限查看的“base/supplier”的记录，没有发布。');
    expect(await server.api('GET', '/pickers/base.peek/records', undefined, 'zhangwei')).toMatchObject(forbidden);
  });

  test('a button that makes a call with the rights of the user who presses it', async () => {
    const call = '[{ "request": "system/user-freeze", "args": { "ids": "1", "status": 1 } }]';
    const text = `{ "kind": "list", "formatVersion": 1, "title": "客户", "model": "base/customer", "columns": ["name"], "toolbar": [{ "title": "点我", "do": ${call} }] }\n`;
    const { revision } = await read('base/customer.list');
    const refused = await publish([{ key: 'base/customer.list', text, revision }]);
    expect(refused.message).toContain('会调用 system/user-freeze.request，这需要您没有的权限');
  });

  test('a page that no longer requires a permission that the author lacks', async () => {
    const screen = (permission: string) =>
      `{ "kind": "screen", "formatVersion": 1, "title": "内部", "permission": "${permission}", "properties": {} }\n`;
    const key = 'base/inside.screen';
    expect(await publish([{ key, text: screen('base:supplier:list'), revision: '' }], 'admin')).toMatchObject({
      success: true,
    });
    const { revision } = await read(key);
    const refused = await publish([{ key, text: screen('base:customer:list'), revision }]);
    expect(refused.message).toBe(`文档 ${key} 里有的地方不再要求您没有的权限 base:supplier:list，没有发布。`);
  });
});

describe('no published model lets its author do more with records than permitted:', () => {
  beforeAll(async () => {
    const roles = (await server.api('GET', '/sys/role/queryall')).result;
    const roleId = roles.find((role: { roleCode: string }) => role.roleCode === 'sales').id;
    const held: string[] = (await server.api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result;
    const permissionIds = [...held, await server.permissionId('system:document:data')].join(',');
    const taken = ['sales:order:unexamine', 'base:supplier:list', 'base:unit:list'];
    const lost = await Promise.all(taken.map((name) => server.permissionId(name)));
    await server.api('POST', '/sys/permission/saveRolePermission', {
      roleId,
      lastpermissionIds: held.join(','),
      permissionIds: permissionIds
        .split(',')
        .filter((id) => !lost.includes(id))
        .join(','),
    });
  });
  const change = async (key: string, edit: (body: any) => void): Promise<string> => {
    const { text, revision } = await read(key);
    const body = JSON.parse(text);
    edit(body);
    return (await publish([{ key, text: JSON.stringify(body, null, 2), revision }])).message;
  };

  test('by naming permissions that the author holds', async () => {
    const refused = await change('base/unit.model', (body) => (body.permission = 'base:customer'));
    expect(refused).toBe('模型 base/unit 会让您查看“计量单位”的记录，您没有这个权限，没有发布。');
  });

  test('by another model over the same table', async () => {
    const { text, revision } = await read('base/supplier.model');
    const body = {
      kind: 'model',
      formatVersion: 1,
      title: '我的',
      permission: 'base:customer',
      table: 'base_supplier',
    };
    const schema = { type: 'object', properties: { name: { type: 'string', title: '名称' } } };
    const own = { key: 'base/own.model', text: JSON.stringify({ ...body, schema }), revision: '' };
    const moved = {
      key: 'base/supplier.model',
      text: JSON.stringify({ ...JSON.parse(text), table: 'elsewhere' }),
      revision,
    };
    expect((await publish([own, moved])).message).toContain('会让您查看“供应商”的记录，您没有这个权限');
  });

  test('by a transition of bills into a state that only others could bring them into', async () => {
    const refused = await change('sales/order.model', (body) => {
      const back = body.states.transitions.find(({ name }: { name: string }) => name === 'unexamine');
      body.states.transitions.push({ ...back, name: 'reopen', title: '打开', permission: 'sales:order:edit' });
    });
    expect(refused).toContain('会让您把“销售订单”变更为状态 draft');
  });

  test('by a field that shows the records of others', async () => {
    const refused = await change('base/customer.model', (body) => {
      body.schema.properties.rival = {
        type: 'string',
        title: '对手',
        'x-ref': { model: 'base/supplier', copy: { name: 'remark' } },
      };
    });
    expect(refused).toBe('模型 base/customer 会用到“供应商”的记录，您没有权限 base:supplier:list，没有发布。');
  });

  test('while what changes nobody’s rights is published', async () => {
    const published = await change('base/customer.model', (body) => {
      body.schema.properties.nickname = { type: 'string', title: '简称', maxLength: 20 };
    });
    expect(published).toBe('发布成功');
  });
});
