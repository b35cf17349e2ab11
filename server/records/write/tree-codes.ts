import { nextTreeCode, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { likePattern } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';
import { advance } from './counters.ts';

/** Codes of the server's own tables, e.g. departments, are unique across tenants. */
function acrossTenants({ tenancy }: UnitOfWork, { table }: StoredModel): boolean {
  return tenancy(table) !== undefined;
}

/**
 * Assigns each record the next code below its parent's. Codes of deleted or moved records are not reused as long as
 * others are available.
 * @throws RecordRefusal if no code is available.
 */
export async function assignTreeCodes(
  unit: UnitOfWork,
  model: ResolvedModel,
  field: ResolvedField,
  records: readonly RecordValues[],
): Promise<void> {
  const stored = storedOf(unit, model.id);
  const isShared = acrossTenants(unit, stored);
  const { tenantId } = unit.context.user;
  // This locks the counter's row: other saves wait until this one ends.
  await advance(unit.db, { tenantId: isShared ? 0 : tenantId, name: `${model.id}.${field.name}`, period: '' }, 0);
  const column = columnOf(stored, field.name);
  const rows = unit.db
    .selectFrom(stored.table)
    .select(column)
    .$if(!isShared, (query) => query.where('tenant_id', '=', tenantId));
  const takenBelow = new Map<string, string[]>();
  for (const record of records) {
    const above = String((model.tree && record[model.tree.parent]) ?? '');
    const parent = textOf((above === '' ? undefined : await rows.where('id', '=', above).executeTakeFirst())?.[column]);
    const taken =
      takenBelow.get(parent) ??
      (await rows.where(column, 'like', `${likePattern(parent, 'startsWith').slice(0, -1)}___`).execute()).map((row) =>
        textOf(row[column]),
      );
    takenBelow.set(parent, taken);
    const code = nextTreeCode(parent, taken);
    if (code === undefined) throw refused(say('{title}已用完：同一级最多 2574 个。', { title: field.title }));
    taken.push(code);
    record[field.name] = code;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
