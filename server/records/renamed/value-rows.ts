import { sql } from 'kysely';

import { holdsSeveral, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { countInTurns, sharesOne, textRows, type DynamicKysely } from '../../database/index.ts';
import { columnOf, storedModel } from '../tables/index.ts';

export function countValue(
  db: DynamicKysely,
  model: ResolvedModel,
  field: ResolvedField,
  value: string,
): Promise<number> {
  const column = columnOf(storedModel(model), field.name);
  const isHeld = isList(field)
    ? sharesOne(column, db.selectFrom(textRows('wanted', { value: [value] })).select('wanted.value'))
    : sql<boolean>`cast(${sql.ref(column)} as text) = ${value}`;
  return countInTurns(db, model.table, isHeld);
}

export async function replaceValue(
  db: DynamicKysely,
  model: ResolvedModel,
  field: ResolvedField,
  { from, to, tenantId = 0 }: { from: string; to: string; tenantId?: number },
): Promise<void> {
  const column = columnOf(storedModel(model), field.name);
  const reference = sql.ref(column);
  const rows = db.updateTable(model.table).$if(tenantId !== 0, (query) => query.where('tenant_id', '=', tenantId));
  if (!isList(field)) {
    const value = field.type === 'number' || field.type === 'integer' ? Number(to) : to;
    await rows
      .set({ [column]: value })
      .where(sql<boolean>`cast(${reference} as text) = ${from}`)
      .execute();
    return;
  }
  const replaced =
    field.type === 'array'
      ? sql`(select jsonb_agg(case when item #>> '{}' = ${from} then to_jsonb(${to}::text) else item end order by place)
          from jsonb_array_elements(${reference}::jsonb) with ordinality as items (item, place))`
      : sql`array_to_string(array_replace(string_to_array(${reference} collate "C", ','), ${from}, ${to}), ',')`;
  await rows
    .set({ [column]: replaced })
    .where((test) => sharesOne(column, test.selectFrom(textRows('wanted', { value: [from] })).select('wanted.value')))
    .execute();
}

function isList(field: ResolvedField): boolean {
  return field.type === 'array' || holdsSeveral(field);
}
