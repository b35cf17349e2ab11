import type { DynamicKysely } from '../../database/index.ts';
import { counterTable } from '../tables/index.ts';

export interface Counter {
  /** 0 for a counter shared by all tenants. */
  tenantId: number;
  name: string;
  /** Empty for a counter that never restarts. */
  period: string;
}

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
