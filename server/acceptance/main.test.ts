import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';

import { schemaFolder } from '../catalogue/testing/folder.ts';
import { freshDataDirectory } from '../database/testing/data-directory.ts';
import { runProgram } from '../start/testing/program.ts';

vi.setConfig({ testTimeout: 90_000 });

test('prints how to sign in at the first start, and SIGTERM and SIGINT end it in order', async () => {
  const environment = { DATA_DIR: await freshDataDirectory(), SCHEMAS_DIR: schemaFolder({}) };
  const first = runProgram(environment);
  const signIn = async (address: string) => {
    const answer = await fetch(`${address}/jeecg-boot/sys/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    return answer.json();
  };
  const address = await first.started;
  const password = /用户名 admin {2}密码 (\S{16})（/.exec(first.written.output)?.[1] ?? '';
  expect(await signIn(address)).toMatchObject({ success: true, message: '登录成功' });
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.written.output.split(password)).toHaveLength(2);
  const second = runProgram(environment);
  expect(await signIn(await second.started)).toMatchObject({ success: true });
  expect(second.written.output).not.toContain('密码');
  second.kill('SIGINT');
  expect(await second.ended).toBe(0);

  const blocked = runProgram({ ...environment, PORT: String(await takenPort()) });
  expect(await blocked.ended).toBe(1);
  expect(blocked.written.errors).toMatch(/^端口 \d+ 已被占用，.*。\n$/);
  expect(blocked.written.output).toBe('');
});

async function takenPort(): Promise<number> {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  onTestFinished(() => void blocker.close());
  const address = blocker.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('ends with code 1 and one Chinese line when its settings are wrong', async () => {
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'abc', DEMO: 'x' }, /^设置 PORT .*。 设置 DEMO .*。\n$/],
    [{ SCHEMAS_DIR: '/nowhere/at/all' }, /^文档文件夹 .* 读不了.*。\n$/],
  ];
  for (const [environment, message] of cases) {
    const program = runProgram(environment);
    expect(await program.ended).toBe(1);
    expect(program.written.errors).toMatch(message);
    expect(program.written.output).toBe('');
  }
});
