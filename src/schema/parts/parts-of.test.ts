import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { annotatedFormat } from '../../../generated/annotated-format.ts';
import { splitDocumentKey } from '../documents/document.ts';
import { partSorts, type PartSort } from '../format/index.ts';
import { parseJson, readAt, readObject, toPointer, type JsonObject } from '../json/index.ts';
import { fromTree, toTree } from '../tree/index.ts';
import { asObject, partsOf, type Part } from './index.ts';

const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.json') && !path.startsWith('meta'),
);
const documents = files.flatMap((file) => {
  const key = splitDocumentKey(file.replace(/\.json$/, ''));
  return key ? [{ file, kind: key.kind, body: bodyOf(readFileSync(`schemas/${file}`, 'utf8')) }] : [];
});

function bodyOf(text: string): JsonObject {
  return readObject(parseJson(text).value);
}

function partsOfForm(properties: JsonObject): readonly Part[] {
  return partsOf('form', { properties }, annotatedFormat).parts;
}

const sorts = (parts: readonly Part[]) => parts.map(({ path, sort }) => `${path.at(-1)} ${sort}`);

describe('the parts of the delivered documents', () => {
  test.each(documents)('$file: each exists, is given once, and is inside its holder', ({ kind, body }) => {
    const { parts, containers } = partsOf(kind, body, annotatedFormat);
    const pointers = new Set<string>();
    for (const { path, container, holder, key, value } of parts) {
      expect(readAt(body, path)).toEqual(value);
      expect(path).toEqual([...container, key]);
      expect(container.slice(0, holder.length)).toEqual(holder);
      // A holder comes before the parts inside it.
      expect(holder.length === 0 || pointers.has(toPointer(holder))).toBe(true);
      pointers.add(toPointer(path));
    }
    expect(pointers.size).toBe(parts.length);
    const members = containers.flatMap(({ path, value }) => Object.keys(value).map((key) => toPointer([...path, key])));
    expect(members.toSorted()).toEqual([...pointers].toSorted());
  });

  const counts = new Map<PartSort, number>();
  for (const { kind, body } of documents)
    for (const { sort } of partsOf(kind, body, annotatedFormat).parts) counts.set(sort, (counts.get(sort) ?? 0) + 1);
  // No delivered form has steps, no query parameters, no app permissions; they are tested below.
  const elsewhere: PartSort[] = ['step', 'parameter', 'permission'];

  test.each(partSorts.map((sort) => ({ sort, count: counts.get(sort) ?? 0 })))('$sort: $count', ({ sort, count }) => {
    expect(count > 0).toBe(!elsewhere.includes(sort));
  });
});

describe('the parts of a form', () => {
  const option = { value: '1', label: '一' };

  test('are columns and options of lists and maps alike, in the order of the document', () => {
    const rows = {
      type: 'array',
      items: { properties: { a: { enum: ['x', option] } } },
      'x-columns': ['b', { key: 'c' }],
    };
    const parts = partsOfForm({ rows });
    expect(sorts(parts)).toEqual(['rows node', 'a column', '0 option', '1 option', '0 column', '1 column']);
    expect(parts.map(({ holder }) => toPointer(holder)).slice(1, 3)).toEqual([
      '/properties/rows',
      '/properties/rows/items/properties/a',
    ]);
  });

  test('are panes and steps where the widget says so, and nodes inside these', () => {
    const inside = { _a: { type: 'void', properties: { name: {} } } };
    const holder = (widget: string) => ({ _h: { type: 'void', 'x-component': widget, properties: inside } });
    expect(sorts(partsOfForm(holder('Tabs')))).toEqual(['_h node', '_a pane', 'name node']);
    expect(sorts(partsOfForm(holder('Steps')))).toEqual(['_h node', '_a step', 'name node']);
    expect(sorts(partsOfForm(holder('Card')))).toEqual(['_h node', '_a node', 'name node']);
  });

  test('are the lists in the props of its widgets', () => {
    const menu = { 'x-component': 'ContextMenu', 'x-component-props': { items: [{ key: 'a' }] } };
    expect(sorts(partsOfForm({ menu }))).toEqual(['menu node', '0 button']);
  });

  test('are the same for a tree, which knows those of what did not change', () => {
    const tree = toTree({ properties: { a: { enum: ['x'] }, b: {} } });
    const again = () => partsOf('form', readObject(fromTree(tree)), annotatedFormat).parts;
    expect(again()).toEqual(again());
    expect(again()[1]).toBe(again()[1]);
  });

  test('never make it throw, whatever is written', () => {
    expect(partsOfForm({ a: 'x', b: { enum: { c: 1 }, items: [1], 'x-columns': 'erp/x' } })).toHaveLength(2);
  });
});

test('a query has parameters, groups and measures; an app has permissions', () => {
  const query = { params: { from: { field: 'date' } }, group: ['date'], measures: { total: { sum: 'amount' } } };
  expect(sorts(partsOf('query', query, annotatedFormat).parts)).toEqual(['from parameter', '0 group', 'total measure']);
  const app = { permissions: [{ name: 'a:b', title: '甲' }] };
  expect(sorts(partsOf('app', app, annotatedFormat).parts)).toEqual(['0 permission']);
});

test.each([
  ['list', { columns: ['name'] }, { key: 'name' }],
  ['list', { search: ['name'] }, { field: 'name' }],
  ['list', { columns: ['...'] }, undefined],
  ['list', { toolbar: ['add'] }, undefined],
  ['form', { properties: { a: { enum: [3] } } }, { value: 3 }],
] as const)('a bare value of a %s %j as an object: %j', (kind, body, object) => {
  const part = partsOf(kind, readObject(JSON.parse(JSON.stringify(body))), annotatedFormat).parts.at(-1);
  expect(part && asObject(part.value, part.schema, annotatedFormat)).toEqual(object);
});
