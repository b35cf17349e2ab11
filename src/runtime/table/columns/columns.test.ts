import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { setLocale } from '../../../locale/index.ts';
import { layoutColumns } from './column-layout.ts';
import { inOrder, tableColumns, type Frozen } from './columns.ts';
import { valueOf } from './record-value.ts';
import { summarize } from './summary.ts';

const plain = {
  columns: [resolvedColumn('a', { fixed: 'left' }), resolvedColumn('b'), resolvedColumn('c', { fixed: 'right' })],
  widths: {},
  hidden: new Set<string>(),
  statistics: false,
  rowNumber: false,
  actionsWidth: 0,
  selection: 'none' as const,
};

test.each<[frozen: Record<string, Frozen>, sides: (string | undefined)[][]]>([
  [
    {},
    [
      ['a', 'left'],
      ['b', undefined],
      ['c', 'right'],
    ],
  ],
  [
    { b: 'left', a: 'none' },
    [
      ['b', 'left'],
      ['a', undefined],
      ['c', 'right'],
    ],
  ],
  [
    { a: 'right', c: 'none' },
    [
      ['b', undefined],
      ['c', undefined],
      ['a', 'right'],
    ],
  ],
])('columns that a person fixed as %j stand as %j', (frozen, sides) => {
  expect(tableColumns({ ...plain, frozen }).map(({ key, fixed }) => [key, fixed])).toEqual(sides);
});

test('the table’s own columns stand around the data, wider with totals', () => {
  const own = { selection: 'multiple', rowNumber: true, expand: true, actionsWidth: 90, statistics: true } as const;
  const columns = tableColumns({ ...plain, ...own });
  expect(columns.map(({ kind }) => kind)).toEqual(['selection', 'number', 'expand', 'data', 'data', 'data', 'actions']);
  expect([columns[0]?.width, columns.at(-1)?.width]).toEqual([60, 90]);
});

describe('widths', () => {
  test('a column of a dictionary has room for Latin words', () => {
    const columns = [resolvedColumn('a', { cell: 'dictionary', width: 90 })];
    expect(tableColumns({ ...plain, columns })[0]?.width).toBe(90);
    setLocale('en-US');
    expect(tableColumns({ ...plain, columns })[0]?.width).toBe(158);
    setLocale('zh-CN');
    expect(tableColumns({ ...plain, columns, widths: { a: 80 } })[0]?.width).toBe(80);
  });

  test('a share of the view is a least width, until the column is dragged', () => {
    const columns = [resolvedColumn('a', { share: 50, width: 100 }), resolvedColumn('b', { width: 100 })];
    const widthsOf = (widths: Record<string, number>) => {
      const { middle } = layoutColumns(tableColumns({ ...plain, columns, widths }), 1_000, widths);
      return Object.fromEntries(middle.map(({ column, width }) => [column.key, width]));
    };
    expect(widthsOf({})['a']).toBeGreaterThanOrEqual(500);
    expect(widthsOf({ a: 120 })).toEqual({ a: 120, b: 880 });
  });

  const column = fc.record({
    width: fc.integer({ min: 1, max: 400 }),
    fixed: fc.constantFrom('left' as const, 'right' as const, undefined),
    align: fc.constantFrom('left' as const, 'right' as const),
  });
  test('every column has a place of its own, in a row without gaps, and the view is filled', () => {
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 4_000 }),
        (written, view) => {
          const columns = tableColumns({
            ...plain,
            columns: written.map(({ width, align, fixed }, index) =>
              resolvedColumn(`c${index}`, { width, align, ...(fixed && { fixed }) }),
            ),
          });
          const layout = layoutColumns(columns, view);
          for (const group of [layout.left, layout.middle, layout.right]) {
            group.forEach(({ offset }, index) => {
              const before = group[index - 1];
              expect(offset).toBe(before ? before.offset + before.width : 0);
            });
          }
          const placed = [...layout.left, ...layout.middle, ...layout.right];
          expect(placed.map(({ index }) => index).toSorted((one, other) => one - other)).toEqual(
            columns.map((_, at) => at),
          );
          expect(placed.every((one) => one.width >= one.column.width)).toBe(true);
          const least = columns.reduce((sum, { width }) => sum + width, 0);
          if (least <= view || layout.right.length === 0) expect(layout.width).toBe(Math.max(least, view));
          // With fixed columns, the visible ones fill the space of the one that would be cut.
          else expect(layout.width - least).toBeLessThan(Math.max(...columns.map(({ width }) => width)));
          expect(layout.width).toBeGreaterThanOrEqual(least);
        },
      ),
    );
  });
});

test('columns in a person’s order are all there, those that he knew as he put them', () => {
  const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  fc.assert(
    fc.property(keys, keys, (own, order) => {
      const sorted = inOrder(
        own.map((key) => ({ key })),
        order,
      ).map(({ key }) => key);
      expect(sorted.toSorted()).toEqual(own.toSorted());
      expect(sorted.filter((key) => order.includes(key))).toEqual(order.filter((key) => own.includes(key)));
      expect(
        inOrder(
          own.map((key) => ({ key })),
          sorted,
        ).map(({ key }) => key),
      ).toEqual(sorted);
    }),
  );
});

describe('a total', () => {
  const amount = resolvedColumn('amount', {
    field: resolvedField('amount', { scale: 2 }),
    statistics: ['sum', 'average'],
  });
  const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  const written = (value: bigint) => {
    const digits = String(value < 0n ? -value : value).padStart(3, '0');
    return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  test('is exact to the cent, however large the numbers are', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (values) => {
        const { sum } = summarize(
          values.map((value) => ({ amount: written(value) })),
          amount,
        );
        expect(sum).toBe(written(values.reduce((left, right) => left + right, 0n)));
      }),
    );
  });

  test.each([
    [['1', '2'], { sum: '3.00', average: '1.50' }],
    [['0.01', '0.02'], { sum: '0.03', average: '0.02' }],
    [['-0.01', '-0.02'], { sum: '-0.03', average: '-0.02' }],
    [['12', '十二', null, ''], { sum: '12.00', average: '12.00' }],
    [[], { sum: '0.00', average: '' }],
  ])('of %j is %o', (values, expected) => {
    expect(
      summarize(
        values.map((value) => ({ amount: value })),
        amount,
      ),
    ).toEqual(expected);
  });
});

test.each([
  [{ a: null }, null],
  [{ a: [1] }, [1]],
  [{ a: 0 }, 0],
  [{ a: undefined }, undefined],
  [{ a: () => 1 }, undefined],
  [{}, undefined],
])('the value of %j is %j', (record, value) => {
  expect(valueOf(record, 'a')).toEqual(value);
});
