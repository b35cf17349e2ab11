import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { evaluateExpression } from '../index.ts';

const scope = {
  lines: [{ amount: 0.1, name: 'a' }, { amount: '0.2', name: 'b' }, { amount: null, name: null }, { amount: '' }],
  empty: null,
};

describe('global functions', () => {
  it.each([
    ['sum(lines, l => l.amount)', 0.3],
    ['sum([0.1, "0.2", undefined, null, ""])', 0.3],
    ['sum([1.1, 2.2, 3.3])', 6.6],
    ['sum([])', 0],
    ['sum(empty, l => l.amount)', 0],
    ['sum([1, 0 / 0])', 1],
    ['avg([1, 2, "3.5", null])', 6.5 / 3],
    ['avg([0.1, 0.2, 0.3])', 0.2],
    ['avg([])', undefined],
    ['min([3, "2.50", null])', 2.5],
    ['max(lines, l => l.amount)', 0.2],
    ['min(3, "1.5", null)', 1.5],
    ['max(2, 10)', 10],
    ['max(7)', 7],
    ['max(empty, l => l.amount)', undefined],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(1.005, 2)', 1.01],
    ['round(0.285 * 100)', 29],
    ['round("12.345", 2)', 12.35],
    ['round(1250, -2)', 1300],
    ['round(1234567890123456)', 1234567890123456],
    ['round(empty, 2)', undefined],
    ['round(1 / 0)', undefined],
    ['join(["a", null, 1])', 'a,,1'],
    ['join(lines, "、")', '[object Object]、[object Object]、[object Object]、[object Object]'],
    ['join(lines, l => l.name)', 'a,b,,'],
    ['join(lines, l => l.name, "/")', 'a/b//'],
    ['join(empty)', ''],
    ['count(lines)', 4],
    ['count(lines, l => l.amount)', 2],
    ['count(empty)', 0],
  ])('%s', (expression, expected) => {
    expect(evaluateExpression(expression, scope)).toEqual(expected);
  });

  it.each(['sum(5)', 'sum(["x"])', 'sum([true])', 'sum([1], 2)', 'round("x")', 'round(1, 99)', 'max("2026-01-01")'])(
    '%s is refused',
    (expression) => {
      expect(() => evaluateExpression(expression, scope)).toThrow(/应当/);
    },
  );

  it('sum adds cents exactly', () => {
    const cents = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 50 });
    fc.assert(
      fc.property(cents, (list) => {
        const total = list.reduce((sum, cent) => sum + cent, 0) / 100 + 0;
        expect(evaluateExpression('sum(list)', { list: list.map((cent) => cent / 100) })).toBe(total);
      }),
    );
  });
});
