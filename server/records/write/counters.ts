import type { DynamicKysely } from '../../database/index.ts';
import { counterTable } from '../tables/index.ts';

/** A counter of one period, and whose it is. */
export interface Counter {
  /** 0 for one of all tenants. */
  tenantId: number;
  /** The model and the numbered field. */
  name: string;
  /** Empty for one that never begins again. */
  period: string;
}

/**
 * Adds to a counter, which stays locked until the transaction ends.
 * @returns its new value, and whether it was made for this.
 */
export async function advance(
  db: DynamicKysely,
  counter: Counter,
  by: number,
): Promise<{ value: number; isNew: boolean }> {
  const { tenantId, ...key } = counter;
  const made = await db
    .insertInto(counterTable)
    .values({ tenant_id: tenantId, ...key, value: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name', 'period']).doNothing())
    .returning('name')
    .executeTakeFirst();
  const { value } = await where(db, counter)
    .set((builder) => ({ value: builder('value', '+', by) }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return { value: Number(value), isNew: made !== undefined };
}

/** Sets a counter that this transaction has locked. */
export async function setCounter(db: DynamicKysely, counter: Counter, value: number): Promise<void> {
  await where(db, counter).set({ value }).execute();
}

function where(db: DynamicKysely, { tenantId, name, period }: Counter) {
  return db
    .updateTable(counterTable)
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .where('period', '=', period);
}
