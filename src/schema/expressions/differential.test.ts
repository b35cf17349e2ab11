import fc from 'fast-check';
import { expect, it } from 'vitest';

import { evaluateExpression, ExpressionError } from './index.ts';
import { randomExpression, randomScope, runs, soakTimeout } from './testing/random.ts';

const stricter = new Set([
  'bad-key',
  'bad-operand',
  'bad-argument',
  'not-readable',
  'forbidden-key',
  'too-many-arrows',
  'too-deep',
  'too-large',
  'too-many-steps',
  'text-too-long',
  'array-too-long',
  'too-nested',
  'too-long',
]);

/** Booleans, dates and plain objects have no `toString` and `valueOf` in this language. */
function lacksMethod(code: string, text: string): boolean {
  return code === 'unknown-method' && /\.(?:toString|valueOf)\(/.test(text);
}

type Outcome = { value: unknown } | { failed: string };

function ours(text: string): Outcome {
  try {
    return { value: evaluateExpression(text, randomScope()) };
  } catch (error) {
    if (error instanceof ExpressionError) return { failed: error.code };
    throw error;
  }
}

function javascript(text: string): Outcome {
  try {
    return { value: new Function('scope', `with (scope) return (${text}\n)`)(randomScope()) };
  } catch (error) {
    return { failed: String(error) };
  }
}

function same(left: unknown, right: unknown): boolean {
  if (typeof left === 'function' && typeof right === 'function') return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return Object.is(left, right);
  if (left instanceof Date && right instanceof Date) return Object.is(left.getTime(), right.getTime());
  const [leftEntries, rightEntries] = [Object.entries(left), Object.entries(right)];
  return (
    Array.isArray(left) === Array.isArray(right) &&
    leftEntries.length === rightEntries.length &&
    leftEntries.every(([key, value], index) => rightEntries[index]?.[0] === key && same(value, rightEntries[index][1]))
  );
}

it(
  'a random expression gives what JavaScript gives',
  () => {
    const parameters = runs(2_000, 1_000_000);
    let evaluated = 0;
    let succeeded = 0;
    fc.assert(
      fc.property(randomExpression, (text) => {
        const [mine, its] = [ours(text), javascript(text)];
        if ('failed' in mine && (stricter.has(mine.failed) || lacksMethod(mine.failed, text))) return;
        evaluated++;
        if ('value' in mine && 'value' in its) {
          succeeded++;
          expect(
            same(mine.value, its.value),
            `${text}\n${JSON.stringify(mine.value)}\n${JSON.stringify(its.value)}`,
          ).toBe(true);
        } else {
          expect('failed' in mine && 'failed' in its, `${text}\n${JSON.stringify([mine, its])}`).toBe(true);
        }
      }),
      parameters,
    );
    expect(evaluated).toBeGreaterThan(parameters.numRuns * 0.7);
    expect(succeeded).toBeGreaterThan(parameters.numRuns * 0.4);
  },
  soakTimeout,
);
