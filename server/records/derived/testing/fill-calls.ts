import type { Caller } from '../../testing/record-fixture.ts';

/** Starts a fill, within the publication (up to `most` rows of a table) or after it. */
export async function beginFill(
  { db, engine }: Caller,
  { balances = [], records = [], most = 0 }: { balances?: string[]; records?: string[]; most?: number },
): Promise<void> {
  const plan = { balances, records, formulas: [] };
  const limits = { records: most, ledger: most };
  await db.transaction().execute((transaction) => engine.derived.start(transaction, plan, limits));
}

/** Runs all remaining batches. */
export async function finishFills({ engine }: Caller, size = 2): Promise<void> {
  while (await engine.derived.continue(size)) continue;
}

/**
 * Compares all derived values with values computed from the stored records.
 * @returns those that differ.
 */
export async function derivedDifferences({ engine }: Caller) {
  const found = [];
  for await (const some of engine.derived.differences()) found.push(...some);
  return found;
}
