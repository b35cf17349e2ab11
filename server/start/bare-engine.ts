import { oncePerState, type CatalogueState } from '../catalogue/index.ts';
import type { Database } from '../database/index.ts';
import { createRecordEngine, type PublicationGuard, type RecordEngine } from '../records/index.ts';
import { tenancyOf } from '../tenancy/index.ts';

/**
 * Creates engines over the models of states for work on derived values, which needs no rules, names or dictionaries.
 */
export function bareEngines(
  { kysely }: Pick<Database, 'kysely'>,
  guardOf: (state: CatalogueState) => PublicationGuard | undefined = () => undefined,
): (state: CatalogueState) => RecordEngine {
  return oncePerState((state) =>
    createRecordEngine({
      db: kysely,
      models: state.models,
      tenancy: tenancyOf,
      guard: guardOf(state),
      dictionaries: { items: () => Promise.resolve(undefined) },
    }),
  );
}
