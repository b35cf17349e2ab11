import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/json-value.ts';
import { toPointer } from '../../schema/json/pointer.ts';
import { evaluateForm, resolveForm } from '../form/index.ts';
import { resolveList } from '../list/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { gate } from './index.ts';

const form: JsonObject = {
  kind: 'form',
  formatVersion: 1,
  title: '订单',
  model: 'sales/order',
  layout: { columns: 2 },
  rules: [{ when: '{{ $record.amount >= 0 }}', message: '金额不对' }],
  properties: {
    _grid: {
      type: 'void',
      'x-component': 'Grid',
      'x-component-props': { columns: 2 },
      properties: {
        customer: { 'x-visible': '{{ $values.billDate != null }}', 'x-component-props': { labelField: 'name' } },
        contactPhone: {
          'x-component': 'Input',
          'x-component-props': { maxLength: 5 },
          'x-reactions': { when: '{{ true }}', fulfill: { state: { required: true } } },
        },
      },
    },
    lines: { 'x-columns': ['material', '...'], items: { type: 'object', properties: { qty: { required: true } } } },
  },
};

const nasty = fc.constantFrom<JsonValue>(
  null,
  true,
  -1,
  3e8,
  '',
  '{{ $record.x.y }}',
  '{{ (((',
  '{{ constructor }}',
  'javascript:alert(1)',
  'iframe',
  'constructor',
  '__proto__',
  [],
  {},
  [null],
  { dangerouslySetInnerHTML: { __html: '<img>' } },
  { properties: { a: {} } },
  { 'x-component': 'constructor', run: 'x' },
  'x'.repeat(6_000),
);
const keys = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'x-component',
  'x-component-props',
  'properties',
  'items',
  'x-reactions',
  'x-visible',
  '$ref',
  'x-index',
  'onClick',
  'href',
  'a b',
  'title',
  'do',
  'columns',
);

/** Every place of a document, as paths of keys. */
function places(value: JsonValue, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

type Mutation = { at: number; key: string | undefined; value: JsonValue };
const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  key: fc.option(keys, { nil: undefined }),
  value: nasty,
});

function mutate(document: JsonObject, mutations: Mutation[]): JsonValue {
  let copy: JsonValue = structuredClone(document);
  for (const { at, key, value } of mutations) {
    const all = places(copy);
    const path = all[at % all.length] ?? [];
    if (path.length === 0 && key === undefined) continue;
    copy = put(copy, key === undefined ? path : [...path, key], structuredClone(value));
  }
  return copy;
}

function put(into: JsonValue, [key, ...rest]: string[], value: JsonValue): JsonValue {
  if (key === undefined) return value;
  if (Array.isArray(into)) return into.map((item, index) => (String(index) === key ? put(item, rest, value) : item));
  if (!isJsonObject(into)) return into;
  const copy = Object.fromEntries(Object.entries(into));
  Object.defineProperty(copy, key, {
    value: put(Object.hasOwn(into, key) ? (into[key] ?? null) : {}, rest, value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

/** Places that are in the first and not, or not the same, in the second. */
function lost(before: JsonValue, after: JsonValue | undefined, path: string[] = []): string[] {
  if (before === after) return [];
  if (isJsonObject(before) && isJsonObject(after)) {
    return Object.entries(before).flatMap(([key, value]) =>
      lost(value, Object.hasOwn(after, key) ? after[key] : undefined, [...path, key]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((value, index) => lost(value, after[index], [...path, String(index)]));
  }
  return [toPointer(path)];
}

const reachesPrototype = /"(__proto__|constructor|prototype)":/;
const dangerous =
  /"(dangerouslySetInnerHTML|srcDoc|innerHTML|ref|on[A-Z]\w*)":(?!"\{\{)|"(href|src|url|action)":"javascript:/;

/** Keys of nodes, and the props of their components. */
function partsOf(properties: JsonValue | undefined): { keys: string[]; props: string[] } {
  const parts: { keys: string[]; props: string[] } = { keys: [], props: [] };
  for (const node of isJsonObject(properties) ? Object.values(properties) : []) {
    if (!isJsonObject(node)) continue;
    const inner = [partsOf(node.properties), partsOf(isJsonObject(node.items) ? { items: node.items } : {})];
    parts.keys.push(...Object.keys(node), ...inner.flatMap(({ keys }) => keys));
    parts.props.push(JSON.stringify(node['x-component-props'] ?? {}), ...inner.flatMap(({ props }) => props));
  }
  return parts;
}

const nodeKeys =
  /^(type|title|description|default|enum|format|required|minLength|maxLength|pattern|minimum|maximum|minItems|maxItems|items|properties|x-(component|component-props|decorator|decorator-props|content|visible|hidden|disabled|read-only|value|dict|rules|scale|ref|unit|permission|columns|reactions|data))$/;
const envelope = ['/kind', '/formatVersion', '/$schema', '/description', '/permission'];

describe('mutated documents', () => {
  it('every part that the gate drops has a problem at its pointer or above, and nothing unclean passes', () => {
    fc.assert(
      fc.property(fc.array(mutation, { maxLength: 6 }), (mutations) => {
        const mutated = mutate(form, mutations);
        const { body, problems } = gate('form', mutated, vocabulary, { document: 'a/b.form', pointer: '' });
        const { keys: known, props } = partsOf(body.properties);
        expect(JSON.stringify(body)).not.toMatch(reachesPrototype);
        expect(known.filter((key) => !nodeKeys.test(key))).toEqual([]);
        expect(props.filter((text) => dangerous.test(text))).toEqual([]);
        for (const pointer of lost(mutated, body)) {
          if (envelope.includes(pointer)) continue;
          const told = problems.some(
            (problem) =>
              `${pointer}/`.startsWith(`${problem.pointer}/`) || `${problem.pointer}/`.startsWith(`${pointer}/`),
          );
          expect(told ? '' : pointer).toBe('');
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('resolving and evaluating never throws and pollutes nothing', () => {
    const list: JsonObject = {
      title: '订单',
      model: 'sales/order',
      search: ['billNo', { field: 'billDate', mode: 'range' }],
      columns: ['billNo', { key: 'amount', statistics: 'sum', href: '/a' }, '...'],
      toolbar: ['add', { title: '冻结', do: [{ confirm: '好吗' }, { refresh: true }] }],
      rowActions: ['edit', 'transitions'],
      editor: form,
      sort: { column: 'billDate', order: 'asc' },
    };
    const values = { customer: 'c', lines: [{ qty: '2', price: '3.5' }, null, 'x'], amount: 'abc' };
    fc.assert(
      fc.property(
        fc.array(mutation, { minLength: 1, maxLength: 6 }),
        fc.array(mutation, { maxLength: 4 }),
        (first, second) => {
          const mutatedModel = mutate(sales['sales/order.model'] ?? {}, second);
          const documents = documentSet({
            ...sales,
            'sales/order.model': isJsonObject(mutatedModel) ? mutatedModel : {},
          });
          const body = mutate(list, first);
          const resolved = resolveList({ document: 'a/b.list', pointer: '', body }, documents, vocabulary);
          const alone = resolveForm(
            { document: 'a/b.form', pointer: '', body: mutate(form, first) },
            documents,
            vocabulary,
          );
          for (const each of [resolved.form, alone]) {
            const { states } = evaluateForm(each, values, { mode: 'edit' });
            expect(states).toBeInstanceOf(Map);
          }
          expect(Object.keys(Object.prototype)).toEqual([]);
          expect(Reflect.get({}, 'x-component')).toBeUndefined();
        },
      ),
      { numRuns: 500 },
    );
  });
});
