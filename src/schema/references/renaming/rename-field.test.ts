import { describe, expect, test } from 'vitest';

import {
  documentKey,
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/index.ts';
import { applyPatches, fromTree, toTree } from '../../tree/index.ts';
import { fieldUses, renameField } from '../index.ts';

const line: JsonObject = {
  schema: {
    type: 'object',
    properties: { order: { type: 'string' }, qty: { type: 'number' }, note: { type: 'string' } },
  },
};
const order = (more: JsonObject): JsonObject => ({
  ...more,
  schema: {
    type: 'object',
    properties: {
      level: { type: 'string', 'x-dict': 'level' },
      total: { type: 'number', 'x-value': '{{ sum($record.lines, l => l.qty) }}' },
      lines: { type: 'array', 'x-child': { model: 'a/line', parent: 'order' } },
    },
  },
});

function set(bodies: Record<string, JsonObject>): DocumentSet {
  const documents = new Map<DocumentKey, SourceDocument>();
  for (const [name, body] of Object.entries({ 'a/line.model': line, 'a/order.model': order({}), ...bodies })) {
    const parts = splitDocumentKey(name);
    if (!parts) throw new Error(`${name} is no key`);
    const key = documentKey(parts.id, parts.kind);
    documents.set(key, { ...parts, key, hash: '', body, problems: [] });
  }
  return { get: (key) => documents.get(key), keys: () => documents.keys() };
}

function renamed(documents: DocumentSet, model: string, from: string, to: string): DocumentSet {
  const bodies: Record<string, JsonObject> = {};
  for (const key of documents.keys()) bodies[key] = documents.get(key)?.body ?? {};
  for (const [key, patches] of renameField(documents, model, from, to)) {
    const after = fromTree(applyPatches(toTree(bodies[key] ?? {}), patches).tree);
    if (isJsonObject(after)) bodies[key] = after;
  }
  return set(bodies);
}

const body = (documents: DocumentSet, name: string) => {
  const key = [...documents.keys()].find((each) => each === name);
  return key && documents.get(key)?.body;
};
const fieldsIn = (value: JsonValue | undefined) =>
  isJsonObject(value) && isJsonObject(value['properties']) ? Object.keys(value['properties']) : [];

describe('renaming a field', () => {
  test.each<[string, string, JsonObject, [model: string, from: string, to: string], JsonObject]>([
    [
      'columns and search',
      'a/p.list',
      { model: 'a/order', columns: ['level', '...'], search: [{ field: 'level' }] },
      ['a/order', 'level', 'grade'],
      { model: 'a/order', columns: ['grade', '...'], search: [{ field: 'grade' }] },
    ],
    [
      'fixed conditions',
      'a/p.list',
      { model: 'a/order', where: { total: 1, level: 'A' } },
      ['a/order', 'level', 'grade'],
      { model: 'a/order', where: { total: 1, grade: 'A' } },
    ],
    [
      'expressions, with the text beside a value',
      'a/p.list',
      {
        model: 'a/order',
        columns: [{ key: 'total', visible: '{{ $record.level == "level" && $record.level_dictText != "" }}' }],
      },
      ['a/order', 'level', 'grade'],
      {
        model: 'a/order',
        columns: [{ key: 'total', visible: '{{ $record.grade == "level" && $record.grade_dictText != "" }}' }],
      },
    ],
    [
      'keys of nodes and what reactions name',
      'a/f.form',
      {
        model: 'a/order',
        properties: {
          level: { 'x-reactions': { target: 'total', when: '{{ $values.level }}' } },
        },
      },
      ['a/order', 'level', 'grade'],
      {
        model: 'a/order',
        properties: {
          grade: { 'x-reactions': { target: 'total', when: '{{ $values.grade }}' } },
        },
      },
    ],
    [
      'comma lists',
      'a/f.form',
      {
        model: 'a/order',
        properties: {
          total: {
            'x-component': 'PopupPicker',
            'x-component-props': { popupCode: 'a/none', orgFields: 'a,b', destFields: 'level, total,level' },
          },
        },
      },
      ['a/order', 'level', 'grade'],
      {
        model: 'a/order',
        properties: {
          total: {
            'x-component': 'PopupPicker',
            'x-component-props': { popupCode: 'a/none', orgFields: 'a,b', destFields: 'grade, total,grade' },
          },
        },
      },
    ],
    [
      'fields of lines in callbacks',
      'a/f.form',
      {
        model: 'a/order',
        rules: [{ when: '{{ $values.lines.every(l => l.qty > 0) && $values.lines[0].qty > 1 }}', message: 'x' }],
      },
      ['a/line', 'qty', 'count'],
      {
        model: 'a/order',
        rules: [{ when: '{{ $values.lines.every(l => l.count > 0) && $values.lines[0].count > 1 }}', message: 'x' }],
      },
    ],
    [
      'the name of lines, not those of their fields',
      'a/f.form',
      {
        model: 'a/order',
        rules: [{ when: '{{ $values.lines.every(l => l.qty > 0) }}', message: 'x' }],
        properties: { lines: { items: { properties: { qty: {} } } } },
      },
      ['a/order', 'lines', 'rows'],
      {
        model: 'a/order',
        rules: [{ when: '{{ $values.rows.every(l => l.qty > 0) }}', message: 'x' }],
        properties: { rows: { items: { properties: { qty: {} } } } },
      },
    ],
  ])('follows %s', (_, name, document, [model, from, to], expected) => {
    const after = renamed(set({ [name]: document }), model, from, to);
    expect(body(after, name)).toEqual(expected);
  });

  test('renames the declaration in its place, and what other models say of it', () => {
    const after = renamed(set({}), 'a/line', 'qty', 'count');
    expect(fieldsIn(body(after, 'a/line.model')?.['schema'])).toEqual(['order', 'count', 'note']);
    expect(JSON.stringify(body(after, 'a/order.model'))).toContain('{{ sum($record.lines, l => l.count) }}');
  });

  test('and back gives what was there', () => {
    const documents = set({
      'a/p.list': { model: 'a/order', columns: ['level', { key: 'total', href: '{{ "/" + $record.level }}' }] },
    });
    const back = renamed(renamed(documents, 'a/order', 'level', 'grade'), 'a/order', 'grade', 'level');
    for (const key of documents.keys())
      expect(JSON.stringify(body(back, key))).toBe(JSON.stringify(body(documents, key)));
  });

  test('a field of that name in another model is not meant', () => {
    const documents = set({ 'a/q.list': { model: 'a/line', columns: ['qty', 'note'] } });
    expect(fieldUses(documents, 'a/order', 'qty')).toEqual([]);
  });
});
