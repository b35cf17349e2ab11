import { sql } from 'kysely';

import type { DynamicKysely } from '../../database/index.ts';
import type { EffectSample } from '../../effects/index.ts';
import { storedModel } from '../tables/index.ts';
import type { Removed } from './removed-parts.ts';

/**
 * Returns the number of records of all tenants that use the removed part. Deleted records count too, except where the
 * model itself is removed.
 */
export async function countRows(db: DynamicKysely, removed: Removed): Promise<number> {
  const counted = await using(db, removed)
    .select((builder) => builder.fn.countAll().as('rows'))
    .executeTakeFirst();
  return Number(counted?.['rows'] ?? 0);
}

/** Returns up to three of these records as samples, with the removed value. */
export async function sampleRows(db: DynamicKysely, removed: Removed): Promise<EffectSample[]> {
  const { model, field } = removed;
  const stored = storedModel(model);
  const label = stored.columns.get(model.label)?.name ?? 'id';
  const column = field ? stored.columns.get(field.name)?.name : undefined;
  const rows = await using(db, removed)
    .select([`${label} as label`, `${column ?? 'id'} as before`])
    .orderBy('id')
    .limit(3)
    .execute();
  return rows.map((row) => ({
    record: String(row['label'] ?? ''),
    before: column === undefined ? null : row['before'],
    after: null,
  }));
}

function using(db: DynamicKysely, { model, field, value, sort }: Removed) {
  const column = field ? storedModel(model).columns.get(field.name) : undefined;
  const rows = db.selectFrom(model.table);
  if (sort === 'model-removed' || !column) return rows.where('del_flag', '=', 0);
  if (value !== undefined) return rows.where(sql`cast(${sql.ref(column.name)} as text)`, '=', value);
  const filled = rows.where(column.name, 'is not', null);
  return column.type === 'text' ? filled.where(column.name, '!=', '') : filled;
}
