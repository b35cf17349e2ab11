import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { readUpkeep, storedOf, type EngineParts } from '../call/index.ts';
import { followingCopies, rollupsInto } from '../write/index.ts';
import { balanceDifferences } from './balance-differences.ts';
import { lookedAfter, type Difference, type Wanted } from './difference.ts';
import { idsBehind, rollupDifferences, valueDifferences } from './record-differences.ts';

const batch = 500;

/**
 * Compares stored derived values with newly computed ones and yields the differences in batches: missing numbers and
 * defaults, computed values and copies that follow an owner, rollups, then balances. Values that depend on the user or
 * the time of the save are not compared. Results of a former formula that the author chose to keep count as correct.
 */
export async function* findDifferences(given: EngineParts, wanted: Wanted = {}): AsyncGenerator<Difference[], void> {
  const parts = { ...given, upkeep: await readUpkeep(given.db) };
  const isWanted = ({ field }: Difference): boolean => wanted.field === undefined || field === wanted.field;
  const models = lookedAfter(parts, wanted);
  for (const model of models) {
    if (!hasOwnValues(parts, model.id)) continue;
    const root = wanted.model === undefined ? model : rootOf(parts, model);
    const isHere = (one: Difference): boolean => isWanted(one) && (root === model || one.model === model.id);
    const stored = storedOf(parts, root.id);
    for (let after = ''; ;) {
      const ids = await idsBehind(parts, stored, { after, size: batch });
      const last = ids.at(-1);
      if (!last) break;
      after = last.id;
      const found = (await valueDifferences(parts, root, ids)).filter(isHere);
      if (found.length > 0) yield found;
    }
  }
  for (const model of models) {
    for (const rollup of rollupsInto(model)) {
      for (let after = ''; ;) {
        const found = await rollupDifferences(parts, rollup, { after, size: batch });
        const last = found.at(-1);
        if (!last) break;
        after = last.id;
        if (isWanted(last)) yield found;
      }
    }
  }
  for (const model of models) {
    const isFilling = parts.upkeep.fills.some((fill) => fill.sort === 'balance' && fill.model === model.id);
    if (!model.balanceOf || isFilling) continue;
    const found = (await balanceDifferences(parts, model)).filter(isWanted);
    for (let start = 0; start < found.length; start += batch) yield found.slice(start, start + batch);
  }
}

function rootOf(parts: EngineParts, model: ResolvedModel): ResolvedModel {
  const owner = parts.graph.owner(model.id);
  return owner && owner.model !== model ? rootOf(parts, owner.model) : model;
}

function hasOwnValues(parts: EngineParts, id: string): boolean {
  const { model } = storedOf(parts, id);
  if (followingCopies(parts.graph, model).length > 0) return true;
  return model.fields.some(
    ({ value, numbering, required, default: initial, child }) =>
      value !== undefined ||
      numbering !== undefined ||
      (required && initial !== undefined) ||
      (child && parts.models.has(child.model) && hasOwnValues(parts, child.model)),
  );
}
