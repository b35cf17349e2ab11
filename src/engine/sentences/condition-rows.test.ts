import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readConditionRows, writeConditionRows, type ConditionRow } from './index.ts';

const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a\u2028b', '\u2029', '\0'),
  fc.integer({ min: -1e6, max: 1e6 }),
  fc.boolean(),
  fc.constant(null),
);
const row = fc.oneof(
  fc.record({
    field: fc.constantFrom('level', 'amount', '等级', 'the-level'),
    operator: fc.constantFrom(...(['==', '!=', '<', '<=', '>', '>=', 'contains'] as const)),
    value,
  }),
  fc.record({ field: fc.constantFrom('level', '等级'), operator: fc.constantFrom(...(['filled', 'empty'] as const)) }),
);

it('what is written is read as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('all' as const, 'any' as const),
      fc.array<ConditionRow>(row, { minLength: 2 }),
      (join, rows) => {
        const condition = {
          join,
          rows: rows.map((each) => (Object.is(each.value, -0) ? { ...each, value: 0 } : each)),
        };
        expect(readConditionRows(writeConditionRows(condition))).toEqual(condition);
      },
    ),
  );
});

it.each([
  ["$record.level == 'A'", { join: 'all', rows: [{ field: 'level', operator: '==', value: 'A' }] }],
  [
    "$values.level === 'A' && !$record.taxed",
    {
      join: 'all',
      rows: [
        { field: 'level', operator: '==', value: 'A' },
        { field: 'taxed', operator: 'empty' },
      ],
    },
  ],
  [
    '5 < $record.amount || $record.tags?.includes(1)',
    {
      join: 'any',
      rows: [
        { field: 'amount', operator: '>', value: 5 },
        { field: 'tags', operator: 'contains', value: 1 },
      ],
    },
  ],
  ['$record.a && ($record.b || $record.c)', undefined],
  ['$record.a > $record.b', undefined],
  ['$record.lines.length > 0', undefined],
  ["$mode == 'edit'", undefined],
  ['$record.a ==', undefined],
])('reads %s', (text, expected) => {
  expect(readConditionRows(text)).toEqual(expected);
});

it('without comparisons always holds', () => {
  expect(writeConditionRows({ join: 'all', rows: [] })).toBe('true');
});
