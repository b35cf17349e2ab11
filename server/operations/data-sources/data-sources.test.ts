// covers: product-data-sources
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

import { freshDataDirectory } from '../../database/testing/data-directory.ts';
import { demoServer } from '../../start/testing/demo-server.ts';
import { openSecretBox } from './index.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, signIn } = demoServer(['lina'], {
  environment: { CAPTCHA: 'off', DATA_SOURCE_HOSTS: '127.0.0.1,169.254.169.254' },
});
const base = '/sys/dataSource';
const source = {
  code: 'erp',
  name: '老系统',
  dbType: '6',
  dbDriver: 'org.postgresql.Driver',
  dbName: 'erp',
  dbUsername: 'reader',
  dbUrl: 'jdbc:postgresql://127.0.0.1:1/erp',
  dbPassword: 'geheim-erp',
  remark: '',
};
const tested = (change: object) => api('POST', '/online/cgreport/api/testConnection', { ...source, ...change });

test('data sources are kept, and their passwords never sent', async () => {
  const added = await api('POST', `${base}/add`, source);
  expect(added).toMatchObject({
    success: true,
    message: '添加成功！',
    result: { code: 'erp', dbType_dictText: 'PostgreSQL' },
  });
  const { id } = added.result;
  expect(await api('POST', `${base}/add`, source)).toMatchObject({ success: false });
  expect(await api('POST', `${base}/add`, { ...source, code: '1erp' })).toMatchObject({
    success: false,
    message: '数据源编码以字母开头，只能有字母、数字、下划线和短横线',
  });
  const edited = await api('PUT', `${base}/edit`, { ...added.result, name: '新名字' });
  expect(edited).toMatchObject({ message: '修改成功!', result: { name: '新名字', version: 2 } });
  const answers = [added, edited, await api('GET', `${base}/list?dbType=6&name=*名字*`)];
  answers.push(await api('GET', `${base}/queryById?id=${id}`), await api('GET', `${base}/options`));
  expect(answers[2]?.result).toMatchObject({ total: 1, records: [{ id }] });
  expect(answers[4]?.result).toEqual([{ value: 'erp', label: '新名字', text: '新名字', title: '新名字' }]);
  expect(JSON.stringify(answers)).not.toMatch(/geheim|dbPassword|v1:/);
  expect(await api('DELETE', `${base}/delete?id=${id}`)).toMatchObject({ success: true, message: '删除成功!' });
});

test('a stored password goes only where it was stored for', async () => {
  const { id } = (await api('POST', `${base}/add`, { ...source, code: 'kept' })).result;
  const without = { id, dbPassword: '' };
  expect(await tested(without)).toMatchObject({ success: false, message: '连接失败：那里没有数据库在监听。' });
  for (const change of [{ dbUrl: 'jdbc:postgresql://127.0.0.1:2/erp' }, { dbUsername: 'postgres' }])
    expect(await tested({ ...without, ...change })).toMatchObject({
      success: false,
      message: '改了地址或用户名，请重新填写密码再测试。',
    });
});

test.each<[change: object, message: string]>([
  [{ dbType: '1' }, '只能测试 PostgreSQL 的连接，其他数据库请在它们的工具里测试。'],
  [{ dbUrl: 'jdbc:h2:mem:x;INIT=RUNSCRIPT' }, '数据源地址应写成 jdbc:postgresql://主机:5432/数据库 的样子。'],
  [{ dbUrl: 'jdbc:postgresql://127.0.0.1@evil/erp' }, '数据源地址应写成 jdbc:postgresql://主机:5432/数据库 的样子。'],
  [{ dbUrl: 'jdbc:postgresql://10.0.0.1/erp' }, '不允许连接 10.0.0.1：请让运维人员在设置 DATA_SOURCE_HOSTS 里加上它。'],
  [{ dbUrl: 'jdbc:postgresql://169.254.169.254:80/erp' }, '不能连接 169.254.169.254。'],
])('a test of %j is refused', async (change, message) => {
  expect(await tested(change)).toMatchObject({ success: false, message });
});

test('an answer is not waited for longer than five seconds', async () => {
  const port = await listening(() => undefined);
  const begin = Date.now();
  const dbUrl = `jdbc:postgresql://127.0.0.1:${port}/erp`;
  expect(await tested({ dbUrl })).toMatchObject({ success: false, message: '连接失败：五秒内没有回应。' });
  expect(Date.now() - begin).toBeLessThan(9_000);
});

test('a stored password signs in at a PostgreSQL that is there', async () => {
  const passwords: string[] = [];
  const port = await listening((socket) => socket.on('data', (bytes) => answerAsPostgres(socket, bytes, passwords)));
  const dbUrl = `jdbc:postgresql://127.0.0.1:${port}/erp`;
  const { id } = (await api('POST', `${base}/add`, { ...source, code: 'live', dbUrl })).result;
  const answer = await tested({ id, dbUrl, dbPassword: undefined });
  expect(answer).toMatchObject({ success: true, message: '数据库连接成功' });
  expect(passwords).toEqual(['geheim-erp']);
});

async function listening(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  onTestFinished(() => void server.close());
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(Number(Reflect.get(Object(server.address()), 'port')))),
  );
}

/** https://www.postgresql.org/docs/current/protocol-message-formats.html: a password in clear, then one query. */
function answerAsPostgres(socket: Socket, bytes: Buffer, passwords: string[]): void {
  const message = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const messageType = String.fromCharCode(bytes[0] ?? 0);
  const ready = message('Z', Buffer.from('I'));
  if (messageType === 'p') {
    passwords.push(bytes.subarray(5, -1).toString());
    socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
  } else if (messageType === 'Q') socket.write(Buffer.concat([message('C', Buffer.from('SELECT 1\0')), ready]));
  else if (messageType === '\0') socket.write(message('R', Buffer.from([0, 0, 0, 3])));
}

test('only users with the permissions see and test them', async () => {
  await signIn('lina');
  for (const path of ['list', 'options'])
    expect(await api('GET', `${base}/${path}`, undefined, 'lina')).toMatchObject({ success: false, code: 510 });
  const answer = await api('POST', '/online/cgreport/api/testConnection', source, 'lina');
  expect(answer).toMatchObject({ success: false, code: 510 });
});

test('what is locked opens with the same key only, which nobody else may read', async () => {
  const [first, second] = [await freshDataDirectory(), await freshDataDirectory()];
  const locked = openSecretBox(first).lock('geheim');
  expect(locked).not.toContain('geheim');
  expect(openSecretBox(first).lock('geheim')).not.toBe(locked);
  expect(openSecretBox(first).open(locked)).toBe('geheim');
  expect(openSecretBox(second).open(locked)).toBeUndefined();
  const changed = `${locked.slice(0, -4)}${locked.endsWith('AAA=') ? 'BBB=' : 'AAA='}`;
  for (const other of [changed, 'geheim', 'v1:', '']) expect(openSecretBox(first).open(other)).toBeUndefined();
  const file = join(first, 'secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});
