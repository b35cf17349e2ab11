import { expect, test } from 'vitest';

import { coveragePage } from './coverage-page.ts';
import { parseStatements } from './read-statements.ts';
import { parseTags } from './read-tags.ts';
import { statementProblems } from './statement-problems.ts';

const sections = parseStatements(
  '# Lists\n\nFor people.\n\n- list-sort: sorting by a head\n- list-paging: pages of ten\n\n# Ways in\n\n- sign-in: a name and a password\n',
  'docs/statements/lists.md',
);
const problems = (text: string) => statementProblems(sections, parseTags(text, 'src/list.test.ts'));
const tag = '// covers: list-sort, list-paging\n';

test('each statement has a line with links to the tests that show it', () => {
  const tags = [
    ...parseTags(`${tag}export const Sorted: Story = {};`, 'src/views/ListPage.stories.tsx'),
    ...parseTags(`${tag}import x from 'x';`, 'src/engine/list.test.ts'),
    ...parseTags(`\n// covers: list-sort\ntest('is sorted', sorted);`, 'e2e/list.spec.ts'),
  ];
  const page = coveragePage(sections, tags);
  const [story, unit] = ['[ListPage](../src/views/ListPage.stories.tsx)', '[list](../src/engine/list.test.ts)'];
  expect(page.slice(page.indexOf('\n## ')).trim().split('\n')).toEqual([
    '## Lists',
    '',
    `- sorting by a head: ${story}, ${unit}, [e2e/list](../e2e/list.spec.ts)`,
    `- pages of ten: ${story}, ${unit}`,
    '',
    '## Ways in',
    '',
    '- a name and a password: *not yet*',
  ]);
});

test.each([
  ['a test', `\n${tag}test('is sorted', sorted);`],
  ['a test of a table', `\n${tag}test.each<[number]>([`],
  ['a group', `\n  ${tag}  describe('lists', () => {`],
  ['a story', `\n${tag}export const Sorted: Story = {};`],
  ['other comments of a test', `\n${tag}/** Why. */\ntest('is sorted', sorted);`],
  ['a whole file, in several lines', `${tag}${tag}import { expect, test } from 'vitest';`],
])('a tag above %s is as it should be', (_, text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  [
    'of an unknown statement, with the nearest one',
    '// covers: list-sorts\n',
    ['src/list.test.ts:1 covers “list-sorts”, which docs/statements does not have: “list-sort”?'],
  ],
  ['of nothing', '// covers:\n', ['src/list.test.ts:1 covers “”, which docs/statements does not have']],
  [
    'above nothing that runs',
    `const rows = 3;\n${tag}const columns = 4;`,
    [expect.stringMatching(/^src\/list\.test\.ts:2 covers “list-sort, list-paging” above nothing/)],
  ],
  ['at the end of its file', `test('is sorted', sorted);\n${tag}`, [expect.stringMatching(/:2 .* above nothing/)]],
])('reports a tag %s', (_, text, expected) => {
  expect(problems(text)).toEqual(expected);
});

test('reports a repeated id at the second statement', () => {
  const twice = parseStatements('# Lists\n- list-sort: by a head\n- list-sort: by a menu\n', 'docs/statements/a.md');
  expect(statementProblems(twice, [])).toEqual([
    'docs/statements/a.md:3 says “list-sort” again, which docs/statements/a.md:2 has: each statement has its own id',
  ]);
});
