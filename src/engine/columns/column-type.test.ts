import { expect, test } from 'vitest';

import { columnComponent, columnText, columnTypeProblem } from './column-type.ts';
import { dictionaryProblem } from './one-spelling.ts';

const widgets = { Signature: { title: '签名', props: {}, columnTypes: ['signature'] } };

test.each([
  ['inputNumber', undefined],
  ['signature', undefined],
  ['row-checkbox', 'reserved-column-type'],
  ['inputNumbr', 'unknown-column-type'],
])('a column of type %s: %s', (type, code) => {
  expect(columnTypeProblem(type, widgets)?.code).toBe(code);
});

test('a type of its own is edited by the widget that says so', () => {
  expect(columnComponent({ type: 'signature' }, widgets)).toBe('Signature');
  expect(columnComponent({ type: 'select' }, widgets)).toBe('Select');
  expect(columnComponent({ type: 'list_multi', dictionary: 'level' }, widgets)).toBe('DictSelect');
});

// covers: rule-dict-code
test('a dictionary without a code is refused', () => {
  expect(dictionaryProblem({ dictCode: '' })?.finding.message).toContain('dictionary code cannot be empty');
  expect(dictionaryProblem({ dictCode: 'level' })).toBeUndefined();
});

test('title, key and default value are filled into texts', () => {
  const column = { key: 'qty', title: '数量', defaultValue: 1 };
  expect(columnText('请输入${title}（${key}，默认 ${defaultValue}）', column)).toBe('请输入数量（qty，默认 1）');
});
