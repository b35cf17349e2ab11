// covers: rule-tags
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { separated, tagsOf } from './tags-text.ts';

describe('tags', () => {
  test.each([
    ['', ''],
    ['A', 'A'],
    ['AB', 'AB;'],
    ['ABC', 'AB;C'],
    ['AB;CD', 'AB;CD;'],
    ['重要紧急；', '重要;紧急;'],
    ['A;BC', 'AB;C'],
    ['😀😀a', '😀😀;a'],
  ])('%j becomes %j', (typed, text) => {
    expect(separated(typed)).toBe(text);
  });

  test('deleting goes on past a separator', () => {
    expect(separated('AB', 'AB;')).toBe('A');
    expect(separated('A', 'AB;')).toBe('A');
    expect(separated('AB;C', 'AB;CD;')).toBe('AB;C');
  });

  test('is done once, and loses no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const text = separated(typed);
        expect(separated(text)).toBe(text);
        expect(text.replaceAll(';', '')).toBe(typed.replaceAll(/[;；]/g, ''));
        const tags = tagsOf(text);
        expect(tags.slice(0, -1).every((tag) => [...tag].length === 2)).toBe(true);
      }),
    );
  });
});
