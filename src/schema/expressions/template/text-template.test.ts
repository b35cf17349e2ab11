import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ExpressionError } from '../problem.ts';
import { fillText, textParts } from './text-template.ts';

const scope = { $record: { dictName: '性别', count: 3, note: null, trap: '{{ $record.count }}' } };

describe('fillText', () => {
  it.each([
    ['字典配置', '字典配置'],
    ['字典列表【{{ $record.dictName }}】', '字典列表【性别】'],
    ['{{ $record.dictName }}（{{ $record.count }} 项）', '性别（3 项）'],
    ["{{ '字典：' + $record.dictName }}", '字典：性别'],
    ['  {{ $record.dictName }} ', '性别'],
    ['备注{{ $record.note }}', '备注'],
    ['没有闭合 {{ $record', '没有闭合 {{ $record'],
    ['', ''],
  ])('%s', (text, filled) => {
    expect(fillText(text, scope)).toBe(filled);
  });

  it('does not compile what a record holds', () => {
    expect(fillText('【{{ $record.trap }}】', scope)).toBe('【{{ $record.count }}】');
  });

  it('refuses an expression that fails', () => {
    expect(() => fillText('a {{ $nobody.name }}', scope)).toThrow(ExpressionError);
  });
});

describe('textParts', () => {
  it('says where each expression stands', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '{{ b }}', '{', '}', ' ')), (pieces) => {
        const text = pieces.join('');
        for (const part of textParts(text))
          if ('expression' in part)
            expect(text.slice(part.start, part.start + part.expression.length)).toBe(part.expression);
      }),
    );
  });
});
