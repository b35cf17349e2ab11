import { expect, test } from 'vitest';

import { choiceOf, type Effect } from './effect.ts';
import { refuseUndecided } from './find-effects.ts';

const effect: Effect = {
  id: 'formula:a/b.c',
  sort: 'formula',
  document: 'a/b.model',
  pointer: '/schema/properties/c',
  model: 'a/b',
  rows: 3,
  samples: [],
  message: '有 3 条记录。',
};
const choices = [
  { value: 'keep', title: '保留' },
  { value: 'compute', title: '重算' },
];

test.each<[string, Effect, Record<string, string>, string | undefined]>([
  ['nothing to decide', effect, {}, undefined],
  ['a default', { ...effect, choices }, {}, undefined],
  ['a choice', { ...effect, choices, needsChoice: true }, { [effect.id]: 'compute' }, undefined],
  [
    'no choice where one is needed',
    { ...effect, choices, needsChoice: true },
    {},
    '有 3 条记录。请先选择：“保留”、“重算”。没有发布。',
  ],
  [
    'an unknown choice',
    { ...effect, choices },
    { [effect.id]: 'erase' },
    '有 3 条记录。请先选择：“保留”、“重算”。没有发布。',
  ],
  ['what a publication cannot do', { ...effect, refusal: '请停止服务后运行命令。' }, {}, '请停止服务后运行命令。'],
])('%s', (_name, given, chosen, message) => {
  const decide = () => refuseUndecided([given], chosen);
  if (message === undefined) expect(decide).not.toThrow();
  else expect(decide).toThrow(message);
});

test('uses the first choice if the author makes none', () => {
  expect(choiceOf({ ...effect, choices }, {})).toBe('keep');
  expect(choiceOf({ ...effect, choices }, { [effect.id]: 'compute' })).toBe('compute');
  expect(choiceOf(effect, {})).toBeUndefined();
});
