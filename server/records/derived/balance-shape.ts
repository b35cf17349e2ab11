import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { jsonList } from '../../database/index.ts';
import { storedOf, type EngineParts } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';

/** Returns the stored form of a balance and its ledger: the grouping fields, and the columns of each sum in both. */
export function shapeOf(parts: Pick<EngineParts, 'stored'>, model: ResolvedModel) {
  const { model: source = '', by = [], sum = [] } = model.balanceOf ?? {};
  const [balance, ledger] = [storedOf(parts, model.id), storedOf(parts, source)];
  const sums = sum.map((name) => ({ name, column: columnOf(balance, name), from: columnOf(ledger, name) }));
  return { balance, ledger, by, sums };
}

export function keyOfGroup(ledger: StoredModel, by: readonly string[]) {
  return jsonList(by.map((name) => ({ name: columnOf(ledger, name), quoted: isQuoted(ledger, name) })));
}

function isQuoted({ columns }: StoredModel, name: string): boolean {
  const column = columns.get(name);
  return column?.asNumber !== true && column?.type !== 'boolean';
}
