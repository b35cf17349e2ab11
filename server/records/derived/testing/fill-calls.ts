import type { Caller } from '../../testing/record-fixture.ts';

export async function beginFill(
  { db, engine }: Caller,
  { balances = [], records = [], most = 0 }: { balances?: string[]; records?: string[]; most?: number },
): Promise<void> {
  const plan = { balances, records, formulas: [] };
  const limits = { records: most, ledger: most };
  await db.transaction().execute((transaction) => engine.derived.start(transaction, plan, limits));
}

export async function finishFills({ engine }: Caller, size = 2): Promise<void> {
  while (await engine.derived.continue(size)) continue;
}

export async function derivedDifferences({ engine }: Caller) {
  const found = [];
  for await (const some of engine.derived.differences()) found.push(...some);
  return found;
}
