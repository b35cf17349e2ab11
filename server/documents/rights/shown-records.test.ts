import { describe, expect, test } from 'vitest';

import { fields, gainsOf, text, type Asked, type Documents } from './testing/payments.ts';

describe('refused to an author is', () => {
  test.each<[what: string, change: (documents: Documents) => void, sentences: RegExp, options?: Asked]>([
    ['a label of what one may not list', (all) => (all['pay/supplier.model'].label = 'bank'), /会给别人看它的记录/],
    [
      'reminders of what one may not list',
      (all) =>
        (all['pay/supplier.model'].reminders = [
          { name: 'all', when: '{{ true }}', to: { users: ['lina'] }, text: '{{ $record.bank }}' },
        ]),
      /会给别人看它的记录，您没有权限 pay:supplier:list/,
    ],
    [
      'a recycle bin of what one may not list',
      (all) => (all['pay/supplier.model'].recycleBin = true),
      /会给别人看它的记录/,
    ],
    [
      'a reference to it',
      (all) =>
        (fields(all, 'note').rival = text('对手', { 'x-ref': { model: 'pay/supplier', copy: { bank: 'name' } } })),
      /会用到“pay:supplier”的记录/,
    ],
    [
      'a widget that names its records',
      (all) =>
        (fields(all, 'note').rival = text('对手', {
          'x-component': 'SearchSelect',
          'x-component-props': { dictionary: 'pay_supplier,bank,id' },
        })),
      /会用到“pay:supplier”的记录/,
    ],
    [
      'a picker over it',
      (all) => (all['pay/s.picker'] = { model: 'pay/supplier', columns: ['bank'] }),
      /没有权限查看的“pay\/supplier”/,
    ],
    [
      'a report over it, whoever may open it',
      (all) => (all['pay/s.query'] = { model: 'pay/supplier', columns: ['bank'], permission: 'pay:other' }),
      /没有权限查看的“pay\/supplier”/,
    ],
    [
      'a page over it',
      (all) => (all['pay/supplier.list'] = { model: 'pay/supplier', columns: ['bank'] }),
      /您没有的权限 pay:supplier:list/,
    ],
    ['records of other tenants', (all) => (all['pay/note.model'].shared = true), /查看其他租户的“pay:note”/],
  ])('%s', async (_what, change, sentences, options) => {
    expect(await gainsOf(change, options)).toContainEqual(expect.stringMatching(sentences));
  });
});
