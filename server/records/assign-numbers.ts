import { nextNumber, type RecordValues, restartKey } from '../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../src/engine/model/resolved-model.ts';
import type { UnitOfWork } from './record-context.ts';
import { counterTable } from './tables-of.ts';

/**
 * Gives new records their numbers. The counter's row stays locked until the transaction ends, so numbers are neither
 * used twice nor lost to a save that fails.
 */
export async function assignNumbers(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<void> {
  for (const field of model.fields) {
    const missing = records.filter((record) => (record[field.name] ?? '') === '');
    if (!field.numbering || missing.length === 0) continue;
    const { pattern, restart } = field.numbering;
    const last = await advance(unit, `${model.id}.${field.name}`, restartKey(restart, unit.now), missing.length);
    missing.forEach((record, index) => {
      record[field.name] = nextNumber(pattern, unit.now, last - missing.length + 1 + index);
    });
  }
}

/** Adds to a counter. @returns its new value. */
async function advance(unit: UnitOfWork, name: string, period: string, by: number): Promise<number> {
  const key = { tenant_id: unit.context.user.tenantId, name, period };
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
