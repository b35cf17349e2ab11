import { describe, expect, it } from 'vitest';

import { outerExpressions, parseExpression } from '../index.ts';

function texts(text: string) {
  const parsed = parseExpression(text);
  return 'ast' in parsed ? outerExpressions(parsed.ast).map(({ start, end }) => text.slice(start, end)) : [];
}

describe('the expressions inside an expression', () => {
  it.each([
    ['a', ['a']],
    ['-a + 1', ['-a + 1', '-a', 'a', '1']],
    ['sum(a.b, x => x.y) * c', ['sum(a.b, x => x.y) * c', 'sum(a.b, x => x.y)', 'a.b', 'a', 'x => x.y', 'c']],
    ['a?.b[c] || d', ['a?.b[c] || d', 'a?.b[c]', 'a?.b[c]', 'a?.b', 'a', 'c', 'd']],
    [
      'a ? [b, ...c] : { d, [e]: f, ...g }',
      ['a ? [b, ...c] : { d, [e]: f, ...g }', 'a', '[b, ...c]', 'b', 'c'].concat([
        '{ d, [e]: f, ...g }',
        'd',
        'e',
        'f',
        'g',
      ]),
    ],
    ['`${a}`.trim()', ['`${a}`.trim()', '`${a}`.trim', '`${a}`', 'a']],
  ])('%s', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });
});
