import { expect, test } from 'vitest';

import { parsePage } from './parse-page.ts';

test.each([
  [{ hasChildren: true }, true],
  [{ hasChildren: false }, false],
  [{ hasChild: '1' }, true],
  [{ hasChild: 1 }, true],
  [{ hasChild: '0' }, false],
  [{ isLeaf: false }, true],
  [{ isLeaf: true }, false],
  [{ leaf: false }, true],
  [{ leaf: true, hasChild: '0' }, false],
])('a record marked %j has children: %s', (marks, hasChildren) => {
  const [record] = parsePage([{ id: '1', ...marks, children: [{ id: '2', ...marks }] }]).records;
  expect(record).toMatchObject({ id: '1', hasChildren, children: [{ id: '2', hasChildren }] });
});

test('a record without a mark gets none', () => {
  expect(parsePage({ records: [{ id: '1' }], total: 1 }).records).toEqual([{ id: '1' }]);
});
