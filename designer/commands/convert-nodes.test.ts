import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { fromTree, toTree } from '../../src/schema/tree/index.ts';
import { perform, startHistory, valueAtPath } from '../model/index.ts';
import { announcementInWords } from '../words/index.ts';
import { convertibleTo, convertNodes, isPlanned } from './index.ts';
import { reasonOf } from './testing/reason-of.ts';

const path = ['properties', 'a'];

function after(written: JsonObject, widget: string, to: string, fields?: JsonObject) {
  const design = { tree: toTree({ properties: { a: written } }), vocabulary, ...(fields && { fields }) };
  const plan = convertNodes(design, { nodes: [{ path, widget }], to });
  if (!isPlanned(plan)) return reasonOf(plan);
  const { tree } = perform(startHistory(design.tree), plan.label, plan.patches);
  return { node: valueAtPath(tree, path), told: plan.notes && announcementInWords({ notes: plan.notes }, 'zh-CN') };
}

describe('a field that is converted', () => {
  test('keeps the props that both know, and tells the others', () => {
    const props = { placeholder: '请填', password: true };
    const input = { type: 'string', title: '备注', 'x-component': 'Input', 'x-component-props': props };
    expect(after(input, 'Input', 'TextArea')).toEqual({
      node: {
        type: 'string',
        format: 'text',
        title: '备注',
        'x-component': 'TextArea',
        'x-component-props': { placeholder: '请填' },
      },
      told: '去掉了：密码框。',
    });
  });

  test('keeps its options where it still has some, and begins with some where it had none', () => {
    const options = [{ value: '1', label: '一' }];
    const select = { type: 'string', enum: options, 'x-component': 'Select' };
    expect(after(select, 'Select', 'Radio')).toMatchObject({ node: { enum: options, 'x-component': 'Radio' } });
    expect(after({ type: 'string' }, 'Input', 'Select')).toMatchObject({ node: { enum: [{}, {}, {}] } });
  });

  test('loses what its new type does not have', () => {
    const number = { type: 'number', minimum: 1, default: 3, required: true, 'x-component': 'Number' };
    expect(after(number, 'Number', 'Input')).toEqual({
      node: { type: 'string', required: true, 'x-component': 'Input' },
      told: '去掉了：最小值、默认值。',
    });
  });

  test('of a model is what the model says, in another look', () => {
    const fields = { a: { type: 'string', title: '编码', maxLength: 9 } };
    expect(after({}, 'Input', 'TextArea', fields)).toEqual({ node: { 'x-component': 'TextArea' }, told: undefined });
    expect(after({}, 'Input', 'Number', fields)).toBe('单行文本不能转换成数字。');
    const several = { a: { type: 'string', enum: ['x'] } };
    expect(after({}, 'Select', 'Checkbox', several)).toBe('“a”在模型里的类型与勾选的不同，不能转换。');
  });

  test('is no layout, and a layout becomes another that holds nodes', () => {
    const card = { type: 'void', 'x-component': 'Card', properties: { b: {} } };
    expect(after(card, 'Card', 'Section')).toMatchObject({ node: { 'x-component': 'Section', properties: { b: {} } } });
    expect(after(card, 'Card', 'Divider')).toMatch(/不能转换成/);
    expect(after({}, 'Input', 'Card')).toMatch(/不能转换成/);
  });
});

test('what it can become is what the widgets say', () => {
  const design = { tree: toTree({ properties: { a: { type: 'string' } } }), vocabulary };
  const names = convertibleTo(design, [{ path, widget: 'Date' }]).map(({ widget }) => widget);
  expect(names).toEqual(expect.arrayContaining(['DateTime', 'Input', 'TextArea']));
  expect(names).not.toContain('Number');
  expect(fromTree(design.tree)).toEqual({ properties: { a: { type: 'string' } } });
});
