import type { DynamicKysely, DynamicTransaction } from './dynamic-schema.ts';

/** Runs work in the current transaction, or in a new one if there is none. */
export function inTransaction<Result>(
  db: DynamicKysely,
  work: (transaction: DynamicTransaction) => Promise<Result>,
): Promise<Result> {
  return isTransaction(db) ? work(db) : db.transaction().execute(work);
}

function isTransaction(db: DynamicKysely): db is DynamicTransaction {
  return db.isTransaction;
}
