import { expect, test } from 'vitest';
import { nextNumber, restartKey } from './numbering.ts';

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
