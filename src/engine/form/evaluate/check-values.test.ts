import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { JsonObject } from '../../../schema/json/index.ts';
import { resolveModel } from '../../model/index.ts';
import { documentSet, sales } from '../../model/testing/documents.ts';
import { vocabulary } from '../../model/testing/vocabulary.ts';
import { validateRecord } from '../../rules/index.ts';
import { createRowMemo, evaluateForm, resolveForm } from '../index.ts';

const form = resolveForm(
  {
    document: 'sales/order.form',
    pointer: '',
    model: 'sales/order',
    body: {
      properties: {
        lines: { 'x-columns': [{ key: 'material', validateRules: [{ pattern: 'only', message: '物料重复' }] }, '...'] },
      },
    },
  },
  documentSet(sales),
  vocabulary,
);
const problems = (materials: readonly string[]) =>
  evaluateForm(form, { lines: materials.map((material) => ({ material, qty: '1' })) })
    .problems.filter(({ rule }) => rule === 'cell')
    .map(({ path, message }) => `${path} ${message}`);

// covers: rule-cell-only
test('what may stand once in a column is told at each cell where it stands again', () => {
  expect(problems(['m1', 'm2', 'm1'])).toEqual(['lines.0.material 物料重复', 'lines.2.material 物料重复']);
  expect(problems(['m1', 'm2', ''])).toEqual([]);
});

test('all rows of a large table are looked at', () => {
  const materials = Array.from({ length: 3000 }, (_, index) => `m${index % 2999}`);
  expect(problems(materials)).toEqual(['lines.0.material 物料重复', 'lines.2999.material 物料重复']);
});

test('cells that nobody sees or can change are not checked, as nobody could put them right', () => {
  const must = [{ required: true, message: '必填' }];
  const locked = resolveForm(
    {
      document: 'sales/order.form',
      pointer: '',
      model: 'sales/order',
      body: { properties: { lines: { 'x-columns': 'sales/order-line' } } },
    },
    documentSet({
      ...sales,
      'sales/order-line.columns': {
        kind: 'columns',
        formatVersion: 1,
        title: '明细',
        permission: 'line',
        disabledRows: { remark: '已发货' },
        columns: [
          { key: 'material', validateRules: must },
          { key: 'qty', validateRules: must, disabled: "{{ $record.remark === '赠品' }}" },
          { key: 'price', type: 'hidden', validateRules: must },
        ],
      },
    }),
    vocabulary,
  );
  const wrong = (context?: Parameters<typeof evaluateForm>[2]) =>
    evaluateForm(locked, { lines: [{}, { remark: '赠品' }, { remark: '已发货' }] }, context).problems.flatMap(
      ({ path }) => (path.startsWith('lines') ? path : []),
    );
  expect(wrong()).toEqual(['lines.0.material', 'lines.0.qty', 'lines.1.material']);
  const controlled = { action: 'line:material', type: '2', status: '1' };
  expect(wrong({ authority: { auth: [], allAuth: [controlled] } })).toEqual(['lines.0.qty']);
});

test('what is remembered from one time to the next says the same as looking anew', () => {
  const properties = {
    name: { type: 'string', title: '名称', required: "{{ $values.kind === 'b' }}", maxLength: 3 },
    kind: { type: 'string', title: '类别', enum: ['a', 'b'], required: true },
    amount: { type: 'number', title: '数量', maximum: 5, 'x-visible': "{{ $values.kind !== '' }}" },
    tags: { type: 'array', title: '标签', items: { type: 'string' }, minItems: 2 },
  };
  const source = (title: string) => ({
    document: 'a.form',
    pointer: '',
    body: { properties: { ...properties, kind: { ...properties.kind, title } } },
  });
  const forms = ['类别', '种类'].map((title) => resolveForm(source(title), documentSet({}), vocabulary));
  const values = fc.record(
    {
      name: fc.constantFrom('', '甲', '甲乙丙丁'),
      kind: fc.constantFrom('', 'a', 'b', 'c'),
      amount: fc.constantFrom(null, '1', '9'),
      tags: fc.array(fc.constantFrom('x', 'y')),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(fc.record({ values, at: fc.nat(1) }), { minLength: 2, maxLength: 6 }), (times) => {
      const memo = createRowMemo();
      const context = { mode: 'edit' as const, now: new Date(0) };
      for (const { values: now, at } of times) {
        const form = forms[at];
        if (!form) throw new Error('no form');
        expect(evaluateForm(form, now, context, memo)).toEqual(evaluateForm(form, now, { ...context }));
      }
    }),
  );
});

describe('rows inside rows', () => {
  const kit = (properties: JsonObject, required: string[] = []): JsonObject => ({
    kind: 'model',
    formatVersion: 1,
    title: '套',
    schema: { type: 'object', required, properties },
  });
  const documents = documentSet({
    'k/kit.model': kit({ parts: { type: 'array', title: '零件', 'x-child': { model: 'k/part', parent: 'kit' } } }),
    'k/part.model': kit({
      kit: { type: 'string' },
      pieces: { type: 'array', title: '散件', 'x-child': { model: 'k/piece', parent: 'part', min: 1 } },
    }),
    'k/piece.model': kit({ part: { type: 'string' }, name: { type: 'string', title: '名称' } }, ['part', 'name']),
  });
  const models = new Map(['k/part', 'k/piece'].map((id) => [id, resolveModel(id, documents)]));
  const form = resolveForm('k/kit.model', documents, vocabulary);

  it.each<[Record<string, unknown>[], string[]]>([
    [[{ pieces: [{ name: 'a' }] }], []],
    [[{ pieces: [{ name: 'a' }, {}] }], ['parts.0.pieces.1.name 请输入名称']],
    [[{ pieces: [{ name: 'a' }] }, { pieces: [] }], ['parts.1.pieces 散件至少要有1行']],
  ])('%j', (parts, expected) => {
    const textOf = ({ path, message }: { path: string; message: string }) => `${path} ${message}`;
    expect(evaluateForm(form, { parts }).problems.map(textOf)).toEqual(expected);
    const found = validateRecord(resolveModel('k/kit', documents), { parts }, { lineModels: models });
    expect(found.map(textOf)).toEqual(expected);
  });
});
