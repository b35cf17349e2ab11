// covers: call-signed
import { describe, expect, test } from 'vitest';

import { signedText } from '../../../src/schema/signing/signed-text.ts';
import { defineRoute, success } from '../index.ts';
import { httpServer } from '../testing/http-server.ts';
import { readStamp, signatureOf, signedRoutes } from './signed-routes.ts';

const secret = 'dd05f1c54d63749eda95f9fa6d49v442a';
const tree = {
  pid: '0',
  tableName: 'sys_category',
  text: 'name',
  code: 'id',
  pidField: 'pid',
  hasChildField: 'has_child',
};

// covers: call-path-variable
test.each<[url: string, query: Record<string, string>, text: string, sign: string]>([
  ['/jeecg-boot/sys/dict/getDictItems/sex', {}, '{}', 'E19D6243CB1945AB4F7202A1B00F77D5'],
  [
    '/jeecg-boot/sys/dict/getDictItems/sys_user,realname,username',
    {},
    '{"x-path-variable":"sys_user,realname,username"}',
    'D9E9093773A902BBE1CF4FAE26BE5D1C',
  ],
  [
    '/jeecg-boot/sys/dict/loadDict/sys_user%2Crealname%2Cusername?keyword=%E5%BC%A0&pageSize=10&_t=1650000000',
    { keyword: '张', pageSize: '10', _t: '1650000000' },
    '{"keyword":"张","pageSize":"10","x-path-variable":"sys_user,realname,username"}',
    'DEC32AAE8A40A8EC67A5FC920DBCE7BB',
  ],
  [
    '/jeecg-boot/sys/dict/loadTreeData?pid=0',
    { ...tree, condition: '' },
    '{"code":"id","condition":"","hasChildField":"has_child","pid":"0","pidField":"pid","tableName":"sys_category","text":"name"}',
    '2DF02257DA83AA9B37D8C99699C9D5BF',
  ],
])('%s is signed as JeecgBoot signs it', (url, query, text, sign) => {
  expect(signedText({ url, query })).toBe(text);
  expect(signatureOf({ url, query }, secret)).toBe(sign);
});

test('the members of a body are signed together with the parameters, except those without a value', () => {
  const request = { url: '/jeecg-boot/sales/order/close?b=1', query: { b: '1' } };
  expect(signedText({ ...request, body: { a: 2, c: null, d: true } })).toBe('{"a":"2","b":"1","d":"true"}');
});

test.each<[stamp: string | undefined, moment: number | undefined]>([
  ['20240506102030', new Date(2024, 4, 6, 10, 20, 30).getTime()],
  ['1714962030123', 1_714_962_030_123],
  ['20240230102030', undefined],
  ['20240506102099', undefined],
  ['now', undefined],
  [undefined, undefined],
])('the stamp %s is the moment %s', (stamp, moment) => {
  expect(readStamp(stamp)).toBe(moment);
});

describe('a signed route', () => {
  const now = new Date(2024, 4, 6, 10, 20, 30).getTime();
  const route = defineRoute({
    method: 'GET',
    path: '/sys/dict/getDictItems/:code',
    permission: 'signed-in',
    handler: () => success('yes', { code: 0 }),
  });
  const ask = async (headers: Record<string, string>, own: string | undefined = secret) => {
    const app = await httpServer({ routes: signedRoutes([route], own, () => now) });
    const url = '/jeecg-boot/sys/dict/getDictItems/sex';
    return (await app.inject({ url, headers: { 'x-access-token': 'good', ...headers } })).json();
  };
  const sign = 'E19D6243CB1945AB4F7202A1B00F77D5';

  test('takes both forms of the stamp', async () => {
    for (const stamp of ['20240506102030', '20240506101531', String(now), String(now + 299_000)])
      expect(await ask({ 'x-sign': sign, 'x-timestamp': stamp })).toMatchObject({ success: true, result: 'yes' });
  });

  test.each<[stamp: string | undefined, sign: string | undefined, message: string]>([
    [undefined, sign, '签名验证失败:X-TIMESTAMP格式必须为:yyyyMMddHHmmss'],
    ['2024-05-06', sign, '签名验证失败:X-TIMESTAMP格式必须为:yyyyMMddHHmmss'],
    ['20240506101529', sign, '签名验证失败:X-TIMESTAMP已过期'],
    [String(now - 300_001), sign, '签名验证失败:X-TIMESTAMP已过期'],
    ['20240506102030', undefined, 'Sign签名校验失败！'],
    ['20240506102030', sign.toLowerCase(), 'Sign签名校验失败！'],
  ])('refuses the stamp %s with the sign %s', async (stamp, given, message) => {
    const headers = { ...(stamp && { 'x-timestamp': stamp }), ...(given && { 'x-sign': given }) };
    expect(await ask(headers)).toMatchObject({ success: false, code: 500, message });
  });

  test('answers all where the server has no secret', async () => {
    const app = await httpServer({ routes: signedRoutes([route], undefined) });
    const url = '/jeecg-boot/sys/dict/getDictItems/sex';
    expect((await app.inject({ url, headers: { 'x-access-token': 'good' } })).json()).toMatchObject({ success: true });
  });
});
