import { expect, test } from 'vitest';

import { commonProperties, type Selected } from './common-properties.ts';
import type { PropertyTarget } from './property.ts';

const target = (widget: string): PropertyTarget => ({ kind: 'node', address: widget, widget, type: 'string' });
const selected: Selected[] = [
  {
    target: target('Input'),
    node: { title: '客户', required: true, description: '说明', 'x-component-props': { placeholder: '请填' } },
  },
  {
    target: target('Select'),
    node: { title: '等级', required: true, 'x-component-props': { placeholder: '请填', multiple: true } },
  },
];
const { groups, node } = commonProperties(selected, 'zh-CN');
const properties = new Map(groups.flatMap((group) => group.properties).map((property) => [property.name, property]));

test('what all have can be set; props of one widget alone cannot', () => {
  expect(properties.has('title')).toBe(true);
  expect(properties.has('x-component-props$placeholder')).toBe(true);
  expect(properties.has('x-component-props$multiple')).toBe(false);
});

test('the values that are the same are shown, those that differ say so', () => {
  expect(node).toEqual({ required: true, 'x-component-props': { placeholder: '请填' } });
  expect([...properties.values()].filter(({ isMixed }) => isMixed).map(({ name }) => name)).toEqual([
    'title',
    'description',
  ]);
});

test('a switch of several is asked as yes and no, for it is neither on nor off where they differ', () => {
  const booleans = [...properties.values()].filter(({ editor }) => editor.kind === 'boolean');
  expect(booleans.map(({ default: usual }) => usual)).toEqual(booleans.map(() => undefined));
});
