import { expect, test, vi } from 'vitest';

import { runServer } from '../testing/running-server.ts';

vi.setConfig({ testTimeout: 90_000 });

// covers: call-mock
test('the lists of the examples exist with the demo records only, for users who are signed in', async () => {
  const server = await runServer({ environment: { DEMO: '1' } });
  const ask = async (path: string, token?: string) => (await server.api('GET', `/mock/api/${path}`, { token })).json;
  const token = await server.signIn('lina');
  expect(await ask('user')).toMatchObject({ code: 401 });
  for (const path of ['user', 'role', 'service', 'permission'])
    expect(await ask(path, token)).toMatchObject({
      success: true,
      code: 0,
      result: { data: expect.any(Array), pageNo: 1 },
    });
  expect((await ask('service?pageNo=3&pageSize=10', token)).result).toMatchObject({
    totalCount: 24,
    totalPage: 3,
    pageNo: 3,
    pageSize: 10,
    data: [{ key: 21 }, { key: 22 }, { key: 23 }, { key: 24 }],
  });
  expect((await ask('permission/no-pager', token)).result).toHaveLength(10);

  const plain = await runServer({ environment: { DEMO: '0' } });
  const refused = await plain.api('GET', '/mock/api/user', { token: await plain.signIn('admin') });
  expect(refused.json.success).not.toBe(true);
});
