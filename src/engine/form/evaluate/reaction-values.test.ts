import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../../schema/json/index.ts';
import { documentSet } from '../../model/testing/documents.ts';
import { vocabulary } from '../../model/testing/vocabulary.ts';
import { evaluateForm, reactedEvaluation, resolveForm } from '../index.ts';

const resolve = (properties: JsonObject) =>
  resolveForm({ document: 'a/b.form', pointer: '', body: { properties } }, documentSet({}), vocabulary);

function opened(properties: JsonObject, record: Record<string, unknown>, mode: 'create' | 'edit' = 'edit') {
  const form = resolve(properties);
  const evaluate = (values: Readonly<Record<string, unknown>>) => evaluateForm(form, values, { mode });
  let state = reactedEvaluation(record, undefined, mode === 'create', evaluate);
  return {
    values: () => state.values,
    evaluation: () => state.evaluation,
    change(changes: Record<string, unknown>) {
      const before = { values: state.values, reactionValues: state.evaluation.reactionValues };
      state = reactedEvaluation({ ...state.values, ...changes }, before, false, evaluate);
      return state.values;
    },
  };
}

const standard: JsonObject = {
  name: { type: 'string' },
  kind: {
    type: 'string',
    'x-reactions': { target: 'spec', when: "{{ $value == '甲' }}", fulfill: { state: { value: '标准甲' } } },
  },
  spec: { type: 'string' },
};

describe('the value of a reaction', () => {
  it('is written when the condition begins to hold, and what is typed over it stays', () => {
    const form = opened(standard, {}, 'create');
    expect(form.change({ kind: '甲' })).toEqual({ kind: '甲', spec: '标准甲' });
    expect(form.change({ spec: '标准甲加长' })).toEqual({ kind: '甲', spec: '标准甲加长' });
    expect(form.change({ name: '一' })).toMatchObject({ spec: '标准甲加长' });
    expect(form.change({ kind: '乙' })).toMatchObject({ spec: '标准甲加长' });
    expect(form.change({ kind: '甲' })).toMatchObject({ spec: '标准甲' });
  });

  it('is not written into a record that is opened, nor when another field changes', () => {
    const form = opened(standard, { kind: '甲', spec: '特制' });
    expect(form.values()).toEqual({ kind: '甲', spec: '特制' });
    expect(form.change({ name: '一' })).toEqual({ kind: '甲', name: '一', spec: '特制' });
  });

  it('is written into an empty field of a new record whose condition holds from the start', () => {
    expect(opened(standard, { kind: '甲' }, 'create').values()).toEqual({ kind: '甲', spec: '标准甲' });
    expect(opened(standard, { kind: '甲', spec: '特制' }, 'create').values()).toEqual({ kind: '甲', spec: '特制' });
  });

  it('leaves a field alone that the same change fills', () => {
    expect(opened(standard, {}).change({ kind: '甲', spec: '抄来的' })).toEqual({ kind: '甲', spec: '抄来的' });
  });

  it('is not given in a detail', () => {
    expect(evaluateForm(resolve(standard), { kind: '甲' }, { mode: 'detail' }).reactionValues).toEqual([]);
  });

  it('follows what it is computed from, by way of other reactions', () => {
    const form = opened(
      {
        whole: {
          type: 'integer',
          'x-reactions': { target: 'half', fulfill: { state: { value: '{{ $value / 2 }}' } } },
        },
        half: {
          type: 'integer',
          'x-reactions': {
            target: 'copy',
            fulfill: { state: { value: '{{ $value + 1 }}', required: '{{ $value > 3 }}' } },
          },
        },
        copy: { type: 'integer' },
      },
      { whole: 2, half: 1, copy: 2 },
    );
    expect(form.change({ whole: 8 })).toEqual({ whole: 8, half: 4, copy: 5 });
    expect(form.evaluation().states.get('copy')?.required).toBe(true);
    expect(form.change({ half: 6 })).toEqual({ whole: 8, half: 6, copy: 7 });
  });

  it('comes from the branch that begins to hold', () => {
    const free = {
      target: 'price',
      when: '{{ $value }}',
      fulfill: { state: { value: 0 } },
      otherwise: { state: { value: 9 } },
    };
    const form = opened({ free: { type: 'boolean', 'x-reactions': free }, price: { type: 'integer' } }, { price: 5 });
    expect(form.change({ free: true })).toMatchObject({ price: 0 });
    expect(form.change({ price: 3 })).toMatchObject({ price: 3 });
    expect(form.change({ free: false })).toMatchObject({ price: 9 });
  });

  it('without a condition follows each change of the field, and so clears what was chosen below it', () => {
    const clears = (...targets: string[]) => ({
      type: 'string',
      'x-reactions': targets.map((target) => ({ target, fulfill: { state: { value: null } } })),
    });
    const chain = { province: clears('city', 'area'), city: clears('area'), area: { type: 'string' }, note: {} };
    const form = opened(chain, { province: 'p1', city: 'c1', area: 'a1', note: '' });
    expect(form.change({ note: '一' })).toMatchObject({ city: 'c1', area: 'a1' });
    expect(form.change({ province: 'p2' })).toMatchObject({ city: null, area: null });
    expect(form.change({ area: 'a2' })).toMatchObject({ province: 'p2', area: 'a2' });
    expect(form.change({ province: 'p1' })).toMatchObject({ area: null });
    expect(form.change({ city: 'c2' })).toMatchObject({ city: 'c2', area: null });
    expect(form.change({ city: 'c3', area: 'a3' })).toMatchObject({ city: 'c3', area: 'a3' });
  });

  it('stops where reactions set each other without end', () => {
    const next = (target: string) => ({
      type: 'integer',
      'x-reactions': { target, fulfill: { state: { value: `{{ $record[$record.k${target}] + 1 }}` } } },
    });
    const form = opened({ ka: {}, kb: {}, a: next('b'), b: next('a') }, { ka: 'b', kb: 'a', a: 0, b: 0 });
    expect(Number(form.change({ a: 1 })['a'])).toBeLessThan(30);
  });

  describe('in rows', () => {
    const row = {
      kind: {
        type: 'string',
        'x-reactions': {
          target: 'spec',
          when: "{{ $value == '甲' }}",
          fulfill: { state: { value: '{{ $value + $value }}', readOnly: true } },
        },
      },
      spec: { type: 'string' },
    };
    const rows = { rows: { type: 'array', 'x-component': 'Lines', items: { type: 'object', properties: row } } };
    const [one, two] = [{ kind: '甲', spec: '特制' }, { kind: '乙' }];

    it('belongs to the row that changes', () => {
      const form = opened(rows, { rows: [one, two] });
      expect(form.change({ rows: [one, { kind: '甲' }] })['rows']).toEqual([one, { kind: '甲', spec: '甲甲' }]);
      const { states } = form.evaluation();
      expect([states.get('rows.0.spec')?.readOnly, states.get('rows.1.spec')?.readOnly]).toEqual([true, true]);
    });

    it('does not come back when rows are added, moved or removed', () => {
      const form = opened(rows, { rows: [one, two] });
      expect(form.change({ rows: [{ kind: '丙' }, one, two] })['rows']).toEqual([{ kind: '丙' }, one, two]);
      expect(form.change({ rows: [two, one] })['rows']).toEqual([two, one]);
      expect(form.change({ rows: [one] })['rows']).toEqual([one]);
    });

    it('fills an empty field of a new row, and leaves a filled one', () => {
      const form = opened(rows, { rows: [two] });
      expect(form.change({ rows: [{ kind: '甲' }, { kind: '甲', spec: '粘贴' }, two] })['rows']).toEqual([
        { kind: '甲', spec: '甲甲' },
        { kind: '甲', spec: '粘贴' },
        two,
      ]);
    });
  });
});
