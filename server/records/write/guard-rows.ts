import type { UnitOfWork } from '../call/index.ts';
import type { Row, StoredModel } from '../tables/index.ts';

/**
 * Calls the guard of the table, if any, for rows to be added.
 * @throws RecordRefusal if the guard refuses them.
 */
export async function guardNew(unit: UnitOfWork, { table }: StoredModel, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0 || unit.context.byServer) return;
  await unit.guards.get(table)?.(
    unit,
    rows.map((after) => ({ before: undefined, after })),
  );
}

/** The new values of a row, by column; undefined for a permanent deletion. */
export interface GuardedChange {
  id: unknown;
  row: Row | undefined;
}

/**
 * Calls the guard of the table, if any, for rows to be changed.
 * @throws RecordRefusal if the guard refuses them.
 */
export async function guardChanges(
  unit: UnitOfWork,
  { table }: StoredModel,
  changes: readonly GuardedChange[],
): Promise<void> {
  const guard = unit.guards.get(table);
  if (!guard || changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  const found = await unit.db
    .selectFrom(table)
    .selectAll()
    .where('id', 'in', ids)
    .where('tenant_id', '=', unit.context.user.tenantId)
    .execute();
  const byId = new Map(found.map((before) => [before['id'], before]));
  const known = changes.flatMap(({ id, row }) => {
    const before = byId.get(id);
    return before ? [{ before, after: row && { ...before, ...row } }] : [];
  });
  if (known.length > 0) await guard(unit, known);
}
