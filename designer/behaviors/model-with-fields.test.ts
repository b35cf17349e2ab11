import { expect, test } from 'vitest';

import type { JsonObject } from '../../src/schema/json/index.ts';
import { printDocument } from '../../src/schema/printer/print-document.ts';
import { toTree } from '../../src/schema/tree/index.ts';
import { fieldsOfForm } from './form-fields.ts';
import { modelWithFields, type EditableModel } from './model-with-fields.ts';

const name = { type: 'string', title: '名称' };
const note = { type: 'string', title: '说明', 'x-component': 'Input' };
const textOf = (properties: JsonObject) =>
  printDocument({ kind: 'model', formatVersion: 1, title: '客户', schema: { type: 'object', properties } });
const treeOf = (properties: JsonObject) => toTree({ kind: 'form', properties });
const opened = treeOf({ name: {} });

function modelOf(published: JsonObject | null, draft?: JsonObject): EditableModel {
  return {
    key: 'a/b.model',
    text: published && textOf(published),
    revision: 'r1',
    draft: draft ? { text: textOf(draft), revision: 'r0' } : null,
  };
}

const written = (properties: JsonObject, model = modelOf({ name }), before = opened) =>
  modelWithFields(model, fieldsOfForm(before, treeOf(properties)));

test('a field with a type of its own is a field of the model, with what lists and searches need', () => {
  const field = { ...note, default: 'x', 'x-visible': '{{ true }}', format: null };
  expect(written({ name: {}, _card: { type: 'void', properties: { note: field } } })).toEqual({
    key: 'a/b.model',
    text: textOf({ name, note }),
    before: textOf({ name }),
    revision: 'r1',
    draft: undefined,
  });
});

test.each([
  ['a field of the model', { name: { ...name, title: '全名' } }],
  ['a field that is not stored', { name: {}, note: { ...note, 'x-transient': true } }],
  ['a part of an object', { at: { type: 'object', properties: { street: note } } }],
  ['a layout', { _card: { type: 'void', 'x-component': 'Card' } }],
  ['a field that every record has', { createBy: note }],
])('%s adds none', (_, properties: JsonObject) => {
  expect(written(properties)).toBeUndefined();
});

test('until it is published, the field follows its node: the title, the removal, and its own draft', () => {
  const model = modelOf({ name }, { name, note: { ...note, maxLength: 9 } });
  const before = treeOf({ name: {}, note });
  expect(written({ name: {}, note: { ...note, title: '备注' } }, model, before)?.text).toBe(
    textOf({ name, note: { ...note, title: '备注', maxLength: 9 } }),
  );
  expect(written({ name: {} }, model, before)?.text).toBe(textOf({ name }));
  expect(written({ name: {}, note }, model, before)).toMatchObject({ draft: { text: model.draft?.text } });
  expect(written({ name: {} }, model)).toBeUndefined();
});

test('a change of the model by another step, such as a renaming, stays', () => {
  const renamed = {
    key: 'a/b.model',
    text: textOf({ title: name }),
    before: '',
    revision: 'r1',
    draft: undefined,
  } as const;
  const fields = (properties: JsonObject) => fieldsOfForm(opened, treeOf(properties));
  expect(modelWithFields(modelOf({ name }), fields({ title: {} }), renamed)).toBe(renamed);
  expect(modelWithFields(modelOf({ name }), fields({ title: {}, note }), renamed)?.text).toBe(
    textOf({ title: name, note }),
  );
});
