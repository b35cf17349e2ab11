import type { DynamicKysely } from '../../database/index.ts';
import { readUpkeep, transact, type ActiveFill, type EngineParts } from '../call/index.ts';
import { continueFill, type FillStep } from './continue-fill.ts';
import { systemUnit, type Difference, type Wanted } from './difference.ts';
import { findDifferences } from './find-differences.ts';
import { repairDifferences } from './repair-differences.ts';
import { sampleValues } from './sample-values.ts';
import { startFills, type FillLimits, type FillPlan } from './start-fills.ts';

export interface DerivedValues {
  differences(wanted?: Wanted): AsyncGenerator<Difference[], void>;
  repair(found: readonly Difference[]): Promise<void>;
  start(transaction: DynamicKysely, plan: FillPlan, limits?: FillLimits): Promise<boolean>;
  /**
   * Runs the next batch of a fill.
   * @returns undefined when there is no fill.
   */
  continue(size: number): Promise<FillStep | undefined>;
  fills(): Promise<readonly ActiveFill[]>;
  samples: (db: DynamicKysely, model: string, field: string, before: EngineParts) => ReturnType<typeof sampleValues>;
  parts: EngineParts;
}

export function derivedValues(parts: EngineParts): DerivedValues {
  return {
    parts,
    differences: (wanted) => findDifferences(parts, wanted),
    repair: (found) => repairDifferences(parts, found),
    start: (transaction, plan, limits) => startFills(parts, transaction, plan, limits),
    continue: (size) =>
      transact(parts, systemUnit(parts, 0).context, (unit) => continueFill({ ...unit, repairing: true }, size)),
    fills: async () => (await readUpkeep(parts.db)).fills,
    samples: (db, model, field, before) => sampleValues({ before: { ...before, db }, after: parts }, model, field),
  };
}
