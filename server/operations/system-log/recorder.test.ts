import { expect, test, vi } from 'vitest';

import { readDocuments, readFolders } from '../../catalogue/index.ts';
import { applySchema } from '../../database/index.ts';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { defineRoute, Refusal, success } from '../../http/index.ts';
import { httpServer } from '../../http/testing/http-server.ts';
import { tablesOf } from '../../records/index.ts';
import type { LogEntry } from './entry.ts';
import { recordRequests } from './record-requests.ts';
import { openLogRecorder } from './recorder.ts';

vi.setConfig({ testTimeout: 90_000 });

const entry = (content: string): LogEntry => ({
  content,
  type: 2,
  operation: 3,
  success: true,
  account: 'admin',
  realname: '管理员',
  tenantId: 0,
  address: '::1',
  duration: 3,
  method: 'PUT',
  path: '/x',
  parameters: '',
});

test('keeps the newest lines, as many as it may', async () => {
  const { kysely } = await openTestDatabase('embedded');
  const { models } = readDocuments(readFolders(['schemas']));
  const model = models.get('system/log');
  await applySchema(kysely, tablesOf(model ? [model] : []));
  const failures: unknown[] = [];
  const recorder = openLogRecorder(kysely, (error) => failures.push(error), 10);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (let second = 0; second < 25; second++) {
      vi.setSystemTime(new Date(2026, 0, 1, 0, 0, second));
      recorder.record(entry(`第${second}条`));
      await recorder.flush();
    }
  } finally {
    vi.useRealTimers();
  }
  recorder.record(entry('最后一条'));
  await recorder.close();
  const rows = await kysely.selectFrom('sys_log').select('log_content').orderBy('create_time').execute();
  expect(failures).toEqual([]);
  expect(rows.length).toBeLessThanOrEqual(20);
  expect(rows.map((row) => row['log_content'])).toContain('最后一条');
  expect(rows.map((row) => row['log_content'])).not.toContain('第0条');
});

test('without a session signing out writes no line, and failed sign-ins write a limited number', async () => {
  const written: LogEntry[] = [];
  const recorder = { record: (line: LogEntry) => void written.push(line), flush: vi.fn(), close: vi.fn() };
  const refusing = (path: string) =>
    defineRoute({ method: 'POST', path, permission: 'open', handler: () => Promise.reject(new Refusal('不行')) });
  const app = await httpServer({
    routes: [refusing('/sys/login'), refusing('/sys/logout')],
    extend: async (each) => recordRequests(each, { apiBase: '/jeecg-boot', models: () => new Map(), recorder }),
  });
  const send = (path: string, token: string) =>
    app.inject({ method: 'POST', url: `/jeecg-boot${path}`, headers: { 'x-access-token': token } });
  for (let turn = 0; turn < 60; turn += 1) await send('/sys/logout', `wrong-${turn}`);
  expect(written).toEqual([]);
  for (let turn = 0; turn < 60; turn += 1) await send('/sys/login', '');
  expect(written).toHaveLength(30);
  await send('/sys/logout', 'good');
  expect(written.at(-1)).toMatchObject({ content: '退出登录：不行', account: 'tester' });
});

test('a call is logged however its path is written', async () => {
  const written: LogEntry[] = [];
  const recorder = { record: (line: LogEntry) => void written.push(line), flush: vi.fn(), close: vi.fn() };
  const { models } = readDocuments(readFolders(['schemas']));
  const answering = (method: 'GET' | 'POST', path: string, permission: 'open' | 'signed-in') =>
    defineRoute({ method, path, permission, handler: () => Promise.reject(new Refusal('不行')) });
  const app = await httpServer({
    routes: [answering('POST', '/sys/login', 'open'), answering('GET', '/base/unit/exportXls', 'signed-in')],
    extend: async (each) => recordRequests(each, { apiBase: '/jeecg-boot', models: () => models, recorder }),
  });
  const calls = [
    ['POST', '/jeecg-boot/sys/login/'],
    ['POST', '/jeecg%2Dboot/sys/login'],
    ['GET', '/jeecg-boot/base/unit/exportXl%73'],
    ['GET', '/%6Aeecg-boot/base/unit/exportXls/'],
  ] as const;
  for (const [method, url] of calls) await app.inject({ method, url, headers: { 'x-access-token': 'good' } });
  const paths = ['/sys/login', '/sys/login', '/base/unit/exportXls', '/base/unit/exportXls'];
  expect(written.map(({ path, content }) => [path, content])).toEqual(
    paths.map((path) => [path, path === '/sys/login' ? '登录：不行' : '导出计量单位：不行']),
  );
});

test('a transition is logged with the record, one of several records with the first names and their number', async () => {
  const written: LogEntry[] = [];
  const recorder = { record: (line: LogEntry) => void written.push(line), flush: vi.fn(), close: vi.fn() };
  const { models } = readDocuments(readFolders(['schemas']));
  const one = defineRoute({
    method: 'POST',
    path: '/sales/order/transition',
    permission: 'signed-in',
    handler: async () => success({ id: '7', billNo: 'XS-7' }),
  });
  const several = defineRoute({
    method: 'POST',
    path: '/sales/order/transitionBatch',
    permission: 'signed-in',
    async handler({ request }) {
      request.named = { records: ['1', '2', '3'].map((id) => ({ id, billNo: `XS-${id}` })), count: 12 };
      return success({ count: 12 });
    },
  });
  const app = await httpServer({
    routes: [one, several],
    extend: async (each) => recordRequests(each, { apiBase: '/jeecg-boot', models: () => models, recorder }),
  });
  for (const { path } of [one, several])
    await app.inject({ method: 'POST', url: `/jeecg-boot${path}`, headers: { 'x-access-token': 'good' } });
  expect(written.map(({ content }) => content)).toEqual([
    '变更状态销售订单：XS-7',
    '批量变更状态销售订单：XS-1、XS-2、XS-3 等，共 12 条',
  ]);
});
