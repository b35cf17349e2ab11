import fc from 'fast-check';
import { expect, test } from 'vitest';

import { contentDisposition, fileName } from './index.ts';

const nameIn = (header: string): string => decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '');

const characters = fc.oneof(
  fc.constantFrom('𠮷', '👍', '合', 'é', '"', "'", '%', '#', ';', '+', '(', '*', '.'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const names = fc
  .array(characters, { minLength: 1, maxLength: 300 })
  .map((parts) => parts.join('').replace(/[\p{Cc}\p{Cs}\\/]/gu, ''));

test('a name comes back from the header as it was sent, of which the last 255 characters are kept', () => {
  fc.assert(
    fc.property(names, (name) => {
      fc.pre(!['', '.', '..'].includes(name.trim()));
      const kept = fileName(name);
      expect(kept).toBe(Array.from(name.trim()).slice(-255).join(''));
      expect(nameIn(contentDisposition('attachment', kept))).toBe(kept);
    }),
  );
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\合同.pdf', '合同.pdf'],
  ['a\u0000b\nc.pdf', 'abc.pdf'],
  ['\ud842.pdf', '.pdf'],
  ['..', '未命名'],
])('of %j the name %j is kept', (given, kept) => {
  expect(fileName(given)).toBe(kept);
});

test('half a character, which an older version stored, hinders no download', () => {
  expect(nameIn(contentDisposition('attachment', '\ud842.pdf'))).toBe('\ufffd.pdf');
});
