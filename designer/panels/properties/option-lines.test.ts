import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { optionLines, readOptionLines } from './option-lines.ts';

const word = fc.stringMatching(/^[a-z\u4e00-\u9fa5]{1,6}$/);
const options = fc.uniqueArray(fc.tuple(word, fc.option(word)), { selector: ([value]) => value, minLength: 1 });

describe('options as lines', () => {
  it('say the same when they are read again', () => {
    fc.assert(
      fc.property(options, (pairs) => {
        const written = pairs.map(([value, label]) => (label === null ? value : { value, label }));
        expect(readOptionLines(optionLines(written) ?? '', false)).toEqual({ options: written });
      }),
    );
  });

  it.each([
    ['A|重点\n B | 一般 \n\n其他', [{ value: 'A', label: '重点' }, { value: 'B', label: '一般' }, '其他']],
    ['A|', ['A']],
    ['', []],
  ])('%j', (text, read) => {
    expect(readOptionLines(text, false)).toEqual({ options: read });
  });

  it('are numbers where the field has numbers', () => {
    expect(readOptionLines('1|一\n2.5', true)).toEqual({ options: [{ value: 1, label: '一' }, 2.5] });
    expect(readOptionLines('１|一\n1,200', true)).toEqual({ options: [{ value: 1, label: '一' }, 1200] });
    expect(readOptionLines('0x10', true)).toEqual({ notNumeric: '0x10' });
    expect(readOptionLines('一', true)).toEqual({ notNumeric: '一' });
  });

  it('name a value that stands twice, and one that is empty', () => {
    expect(readOptionLines('A\nA|重点', false)).toEqual({ twice: 'A' });
    expect(readOptionLines('|重点', false)).toEqual({ notNumeric: '' });
  });

  it.each([[[{ value: 'A', label: 'a', color: 'red' }]], [[null]], [[{ value: 'A' }]], [['a|b']], ['A'], [[' a']]])(
    'do not say %j',
    (value) => {
      expect(optionLines(value)).toBeUndefined();
    },
  );
});
