import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { ColumnMove, DynamicTransaction } from '../database/index.ts';
import type { EffectSource, RenamingFollower } from '../effects/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { followDataRules } from '../permissions/index.ts';
import {
  defaultEffects,
  followCounters,
  type RecordEngine,
  RecordRefusal,
  removalEffects,
  removedPostings,
  renameEffects,
} from '../records/index.ts';
import { followSavedViews } from '../saved-views/index.ts';

/** What keeps names of fields beside the records. */
const followers: readonly RenamingFollower[] = [followSavedViews, followDataRules, followCounters];

/**
 * What a change of documents does to records that exist, in the order in which it is done.
 * @param engineOf the record engine of a state of the documents.
 */
export function effectSources(engineOf: (state: CatalogueState) => RecordEngine): readonly EffectSource[] {
  return [
    renameEffects(followers),
    removalEffects(),
    defaultEffects(() => formatDate(new Date(), DATE_TIME)),
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
