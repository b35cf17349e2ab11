// covers: call-signed
import { expect, onTestFinished, test } from 'vitest';

import { setServerZone } from '../../../engine/values/index.ts';
import { signatureHeaders } from './sign.ts';

const secret = 'dd05f1c54d63749eda95f9fa6d49v442a';
const base = '/jeecg-boot';
const at = new Date(2024, 4, 6, 10, 20, 30).getTime();
const headersOf = (path: string, query = '', stamp: '14' | 'epoch' = 'epoch') =>
  signatureHeaders({ path, address: `${base}${path}${query}` }, { secret, stamp }, at);

test.each([
  ['/sys/tenant/queryById', '?id=1001&_t=1650000000', '4A98F84D15E97C9DC4EB2A6555695548'],
  ['/sys/dict/getDictItems/sex', '', 'E19D6243CB1945AB4F7202A1B00F77D5'],
  ['/sys/dict/getDictItems/sys_user,realname,username', '', 'D9E9093773A902BBE1CF4FAE26BE5D1C'],
  [
    '/sys/dict/loadDict/sys_user%2Crealname%2Cusername',
    '?keyword=%E5%BC%A0&pageSize=10&_t=1650000000',
    'DEC32AAE8A40A8EC67A5FC920DBCE7BB',
  ],
  [
    '/sys/dict/loadTreeData',
    '?pid=0&tableName=sys_category&text=name&code=id&pidField=pid&hasChildField=has_child&condition=',
    '2DF02257DA83AA9B37D8C99699C9D5BF',
  ],
])('%s%s is signed as JeecgBoot signs it', async (path, query, sign) => {
  expect(await headersOf(path, query)).toEqual({ 'X-Sign': sign, 'X-TIMESTAMP': String(at) });
});

test('the time is written as the server reads it', async () => {
  const headers = await headersOf('/sys/dict/getDictItems/sex', '', '14');
  expect(headers['X-TIMESTAMP']).toBe('20240506102030');
});

test('digits are of the clocks of the server, wherever the browser is', async () => {
  onTestFinished(() => setServerZone(() => undefined));
  const call = { path: '/sys/dict/getDictItems/sex', address: `${base}/sys/dict/getDictItems/sex` };
  const stamps: string[] = [];
  for (const zone of ['Asia/Shanghai', 'America/New_York']) {
    setServerZone(() => zone);
    const headers = await signatureHeaders(call, { secret, stamp: '14' }, Date.UTC(2026, 10, 29, 12, 50, 10));
    stamps.push(headers['X-TIMESTAMP'] ?? '');
  }
  expect(stamps).toEqual(['20261129205010', '20261129075010']);
});

test('other calls, and those of a server without a secret, are not signed', async () => {
  expect(await headersOf('/base/customer/list')).toEqual({});
  const call = { path: '/sys/dict/getDictItems/sex', address: '' };
  expect(await signatureHeaders(call, undefined, at)).toEqual({});
});
