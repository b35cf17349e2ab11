import type { DynamicKysely } from '../../database/index.ts';
import { postingTable } from '../tables/index.ts';

export interface Posted {
  source: string;
  ledger: string;
  posting: string;
  undo: string | undefined;
  rows: number;
}

export interface Poster {
  tenantId: number;
  model: string;
}

const atOnce = 5_000;

export async function rememberPosted(db: DynamicKysely, poster: Poster, posted: readonly Posted[]): Promise<void> {
  const { tenantId, model } = poster;
  const rows = posted
    .filter((one) => one.rows > 0)
    .map(({ undo, ...one }) => ({ tenant_id: tenantId, model, ...one, undo: undo ?? null, is_deleted: false }));
  for (let start = 0; start < rows.length; start += atOnce)
    await db
      .insertInto(postingTable)
      .values(rows.slice(start, start + atOnce))
      .onConflict((conflict) =>
        conflict.columns(['model', 'source', 'ledger', 'posting', 'tenant_id']).doUpdateSet((builder) => ({
          rows: builder(builder.ref(`${postingTable}.rows`), '+', builder.ref('excluded.rows')),
          undo: builder.ref('excluded.undo'),
        })),
      )
      .execute();
}

export async function readPosted(
  db: DynamicKysely,
  poster: Poster,
  ids: readonly unknown[],
  { deleted = false }: { deleted?: boolean } = {},
): Promise<Posted[]> {
  if (ids.length === 0) return [];
  return (await select(db, poster, deleted).where('source', 'in', ids).execute()).map(postedOf);
}

export async function readPostedAs(db: DynamicKysely, poster: Poster, posting: string): Promise<Posted[]> {
  return (await select(db, poster, false).where('posting', '=', posting).execute()).map(postedOf);
}

export async function tenantsPosting(db: DynamicKysely, model: string, posting: string): Promise<number[]> {
  const rows = await db
    .selectFrom(postingTable)
    .select('tenant_id')
    .distinct()
    .where('model', '=', model)
    .where('posting', '=', posting)
    .execute();
  return rows.map((row) => Number(row['tenant_id']));
}

export async function forgetDeleted(db: DynamicKysely, { tenantId, model }: Poster, posting: string): Promise<void> {
  await db
    .deleteFrom(postingTable)
    .where('tenant_id', '=', tenantId)
    .where('model', '=', model)
    .where('posting', '=', posting)
    .where('is_deleted', '=', true)
    .execute();
}

function select(db: DynamicKysely, { tenantId, model }: Poster, deleted: boolean) {
  return db
    .selectFrom(postingTable)
    .select(['source', 'ledger', 'posting', 'undo', 'rows'])
    .where('tenant_id', '=', tenantId)
    .where('model', '=', model)
    .where('is_deleted', '=', deleted)
    .orderBy('ledger')
    .orderBy('posting');
}

function postedOf(row: Readonly<Record<string, unknown>>): Posted {
  return {
    source: String(row['source']),
    ledger: String(row['ledger']),
    posting: String(row['posting']),
    undo: row['undo'] === null ? undefined : String(row['undo']),
    rows: Number(row['rows']),
  };
}

/** Deletes reversed postings, or marks them for the restoration of a deleted record. */
export async function markReversed(
  db: DynamicKysely,
  poster: Poster,
  posted: readonly Posted[],
  { keep }: { keep: boolean },
): Promise<void> {
  for (const one of grouped(posted)) {
    if (keep) await where(db.updateTable(postingTable).set({ is_deleted: true }), poster, one).execute();
    else await where(db.deleteFrom(postingTable), poster, one).execute();
  }
}

export async function markRestored(db: DynamicKysely, poster: Poster, posted: readonly Posted[]): Promise<void> {
  for (const one of grouped(posted))
    await where(db.updateTable(postingTable).set({ is_deleted: false }), poster, one).execute();
}

export async function forgetPosted(db: DynamicKysely, poster: Poster, ids: readonly unknown[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom(postingTable)
    .where('tenant_id', '=', poster.tenantId)
    .where('model', '=', poster.model)
    .where('source', 'in', ids)
    .execute();
}

export interface PostedAlike {
  ledger: string;
  posting: string;
  sources: string[];
  rows: number;
}

export function grouped(posted: readonly Posted[]): PostedAlike[] {
  const groups = new Map<string, PostedAlike>();
  for (const { source, ledger, posting, rows } of posted) {
    const key = JSON.stringify([ledger, posting]);
    const group = groups.get(key) ?? { ledger, posting, sources: [], rows: 0 };
    group.sources.push(source);
    group.rows += rows;
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface Filtered<Query> {
  where(column: string, operator: '=' | 'in', value: unknown): Query;
}

function where<Query extends Filtered<Query>>(
  query: Query,
  { tenantId, model }: Poster,
  { ledger, posting, sources }: PostedAlike,
): Query {
  return query
    .where('tenant_id', '=', tenantId)
    .where('model', '=', model)
    .where('ledger', '=', ledger)
    .where('posting', '=', posting)
    .where('source', 'in', sources);
}
