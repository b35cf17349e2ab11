import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { jsonList } from '../../database/index.ts';
import { storedOf, type EngineParts } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';

/** A balance and its ledger as they are stored: the fields that group, and for each sum its columns in both. */
export function shapeOf(parts: Pick<EngineParts, 'stored'>, model: ResolvedModel) {
  const { model: source = '', by = [], sum = [] } = model.balanceOf ?? {};
  const [balance, ledger] = [storedOf(parts, model.id), storedOf(parts, source)];
  const sums = sum.map((name) => ({ name, column: columnOf(balance, name), from: columnOf(ledger, name) }));
  return { balance, ledger, by, sums };
}

/** The key of the group of a row of the ledger, as balances store it. */
export function keyOfGroup(ledger: StoredModel, by: readonly string[]) {
  return jsonList(by.map((name) => ({ name: columnOf(ledger, name), quoted: isQuoted(ledger, name) })));
}

function isQuoted({ columns }: StoredModel, name: string): boolean {
  const column = columns.get(name);
  return column?.asNumber !== true && column?.type !== 'boolean';
}
