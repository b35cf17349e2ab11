import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { fullForm, mutate, mutation } from '../gate/testing/mutated-document.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { evaluateForm, fieldsOf, resolveForm, type FieldTreeNode, type ResolvedForm } from './index.ts';

type Bodies = Record<string, JsonObject>;

/** Documents as they come from the server: none of their objects existed before. */
const resolve = (key: string, bodies: Bodies, previous?: ResolvedForm) =>
  resolveForm(key, documentSet(structuredClone(bodies)), vocabulary, previous);

function changed(bodies: Bodies, document: string, path: readonly string[], value: JsonValue): Bodies {
  const next = structuredClone(bodies);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), next[document]);
  Reflect.set(Object(parent), last, value);
  return next;
}

function all(nodes: readonly FieldTreeNode[]): FieldTreeNode[] {
  return nodes.flatMap((node) => (node.kind === 'layout' ? [node, ...all(node.children)] : [node]));
}

function made(next: ResolvedForm, previous: ResolvedForm): string[] {
  const before = new Set(all(previous.nodes));
  return all(next.nodes).flatMap((node) => (before.has(node) ? [] : [node.address]));
}

const count = 1000;
const large: Bodies = {
  'base/large.form': {
    kind: 'form',
    formatVersion: 1,
    title: '大表单',
    properties: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string', title: `字段${index}` }]),
    ),
  },
};
const order: Bodies = {
  ...sales,
  'sales/order.form': {
    kind: 'form',
    formatVersion: 1,
    model: 'sales/order',
    properties: {
      _base: { type: 'void', title: '基本', 'x-component': 'Section', properties: { billNo: {}, customer: {} } },
      _more: { type: 'void', title: '其它', 'x-component': 'Section', properties: { billDate: {}, lines: {} } },
      amount: {},
    },
  },
};

describe('a form that is resolved again', () => {
  test('is the same object where no document changed', () => {
    const previous = resolve('sales/order.form', order);
    expect(resolve('sales/order.form', order, previous)).toBe(previous);
  });

  test('has one new node of 1,000 after one title changed', () => {
    const previous = resolve('base/large.form', large);
    const bodies = changed(large, 'base/large.form', ['properties', 'f7', 'title'], '改了');
    const next = resolve('base/large.form', bodies, previous);
    expect(made(next, previous)).toEqual(['f7']);
    expect(fieldsOf(next.nodes)[7]?.title).toBe('改了');
    expect(next.layout).toBe(previous.layout);
    expect(next.ruleSet).toBe(previous.ruleSet);
  });

  test('keeps every node that is there already when one is put before them', () => {
    const previous = resolve('base/large.form', large);
    const { properties = {} } = large['base/large.form'] ?? {};
    const all = { first: { type: 'string' }, ...Object(properties) };
    const next = resolve('base/large.form', changed(large, 'base/large.form', ['properties'], all), previous);
    expect(made(next, previous)).toEqual(['first']);
  });

  test.each<[string, string, string[], JsonValue, string[]]>([
    ['a title in the form', 'sales/order.form', ['properties', 'amount', 'title'], '总额', ['amount']],
    [
      'a title in the model',
      'sales/order.model',
      ['schema', 'properties', 'billDate', 'title'],
      '开单日',
      ['_more', '_more.billDate'],
    ],
    [
      'a title in the model of the lines',
      'sales/order-line.model',
      ['schema', 'properties', 'qty', 'title'],
      '件数',
      ['_more', '_more.lines'],
    ],
    [
      'the resource of the model that a field refers to',
      'base/customer.model',
      ['resource'],
      '/base/client',
      ['_base', '_base.customer'],
    ],
    ['what no form shows', 'base/customer.model', ['recycleBin'], true, []],
    ['the title of a group', 'sales/order.form', ['properties', '_base', 'title'], '开头', ['_base']],
  ])('makes anew what reads %s', (_, document, path, value, addresses) => {
    const previous = resolve('sales/order.form', order);
    const bodies = changed(order, document, path, value);
    const next = resolve('sales/order.form', bodies, previous);
    expect(made(next, previous)).toEqual(addresses);
    expect(next).toEqual(resolve('sales/order.form', bodies));
  });

  test('keeps the columns of lines of which one column changed', () => {
    const linesOf = ({ nodes }: ResolvedForm) => fieldsOf(nodes).find(({ path }) => path === 'lines')?.lines;
    const previous = resolve('sales/order.form', order);
    const bodies = changed(order, 'sales/order-line.model', ['schema', 'properties', 'qty', 'title'], '件数');
    const next = resolve('sales/order.form', bodies, previous);
    const known = new Set(linesOf(previous)?.columns);
    const added = linesOf(next)?.columns.filter((column) => !known.has(column));
    expect(added?.map(({ key }) => key)).toEqual(['qty']);
  });

  test('keeps the states of what did not change, and says anew what names a changed title', () => {
    const context = { mode: 'create' } as const;
    const bodies = changed(order, 'sales/order.form', ['properties', '_base', 'x-disabled'], true);
    const previous = resolve('sales/order.form', bodies);
    const before = evaluateForm(previous, {}, context).states;
    const other = changed(bodies, 'sales/order.form', ['properties', '_base', 'title'], '开头');
    const next = resolve('sales/order.form', other, previous);
    const { states } = evaluateForm(next, {}, context);
    expect(states.get('_more.billDate')).toBe(before.get('_more.billDate'));
    expect(states.get('_base.customer')?.reasons.at(-1)?.text).toContain('它所在的“开头”禁用');
    expect(states).toEqual(evaluateForm(resolve('sales/order.form', other), {}, context).states);
  });

  test('says the same of any documents as if it had not been resolved before', () => {
    const mutations = fc.array(mutation, { maxLength: 5 });
    const source = (body: JsonValue) => ({ document: 'a/b.form', pointer: '', body });
    const documents = documentSet(sales);
    fc.assert(
      fc.property(mutations, mutations, (one, other) => {
        const previous = resolveForm(source(mutate(fullForm, one)), documents, vocabulary);
        const next = source(mutate(fullForm, other));
        const fresh = resolveForm(next, documents, vocabulary);
        expect(resolveForm(next, documents, vocabulary, previous)).toEqual(fresh);
      }),
    );
  });
});
