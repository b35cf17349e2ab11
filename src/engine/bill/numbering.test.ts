// covers: engine-bill
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextNumber, nextTreeCode, restartKey } from './numbering.ts';

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

test.each<[parent: string, last: string | undefined, expected: string | undefined]>([
  ['', undefined, 'A01'],
  ['', 'A01', 'A02'],
  ['', 'A99', 'B01'],
  ['', 'Z99', undefined],
  ['A01', undefined, 'A01A01'],
  ['A01', 'A01C09', 'A01C10'],
])('below “%s” the code after %s is %s', (parent, last, expected) => {
  expect(nextTreeCode(parent, last)).toBe(expected);
});

// covers: area-codes
test('codes of a tree grow as texts do, and never repeat', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 300 }), fc.constantFrom('', 'A01', 'B07C22'), (count, parent) => {
      const codes: string[] = [];
      for (let index = 0; index < count; index++) codes.push(nextTreeCode(parent, codes.at(-1)) ?? '');
      expect(codes.toSorted()).toEqual(codes);
      expect(new Set(codes).size).toBe(count);
    }),
  );
});
