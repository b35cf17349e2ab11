import fc from 'fast-check';
import { expect, test } from 'vitest';

import { barcodeProblem, ean13Check } from './index.ts';

const twelve = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  .map((digits) => digits.join(''));

test('the check digit of an EAN-13 finds every digit that is wrong', () => {
  expect(ean13Check('690123456789')).toBe('2');
  fc.assert(
    fc.property(twelve, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const check = ean13Check(digits);
      expect(barcodeProblem(digits + check, 'ean13')).toBeUndefined();
      const wrong = digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
      expect(barcodeProblem(wrong + check, 'ean13')).toContain(`最后一位应是 ${ean13Check(wrong)}`);
    }),
  );
});

test.each([
  ['MAT-2026/0001', 'code128', undefined],
  ['物料', 'code128', 'Code 128 条形码只能有英文字母、数字和符号，请改内容或用二维码。'],
  ['A'.repeat(81), 'code128', '条形码最多 80 个字符，请缩短或用二维码。'],
  ['12345', 'ean13', 'EAN-13 条形码要 12 或 13 位数字。'],
] as const)('%s as %s: %s', (text, kind, problem) => {
  expect(barcodeProblem(text, kind)).toBe(problem);
});
