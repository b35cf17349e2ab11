import { expect, it } from 'vitest';

import { nearestName } from './nearest-name.ts';

it.each([
  ['amuont', ['name', 'amount', 'account'], 'amount'],
  ['Amount', ['amounts', 'amount'], 'amount'],
  ['qyt', ['qty', 'quantity'], 'qty'],
  ['customerNmae', ['customerName', 'customerCode'], 'customerName'],
  ['客户名', ['客户名称', '供应商'], '客户名称'],
  ['xyz', ['amount', 'name'], undefined],
  ['a', ['b'], undefined],
  ['ab', ['ac', 'bc'], 'ac'],
  ['anything', [], undefined],
])('%s among %j is %s', (name, candidates, expected) => {
  expect(nearestName(name, candidates)).toBe(expected);
});
