import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);
const call = (method: string, path: string, body?: unknown, username?: string) =>
  server.api(method, `/sys/document/${path}`, body, username);
const read = async (key: string) => (await call('GET', `queryByKey?key=${key}`)).result;
const form = 'base/customer.form';
const level = '/properties/_basic/properties/level';
const planned = async (more: object, username?: string) => {
  const { text, revision } = await read(form);
  return call('POST', 'renaming', { key: form, text, revision, pointer: level, to: 'grade', ...more }, username);
};

beforeAll(async () => {
  const roles = (await server.api('GET', '/sys/role/queryall')).result;
  const roleId = roles.find((role: { roleCode: string }) => role.roleCode === 'sales').id;
  const held: string[] = (await server.api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result;
  const permissionIds = [...held, await server.permissionId('system:document:edit:base')].join(',');
  await server.api('POST', '/sys/permission/saveRolePermission', {
    roleId,
    permissionIds,
    lastpermissionIds: held.join(','),
  });
});

describe('what a renaming changes', () => {
  test('is listed document by document, with the resulting texts', async () => {
    const { result } = await planned({});
    expect(result.field).toEqual({ model: 'base/customer', name: 'level' });
    const found = new Map<string, any>(result.documents.map((document: { key: string }) => [document.key, document]));
    expect([...found.keys()].toSorted()).toEqual([
      'base/customer-industries.query',
      'base/customer-levels.query',
      'base/customer.form',
      'base/customer.list',
      'base/customer.model',
      'base/customer.picker',
    ]);
    const list = await read('base/customer.list');
    expect(found.get('base/customer.list')).toMatchObject({
      title: '客户',
      isEditable: true,
      isPublishable: true,
      draft: null,
      revision: list.revision,
      places: [
        { pointer: '/search/1', atKey: false, before: 'level', after: 'grade' },
        { pointer: '/columns/2', atKey: false, before: 'level', after: 'grade' },
      ],
      text: list.text.replaceAll('"level"', '"grade"'),
    });
    expect((await read('base/customer.list')).text).toBe(list.text);
  });

  test('follows the edited text, and the drafts of its editor', async () => {
    const list = await read('base/customer.list');
    const more = {
      key: list.key,
      text: list.text.replace('"columns": [', '"columns": ["level", '),
      revision: list.revision,
    };
    expect(await call('PUT', 'draft', more)).toMatchObject({ success: true });
    const { text } = await read(form);
    const { result } = await planned({ text: text.replace("$record.level != 'D'", "$record.industry != 'D'") });
    const count = (key: string) => result.documents.find((one: { key: string }) => one.key === key).places.length;
    expect([count(list.key), count(form)]).toEqual([3, 2]);
    expect(result.documents.find((one: { key: string }) => one.key === list.key).draft).toEqual({
      text: more.text,
      revision: list.revision,
    });
    expect(await call('DELETE', `draft?key=${list.key}`)).toMatchObject({ success: true });
  });

  test('is refused with the reason, and for users who may not edit the document', async () => {
    expect(await planned({ to: 'name' })).toMatchObject({
      success: false,
      message: expect.stringMatching(/^“name”已经用在 base\/customer\./),
    });
    expect(await planned({ pointer: '/properties/nothing' })).toMatchObject({
      success: false,
      message: '没有这个字段，可能已经改名或删除，请重新选择。',
    });
    const foreign = { key: 'stock/bill.form', text: '{}', revision: '', pointer: '/properties/x', to: 'y' };
    expect(await call('POST', 'renaming', foreign, 'zhangwei')).toMatchObject({ success: false, code: 510 });
  });

  test('in documents that the user may not edit is listed by its places only', async () => {
    const pointer = '/properties/_contact/properties/contact';
    const { result } = await planned({ pointer, to: 'person' }, 'zhangwei');
    const foreign = result.documents.filter((one: { key: string }) => !one.key.startsWith('base/'));
    expect(foreign.length).toBeGreaterThan(0);
    for (const document of foreign) {
      expect(document).toMatchObject({ isEditable: false, isPublishable: false });
      expect(document).not.toHaveProperty('text');
      expect(document.places[0]).not.toHaveProperty('before');
    }
    const model = result.documents.find((one: { key: string }) => one.key === 'base/customer.model');
    expect(model).toMatchObject({ isEditable: true, isPublishable: false });
  });
});

test('drafts are kept together or not at all, and published together', async () => {
  const { result } = await planned({});
  const documents = result.documents.map(({ key, text, revision }: Record<string, string>) => ({
    key,
    text,
    revision,
  }));
  const foreign = { key: 'stock/bill.form', text: '{}', revision: '' };
  expect(await call('PUT', 'drafts', { documents: [...documents, foreign] }, 'zhangwei')).toMatchObject({ code: 510 });
  expect((await read('base/customer.list')).draft).toBeNull();
  expect(await call('PUT', 'drafts', { documents })).toMatchObject({ success: true });
  expect((await read('base/customer.list')).draft.text).toContain('"grade"');
  const back = {
    documents: documents.slice(0, 1),
    removed: documents.slice(1).map(({ key }: { key: string }) => ({ key })),
  };
  expect(await call('PUT', 'drafts', back)).toMatchObject({ success: true });
  expect((await read('base/customer.list')).draft).toBeNull();
  const alone = await call('POST', 'publish', { documents: documents.slice(0, 1), note: '只发布一份' });
  expect(alone).toMatchObject({ success: false });
  expect(await call('POST', 'publish', { documents, note: '改名' })).toMatchObject({ success: true });
  expect((await read(form)).text).toContain('"grade": {}');
  expect((await planned({})).message).toBe('没有这个字段，可能已经改名或删除，请重新选择。');
});
