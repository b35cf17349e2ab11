import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { ColumnMove, Database, DynamicTransaction } from '../database/index.ts';
import { renameItem } from '../dictionaries/index.ts';
import type { EffectSource, RenamingFollower, ValueFollower } from '../effects/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { followDataRules, followRuleValues } from '../permissions/index.ts';
import {
  derivedEffects,
  followCounters,
  movedRecords,
  type RecordEngine,
  RecordRefusal,
  removalEffects,
  removedPostings,
  renameEffects,
  valueEffects,
} from '../records/index.ts';
import { followSavedViews, followViewValues } from '../reports/index.ts';
import { holdingSaves } from './publication-guard.ts';

/** Data outside the records that contains names of fields. */
const followers: readonly RenamingFollower[] = [followSavedViews, followDataRules, followCounters];

/** Followers that replace renamed values outside the records. */
export const valueFollowers: readonly ValueFollower[] = [followViewValues, followRuleValues];

interface SourceParts {
  database: Pick<Database, 'kind'>;
  engineOf: (state: CatalogueState) => RecordEngine;
  /** Called where values are left to be filled in behind a change. */
  onLeft?: () => void;
}

/** Creates the sources of effects on existing records, in the order in which they run. */
export function effectSources({ database, engineOf, onLeft = () => undefined }: SourceParts): readonly EffectSource[] {
  const clock = (): string => formatDate(new Date(), DATE_TIME);
  const derivedOf = (state: CatalogueState) => engineOf(state).derived;
  return [
    holdingSaves(database),
    renameEffects(followers),
    valueEffects({ followers: valueFollowers, renameItem }),
    removalEffects(),
    derivedEffects({ derivedOf, clock, onLeft }),
    movedRecords(derivedOf, onLeft),
    removedPostings(({ after, transaction, ...work }) =>
      engineOf(after).reversePosting(transaction, work).catch(unpublished),
    ),
  ];
}

/** A balance may not allow what the author chose. */
function unpublished(error: unknown): never {
  if (error instanceof RecordRefusal) throw new Refusal(say('{message}，没有发布。', { message: error.message }));
  throw error;
}

/** Lets everything that keeps names of fields follow columns that got another name, as the documents of a state have them. */
export function followMoves(state: CatalogueState) {
  return async (transaction: DynamicTransaction, moves: readonly ColumnMove[]): Promise<void> => {
    for (const { table, from, to } of moves)
      for (const model of [...state.models.values()].filter((each) => each.table === table))
        for (const follower of followers)
          await follower.follow(transaction, { model: model.id, from: from.field, to: to.field, state });
  };
}
