import fc from 'fast-check';
import { expect, test } from 'vitest';

import { plainLook, printLook, type TableLook } from '../../table/index.ts';
import { resolvedList, searchField } from '../testing/resolved-list.ts';
import { parseListView, viewAddress, viewOf, withoutView } from './list-view.ts';
import { viewPlaces } from './view-at-work.ts';

const list = resolvedList({ queryFields: [searchField('name')] });

test('a view that an address names is read from it, whatever its id', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (id) => {
      const { search } = new URL(viewAddress('http://host/customers', id));
      expect([viewOf(search), withoutView(search)]).toEqual([id, '']);
    }),
  );
});

test.each([
  ['', undefined, ''],
  ['?name=a', undefined, '?name=a'],
  ['?list.view=7&name=a&tab=notes', '7', '?name=a&tab=notes'],
])('the address %j names the view %s and asks for %j besides', (search, id, rest) => {
  expect([viewOf(search), withoutView(search)]).toEqual([id, rest]);
});

test('what was saved is read as it was', () => {
  const look: TableLook = { ...plainLook, widths: { name: 200 }, hidden: new Set(['level']), density: 'compact' };
  const content: unknown = JSON.parse(JSON.stringify({ search: '?name=a', look: printLook(look) }));
  expect(parseListView(list, content)).toEqual({ search: '?name=a', look });
});

test.each([
  { match: 'and', lines: [{ field: 'name', rule: 'like', value: '张' }] },
  {
    matchType: 'and',
    records: [
      { field: 'name', rule: 'like', val: '张' },
      { field: 'gone', rule: 'eq', val: '1' },
    ],
  },
])('conditions that were saved alone are a view that leaves the table as it is: %j', (content) => {
  expect(parseListView(list, content)).toEqual({ search: `?list.where=${encodeURIComponent('name:like:张')}` });
});

test.each([undefined, null, 7, 'text', [], { search: 7 }, { look: 'wide' }])(
  '%j was no view: it is the list’s own',
  (content) => {
    expect(parseListView(list, content)).toEqual({ search: '', look: plainLook });
  },
);

test('a list that got a code still has the views that lay by its document', () => {
  const coded = resolvedList({ saveCode: 'customers' });
  expect(viewPlaces({ list: coded, queryStorageKey: 'customers' })).toEqual([
    { place: 'customers', kind: 'view' },
    { place: coded.document, kind: 'view' },
    { place: 'customers', kind: 'query' },
  ]);
});
