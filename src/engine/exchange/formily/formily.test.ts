import { describe, expect, test } from 'vitest';

import * as validators from '../../../../generated/document-validators.js';
import { vocabulary } from '../../../../generated/vocabulary.ts';
import { checkDocuments } from '../../../schema/check/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { printDocument } from '../../../schema/printer/print-document.ts';
import { evaluateForm, resolveForm } from '../../form/index.ts';
import { documentSet } from '../../model/testing/documents.ts';
import { readSchema } from './read-schema.ts';

function read(schema: JsonObject) {
  const { body, told } = readSchema(schema, { vocabulary });
  const document = { kind: 'form', formatVersion: 1, title: '导入', ...body };
  const file = { path: 'a/imported.form.json', file: '', text: printDocument(document) };
  const { problems } = checkDocuments([file], validators, vocabulary);
  return {
    body,
    nodes: body.properties as Record<string, JsonObject>,
    told: told.map(({ became, pointer }) => `${became} ${pointer}`),
    problems: problems
      .filter(({ code }) => code !== 'unused-document')
      .map(({ pointer, message }) => `${pointer} ${message}`),
  };
}

/** A schema in the style of Formily's guide for SchemaField. */
const register: JsonObject = {
  type: 'object',
  properties: {
    layout: {
      type: 'void',
      'x-component': 'FormLayout',
      'x-component-props': { labelCol: 6, wrapperCol: 10, layout: 'vertical' },
      properties: {
        username: {
          type: 'string',
          title: '用户名',
          required: true,
          'x-decorator': 'FormItem',
          'x-component': 'Input',
          'x-component-props': { placeholder: '请输入', style: { width: 200 } },
          'x-validator': [{ required: true, message: '用户名不能为空' }, { max: 18 }],
        },
        password: {
          type: 'string',
          title: '密码',
          'x-decorator': 'FormItem',
          'x-component': 'Password',
          'x-reactions': [
            {
              dependencies: ['.confirm'],
              fulfill: { state: { selfErrors: "{{$deps[0] && $self.value !== $deps[0] ? '不一致' : ''}}" } },
            },
          ],
        },
        confirm: { type: 'string', title: '确认', 'x-decorator': 'FormItem', 'x-component': 'Password' },
        grade: {
          type: 'string',
          title: '等级',
          'x-decorator': 'FormItem',
          'x-component': 'Select',
          enum: [
            { label: '甲', value: 'A' },
            { label: '乙', value: 'B' },
          ],
        },
        reason: {
          type: 'string',
          title: '原因',
          'x-decorator': 'FormItem',
          'x-component': 'Input.TextArea',
          'x-reactions': {
            dependencies: { grade: 'grade' },
            when: "{{$deps.grade === 'B'}}",
            fulfill: { state: { visible: true, required: true } },
            otherwise: { state: { visible: false } },
          },
        },
        email: {
          type: 'string',
          title: '邮箱',
          'x-validator': 'email',
          'x-component': 'Input',
          'x-decorator': 'FormItem',
        },
        birthday: { type: 'string', title: '生日', 'x-component': 'DatePicker', 'x-decorator': 'FormItem' },
        period: {
          type: 'string',
          title: '期间',
          'x-component': 'DatePicker.RangePicker',
          'x-component-props': { showTime: true },
          'x-decorator': 'FormItem',
        },
        total: {
          type: 'number',
          title: '合计',
          'x-component': 'NumberPicker',
          'x-value': '{{$form.values.grade.length}}',
        },
      },
    },
  },
};

test('a schema as its guide writes it comes in with layouts, checks and reactions', () => {
  const { nodes, told, problems } = read(register);
  expect(problems).toEqual([]);
  expect(nodes).toMatchObject({
    _layout: {
      type: 'void',
      'x-component': 'Grid',
      'x-component-props': { columns: 1 },
      properties: {
        username: {
          'x-component': 'Input',
          'x-component-props': { placeholder: '请输入' },
          required: true,
          maxLength: 18,
          'x-required-message': '用户名不能为空',
        },
        password: { 'x-component': 'Input', 'x-component-props': { password: true } },
        grade: {
          'x-component': 'Select',
          enum: [
            { value: 'A', label: '甲' },
            { value: 'B', label: '乙' },
          ],
        },
        reason: {
          'x-component': 'TextArea',
          'x-reactions': {
            when: "{{ $values.grade === 'B' }}",
            fulfill: { state: { visible: true, required: true } },
            otherwise: { state: { visible: false } },
          },
        },
        email: { format: 'email' },
        birthday: { type: 'string', format: 'date', 'x-component': 'Date' },
        period: {
          type: 'array',
          'x-component': 'DateRange',
          'x-component-props': { joined: false, picker: 'datetime' },
        },
        total: { type: 'number', 'x-component': 'Number', 'x-value': '{{ $values.grade.length }}' },
      },
    },
  });
  expect(told).toEqual([
    'kept /properties/layout/properties/username/x-component-props',
    'kept /properties/layout/properties/password/x-reactions',
    'kept /properties/layout/x-component-props',
  ]);
});

test('what its designer saves comes in with the look of the form, tabs, grids and rows', () => {
  const { body, nodes, told, problems } = read({
    form: { labelCol: 6, labelWidth: '120px', layout: 'vertical', size: 'small' },
    schema: {
      type: 'object',
      'x-designable-id': 'root1',
      properties: {
        tabs: {
          type: 'void',
          'x-component': 'FormTab',
          'x-designable-id': 'a1',
          properties: {
            base: {
              type: 'void',
              'x-component': 'FormTab.TabPane',
              'x-component-props': { tab: '基本' },
              properties: {
                grid: {
                  type: 'void',
                  'x-component': 'FormGrid',
                  'x-component-props': { maxColumns: 3 },
                  properties: {
                    name: {
                      type: 'string',
                      title: '名称',
                      'x-index': 1,
                      'x-component': 'Input',
                      'x-decorator': 'FormItem',
                    },
                    code: {
                      type: 'string',
                      title: '编码',
                      'x-index': 0,
                      'x-component': 'Input',
                      'x-decorator': 'FormItem',
                      'x-decorator-props': { gridSpan: 2, tooltip: '唯一' },
                    },
                  },
                },
              },
            },
          },
        },
        lines: {
          type: 'array',
          title: '明细',
          'x-component': 'ArrayTable',
          items: {
            type: 'object',
            properties: {
              col1: {
                type: 'void',
                'x-component': 'ArrayTable.Column',
                'x-component-props': { title: '物料' },
                properties: { material: { type: 'string', 'x-component': 'Input' } },
              },
              col2: {
                type: 'void',
                'x-component': 'ArrayTable.Column',
                'x-component-props': { title: '金额' },
                properties: {
                  amount: {
                    type: 'number',
                    'x-component': 'NumberPicker',
                    'x-visible': '{{ $record.material !== "" }}',
                  },
                },
              },
              col3: {
                type: 'void',
                'x-component': 'ArrayTable.Column',
                properties: { remove: { type: 'void', 'x-component': 'ArrayTable.Remove' } },
              },
            },
          },
          properties: { add: { type: 'void', title: '加', 'x-component': 'ArrayTable.Addition' } },
        },
        address: {
          type: 'object',
          title: '地址',
          properties: { city: { type: 'string', title: '市', 'x-component': 'Input' } },
        },
      },
    },
  });
  expect(problems).toEqual([]);
  expect(body.layout).toEqual({ columns: 1, labelWidth: 120, labelPosition: 'top', size: 'small' });
  expect(nodes).toMatchObject({
    _tabs: {
      'x-component': 'Tabs',
      properties: { _base: { title: '基本', properties: { _grid: { 'x-component-props': { columns: 3 } } } } },
    },
    lines: {
      'x-component': 'Lines',
      items: {
        properties: {
          material: { title: '物料' },
          amount: { title: '金额', 'x-visible': '{{ $line.material !== "" }}' },
        },
      },
    },
    address: { type: 'object', properties: { city: { title: '市' } } },
  });
  expect(Object.keys(JSON.parse(JSON.stringify(nodes))._tabs.properties._base.properties._grid.properties)).toEqual([
    'code',
    'name',
  ]);
  expect(told).toEqual(['kept /form/labelCol']);
});

describe('what means nothing here is kept beside the node, and told', () => {
  test.each<[string, JsonObject, JsonObject, string[]]>([
    [
      'a script in a reaction',
      { 'x-reactions': '{{ fetchData }}' },
      { 'x-reactions': '{{ fetchData }}' },
      ['/x-reactions'],
    ],
    [
      'a reaction with a run',
      { 'x-reactions': { fulfill: { run: 'alert(1)' } } },
      { 'x-reactions': { fulfill: { run: 'alert(1)' } } },
      ['/x-reactions'],
    ],
    [
      'an expression of another scope',
      { 'x-visible': '{{ $form.mounted }}' },
      { 'x-visible': '{{ $form.mounted }}' },
      ['/x-visible'],
    ],
    ['an unknown component', { 'x-component': 'Foo' }, { 'x-component': 'Foo' }, ['/x-component']],
    ['a function as a check', { 'x-validator': '{{ v => v }}' }, { 'x-validator': '{{ v => v }}' }, ['/x-validator']],
    ['a default that would be an expression', { default: '{{ 1 }}' }, { default: '{{ 1 }}' }, ['/default']],
  ])('%s', (_, keywords, kept, pointers) => {
    const { nodes, told, problems } = read({
      type: 'object',
      properties: { a: { type: 'string', title: 'A', ...keywords } },
    });
    expect(problems).toEqual([]);
    expect(nodes.a?.['x-origin']).toEqual({ format: 'formily', kept });
    expect(told).toEqual(pointers.map((pointer) => `kept /properties/a${pointer}`));
  });
});

test.each<[JsonObject, JsonObject]>([
  [{ 'x-display': 'none' }, { 'x-visible': false }],
  [{ 'x-display': 'hidden' }, { 'x-hidden': true }],
  [{ 'x-display': 'visible', 'x-pattern': 'editable' }, {}],
  [{ 'x-pattern': 'readPretty' }, { 'x-read-only': true }],
  [{ 'x-pattern': 'disabled' }, { 'x-disabled': true }],
  [{ 'x-editable': false }, { 'x-read-only': true }],
  [{ 'x-disabled': '{{ $self.value === "a" }}' }, { 'x-disabled': '{{ $value === "a" }}' }],
  [{ 'x-validator': { pattern: '/^\\d+$/' } }, { pattern: '^\\d+$' }],
  [{ 'x-validator': 'phone' }, { 'x-rules': ['mobile'] }],
  [
    { type: 'number', 'x-validator': { minimum: 1, maximum: 9 } },
    { type: 'number', minimum: 1, maximum: 9 },
  ],
])('%j is %j here', (keywords, expected) => {
  const { nodes, told, problems } = read({ type: 'object', properties: { a: { type: 'string', ...keywords } } });
  expect(nodes.a).toEqual({ type: 'string', ...expected });
  expect([told, problems]).toEqual([[], []]);
});

test('what reads its own value decides about another field as it did in Formily', () => {
  const reaction = { target: 'reason', fulfill: { state: { visible: "{{ $self.value === 'other' }}" } } };
  const kind = { type: 'string', 'x-component': 'Input', 'x-reactions': reaction };
  const { body } = read({ type: 'object', properties: { kind, reason: { type: 'string', 'x-component': 'Input' } } });
  const form = resolveForm({ document: 'a/imported.form', pointer: '', body }, documentSet({}), vocabulary);
  const isShown = (values: JsonObject) => evaluateForm(form, values).states.get('reason')?.visible;
  expect([isShown({ kind: 'other' }), isShown({ kind: 'one' })]).toEqual([true, false]);
});
