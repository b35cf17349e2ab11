// covers: call-check
import { expect, test } from 'vitest';

import { checkByRule, CheckRuleError } from './check-rule.ts';

const match = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text);
const rule = JSON.stringify([
  { digits: '2', pattern: '[A-Z]+', message: '前两位是大写字母' },
  { digits: 4, pattern: '\\d+', message: '再四位是数字' },
  { digits: '*', pattern: '.{6,10}', message: '长度6到10位', priority: '1' },
  { digits: '*', pattern: '(?!.*0000).*', message: '不能全是零', priority: '0' },
]);

test.each<[value: string, failure: object | undefined]>([
  ['AB1234', undefined],
  ['AB1234xyz', undefined],
  ['AB1', { digits: '*', message: '长度6到10位', beginIndex: 0, endIndex: 3, checkValue: 'AB1' }],
  ['a11234', { digits: '2', message: '前两位是大写字母', beginIndex: 0, endIndex: 2, checkValue: 'a1' }],
  ['ABC234', { digits: '4', message: '再四位是数字', beginIndex: 2, endIndex: 6, checkValue: 'C234' }],
  ['AB0000', { digits: '*', message: '不能全是零', checkValue: 'AB0000' }],
])('%s', (value, failure) => {
  const result = checkByRule(rule, value, match);
  if (failure) expect(result).toMatchObject({ ...failure, passed: false });
  else expect(result).toBeUndefined();
});

test.each(['{}', 'nonsense', '[{"digits":"x","pattern":"."}]', '[{"digits":"*"}]', '[{"digits":"*","pattern":"("}]'])(
  'reports a rule %s as unusable',
  (json) => {
    expect(() => checkByRule(json, 'x', match)).toThrow(CheckRuleError);
  },
);
