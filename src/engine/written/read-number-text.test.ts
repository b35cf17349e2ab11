import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { loadCatalogue, setLocale } from '../../locale/index.ts';
import { formatDecimal } from '../values/index.ts';
import { isNumberInTyping, readNumberText } from './read-number-text.ts';
import { sentenceOf } from './read-result.ts';

const told = (read: ReturnType<typeof readNumberText>) => ('problem' in read ? sentenceOf(read) : read.value);

describe('a number as people write it', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['12.50', '12.50'],
    ['１２．５', '12.5'],
    ['１２。５', '12.5'],
    ['￥1,234.50', '1234.50'],
    ['¥ 1，234', '1234'],
    ['-￥5', '-5'],
    ['￥-5', '-5'],
    ['$1,234,567.5', '1234567.5'],
    ['1 234 567', '1234567'],
    ['1\u00a0234', '1234'],
    ['−5', '-5'],
    ['1.5万', '15000'],
    ['1.23456万', '12345.6'],
    ['3亿', '300000000'],
    ['￥1,200万', '12000000'],
    ['2万亿', '2000000000000'],
    ['1.5万元', '15000'],
    ['20元', '20'],
    ['1.5E+05', '150000'],
    ['.5', '0.5'],
    ['9007199254740993.1', '9007199254740993.1'],
  ])('%j is %j', (text, value) => {
    expect(readNumberText(text)).toEqual({ value });
  });

  test.each([
    ['12 kg', 'kg', '12'],
    ['15%', '%', '15'],
    ['１５％', '%', '15'],
  ])('%j in a field of %s is %s', (text, unit, value) => {
    expect(readNumberText(text, { unit })).toEqual({ value });
  });

  test.each([
    '一百',
    '1.2.3',
    '1,23',
    '12,34',
    '1,2345',
    '1 2',
    '15%',
    '1-2',
    '--1',
    '-',
    '元',
    '1e999',
    '1亿2万',
    '0x10',
    '(5)',
    '∞',
    '1'.repeat(300),
  ])('%j is not read', (text) => {
    expect(readNumberText(text)).toHaveProperty('problem');
  });

  test.each([
    ['12,34', '“12,34”里的逗号不在千位上，请去掉逗号，或改成小数点。'],
    ['1，2345', '“1，2345”里的逗号不在千位上，请去掉逗号，或改成小数点。'],
    ['15%', '“15%”是百分比，这里不是，请去掉百分号。'],
    ['1.2.3', '“1.2.3”不是数字，请改正。'],
    ['约一百', '“约一百”不是数字，请改正。'],
  ])('%j is told: %s', (text, problem) => {
    expect(told(readNumberText(text, { arithmetic: true }))).toBe(problem);
  });

  test('more places than the field has are told, never rounded; noughts behind are no places', () => {
    expect(told(readNumberText('12.345', { scale: 2 }))).toBe('“12.345”有3位小数，这里最多2位小数，请改正。');
    expect(told(readNumberText('1.5', { scale: 0 }))).toBe('“1.5”有1位小数，这里要填整数，请改正。');
    expect(readNumberText('12.500', { scale: 2 })).toEqual({ value: '12.500' });
  });

  test.each([0, 2, 6])('what is printed with %i places reads back as the same', (scale) => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.boolean(), (units, thousands) => {
        const value = formatDecimal(`${units}e-${scale}`, scale, false);
        expect(readNumberText(formatDecimal(value, scale, thousands), { scale, arithmetic: true })).toEqual({ value });
      }),
    );
  });
});

describe('a calculation', () => {
  test.each([
    ['100*3+5', undefined, '305'],
    ['=100*3+5', undefined, '305'],
    ['（1＋2）×3', undefined, '9'],
    ['0.1+0.2', undefined, '0.3'],
    ['1/3*3', 2, '1.00'],
    ['100/3', 2, '33.33'],
    ['-5*-2', undefined, '10'],
    ['1,000*2', undefined, '2000'],
    ['10 / 4', undefined, '2.5'],
    ['2-3-4', undefined, '-5'],
    ['￥100×3÷2', 2, '150.00'],
    ['1.5万*2+1,000', undefined, '31000'],
    ['2万亿/2', undefined, '1000000000000'],
    ['10/2', 0, '5'],
    ['10/3*3', 0, '10'],
    ['－', 2, null],
  ])('%j with %j places is %j', (text, scale, value) => {
    expect(readNumberText(text, { scale, arithmetic: true })).toEqual({ value });
  });

  test.each([
    ['5/0', '“5/0”除以了0，请改正。'],
    ['5/(2-2)', '“5/(2-2)”除以了0，请改正。'],
    ['2026-03-01', '“2026-03-01”像是日期，这里要填数字。'],
    ['100*', '“100*”不是数字，请改正。'],
    ['12,34*2', '“12,34*2”不是数字，请改正。'],
    ['5--3', '“5--3”不是数字，请改正。'],
    ['2(3)', '“2(3)”不是数字，请改正。'],
    ['138-0013-8000', '“138-0013-8000”不是数字，请改正。'],
    ['1 2+3', '“1 2+3”不是数字，请改正。'],
    ['(5)', '“(5)”可能是5，也可能是-5，请去掉括号。'],
  ])('%j is not calculated: %s', (text, problem) => {
    expect(told(readNumberText(text, { arithmetic: true }))).toBe(problem);
  });

  test('a share of a count is told, not rounded', () => {
    expect(told(readNumberText('10/4', { scale: 0, arithmetic: true }))).toBe(
      '“10/4”算出来不是整数，这里要填整数，请改正。',
    );
  });

  test('of whole numbers is what counting gives', () => {
    const number = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(readNumberText(`${a}*(${b}-${c})+${c}`, { arithmetic: true })).toEqual({
          value: String(a * (b - c) + c),
        });
      }),
    );
  });

  test('nothing throws or hangs, whatever it is', () => {
    const sign = fc.constantFrom('1', '0', '.', ',', '+', '-', '*', '/', '(', ')', ' ', '万', 'e', '￥', '=');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
        const read = readNumberText(signs.join(''), { arithmetic: true, scale: 2 });
        if ('value' in read && read.value !== null) expect(read.value).toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });
});

describe('while it is typed', () => {
  test.each([
    ['', true],
    ['-', true],
    ['12.', true],
    ['12.345', true],
    ['1,234.5', true],
    ['（１００＋２。５）×3', true],
    ['￥1.5万', true],
    ['1.2*3.4', true],
    ['1.2.', false],
    ['12x', false],
    ['1e', true],
    ['1e5', true],
    ['-1.5E+05', true],
    ['e5', false],
    ['1ee', false],
    ['1e123', false],
    ['约', false],
  ])('%j may stand: %s', (text, may) => {
    expect(isNumberInTyping(text)).toBe(may);
  });

  test('letters of the unit may stand', () => {
    expect([isNumberInTyping('12 kg', 'kg'), isNumberInTyping('12 kg')]).toEqual([true, false]);
  });

  test('whatever is read of signs and digits may be typed, letter by letter', () => {
    const sign = fc.constantFrom('1', '0', '.', ',', '+', '-', '*', '/', '(', ')', ' ', '万', '￥', '=', '元', 'e');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
        const text = signs.join('');
        fc.pre('value' in readNumberText(text, { arithmetic: true }));
        for (let end = 0; end <= text.length; end++) expect(isNumberInTyping(text.slice(0, end))).toBe(true);
      }),
    );
  });
});

test('what is wrong with a number is said in the language of the person', async () => {
  setLocale('en-US', await loadCatalogue('en-US'));
  try {
    expect(told(readNumberText('abc'))).toBe('“abc” is not a number. Correct this.');
  } finally {
    setLocale('zh-CN');
  }
});
