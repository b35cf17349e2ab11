import { inReach, type UnitOfWork } from '../call/index.ts';
import { presence, type StoredModel } from '../tables/index.ts';
import { isVisible } from './list-conditions.ts';

export async function visibleIds(
  unit: UnitOfWork,
  stored: StoredModel,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await unit.db
    .selectFrom(stored.table)
    .select('id')
    .where((builder) => builder.and(inReach(unit, stored)))
    .where('del_flag', '=', presence.there)
    .where('id', 'in', ids)
    .where(isVisible(unit, stored))
    .execute();
  return new Set(rows.map(({ id }) => String(id)));
}
