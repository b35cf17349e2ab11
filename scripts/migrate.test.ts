import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

import { schemaFolder } from '../server/catalogue/testing/folder.ts';
import { listBackups } from '../server/database/index.ts';
import { freshDataDirectory } from '../server/database/testing/data-directory.ts';
import { parseSettings } from '../server/settings/index.ts';
import { startServer } from '../server/start/index.ts';
import { clientOf, testPassword } from '../server/start/testing/running-server.ts';

const folderWith = (type: string): string => {
  const properties = { name: { type: 'string', title: '名称' }, size: { type, title: '大小' } };
  return schemaFolder({ 'base/thing.model': { title: '东西', schema: { type: 'object', properties } } });
};

async function startWith(dataDir: string, folder: string) {
  const environment = { PORT: '0', ADMIN_PASSWORD: testPassword, LOG_LEVEL: 'silent', DEMO: '0', DATA_DIR: dataDir };
  const server = await startServer({ ...parseSettings(environment), schemaFolders: [folder] });
  const { api, signIn } = clientOf(server.address);
  const token = await signIn('admin');
  const call = async (method: string, path: string, body?: object) =>
    (await api(method, path, { token, ...(body && { body }) })).json;
  return { close: server.close, call };
}

const migrate = (dataDir: string, folder: string, words: readonly string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/migrate.ts', ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SCHEMAS_DIR: folder },
  });

test(
  'the command that a refused start names makes the change, and the server starts',
  { timeout: 180_000 },
  async () => {
    const dataDir = await freshDataDirectory();
    const first = await startWith(dataDir, folderWith('string'));
    const { id } = (await first.call('POST', '/base/thing/add', { name: '箱子', size: '12' })).result;
    await first.close();

    const folder = folderWith('integer');
    const refusal = await startWith(dataDir, folder).catch(String);
    const [, words = ''] = /npm run -s migrate -- ([\w.]+)/.exec(String(refusal)) ?? [];
    expect(words).toMatch(/\.size$/);
    expect((await migrate(dataDir, folder, [words])).stdout).toContain(`已按模型修改 ${words}，可以启动服务了。`);
    expect(listBackups(dataDir)).toHaveLength(1);

    const second = await startWith(dataDir, folder);
    const found = await second.call('GET', `/base/thing/queryById?id=${id}`);
    expect(found.result).toMatchObject({ name: '箱子', size: 12 });
    await second.close();
  },
);

test(
  'the command that a refused publication names makes the change and publishes the model, and the server starts',
  { timeout: 180_000 },
  async () => {
    const dataDir = await freshDataDirectory();
    const folder = folderWith('string');
    const first = await startWith(dataDir, folder);
    const { id } = (await first.call('POST', '/base/thing/add', { name: '箱子', size: '12' })).result;
    const { text, revision } = (await first.call('GET', '/sys/document/queryByKey?key=base/thing.model')).result;
    const changed = schemaFolder({ 'base/thing.model': changeType(text) });
    const documents = [{ key: 'base/thing.model', text: JSON.stringify(changeType(text)), revision }];
    const refused = await first.call('POST', '/sys/document/publish', { documents, note: '换类型' });
    await first.close();

    const [, words = ''] = /npm run -s migrate -- ([\w.]+) 改好的模型文件/.exec(refused.message) ?? [];
    const { stdout } = await migrate(dataDir, folder, [words, join(changed, 'base/thing.model.json')]);
    expect(stdout).toContain(`已按模型修改 ${words}，并发布了 base/thing.model，可以启动服务了。`);

    const second = await startWith(dataDir, folder);
    const found = await second.call('GET', `/base/thing/queryById?id=${id}`);
    expect(found.result).toMatchObject({ name: '箱子', size: 12 });
    const published = await second.call('GET', '/sys/document/queryByKey?key=base/thing.model');
    expect(published.result).toMatchObject({ isPublished: true });
    await second.close();
  },
);

function changeType(text: string): any {
  const body = JSON.parse(text);
  body.schema.properties.size.type = 'integer';
  return body;
}
