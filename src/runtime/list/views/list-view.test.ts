import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type TableLook, plainLook, printLook } from '../../table/index.ts';
import { parseListView, viewAddress, viewOf, withoutView } from './list-view.ts';

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
  expect(parseListView(content)).toEqual({ search: '?name=a', look });
});

test.each([undefined, null, 7, 'text', [], { search: 7 }, { look: 'wide' }])(
  '%j was no view: it is the list’s own',
  (content) => {
    expect(parseListView(content)).toEqual({ search: '', look: plainLook });
  },
);
