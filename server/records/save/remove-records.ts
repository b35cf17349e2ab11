import { isEditable, linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import { refuseParents } from './check-tree.ts';
import { columnOf, presence, type Referrer, type StoredModel } from '../tables/index.ts';
import { readWithLines } from '../read/index.ts';
import { RecordRefusal, refused, storedOf, tenantOf, type UnitOfWork } from '../call/index.ts';
import { refuseServerWritten, stateRefusal } from './record-guards.ts';
import { type Change, refreshRollups } from './refresh-rollups.ts';

/** Marks records and their lines as deleted: all or none. */
export async function removeRecords(unit: UnitOfWork, stored: StoredModel, ids: readonly string[]): Promise<void> {
  refuseServerWritten(unit, stored.model);
  const distinct = [...new Set(ids)].filter((id) => id !== '');
  if (distinct.length === 0) throw refused('参数不识别！');
  const records = await readWithLines(unit, stored, distinct, { lock: 'remove', visible: true });
  if (records.length < distinct.length) throw new RecordRefusal('not-found', '未找到对应实体');
  const fixed = records.find((record) => !isEditable(stored.model, record));
  if (fixed) throw await stateRefusal(unit, stored.model, fixed, '删除');
  await refuseParents(unit, stored, distinct);
  await refuseReferenced(unit, stored, records);
  const changes = await removeRows(unit, stored, records);
  await refreshRollups(unit, changes);
}

/** Marks these records as deleted, and their lines as deleted with them. @returns what was removed. */
export async function removeRows(
  unit: UnitOfWork,
  stored: StoredModel,
  records: readonly RecordValues[],
  mark: number = presence.deleted,
): Promise<Change[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  await unit.db
    .updateTable(stored.table)
    .set({ del_flag: mark, update_by: unit.context.user.username, update_time: unit.now })
    .where('tenant_id', '=', unit.context.user.tenantId)
    .where('id', 'in', ids)
    .execute();
  const changes: Change[] = [{ model: stored.model, records }];
  for (const { name, child } of stored.model.fields) {
    if (!child) continue;
    const lines = records.flatMap((record) => linesOf(record[name]));
    changes.push(...(await removeRows(unit, storedOf(unit, child.model), lines, presence.deletedWithOwner)));
  }
  return changes;
}

/** Throws RecordRefusal where others refer to these records or their lines; clears references that say so. */
export async function refuseReferenced(
  unit: UnitOfWork,
  stored: StoredModel,
  records: readonly RecordValues[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const referrer of unit.graph.referrers(stored.model.id)) {
    if (referrer.model.id === stored.model.id && referrer.field.name === stored.model.tree?.parent) continue;
    if (referrer.reference.onDelete === 'clear') await clearReference(unit, stored, referrer, ids);
    else await refuseReference(unit, stored, referrer, ids);
  }
  for (const { name, child } of stored.model.fields) {
    if (child)
      await refuseReferenced(
        unit,
        storedOf(unit, child.model),
        records.flatMap((record) => linesOf(record[name])),
      );
  }
}

/** The tenant whose records may refer to `named`; any tenant may refer to shared records. */
function referringTenant(unit: UnitOfWork, named: StoredModel, referring: StoredModel): number | undefined {
  return named.model.shared && !referring.model.shared ? undefined : tenantOf(unit, referring);
}

async function refuseReference(
  unit: UnitOfWork,
  named: StoredModel,
  { model, field }: Referrer,
  ids: unknown[],
): Promise<void> {
  const stored = storedOf(unit, model.id);
  const tenant = referringTenant(unit, named, stored);
  const found = await unit.db
    .selectFrom(stored.table)
    .select('id')
    .$if(tenant !== undefined, (query) => query.where('tenant_id', '=', tenant))
    .where('del_flag', '=', 0)
    .where(columnOf(stored, field.name), 'in', ids)
    .limit(1)
    .executeTakeFirst();
  if (found) throw refused(`被“${(unit.graph.owner(model.id)?.model ?? model).title}”引用，不能删除`);
}

async function clearReference(
  unit: UnitOfWork,
  named: StoredModel,
  { model, field }: Referrer,
  ids: unknown[],
): Promise<void> {
  const stored = storedOf(unit, model.id);
  const column = columnOf(stored, field.name);
  const tenant = referringTenant(unit, named, stored);
  await unit.db
    .updateTable(stored.table)
    .set({ [column]: null })
    .set((builder) => ({ version: builder('version', '+', 1) }))
    .$if(tenant !== undefined, (query) => query.where('tenant_id', '=', tenant))
    .where(column, 'in', ids)
    .execute();
}
