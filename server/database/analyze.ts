import { sql } from 'kysely';

import type { DynamicKysely } from './dynamic-schema.ts';
import { identifier } from './sql/index.ts';

/**
 * Updates PostgreSQL's statistics of the tables, for example after many inserts: with outdated statistics it plans
 * queries as if the tables were small. The embedded database has no autovacuum that would do this.
 */
export async function analyze(db: DynamicKysely, tables: Iterable<string>): Promise<void> {
  for (const table of new Set(tables)) await sql`analyze ${sql.table(identifier(table))}`.execute(db);
}

/**
 * Like `analyze`, but with a vacuum, so it cannot run inside a transaction. An index-only scan can then count rows
 * without reading each of them.
 */
export async function vacuum(db: DynamicKysely, tables: Iterable<string>): Promise<void> {
  for (const table of new Set(tables)) await sql`vacuum analyze ${sql.table(identifier(table))}`.execute(db);
}
