// covers: rule-designer-json
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { checkDocuments } from '../../schema/check/index.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { printDocument } from '../../schema/printer/print-document.ts';
import { gate } from '../gate/index.ts';
import { formOfText, recognise } from './index.ts';

const options = { vocabulary };

const words = [
  'list',
  'config',
  'type',
  'name',
  'model',
  'key',
  'options',
  'rules',
  'columns',
  'span',
  'tabs',
  'tableColumns',
  'schema',
  'uiSchema',
  'form',
  'properties',
  'items',
  'required',
  'enum',
  'title',
  'default',
  '$ref',
  'allOf',
  'x-component',
  'x-component-props',
  'x-reactions',
  'x-validator',
  'x-visible',
  'ui:widget',
  'ui:order',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'a.b',
  'pattern',
  'defaultValue',
  'dataType',
];
const values = [
  'input',
  'select',
  'grid',
  'tabs',
  'table',
  'void',
  'object',
  'array',
  'string',
  'Input',
  'ArrayTable',
  'FormTab',
  '{{ constructor }}',
  '{{ $deps[0] }}',
  '<script>alert(1)</script>',
  '__proto__',
  '#/properties/a',
  '(',
  'radio',
];

const { anything } = fc.letrec<{ anything: JsonValue; object: JsonObject }>((tie) => ({
  anything: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<JsonValue>(...values, null, true, 0, -1, 24),
    fc.array(tie('anything'), { maxLength: 4 }),
    tie('object'),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom(...words), tie('anything'), { maxKeys: 8 }),
}));
const anyForm = fc.oneof(
  fc.record({ list: fc.array(anything, { maxLength: 4 }), config: anything }),
  fc.record({ type: fc.constant('object'), properties: anything }),
  fc.record({ schema: anything, uiSchema: anything }),
  fc.record({ schema: anything, form: anything }),
  anything,
);

test('whatever is written, it is a form that the format and the gate allow, or is refused', () => {
  fc.assert(
    fc.property(anyForm, (written) => {
      const read = formOfText(JSON.stringify(written), options);
      if ('refused' in read) expect(read.refused).toMatch(/。$/);
      if ('refused' in read || read.format === 'pagewright') return;
      const { body, problems } = gate('form', read.body, vocabulary, { document: 'a/b.form', pointer: '' });
      expect(JSON.stringify(body)).not.toMatch(/x-origin|"(__proto__|constructor|prototype)":/);
      expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([]);
      const file = { path: 'a/b.form.json', file: '', text: printDocument(read.body) };
      const checked = checkDocuments([file], validators, vocabulary).problems.filter(
        ({ severity }) => severity === 'error',
      );
      expect(checked.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([]);
    }),
    { numRuns: process.env['SOAK'] ? 20_000 : 400 },
  );
});

describe('the format of a text is recognised', () => {
  test.each<[JsonValue, string | undefined]>([
    [{ kind: 'form', formatVersion: 1, title: '表', properties: {} }, 'pagewright'],
    [{ kind: 'list' }, undefined],
    [{ list: [], config: {} }, 'form-making'],
    [{ type: 'object', properties: { a: { type: 'void', properties: {} } } }, 'formily'],
    [{ type: 'object', properties: { a: { items: { 'x-component': 'Input' } } } }, 'formily'],
    [{ form: {}, schema: { type: 'object' } }, 'formily'],
    [{ schema: { type: 'object', properties: {} }, uiSchema: {} }, 'json-schema'],
    [{ $ref: '#/definitions/a', definitions: {} }, 'json-schema'],
    [{ rows: [] }, undefined],
    [[], undefined],
    [null, undefined],
  ])('%j', (value, format) => expect(recognise(value)).toBe(format));
});

describe('a text that is no form is refused where it goes wrong', () => {
  test.each([
    ['{ "list": [', 1, 12],
    ['{\n  "list": [,]\n}', 2, 12],
    ['[]', 1, 1],
    ['{ "__proto__": {}, "list": [] }', 1, 3],
  ])('%j', (text, line, column) => expect(formOfText(text, options)).toMatchObject({ line, column }));

  test('or where it is another format than the one that is asked for', () => {
    const read = formOfText('{ "list": [] }', { ...options, format: 'formily' });
    expect(read).toMatchObject({ refused: '要的是 Formily 的 JSON Schema，这里是原设计器的定义（list、config）。' });
  });
});

test('what is told stands where it is in the text', () => {
  const text = `{
  "list": [
    { "type": "input", "name": "名称", "key": "1_2", "model": "name", "rules": [], "options": { "customClass": "red" } },
    { "type": "signature" }
  ],
  "config": { "labelWidth": 300 }
}`;
  const read = formOfText(text, options);
  expect('told' in read && read.told).toMatchObject([
    { became: 'kept', pointer: '/list/0/options/customClass', line: 3, message: '选项“customClass”在这里不起作用。' },
    { became: 'kept', pointer: '/list/1', line: 4 },
    { became: 'kept', pointer: '/config/labelWidth', line: 6 },
  ]);
});

test('a form that is nested too deep comes in whole, and says what no page will draw', () => {
  const nest = (depth: number): JsonObject =>
    depth === 0
      ? { type: 'input', model: 'x', key: '1_1' }
      : { type: 'grid', columns: [{ span: 24, list: [nest(depth - 1)] }] };
  const read = formOfText(JSON.stringify({ list: [nest(12)], config: {} }), options);
  expect('told' in read && read.told.map(({ message }) => message)).toContain('嵌套超过 30 层，这一部分没有采用。');
});

test('the document around it keeps its title and its model', () => {
  const envelope = { $schema: '../x.json', title: '客户', model: 'base/customer' };
  const read = formOfText('{ "list": [], "config": {} }', { ...options, envelope });
  expect(read).toMatchObject({ body: { ...envelope, kind: 'form', formatVersion: 1, properties: {} } });
});

test('a form document comes in as it is, in the version that is written now', () => {
  const own = { kind: 'form', formatVersion: 1, title: '客户', properties: { a: { 'x-component': 'Imput' } } };
  const read = formOfText(JSON.stringify(own), options);
  expect(read).toMatchObject({ format: 'pagewright', body: own, told: [{ pointer: '/properties/a/x-component' }] });
  const newer = formOfText(JSON.stringify({ ...own, formatVersion: 99 }), options);
  expect('refused' in newer && newer.refused).toContain('99');
});
