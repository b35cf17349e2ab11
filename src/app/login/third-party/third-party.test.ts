// covers: route-oauth
import { describe, expect, test } from 'vitest';

import { thirdPartyAddress } from '../../routes/index.ts';
import { readLanding } from '../landing/read-landing.ts';
import { partyFor } from './third-party.ts';

const providers = ['works', 'wechat_enterprise', 'dingtalk'].map((id) => ({ id, title: id }));

test.each<[string, Parameters<typeof partyFor>[1], string | undefined]>([
  ['Mozilla/5.0 MicroMessenger/7.0 wxwork/4.1', { providers }, 'wechat_enterprise'],
  ['Mozilla/5.0 AliApp(DingTalk/7.0.1)', { providers }, 'dingtalk'],
  ['Mozilla/5.0 AliApp(DingTalk/7.0.1)', { providers: providers.slice(0, 1) }, undefined],
  ['Mozilla/5.0 AliApp(DingTalk/7.0.1)', { providers: [], sso: 'cas' }, 'cas'],
  ['Mozilla/5.0 Chrome/126', { providers }, undefined],
  ['Mozilla/5.0 Chrome/126', { providers, sso: 'works' }, 'works'],
])('the browser %s, with %j, is sent to %s', (userAgent, ways, party) => {
  expect(partyFor(userAgent, ways)).toBe(party);
});

test('the third party is told where to come back to', () => {
  const where = { apiBase: '/jeecg-boot', cas: 'https://cas.example.com/cas', origin: 'https://erp.example.com' };
  const search = '?redirect=%2Fbase%2Fcustomer';
  expect(thirdPartyAddress('works', search, where)).toBe(`/jeecg-boot/sys/thirdLogin/render/works${search}`);
  expect(thirdPartyAddress('works', '', where)).toBe('/jeecg-boot/sys/thirdLogin/render/works');
  const service = new URL(thirdPartyAddress('cas', search, where)).searchParams.get('service');
  expect(service).toBe(`https://erp.example.com/oauth2-app/login${search}`);
});

describe('the landing page', () => {
  const read = (search: string) =>
    readLanding({ search, origin: 'https://erp.example.com', pathname: '/oauth2-app/login' });

  test('takes a ticket of CAS with the very address that it was asked for', () => {
    expect(read('?redirect=%2Fbase%2Fcustomer&ticket=ST-1')).toEqual({
      kind: 'proof',
      way: {
        method: 'GET',
        path: '/sys/cas/client/validateLogin',
        params: { ticket: 'ST-1', service: 'https://erp.example.com/oauth2-app/login?redirect=%2Fbase%2Fcustomer' },
      },
      isCas: true,
      rest: '?redirect=%2Fbase%2Fcustomer',
    });
  });

  test.each<[string, object]>([
    ['', { kind: 'ask' }],
    ['?error=frozen', { kind: 'failure', text: '该用户已冻结' }],
    ['?error=%3Cb%3E', { kind: 'failure', text: '登录失败' }],
    ['?bind=B&thirdType=works', { kind: 'bind', uuid: 'B' }],
    [
      '?oauth2LoginToken=a/b&thirdType=works',
      {
        kind: 'proof',
        way: { method: 'GET', path: '/sys/thirdLogin/getLoginUser/a%2Fb/works' },
        isCas: false,
        rest: '',
      },
    ],
  ])('reads %s', (search, landing) => expect(read(search)).toEqual(landing));
});
