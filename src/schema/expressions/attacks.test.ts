import { beforeAll, describe, expect, it } from 'vitest';

import { evaluateExpression, ExpressionError } from './index.ts';
import { hostileScope, inert, refused } from './testing/attacks.ts';

const longest = 200;

interface Attempt {
  outcome: unknown;
  milliseconds: number;
  called: number;
}

function attempt(expression: string): Attempt {
  let called = 0;
  const scope = hostileScope(() => called++);
  // CPU time instead of wall-clock time: other processes may be running on the machine.
  const start = process.cpuUsage();
  let outcome: unknown;
  try {
    outcome = evaluateExpression(expression, scope);
  } catch (error) {
    outcome = error;
  }
  const { user, system } = process.cpuUsage(start);
  return { outcome, milliseconds: (user + system) / 1000, called };
}

function expectUntouched({ milliseconds, called }: Attempt, prototypeKeys: readonly PropertyKey[]): void {
  expect(milliseconds).toBeLessThan(longest);
  expect(called).toBe(0);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
}

describe('an attempt to escape or to freeze', () => {
  const prototypeKeys = Reflect.ownKeys(Object.prototype);
  beforeAll(() => void attempt('[1].map(x => `${x}`)'));

  it('is one of at least 150', () => {
    expect(new Set([...refused, ...inert.map(([text]) => text)]).size).toBeGreaterThanOrEqual(150);
  });

  it.each(refused.map((text) => [text.length > 80 ? `${text.slice(0, 60)}… (${text.length})` : text, text]))(
    'is refused: %s',
    (_name, text) => {
      const made = attempt(text);
      expect(made.outcome).toBeInstanceOf(ExpressionError);
      expect(made.outcome).toMatchObject({ code: expect.any(String), position: expect.any(Number) });
      expect(made.outcome).toHaveProperty('message', expect.stringMatching(/[\u4e00-\u9fff].*[。？]$/s));
      expectUntouched(made, prototypeKeys);
    },
  );

  it.each(inert)('does nothing: %s', (text, value) => {
    const made = attempt(text);
    expect(made.outcome).toEqual(value);
    expectUntouched(made, prototypeKeys);
  });
});
