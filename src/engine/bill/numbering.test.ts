import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nextNumber, nextTreeCode, numberShape, restartKey, sequenceOf } from './numbering.ts';

test.each<[pattern: string, seq: number, expected: string]>([
  ['SO{yyyyMMdd}{seq:4}', 12, 'SO202405060012'],
  ['SO{yyyyMMdd}{seq:4}', 12_345, 'SO2024050612345'],
  ['{yy}-{MM}/{seq}', 7, '24-05/7'],
  ['{seq:3}{dd}', 1, '00106'],
  ['合同{yyyy}第{seq:2}号', 3, '合同2024第03号'],
])('%s with %d is %s', (pattern, seq, expected) => {
  expect(nextNumber(pattern, '2024-05-06 10:20:30', seq)).toBe(expected);
});

test.each<['day' | 'month' | 'year' | 'never', string]>([
  ['day', '20240506'],
  ['month', '202405'],
  ['year', '2024'],
  ['never', ''],
])('a sequence that restarts each %s counts on in %s', (restart, key) => {
  expect(restartKey(restart, '2024-05-06 10:20:30')).toBe(key);
});

test('the sequence of a number is read again by the shape of its pattern, and of no other text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'SO{yyyyMMdd}{seq:4}',
        '{seq:3}{dd}',
        'a.(b{yy}+{seq}]\\/',
        '合同{yyyy}第{seq:2}号',
        '{seq:2}-{seq:3}',
      ),
      fc.nat(10_000_000),
      (pattern, seq) => {
        const date = '2024-05-06';
        const shape = numberShape(pattern, date);
        const number = nextNumber(pattern, date, seq);
        expect(sequenceOf(shape, number)).toBe(seq);
        expect(number.startsWith(shape.prefix)).toBe(true);
        expect(sequenceOf(shape, `${number}x`)).toBeUndefined();
        expect(sequenceOf(shape, `x${number}`)).toBeUndefined();
      },
    ),
  );
  expect(sequenceOf(numberShape('C{seq:2}', ''), `C${'9'.repeat(16)}`)).toBeUndefined();
});

test.each<[parent: string, taken: string[], expected: string | undefined]>([
  ['', [], 'A01'],
  ['', ['A01'], 'A02'],
  ['', ['A02', 'A99', 'A01'], 'B01'],
  ['', ['A01', 'Z99'], 'A02'],
  ['', ['zzz', '总部', 'B00', 'A01C09', 'A01'], 'A02'],
  ['A01', ['A01'], 'A01A01'],
  ['A01', ['A01C09', 'A02Z99'], 'A01C10'],
])('below “%s” the code after %j is %s', (parent, taken, expected) => {
  expect(nextTreeCode(parent, taken)).toBe(expected);
});

test('codes of a tree grow as texts do, never repeat, and end with all of them', () => {
  for (const parent of ['', 'A01', 'B07C22']) {
    const codes: string[] = [];
    for (let code = nextTreeCode(parent, []); code !== undefined; code = nextTreeCode(parent, codes.slice(-1))) {
      if (codes.includes(code)) break;
      codes.push(code);
    }
    expect(codes).toHaveLength(26 * 99);
    expect(codes.toSorted()).toEqual(codes);
    expect(nextTreeCode(parent, codes)).toBeUndefined();
    const [last = '', ...others] = codes.toReversed();
    expect(nextTreeCode(parent, others)).toBe(last);
  }
});
