import { expect, onTestFinished, test, vi } from 'vitest';

import { schemaFolder, smallBusiness, writeDocument } from '../catalogue/testing/folder.ts';
import { openDatabase } from '../database/index.ts';
import { freshDataDirectory } from '../database/testing/data-directory.ts';
import { databaseUrlOf, removeDatabaseOf } from '../database/testing/test-database.ts';
import type { Difference } from '../records/index.ts';
import { parseSettings } from '../settings/index.ts';
import { recompute } from './recompute.ts';
import { startServer } from './start-server.ts';
import { clientOf, testPassword } from './testing/running-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const part = (formula: string, more: object = {}) => ({
  title: '零件',
  permission: 'base:part',
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: '名称' },
      qty: { type: 'number', title: '数量', 'x-scale': 2 },
      double: { type: 'number', title: '两倍', 'x-scale': 2, 'x-value': formula },
      ...more,
    },
  },
});

test('changed files are made of records at the next start, and a command finds and repairs what differs', async () => {
  const dataDir = await freshDataDirectory();
  onTestFinished(() => removeDatabaseOf(dataDir));
  const folder = schemaFolder(smallBusiness());
  writeDocument(folder, 'base/part.model', part('{{ $record.qty * 2 }}'));
  const place = { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(dataDir), PORT: '0', LOG_LEVEL: 'silent' };
  const settings = { ...parseSettings({ ...place, ADMIN_PASSWORD: testPassword }), schemaFolders: [folder] };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const serving = async <Result>(
    work: (call: (method: string, path: string, body?: object) => Promise<any>) => Promise<Result>,
  ) => {
    const server = await startServer(settings, { log });
    try {
      const client = clientOf(server.address);
      const token = await client.signIn('admin');
      return await work(
        async (method, path, body) => (await client.api(method, path, { token, ...(body && { body }) })).json,
      );
    } finally {
      await server.close();
    }
  };
  const added = await serving((call) => call('POST', '/base/part/add', { name: '螺栓', qty: '3' }));
  expect(added.result).toMatchObject({ double: '6.00' });

  const code = { code: { type: 'string', title: '编码', 'x-number': { pattern: 'P{seq:3}' } } };
  writeDocument(folder, 'base/part.model', part('{{ $record.qty + $record.qty + 1 }}', code));
  const list = await serving((call) => call('GET', '/base/part/list'));
  expect(list.result.records).toMatchObject([{ double: '7.00', code: 'P001' }]);
  expect(log.info.mock.calls.map(([text]) => text).join()).toContain('“零件”的 1 条记录补上编号“编码”');

  const { databaseUrl, timeZone } = settings;
  const database = await openDatabase({ dataDir, databaseUrl, timeZone });
  await database.kysely.updateTable('base_part').set({ double: '9' }).execute();
  await database.close();
  const found: Difference[] = [];
  const run = (dryRun: boolean, wanted = {}) =>
    recompute(settings, { wanted, dryRun, found: (some) => void found.push(...some) });
  await expect(run(true, { model: 'base/prat' })).rejects.toThrow('没有名为“base/prat”的模型');
  expect(await run(true)).toBe(1);
  expect(found).toMatchObject([{ model: 'base/part', field: 'double', stored: '9.00', right: '7.00', record: 'P001' }]);
  expect(await run(false, { model: 'base/part', field: 'code' })).toBe(0);
  expect(await run(false, { model: 'base/part', field: 'double' })).toBe(1);
  expect(await run(true)).toBe(0);
});
