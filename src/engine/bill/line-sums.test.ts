import { describe, expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../model/testing/resolved.ts';
import { sumLines } from './line-sums.ts';

const line = resolvedModel('a/line', [
  resolvedField('qty', { type: 'number' }),
  resolvedField('cost', { type: 'number', secret: true }),
  resolvedField('kind'),
  resolvedField('day', { format: 'date' }),
]);
const models = new Map([[line.id, line]]);

function summed(text: string) {
  const total = resolvedField('total', { type: 'number', value: `{{ ${text} }}` });
  const lines = resolvedField('lines', { type: 'array', child: { model: 'a/line', parent: 'id' } });
  const { fields, sums, readsLines } = sumLines(resolvedModel('a/bill', [lines, total]), [total], models);
  return {
    readsLines,
    value: fields[0]?.value,
    sums: sums.map(({ aggregate, field, where }) => [aggregate, field?.name ?? '', JSON.stringify(where ?? null)]),
  };
}

describe('numbers over lines that a database finds', () => {
  const where = (operator: string, value: unknown, name = 'qty') => {
    const field = line.fields.find((one) => one.name === name);
    return { field, operator, value };
  };
  test.each<[text: string, rest: string, aggregate: string, field: string, condition: unknown]>([
    ['sum($record.lines, l => l.qty)', '$0', 'sum', 'qty', null],
    ['round(max($record.lines, l => l.qty) * 2, 1)', 'round($0 * 2, 1)', 'max', 'qty', null],
    ['$record.lines.length', '$0', 'count', '', null],
    ['count($record.lines, l => l.qty > -1)', '$0', 'count', '', where('>', -1)],
    ["sum($record.lines, l => l.kind == 'a' ? l.qty : 0)", '$0', 'sum', 'qty', where('==', 'a', 'kind')],
    [
      "sum($record.lines.filter(l => l.qty > 1 || l.kind !== 'b'), x => x.qty)",
      '$0',
      'sum',
      'qty',
      { some: [where('>', 1), where('!=', 'b', 'kind')] },
    ],
    [
      'count($record.lines.filter(l => l.qty > 1), l => l.qty < 5)',
      '$0',
      'count',
      '',
      { every: [where('>', 1), where('<', 5)] },
    ],
  ])('%s', (text, rest, aggregate, field, condition) => {
    expect(summed(text)).toEqual({
      readsLines: false,
      value: `{{ ${rest.replace('$0', '$lines_total_0')} }}`,
      sums: [[aggregate, field, JSON.stringify(condition)]],
    });
  });

  test('are several in one expression', () => {
    const { value, sums } = summed('sum($record.lines, l => l.qty) / $record.lines.length');
    expect(value).toBe('{{ $lines_total_0 / $lines_total_1 }}');
    expect(sums.map(([aggregate]) => aggregate)).toEqual(['sum', 'count']);
  });

  test.each([
    ['a product', 'sum($record.lines, l => l.qty * 2)'],
    ['a text', 'max($record.lines, l => l.kind)'],
    ['what is kept from the browser', 'sum($record.lines, l => l.cost)'],
    ['an average', 'avg($record.lines, l => l.qty)'],
    ['a day', "count($record.lines, l => l.day > '2026-01-01')"],
    ['a text in order', "count($record.lines, l => l.kind > 'a')"],
    ['another name', 'sum($record.lines, l => $record.qty)'],
    ['a place', 'sum($record.lines, (l, at) => l.qty)'],
    ['whole lines', 'JSON.stringify($record.lines)'],
    ['one sum beside something else', 'sum($record.lines, l => l.qty) + $record.lines[0].qty'],
  ])('are not found of %s', (_, text) => {
    expect(summed(text)).toEqual({ readsLines: true, value: `{{ ${text} }}`, sums: [] });
  });

  test('are none in what reads no lines', () => {
    expect(summed('$record.qty * 2')).toEqual({ readsLines: false, value: '{{ $record.qty * 2 }}', sums: [] });
  });
});
