import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { applyChanges } from '../changes/index.ts';
import { gridDataOf } from '../rows/index.ts';
import { arrangeRows, followRows, type Arrangement } from './arrange.ts';
import { branchesOf, groupLines, treeLines, withDetails } from './grid-lines.ts';

const data = gridDataOf([
  { id: 'a', name: '第10号', qty: '5' },
  { id: 'b', name: '第9号', qty: '12' },
  { id: 'c', name: '', qty: '7' },
  { id: 'd', name: '第9号', qty: null },
]);
const by = {
  textOf: (column: string, record: Readonly<Record<string, unknown>>) => String(record[column] ?? ''),
  numberOf: (column: string, record: Readonly<Record<string, unknown>>) =>
    column === 'qty' && record[column] !== null ? Number(record[column]) : undefined,
};
const keys = (arrangement: Arrangement) => arrangeRows(data, arrangement, by).keys.join('');

describe('rows as they are arranged', () => {
  test.each<[string, Arrangement, string]>([
    ['texts with numbers in them as people count, empty last', { sort: { column: 'name', order: 'asc' } }, 'bdac'],
    ['backwards, empty still last', { sort: { column: 'name', order: 'desc' } }, 'abdc'],
    ['numbers by value', { sort: { column: 'qty', order: 'asc' } }, 'acbd'],
    ['only some texts', { filters: new Map([['name', new Set(['第9号', ''])]]) }, 'bcd'],
    ['under headings, sorted inside', { group: 'name', sort: { column: 'qty', order: 'desc' } }, 'cbda'],
  ])('%s', (_, arrangement, order) => {
    expect(keys(arrangement)).toBe(order);
  });

  test('a heading counts its rows, and hides them when it is closed', () => {
    const arranged = arrangeRows(data, { group: 'name' }, by);
    expect(groupLines(arranged, new Set(['第9号']))).toEqual([
      { kind: 'group', text: '', count: 1, isOpen: true },
      { kind: 'row', key: 'c', depth: 0 },
      { kind: 'group', text: '第9号', count: 2, isOpen: false },
      { kind: 'group', text: '第10号', count: 1, isOpen: true },
      { kind: 'row', key: 'a', depth: 0 },
    ]);
  });

  test('a row that is added stands after the one it follows in the table', () => {
    const arranged = arrangeRows(data, { sort: { column: 'name', order: 'asc' } }, by);
    const changes = [
      { type: 'insert' as const, rows: [{ at: 1, row: { key: 'x', record: {} } }] },
      { type: 'remove' as const, keys: ['d'] },
    ];
    const next = applyChanges(data, changes).data;
    expect(followRows(arranged, data, next).keys.join('')).toBe('baxc');
  });

  test('following keeps each row once, whatever was done to them', () => {
    const pool = ['a', 'b', 'c', 'd', 'x', 'y', 'z'];
    fc.assert(
      fc.property(fc.shuffledSubarray(pool), fc.constantFrom('asc' as const, 'desc' as const), (left, order) => {
        const next = gridDataOf(left.map((key) => ({ id: key, name: key })));
        const arranged = arrangeRows(data, { sort: { column: 'name', order } }, by);
        const { keys: followed } = followRows(arranged, data, next);
        expect(followed.toSorted()).toEqual(left.toSorted());
      }),
    );
  });
});

describe('a tree of rows', () => {
  const tree = gridDataOf([
    { id: '1', pid: '' },
    { id: '1a', pid: '1' },
    { id: '2', pid: 'gone' },
    { id: '1b', pid: '1' },
    { id: 'x', pid: 'y' },
    { id: 'y', pid: 'x' },
  ]);
  const drawn = (open: string[], hasChildren = (_key: string) => false) =>
    treeLines(tree, 'pid', new Set(open), hasChildren).map((line) =>
      line.kind === 'row' ? `${'-'.repeat(line.depth)}${line.key}` : '',
    );

  test('children stand below their open parent; a circle is not lost', () => {
    expect(drawn([])).toEqual(['1', '2', 'x']);
    expect(drawn(['1', 'x'])).toEqual(['1', '-1a', '-1b', '2', 'x', '-y']);
  });

  test('a row can be opened where it has children, loaded or not', () => {
    const lines = treeLines(tree, 'pid', new Set(), (key) => key === '2');
    expect(lines.map((line) => (line.kind === 'row' ? line.isOpen : undefined))).toEqual([false, false, false]);
    expect(treeLines(tree, 'pid', new Set())[1]).not.toHaveProperty('isOpen');
  });

  test('a branch is a row and all below it, what is lowest first; a circle ends', () => {
    const deep = gridDataOf([{ id: '1' }, { id: '2', pid: '1' }, { id: '3', pid: '2' }, { id: '4' }]);
    expect(branchesOf(deep, 'pid', ['1'])).toEqual(['3', '2', '1']);
    expect(branchesOf(deep, 'pid', ['2', '1', '4'])).toEqual(['3', '2', '1', '4']);
    expect(branchesOf(tree, 'pid', ['x']).toSorted()).toEqual(['x', 'y']);
  });

  test('what hangs below a row follows it', () => {
    expect(withDetails(treeLines(tree, 'pid', new Set()), new Set(['2'])).map(({ kind }) => kind)).toEqual([
      'row',
      'row',
      'detail',
      'row',
    ]);
  });
});
