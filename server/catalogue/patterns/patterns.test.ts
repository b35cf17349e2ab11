import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';

import { linearPattern } from './linear-pattern.ts';
import { openPatterns } from './patterns.ts';

function patterns() {
  const opened = openPatterns();
  onTestFinished(() => opened.close());
  return opened;
}

test('a pattern that doubles its work with every character is answered at once', () => {
  const { match } = patterns();
  const started = performance.now();
  expect(match('^(a+)+$', `${'a'.repeat(28)}!`)).toBe(false);
  expect(match('^(a+)+$', 'a'.repeat(28))).toBe(true);
  expect(performance.now() - started).toBeLessThan(300);
});

const shown: [pattern: string, text: string][] = [
  [String.raw`^(?=.*\d)(?=.*[a-z]).{6,}$`, 'abc123'],
  [String.raw`^(?=.*\d)`, 'abc'],
  [String.raw`^(\w)\1$`, 'aa'],
  [String.raw`[\u4e00-\u9fa5]`, 'a客b'],
  [String.raw`^[\u4e00-\u9fa5]+$`, 'a客b'],
  [String.raw`^\s$`, '\u3000'],
  [String.raw`^[\s]$`, '\u3000'],
  [String.raw`^\S+$`, 'a\u3000b'],
  [String.raw`^[\s\S]*$`, 'a\nb'],
  [String.raw`^.+$`, 'a\rb'],
  [String.raw`^[^]+$`, 'a\nb'],
  [String.raw`\A`, 'A'],
  [String.raw`^\d{4}\/\d{2}-\x41$`, '2024/05-A'],
  ['^[a[b]+$', 'a[b'],
  ['^(?<year>[0-9]{4})$', '2024'],
  ['^[A-Z]{2,3}(-[0-9]+)?$', 'AB-12'],
  ['^a{1,2000}$', 'aaa'],
];

test.each(shown)('%s means over %j what it means to JavaScript', (pattern, text) => {
  expect(patterns().match(pattern, text)).toBe(new RegExp(pattern).test(text));
});

test('patterns of common parts mean what they mean to JavaScript', () => {
  const part = fc.constantFrom(
    'a',
    '[a-c]',
    '[^b]',
    String.raw`\d`,
    String.raw`\w`,
    String.raw`\s`,
    '.',
    '(?:ab|c)',
    '客',
    '^',
    '$',
  );
  const repeat = fc.constantFrom('', '*', '+', '?', '{1,2}');
  const piece = fc.tuple(part, repeat).map(([one, times]) => (one === '^' || one === '$' ? one : one + times));
  const pattern = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' ', '\n', '\u3000', '客', '\r'), maxLength: 8 });
  fc.assert(
    fc.property(pattern, text, (source, value) => {
      expect(linearPattern(source)?.(value)).toBe(new RegExp(source).test(value));
    }),
  );
});

test('a pattern without a linear form is stopped with a message, and the next one runs', () => {
  const { match } = patterns();
  expect(match('(?=a)a', 'a')).toBe(true);
  const started = performance.now();
  expect(() => match('^(?=a)(a+)+$', `${'a'.repeat(40)}!`)).toThrow('校验规则太慢');
  expect(() => match('^(?=a)(a+)+$', 'a')).toThrow('校验规则太慢');
  expect(performance.now() - started).toBeLessThan(300);
  expect(match('(?=b)b', 'b')).toBe(true);
});

test('an invalid pattern is refused with a message', () => {
  expect(() => patterns().match('(', 'a')).toThrow('正则写得不对');
});
