import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../../../schema/json/index.ts';
import { documentSet } from '../../../model/testing/documents.ts';
import { vocabulary } from '../../../model/testing/vocabulary.ts';
import type { EvaluationContext } from '../../../resolve/index.ts';
import { evaluateForm, resolveForm } from '../../index.ts';

const urgent = "{{ $record.kind == '加急' }}";
const fee: JsonObject = {
  kind: { type: 'string', title: '类别' },
  price: { type: 'number' },
  extra: { type: 'number', title: '加急费', 'x-visible': urgent, required: true },
  reason: { type: 'string', title: '原因', 'x-visible': '{{ $record.extra > 50 }}', required: true },
  total: { type: 'number', 'x-scale': 2, 'x-value': '{{ sum([$record.price, $record.extra]) }}' },
};
const evaluate = (
  properties: JsonObject,
  values: Record<string, unknown>,
  context: EvaluationContext = {},
  rules: JsonObject[] = [],
) =>
  evaluateForm(
    resolveForm({ document: 'a/b.form', pointer: '', body: { properties, rules } }, documentSet({}), vocabulary),
    values,
    context,
  );
const absentIn = (...all: Parameters<typeof evaluate>) => [...evaluate(...all).absent];

describe('a field that values make invisible', () => {
  const stored = { kind: '普通', price: '100', extra: '150', reason: '急' };

  it('counts for nothing in conditions, sums and rules, one after the other', () => {
    const rule = { when: '{{ !$record.extra || $record.extra <= 100 }}', message: '加急费不能超过100', field: 'extra' };
    const { absent, computed, problems, states } = evaluate(fee, stored, {}, [rule]);
    expect([...absent]).toEqual(['extra', 'reason']);
    expect([computed.get('total'), problems]).toEqual(['100.00', []]);
    expect(states.get('reason')?.visible).toBe(false);
    const shown = evaluate(fee, { ...stored, kind: '加急' }, {}, [rule]);
    expect([...shown.absent, shown.computed.get('total')]).toEqual(['250.00']);
    expect(shown.problems.map(({ message }) => message)).toEqual(['加急费不能超过100']);
  });

  it('is there again with its value, as the values that were given are left alone', () => {
    const values = { ...stored };
    evaluate(fee, values);
    expect(values).toEqual(stored);
    expect(evaluate(fee, { ...values, kind: '加急' }).computed.get('total')).toBe('250.00');
  });

  it.each<[string, JsonObject, EvaluationContext, string[]]>([
    ['by a condition over values', { 'x-visible': urgent }, {}, ['a']],
    ['with all that is in its group', {}, {}, []],
    ['not by the mode', { 'x-visible': "{{ $mode == 'create' }}" }, {}, []],
    ['not by a person and values', { 'x-visible': "{{ $user.username == 'li' && $record.kind == '加急' }}" }, {}, []],
    ['not by the document', { 'x-visible': false }, {}, []],
    ['not by a condition that fails', { 'x-visible': '{{ $record.kind.none.none }}' }, {}, []],
    ['not where it is kept', { 'x-hidden': "{{ $record.kind != '加急' }}" }, {}, []],
    ['where it is kept, but invisible', { 'x-visible': urgent, 'x-hidden': true }, {}, ['a']],
    ['not without the permission', { 'x-visible': urgent, 'x-permission': 'p:q' }, { permissions: new Set() }, []],
    ['not in a detail', { 'x-visible': urgent }, { mode: 'detail' }, []],
    ['by a reaction', { 'x-reactions': { when: urgent, otherwise: { state: { visible: false } } } }, {}, ['a']],
    [
      'not by a reaction to the mode',
      { 'x-reactions': { when: "{{ $mode == 'create' }}", otherwise: { state: { visible: false } } } },
      {},
      [],
    ],
  ])('is absent %s', (_, node, context, expected) => {
    expect(absentIn({ kind: {}, a: { type: 'string', ...node } }, { kind: '普通', a: 'x' }, context)).toEqual(expected);
  });

  it('takes what is in its group along', () => {
    const group = { type: 'void', 'x-visible': urgent, properties: { a: {}, b: { 'x-hidden': true } } };
    expect(absentIn({ kind: {}, _group: group }, { kind: '普通', a: 1, b: 2 })).toEqual(['a', 'b']);
  });

  it('reads its own value in its own condition', () => {
    const own = { a: { type: 'string', 'x-visible': "{{ $record.a != 'x' && $value != 'y' }}" } };
    expect([absentIn(own, { a: 'x' }), absentIn(own, { a: 'y' }), absentIn(own, { a: 'z' })]).toEqual([
      ['a'],
      ['a'],
      [],
    ]);
  });

  it('lets the other of two that exclude each other stay', () => {
    const either = { a: { 'x-visible': '{{ !$record.b }}' }, b: { 'x-visible': '{{ !$record.a }}' } };
    expect(absentIn(either, { a: 1, b: 2 })).toEqual(['a']);
    expect(absentIn(either, { a: 1 })).toEqual(['b']);
  });

  it('is shown, with the circle named, where conditions never come to rest', () => {
    const circle = {
      a: { 'x-visible': '{{ !$record.c }}' },
      b: { 'x-visible': '{{ !!$record.a }}' },
      c: { 'x-visible': '{{ !!$record.b }}' },
    };
    const { states, failures } = evaluate(circle, { a: 1, b: 1, c: 1 });
    expect(failures.map(({ code }) => code)).toEqual(['cycle']);
    expect(states.get('a')?.problem?.code).toBe('cycle');
  });

  it('is absent in its row, for sums over rows and rules of the row', () => {
    const row = {
      kind: { type: 'string' },
      fee: { type: 'number', title: '费用', 'x-visible': "{{ $line.kind == '加急' }}", maximum: 5 },
      note: { type: 'string', title: '说明', 'x-visible': '{{ $line.fee > 1 }}', required: true },
    };
    const properties: JsonObject = {
      rows: { type: 'array', 'x-component': 'Lines', items: { type: 'object', properties: row } },
      total: { type: 'number', 'x-value': '{{ sum($record.rows, r => r.fee) }}' },
    };
    const rows = [
      { kind: '加急', fee: '3' },
      { kind: '普通', fee: '9' },
    ];
    const { absent, computed, problems } = evaluate(properties, { rows });
    expect([...absent]).toEqual(['rows.1.fee', 'rows.1.note']);
    expect(computed.get('total')).toBe(3);
    expect(problems.map(({ path, message }) => `${path} ${message}`)).toEqual(['rows.0.note 请输入说明']);
  });
});
