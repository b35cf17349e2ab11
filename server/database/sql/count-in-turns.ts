import { sql, type Expression, type SqlBool } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { identifier } from './identifiers.ts';

/** Rows that one statement reads: about 20 milliseconds of the embedded database. */
const atOnce = 20_000;

/**
 * Counts the rows of a table that meet a condition, in the order of their ids, one batch per statement. Outside of a
 * transaction other requests are answered between two batches; rows that they change meanwhile may or may not be
 * counted.
 * @param table must have the primary key `id`.
 */
export async function countInTurns(
  db: DynamicKysely,
  table: string,
  condition: Expression<SqlBool> = sql<boolean>`true`,
  size: number = atOnce,
): Promise<number> {
  let total = 0;
  for await (const { rows } of countedParts(db, table, condition, size)) total += rows;
  return total;
}

/**
 * Counts like `countInTurns`, but begins no further batch after some milliseconds. `read` is the number of rows that
 * were read; `isWhole` is false if there are more.
 */
export async function countWithin(
  db: DynamicKysely,
  table: string,
  condition: Expression<SqlBool>,
  { milliseconds, size = atOnce }: { milliseconds: number; size?: number },
): Promise<{ rows: number; read: number; isWhole: boolean }> {
  const end = performance.now() + milliseconds;
  const counted = { rows: 0, read: 0, isWhole: true };
  for await (const part of countedParts(db, table, condition, size)) {
    counted.rows += part.rows;
    counted.read += part.read;
    counted.isWhole = part.read < size;
    if (performance.now() > end) break;
  }
  return counted;
}

async function* countedParts(db: DynamicKysely, table: string, condition: Expression<SqlBool>, size: number) {
  for (let after: unknown; ;) {
    const behind = after === undefined ? sql`` : sql`where id > ${after}`;
    const { rows } = await sql<{ rows: string; read: string; last: unknown }>`
      select count(*) filter (where ${condition}) as rows, count(*) as read, max(id) as last
      from (select * from ${sql.table(identifier(table))} ${behind} order by id limit ${sql.lit(size)}) as part`.execute(
      db,
    );
    const [batch] = rows;
    const read = Number(batch?.read ?? 0);
    yield { rows: Number(batch?.rows ?? 0), read };
    if (batch === undefined || read < size) return;
    after = batch.last;
  }
}

/**
 * Returns the number of rows of a table: the exact number up to a limit, above it the estimate of the database's
 * statistics, so that no request waits until a large table has been read.
 */
export async function estimateRows(db: DynamicKysely, table: string, limit: number): Promise<number> {
  const name = sql.table(identifier(table));
  const few = await sql<{ rows: string }>`
    select count(*) as rows from (select 1 from ${name} limit ${sql.lit(limit + 1)}) as part`.execute(db);
  const counted = Number(few.rows[0]?.rows ?? 0);
  if (counted <= limit) return counted;
  const known = await sql<{ rows: string | null }>`
    select floor(reltuples / nullif(relpages, 0) * pg_relation_size(oid) / current_setting('block_size')::integer) as rows
    from pg_class where oid = ${table}::regclass and reltuples > 0`.execute(db);
  const estimated = known.rows[0]?.rows;
  return Math.max(counted, estimated == null ? await countInTurns(db, table) : Number(estimated));
}
