import { sql, type RawBuilder } from 'kysely';
import { describe, expect, test } from 'vitest';

import { byteOrder } from './sql/identifiers.ts';
import { kinds, shareTestDatabase } from './testing/test-database.ts';

const values: [value: RawBuilder<unknown>, expected: unknown][] = [
  [sql`date '2024-05-06'`, '2024-05-06'],
  [sql`timestamp '2024-05-06 07:08:09'`, '2024-05-06 07:08:09'],
  [sql`timestamptz '2024-05-06 07:08:09+08'`, '2024-05-06 07:08:09+08'],
  [sql`12345678901234567890.10`, '12345678901234567890.10'],
  [sql`9007199254740993`, '9007199254740993'],
  [sql`42`, 42],
  [sql`true`, true],
  [sql`'中文 🙂'`, '中文 🙂'],
  [sql`json '{"b":1,"a":[2]}'`, { b: 1, a: [2] }],
  [sql`array[date '2024-05-06']`, ['2024-05-06']],
  [sql`array[1.50]`, ['1.50']],
  [sql`array[timestamp '2024-05-06 07:08:09']`, ['2024-05-06 07:08:09']],
  [sql`array[9007199254740993]`, ['9007199254740993']],
];

describe.each(kinds)('values (%s)', (kind) => {
  const database = shareTestDatabase(kind, { timeZone: 'Asia/Shanghai' });

  test('come as they are stored, dates and exact numbers as text', async () => {
    const { kysely } = database();
    for (const [value, expected] of values) {
      const { rows } = await sql`select ${value} as value`.execute(kysely);
      expect(rows).toEqual([{ value: expected }]);
    }
  });

  test('go in as parameters and come back the same', async () => {
    const { kysely } = database();
    await kysely.schema
      .createTable('sample')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('amount', sql`numeric(38, 2)`)
      .addColumn('day', 'date')
      .addColumn('moment', 'timestamp')
      .addColumn('document', 'json')
      .addColumn('done', 'boolean')
      .execute();
    const row = { id: '1', amount: '0.10', day: '2024-02-29', moment: '2024-02-29 23:59:59', done: false };
    await kysely
      .insertInto('sample')
      .values({ ...row, document: JSON.stringify({ z: 1, a: null }) })
      .execute();
    const found = await kysely.selectFrom('sample').selectAll().executeTakeFirst();
    expect(found).toEqual({ ...row, document: { z: 1, a: null } });
    expect(Object.keys(Object(found?.['document']))).toEqual(['z', 'a']);
  });

  test('of five thousand rows go in with one statement', async () => {
    const { kysely } = database();
    await kysely.schema.createTable('many').addColumn('id', 'integer').addColumn('name', 'text').execute();
    const rows = Array.from({ length: 5000 }, (_, id) => ({ id, name: `名称${id}` }));
    const result = await kysely.insertInto('many').values(rows).executeTakeFirst();
    expect(result.numInsertedOrUpdatedRows).toBe(5000n);
    expect(await kysely.selectFrom('many').selectAll().orderBy('id').execute()).toEqual(rows);
  });

  test('that break a rule carry PostgreSQL’s code, and the connection goes on', async () => {
    const { kysely } = database();
    await kysely.schema
      .createTable('rule')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
    const insert = (row: Record<string, unknown>) => kysely.insertInto('rule').values(row).execute();
    await insert({ id: '1', name: 'a' });
    await expect(insert({ id: '1', name: 'b' })).rejects.toMatchObject({ code: '23505', constraint: 'rule_pkey' });
    await expect(insert({ id: '2' })).rejects.toMatchObject({ code: '23502', column: 'name' });
    await expect(insert({ id: '3', nothing: 1 })).rejects.toMatchObject({ code: '42703' });
    await expect(insert({ id: '\u0000', name: 'a' })).rejects.toMatchObject({ code: '22021' });
    expect(await kysely.selectFrom('rule').select('id').execute()).toEqual([{ id: '1' }]);
  });

  test('that are too many for one statement are refused, and the connection goes on', async () => {
    const { kysely } = database();
    await kysely.schema.createTable('wide').addColumn('id', 'integer').addColumn('name', 'text').execute();
    const rows = Array.from({ length: 35_000 }, (_, id) => ({ id, name: 'x' }));
    await expect(kysely.insertInto('wide').values(rows).execute()).rejects.toMatchObject({ code: '08P01' });
    expect(await kysely.selectFrom('wide').selectAll().execute()).toEqual([]);
  });

  test('of text sort by their bytes when asked to', async () => {
    const { kysely } = database();
    await kysely.schema.createTable('word').addColumn('text', 'text').execute();
    await kysely
      .insertInto('word')
      .values(['b', 'B', 'a', '_'].map((text) => ({ text })))
      .execute();
    const rows = await kysely.selectFrom('word').select('text').orderBy(byteOrder('word.text')).execute();
    expect(rows.map((row) => row['text'])).toEqual(['B', '_', 'a', 'b']);
  });

  test('of now() are in the configured zone', async () => {
    const { kysely } = database();
    const { rows } = await sql<{ zone: string }>`select current_setting('TimeZone') as zone`.execute(kysely);
    expect(rows).toEqual([{ zone: 'Asia/Shanghai' }]);
  });
});
