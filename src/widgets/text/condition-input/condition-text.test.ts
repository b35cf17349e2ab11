import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { unwrapped, wrapped, type Condition } from './condition-text.ts';

describe('the value of a condition', () => {
  test.each<[Condition, string]>([
    ['like', '*上海*'],
    ['left_like', '*上海'],
    ['right_like', '上海*'],
    ['eq', '上海'],
    ['ne', '!上海'],
    ['gt', '> 上海'],
    ['ge', '>= 上海'],
    ['lt', '< 上海'],
    ['le', '<= 上海'],
  ])('%s asks for %s', (condition, value) => {
    expect(wrapped('上海', condition)).toBe(value);
    expect(unwrapped(value)).toBe('上海');
  });

  test('plain text comes back as it was typed', () => {
    const conditions = fc.constantFrom<Condition>(
      'like',
      'left_like',
      'right_like',
      'eq',
      'ne',
      'gt',
      'ge',
      'lt',
      'le',
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9上海 .-]{1,12}$/), conditions, (text, condition) => {
        const value = wrapped(text, condition);
        expect(unwrapped(value)).toBe(text);
      }),
    );
  });

  test('nothing asks for nothing', () => {
    expect(wrapped('', 'like')).toBeNull();
    expect(unwrapped(null)).toBe('');
  });
});
