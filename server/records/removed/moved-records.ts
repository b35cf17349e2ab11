import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { EffectSource, StateChange } from '../../effects/index.ts';
import type { DerivedValues } from '../derived/index.ts';
import { idOf, keeping } from './removal-effects.ts';
import { removedOf } from './removed-parts.ts';

/**
 * Creates the source that recomputes the derived values of records that the author moved to another state or option:
 * their own values, those of their lines, and rollups over them. It follows the source of derived values, which records
 * the formulas whose results are kept.
 */
export function movedRecords(
  derivedOf: (state: StateChange['after']) => DerivedValues,
  onLeft: () => void,
): EffectSource {
  return {
    find: async () => [],
    async apply({ transaction, change, choices }) {
      const moved = removedOf(change).filter((removed) => {
        const choice = Object.hasOwn(choices, idOf(removed)) ? choices[idOf(removed)] : undefined;
        return removed.value !== undefined && choice !== undefined && choice !== keeping;
      });
      const records = dependents([...new Set(moved.map(({ model }) => model.id))], change.after.models);
      if (records.length === 0) return undefined;
      const plan = { balances: [], records, formulas: [] };
      return (await derivedOf(change.after).start(transaction, plan)) ? onLeft : undefined;
    },
  };
}

function dependents(ids: readonly string[], models: ReadonlyMap<string, ResolvedModel>): string[] {
  const all = [...models.values()];
  const lines = all.filter(({ childOf }) => childOf !== undefined && ids.includes(childOf.model)).map(({ id }) => id);
  const found = new Set([...lines, ...ids]);
  for (const id of found)
    for (const { id: other, fields } of all) if (fields.some(({ rollup }) => rollup?.from === id)) found.add(other);
  return [...found].filter((id) =>
    models.get(id)?.fields.some(({ rollup, value }) => rollup !== undefined || value !== undefined),
  );
}
