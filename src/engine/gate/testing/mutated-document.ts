import fc from 'fast-check';

import { isJsonObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';

/** A form that uses every feature of forms, over the model `sales/order` of the engine's test documents. */
export const fullForm: JsonObject = {
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

export const fullDialog: JsonObject = {
  kind: 'dialog',
  formatVersion: 1,
  title: '冻结',
  width: '60%',
  placement: 'drawer',
  permission: 'a:b',
  body: { form: { properties: { reason: { type: 'string', required: true, 'x-component': 'TextArea' } } } },
  values: { reason: '{{ $record.name }}', rows: [{ id: '{{ $args.id }}' }] },
  okText: { 'zh-CN': '冻结' },
  submit: [{ request: 'base/freeze', args: { why: '{{ $values.reason }}' } }, { refresh: true }],
};
export const fullPicker: JsonObject = {
  kind: 'picker',
  formatVersion: 1,
  title: '选择客户',
  model: 'base/customer',
  search: ['name', { field: 'level', mode: 'in' }],
  columns: ['name', { key: 'level', cell: 'dictionary', href: '/a' }],
  where: { level: '{{ $record.level }}' },
  sort: { column: 'name', order: 'asc' },
  tree: { model: 'base/area', by: 'area' },
  key: 'id',
  multiple: true,
  fields: { phone: 'contactPhone' },
};
export const fullScreen: JsonObject = {
  kind: 'screen',
  formatVersion: 1,
  title: '首页',
  permission: 'a:b',
  paper: { size: 'A4', margin: 10 },
  properties: {
    _box: {
      type: 'void',
      'x-component': 'Section',
      'x-visible': '{{ $user != null }}',
      properties: { _link: { type: 'void', 'x-component': 'Link', 'x-component-props': { href: "{{ '/' + $now }}" } } },
    },
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
  'body',
  'submit',
);

function places(value: JsonValue, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

export type Mutation = { at: number; key: string | undefined; value: JsonValue };
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  key: fc.option(keys, { nil: undefined }),
  value: nasty,
});

export function mutate(document: JsonObject, mutations: Mutation[]): JsonValue {
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
