import type { DynamicKysely, DynamicTransaction } from './dynamic-schema.ts';

/** Does work in the transaction that there is, or in one of its own. */
export function inTransaction<Result>(
  db: DynamicKysely,
  work: (transaction: DynamicTransaction) => Promise<Result>,
): Promise<Result> {
  return isTransaction(db) ? work(db) : db.transaction().execute(work);
}

function isTransaction(db: DynamicKysely): db is DynamicTransaction {
  return db.isTransaction;
}
