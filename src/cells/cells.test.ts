import { expect, test } from 'vitest';

import { tagColor } from '../kit/controls/tag/tag-color.ts';
import { cellText, serverText } from './cell-text/cell-value.ts';
import { dictionaryTags } from './choices/dictionary/dictionary-tags.ts';

const column = { key: 'level', colors: [{ value: 'b', color: 'red' }] };
const options = [
  { value: 'a', label: '甲级', color: 'green' },
  { value: 'b', label: '乙级', color: 'blue' },
  { value: 3, label: '三' },
];

test.each([
  ['a', {}, ['甲级']],
  ['a,b', {}, ['甲级', '乙级']],
  [['a', 'b'], {}, ['甲级', '乙级']],
  ['a,b', { level_dictText: '甲,乙' }, ['甲', '乙']],
  ['gone', {}, ['gone']],
  ['x', { level_dictText: '服务器的文字,带逗号' }, ['服务器的文字,带逗号']],
  [3, {}, ['三']],
  [null, {}, []],
  ['', {}, []],
])('the value %o (%o) shows %o', (value, record, texts) => {
  expect(dictionaryTags(value, record, column, options).map((tag) => tag.text)).toEqual(texts);
});

test('the column’s colours come before the dictionary’s', () => {
  expect(dictionaryTags('a,b', {}, column, options).map((tag) => tag.color)).toEqual(['green', 'red']);
});

test.each([
  ['green', '#52c41a'],
  ['#0958d9', '#0958d9'],
  ['url(javascript:x)', '#8c8c8c'],
  ['constructor', '#8c8c8c'],
  [undefined, '#8c8c8c'],
])('the colour %s is drawn as %s', (color, expected) => {
  expect(tagColor(color)).toBe(expected);
});

test.each([
  [undefined, ''],
  [0, '0'],
  [false, 'false'],
  [['a', 1], 'a，1'],
  [{ a: 1 }, '{"a":1}'],
])('%o reads %s', (value, text) => {
  expect(cellText(value)).toBe(text);
});

test('an empty text of the server is none', () => {
  expect(serverText({ depot_dictText: '' }, 'depot')).toBeUndefined();
  expect(serverText({ depot_dictText: '一号仓' }, 'depot')).toBe('一号仓');
});
