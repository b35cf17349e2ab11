import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as validators from '../../../../generated/document-validators.js';
import { vocabulary } from '../../../../generated/vocabulary.ts';
import { checkDocuments } from '../../../schema/check/index.ts';
import type { SourceDocument } from '../../../schema/documents/document.ts';
import { isJsonObject, readObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { printDocument } from '../../../schema/printer/print-document.ts';
import { resolveForm } from '../../form/index.ts';
import { definitionOfForm } from '../export-form.ts';
import { newId } from '../ids.ts';
import { readDefinition, writeDefinition } from './index.ts';
import { anyDefinition } from './testing/arbitrary-definition.ts';

const ids = { now: () => 1_700_000_000_123, random: () => 0.5 };
const options = { vocabulary, ids };

function documentOf(body: JsonObject): JsonObject {
  return { kind: 'form', formatVersion: 1, title: '导入的表单', ...body };
}

/** Returns the check's problems for a form, without the warnings about an unused document. */
function problemsOf(body: JsonObject): string[] {
  const file = { path: 'a/imported.form.json', file: 'imported', text: printDocument(documentOf(body)) };
  return checkDocuments([file], validators, vocabulary)
    .problems.filter(({ code }) => code !== 'unused-document')
    .map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

const nothing = { get: () => undefined, keys: () => [] };

function sourceOf(body: JsonObject): SourceDocument {
  return { key: 'a/imported.form', id: 'a/imported', kind: 'form', hash: '', body: documentOf(body), problems: [] };
}

function resolved(body: JsonObject) {
  const source = { document: 'a/imported.form', pointer: '', body: documentOf(body) };
  return resolveForm(source, nothing, vocabulary);
}

test('whatever the original defines comes in as a valid form, and goes out as it was', () => {
  fc.assert(
    fc.property(anyDefinition, (definition) => {
      const { body } = readDefinition(definition, options);
      expect(problemsOf(body)).toEqual([]);
      expect(resolved(body).problems).toEqual([]);
      expect(writeDefinition(body, options).definition).toEqual(definition);
      expect(definitionOfForm({ document: sourceOf(body), around: nothing }, options).definition).toEqual(definition);
    }),
    { numRuns: process.env['SOAK'] ? 20_000 : 300 },
  );
});

function nodeOf(widget: JsonObject) {
  const { body, told } = readDefinition({ list: [{ key: '1570693512000_7', ...widget }], config: {} }, options);
  const [node] = Object.values(readObject(body.properties));
  return { node: readObject(node), told: told.map(({ pointer, message }) => `${pointer} ${message}`) };
}

describe('what a new widget of the original is here', () => {
  const icon = (type: string, name: string) => ({
    type,
    icon: `icon-${name}`,
    name: '名',
    model: `${type}_1570693512000_7`,
    rules: [],
  });
  test.each<[JsonObject, JsonObject]>([
    [
      {
        ...icon('input', 'input'),
        options: {
          width: '100%',
          defaultValue: '',
          required: false,
          dataType: 'string',
          pattern: '',
          placeholder: '',
          disabled: false,
          maxlength: -1,
          showWordLimit: false,
        },
      },
      { type: 'string', title: '名', 'x-component': 'Input' },
    ],
    [
      {
        ...icon('number', 'number'),
        options: {
          width: '',
          required: false,
          defaultValue: 0,
          min: '',
          max: '',
          step: 1,
          disabled: false,
          controlsPosition: '',
        },
      },
      { type: 'number', title: '名', default: 0, 'x-component': 'Number' },
    ],
    [
      {
        ...icon('time', 'time'),
        options: {
          defaultValue: '21:19:56',
          readonly: false,
          disabled: false,
          editable: true,
          clearable: true,
          placeholder: '',
          startPlaceholder: '',
          endPlaceholder: '',
          isRange: false,
          arrowControl: true,
          format: 'HH:mm:ss',
          required: false,
          width: '',
        },
      },
      { type: 'string', format: 'time', title: '名', default: '21:19:56', 'x-component': 'Time' },
    ],
    [
      {
        ...icon('date', 'date'),
        options: {
          defaultValue: '',
          readonly: false,
          disabled: false,
          editable: true,
          clearable: true,
          placeholder: '',
          startPlaceholder: '',
          endPlaceholder: '',
          type: 'date',
          format: 'yyyy-MM-dd',
          timestamp: false,
          required: false,
          width: '',
        },
      },
      { type: 'string', format: 'date', title: '名', 'x-component': 'Date' },
    ],
    [
      {
        ...icon('rate', 'pingfen1'),
        options: { defaultValue: null, max: 5, disabled: false, allowHalf: false, required: false },
      },
      { type: 'integer', title: '名', 'x-component': 'Rate' },
    ],
    [
      {
        ...icon('slider', 'slider'),
        options: {
          defaultValue: 0,
          disabled: false,
          required: false,
          min: 0,
          max: 100,
          step: 1,
          showInput: false,
          range: false,
          width: '',
        },
      },
      { type: 'number', title: '名', default: 0, 'x-component': 'Slider' },
    ],
    [
      { ...icon('switch', 'switch'), options: { defaultValue: false, required: false, disabled: false } },
      { type: 'boolean', title: '名', default: false, 'x-component': 'Switch' },
    ],
    [
      { ...icon('text', 'wenzishezhi-'), options: { defaultValue: 'This is a text', customClass: '' } },
      { type: 'void', title: '名', 'x-component': 'Text', 'x-component-props': { text: 'This is a text' } },
    ],
  ])('%j', (widget, node) => expect(nodeOf(widget)).toEqual({ node, told: [] }));

  test('a grid has two columns of 12', () => {
    const columns = [
      { span: 12, list: [] },
      { span: 12, list: [] },
    ];
    const { node, told } = nodeOf({
      ...icon('grid', 'grid-'),
      columns,
      options: { gutter: 0, justify: 'start', align: 'top' },
    });
    const column = { type: 'void', 'x-component': 'Grid', 'x-component-props': { columns: 1 }, properties: {} };
    const properties = { _grid_1570693512000_7_1: column, _grid_1570693512000_7_2: column };
    expect({ node, told }).toEqual({
      node: {
        type: 'void',
        title: '名',
        'x-component': 'Grid',
        'x-component-props': { gutter: 0, columns: 2 },
        properties,
      },
      told: [],
    });
  });

  test('what the form looks like as a whole', () => {
    const config = (written: JsonObject) => readDefinition({ list: [], config: written }, options);
    const fresh = { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' };
    expect(config(fresh)).toMatchObject({ body: { layout: { size: 'small' }, properties: {} }, told: [] });
    expect(config({ ...fresh, labelWidth: 200 }).body).toEqual({
      layout: { columns: 1, labelWidth: 200, size: 'small' },
      properties: {},
    });
    expect(config({ ...fresh, labelWidth: 210 })).toMatchObject({
      body: { layout: { size: 'small' }, origin: { has: { config: { labelWidth: 210 } } } },
      told: [{ became: 'kept', pointer: '/config/labelWidth' }],
    });
  });
});

function definitionOf(properties: JsonObject, more: JsonObject = {}) {
  const { definition, told } = writeDefinition({ properties, ...more }, options);
  const list = Array.isArray(definition.list) ? definition.list.map((each) => readObject(each)) : [];
  return { definition, list, told: told.map(({ became, pointer }) => `${became} ${pointer}`) };
}

describe('a form of our own goes out', () => {
  // covers: rule-designer-order, rule-designer-labels
  test('with the rules of the original, in its order and with its messages', () => {
    const checks = { required: true, format: 'email', pattern: '@x', 'x-component': 'Input' };
    const { list } = definitionOf({ mail: { type: 'string', title: '邮箱', ...checks } });
    expect(list[0]).toMatchObject({
      options: { required: true, dataType: 'email', pattern: '@x' },
      rules: [
        { type: 'email', message: '邮箱格式不正确' },
        { required: true, message: '邮箱必须填写' },
        { pattern: '@x', message: '邮箱格式不匹配' },
      ],
    });
    const english = writeDefinition(
      { properties: { mail: { type: 'string', title: 'Mail', ...checks } } },
      { ...options, language: 'en-US' },
    );
    expect(english.definition).toMatchObject({
      list: [
        {
          rules: [{ message: 'MailInvaild format' }, { message: 'MailRequired' }, { message: 'MailUnmatched pattern' }],
        },
      ],
    });
  });

  // covers: limit-designer-ids
  test('with keys of the second and a random number up to 99999', () => {
    const { list } = definitionOf({
      a: { type: 'string', 'x-component': 'Select' },
      b: { type: 'string', 'x-component': 'Input' },
    });
    expect(list[0]).toMatchObject({
      key: '1700000000000_50000',
      model: 'a',
      options: { remoteFunc: 'func_1700000000000_50000' },
    });
    const highest = { now: () => 1_700_000_000_999, random: () => 0.999_999_9 };
    expect(newId(highest)).toBe('1700000000000_99999');
    expect(newId({ ...highest, random: () => 0 })).toBe('1700000000000_0');
  });

  test('and what the original cannot have is told', () => {
    const { list, told } = definitionOf(
      {
        _card: {
          type: 'void',
          'x-component': 'Card',
          properties: { a: { type: 'string', title: '甲', 'x-component': 'Reference' } },
        },
        b: {
          type: 'number',
          title: '乙',
          'x-component': 'Number',
          'x-component-props': { unit: '元' },
          'x-visible': '{{ $record.a }}',
        },
        c: { type: 'string', title: '丙', required: true, 'x-component': 'DictSelect' },
      },
      { model: 'base/customer' },
    );
    expect(list).toMatchObject([
      { type: 'blank', name: '甲' },
      { type: 'number', name: '乙' },
      { type: 'select', name: '丙', rules: [{ required: true }] },
    ]);
    expect(told).toEqual([
      'lost /model',
      'changed /properties',
      'lost /properties/_card',
      'changed /properties/_card/properties/a',
      'lost /properties/b/x-component-props/unit',
      'lost /properties/b/x-visible',
      'changed /properties/c',
    ]);
  });
});

describe('what is changed after an import wins, and the rest is as it was', () => {
  const imported = readDefinition(
    {
      list: [
        {
          type: 'input',
          icon: 'mine',
          name: '名称',
          key: '1570693512000_7',
          model: 'name',
          rules: [{ required: true, message: '请填名称' }],
          options: { width: '50%', required: true, maxlength: '20', customClass: 'red' },
        },
      ],
      config: {},
    },
    options,
  ).body;
  const node = readObject(readObject(imported.properties).name);
  const out = (change: JsonObject, name = 'name') => definitionOf({ [name]: { ...node, ...change } }).list[0];
  const original = { icon: 'mine', key: '1570693512000_7', model: 'name', name: '名称' };

  test.each<[string, JsonObject, JsonObject]>([
    ['nothing', {}, { ...original, options: { width: '50%', required: true, maxlength: '20', customClass: 'red' } }],
    ['the title', { title: '编码' }, { ...original, name: '编码', rules: [{ required: true, message: '请填名称' }] }],
    [
      'a prop',
      { 'x-component-props': { maxLength: 30 } },
      { options: { maxlength: 30, width: '50%', customClass: 'red' } },
    ],
    [
      'a rule',
      { required: false, 'x-required-message': null },
      { rules: [], options: { required: false, width: '50%' } },
    ],
    ['the widget', { 'x-component': 'TextArea' }, { type: 'textarea', model: 'name', options: { width: '50%' } }],
  ])('%s', (_, change, expected) => expect(out(change)).toMatchObject(expected));

  test('a copy has a key and a name of its own', () => {
    const { list } = definitionOf({ name: node, name2: node });
    expect(list.map(({ key, model }) => [key, model])).toEqual([
      ['1570693512000_7', 'name'],
      ['1700000000000_50000', 'name2'],
    ]);
  });

  test('an exported form that is changed says the same when it comes in again', () => {
    const changes = fc.record(
      {
        title: fc.constantFrom('编码', '数量'),
        required: fc.boolean(),
        pattern: fc.constantFrom('^a$', '^-?\\d+$'),
        'x-disabled': fc.boolean(),
        'x-component-props': fc.record({
          placeholder: fc.constantFrom('x', 'y'),
          maxLength: fc.integer({ min: 1, max: 9 }),
        }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyDefinition, changes, (definition, change) => {
        const { body } = readDefinition(definition, options);
        const properties = readObject(body.properties);
        const changed = Object.fromEntries(
          Object.entries(properties).map(([name, each]) => [
            name,
            isInput(each) ? { ...each, ...(change as JsonObject) } : each,
          ]),
        );
        const { definition: written } = writeDefinition({ ...body, properties: changed }, options);
        const again = readObject(readDefinition(written, options).body.properties);
        for (const [name, each] of Object.entries(changed))
          if (isInput(each)) expect(meant(readObject(again[name]))).toEqual(meant(each));
      }),
      { numRuns: process.env['SOAK'] ? 5_000 : 200 },
    );
  });
});

function isInput(node: JsonValue): node is JsonObject {
  return isJsonObject(node) && node['x-component'] === 'Input';
}

function meant(node: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([key, value]) => key !== 'x-origin' && value !== false && key !== 'x-required-message',
    ),
  );
}

test('more than a page draws, and deeper, also goes out as it came', () => {
  const nest = (depth: number): JsonObject =>
    depth === 0
      ? { type: 'input', model: 'x', key: '1_0' }
      : { type: 'grid', key: `1_${depth}`, model: `g${depth}`, columns: [{ span: 24, list: [nest(depth - 1)] }] };
  const many = Array.from({ length: 2_100 }, (_, index) => ({ type: 'input', model: `a${index}`, key: `2_${index}` }));
  for (const list of [[nest(14)], many]) {
    const { body } = readDefinition({ list, config: {} }, options);
    const { definition } = definitionOfForm({ document: sourceOf(body), around: nothing }, options);
    expect(definition).toEqual({ list, config: {} });
  }
});
