import { expect, test } from 'vitest';

import { problemsOf } from './comments.ts';

test.each([
  ['// What a list shows.', '“What”'],
  ['/** Whether it is open. */', '“Whether”'],
  ['  /**\n   * Returns the row.\n   * It tells its listeners.\n   */', '“tells”'],
  ['// It has a store of its own.', '“of its own”'],
  ['/** The value that stands in the cell. */', '“stands”'],
])('%s is a fragment or uses a word of the dialect', (text, found) => {
  const problems = problemsOf('a.ts', text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(found);
});

test.each([
  '// Returns the row. What follows is read once.',
  '/** A stand-in, of its own kind; `tell` and “said” are names. */',
  "const text = 'it says';",
  '// covers: rule-beside',
  'const product = 2\n  * he;',
])('%s is left alone', (text) => {
  expect(problemsOf('a.ts', text)).toEqual([]);
});

test('a problem has its file and line', () => {
  expect(problemsOf('src/a.ts', 'const a = 1;\n// As ever.')).toEqual([
    'src/a.ts:2: “As” in a comment (docs/CONTRIBUTING.md, Comments)',
  ]);
});
