import { readSecretColumns, type DynamicKysely } from '../../database/index.ts';
import type { Person } from '../../http/index.ts';
import type { RoutesOf } from './calls/reached-routes.ts';
import type { RightsSources } from './gained-rights.ts';
import type { Holder } from './right.ts';

export interface GivenRights {
  routesOf: RoutesOf;
  roles: () => Promise<readonly Holder[]>;
  onAllowed: (person: Person, allowed: { keys: readonly string[]; gained: readonly string[] }) => void;
}

interface Parts {
  database: DynamicKysely;
  rights?: GivenRights | undefined;
  recordsAreElsewhere?: boolean | undefined;
}

/**
 * Creates the sources for `gainedRights`.
 * @param options Its `isForAuthor` is true if nobody else sees the documents.
 */
export function rightsSources(
  { database, rights, recordsAreElsewhere }: Parts,
  { isForAuthor = false }: { isForAuthor?: boolean } = {},
): RightsSources {
  return {
    routesOf: rights?.routesOf,
    roles: async () => (isForAuthor ? [] : ((await rights?.roles()) ?? [])),
    onceSecret: () => readSecretColumns(database),
    async statesInUse({ table, field, states }) {
      if (recordsAreElsewhere) return states;
      const rows = await database
        .selectFrom(table)
        .select(field)
        .distinct()
        .where(field, 'in', [...states])
        .execute();
      return rows.map((row) => String(row[field]));
    },
  };
}
