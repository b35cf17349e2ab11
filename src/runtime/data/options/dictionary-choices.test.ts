import { expect, test } from 'vitest';

import type { Option } from '../../ports/index.ts';
import { dictionaryChoices } from './dictionary-choices.ts';

const items: Option[] = [
  { value: 'C', text: '潜在客户', color: 'blue', disabled: true },
  { value: 'A', text: '重点客户' },
  { value: 'B', text: '普通客户' },
];

test.each([
  ['nothing', null, ['A', 'B']],
  ['another item', 'A', ['A', 'B']],
  ['the disabled item', 'C', ['A', 'B', 'C']],
  ['several in one text', 'A,C', ['A', 'B', 'C']],
  ['several', ['C', 'B'], ['A', 'B', 'C']],
])('a form whose field has %s offers no other disabled item', (_, value, offered) => {
  expect(dictionaryChoices(items, value, false).map((item) => item.value)).toEqual(offered);
});

test('the disabled item that a field has keeps its name, and cannot be chosen', () => {
  expect(dictionaryChoices(items, 'C', false).at(-1)).toEqual(items[0]);
});

test('a search offers disabled items last and marked', () => {
  expect(dictionaryChoices(items, null, true)).toEqual([
    items[1],
    items[2],
    { value: 'C', text: '潜在客户（已停用）', color: 'blue', disabled: false },
  ]);
});
