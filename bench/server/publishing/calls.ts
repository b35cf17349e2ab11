import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';

import { openDatabase } from '../../../server/database/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { signIn, startChild } from '../load/server-process.ts';
import { measurementOf, type Measurement } from '../../measuring/measure.ts';
import { authorOf } from './author.ts';
import { callsDuring } from './calls-during.ts';
import { folderOf, place } from './place.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);

const [ledger, balance] = ['bench/book.model', 'bench/stock.model'];
const text = { type: 'string', maxLength: 40 };
const quantity = { type: 'number', title: '数量', 'x-scale': 3 };
const entry = { item: { ...text, title: '物品' }, room: { ...text, title: '库房' }, qty: quantity };
const headers = { kind: 'model', formatVersion: 1 } as const;

const documents: Readonly<Record<string, JsonObject>> = {
  [ledger]: { ...headers, title: '流水', schema: { type: 'object', properties: entry } },
  [balance]: {
    ...headers,
    title: '结存',
    schema: { type: 'object', properties: entry },
    balanceOf: { model: 'bench/book', by: ['item'], sum: ['qty'] },
  },
  'bench/note.model': {
    ...headers,
    title: '便条',
    schema: { type: 'object', properties: { text: { ...text, title: '内容' } } },
  },
};

const publications: readonly { what: string; key: string; change: (body: JsonObject) => JsonObject }[] = [
  {
    what: 'a balance with other groups',
    key: balance,
    change: (body) => ({ ...body, balanceOf: { model: 'bench/book', by: ['item', 'room'], sum: ['qty'] } }),
  },
  {
    what: 'a computed field of the ledger',
    key: ledger,
    change: (body) => ({
      ...body,
      ...withFields({ double: { ...quantity, title: '双倍', 'x-value': '{{ $record.qty * 2 }}' } }),
    }),
  },
  {
    what: 'an index of the ledger',
    key: ledger,
    change: (body) => ({ ...body, indexes: [['room', 'item']] }),
  },
];

function withFields(more: JsonObject): JsonObject {
  return { schema: { type: 'object', properties: { ...entry, ...more } } };
}

/**
 * Measures over HTTP how long calls wait while publications change data of a large ledger of the embedded database: one
 * save, one list and one health check each 50 ms, from the publication until everything is filled in. The baseline is the
 * same calls without a publication.
 */
export async function measureCallsBeside(): Promise<Measurement[]> {
  const { environment, remove } = place(folderOf(documents));
  await (await startChild(environment)).stop();
  await fillLedger(environment.DATA_DIR);
  const server = await startChild(environment);
  try {
    const { token } = await signIn(server.address);
    const author = authorOf(server.address, token);
    const measured = [...(await callsDuring(server.address, token, 'nothing published', () => pause(5_000)))];
    for (const { what, key, change } of publications) {
      const document = await author.changed(key, change);
      const started = performance.now();
      let published = 0;
      const during = await callsDuring(server.address, token, what, async () => {
        await author.publish(document);
        published = performance.now() - started;
        await filled(server.address, token);
      });
      const whole = performance.now() - started;
      measured.push(...during, measurementOf(`${what}: published`, [published]));
      measured.push(measurementOf(`${what}: filled in`, [whole]));
    }
    return measured;
  } finally {
    await server.stop();
    remove();
  }
}

async function fillLedger(dataDir: string): Promise<void> {
  const { kysely, unlimited, close } = await openDatabase({ dataDir });
  const step = 50_000;
  for (let start = 0; start < rows; start += step)
    await unlimited(() =>
      sql`insert into bench_book (id, tenant_id, create_time, item, room, qty)
        select lpad((${start}::integer + n)::text, 26, '0'), 0, now(), 'M' || (n % 10000), 'R' || (n % 3), 1
        from generate_series(1, ${Math.min(step, rows - start)}::integer) n`.execute(kysely),
    );
  await unlimited(() => sql`analyze bench_book`.execute(kysely));
  await close();
}

async function filled(address: string, token: string): Promise<void> {
  for (;;) {
    const lists = await Promise.all(
      ['bench/book', 'bench/stock'].map(async (path) => {
        const answer = await fetch(`${address}/jeecg-boot/${path}/list?pageSize=1`, {
          headers: { 'x-access-token': token },
        });
        return JSON.stringify(await answer.json());
      }),
    );
    if (!lists.some((list) => list.includes('正在补算'))) return;
    await pause(1_000);
  }
}
