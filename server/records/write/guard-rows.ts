import type { UnitOfWork } from '../call/index.ts';
import type { Row, StoredModel } from '../tables/index.ts';

/** Asks the guard of the table, if it has one, whether these rows may be added. @throws RecordRefusal */
export async function guardNew(unit: UnitOfWork, { table }: StoredModel, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0 || unit.context.byServer) return;
  await unit.guards.get(table)?.(
    unit,
    rows.map((after) => ({ before: undefined, after })),
  );
}

/** New values of a row, by column; undefined for a permanent deletion. */
export interface GuardedChange {
  id: unknown;
  row: Row | undefined;
}

/** Asks the guard of the table, if it has one, whether these rows may be changed. @throws RecordRefusal */
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
