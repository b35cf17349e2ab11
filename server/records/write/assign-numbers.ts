import {
  nextNumber,
  nextTreeCode,
  type RecordValues,
  restartKey,
  treePattern,
} from '../../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { byteOrder, likePattern } from '../../database/index.ts';
import { refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { columnOf, counterTable, type StoredModel } from '../tables/index.ts';
import { say } from '../../locale/index.ts';

/**
 * Assigns numbers to new records. The counter's row stays locked until the transaction ends, so no number is used
 * twice, and none is lost when the save fails.
 */
export async function assignNumbers(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<void> {
  for (const field of model.fields) {
    const missing = records.filter((record) => (record[field.name] ?? '') === '');
    if (!field.numbering || missing.length === 0) continue;
    const { pattern: style, restart } = field.numbering;
    if (style === treePattern) {
      const given = new Map<string, string>();
      for (const record of missing) record[field.name] = await treeCode(unit, { model, field, record, given });
      continue;
    }
    const counter = { name: `${model.id}.${field.name}`, period: restartKey(restart, unit.now) };
    const last = await advance(unit, counter, missing.length);
    missing.forEach((record, index) => {
      record[field.name] = nextNumber(style, unit.now, last - missing.length + 1 + index);
    });
  }
}

interface Counter {
  name: string;
  period: string;
  /** One for all tenants. */
  everywhere?: boolean;
}

/** The server's own codes, e.g. of departments, do not repeat among tenants. */
function acrossTenants({ tenancy }: UnitOfWork, { table }: StoredModel): boolean {
  return tenancy(table) !== undefined;
}

/** Adds to a counter. @returns its new value. */
async function advance(unit: UnitOfWork, { name, period, everywhere }: Counter, by: number): Promise<number> {
  const key = { tenant_id: everywhere ? 0 : unit.context.user.tenantId, name, period };
  await unit.db
    .insertInto(counterTable)
    .values({ ...key, value: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name', 'period']).doNothing())
    .execute();
  const { value } = await unit.db
    .updateTable(counterTable)
    .set((builder) => ({ value: builder('value', '+', by) }))
    .where('tenant_id', '=', key.tenant_id)
    .where('name', '=', name)
    .where('period', '=', period)
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

interface Unnumbered {
  model: ResolvedModel;
  field: ResolvedField;
  record: RecordValues;
  /** The last code assigned in this save, by the parent's code. */
  given: Map<string, string>;
}

/** The next code below the parent's. Codes of deleted or moved records are not assigned again. */
async function treeCode(unit: UnitOfWork, { model, field, record, given }: Unnumbered): Promise<string> {
  const stored = storedOf(unit, model.id);
  // Locks the counter's row: other saves below the same parent wait.
  await advance(unit, { name: `${model.id}.${field.name}`, period: '', everywhere: acrossTenants(unit, stored) }, 0);
  const column = columnOf(stored, field.name);
  const rows = unit.db
    .selectFrom(stored.table)
    .select(column)
    .$if(!acrossTenants(unit, stored), (query) => query.where('tenant_id', '=', unit.context.user.tenantId));
  const above = String((model.tree && record[model.tree.parent]) ?? '');
  const parent = textOf((above === '' ? undefined : await rows.where('id', '=', above).executeTakeFirst())?.[column]);
  const last = await rows
    .where(column, 'like', `${likePattern(parent, 'startsWith').slice(0, -1)}___`)
    .orderBy(byteOrder(column), 'desc')
    .limit(1)
    .executeTakeFirst();
  const code = nextTreeCode(parent, given.get(parent) ?? (last && textOf(last[column])));
  if (code === undefined) throw refused(say('{title}已用完：同一级最多 2574 个。', { title: field.title }));
  given.set(parent, code);
  return code;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
