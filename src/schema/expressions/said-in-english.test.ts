// covers: limit-locales
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadCatalogue, setLocale } from '../../locale/index.ts';
import { checkExpression, compileExpression, evaluateExpression, ExpressionError, type ScopeTypes } from './index.ts';
import { hostileScope, refused } from './testing/attacks.ts';
import { formScope } from './testing/legitimate.ts';

beforeAll(async () => setLocale('en-US', await loadCatalogue('en-US')));
afterAll(() => setLocale('zh-CN'));

const types: ScopeTypes = {
  $record: {
    kind: 'object',
    properties: {
      name: { kind: 'string' },
      paid: { kind: 'boolean' },
      lines: { kind: 'array', items: { kind: 'object', properties: { qty: { kind: 'number' } } } },
    },
  },
};

test.each([
  ['$recrod.name', 'There is nothing named “$recrod”. Did you mean “$record”?'],
  ['$nobody', 'There is nothing named “$nobody”.'],
  ['$record.nmae', 'There is no field named “nmae”. Did you mean “name”?'],
  ['$record.name.lenght', 'A text has no member “lenght”. Did you mean “length”?'],
  ["$record.lines.psuh('a')", 'A list has no method “psuh”.'],
  ['$record.paid * 2', 'A yes-or-no value cannot be used with “*”. A number is expected here.'],
  ['sum($record)', 'The first argument of “sum” should be a list; this is an object.'],
  [
    'sum($record.lines, l => $record.name)',
    '“sum” works with numbers; this is a text. Use a field of numbers, or make it a number with Number(…).',
  ],
  ['sum($record.lines)', '“sum” works with numbers; this is an object.'],
  ['1 +', 'A value is expected here, but the expression ends.'],
  ['1 2', 'The expression should end here, but “2” is written.'],
  ['a = 1', 'Expressions do not support assignment; write “==” to compare.'],
  ['a, b', 'Expressions do not support the comma operator.'],
  ['(1', 'The bracket “(” has no partner.'],
])('what is wrong with %s is said in English', (expression, message) => {
  expect(checkExpression(expression, types).map((problem) => problem.message)).toEqual([message]);
});

test.each([
  ['$record.missing.name', 'The value is empty; “name” cannot be read. “?.” allows for that.'],
  ["'a'.spilt('')", 'A text has no method “spilt” that can be called. Did you mean “split”?'],
  ['(1).toFixed(101)', 'The computation failed: Check the values that are passed.'],
])('that %s fails while it runs is said in English', (expression, message) => {
  expect(() => evaluateExpression(expression, formScope())).toThrow(message);
});

test('no refusal has Chinese words', () => {
  const messages = refused.flatMap((expression) => {
    try {
      evaluateExpression(
        compileExpression(expression),
        hostileScope(() => 0),
      );
      return [];
    } catch (error) {
      return error instanceof ExpressionError ? [error.message] : [];
    }
  });
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((message) => /[\u4e00-\u9fff]/.test(message))).toEqual([]);
});
