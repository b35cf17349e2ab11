import { sql } from 'kysely';
import type { DynamicKysely } from './dynamic-schema.ts';
import { identifier } from './identifiers.ts';

/**
 * Lets PostgreSQL count what is in the tables, as after many new rows: without it, it plans as if they were small. The
 * embedded one has no process that would do so by itself.
 */
export async function analyze(db: DynamicKysely, tables: Iterable<string>): Promise<void> {
  for (const table of new Set(tables)) await sql`analyze ${sql.table(identifier(table))}`.execute(db);
}

/**
 * As analyze, outside of a transaction, and lets PostgreSQL note which pages everybody may see: an index then answers a
 * count by itself, without a look at each row.
 */
export async function tidy(db: DynamicKysely, tables: Iterable<string>): Promise<void> {
  for (const table of new Set(tables)) await sql`vacuum analyze ${sql.table(identifier(table))}`.execute(db);
}
