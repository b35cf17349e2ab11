import { expect, test } from 'vitest';

import { lastLines } from './remarkable-tests.ts';

const tests = Array.from({ length: 25 }, (_, index) => ({
  name: `test ${index}`,
  duration: index * 1_000,
  ...(index === 2 && { failure: 'AssertionError: expected 1 to be 2\n    at somewhere' }),
  ...(index === 3 && { firstFailure: 'Error: it was late\n    at somewhere' }),
}));

test('the 20 slowest tests are printed, slowest first, before what was tried twice, what failed and the counts', () => {
  const lines = lastLines({ passed: 24, failed: 1, tests });
  expect(lines.slice(0, 20)).toEqual(
    Array.from({ length: 20 }, (_, position) => `${(24 - position).toFixed(1).padStart(6)} s  test ${24 - position}`),
  );
  expect(lines.slice(20)).toEqual([
    'at the second try: test 3: Error: it was late at somewhere',
    'failed: test 2: AssertionError: expected 1 to be 2 at somewhere',
    '24 passed, 1 failed',
  ]);
});
