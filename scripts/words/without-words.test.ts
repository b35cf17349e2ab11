import { expect, test } from 'vitest';

import { withoutWords } from './without-words.ts';

test('words for people and tools go, at any depth; what programs read and keys of those names stay', () => {
  const words = {
    description: '多宽。',
    examples: [1],
    'x-en-US': { title: 'Width' },
    'x-labels': {},
    'x-group': 'look',
  };
  const kept = { title: '宽度', 'x-message': '太宽', type: 'string', default: '1' };
  const schema = {
    ...words,
    ...kept,
    properties: { description: { ...words, ...kept }, 'x-group': { ...words, type: 'string' } },
    items: { anyOf: [{ ...words, ...kept }, { type: 'null' }] },
  };
  expect(withoutWords(schema)).toEqual({
    ...kept,
    properties: { description: kept, 'x-group': { type: 'string' } },
    items: { anyOf: [kept, { type: 'null' }] },
  });
});
