import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { proxyBackend } from '../index.ts';
import { httpServer } from '../testing/http-server.ts';
import { backendTarget } from './backend-target.ts';
import { plainPath } from './plain-path.ts';

const url = 'http://erp.example.com/erp';

test.each([
  ['/sys/user/list?id=../x', `${url}/sys/user/list?id=../x`],
  ['/sys/common/static/a%2Fb..png', `${url}/sys/common/static/a%2Fb..png`],
  ['//evil.example.com/x', `${url}//evil.example.com/x`],
  ['/%40evil.example.com/x', `${url}/%40evil.example.com/x`],
])('%s stays below the back end', (rest, target) => {
  expect(backendTarget(url, rest)?.href).toBe(target);
});

test.each([
  '/../manager/html',
  '/x/../../manager',
  '/%2e%2e/manager',
  '/.%2E/manager',
  '/..%2fmanager',
  '/%252e%252e%252fmanager',
  '/..;/manager',
  '/..%3Bx/manager',
  '/..\\manager',
  '/x/..%5cmanager',
  '/./manager',
  '/sys/common/static;x/a.html',
  'x.evil.example.com/',
  '@evil.example.com/',
  '',
])('%s is refused', (rest) => {
  expect(backendTarget(url, rest)).toBe(undefined);
});

test('a call has one spelling for rules and for the back end', () => {
  for (const path of ['/sys/common/st%61tic/a%2ehtml', '/sys//common///static/a.html', '/sys/%63ommon/static/a.html'])
    expect(plainPath(path)).toBe('/sys/common/static/a.html');
  expect(plainPath('/a%2Fb/%E5%AE%A2%20x%2Cy')).toBe('/a%2Fb/%E5%AE%A2%20x,y');
});

test('a back end is asked nothing outside its own address, however the path is written', async () => {
  const requests: string[] = [];
  const backEnd = createServer((incoming, answer) => {
    requests.push(incoming.url ?? '');
    answer.end('{}');
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void backEnd.close());
  const { port } = backEnd.address() as AddressInfo;
  const app = await httpServer({
    extend: async (each) => void (await proxyBackend(each, '/jeecg-boot', `http://127.0.0.1:${port}/erp`)),
  });
  const { port: own } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  // `fetch` would resolve the dots before it sends the request.
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port: own, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asking.on('error', reject).end();
    });
  const paths = [
    '/jeecg-boot/../secret',
    '/jeecg-boot/%2e%2e/secret',
    '/jeecg-boot/..;/secret',
    '/jeecg%2Dboot/secret',
  ];
  for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect(await statusOf('/jeecg-boot/sys/x')).toBe(200);
  expect(requests).toEqual(['/erp/sys/x']);
});
