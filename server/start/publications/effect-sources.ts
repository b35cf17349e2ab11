import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import type { Catalogue, CatalogueState } from '../../catalogue/index.ts';
import type { ColumnMove, Database, DynamicTransaction, TableDefinition } from '../../database/index.ts';
import { codeEffects, disabledItems, outsideValues, renameItem } from '../../dictionaries/index.ts';
import {
  followOnlineCodes,
  followOnlineFields,
  followOnlineTables,
  followVersions,
  onlineFormEffects,
} from '../../documents/index.ts';
import {
  followColumns,
  modelEffects,
  type EffectSource,
  type ModelFollower,
  type MoverParts,
  type RenamingFollower,
  type ValueFollower,
} from '../../effects/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { followDataRules, followPermissions, followRuleValues, permissionsMoved } from '../../permissions/index.ts';
import {
  derivedEffects,
  followCounters,
  followKeptFormulas,
  movedRecords,
  narrowedEffects,
  RecordRefusal,
  removalEffects,
  removedPostings,
  renameEffects,
  valueEffects,
  type RecordEngine,
} from '../../records/index.ts';
import { followFavourites, followSavedViews, followViewValues } from '../../reports/index.ts';
import { holdingSaves } from '../publication-guard.ts';
import { ownColumns, ownTables, systemIds } from '../system-models/index.ts';
import { conflictText } from './conflict-text.ts';

const followers: readonly RenamingFollower[] = [
  followSavedViews,
  followDataRules,
  followCounters,
  followKeptFormulas,
  followOnlineFields,
];

/** Followers that replace renamed values outside the records. */
export const valueFollowers: readonly ValueFollower[] = [followViewValues, followRuleValues];

const modelFollowers: readonly ModelFollower[] = [
  followVersions,
  followColumns,
  followPermissions,
  followFavourites,
  followOnlineTables,
];

interface SourceParts {
  database: Pick<Database, 'kind'>;
  engineOf: (state: CatalogueState) => RecordEngine;
  tablesOf: (state: CatalogueState) => readonly TableDefinition[];
  onLeft?: () => void;
}

export function effectSources({
  database,
  engineOf,
  tablesOf,
  onLeft = () => undefined,
}: SourceParts): readonly EffectSource[] {
  const clock = (): string => formatDate(new Date(), DATE_TIME);
  const derivedOf = (state: CatalogueState) => engineOf(state).derived;
  return [
    holdingSaves(database),
    modelEffects({ followers: modelFollowers, tablesOf }),
    codeEffects([followOnlineCodes]),
    renameEffects(followers),
    valueEffects({ followers: valueFollowers, isOwn: ownColumns(ownTables), renameItem }),
    removalEffects(),
    outsideValues,
    disabledItems,
    onlineFormEffects,
    narrowedEffects({ tablesOf, refusalOf: conflictText }),
    derivedEffects({ derivedOf, clock, onLeft }),
    movedRecords(derivedOf, onLeft),
    removedPostings(({ after, transaction, ...work }) =>
      engineOf(after).reversePosting(transaction, work).catch(unpublished),
    ),
  ];
}

export function moverOf(
  database: Database['kysely'],
  catalogue: Catalogue,
  ownTables: readonly TableDefinition[],
): MoverParts {
  const names = new Set(ownTables.map(({ name }) => name));
  const isOwn: MoverParts['isOwn'] = (state, { id, table }) => names.has(table) || systemIds(state).includes(id);
  return { database, catalogue, isOwn, permissionsMoved };
}

/** A balance may not allow the author's choice. */
function unpublished(error: unknown): never {
  if (error instanceof RecordRefusal) throw new Refusal(say('{message}，没有发布。', { message: error.message }));
  throw error;
}

/** Updates everything that stores field names for renamed columns, according to the documents of a state. */
export function followMoves(state: CatalogueState) {
  return async (transaction: DynamicTransaction, moves: readonly ColumnMove[]): Promise<void> => {
    for (const { table, from, to } of moves)
      for (const model of [...state.models.values()].filter((each) => each.table === table))
        for (const follower of followers)
          await follower.follow(transaction, { model: model.id, from: from.field, to: to.field, state });
  };
}
