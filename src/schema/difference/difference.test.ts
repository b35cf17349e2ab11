import fc from 'fast-check';
import { expect, test } from 'vitest';

import { differenceInWords, differenceOfLines, differencesBetween } from './index.ts';

test('parts that are new, gone or different are told by what they are called', () => {
  const before = { title: '客户', columns: ['name', { key: 'phone', width: 90 }], size: 'small' };
  const after = {
    title: '客户档案',
    columns: ['name', { key: 'phone', width: 120 }, 'level'],
    note: { title: '说明' },
  };
  expect(differencesBetween(before, after).map(differenceInWords)).toEqual([
    '修改 title："客户" → "客户档案"',
    '修改 columns / phone / width：90 → 120',
    '新增 columns / level："level"',
    '删除 size："small"',
    '新增 note：说明',
  ]);
});

test('another order is a difference, and a document that is new or gone is one as a whole', () => {
  expect(differencesBetween({ columns: ['a', 'b'] }, { columns: ['b', 'a'] }).map(differenceInWords)).toEqual([
    '修改 columns：["a","b"] → ["b","a"]',
  ]);
  expect(differencesBetween(undefined, { title: '新的' }).map(differenceInWords)).toEqual(['新增 文档：新的']);
  expect(differencesBetween({ title: '旧的' }, undefined).map(differenceInWords)).toEqual(['删除 文档：旧的']);
});

test('values that are equal have no difference, others have one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
      const [before, after] = [JSON.parse(JSON.stringify(left)), JSON.parse(JSON.stringify(right))];
      expect(differencesBetween(before, before)).toEqual([]);
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      if (differencesBetween(before, after).length === 0) expect(before).toEqual(after);
      else expect(isSame).toBe(false);
    }),
  );
});

test('changed lines are told with those around them', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);
  const after = lines.with(6, 'another').join('\n');
  expect(differenceOfLines(lines.join('\n'), after).split('\n')).toEqual([
    '…',
    ' line 3',
    ' line 4',
    ' line 5',
    '-line 6',
    '+another',
    ' line 7',
    ' line 8',
    ' line 9',
    '…',
  ]);
  expect(differenceOfLines(after, after)).toBe('');
  expect(differenceOfLines('', 'a\nb')).toBe('+a\n+b');
});

test('short texts are made of each other by their differences', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      fc.pre(before.join() !== after.join());
      const lines = differenceOfLines(before.join('\n'), after.join('\n')).split('\n');
      fc.pre(!lines.includes('…'));
      const without = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
      expect(without('+')).toEqual(before);
      expect(without('-')).toEqual(after);
    }),
  );
});
