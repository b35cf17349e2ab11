// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { storyForm } from '../../../../.storybook/story-documents.ts';
import { vocabulary } from '../../../../generated/vocabulary.ts';
import { evaluateForm, recordExpectations, resolveForm, runFormTests } from '../../../engine/form/index.ts';
import { documentSet } from '../../../engine/model/testing/documents.ts';
import { valueAt } from '../../../engine/values/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { saysTheSame } from '../values/index.ts';
import { createFormModel } from './create-form-model.ts';

const formWith = (properties: JsonObject) => storyForm({ kind: 'form', formatVersion: 1, title: '单据', properties });

const urgent = formWith({
  name: { type: 'string' },
  kind: {
    type: 'string',
    'x-reactions': { target: 'spec', when: "{{ $value == '加急' }}", fulfill: { state: { value: '标准' } } },
  },
  spec: { type: 'string' },
  extra: { type: 'string', 'x-visible': "{{ $record.kind == '加急' }}", required: true },
  reason: { type: 'string', 'x-visible': '{{ !!$record.extra }}', required: true },
});
const changesOf = (model: ReturnType<typeof createFormModel>) => {
  const result = model.submit();
  return result.ok ? result.changes : result.problems.map(({ path }) => path);
};

describe('a save', () => {
  test('clears what values hide, and what was typed there comes back while the form is open', () => {
    const stored = { id: '1', kind: '加急', extra: '80', reason: '急', name: '甲' };
    const model = createFormModel(urgent, stored, { mode: 'edit' });
    model.setValue('kind', '普通');
    expect(changesOf(model)).toEqual({ id: '1', kind: '普通', name: '甲', extra: null, reason: null });
    model.setValue('kind', '加急');
    expect(changesOf(model)).toMatchObject({ extra: '80', reason: '急' });
  });

  test('of a new record sends nothing of it, and it blocks nothing', () => {
    const model = createFormModel(urgent, {}, { mode: 'create' });
    model.setValue('kind', '加急');
    expect(changesOf(model)).toEqual(['extra']);
    model.setValue('extra', '80');
    expect(changesOf(model)).toEqual(['reason']);
    model.setValue('kind', '普通');
    expect(model.submit()).toMatchObject({ ok: true, record: { kind: '普通', spec: '标准' } });
    expect(model.submit()).not.toHaveProperty('record.extra');
  });

  test('clears a value that was hidden and stored before, also in rows', () => {
    const row = { kind: { type: 'string' }, fee: { type: 'string', 'x-visible': "{{ $line.kind == 'a' }}" } };
    const form = formWith({
      name: { type: 'string' },
      rows: { type: 'array', 'x-component': 'SubForm', items: { type: 'object', properties: row } },
    });
    const rows = [
      { id: 'x', version: 1, kind: 'b', fee: '5' },
      { id: 'y', version: 1, kind: 'a', fee: '7' },
    ];
    const model = createFormModel(form, { id: '1', name: '甲', rows }, { mode: 'edit' });
    expect(model.isDirty()).toBe(false);
    model.setValue('name', '乙');
    expect(changesOf(model)).toEqual({ id: '1', name: '乙', rows: [{ id: 'x', fee: null }, { id: 'y' }] });
    model.setValue('rows.1.kind', 'b');
    expect(changesOf(model)).toMatchObject({
      rows: [
        { id: 'x', fee: null },
        { id: 'y', kind: 'b', fee: null },
      ],
    });
  });

  test('has what a reaction wrote, or what was typed over it', () => {
    const model = createFormModel(urgent, { id: '1', kind: '普通', spec: '旧' }, { mode: 'edit' });
    model.setValue('kind', '加急');
    model.setValue('kind', '普通');
    expect(changesOf(model)).toMatchObject({ spec: '标准' });
    model.setValue('spec', '特制');
    model.setValue('name', '甲');
    expect(changesOf(model)).toMatchObject({ spec: '特制' });
    expect(createFormModel(urgent, { kind: '加急', spec: '旧' }, { mode: 'edit' }).isDirty()).toBe(false);
  });

  test('a record that is loaded, and another document, are no change', () => {
    const model = createFormModel(urgent, {}, { mode: 'edit' });
    model.load({ id: '1', kind: '加急', spec: '旧', extra: '1', reason: '急' });
    expect(model.values()).toMatchObject({ spec: '旧' });
    model.replaceDocument({ ...urgent, title: '别的', nodes: [...urgent.nodes] });
    expect(model.values()).toMatchObject({ spec: '旧' });
  });
});

/**
 * Forms of five fields and rows, with conditions, computed values and reactions. A field reads the fields before it and
 * has reactions to those after it.
 */
const names = ['a', 'b', 'c', 'd', 'e'] as const;
const words = ['', 'x', 'y'] as const;
const name = fc.constantFrom(...names);
const word = fc.constantFrom(...words);
const never = fc.constant(undefined);

function nodeIn(scope: string, at: number) {
  const before = fc.constantFrom(...names.slice(0, Math.max(at, 1)));
  const condition = (read: fc.Arbitrary<string>) =>
    fc
      .tuple(read, fc.constantFrom(" == 'x'", " != 'x'", " == 'y'", ' == null'))
      .map(([one, test]) => `{{ (${scope}.${one} || null)${test} }}`);
  const reaction = fc.record({
    target: fc.constantFrom(...names.slice(at + 1), 'none'),
    when: condition(fc.constant(names[at] ?? 'a')),
    fulfill: fc.record({ state: fc.oneof(fc.record({ value: word }), fc.record({ visible: fc.boolean() })) }),
  });
  const reads = <Value>(value: fc.Arbitrary<Value>) => (at === 0 ? never : fc.oneof(never, value));
  return fc
    .record({
      'x-visible': reads(condition(before)),
      'x-hidden': reads(condition(before)),
      required: reads(condition(before)),
      'x-value': fc.oneof(never, never, reads(before.map((one) => `{{ ${scope}.${one} || '无' }}`))),
      'x-reactions': fc.oneof(never, reaction),
    })
    .map((node) => ({ type: 'string', ...Object.fromEntries(Object.entries(node).filter(([, value]) => value)) }));
}

const fieldsIn = (scope: string) =>
  fc
    .tuple(...names.map((_, at) => nodeIn(scope, at)))
    .map((nodes) => Object.fromEntries(names.map((one, index) => [one, nodes[index] ?? {}])));
const forms = fc.record({ own: fieldsIn('$record'), row: fieldsIn('$line') }).map(({ own, row }): JsonObject => ({
  ...own,
  rows: { type: 'array', 'x-component': 'SubForm', items: { type: 'object', properties: row } },
}));
const typing = fc.array(
  fc.oneof(
    fc.tuple(name, word),
    fc.tuple(
      fc.tuple(fc.constantFrom(0, 1), name).map(([index, one]) => `rows.${index}.${one}`),
      word,
    ),
  ),
  { maxLength: 12 },
);
const texts = Object.fromEntries(names.map((one) => [one, { type: 'string', title: one }]));
const model = (properties: JsonObject): JsonObject => ({
  kind: 'model',
  formatVersion: 1,
  title: '单据',
  schema: { type: 'object', properties },
});
const documents = documentSet({
  't/bill.model': model({
    ...texts,
    rows: { type: 'array', title: '行', 'x-child': { model: 't/row', parent: 'bill' } },
  }),
  't/row.model': model({ ...texts, bill: { type: 'string', 'x-ref': { model: 't/bill' } } }),
});
const billWith = (properties: JsonObject) =>
  resolveForm({ document: 't/bill.form', pointer: '', model: 't/bill', body: { properties } }, documents, vocabulary);
const rowsOf = (values: DataRecord) => (Array.isArray(values['rows']) ? (values['rows'] as DataRecord[]) : []);

test('what a page shows, sends and stores, and what a test of the form says, is one picture', () => {
  fc.assert(
    fc.property(forms, typing, typing, (properties, first, second) => {
      const form = billWith(properties);
      fc.pre(evaluateForm(form, { rows: [{}, {}] }).failures.length === 0);
      const created = createFormModel(form, { rows: [{}, {}] }, { mode: 'create' });
      for (const [path, value] of first) created.setValue(path, value);
      const sent = created.submit();
      if (sent.ok) {
        // The receiver evaluates the same states: no value that counted was omitted.
        const again = evaluateForm(form, sent.record, { mode: 'edit' });
        expect(again.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        for (const [address, state] of again.states) expect(state.visible).toBe(created.state(address)?.visible);
      }
      const given = JSON.parse(JSON.stringify(created.values())) as JsonObject;
      const test = { title: '录制', given, mode: 'edit', expect: recordExpectations(form, given) };
      if (Object.keys(test.expect).length > 0)
        expect(runFormTests(form, { tests: [test] }).flatMap(({ failed }) => failed)).toEqual([]);

      const stored: DataRecord = {
        id: '1',
        ...created.values(),
        rows: rowsOf(created.values()).map((row, index) => ({ ...row, id: `r${index}`, version: 1 })),
      };
      const edited = createFormModel(form, stored, { mode: 'edit' });
      expect(edited.isDirty()).toBe(false);
      for (const [path, value] of second) edited.setValue(path, value);
      const saved = edited.submit();
      if (!saved.ok) return;
      const merged = { ...stored, ...saved.changes };
      const isShown = (address: string) => edited.state(address)?.visible !== false;
      for (const one of names) {
        const expected = isShown(one) ? valueAt(edited.values(), one) : undefined;
        const isAbsent = edited.state(one)?.absent === true;
        if (isShown(one) || isAbsent) expect(saysTheSame(merged[one], expected)).toBe(true);
      }
      const before = new Map(rowsOf(stored).map((row) => [row['id'], row]));
      rowsOf(merged).forEach((row, index) => {
        const whole: DataRecord = { ...before.get(row['id']), ...row };
        for (const one of names) {
          const state = edited.state(`rows.${index}.${one}`) ?? edited.state(`rows.items.${one}`);
          if (state?.visible === false && !state.absent) continue;
          const expected = state?.visible === false ? undefined : valueAt(edited.values(), `rows.${index}.${one}`);
          expect(saysTheSame(whole[one], expected)).toBe(true);
        }
      });
      const detail = createFormModel(form, merged, { mode: 'detail' });
      for (const one of names) expect(saysTheSame(detail.values()[one], merged[one])).toBe(true);
    }),
    { numRuns: 200 },
  );
});
