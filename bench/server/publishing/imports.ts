import { setTimeout as pause } from 'node:timers/promises';
import { utils, write } from '@e965/xlsx';

import type { JsonObject, JsonValue } from '../../../src/schema/json/index.ts';
import { signIn, startChild } from '../load/server-process.ts';
import { measurementOf, type Measurement } from '../../measuring/measure.ts';
import { callsDuring } from './calls-during.ts';
import { folderOf, place } from './place.ts';

const rows = 5_000;

const text = { type: 'string', maxLength: 40 };
const headers = { kind: 'model', formatVersion: 1 } as const;
const documents: Readonly<Record<string, JsonObject>> = {
  'bench/book.model': {
    ...headers,
    title: '流水',
    schema: {
      type: 'object',
      properties: {
        no: { ...text, title: '单号', 'x-unique': true },
        item: { ...text, title: '物品' },
        qty: { type: 'number', title: '数量', 'x-scale': 3 },
        double: { type: 'number', title: '双倍', 'x-scale': 3, 'x-value': '{{ $record.qty * 2 }}' },
      },
    },
  },
  'bench/note.model': {
    ...headers,
    title: '便条',
    schema: { type: 'object', properties: { text: { ...text, title: '内容' } } },
  },
};

/**
 * Measures over HTTP how long calls wait while a sheet of 5,000 rows is imported into a model with a unique field and a
 * computed one: row by row, and all or nothing. The baseline is the same calls without an import.
 */
export async function measureImports(): Promise<Measurement[]> {
  const { environment, remove } = place(folderOf(documents));
  const server = await startChild(environment);
  try {
    const { token } = await signIn(server.address);
    const measured = [...(await callsDuring(server.address, token, 'nothing imported', () => pause(5_000)))];
    for (const [what, validateStatus] of [
      ['an import', '0'],
      ['an import, all or nothing', '1'],
    ] as const) {
      const started = performance.now();
      const during = await callsDuring(server.address, token, what, () =>
        importSheet(server.address, token, validateStatus),
      );
      measured.push(...during, measurementOf(`${what}: done`, [performance.now() - started]));
    }
    return measured;
  } finally {
    await server.stop();
    remove();
  }
}

async function importSheet(address: string, token: string, validateStatus: string): Promise<void> {
  const body = new FormData();
  body.set('files[]', new Blob([sheetOf(validateStatus)]), '流水.xlsx');
  body.set('validateStatus', validateStatus);
  const answer = await fetch(`${address}/jeecg-boot/bench/book/importExcel`, {
    method: 'POST',
    headers: { 'x-access-token': token },
    body,
  });
  const envelope: JsonValue = await answer.json();
  if (!JSON.stringify(envelope).includes(`${rows}`)) throw new Error(JSON.stringify(envelope));
}

function sheetOf(prefix: string): ArrayBuffer {
  const body = Array.from({ length: rows }, (_, row) => [`${prefix}-${row}`, `M${row % 500}`, row % 7]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['单号', '物品', '数量'], ...body]), '流水');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  return bytes;
}
