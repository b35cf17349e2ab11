import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { compareTexts } from '../../../src/engine/values/index.ts';
import { useRecords, type Caller } from '../testing/record-fixture.ts';

const caller = useRecords();
let records: Caller;
let all: RecordValues[];

const words = ['', 'a', 'B', 'ab', 'a%', 'a_b', 'b\\', '甲', '甲乙', '*', 'a,b', 'A'];
const days = ['2024-01-01', '2024-01-02', '2024-02-29'];
const pick = <Value>(values: readonly Value[], index: number): Value | undefined => values[index % values.length];

beforeAll(async () => {
  records = caller();
  const rows = Array.from({ length: 60 }, (_, index) => ({
    name: `客${index}`,
    phone: pick(words, index) || null,
    buyers: pick(words, index) || null,
    visits: index % 7 === 0 ? null : (index * 5) % 9,
    active: pick([true, false], index),
    openedOn: pick([...days, null], index),
    seenAt: pick([null, ...days.flatMap((day) => [`${day} 00:00:00`, `${day} 23:59:59`])], index),
  }));
  await records.bulk('base/customer', rows);
  ({ records: all } = await records.list('base/customer', { pageSize: '100' }));
});

type Holds = (record: RecordValues) => boolean;
interface Asked {
  line: { field: string; rule: string; val: string };
  holds: Holds;
}

const given =
  (field: string, holds: (value: string) => boolean): Holds =>
  (record) =>
    record[field] !== null && holds(String(record[field]));
const not =
  (holds: Holds): Holds =>
  (record) =>
    !holds(record);

const texts = fc.constantFrom(...words.filter((word) => word !== ''));
const folded = (text: string) => text.toLowerCase();

const ofText = fc
  .tuple(fc.constantFrom('eq', 'ne', 'like', 'left_like', 'right_like', 'in', 'empty', 'not_empty'), texts)
  .map(([rule, val]): Asked => {
    const field = 'phone';
    const parts = val.split(',');
    const holds: Record<string, Holds> = {
      eq: given(field, (value) => value === val),
      ne: not(given(field, (value) => value === val)),
      like: given(field, (value) => folded(value).includes(folded(val))),
      left_like: given(field, (value) => folded(value).endsWith(folded(val))),
      right_like: given(field, (value) => folded(value).startsWith(folded(val))),
      in: given(field, (value) => parts.includes(value)),
      empty: not(given(field, () => true)),
      not_empty: given(field, () => true),
    };
    return { line: { field, rule, val }, holds: holds[rule] ?? (() => false) };
  });

const comparisons: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
};
const comparison = fc.constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le');
const compared = (field: string, rule: string, val: string, order: (value: string) => number): Asked => {
  const holds = given(field, (value) => (comparisons[rule === 'ne' ? 'eq' : rule] ?? (() => false))(order(value)));
  return { line: { field, rule, val }, holds: rule === 'ne' ? not(holds) : holds };
};
const ofOrder = fc.tuple(fc.constantFrom('gt', 'ge', 'lt', 'le'), texts).map(([rule, val]): Asked => ({
  line: { field: 'phone', rule, val },
  holds: given('phone', (value) => (comparisons[rule] ?? (() => false))(compareTexts(value, val))),
}));
const ofNumber = fc
  .tuple(comparison, fc.integer({ min: -1, max: 9 }))
  .map(([rule, number]) => compared('visits', rule, String(number), (value) => Number(value) - number));
const ofDay = fc
  .tuple(comparison, fc.constantFrom('openedOn', 'seenAt'), fc.constantFrom(...days))
  .map(([rule, field, day]) => compared(field, rule, day, (value) => value.slice(0, 10).localeCompare(day)));

const queries = fc.array(fc.oneof(ofText, ofOrder, ofNumber, ofDay), { minLength: 1, maxLength: 4 });

test('an advanced query finds the records that match all of its lines, or any of them', async () => {
  const property = fc.asyncProperty(queries, fc.constantFrom('and', 'or'), async (lines, superQueryMatchType) => {
    const superQueryParams = encodeURI(JSON.stringify(lines.map(({ line }) => line)));
    const found = await records.list('base/customer', { superQueryParams, superQueryMatchType, pageSize: '100' });
    const every = (record: RecordValues) => lines.every(({ holds }) => holds(record));
    const any = (record: RecordValues) => lines.some(({ holds }) => holds(record));
    const expected = all.filter(superQueryMatchType === 'and' ? every : any);
    expect(found.records.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(found.total).toBe(expected.length);
  });
  await fc.assert(property, { numRuns: 150 });
});

test.each(['a', 'ab', 'B', '甲', 'a%'])('among several values in one text %s is found whole', async (wanted) => {
  const found = await records.list('base/customer', { buyers: `,${wanted},`, pageSize: '100' });
  const values = (record: RecordValues) => folded(String(record['buyers'] ?? '')).split(',');
  const expected = all.filter((record) => values(record).includes(folded(wanted)));
  expect(expected.length).toBeGreaterThan(0);
  expect(found.records.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
});

test('pages in any order are the whole list in that order, each record once', async () => {
  const columns = fc.subarray(['phone', 'visits', 'active', 'openedOn', 'seenAt'], { minLength: 1 });
  const orders = fc.array(fc.constantFrom('asc', 'desc'), { minLength: 1, maxLength: 5 });
  const property = fc.asyncProperty(
    columns,
    orders,
    fc.integer({ min: 7, max: 30 }),
    async (fields, order, pageSize) => {
      const sort = { column: fields.join(), order: order.join() };
      const whole = await records.list('base/customer', { ...sort, pageSize: '100' });
      const pages: unknown[] = [];
      for (let page = 1; pages.length < all.length; page++) {
        const part = await records.list('base/customer', { ...sort, pageNo: String(page), pageSize: String(pageSize) });
        expect(part.total).toBe(all.length);
        pages.push(...part.records.map(({ id }) => id));
      }
      expect(pages).toEqual(whole.records.map(({ id }) => id));
      const [field = ''] = fields;
      const rank = (value: unknown) => (value === null ? '' : `+${String(value)}`);
      const ranks = whole.records.map((record) => rank(record[field]));
      const compare = field === 'phone' ? compareTexts : (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
      const sorted = ranks.toSorted(compare);
      expect(ranks).toEqual(order[0] === 'asc' ? sorted : sorted.toReversed());
    },
  );
  await fc.assert(property, { numRuns: 25 });
});
