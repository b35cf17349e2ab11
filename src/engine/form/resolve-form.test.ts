import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { emptyField, type ResolvedField } from '../model/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { defaultComponent, type FieldNode, type FieldTreeNode, type ResolvedForm } from '../resolve/index.ts';
import { dataSchema, evaluateForm, resolveForm } from './index.ts';

const resolve = (body: JsonObject, model?: string) =>
  resolveForm(
    { document: 'a/b.form', pointer: '', body, ...(model !== undefined && { model }) },
    documentSet(sales),
    vocabulary,
  );

function all(nodes: readonly FieldTreeNode[]): FieldTreeNode[] {
  return nodes.flatMap((node) => (node.kind === 'layout' ? [node, ...all(node.children)] : [node]));
}
function fieldNode(form: ResolvedForm, path: string): FieldNode {
  const node = all(form.nodes).find((each): each is FieldNode => each.kind === 'field' && each.path === path);
  if (!node) throw new Error(`no node for ${path}`);
  return node;
}
const shape = (nodes: readonly FieldTreeNode[]) =>
  all(nodes).map((node) => `${node.kind} ${node.address}${node.kind === 'problem' ? ` ${node.problem.code}` : ''}`);

describe('defaultComponent', () => {
  const field = (changes: Partial<ResolvedField>): ResolvedField => ({
    ...emptyField(),
    name: 'x',
    title: 'X',
    ...changes,
  });
  const option = (value: string) => ({ value, label: value });
  it.each<[string, Partial<ResolvedField>, string, object]>([
    ['text', { maxLength: 5 }, 'Input', { maxLength: 5 }],
    ['long text', { format: 'text' }, 'TextArea', {}],
    ['date', { format: 'date' }, 'Date', {}],
    ['moment', { format: 'date-time' }, 'DateTime', {}],
    ['time', { format: 'time' }, 'Time', {}],
    [
      'number',
      { type: 'number', scale: 2, minimum: 0, maximum: 9, unit: '元' },
      'Number',
      { scale: 2, min: 0, max: 9, unit: '元' },
    ],
    ['integer', { type: 'integer' }, 'Number', { scale: 0 }],
    ['boolean', { type: 'boolean' }, 'Switch', {}],
    ['few options', { options: ['a', 'b'].map(option) }, 'Radio', {}],
    ['many options', { options: ['a', 'b', 'c', 'd', 'e'].map(option) }, 'Select', {}],
    ['several of few options', { type: 'array', options: [option('a')] }, 'Checkbox', {}],
    ['dictionary', { dictionary: 'd' }, 'DictSelect', { dictionary: 'd' }],
    ['lines', { type: 'array', child: { model: 'a/b', parent: 'p' } }, 'Lines', {}],
    [
      'reference',
      { reference: { model: 'a/b', copy: { x: 'y' }, onDelete: 'refuse', where: { on: true } } },
      'Reference',
      { model: 'a/b', resource: '/a/b', labelField: 'id', copy: { x: 'y' }, where: { on: true } },
    ],
  ])('%s', (_, changes, component, props) => {
    expect(defaultComponent(field(changes))).toEqual({ component, props });
  });
});

describe('the form of a model alone', () => {
  const form = resolveForm('sales/order.model', documentSet(sales), vocabulary);

  it('has the fields that a person fills or wants to see', () => {
    expect(form).toMatchObject({
      title: '销售订单',
      layout: { columns: 2, labelWidth: 100, labelPosition: 'right', size: 'medium' },
      problems: [],
    });
    expect(shape(form.nodes)).toEqual(
      ['billNo', 'customer', 'contactPhone', 'billDate', 'lines', 'amount', 'status'].map((name) => `field ${name}`),
    );
  });

  it('does not show of a new record what later records add up to', () => {
    const properties = {
      amount: { type: 'number' },
      isOpen: { type: 'boolean', 'x-value': '{{ $record.left > 0 }}' },
      left: { type: 'number', 'x-value': '{{ $record.amount - $record.settled }}' },
      settled: { type: 'number', 'x-rollup': { from: 'finance/receipt', by: 'bill', sum: 'amount' } },
      double: { type: 'number', 'x-value': '{{ $record.amount * 2 }}' },
    };
    const model = { kind: 'model', formatVersion: 1, title: '应收单', schema: { type: 'object', properties } };
    const set = documentSet({ ...sales, 'finance/bill.model': model });
    const bill = resolveForm('finance/bill.model', set, vocabulary);
    const shown = (mode: 'create' | 'edit') => {
      const { states } = evaluateForm(bill, {}, { mode });
      return [...states].flatMap(([address, { hidden }]) => (hidden ? [] : [address]));
    };
    expect(shown('create')).toEqual(['amount', 'double']);
    expect(shown('edit')).toHaveLength(5);
  });

  it('shows what the server fills read-only, lines full width, references with their model', () => {
    expect(fieldNode(form, 'status').linkage).toMatchObject({ readOnly: true });
    expect(fieldNode(form, 'customer').linkage.required).toBe(true);
    expect(fieldNode(form, 'lines').decoratorProps).toEqual({ gridSpan: 4 });
    expect(fieldNode(form, 'customer').props).toMatchObject({
      model: 'base/customer',
      resource: '/base/customer',
      labelField: 'name',
    });
    expect(fieldNode(form, 'customer')).toMatchObject({
      document: 'sales/order.model',
      pointer: '/schema/properties/customer',
    });
  });

  it('gives lines their columns and the form of a row', () => {
    const { lines } = fieldNode(form, 'lines');
    expect(lines?.columns.map(({ key, component }) => `${key} ${component}`)).toEqual([
      'material Input',
      'qty Number',
      'price Number',
      'amount Number',
    ]);
    expect(shape(lines?.nodes ?? [])).toEqual(
      ['material', 'qty', 'price', 'amount'].map((name) => `field lines.items.${name}`),
    );
  });
});

describe('a form over a model', () => {
  it('says keyword by keyword what differs', () => {
    const form = resolve(
      {
        properties: {
          box: {
            type: 'void',
            'x-component': 'Section',
            title: '基本',
            properties: {
              name: {
                title: '公司',
                maxLength: null,
                required: false,
                'x-component-props': { placeholder: '全称', maxLength: null },
              },
            },
          },
          level: { 'x-dict': null, enum: [{ value: 'a', label: '甲' }] },
          remark: { 'x-component': 'Input', 'x-decorator': null, title: null },
          balance: { 'x-scale': 4 },
        },
      },
      'base/customer',
    );
    expect(form.problems).toEqual([]);
    const name = fieldNode(form, 'name');
    expect(name).toMatchObject({
      address: 'box.name',
      title: '公司',
      component: 'Input',
      pointer: '/properties/box/properties/name',
    });
    expect(name.props).toEqual({ placeholder: '全称' });
    expect(name.field).toMatchObject({ required: false, unique: true });
    expect(name.field).not.toHaveProperty('maxLength');
    expect(fieldNode(form, 'level')).toMatchObject({ component: 'Radio', options: [{ value: 'a', label: '甲' }] });
    expect(fieldNode(form, 'remark')).toMatchObject({ component: 'Input', decorator: null, title: '' });
    expect(fieldNode(form, 'balance').props).toEqual({ scale: 4 });
  });

  it.each<[string, JsonObject, number | undefined]>([
    ['a section', { 'x-component': 'Section' }, 4],
    ['a pane', {}, 4],
    ['a grid, where each field has its cell', { 'x-component': 'Grid' }, undefined],
  ])('gives a long text a row to itself in %s', (_, holder, span) => {
    const properties = { name: {}, remark: { 'x-component': 'TextArea' }, level: { 'x-component': 'TextArea' } };
    const level = { ...properties.level, 'x-decorator-props': { gridSpan: 1 } };
    const body = { properties: { _box: { type: 'void', ...holder, properties: { ...properties, level } } } };
    const form = resolve(body, 'base/customer');
    const spans = ['name', 'remark', 'level'].map((name) => fieldNode(form, name).decoratorProps.gridSpan);
    expect(spans).toEqual([undefined, span, 1]);
  });

  it('inherits into the lines of a child', () => {
    const form = resolve(
      {
        properties: {
          lines: {
            'x-columns': ['material', { key: 'qty', title: '件数' }],
            items: { type: 'object', properties: { _g: { type: 'void', properties: { qty: { title: '件数' } } } } },
          },
        },
      },
      'sales/order',
    );
    const { lines } = fieldNode(form, 'lines');
    expect(lines?.columns.map(({ title }) => title)).toEqual(['物料', '件数']);
    expect(shape(lines?.nodes ?? [])).toEqual(['layout lines.items._g', 'field lines.items._g.qty']);
    expect(fieldNode({ ...form, nodes: lines?.nodes ?? [] }, 'qty')).toMatchObject({
      component: 'Number',
      props: { scale: 3, unit: '件' },
      pointer: '/properties/lines/items/properties/_g/properties/qty',
    });
  });

  it('draws what it cannot understand in its place, and the rest', () => {
    const form = resolve(
      {
        properties: {
          nmae: {},
          level: { 'x-component': 'DictSelct' },
          frame: { type: 'void', 'x-component': 'Frame', properties: { phone: {} } },
          name: {},
          _again: { type: 'void', properties: { name: {} } },
          own: { type: 'string', title: '自己的', 'x-transient': true },
          'bad name': {},
        },
      },
      'base/customer',
    );
    expect(shape(form.nodes)).toEqual([
      'problem nmae unknown-field',
      'problem level unknown-widget',
      'problem frame unknown-widget',
      'field frame.phone',
      'field name',
      'layout _again',
      'problem _again.name duplicate-field',
      'field own',
      'problem bad name unsafe-name',
    ]);
    expect(form.problems.map(({ nearest, pointer }) => [pointer, nearest])).toEqual([
      ['/properties/level/x-component', 'DictSelect'],
      ['/properties/frame/x-component', undefined],
      ['/properties/bad name', undefined],
      ['/properties/nmae', 'name'],
      ['/properties/_again/properties/name', undefined],
    ]);
  });

  it.each<[what: string, properties: JsonObject, told: string[]]>([
    ['a field of its own', { billon: { type: 'string' } }, ['unsaved-field /properties/billon billNo']],
    [
      'an object',
      { address: { type: 'object', properties: { city: { type: 'string' } } } },
      ['unsaved-field /properties/address/properties/city '],
    ],
    [
      'a field of a row',
      { lines: { items: { properties: { size: { type: 'string' } } } } },
      ['unsaved-field /properties/lines/items/properties/size '],
    ],
    [
      'a column',
      { lines: { 'x-columns': [{ key: 'size', type: 'input' }] } },
      ['unsaved-field /properties/lines/x-columns '],
    ],
    ['a column that is only read', { lines: { 'x-columns': [{ key: 'size', type: 'input', disabled: true }] } }, []],
    ['what is not saved', { billon: { type: 'string', 'x-transient': true } }, []],
    ['what every record has', { createTime: {} }, []],
  ])('tells of what a person would fill in for nothing: %s', (_, properties, told) => {
    const { problems } = resolve({ properties }, 'sales/order');
    expect(problems.map(({ code, pointer, nearest }) => `${code} ${pointer} ${nearest ?? ''}`)).toEqual(told);
  });

  it('shows the card of such a field in its place, and asks nothing of it; steps may take it', () => {
    const body = { properties: { ghost: { type: 'string', required: true } } };
    const form = resolve(body, 'sales/order');
    const { states, problems } = evaluateForm(form, {});
    expect(states.get('ghost')?.problem).toMatchObject({ code: 'unsaved-field' });
    expect(problems).toEqual([]);
    const source = { document: 'a/b.dialog', pointer: '', body, model: 'sales/order', isForSteps: true };
    expect(resolveForm(source, documentSet(sales), vocabulary).problems).toEqual([]);
  });

  it('reports wrong props of an inherited widget once, at their place', () => {
    const form = resolve({ properties: { name: { 'x-component-props': { maxLenght: 5 } } } }, 'base/customer');
    expect(form.problems).toMatchObject([
      { code: 'unknown-prop', pointer: '/properties/name/x-component-props/maxLenght', nearest: 'maxLength' },
    ]);
    expect(fieldNode(form, 'name').props).toEqual({ maxLength: 100 });
  });

  it('works without a model, with objects as paths', () => {
    const form = resolve({
      properties: { address: { type: 'object', properties: { city: { type: 'string', title: '城市' } } } },
    });
    expect(fieldNode(form, 'address.city')).toMatchObject({ component: 'Input', address: 'address.city' });
    expect(dataSchema(form)).toMatchObject({ properties: { address: { properties: { city: { title: '城市' } } } } });
  });

  it('that does not exist is an empty one that says so', () => {
    expect(resolveForm('no/such.form', documentSet(sales), vocabulary)).toMatchObject({
      nodes: [],
      problems: [{ code: 'unknown-document' }],
    });
  });

  it('tells a circle of computed values', () => {
    const form = resolve({
      properties: {
        a: { type: 'number', 'x-value': '{{ $values.b + 1 }}' },
        b: { type: 'number', 'x-value': '{{ $values.a }}' },
      },
    });
    expect(form.problems).toMatchObject([
      { code: 'cycle', message: '计算值互相引用，算不出来：a → b → a。', pointer: '/properties/a/x-value' },
    ]);
  });
});

describe('dataSchema', () => {
  it('flattens layout away and keeps what the model says', () => {
    const form = resolveForm('sales/order.model', documentSet(sales), vocabulary);
    expect(dataSchema(form, form.model)).toMatchObject({
      type: 'object',
      required: ['customer', 'billDate'],
      properties: {
        customer: { type: 'string' },
        contactPhone: { type: ['string', 'null'] },
        amount: { type: ['number', 'string', 'null'], pattern: '^-?\\d+(\\.\\d{1,2})?$' },
        lines: { minItems: 1, items: { required: ['material', 'qty'], properties: { qty: { exclusiveMinimum: 0 } } } },
        auditor: { type: ['string', 'null'] },
      },
    });
  });
});
