import { sql, type RawBuilder } from 'kysely';

import { countInTurns, type DynamicKysely } from '../../database/index.ts';
import type { EffectSample } from '../../effects/index.ts';
import { storedModel } from '../tables/index.ts';
import type { Removed } from './removed-parts.ts';

export function countRows(db: DynamicKysely, removed: Removed): Promise<number> {
  return countInTurns(db, removed.model.table, isUsing(removed));
}

export async function sampleRows(db: DynamicKysely, removed: Removed): Promise<EffectSample[]> {
  const { model, field } = removed;
  const stored = storedModel(model);
  const label = stored.columns.get(model.label)?.name ?? 'id';
  const column = field ? stored.columns.get(field.name)?.name : undefined;
  const rows = await db
    .selectFrom(model.table)
    .where(isUsing(removed))
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

function isUsing({ model, field, value, sort }: Removed): RawBuilder<boolean> {
  const column = field ? storedModel(model).columns.get(field.name) : undefined;
  if (sort === 'model-removed' || !column) return sql<boolean>`del_flag = 0`;
  const held = sql.ref(column.name);
  if (value !== undefined) return sql<boolean>`cast(${held} as text) = ${value}`;
  return column.type === 'text'
    ? sql<boolean>`${held} is not null and ${held} <> ''`
    : sql<boolean>`${held} is not null`;
}
