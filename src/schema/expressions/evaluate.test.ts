import { describe, expect, it } from 'vitest';

import { compileExpression, evaluateExpression, ExpressionError, extractTemplate, isExpression } from './index.ts';
import { formScope, legitimate } from './testing/legitimate.ts';

function failure(expression: string, scope: object = formScope(), options?: { steps: number }) {
  try {
    return { value: evaluateExpression(expression, scope, options) };
  } catch (error) {
    if (error instanceof ExpressionError) return error.problem;
    throw error;
  }
}

describe('a legitimate expression', () => {
  it.each(legitimate)('%s', (expression, expected) => {
    expect(evaluateExpression(expression, formScope())).toEqual(expected);
  });

  it('is one of at least 85', () => {
    expect(legitimate.length).toBeGreaterThanOrEqual(85);
  });
});

describe('an expression that fails while it runs', () => {
  it.each([
    ['1 + $recrod.x', { code: 'unknown-name', position: 4, nearest: '$record' }],
    ['$record.missing.name', { code: 'empty-value', position: 16 }],
    ["$record['const' + 'ructor']", { code: 'forbidden-key', position: 8 }],
    ['$record[[]]', { code: 'bad-key', position: 8 }],
    ["'a'.lenght()", { code: 'unknown-method', position: 4 }],
    ["'a'.spilt('')", { code: 'unknown-method', position: 4, nearest: 'split' }],
    ['$record.name()', { code: 'unknown-method', position: 8 }],
    ['$index()', { code: 'not-callable', position: 0 }],
    ['[1].map(2)', { code: 'bad-callback', position: 4 }],
    ['$form.secret', { code: 'not-readable', position: 6 }],
    ['$form.mdoe', { code: 'not-readable', position: 6, nearest: 'mode' }],
    ['Math.random()', { code: 'unknown-method', position: 5 }],
    ["'a'.repeat(200000)", { code: 'text-too-long', position: 4 }],
    ['(1).toFixed(101)', { code: 'failed', position: 4 }],
  ])('%s', (expression, expected) => {
    expect(failure(expression)).toMatchObject(expected);
  });

  it('says so in one Chinese sentence', () => {
    expect(failure('$recrod.x')).toMatchObject({ message: '没有名为“$recrod”的名称，是不是要写“$record”？' });
  });

  it('stops after the steps it was given', () => {
    expect(failure('[1, 2, 3].map(x => x)', {}, { steps: 5 })).toMatchObject({ code: 'too-many-steps' });
    expect(failure('[1, 2, 3].map(x => x)', {}, { steps: 50 })).toEqual({ value: [1, 2, 3] });
  });

  it('carries what a registered function threw as its cause', () => {
    expect(failure('$today.toISOString()', { $today: new Date(NaN) })).toMatchObject({ code: 'failed' });
  });
});

describe('scope', () => {
  it('is looked in before the globals, and never in Object.prototype', () => {
    expect(evaluateExpression('Math', { Math: 5 })).toBe(5);
    expect(evaluateExpression('typeof toString', {})).toBe('undefined');
    expect(evaluateExpression('name', Object.create({ name: 'inherited' }))).toBe('inherited');
  });

  it('lends its data only for reading', () => {
    const scope = { list: [3, 1, 2] };
    expect(evaluateExpression('[list.sort(), list.reverse(), list]', scope)).toEqual([
      [1, 2, 3],
      [2, 1, 3],
      [3, 1, 2],
    ]);
  });
});

describe('the cache', () => {
  it('gives the same compiled expression for the same text and forgets the oldest', () => {
    const first = compileExpression('1 + 0');
    expect(compileExpression('1 + 0')).toBe(first);
    for (let index = 0; index < 2_000; index++) compileExpression(`1 + ${index + 1}`);
    expect(compileExpression('1 + 0')).not.toBe(first);
  });
});

describe('extractTemplate', () => {
  it.each([
    ['{{ a }}', ' a '],
    ['  {{a\n}}  ', 'a\n'],
    ['{{a}} and {{b}}', 'a}} and {{b'],
    ['{{}}', ''],
    ['hello {{a}}', undefined],
    ['{{a}', undefined],
    ['{{}', undefined],
  ])('%s', (text, inner) => {
    expect(extractTemplate(text)).toBe(inner);
    expect(isExpression(text)).toBe(inner !== undefined);
  });

  it('takes only text for an expression', () => {
    expect(isExpression(5)).toBe(false);
  });
});
