import { expect, test } from 'vitest';

import { createBackendModulesPort } from './backend-modules-port.ts';
import { createHttp } from './http/http.ts';
import { fakeServer } from './testing/fake-fetch.ts';

const page = { id: 'a/b', title: '甲', path: '/a/b', component: 'a/b.model', form: null, documents: [] };

function portOf(result: unknown) {
  const server = fakeServer(() => ({ body: { success: true, code: 200, message: '', result } }));
  const http = createHttp({ base: 'http://localhost/jeecg-boot', token: () => 'T', fetch: server.fetch });
  return { port: createBackendModulesPort(http), server };
}

test('modules to choose from, without those that are none', async () => {
  const { port } = portOf({
    isDescribed: true,
    modules: [
      { kind: 'resource', name: '/a/b', title: '甲', document: 'a/b.model' },
      { kind: 'online', name: 'c', title: null, document: 'nothing' },
      { kind: 'other', name: 'd' },
      null,
    ],
  });
  expect(await port.list()).toEqual({
    isDescribed: true,
    modules: [
      { kind: 'resource', name: '/a/b', title: '甲', document: 'a/b.model' },
      { kind: 'online', name: 'c', title: '', document: undefined },
    ],
  });
});

test('a module is asked for by its name, with the id and the title that are wanted', async () => {
  const { port, server } = portOf({ ...page, fields: [{ name: 'x', type: 'date' }, 1], guesses: ['猜', 2] });
  const described = await port.describe({ kind: 'resource', name: '/a/b', id: 'c/d', title: '乙' });
  expect(Object.fromEntries(server.requests[0]?.url.searchParams ?? [])).toMatchObject({
    kind: 'resource',
    name: '/a/b',
    id: 'c/d',
    title: '乙',
  });
  expect(described).toMatchObject({
    form: undefined,
    fields: [{ name: 'x', title: '', type: 'date', dictionary: undefined, isRequired: false }],
    guesses: ['猜'],
    lines: [],
    sameRecords: undefined,
  });
});

test.each([null, {}, { ...page, component: 'nothing' }])('the answer %o is said to be unreadable', async (result) => {
  const { port } = portOf(result);
  await expect(port.describe({ kind: 'page', name: 'cgform/x' })).rejects.toThrow('后端模块的描述无法识别');
  await expect(port.saveDrafts({ kind: 'page', name: 'cgform/x' })).rejects.toThrow('后端模块的描述无法识别');
});
