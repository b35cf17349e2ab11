import { expect, test } from 'vitest';

import { changedDocuments } from './changed-documents.ts';

test.each([
  [{ keys: ['sales/order.list', 'nonsense', 7] }, ['sales/order.list']],
  [{ keys: 'all' }, 'all'],
  [{ keys: {} }, []],
  [undefined, []],
])('of %j the changed documents are %j', (event, keys) => {
  expect(changedDocuments(event)).toEqual(keys);
});
