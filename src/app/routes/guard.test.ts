// covers: route-guard, route-menu-fetch
import { describe, expect, test } from 'vitest';

import { guard, redirectTarget, signInAddress } from './guard.ts';

const home = '/dashboard/analysis';

describe('a guard', () => {
  test.each<[string, string, boolean, string | undefined]>([
    ['/sales/order', '?list.page=2', false, '/user/login?redirect=%2Fsales%2Forder%3Flist.page%3D2'],
    ['/', '', false, '/user/login'],
    [home, '', false, '/user/login'],
    ['/404', '', false, '/user/login?redirect=%2F404'],
    ['/user/login', '', false, undefined],
    ['/user/register', '', false, undefined],
    ['/user/alteration', '', true, undefined],
    ['/sales/order', '', true, undefined],
    ['/user/login', '', true, home],
    ['/user/login', '?redirect=%2Fsales%2Forder%3Fa%3D1', true, '/sales/order?a=1'],
  ])('sends %s%s with token %s to %s', (path, search, hasToken, target) => {
    expect(guard({ path, search, hasToken, home })).toBe(target);
  });
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  '/user/login',
  '/404',
])('a redirect to %j goes home', (target) => {
  expect(redirectTarget(`?redirect=${encodeURIComponent(target)}`, home)).toBe(home);
});

test('the way back survives the sign-in page', () => {
  const address = signInAddress('/stock/bill?name=张 三&a=%', home);
  expect(redirectTarget(address.slice(address.indexOf('?')), home)).toBe('/stock/bill?name=张 三&a=%');
});
