import { describe, expect, test } from 'vitest';

import { gainsOf, type Asked, type Documents } from '../testing/payments.ts';

describe('refused to an author is', () => {
  test.each<[what: string, change: (documents: Documents) => void, sentences: RegExp, options?: Asked]>([
    [
      'a call that needs another permission than it says',
      (all) => (all['pay/grab.request'] = { method: 'POST', path: '/pay/supplier/add', permission: 'pay:note:add' }),
      /您没有的权限 pay:supplier:add/,
    ],
    [
      'a call whose path is filled in later',
      (all) => (all['pay/grab.request'] = { method: 'POST', path: '/pay/{what}/add', permission: 'pay:note:add' }),
      /您没有的权限 pay:supplier:add/,
    ],
    [
      'a call of a step that one may not take',
      (all) =>
        (all['pay/grab.request'] = {
          method: 'POST',
          path: '/pay/payment/transition',
          body: { id: '1', name: 'approve' },
        }),
      /您没有的权限 pay:payment:approve/,
    ],
    [
      'a call that reads and does something',
      (all) => (all['pay/grab.request'] = { method: 'GET', path: '/sys/job/execute' }),
      /您没有的权限 system:job:execute/,
    ],
    [
      'a call that changes the account of who makes it',
      (all) => (all['pay/grab.request'] = { method: 'PUT', path: '/sys/user/edit', body: { phone: '1' } }),
      /让别人替您调用 pay\/grab.request/,
    ],
    [
      'another body of a call',
      (all) => (all['pay/supplier.request'].path = '/pay/supplier/add'),
      /您没有的权限 pay:supplier:add/,
    ],
    [
      'a step that others take',
      (all) =>
        (all['pay/payment.list'] = {
          model: 'pay/payment',
          columns: ['name'],
          rowActions: [{ title: '看', do: [{ transition: 'approve' }] }],
        }),
      /您没有的权限 pay:payment:approve/,
    ],
    [
      'the document opened to all',
      (all) => {
        all['pay/app.app'] = { home: '/', routes: [{ path: '/x', document: 'pay/supplier.model', forAll: true }] };
      },
      /会对所有人打开/,
    ],
  ])('%s', async (_what, change, sentences, options) => {
    expect(await gainsOf(change, options)).toContainEqual(expect.stringMatching(sentences));
  });
});
