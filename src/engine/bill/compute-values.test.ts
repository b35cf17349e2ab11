import { describe, expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../model/testing/resolved.ts';
import { computeValues } from './compute-values.ts';
import { order, salesModels } from './testing/sales-models.ts';

const context = { models: salesModels };

test('lines come before the sums over them, whatever the order of the fields', () => {
  const lines = [
    { qty: '3', price: '1.115', amount: '999' },
    { qty: '0.5', price: '10' },
  ];
  expect(computeValues(order, { customer: 'home', freight: '1.5', lines, total: 'forged' }, context)).toMatchObject({
    rate: '13',
    lines: [
      { amount: '3.35', taxed: '3.79' },
      { amount: '5.00', taxed: '5.65' },
    ],
    amount: '8.35',
    total: '9.85',
  });
});

test('lines see the computed values of their owner', () => {
  const record = { customer: 'export', lines: [{ qty: '1', price: '2' }] };
  expect(computeValues(order, record, context)).toMatchObject({ lines: [{ taxed: '2.00' }] });
});

test('the given record is left as it was', () => {
  const record = { lines: [{ qty: '1', price: '2' }] };
  computeValues(order, record, context);
  expect(record).toEqual({ lines: [{ qty: '1', price: '2' }] });
});

test('without lines the sum is zero', () => {
  expect(computeValues(order, { lines: [] }, context)).toMatchObject({ amount: '0.00', total: '0.00' });
});

describe('one value', () => {
  test.each<[expression: string, scale: number | undefined, expected: unknown]>([
    ['{{ 0.1 + 0.2 }}', 2, '0.30'],
    ['{{ 1.005 * 1 }}', 2, '1.01'],
    ['{{ 4.69 / 2 }}', 2, '2.35'],
    ['{{ -2.345 }}', 2, '-2.35'],
    ['{{ 1 / 0 }}', 2, null],
    ['{{ $record.missing * 2 }}', 2, null],
    ['{{ $record.unknown.name }}', 2, null],
    ['{{ $record.big + 0.01 }}', 2, '9999999999999.01'],
    ['{{ $record.empty * 3 }}', 0, '0'],
    ['{{ 2.5 }}', undefined, 2.5],
  ])('%s at scale %s is %s', (value, scale, expected) => {
    const model = resolvedModel('a/b', [
      resolvedField('x', { type: 'number', value, ...(scale === undefined ? {} : { scale }) }),
      resolvedField('big', { type: 'number', scale: 2 }),
      resolvedField('empty', { type: 'number', scale: 2 }),
    ]);
    expect(computeValues(model, { big: '9999999999999.00' }, context)['x']).toBe(expected);
  });

  test('texts, integers and booleans are what their fields hold', () => {
    const model = resolvedModel('a/b', [
      resolvedField('text', { value: '{{ 1 + 1 }}' }),
      resolvedField('whole', { type: 'integer', value: '{{ 2.5 }}' }),
      resolvedField('flag', { type: 'boolean', value: '{{ $record.text }}' }),
      resolvedField('by', { value: '{{ $user.username + $now }}' }),
    ]);
    const values = computeValues(model, {}, { ...context, user: { username: 'u' }, now: '!' });
    expect(values).toEqual({ text: '2', whole: 3, flag: true, by: 'u!' });
  });

  test('fields that read each other in a circle end', () => {
    const model = resolvedModel('a/b', [
      resolvedField('a', { type: 'number', scale: 0, value: '{{ $record.b + 1 }}' }),
      resolvedField('b', { type: 'number', scale: 0, value: '{{ $record.a + 1 }}' }),
    ]);
    expect(computeValues(model, {}, context)).toEqual({ b: '1', a: '2' });
  });
});
