import { expect, test } from 'vitest';

import { workbookEnding } from './workbook-ending.ts';

test.each([
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'xls'],
  [[0x50, 0x4b, 0x03, 0x04], 'xlsx'],
  [[], 'xlsx'],
])('a workbook that begins with %j is called .%s', async (bytes, ending) => {
  expect(await workbookEnding(new Blob([new Uint8Array(bytes)]))).toBe(ending);
});
