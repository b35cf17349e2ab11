import fc from 'fast-check';
import { expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import { readObject, type JsonObject } from '../../../src/schema/json/index.ts';
import { parseDocument } from '../../../src/schema/parse/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { toTree } from '../../../src/schema/tree/index.ts';
import { fieldsOfForm, modelWithFields, type EditableModel } from '../../behaviors/index.ts';
import { isPlanned, type Design, type Plan } from '../../commands/index.ts';
import {
  jump,
  otherDocuments,
  perform,
  sourceOf,
  startHistory,
  undo,
  type History,
  type OtherDocuments,
} from '../../model/index.ts';
import { cellChanges, cellText, cellValue, fieldColumns, isEditable } from './field-columns.ts';
import { addField, changeField, moveField, newFieldName, removeField } from './field-commands.ts';
import { bodyOf, fieldRows, fieldsIn, openModel, type FieldRow, type OpenModel } from './open-model.ts';
import { isOnlyHere, renameField } from './rename-field.ts';

const key = 'base/customer.model';
const modelBody = {
  kind: 'model',
  formatVersion: 1,
  title: '客户',
  label: 'name',
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '名称', maxLength: 20 },
      level: { type: 'string', title: { 'zh-CN': '等级', 'en-US': 'Level' }, 'x-dict': 'level' },
      total: { type: 'number', title: '合计', 'x-scale': 2 },
    },
  },
};
const form = source('base/customer.form', {
  kind: 'form',
  formatVersion: 1,
  title: '客户',
  model: 'base/customer',
  properties: {
    name: { 'x-visible': "{{ $values.level == 'A' }}" },
    level: {},
    note: { type: 'string', title: '说明', 'x-component': 'Input' },
  },
});
const editable: EditableModel = { key, text: printDocument(modelBody), revision: 'r1', draft: null };
const columns = fieldColumns('zh-CN');

function source(document: 'base/customer.form' | 'base/customer.model', body: JsonObject): SourceDocument {
  return parseDocument(document, printDocument(body)).document;
}

/** The state of an open form, as `useDesign` derives it from the history. */
function opened(history: History = startHistory(toTree(form.body))) {
  const steps = otherDocuments(history);
  const followed = modelWithFields(editable, fieldsOfForm(toTree(form.body), history.tree), steps.get(key));
  const others: OtherDocuments = followed ? new Map([...steps, [key, followed]]) : steps;
  const text = others.get(key)?.text ?? editable.text ?? '';
  const model = openModel({ tree: history.tree, history, others }, editable, [
    form,
    source(key, readObject(bodyOf(key, text))),
  ]);
  if (!model) throw new Error('the form has no model');
  const design: Design = { tree: history.tree, vocabulary, fields: fieldsIn(model.body) };
  return {
    history,
    others,
    model,
    design,
    rows: fieldRows(model, history.tree),
    documents: { document: form, around: [form, source(key, model.body)] },
  };
}

type Opened = ReturnType<typeof opened>;

function then(before: Opened, plan: Plan): Opened {
  if (!isPlanned(plan)) throw new Error(plan.refused.key);
  return opened(perform(before.history, plan.label, plan.patches, { others: plan.others }));
}

const rowOf = ({ rows }: Opened, name: string): FieldRow => {
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Error(`there is no field ${name}`);
  return row;
};

function written(before: Opened, name: string, column: string, typed: string | boolean): Opened {
  const at = columns.find((each) => each.key === column);
  if (!at) throw new Error(`there is no column ${column}`);
  const changes = cellChanges(at, rowOf(before, name), typed, 'zh-CN');
  if ('refused' in changes) throw new Error(changes.refused.key);
  return then(
    before,
    changeField(before.design, { model: before.model, row: rowOf(before, name), changes, column: at.titles }),
  );
}

const fieldOf = ({ model }: Pick<Opened, 'model'>, name: string) => fieldsIn(model.body)[name];
const namesIn = (model: OpenModel) => Object.keys(fieldsIn(model.body));

test('a cell is written into the field, in the text that is stored as the draft of the model', () => {
  const after = written(opened(), 'total', 'scale', '4');
  expect(fieldOf(after, 'total')).toEqual({ type: 'number', title: '合计', 'x-scale': 4 });
  expect(after.others.get(key)).toMatchObject({ key, before: editable.text, revision: 'r1' });
  expect(after.others.get(key)?.text).toContain('"x-scale": 4');
  expect(sourceOf(after.history.tree)).toBe(sourceOf(toTree(form.body)));
});

test.each([
  ['level', 'title', '级别', { title: { 'zh-CN': '级别', 'en-US': 'Level' } }],
  ['name', 'length', '', { maxLength: undefined }],
  ['name', 'type', 'string:date', { format: 'date', maxLength: undefined }],
  ['total', 'type', 'integer', { type: 'integer', 'x-scale': undefined }],
  ['name', 'unique', true, { 'x-unique': true }],
  ['level', 'dictionary', '', { 'x-dict': undefined }],
  ['name', 'reference', 'base/unit', { 'x-ref': { model: 'base/unit' } }],
  ['name', 'number', 'C{seq:4}', { 'x-number': { pattern: 'C{seq:4}' } }],
  ['total', 'value', '$record.level', { 'x-value': '{{ $record.level }}' }],
  ['total', 'value', '{{ 1 }}', { 'x-value': '{{ 1 }}' }],
])('%s: %s becomes %s', (name, column, typed, expected: object) => {
  const before = readObject(fieldOf(opened(), name));
  expect(fieldOf(written(opened(), name, column, typed), name)).toEqual({ ...before, ...expected });
});

test('the parts of a rollup follow its source, and go with it', () => {
  const at = (state: Opened, column: string) =>
    columns.filter((each) => each.key === column).map((each) => isEditable(each, rowOf(state, 'total')));
  const before = opened();
  expect(at(before, 'rollupBy')).toEqual([false]);
  const from = written(before, 'total', 'rollup', 'sales/order');
  expect(at(from, 'rollupBy')).toEqual([true]);
  const whole = written(written(from, 'total', 'rollupBy', 'customer'), 'total', 'rollupSum', 'amount');
  expect(fieldOf(whole, 'total')).toMatchObject({ 'x-rollup': { from: 'sales/order', by: 'customer', sum: 'amount' } });
  expect(fieldOf(written(whole, 'total', 'rollup', ''), 'total')).not.toHaveProperty('x-rollup');
});

test('a length is a whole number that the format allows', () => {
  const length = columns.find((column) => column.key === 'length');
  for (const typed of ['0', '1.5', 'abc', '1000001'])
    expect(length && cellChanges(length, rowOf(opened(), 'name'), typed, 'zh-CN')).toHaveProperty('refused');
});

test('required is a name among the others', () => {
  const schemaOf = ({ model }: Opened) => readObject(model.body['schema']);
  const both = written(opened(), 'total', 'required', true);
  expect(schemaOf(both)['required']).toEqual(['name', 'total']);
  const none = written(written(both, 'name', 'required', false), 'total', 'required', false);
  expect(schemaOf(none)).not.toHaveProperty('required');
  expect(schemaOf(written(none, 'level', 'required', true))['required']).toEqual(['level']);
});

test('a field that only the form defines is changed in the form, which the model follows; the rest is in the model', () => {
  const titled = written(opened(), 'note', 'title', '备注');
  expect(titled.history.tree).not.toBe(opened().history.tree);
  expect(sourceOf(titled.history.tree)).toContain('"title": "备注"');
  expect(fieldOf(titled, 'note')).toMatchObject({ title: '备注' });
  const long = written(titled, 'note', 'length', '200');
  expect(fieldOf(long, 'note')).toEqual({ type: 'string', title: '备注', 'x-component': 'Input', maxLength: 200 });
  expect(sourceOf(long.history.tree)).not.toContain('maxLength');
});

test('a field is added behind another, moved, and removed together with its node', () => {
  const before = opened();
  const name = newFieldName(before.design, before.model);
  const added = then(before, addField(before.design, { model: before.model, name, title: '新字段', after: 'name' }));
  expect(namesIn(added.model)).toEqual(['name', 'field', 'level', 'total', 'note']);
  const moved = then(added, moveField(added.design, { model: added.model, name: 'note', by: -1 }));
  expect(namesIn(moved.model)).toEqual(['name', 'field', 'level', 'note', 'total']);
  const first = then(moved, moveField(moved.design, { model: moved.model, name: 'name', by: -1 }));
  expect(first.history.done).toBe(moved.history.done);
  const removed = then(moved, removeField(moved.design, { model: moved.model, row: rowOf(moved, 'name') }));
  expect(namesIn(removed.model)).toEqual(['field', 'level', 'note', 'total']);
  expect(readObject(removed.model.body['schema'])).not.toHaveProperty('required');
  expect(sourceOf(removed.history.tree)).not.toContain('"name"');
  const back = opened(undo(removed.history));
  expect([back.model.text, sourceOf(back.history.tree)]).toEqual([moved.model.text, sourceOf(moved.history.tree)]);
});

test('a renamed field keeps its former name if records are stored, and the form follows', () => {
  const before = opened();
  const renamed = then(
    before,
    renameField(before.design, { documents: before.documents, model: before.model, name: 'level', to: 'grade' }),
  );
  expect(fieldOf(renamed, 'grade')).toMatchObject({ 'x-renamed-from': ['level'] });
  expect(sourceOf(renamed.history.tree)).toContain("$values.grade == 'A'");
  expect(isOnlyHere(before.documents, before.model, before.design.tree, 'level')).toBe(false);
  const added = then(
    before,
    addField(before.design, { model: before.model, name: 'field', title: '新', after: undefined }),
  );
  expect(isOnlyHere(added.documents, added.model, added.design.tree, 'field')).toBe(true);
  const own = then(
    added,
    renameField(added.design, { documents: added.documents, model: added.model, name: 'field', to: 'color' }),
  );
  expect(fieldOf(own, 'color')).not.toHaveProperty('x-renamed-from');
  expect(
    renameField(before.design, { documents: before.documents, model: before.model, name: 'level', to: 'name' }),
  ).toHaveProperty('refused');
});

test('the text of a type is that of the format, and that of a title in the language of the designer', () => {
  const texts = (locale: 'zh-CN' | 'en-US') =>
    fieldColumns(locale)
      .slice(1, 3)
      .map((column) => cellText(column, rowOf(opened(), 'level'), locale));
  expect([texts('zh-CN'), texts('en-US')]).toEqual([
    ['等级', '文本'],
    ['Level', 'Text'],
  ]);
  expect(columns.map(({ titles }) => titles['en-US'])).toContain('Rollup, from');
});

test('without the right to edit the model nothing is written', () => {
  const before = opened();
  const model = { ...before.model, editable: undefined };
  expect(moveField(before.design, { model, name: 'name', by: 1 })).toHaveProperty('refused');
});

const step = fc.record({
  act: fc.constantFrom('write', 'write', 'write', 'add', 'remove', 'up', 'down', 'rename'),
  which: fc.nat(20),
  column: fc.nat(20),
  typed: fc.constantFrom('1', '', 'A', 'string', 'number', 'base/unit', '{{ 1 }}', '名'),
});

test('any steps on rows are undone and redone to the same bytes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let now = opened();
      const seen = [bytes(now)];
      for (const each of steps) {
        const plan = randomPlan(now, each);
        const next = plan && isPlanned(plan) ? then(now, plan) : now;
        if (next.history.done > now.history.done) seen.push(bytes(next));
        now = next;
      }
      for (let done = seen.length - 1; done >= 0; done -= 1)
        expect(bytes(opened(jump(now.history, done)))).toEqual(seen[done]);
      expect(bytes(opened(jump(jump(now.history, 0), seen.length - 1)))).toEqual(seen.at(-1));
    }),
    { numRuns: 60 },
  );
});

function bytes({ history, others }: Opened) {
  return [sourceOf(history.tree), others.get(key)?.text];
}

function randomPlan(
  now: Opened,
  { act, which, column, typed }: { act: string; which: number; column: number; typed: string },
): Plan | undefined {
  const { design, model, documents, rows } = now;
  const row = rows[which % Math.max(1, rows.length)];
  if (act === 'add')
    return addField(design, { model, name: newFieldName(design, model), title: typed, after: row?.name });
  if (!row) return undefined;
  if (act === 'remove') return removeField(design, { model, row });
  if (act === 'up' || act === 'down') return moveField(design, { model, name: row.name, by: act === 'up' ? -1 : 1 });
  if (act === 'rename') return renameField(design, { documents, model, name: row.name, to: `f${which}` });
  const at = columns[1 + (column % (columns.length - 1))];
  if (!at || !isEditable(at, row)) return undefined;
  const changes = cellChanges(at, row, at.editor === 'check' ? cellValue(at, row, 'zh-CN') !== true : typed, 'zh-CN');
  return 'refused' in changes ? undefined : changeField(design, { model, row, changes, column: at.titles });
}
