import { expect, test } from 'vitest';

import { toTree } from '../../src/schema/tree/index.ts';
import { allBeside, rangeOf, toggled } from './index.ts';

const layout = (...names: string[]) => ({ properties: Object.fromEntries(names.map((name) => [name, {}])) });
const tree = toTree({ properties: { name: {}, _one: layout('code', 'level'), _two: layout('phone', 'email') } });
const at = (...keys: string[]) => keys.flatMap((key) => ['properties', key]);
const names = (paths: readonly (readonly (string | number)[])[]) => paths.map((path) => path.at(-1));

test.each([
  ['down', at('_one', 'code'), at('_one', 'level'), ['code', 'level']],
  ['up: where one ends is the primary one', at('_one', 'level'), at('_one', 'code'), ['level', 'code']],
  ['over the end of a layout, which is not taken whole', at('_one', 'level'), at('_two', 'phone'), ['level', 'phone']],
  ['over a layout that is taken whole', at('name'), at('_two', 'phone'), ['name', '_one', 'phone']],
  ['from a layout into it', at('_one'), at('_one', 'level'), ['code', 'level']],
  ['from what is no longer there', at('gone'), at('name'), ['name']],
])('a range %s', (_, from, to, range) => {
  expect(names(rangeOf(tree, from, to))).toEqual(range);
});

test('with Ctrl a node is added as the primary one, or taken away', () => {
  expect(names(toggled([at('name')], at('_one')))).toEqual(['name', '_one']);
  expect(names(toggled([at('name'), at('_one')], at('name')))).toEqual(['_one']);
});

test('all beside the primary one are selected, and it stays the primary one', () => {
  expect(names(allBeside(tree, at('_one', 'code')))).toEqual(['level', 'code']);
  expect(names(allBeside(tree, undefined))).toEqual(['name', '_one', '_two']);
});
