// covers: robust-migrate
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { schemaFolder } from '../server/catalogue/testing/folder.ts';
import { listBackups } from '../server/database/index.ts';
import { freshDataDirectory } from '../server/database/testing/data-directory.ts';
import { clientOf, testPassword } from '../server/start/testing/running-server.ts';
import { parseSettings } from '../server/settings/index.ts';
import { startServer } from '../server/start/index.ts';

test(
  'the command that a refused start names makes the change, and the server starts',
  { timeout: 180_000 },
  async () => {
    const dataDir = await freshDataDirectory();
    const folderWith = (type: string): string => {
      const properties = { name: { type: 'string', title: '名称' }, size: { type, title: '大小' } };
      return schemaFolder({ 'base/thing.model': { title: '东西', schema: { type: 'object', properties } } });
    };
    const startWith = async (folder: string) => {
      const environment = {
        PORT: '0',
        ADMIN_PASSWORD: testPassword,
        LOG_LEVEL: 'silent',
        DEMO: '0',
        DATA_DIR: dataDir,
      };
      const server = await startServer({ ...parseSettings(environment), schemaFolders: [folder] });
      const { api, signIn } = clientOf(server.address);
      return { close: server.close, api, token: await signIn('admin') };
    };
    const first = await startWith(folderWith('string'));
    const body = { name: '箱子', size: '12' };
    const { id } = (await first.api('POST', '/base/thing/add', { token: first.token, body })).json.result;
    await first.close();

    const folder = folderWith('integer');
    const refusal = await startWith(folder).catch(String);
    const [, words = ''] = /npm run -s migrate -- ([\w.]+)/.exec(String(refusal)) ?? [];
    expect(words).toMatch(/\.size$/);
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, SCHEMAS_DIR: folder };
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts', words], { env });
    expect((await run).stdout).toContain(`已按模型修改 ${words}，可以启动服务了。`);
    expect(listBackups(dataDir)).toHaveLength(1);

    const second = await startWith(folder);
    const found = await second.api('GET', `/base/thing/queryById?id=${id}`, { token: second.token });
    expect(found.json.result).toMatchObject({ name: '箱子', size: 12 });
    await second.close();
  },
);
