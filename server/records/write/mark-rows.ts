import type { UnitOfWork } from '../call/index.ts';
import { presence, type StoredModel } from '../tables/index.ts';
import { guardChanges } from './guard-rows.ts';

/**
 * Marks rows as deleted or restored (`presence`).
 * @param as `record`: by the caller; `version`: the same with a new version; `line`: together with the owner.
 */
export async function markRows(
  unit: UnitOfWork,
  stored: StoredModel,
  ids: readonly unknown[],
  mark: number,
  as: 'record' | 'version' | 'line',
): Promise<void> {
  if (ids.length === 0) return;
  await guardChanges(
    unit,
    stored,
    ids.map((id) => ({ id, row: { del_flag: mark } })),
  );
  const { tenantId, username } = unit.context.user;
  await unit.db
    .updateTable(stored.table)
    .set({ del_flag: mark, ...(as !== 'line' && { update_by: username, update_time: unit.now }) })
    .$if(as === 'version', (update) => update.set((builder) => ({ version: builder('version', '+', 1) })))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

export async function guardRemoval(unit: UnitOfWork, stored: StoredModel, ids: readonly unknown[]): Promise<void> {
  await guardChanges(
    unit,
    stored,
    ids.map((id) => ({ id, row: { del_flag: presence.deleted } })),
  );
}

export async function eraseRows(unit: UnitOfWork, stored: StoredModel, ids: readonly unknown[]): Promise<void> {
  if (ids.length === 0) return;
  await guardChanges(
    unit,
    stored,
    ids.map((id) => ({ id, row: undefined })),
  );
  await unit.db
    .deleteFrom(stored.table)
    .where('tenant_id', '=', unit.context.user.tenantId)
    .where('id', 'in', ids)
    .execute();
}
