import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import { definitionOfForm, formOfText } from '../../src/engine/exchange/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { readItems, readObject, type JsonObject } from '../../src/schema/json/index.ts';
import { fromTree, toTree } from '../../src/schema/tree/index.ts';
import { perform, startHistory } from '../model/index.ts';
import { insertWidget, isPlanned } from './index.ts';
import { reasonOf } from './testing/reason-of.ts';

const blank: JsonObject = { kind: 'form', formatVersion: 1, title: '表单', properties: {} };
const nothing = { get: () => undefined, keys: () => [] };

function dropped(...widgets: string[]): JsonObject {
  const history = widgets.reduce(
    (before, widget, index) => {
      const plan = insertWidget(
        { tree: before.tree, vocabulary },
        { widget, place: { container: ['properties'], index } },
      );
      if (!isPlanned(plan)) throw new Error(reasonOf(plan));
      return perform(before, plan.label, plan.patches);
    },
    startHistory(toTree(blank)),
  );
  return readObject(fromTree(history.tree));
}

function definitionOf(body: JsonObject): JsonObject {
  const document: SourceDocument = { key: 'a/b.form', id: 'a/b', kind: 'form', hash: '', body, problems: [] };
  return definitionOfForm({ document, around: nothing }, { vocabulary }).definition;
}

function exported(body: JsonObject): JsonObject[] {
  return readItems(definitionOf(body).list);
}

// covers: state-designer-switch
test('each new widget has a key and a model of its own, and no rules', () => {
  const list = exported(dropped('Input', 'Input', 'Select', 'Switch'));
  expect(list.map(({ type, rules }) => [type, rules])).toEqual([
    ['input', []],
    ['input', []],
    ['select', []],
    ['switch', []],
  ]);
  expect(new Set(list.map(({ model }) => model)).size).toBe(4);
  expect(new Set(list.map(({ key }) => key)).size).toBe(4);
  for (const { key, model, type } of list) {
    expect(key).toMatch(/^\d{13}_\d{1,5}$/);
    expect(String(model).startsWith(String(type))).toBe(true);
  }
});

// covers: limit-designer
describe('what is new begins as the specification says', () => {
  test.each<[string, JsonObject]>([
    ['Time', { defaultValue: '21:19:56', format: 'HH:mm:ss' }],
    ['Date', { type: 'date', format: 'yyyy-MM-dd' }],
    ['Rate', { max: 5 }],
    ['Slider', { min: 0, max: 100, step: 1 }],
    ['ImageUpload', { size: { width: 100, height: 100 }, length: 8 }],
    ['Number', { step: 1 }],
  ])('%s', (widget, options) => {
    expect(exported(dropped(widget))).toMatchObject([{ options }]);
  });

  test('a grid has two columns of 12', () => {
    const grid = { ...readObject(readObject(dropped('Grid').properties)['_grid']) };
    const cell = { type: 'void', 'x-component': 'Grid', 'x-component-props': { columns: 1 }, properties: {} };
    const body = { ...blank, properties: { _grid: { ...grid, properties: { _a: cell, _b: cell } } } };
    expect(exported(body)).toMatchObject([{ columns: [{ span: 12 }, { span: 12 }] }]);
  });

  test('a form has labels of 100 at the right, and is small', () => {
    const read = formOfText('{ "list": [], "config": {} }', { vocabulary });
    if ('refused' in read) throw new Error(read.refused);
    const { origin: _, ...body } = read.body;
    expect(definitionOf(body).config).toEqual({
      labelWidth: 100,
      labelPosition: 'right',
      size: 'small',
      customClass: '',
    });
  });
});
