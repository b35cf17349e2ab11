import { expect, test } from 'vitest';

import { checkDocuments } from '../../../src/schema/check/index.ts';
import { readVocabulary } from '../read-vocabulary.ts';
import { expressionNamesPage } from './expression-names.ts';

const page = expressionNamesPage('zh-CN');
/** Every name that the page describes. */
const names = [...page.matchAll(/^\| `(\$\w+)` \|/gm)].flatMap(([, name]) => name ?? []);

/** The names that a step may not use, as the check tells it. */
function unknownInSteps(expression: string): string[] {
  const dialog = {
    ...{ kind: 'dialog', formatVersion: 1, title: '弹窗', body: { text: '内容' } },
    submit: { notify: `{{ ${expression} }}` },
  };
  const files = [{ path: 'a/b.dialog.json', file: 'b.dialog.json', text: JSON.stringify(dialog) }];
  const { problems } = checkDocuments(files, {}, readVocabulary());
  return problems.filter(({ code }) => code === 'expression-unknown-name').map(({ message }) => message);
}

test('a place is told exactly the names that the check lets stand there', () => {
  const line = page.split('\n').find((each) => each.startsWith('| 步骤、请求'));
  const told = [...(line ?? '').matchAll(/`(\$\w+)`/g)].flatMap(([, name]) => name ?? []);
  expect(told).toContain('$result');
  const refused = names.filter((name) => unknownInSteps(name).length > 0);
  expect(refused.length).toBeGreaterThan(0);
  expect([...told, ...refused].toSorted()).toEqual(names.toSorted());
});

test('both languages tell of the same names', () => {
  const english = [...expressionNamesPage('en-US').matchAll(/^\| `(\$\w+)` \|/gm)].map(([, name]) => name);
  expect(english).toEqual(names);
});
