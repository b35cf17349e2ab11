import { expect, test } from 'vitest';

import { readWorkbook } from './read-workbook.ts';
import { addRows, addSheet, finishWorkbook, newWorkbook } from './write-workbook.ts';

const limits = { rows: 100, columns: 10, unpackedBytes: 5_000_000, ratio: 1_000 };

function written(format: 'xlsx' | 'xls', texts: string[]) {
  const book = newWorkbook();
  addSheet(book, `${'一'.repeat(30)}𠮷`, [10]);
  addRows(
    book,
    texts.map((text) => [text]),
  );
  return readWorkbook(finishWorkbook(book, format), limits)[0];
}

test.each(['xlsx', 'xls'] as const)('no name of a sheet of an .%s ends within a character', (format) => {
  expect(written(format, ['𠮷👍'])).toMatchObject({ name: '一'.repeat(30), rows: [['𠮷👍']] });
});

test('no cell ends within a character', () => {
  expect(written('xlsx', [`${'x'.repeat(32_766)}𠮷`])?.rows).toEqual([['x'.repeat(32_766)]]);
});
