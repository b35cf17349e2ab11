import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';

import { schemaFolder, smallBusiness } from '../server/catalogue/testing/folder.ts';
import { freshDataDirectory } from '../server/database/testing/data-directory.ts';
import { parseSettings } from '../server/settings/index.ts';
import { startServer } from '../server/start/index.ts';
import { clientOf, testPassword } from '../server/start/testing/running-server.ts';

vi.setConfig({ testTimeout: 180_000 });

async function run(program: string, dataDir: string, ...words: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['scripts/run.mjs', `scripts/${program}.ts`, ...words], { env });
  const written = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => (written.output += String(chunk)));
  child.stderr.on('data', (chunk) => (written.errors += String(chunk)));
  const [code] = await once(child, 'exit');
  return { code, ...written };
}

test('a running server is backed up, and what was restored elsewhere serves the same records', async () => {
  const folder = schemaFolder(smallBusiness());
  const serverOn = async (dataDir: string) => {
    const environment = { PORT: '0', ADMIN_PASSWORD: testPassword, LOG_LEVEL: 'silent', DEMO: '0', DATA_DIR: dataDir };
    const server = await startServer({ ...parseSettings(environment), schemaFolders: [folder] });
    const client = clientOf(server.address);
    return { ...server, ...client, token: await client.signIn('admin') };
  };
  const [first, second] = [await freshDataDirectory(), await freshDataDirectory()];
  const server = await serverOn(first);
  const body = { name: '甲公司', phone: '138' };
  const added = (await server.api('POST', '/base/customer/add', { token: server.token, body })).json.result;
  const backingUp = run('backup', first);
  const health = async () => (await fetch(`${server.address}/healthz`)).json();
  await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ok', underWay: ['backup'] }), {
    timeout: 60_000,
    interval: 20,
  });
  const backup = await backingUp;
  expect(await health()).toEqual({ status: 'ok' });
  expect(backup).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^已备份到 .*\/backups\/manual-\d{8}-\d{6}\n$/),
  });
  const refused = await run('restore', first, 'anything');
  expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/^数据目录 .* 正被进程 \d+ 使用/) });
  await server.close();

  const listed = await run('restore', first);
  const restored = await run('restore', second, listed.output.trim());
  expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/^已恢复 \d+ 个表、\d+ 行/) });
  const again = await serverOn(second);
  const { token } = again;
  const { json } = await again.api('GET', `/base/customer/queryById?id=${added.id}`, { token });
  expect(json.result).toEqual(added);
  await again.close();
  const over = await run('restore', second, listed.output.trim());
  expect(over).toMatchObject({ code: 1, errors: expect.stringContaining('--replace') });
});
