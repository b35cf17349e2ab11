import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';

import { schemaFolder } from '../catalogue/testing/folder.ts';
import { freshDataDirectory } from '../database/testing/data-directory.ts';
import { runProgram } from '../start/testing/program.ts';

vi.setConfig({ testTimeout: 90_000 });

test.each(['SIGTERM', 'SIGINT'] as const)('tells how to sign in, and %s ends it in order', async (signal) => {
  const program = runProgram({ DATA_DIR: await freshDataDirectory(), SCHEMAS_DIR: schemaFolder({}) });
  const address = await program.started;
  const password = /用户名 admin {2}密码 (\S{16})（/.exec(program.written.output)?.[1] ?? '';
  const answer = await fetch(`${address}/jeecg-boot/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  expect(await answer.json()).toMatchObject({ success: true, message: '登录成功' });
  program.kill(signal);
  expect(await program.ended).toBe(0);
  expect(program.written.output.split(password)).toHaveLength(2);
});

test('ends with code 1 and one Chinese line when something is in the way', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  onTestFinished(() => void blocker.close());
  const address = blocker.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: port, DATA_DIR: await freshDataDirectory() }, /^端口 \d+ 已被占用，.*。\n$/],
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
