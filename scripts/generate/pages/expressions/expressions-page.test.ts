import { describe, expect, test } from 'vitest';

import { checkDocuments, scopeTypes } from '../../../../src/schema/check/index.ts';
import { checkExpression } from '../../../../src/schema/expressions/index.ts';
import { readVocabulary } from '../../read-vocabulary.ts';
import { expressionsPage, toldLanguage } from './expressions-page.ts';

const { language, words } = toldLanguage;
const page = expressionsPage('zh-CN');
const names = [...page.matchAll(/^\| `(\$\w+)` \|/gm)].flatMap(([, name]) => name ?? []);

function unknownInSteps(expression: string): string[] {
  const dialog = {
    kind: 'dialog',
    formatVersion: 1,
    title: '弹窗',
    body: { text: '内容' },
    load: { request: { method: 'GET', path: '/a' } },
    submit: { notify: `{{ ${expression} }}` },
  };
  const files = [{ path: 'a/b.dialog.json', file: 'b.dialog.json', text: JSON.stringify(dialog) }];
  const { problems } = checkDocuments(files, {}, readVocabulary());
  return problems.filter(({ code }) => code === 'expression-unknown-name').map(({ message }) => message);
}

test('lists exactly the names that the check accepts at a place', () => {
  const line = page.split('\n').find((each) => each.startsWith('| 步骤、请求'));
  const places = [...(line ?? '').matchAll(/`(\$\w+)`/g)].flatMap(([, name]) => name ?? []);
  expect(places).toContain('$result');
  const refused = names.filter((name) => unknownInSteps(name).length > 0);
  expect(refused.length).toBeGreaterThan(0);
  expect([...places, ...refused].toSorted()).toEqual(names.toSorted());
});

test('a name is listed with the places that see it', () => {
  const english = expressionsPage('en-US');
  expect(english).toMatch(/^\| `\$mode` \|.*\| nodes of forms and screens; columns: whether they are shown \|$/m);
  expect(english).toMatch(/^\| `\$today` \|.*\| everywhere but in: disabled rows and cells \|$/m);
});

test('the described members of the signed-in user are those that the check knows', () => {
  const { $user } = scopeTypes('default', undefined, undefined, { fields: () => undefined });
  const line = page.split('\n').find((each) => each.startsWith('| `$user`'));
  const members = [...(line ?? '').matchAll(/`(\w+)`/g)].map(([, member]) => member);
  expect($user?.kind === 'object' && Object.keys($user.properties)).toEqual(members);
});

test('both languages contain the same code', () => {
  const codeOf = (text: string) => [...text.matchAll(/^\| (`[^`]*?[(`])/gm)].map(([, code]) => code);
  expect(codeOf(page).length).toBeGreaterThan(150);
  expect(codeOf(expressionsPage('en-US'))).toEqual(codeOf(page));
});

describe('everything that exists is described, and everything that is described exists', () => {
  const { sum, ...withoutSum } = words.functions;
  const more = { name: 'average', result: 'number' } as const;

  test.each([
    ['a function without words', { language, words: { ...words, functions: withoutSum } }, 'sum has no words'],
    [
      'a new function',
      { language: { ...language, functions: [...language.functions, more] }, words },
      'average has no',
    ],
    [
      'words of a function that is gone',
      { language, words: { ...words, functions: { ...words.functions, total: sum ?? {} } } },
      'total does not exist',
    ],
    ['a new sign', { language: { ...language, operators: [{ sign: '|>', level: 1 }] }, words }, '|> has no words'],
    ['a new constant', { language: { ...language, constants: ['Math.TAU'] }, words }, 'Math.TAU has no words'],
    [
      'a new method',
      { language: { ...language, methods: { ...language.methods, string: [more] } }, words },
      'average has no words',
    ],
    [
      'methods of a new kind',
      { language: { ...language, methods: { ...language.methods, set: [] } }, words },
      'set has no words',
    ],
    [
      'a limit',
      { language: { ...language, limits: { ...language.limits, places: 20 } }, words },
      'places has no words',
    ],
  ])('%s', (_what, change, message) => {
    expect(() => expressionsPage('zh-CN', change)).toThrow(message);
  });

  test('a sentence in one language only', () => {
    const half = { ...words, constants: { ...words.constants, NaN: { 'zh-CN': '不是数的数。' } } };
    expect(expressionsPage('zh-CN', { language, words: half })).toContain('不是数的数。');
    expect(() => expressionsPage('en-US', { language, words: half })).toThrow('lack en-US');
  });
});

const examples = [...page.matchAll(/`+ ?([^`|]+?) ?`+ → `([^`]+)` \|$/gm)].map(([, text = '', result = '']) => [
  text,
  result,
]);

test('examples have the described results and pass the check', () => {
  expect(examples).toContainEqual(['round(1.005, 2)', '1.01']);
  expect(examples).toContainEqual(["parseInt('12件')", '12']);
  const open = { kind: 'object', properties: {}, open: true } as const;
  const types = { $record: open, $values: open, $selection: { kind: 'array', items: open } } as const;
  expect(examples.flatMap(([text = '']) => checkExpression(text, types))).toEqual([]);
});
