import { expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import type { JsonObject, Path } from '../../../src/schema/json/index.ts';
import { applyPatches, fromTree, toTree } from '../../../src/schema/tree/index.ts';
import { isPlanned, type Command } from '../../commands/index.ts';
import {
  addColumn,
  columnsOfTable,
  columnWidgets,
  moveColumn,
  removeColumn,
  setColumnKey,
  setColumnWidget,
  tableOfColumn,
  widgetOfColumn,
} from './column-commands.ts';

const table: Path = ['properties', 'rows'];
const column = (key: string): Path => [...table, 'items', 'properties', key];
const text = { type: 'string', title: '文本' };
const form = (properties: JsonObject) => ({
  kind: 'form',
  properties: { rows: { type: 'array', items: { type: 'object', properties } } },
});

function columnsAfter<Args>(properties: JsonObject, command: Command<Args>, args: Args): JsonObject {
  const tree = toTree(form(properties));
  const plan = command({ tree, vocabulary }, args);
  if (!isPlanned(plan)) throw new Error('refused');
  const after = applyPatches(tree, plan.patches).tree;
  expect(fromTree(applyPatches(after, applyPatches(tree, plan.patches).inverse).tree)).toEqual(form(properties));
  return Object.fromEntries((columnsOfTable(after, table) ?? []).map(({ key, written }) => [key, written]));
}

test('a column is added behind the others, with a free name and the fields of its widget', () => {
  expect(columnsAfter({ number: text }, addColumn, { table, widget: 'Number' })).toEqual({
    number: text,
    number2: { type: 'number', title: '数字', 'x-component': 'Number' },
  });
});

test('columns are moved, no further than the ends, and removed', () => {
  const three = { a: text, b: text, c: text };
  const keys = (columns: JsonObject) => Object.keys(columns).join('');
  expect(keys(columnsAfter(three, moveColumn, { path: column('c'), by: -1 }))).toBe('acb');
  expect(keys(columnsAfter(three, moveColumn, { path: column('a'), by: 1 }))).toBe('bac');
  expect(keys(columnsAfter(three, moveColumn, { path: column('a'), by: -1 }))).toBe('abc');
  expect(keys(columnsAfter(three, removeColumn, { path: column('b') }))).toBe('ac');
});

test('another widget keeps the title and that a value is required', () => {
  const before = { a: { ...text, required: true, maxLength: 9 } };
  expect(columnsAfter(before, setColumnWidget, { path: column('a'), widget: 'Date' })).toEqual({
    a: { type: 'string', format: 'date', title: '文本', 'x-component': 'Date', required: true },
  });
});

test('a widget with the same values keeps what it knows too', () => {
  const before = { a: { ...text, maxLength: 9, 'x-visible': '{{ true }}' } };
  expect(columnsAfter(before, setColumnWidget, { path: column('a'), widget: 'TextArea' })).toEqual({
    a: { ...text, format: 'text', maxLength: 9, 'x-visible': '{{ true }}', 'x-component': 'TextArea' },
  });
});

test('a column that names no widget has that of its type', () => {
  const [number] = columnsOfTable(toTree(form({ n: { type: 'number' } })), table) ?? [];
  expect(number && widgetOfColumn(number, vocabulary)).toBe('Number');
});

test('the title and required are set and removed', () => {
  expect(columnsAfter({ a: text }, setColumnKey, { path: column('a'), key: 'title', value: '名称' })).toEqual({
    a: { type: 'string', title: '名称' },
  });
  expect(columnsAfter({ a: text }, setColumnKey, { path: column('a'), key: 'required', value: true })).toEqual({
    a: { ...text, required: true },
  });
  expect(columnsAfter({ a: text }, setColumnKey, { path: column('a'), key: 'title', value: undefined })).toEqual({
    a: { type: 'string' },
  });
});

test('columns have widgets that fit into a cell; a column knows its table', () => {
  expect(columnWidgets(vocabulary)).toEqual(expect.arrayContaining(['Input', 'Number', 'Date', 'DictSelect']));
  expect(columnWidgets(vocabulary)).not.toContain('EditableTable');
  expect(columnWidgets(vocabulary)).not.toContain('Card');
  expect(tableOfColumn(column('a'))).toEqual(table);
  expect(tableOfColumn(['properties', 'a'])).toBeUndefined();
});
