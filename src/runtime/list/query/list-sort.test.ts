import fc from 'fast-check';
import { expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedList } from '../testing/resolved-list.ts';
import { nextSort, parseSort, printSort, sortParameters, type ListSort } from './list-sort.ts';

const names = ['name', 'level', 'amount', 'openedOn', 'phone', 'area'];
const list = resolvedList({
  columns: [...names.map((name) => resolvedColumn(name)), resolvedColumn('note', { sortable: false })],
});
const own = [list.sort];

/** Presses one header after another; a + means with Shift. */
function press(...headers: string[]): string {
  const pressed = headers.reduce<readonly ListSort[]>((sort, header) => {
    return nextSort(list, sort, header.replace('+', ''), header.startsWith('+'));
  }, own);
  return printSort(pressed);
}

test.each([
  [['name'], 'name'],
  [['name', 'name'], '-name'],
  [['name', 'name', 'name'], '-createTime'],
  [['createTime'], 'createTime'],
  [['createTime', 'createTime'], '-createTime'],
  [['name', 'level'], 'level'],
])('presses on %j sort by %s', (headers, expected) => {
  expect(press(...headers)).toBe(expected);
});

test.each([
  [['name', '+level'], 'name,level'],
  [['name', '+level', '+name'], '-name,level'],
  [['name', '+level', '+name', '+name'], 'level'],
  [['+name', '+name', '+name'], '-createTime'],
  [['+name'], 'name'],
  [['name', '+level', 'name'], '-name'],
  [['name', '+level', 'amount'], 'amount'],
  [['name', '+level', '+amount', '+openedOn', '+phone', '+area'], 'name,level,amount,openedOn,area'],
])('with Shift, presses on %j sort by %s', (headers, expected) => {
  expect(press(...headers)).toBe(expected);
});

test('any presses lead to an address that is read as it was written', () => {
  const header = fc.tuple(fc.boolean(), fc.constantFrom(...names, 'createTime'));
  fc.assert(
    fc.property(fc.array(header, { maxLength: 12 }), (presses) => {
      const sort = presses.reduce<readonly ListSort[]>((now, [adds, name]) => nextSort(list, now, name, adds), own);
      expect(parseSort(list, printSort(sort))).toEqual(sort);
    }),
  );
});

test.each([
  ['-unknown', undefined],
  ['note', undefined],
  [null, undefined],
  ['name,note,-level,-name', 'name,-level'],
])('of %s the list knows %s', (text, expected) => {
  const sort = parseSort(list, text);
  expect(sort && printSort(sort)).toBe(expected);
});

test.each([
  ['name', { column: 'name', order: 'asc' }],
  ['-name,-level', { column: 'name,level', order: 'desc' }],
  ['-name,level', { column: 'name,level', order: 'desc,asc' }],
])('%s is asked for as %o', (text, expected) => {
  expect(sortParameters(parseSort(list, text) ?? [])).toEqual(expected);
});
