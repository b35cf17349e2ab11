import { expect, onTestFinished, test, vi } from 'vitest';

import { modelOf, schemaFolder, smallBusiness, writeDocument } from '../catalogue/testing/folder.ts';
import { freshDataDirectory } from '../database/testing/data-directory.ts';
import { databaseUrlOf, removeDatabaseOf } from '../database/testing/test-database.ts';
import { parseSettings } from '../settings/index.ts';
import { startServer } from './start-server.ts';
import { clientOf, testPassword } from './testing/running-server.ts';

vi.setConfig({ testTimeout: 120_000 });

test('models that change in a folder that is followed are followed without a restart', async () => {
  const dataDir = await freshDataDirectory();
  onTestFinished(() => removeDatabaseOf(dataDir));
  const folder = schemaFolder(smallBusiness());
  const place = { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(dataDir), PORT: '0', LOG_LEVEL: 'silent' };
  const settings = { ...parseSettings({ ...place, ADMIN_PASSWORD: testPassword }), schemaFolders: [folder] };
  const log = { info: () => undefined, warn: () => undefined, error: vi.fn() };
  const server = await startServer(settings, { watch: true, log });
  onTestFinished(() => server.close());
  const client = clientOf(server.address);
  const token = await client.signIn('admin');
  const call = async (method: string, path: string, body?: object) =>
    (await client.api(method, path, { token, ...(body && { body }) })).json;
  const waitFor = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

  writeDocument(folder, 'base/tool.model', modelOf('工具', ['name'], { permission: 'base:tool' }));
  await waitFor(async () => {
    expect(await call('POST', '/base/tool/add', { name: '锤子' })).toMatchObject({ success: true });
  });
  writeDocument(folder, 'base/tool.model', modelOf('工具', ['name', 'size'], { permission: 'base:tool' }));
  await waitFor(async () => {
    const { result } = await call('POST', '/base/tool/add', { name: '钳子', size: '12' });
    expect(result).toMatchObject({ name: '钳子', size: '12' });
  });

  const schema = { type: 'object', properties: { name: { type: 'string' }, size: { type: 'integer', title: 'size' } } };
  writeDocument(folder, 'base/tool.model', { title: '工具', permission: 'base:tool', schema });
  await waitFor(async () => expect(log.error).toHaveBeenCalled());
  expect(String(log.error.mock.calls[0]?.[0])).toContain('npm run -s migrate -- base_tool.size');
  expect((await call('POST', '/base/tool/add', { name: '扳手', size: '大' })).result).toMatchObject({ size: '大' });
});
