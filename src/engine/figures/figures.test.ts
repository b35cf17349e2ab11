import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { documentSet } from '../model/testing/documents.ts';
import {
  comparedWith,
  conditionsBehind,
  descending,
  figuresOf,
  fillPeriods,
  growth,
  queryShape,
  searchParams,
  sharesOf,
  topOf,
  totalOf,
  type Figures,
  type QueryShape,
} from './index.ts';

const documents = documentSet({
  'a/order.model': {
    kind: 'model',
    title: '订单',
    permission: 'a:order',
    schema: {
      type: 'object',
      properties: {
        day: { type: 'string', format: 'date', title: '日期' },
        level: { type: 'string', title: '等级', enum: ['A', 'B'] },
        note: { type: 'string', title: '备注' },
        amount: { type: 'number', title: '金额', 'x-scale': 2, 'x-unit': '元' },
      },
    },
  },
  'a/months.query': {
    kind: 'query',
    title: '按月',
    model: 'a/order',
    where: { level: ['A', 'B'], note: '{{ $user.username }}' },
    search: [{ field: 'day', mode: 'range' }, 'level', 'note'],
    group: [{ field: 'day', by: 'month' }, 'level'],
    measures: { total: { sum: 'amount' }, mean: { average: 'amount', title: '均价' }, orders: { count: true } },
  },
});

function shapeOf(id: string): QueryShape {
  const shape = queryShape(id, documents);
  if (!shape) throw new Error(`no query ${id}`);
  return shape;
}
const shape = shapeOf('a/months');
const [month, level] = shape.dimensions;
const [total, mean] = shape.measures;
if (!month || !level || !total || !mean) throw new Error('the query has two groups and three measures');

test('a query says its groups, its numbers with their words, and what it may be asked', () => {
  expect(shape).toMatchObject({
    permission: 'a:order:list',
    dimensions: [{ name: 'day', title: '日期', by: 'month' }, { name: 'level' }],
    measures: [
      { name: 'total', title: '金额合计', scale: 2, leastScale: 2, unit: '元', isAdditive: true },
      { name: 'mean', title: '均价', scale: 2, leastScale: 2, isAdditive: false },
      { name: 'orders', title: '数量', scale: 0, isAdditive: true },
    ],
  });
  expect([...shape.asked.keys()]).toEqual(['day', 'level', 'note']);
  expect(queryShape('a/none', documents)).toBeUndefined();
});

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['a named period', { day: 'last-month' }, { day_begin: '2026-02-01', day_end: '2026-02-28' }],
  ['a period so far', { day: 'month' }, { day_begin: '2026-03-01', day_end: '2026-03-10' }],
  ['two days in one text', { day: '2026-01-02,2026-01-03' }, { day_begin: '2026-01-02', day_end: '2026-01-03' }],
  ['two days', { day: ['2026-01-02', '2026-01-03'] }, { day_begin: '2026-01-02', day_end: '2026-01-03' }],
  ['an open period', { day: ['2026-01-02', null] }, { day_begin: '2026-01-02' }],
  ['one day', { day: '2026-01-02' }, { day_begin: '2026-01-02', day_end: '2026-01-02' }],
  ['no period', { day: 'someday' }, {}],
  ['a value, and one of several', { note: 'x', level: ['A', 'B'] }, { note: 'x', level_MultiString: '["A","B"]' }],
  ['nothing', { note: '', level: null, day: undefined }, {}],
  ['what it may not be asked', { amount: '5', constructor: 'x' }, {}],
])('%s is asked', (_, asked, params) => {
  expect(searchParams(shape, asked, new Date('2026-03-10T12:00:00'))).toEqual(params);
});

describe('figures', () => {
  const rows = [
    { day: '2026-01', level: 'A', total: '0.10' },
    { day: '2026-01', level: 'B', level_dictText: '普通', total: '0.20' },
    { day: '2026-03', level: null, total: '5.00' },
  ];

  it('are told apart by category and part, and added exactly', () => {
    const split = figuresOf(rows, { dimension: month, parts: level, measures: [total] });
    expect(split.categories.map(({ text }) => text)).toEqual(['2026-01', '2026-03']);
    expect(split.series).toMatchObject([
      { title: 'A', values: [0.1, null] },
      { title: '普通', values: [0.2, null] },
      { title: '未填写', values: [null, 5] },
    ]);
    expect(figuresOf(rows, { dimension: month, measures: [total] }).series[0]?.values).toEqual([0.3, 5]);
    expect(totalOf(split, total)).toBe(5.3);
    expect(totalOf(figuresOf([{ mean: '1' }], { dimension: undefined, measures: [mean] }), mean)).toBe(1);
    expect(totalOf({ ...split, series: [{ title: '', measure: mean, values: [1, 2] }] }, mean)).toBeNull();
  });

  it('over time have no gaps: sums are 0 there, averages nothing', () => {
    const filled = fillPeriods(figuresOf(rows, { dimension: month, measures: [total, mean] }), { to: '2026-04-30' });
    expect(filled.categories.map(({ text }) => text)).toEqual(['2026-01', '2026-02', '2026-03', '2026-04']);
    expect(filled.series.map(({ values }) => values)).toEqual([
      [0.3, 0, 5, 0],
      [null, null, null, null],
    ]);
  });

  it('are compared by place over time, by name else', () => {
    const of = (dimension: typeof level, given: Record<string, unknown>[]) =>
      figuresOf(given, { dimension, measures: [total] });
    const months = comparedWith(of(month, rows), of(month, [{ day: '2025-01', total: '7' }]), '去年同期');
    expect(months.series[1]).toMatchObject({ title: '去年同期', isBefore: true, values: [7, null] });
    const levels = comparedWith(of(level, rows), of(level, [{ level: 'B', total: '7' }]), '上期');
    expect(levels.series[1]?.values).toEqual([null, 7, null]);
  });
});

const values = fc.array(
  fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  { maxLength: 40 },
);
const figuresWith = (numbers: number[]): Figures => ({
  dimension: level,
  categories: numbers.map((_, index) => ({ value: index, text: String(index) })),
  series: [{ title: '', measure: total, values: numbers }],
});
const sum = (numbers: readonly (number | null)[]) =>
  Math.round(numbers.reduce<number>((all, one) => all + (one ?? 0), 0) * 100);

test('the greatest come first, and with all the others the sum stays', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 12 }), (numbers, most) => {
      const [top] = topOf(figuresWith(numbers), most).series;
      const shown = top?.values ?? [];
      expect(shown.length).toBeLessThanOrEqual(most + 1);
      expect(sum(shown)).toBe(sum(numbers));
      const greatest = numbers.toSorted((one, other) => other - one);
      expect(shown.slice(0, most)).toEqual(greatest.slice(0, most));
      expect(topOf(figuresWith(numbers), most, false).categories.every(({ isRest }) => !isRest)).toBe(true);
      expect(descending(descending(figuresWith(numbers)))).toEqual(descending(figuresWith(numbers)));
    }),
  );
});

test('shares are 100 together, and no smaller number has a greater one', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 2 }), (numbers, places) => {
      const shares = sharesOf(numbers, places);
      const tens = 10 ** places;
      const whole = Math.round(shares.reduce((all, one) => all + one, 0) * tens);
      expect(whole).toBe(numbers.some((one) => one > 0) ? 100 * tens : 0);
      numbers.forEach((one, index) =>
        numbers.forEach((other, at) => {
          if (one > other)
            expect((shares[index] ?? 0) * tens).toBeGreaterThanOrEqual(Math.round((shares[at] ?? 0) * tens) - 1);
        }),
      );
    }),
  );
  expect(sharesOf([null, -5, 1])).toEqual([0, 0, 100]);
  expect(sharesOf([Number.MAX_VALUE, Number.MAX_VALUE])).toEqual([50, 50]);
});

test.each([
  [110, 100, 10],
  [50, -100, 150],
  [1, 3, -66.7],
  [5, 0, undefined],
  [null, 5, undefined],
])('from %j and before %j the growth is %j', (now, before, expected) => {
  expect(growth(now, before)).toBe(expected);
});

describe('the records behind a number', () => {
  const scope = { $user: { username: 'li' }, $now: '2026-03-10 12:00:00', $today: '2026-03-10' };
  const press = (value: string | null) => ({ dimension: month, category: { value, text: '' } });
  const texts = (lines: ReturnType<typeof conditionsBehind>) =>
    lines?.map(({ field, rule, value }) => `${field} ${rule} ${value}`);

  it('meet the conditions of the query, what was asked, and what was pressed', () => {
    const part = { dimension: level, category: { value: 'A', text: 'A' } };
    const asked = { day: 'month', note: '急', amount: 1 };
    expect(texts(conditionsBehind(shape, asked, [press('2026-02'), part], scope))).toEqual([
      'level in A,B',
      'note eq li',
      'day ge 2026-03-01',
      'day le 2026-03-10',
      'note like 急',
      'day ge 2026-02-01',
      'day le 2026-02-28',
      'level eq A',
    ]);
  });

  it('have no value where nothing was filled in, and cannot be named where many are meant', () => {
    expect(texts(conditionsBehind({ ...shape, where: {} }, {}, [press(null)], scope))).toEqual(['day empty ']);
    const rest = { dimension: level, category: { value: null, text: '其他', isRest: true as const } };
    expect(conditionsBehind(shape, {}, [rest], scope)).toBeUndefined();
  });
});
