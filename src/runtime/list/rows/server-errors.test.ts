import { expect, test } from 'vitest';

import { PortError } from '../../ports/index.ts';
import { createGridStore } from '../../table/editing/index.ts';
import { remainingErrors, serverErrors } from './server-errors.ts';

test('what an answer says stands while its cell, or the row it speaks of, is as it was sent', () => {
  const store = createGridStore(['a', 'b', 'c'].map((id) => ({ id, name: id, qty: 1 })));
  store.setColumns(['name', 'qty']);
  const wrongCell = new PortError('invalid', '库存不够', {
    problems: [{ path: 'qty', severity: 'error', rule: 'stock', message: '库存不够' }],
  });
  const failures = new Map([
    ['a', wrongCell],
    ['b', new PortError('conflict', '刚被别人修改')],
    ['gone', wrongCell],
  ]);
  const errors = serverErrors({ saved: new Map(), failures }, store);
  const standing = () => [...remainingErrors(errors, store)].map(([key, cells]) => [key, ...cells]);
  const both = [
    ['a', ['qty', '库存不够']],
    ['b', ['name', '刚被别人修改']],
  ];
  expect(standing()).toEqual(both);
  store.change('修改', [
    { type: 'set', key: 'c', values: { qty: 2 } },
    { type: 'set', key: 'a', values: { name: '另一个' } },
  ]);
  expect(standing()).toEqual(both);
  store.change('修改', [
    { type: 'set', key: 'a', values: { qty: 2 } },
    { type: 'set', key: 'b', values: { qty: 2 } },
  ]);
  expect(standing()).toEqual([]);
});
