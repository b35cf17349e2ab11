import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { ColumnMove, DynamicTransaction } from '../database/index.ts';
import type { EffectSource, RenamingFollower } from '../effects/index.ts';
import { followDataRules } from '../permissions/index.ts';
import { defaultEffects, followCounters, removalEffects, renameEffects } from '../records/index.ts';
import { followSavedViews } from '../saved-views/index.ts';

/** What keeps names of fields beside the records. */
const followers: readonly RenamingFollower[] = [followSavedViews, followDataRules, followCounters];

/** What a change of documents does to records that exist, in the order in which it is done. */
export function effectSources(): readonly EffectSource[] {
  return [renameEffects(followers), removalEffects(), defaultEffects(() => formatDate(new Date(), DATE_TIME))];
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
