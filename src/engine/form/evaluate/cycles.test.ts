import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../../schema/json/index.ts';
import { documentSet, sales } from '../../model/testing/documents.ts';
import { vocabulary } from '../../model/testing/vocabulary.ts';
import { evaluateForm, resolveForm } from '../index.ts';

const fill = (properties: JsonObject, values: Record<string, unknown> = {}, model?: string) => {
  const source = { document: 'a/b.form', pointer: '', body: { properties }, ...(model !== undefined && { model }) };
  return evaluateForm(resolveForm(source, documentSet(sales), vocabulary), values);
};
const number = (value: string): JsonObject => ({ type: 'number', 'x-value': value });
const setting = (target: string, value: string): JsonObject => ({
  type: 'number',
  'x-reactions': { target, fulfill: { state: { value } } },
});

describe('values in a circle', () => {
  it.each<[string, JsonObject, string[]]>([
    ['one that reads itself', { a: number('{{ $record.a + 1 }}') }, ['a']],
    ['two that read each other', { a: number('{{ $record.b + 1 }}'), b: number('{{ $values.a }}') }, ['a', 'b']],
    [
      'reactions that set each other',
      { a: setting('b', '{{ $values.a + 1 }}'), b: setting('a', '{{ $values.b + 1 }}') },
      ['a', 'b'],
    ],
    ['one whose reads show only when it runs', { a: number("{{ $record[$mode == 'edit' ? 'a' : 'b'] + 1 }}") }, ['a']],
    [
      'two through names that are computed',
      { k: { type: 'string' }, a: number('{{ $record[$record.k] + 1 }}'), b: number('{{ $record.a + 1 }}') },
      ['a', 'b'],
    ],
  ])('stop, and say so at each field: %s', (_, properties, fields) => {
    const { states, computed, failures } = fill(properties, { a: 1, b: 1, k: 'b' });
    for (const field of fields) {
      expect(computed.get(field)).toBeUndefined();
      expect(states.get(field)?.problem).toMatchObject({ code: 'cycle', document: 'a/b.form' });
    }
    expect(failures.filter(({ code }) => code === 'cycle')).toHaveLength(1);
  });

  it('in rows, at the lines as a whole too', () => {
    const row = { price: { 'x-value': '{{ $line.amount / $line.qty }}' } };
    const { states } = fill(
      { lines: { items: { type: 'object', properties: row } } },
      { lines: [{ qty: 2 }] },
      'sales/order',
    );
    expect([states.get('lines')?.problem?.code, states.get('lines.items.price')?.problem?.code]).toEqual([
      'cycle',
      'cycle',
    ]);
  });

  it('a required field that a circle sets does not keep people from saving', () => {
    const required = { ...setting('a', '{{ $values.a + 1 }}'), required: true };
    expect(fill({ a: required }).problems).toEqual([]);
  });

  it('reads that show only when they run come to rest where there is no circle, in any order', () => {
    const properties = {
      a: number('{{ $record[$record.k] + 1 }}'),
      b: number('{{ $record.c + 1 }}'),
      c: { type: 'number' },
      k: { type: 'string' },
    };
    const { computed, failures } = fill(properties, { c: 1, k: 'b' });
    expect([computed.get('a'), computed.get('b'), failures]).toEqual([3, 2, []]);
  });
});
