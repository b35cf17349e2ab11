import { expect, test } from 'vitest';

import type { RecordLink } from '../../ports/index.ts';
import { linkAddress } from './link-address.ts';

const pages = [
  { path: '/stock/balance', document: 'stock/balance.model' },
  { path: '/out', document: 'stock/outbound.list' },
];

test.each<[what: string, link: Omit<RecordLink, 'text'>, address: string | undefined]>([
  ['one record', { document: 'stock/outbound.list', record: '01 A' }, '/out/01 A'],
  ['a page', { document: 'stock/balance.model' }, '/stock/balance'],
  [
    'what a page shows under conditions',
    { document: 'stock/balance.model', where: { depot: 'd1', 'lines,material': ['a', 'b'] } },
    '/stock/balance?list.where=depot:eq:d1&list.where=lines,material:in:a,b',
  ],
  ['a page that the person does not have', { document: 'sales/order.list', record: '1' }, undefined],
])('a link to %s', (_, link, address) => {
  const found = linkAddress({ text: '', ...link }, pages);
  expect(found && decodeURIComponent(found)).toBe(address);
});
