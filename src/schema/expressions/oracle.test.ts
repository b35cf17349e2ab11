import { parseExpressionAt, tokenizer } from 'acorn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseExpression } from './index.ts';
import { legitimate } from './testing/legitimate.ts';
import { randomExpression, runs, soakTimeout, tokenSoup } from './testing/random.ts';

function acornTree(text: string): unknown {
  const options = { ecmaVersion: 2025, sourceType: 'module', preserveParens: true } as const;
  const tree = parseExpressionAt(text, 0, options);
  const rest = tokenizer(text.slice(tree.end), options).getToken();
  if (rest.type.label !== 'eof') throw new SyntaxError(`more than one expression: ${text}`);
  return withoutPositions(tree);
}

function withoutPositions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutPositions);
  if (typeof node !== 'object' || node === null) return node;
  if ('expression' in node && 'type' in node && node.type === 'ParenthesizedExpression')
    return withoutPositions(node.expression);
  const entries = Object.entries(node).filter(([key]) => key !== 'start' && key !== 'end');
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutPositions(value)]));
}

function checkAgreement(text: string): boolean {
  const parsed = parseExpression(text);
  if ('problem' in parsed) return false;
  expect(withoutPositions(parsed.ast), text).toEqual(acornTree(text));
  return true;
}

describe('what we accept, acorn accepts and reads the same', () => {
  it.each(legitimate.map(([text]) => [text]))('%s', (text) => {
    expect(checkAgreement(text)).toBe(true);
  });

  it(
    'for random expressions',
    () => {
      const parameters = runs(2_000, 200_000);
      let accepted = 0;
      fc.assert(
        fc.property(randomExpression, (text) => {
          if (checkAgreement(text)) accepted++;
        }),
        parameters,
      );
      expect(accepted).toBeGreaterThan(parameters.numRuns / 2);
    },
    soakTimeout,
  );

  it(
    'for words in any order',
    () => {
      let accepted = 0;
      fc.assert(
        fc.property(tokenSoup, (text) => {
          if (checkAgreement(text)) accepted++;
        }),
        runs(20_000, 1_000_000),
      );
      expect(accepted).toBeGreaterThan(100);
    },
    soakTimeout,
  );

  it(
    'for legitimate expressions with a change in them',
    () => {
      const mutated = fc
        .tuple(
          fc.constantFrom(...legitimate.map(([text]) => text)),
          fc.nat(),
          fc.nat(3),
          fc.string({ unit: 'binary', maxLength: 2 }),
        )
        .map(([text, at, cut, put]) => text.slice(0, at % text.length) + put + text.slice((at % text.length) + cut));
      let accepted = 0;
      fc.assert(
        fc.property(mutated, (text) => {
          if (checkAgreement(text)) accepted++;
        }),
        runs(5_000, 200_000),
      );
      expect(accepted).toBeGreaterThan(100);
    },
    soakTimeout,
  );
});
