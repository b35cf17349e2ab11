import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { annotatedFormat } from '../../../generated/annotated-format.ts';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { resolveForm } from '../../../src/engine/form/index.ts';
import { loadCatalogue, setLocale } from '../../../src/locale/index.ts';
import { isJsonObject, readAt, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { propertiesOf } from './properties-of.ts';
import { propertyForm } from './property-form.ts';
import type { Property, PropertyTarget } from './property.ts';
import { changeOf, fieldName, propertyValues, readValue } from './read-value.ts';
import { writeValue, type WriteOptions } from './write-value.ts';

const anything: WriteOptions = { locale: 'zh-CN', scope: () => ({ $record: { kind: 'any' } }) };
const targets: PropertyTarget[] = [
  { kind: 'form' },
  ...Object.keys(annotatedFormat.widgets).map((widget): PropertyTarget => ({ kind: 'node', address: 'a', widget })),
];

const values = fc.oneof(
  fc.constantFrom<JsonValue>('{{ $record.a }}', '{{$record.a > 1}}', '', ' ', 'right', 'mini', null, '{{ 1', '[]'),
  fc.boolean(),
  fc.integer({ min: -5, max: 300 }),
  fc.string(),
  fc.array(fc.string()),
  fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.boolean()),
) satisfies fc.Arbitrary<JsonValue>;

const allOf = (target: PropertyTarget, node: JsonObject = {}) =>
  propertiesOf(target, node, 'zh-CN').flatMap(({ properties }) => properties);

const nodes = fc.constantFrom(...targets).chain((target) => {
  const paths = allOf(target).map(({ path }) => path);
  return fc
    .array(fc.tuple(fc.constantFrom(...paths), values), { maxLength: 12 })
    .map((set) => ({ target, node: set.reduce((node, [path, value]) => withValue(node, path, value), {}) }));
});

function withValue(node: JsonObject, [key = '', ...rest]: readonly string[], value: JsonValue | undefined): JsonObject {
  const inner = node[key];
  if (rest.length > 0) return { ...node, [key]: withValue(isJsonObject(inner) ? inner : {}, rest, value) };
  const { [key]: _, ...others } = node;
  return value === undefined ? others : { ...others, [key]: value };
}

test('writing back what was read changes nothing', () => {
  fc.assert(
    fc.property(nodes, ({ target, node }) => {
      const read = propertyValues(propertiesOf(target, node, 'zh-CN'), node);
      for (const property of allOf(target, node))
        expect(changeOf(property, read[fieldName(property)], node, anything)).toBeUndefined();
    }),
  );
});

test('a text for each language shows, and changes, the one of the person', async () => {
  const said = { 'zh-CN': '供应商', 'en-US': 'Supplier' };
  const title = allOf({ kind: 'form' }, { title: said }).find(({ path }) => path.join('.') === 'title');
  if (!title) throw new Error('no title');
  expect(title.mode).toBe('fixed');
  expect(readValue(title, { title: said })).toBe('供应商');
  const written = changeOf(title, '厂商', { title: said }, anything);
  expect(written).toEqual({ value: { 'zh-CN': '厂商', 'en-US': 'Supplier' } });
  await loadCatalogue('en-US');
  setLocale('en-US');
  try {
    expect(readValue(title, { title: said })).toBe('Supplier');
    expect(changeOf(title, 'Vendor', { title: said }, anything)).toEqual({ value: { ...said, 'en-US': 'Vendor' } });
    const chinese = { 'zh-CN': '供应商' };
    expect(changeOf(title, 'Vendor', { title: chinese }, anything)).toEqual({ value: { ...said, 'en-US': 'Vendor' } });
  } finally {
    setLocale('zh-CN');
  }
});

test('what was read, where it is a value that can be typed, would be written as it stands', () => {
  fc.assert(
    fc.property(nodes, ({ target, node }) => {
      for (const property of allOf(target, node).filter(({ isChanged }) => isChanged)) {
        const change = changeOf(property, readValue(property, node), {}, anything);
        if (!change || 'problem' in change || property.mode === 'expression') continue;
        expect(change.value).toEqual(readAt(node, property.path));
      }
    }),
  );
});

test('what was typed reads the same from the document', () => {
  const typed = fc.oneof(fc.string(), fc.integer({ min: -5, max: 300 }), fc.constantFrom('true', '"left"', '[1]'));
  fc.assert(
    fc.property(nodes, typed, ({ target, node }, text) => {
      for (const property of allOf(target, node)) {
        const change = changeOf(property, text, node, anything);
        if (!change || 'problem' in change || change.value === undefined) continue;
        const after = withValue(node, property.path, change.value);
        const now = allOf(target, after).find(({ name }) => name === property.name);
        if (!now || now.mode !== property.mode) continue;
        expect(writeValue(now, readValue(now, after), anything)).toEqual(change);
      }
    }),
  );
});

describe.each(targets)('the form of $kind $widget', (target) => {
  test.each(['zh-CN', 'en-US'] as const)('is one that the engine draws without a problem (%s)', (locale) => {
    for (const group of propertiesOf(target, {}, locale)) {
      const body = propertyForm(group, locale);
      const form = resolveForm({ document: 'panel/properties.form', pointer: '', body }, new Map(), vocabulary);
      expect(form.problems).toEqual([]);
      expect(form.nodes.map((node) => node.kind === 'field' && node.title)).toEqual(
        group.properties.map(({ label }) => label),
      );
    }
  });
});

const labelWidth = { kind: 'form' } as const;
const propertyAt = (target: PropertyTarget, path: string, node: JsonObject = {}): Property => {
  const found = allOf(target, node).find((property) => property.path.join('.') === path);
  if (!found) throw new Error(`no property ${path}`);
  return found;
};

// covers: rule-designer-config
test('labels are 0 to 200 wide, in steps of 10; least, most and step of numbers go from 0 to 100', () => {
  const width = propertyAt(labelWidth, 'layout.labelWidth');
  expect(width).toMatchObject({ default: 100, editor: { kind: 'number' } });
  const fields = propertiesOf(labelWidth, {}, 'zh-CN').map((group) => propertyForm(group, 'zh-CN')['properties']);
  expect(fields).toContainEqual(
    expect.objectContaining({
      [fieldName(width)]: expect.objectContaining({
        'x-component-props': { min: 0, max: 200, step: 10, placeholder: '100' },
      }),
    }),
  );
  expect(changeOf(width, 201, {}, anything)).toEqual({ problem: '不能大于 200，请改小一些。' });
  expect(changeOf(width, -1, {}, anything)).toEqual({ problem: '不能小于 0，请改大一些。' });
  expect(changeOf(width, 12.5, {}, anything)).toEqual({ problem: '只能是整数，请去掉小数。' });
  expect(changeOf(width, 120, {}, anything)).toEqual({ value: 120 });
  for (const widget of ['Number', 'Slider'])
    for (const name of ['min', 'max', 'step']) {
      const { editor } = propertyAt({ kind: 'node', address: 'a', widget }, `x-component-props.${name}`);
      expect(editor).toMatchObject({ kind: 'number', limits: { 'x-input': { min: 0, max: 100 } } });
    }
});

const input: PropertyTarget = { kind: 'node', address: 'a', widget: 'Input', type: 'string' };

test.each<[name: string, path: string, node: JsonObject, typed: unknown, written: object | undefined]>([
  ['a text', 'title', {}, '客户', { value: '客户' }],
  ['an emptied text', 'title', { title: '客户' }, null, { value: undefined }],
  [
    'of a text in two languages the other one stays',
    'title',
    { title: { 'zh-CN': '客户', 'en-US': 'Customer' } },
    '户',
    { value: { 'zh-CN': '户', 'en-US': 'Customer' } },
  ],
  ['a switch that shows its default', 'x-component-props.allowClear', {}, false, undefined],
  ['a switch turned on', 'x-component-props.allowClear', {}, true, { value: true }],
  ['one of three ways', 'required', {}, 'false', { value: false }],
  [
    'an expression in its braces',
    'required',
    { required: '{{ $record.a }}' },
    ' {{ $record.b }}',
    { value: '{{ $record.b }}' },
  ],
  ['an expression', 'required', { required: '{{ $record.a }}' }, '$record.b', { value: '{{ $record.b }}' }],
  [
    'an expression with a name that is not there',
    'required',
    { required: '{{ 1 }}' },
    '$recrd',
    { problem: expect.stringContaining('$recrd') },
  ],
  ['a list of names', 'x-rules', {}, ['mobile'], { value: ['mobile'] }],
  ['a choice', 'format', {}, '"email"', { value: 'email' }],
  ['a choice of nothing', 'format', {}, 'null', { value: null }],
  ['broken JSON', 'x-reactions', {}, '[', { problem: expect.stringMatching(/^第 1 行：/) }],
  ['JSON of another type', 'x-reactions', {}, '7', { problem: expect.stringMatching(/^这里要写.*请改正。$/) }],
  ['options, a line each', 'enum', {}, 'A|重点\nB', { value: [{ value: 'A', label: '重点' }, 'B'] }],
  ['an option that stands twice', 'enum', {}, 'A\nA', { problem: '“A”写了两次，值不能重复。' }],
  ['a default of the type of its field', 'default', {}, '5', { value: '5' }],
  ['a name that is none', 'x-permission', {}, '1', { problem: expect.stringContaining('以冒号分段') }],
])('%s', (_, path, node, typed, written) => {
  expect(changeOf(propertyAt(input, path, node), typed, node, anything)).toEqual(written);
});
