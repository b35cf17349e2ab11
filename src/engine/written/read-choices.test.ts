import fc from 'fast-check';
import { expect, test } from 'vitest';

import { choiceOptions, readChoices } from './read-choices.ts';
import { sentenceOf } from './read-result.ts';
import { readYesNo } from './read-yes-no.ts';
import { splitWritten } from './split-written.ts';

const levels = choiceOptions(
  [
    { value: 'A', label: '重点' },
    { value: 'B', label: '普通' },
    { value: 'C', label: '旧的', disabled: true },
    { value: 'D', label: '浙江 / 西湖区' },
    { value: 'E', label: '江西 / 西湖区' },
    { value: 'F', label: '一、二' },
  ],
  [{ value: 'A', label: 'Key' }],
);
const one = { several: false, isFree: false };
const some = { several: true, isFree: false };

test.each([
  ['重点', ['A']],
  ['B', ['B']],
  ['Key', ['A']],
  ['浙江/西湖区', ['D']],
  ['一、二', ['F']],
])('%s is one option', (text, value) => {
  expect(readChoices(text, levels, one)).toEqual({ value });
});

test.each(['重点、普通', '重点,普通', '重点， 普通', '重点;普通', '重点；B', 'Key，普通，'])('%s is a list', (text) => {
  expect(readChoices(text, levels, some)).toEqual({ value: ['A', 'B'] });
});

test.each([
  ['贵宾', one, '没有“贵宾”这个选项，可填：重点、普通、旧的、浙江 / 西湖区、江西 / 西湖区…。'],
  ['重点、普通', one, '没有“重点、普通”这个选项，可填：重点、普通、旧的、浙江 / 西湖区、江西 / 西湖区…。'],
  ['西湖区', some, '有2个“西湖区”，请写全：浙江 / 西湖区、江西 / 西湖区。'],
  ['重点、旧的', some, '“旧的”已停用，不能选，请改正。'],
])('%s is refused', (text, reading, problem) => {
  const read = readChoices(text, levels, reading);
  expect('problem' in read && sentenceOf(read)).toBe(problem);
});

test('a text is its own value where others than the options are accepted', () => {
  expect(readChoices('贵宾、重点', levels, { several: true, isFree: true })).toEqual({ value: ['贵宾', 'A'] });
});

test('a disabled option is a value of a sheet, and gives way to one of the same name', () => {
  expect(readChoices('旧的', levels, { ...one, takesDisabled: true })).toEqual({ value: ['C'] });
  const renewed = choiceOptions([
    { value: '1', label: '甲', disabled: true },
    { value: '2', label: '甲' },
  ]);
  expect(readChoices('甲', renewed, one)).toEqual({ value: ['2'] });
});

test('the labels that a cell shows are read as its values', () => {
  const label = fc
    .string({ unit: fc.constantFrom('甲', '乙', 'a', '1', ' '), minLength: 1 })
    .map((text) => text.trim());
  const labels = fc.uniqueArray(
    label.filter((text) => text !== ''),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(labels, fc.constantFrom('、', ',', '，', '; '), (names, separator) => {
      const options = choiceOptions(names.map((name, index) => ({ value: `#${index}`, label: name })));
      const value = names.map((_, index) => `#${index}`);
      expect(readChoices(names.join(separator), options, some)).toEqual({ value });
    }),
  );
});

test('a list is parted at any separator', () => {
  expect(splitWritten(' a，b、c;d；e, ,f ')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test.each([
  ...['是', '有', 'true', 'TRUE', '1', '１', 'y', 'Ｙ', 'Yes', '√', '✓', '☑'].map((text) => [text, true] as const),
  ...['否', '无', 'false', '0', '０', 'N', 'no', '×', '✗', '☐'].map((text) => [text, false] as const),
  ...['', '也许', '2', 'constructor'].map((text) => [text, undefined] as const),
])('%j is %s', (text, value) => {
  expect(readYesNo(text)).toBe(value);
});
