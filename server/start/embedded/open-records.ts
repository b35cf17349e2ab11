import { monotonicFactory } from 'ulid';

import { ruleSet } from '../../../src/engine/rules/index.ts';
import {
  oncePerState,
  openPatterns,
  ownForms,
  referenceConditions,
  spokenState,
  type Catalogue,
  type CatalogueState,
} from '../../catalogue/index.ts';
import type { Database, Log } from '../../database/index.ts';
import {
  dictionaryModels,
  documentTexts,
  openDictionaries,
  removedValues,
  seedDictionaries,
} from '../../dictionaries/index.ts';
import type { PublishedDocuments } from '../../documents/index.ts';
import { seedPermissions } from '../../permissions/index.ts';
import {
  createRecordEngine,
  followingEngine,
  recordCounts,
  rememberedUpkeep,
  renewingEngine,
  type FillRunner,
  type RecordEngine,
  type RowGuard,
} from '../../records/index.ts';
import { tenancyOf } from '../../tenancy/index.ts';
import { publicationGuard } from '../publication-guard.ts';
import { pagesOf } from './pages-of.ts';

/** The maximum age of cached data if other processes may write too, in milliseconds. */
export const sharedFreshness = 1_000;

const referencesOf = oncePerState(({ documents }) => referenceConditions(documents));

const itemTexts = oncePerState(({ documents }) => documentTexts(documents));

interface RecordParts {
  catalogue: Catalogue;
  published: PublishedDocuments;
  patterns: ReturnType<typeof openPatterns>;
  guards: ReadonlyMap<string, RowGuard>;
  log: Log;
  onSaved: (model: string) => void;
  filled: FillRunner['current'];
}

/** Creates the engine of records, which follows the published documents, and the dictionaries that it reads. */
export async function openRecords(
  database: Database,
  { catalogue, published, patterns, guards, log, onSaved, filled }: RecordParts,
) {
  const { kysely: db, kind, writes } = database;
  const state = catalogue.current();
  await seedDictionaries(db, state.documents);
  await seedPermissions(db, state);
  const dictionaries = openDictionaries(db, {
    ...(kind === 'postgres' && { shared: sharedFreshness }),
    textOf: (...item) => itemTexts(catalogue.current())(...item),
  });
  await dictionaries.all(0);
  const shared = {
    db,
    dictionaries,
    guards,
    log,
    tenancy: tenancyOf,
    removedValues,
    idGenerator: monotonicFactory(),
    counts: recordCounts(writes, kind === 'postgres' ? sharedFreshness : Infinity),
    ...(kind === 'embedded' && { upkeepReader: rememberedUpkeep(writes, 'sys_document_publication') }),
    onSaved: async (model: string) => {
      onSaved(model);
      if (Object.values<string>(dictionaryModels).includes(model)) await dictionaries.refresh();
    },
  };
  const rulesOf = oncePerState(({ documents, models }) => ({
    ruleSets: ruleSet(documents, patterns.match),
    forms: ownForms(documents, models),
  }));
  const guardOf = publicationGuard(database, { catalogue, published });
  const engineOf: (of: CatalogueState) => RecordEngine = oncePerState((each) =>
    renewingEngine(
      createRecordEngine({
        ...shared,
        models: each.models,
        guard: guardOf(each),
        filled,
        rules: () => rulesOf(each),
        pages: (model) => pagesOf(each).get(model) ?? [],
        references: (model) => referencesOf(each).get(model) ?? [],
        pickers: (id) => each.documents.get(`${id}.picker`)?.body,
      }),
      async () => {
        await published.follow();
        return engineOf(spokenState(catalogue.current()));
      },
    ),
  );
  return { engine: followingEngine(() => engineOf(spokenState(catalogue.current()))), engineOf, dictionaries };
}
