import fc from 'fast-check';
import { expect, test } from 'vitest';

import { resolveForm } from '../../engine/form/index.ts';
import { documentSet } from '../../engine/model/testing/documents.ts';
import { vocabulary } from '../../engine/model/testing/vocabulary.ts';
import { printFilters, readFilters } from './filter-address.ts';

const body = { properties: { text: { type: 'string' }, count: { type: 'number' }, many: { type: 'array' } } };
const { nodes } = resolveForm({ document: 'a/b.form', pointer: '', body }, documentSet({}), vocabulary);
const usual = { text: 'month', count: null, many: null };

test('what is filled in stands in the address, beside what else is there, and is read again', () => {
  const values = fc.record({
    text: fc.string({ minLength: 1 }),
    count: fc.integer(),
    many: fc.array(fc.string(), { minLength: 1 }),
  });
  fc.assert(
    fc.property(values, (given) => {
      const search = printFilters(nodes, '?tab=2', given, usual);
      expect(new URLSearchParams(search).get('tab')).toBe('2');
      expect({ ...usual, ...readFilters(nodes, search) }).toEqual(given);
    }),
  );
});

test('what is as usual is left out, what was emptied stands there empty', () => {
  expect(printFilters(nodes, '?filter.count=3', usual, usual)).toBe('');
  expect(printFilters(nodes, '', { ...usual, text: null }, usual)).toBe('?filter.text=');
  expect(readFilters(nodes, '?filter.text=&filter.count=x&filter.other=1')).toEqual({ text: null });
});
