import { describe, expect, test } from 'vitest';

import { canExplode } from './can-explode.ts';
import { parsePattern } from './parse-pattern.ts';

describe('a pattern that can explode', () => {
  test.each([
    '^(a+)+$',
    '^(a*)*$',
    '^(a|a)*$',
    '^(a|aa)+$',
    String.raw`^(\w+\s?)*$`,
    String.raw`^([a-zA-Z0-9]+\.?)+$`,
    '(x+x+)+y',
    '^(.*a){12}$',
    String.raw`^((\d+),?)+$`,
    String.raw`^(?=(a+)+$)\w*`,
    '^(?:[a-z]|[a-f])*!',
    String.raw`^(\u4e00|[\u4e00-\u9fff])+$`,
    `^(${'(a|b)'.repeat(80)})*$`,
  ])('is told from the others: %s', (pattern) => expect(canExplode(pattern)).toBe(true));

  test.each([
    '^a+$',
    String.raw`^1[3-9]\d{9}$`,
    String.raw`^[\w.+-]+@[\w-]+(\.[\w-]+)+$`,
    String.raw`^(\d+,)*\d+$`,
    '^[A-Z0-9-]{2,100}$',
    '^(a?)*$',
    '^(ab|cd)*$',
    String.raw`^(0|[1-9]\d*)(\.\d{1,2})?$`,
    String.raw`^(https?|ftp)://[^\s/]+(/[^\s]*)?$`,
    String.raw`^[^\]\-]*[\x41-\x5a]\b\1$`,
    String.raw`^[\s\S]{0,255}$`,
    '(',
    '',
  ])('and the others are not: %s', (pattern) => expect(canExplode(pattern)).toBe(false));
});

test('a pattern is read whole', () => {
  expect(parsePattern('a|b')).toEqual([
    {
      kind: 'choice',
      parts: ['a', 'b'].map((letter) => ({
        kind: 'sequence',
        parts: [{ kind: 'characters', of: [[letter.charCodeAt(0), letter.charCodeAt(0)]] }],
      })),
    },
  ]);
});
