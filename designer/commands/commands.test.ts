import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import { parseJson } from '../../src/schema/json/index.ts';
import { parseDocument } from '../../src/schema/parse/index.ts';
import { printDocument } from '../../src/schema/printer/print-document.ts';
import { fromTree, toTree, type Tree } from '../../src/schema/tree/index.ts';
import { allNodes, otherDocuments, perform, redo, startHistory, undo, valueAtPath } from '../model/index.ts';
import {
  clearForm,
  dropBeside,
  duplicateNodes,
  insertField,
  insertWidget,
  isPlanned,
  moveBy,
  moveNodes,
  pasteNodes,
  removeNodes,
  renameNode,
  setProperties,
  setProperty,
  type Plan,
} from './index.ts';
import { arbitraryCommand } from './testing/arbitrary-command.ts';
import { reasonOf } from './testing/reason-of.ts';

const customer = toTree(parseJson(readFileSync('schemas/base/customer.form.json', 'utf8')).value ?? {});
const design = { tree: customer, vocabulary };
const root = ['properties'];
const basic = ['properties', '_basic', 'properties'];

function namesAfter(plan: Plan, tree: Tree = customer): string[] {
  if (!isPlanned(plan)) throw new Error(reasonOf(plan));
  return allNodes(perform(startHistory(tree), plan.label, plan.patches).tree).map(({ key }) => key);
}

test('any sequence of commands, undone, leaves the very same text, and redone, what they made', () => {
  fc.assert(
    fc.property(fc.array(arbitraryCommand(design), { minLength: 1, maxLength: 12 }), (commands) => {
      const texts = [printed(customer)];
      let history = startHistory(customer);
      for (const command of commands) {
        const plan = command({ tree: history.tree, vocabulary });
        if (!isPlanned(plan)) continue;
        const next = perform(history, plan.label, plan.patches);
        if (next !== history) texts.push(printed(next.tree));
        history = next;
      }
      for (let at = texts.length - 2; at >= 0; at -= 1) {
        history = undo(history);
        expect(printed(history.tree)).toBe(texts[at]);
      }
      expect(undo(history)).toBe(history);
      for (const text of texts.slice(1)) {
        history = redo(history);
        expect(printed(history.tree)).toBe(text);
      }
    }),
    { numRuns: 300 },
  );
});

test('no sequence of commands puts one name twice into a form', () => {
  fc.assert(
    fc.property(fc.array(arbitraryCommand(design), { maxLength: 12 }), (commands) => {
      let history = startHistory(customer);
      for (const command of commands) {
        const plan = command({ tree: history.tree, vocabulary });
        if (isPlanned(plan)) history = perform(history, plan.label, plan.patches);
      }
      const names = allNodes(history.tree).map(({ key }) => key);
      expect(names).toHaveLength(new Set(names).size);
    }),
    { numRuns: 300 },
  );
});

describe('a widget', () => {
  test('is put into a gap under a free name, as its schema says that it begins', () => {
    const plan = insertWidget(design, { widget: 'Date', place: { container: basic, index: 1 } });
    expect(isPlanned(plan) && plan.selected).toEqual([[...basic, 'date']]);
    expect(isPlanned(plan) && plan.patches).toEqual([
      {
        op: 'insert',
        path: basic,
        key: 'date',
        index: 1,
        value: { type: 'string', format: 'date', title: '日期', 'x-component': 'Date' },
      },
    ]);
  });

  test('is refused where nothing can stand, with the reason', () => {
    const place = { container: [...basic, 'code', 'properties'], index: 0 };
    expect(reasonOf(insertWidget(design, { widget: 'Date', place }))).toBe('“code”里面不能放别的组件。');
  });

  test('stands in a layout that was empty', () => {
    const place = { container: ['properties', '_card', 'properties'], index: 0 };
    const added = perform(startHistory(customer), { key: 'paste', values: [1] }, [
      { op: 'insert', path: root, key: '_card', index: 0, value: { type: 'void', 'x-component': 'Card' } },
    ]);
    const plan = insertWidget({ tree: added.tree, vocabulary }, { widget: 'Input', place });
    expect(namesAfter(plan, added.tree).slice(0, 2)).toEqual(['_card', 'input']);
  });
});

test('a field of the model stands once in a form', () => {
  const place = { container: root, index: 0 };
  expect(reasonOf(insertField(design, { name: 'code', title: '客户编码', place }))).toBe(
    '表单里已经有“客户编码”了，同一个字段只能出现一次。',
  );
  expect(namesAfter(insertField(design, { name: 'balance', title: '余额', place }))[0]).toBe('balance');
});

// covers: state-designer-select
describe('what is selected', () => {
  test('is the copy after duplicating; all names of it are its own', () => {
    const plan = duplicateNodes(design, { paths: [['properties', '_basic']] });
    expect(isPlanned(plan) && plan.selected).toEqual([['properties', '_basic2']]);
    const names = namesAfter(plan);
    expect(names).toHaveLength(new Set(names).size);
    expect(names.filter((name) => name.startsWith('code'))).toEqual(['code', 'code2']);
  });

  test.each([
    ['the neighbour before', ['name'], 'code'],
    ['the one behind, of the first', ['code'], 'name'],
    ['what is left, of several', ['name', 'code', 'level'], 'industry'],
  ])('is %s after a deletion', (_, gone, left) => {
    const plan = removeNodes(design, { paths: gone.map((name) => [...basic, name]) });
    expect(isPlanned(plan) && plan.selected).toEqual([[...basic, left]]);
  });
});

describe('a move', () => {
  test('counts the gaps as they stand before it', () => {
    const moved = (name: string, index: number) =>
      namesAfter(moveNodes(design, { paths: [[...basic, name]], place: { container: basic, index } })).slice(1, 5);
    expect(moved('code', 2)).toEqual(['name', 'code', 'level', 'industry']);
    expect(moved('level', 0)).toEqual(['level', 'code', 'name', 'industry']);
    expect(moved('level', 3)).toEqual(['code', 'name', 'level', 'industry']);
  });

  test('of several keeps their order, and the gap between those that stay', () => {
    const paths = ['level', 'code'].map((name) => [...basic, name]);
    const names = (index: number) => namesAfter(moveNodes(design, { paths, place: { container: basic, index } }));
    expect(names(4).slice(1, 5)).toEqual(['name', 'industry', 'code', 'level']);
    expect(names(1).slice(1, 5)).toEqual(['code', 'level', 'name', 'industry']);
    expect(moveNodes(design, { paths, place: { container: root, index: 0 } })).toMatchObject({
      label: { key: 'move', values: [['code', 'level']] },
      selected: [
        ['properties', 'code'],
        ['properties', 'level'],
      ],
    });
  });

  test('by one gap', () => {
    const by = (step: 1 | -1, ...names: string[]) =>
      namesAfter(moveBy(design, { paths: names.map((name) => [...basic, name]), step })).slice(1, 5);
    expect(by(1, 'code')).toEqual(['name', 'code', 'level', 'industry']);
    expect(by(-1, 'code')).toEqual(['code', 'name', 'level', 'industry']);
    expect(by(1, 'code', 'name')).toEqual(['level', 'code', 'name', 'industry']);
  });

  test('into itself is refused', () => {
    const path = ['properties', '_basic'];
    const plan = moveNodes(design, { paths: [path], place: { container: basic, index: 0 } });
    expect(reasonOf(plan)).toBe('不能把组件移动到它自己里面。');
  });
});

test('beside a node means in a grid with it, which takes the columns that it took', () => {
  const tree = toTree({ properties: { a: {}, b: { 'x-decorator-props': { gridSpan: 2 } } } });
  const [a, b] = [
    ['properties', 'a'],
    ['properties', 'b'],
  ];
  const plan = dropBeside({ tree, vocabulary }, { path: b, side: 'before' }, (wrapped, place) =>
    moveNodes(wrapped, { paths: [a], place }),
  );
  if (!isPlanned(plan)) throw new Error(reasonOf(plan));
  expect(fromTree(perform(startHistory(tree), plan.label, plan.patches).tree)).toEqual({
    properties: {
      _grid: {
        type: 'void',
        'x-component': 'Grid',
        'x-component-props': { columns: 2 },
        'x-decorator-props': { gridSpan: 2 },
        properties: { a: {}, b: {} },
      },
    },
  });
  expect(plan.selected).toEqual([['properties', '_grid', 'properties', 'a']]);
});

test('a property is written where it was not, set where it was, and leaves nothing empty behind', () => {
  const node = [...basic, 'code'];
  const path = ['x-component-props', 'placeholder'];
  let history = startHistory(customer);
  for (const value of ['请', '请填', undefined]) {
    const plan = setProperty({ tree: history.tree, vocabulary }, { node, path, value });
    if (!isPlanned(plan)) throw new Error(reasonOf(plan));
    history = perform(history, plan.label, plan.patches, { squash: plan.squash });
    expect(valueAtPath(history.tree, node)).toEqual(
      value === undefined ? {} : { 'x-component-props': { placeholder: value } },
    );
  }
  expect(history.transactions).toHaveLength(1);
});

test('a property of several nodes is set in one step, and squashed with the next of the same nodes', () => {
  const nodes = ['code', 'name'].map((name) => [...basic, name]);
  let history = startHistory(customer);
  for (const value of ['请', '请填']) {
    const plan = setProperties({ tree: history.tree, vocabulary }, { nodes, path: ['description'], value });
    if (!isPlanned(plan)) throw new Error(reasonOf(plan));
    expect(plan.selected).toEqual(nodes);
    history = perform(history, plan.label, plan.patches, { squash: plan.squash });
  }
  expect(nodes.map((node) => valueAtPath(history.tree, node))).toEqual([
    { description: '请填' },
    { description: '请填' },
  ]);
  expect(history.transactions).toHaveLength(1);
  expect(printed(undo(history).tree)).toBe(printed(customer));
});

test('what is pasted from a form keeps its order and gets free names', () => {
  const plan = pasteNodes(design, {
    nodes: [
      ['code', {}],
      ['fax', { type: 'string' }],
    ],
    place: { container: root, index: 0 },
  });
  expect(namesAfter(plan).slice(0, 2)).toEqual(['code2', 'fax']);
});

test('a copy of a field of the model writes down what the model says, for the model has no field of its name', () => {
  const model = { code: { type: 'string', title: '客户编码', maxLength: 20 } };
  const plan = duplicateNodes({ ...design, fields: model }, { paths: [[...basic, 'code']] });
  expect(isPlanned(plan) && plan.patches).toEqual([
    { op: 'insert', path: basic, key: 'code2', index: 1, value: { type: 'string', title: '客户编码', maxLength: 20 } },
  ]);
});

test('a cleared form can be had back', () => {
  const plan = clearForm(design, undefined);
  expect(namesAfter(plan)).toEqual([]);
});

describe('a renaming', () => {
  const read = (key: 'base/customer.form' | 'base/customer.model') =>
    parseDocument(key, readFileSync(`schemas/${key}.json`, 'utf8').replace(/"remark": \{\s*"type/, '"balance": {}, $&'))
      .document;
  const [document, model] = [read('base/customer.form'), read('base/customer.model')];
  const documents = { get: (key: string) => (key === model.key ? model : undefined), keys: () => [model.key] };
  const level = [...basic, 'level'];

  test('changes what the document says of the field, and carries what other documents say', () => {
    const others = [{ key: model.key, text: 'x', before: 'y', revision: 'z', draft: undefined }];
    const plan = renameNode(design, { path: level, to: 'grade', document, documents, others });
    if (!isPlanned(plan)) throw new Error(reasonOf(plan));
    expect(plan).toMatchObject({
      label: { key: 'rename', values: ['level', 'grade'] },
      selected: [[...basic, 'grade']],
      others,
    });
    const before = startHistory(customer);
    const after = perform(before, plan.label, plan.patches, { squash: plan.squash, others: plan.others });
    expect(printed(after.tree)).toBe(
      printed(customer).replace('"level": {}', '"grade": {}').replaceAll('$record.level', '$record.grade'),
    );
    expect([...otherDocuments(after).values()]).toEqual(others);
    const undone = undo(after);
    expect([printed(undone.tree), otherDocuments(undone).size]).toEqual([printed(customer), 0]);
    expect(otherDocuments(redo(undone)).size).toBe(1);
  });

  test.each([
    ['name', '表单里已经有“name”了，同一个名字只能出现一次。'],
    ['balance', '“balance”已经用在 base/customer.model 的 /schema/properties/balance，请换一个名字。'],
    ['等 级', '“等 级”不能作名字，应是字段名：字母或汉字开头，后面是字母、数字、汉字、_、-。'],
  ])('to %s is refused with the reason', (to, refused) => {
    expect(reasonOf(renameNode(design, { path: level, to, document, documents }))).toBe(refused);
  });
});

function printed(tree: Tree): string {
  const value = fromTree(tree);
  return printDocument(value);
}
