import { sql } from 'kysely';

import { spokenState, type Catalogue, type CatalogueState } from '../catalogue/index.ts';
import type { Database } from '../database/index.ts';
import type { PublishedDocuments } from '../documents/index.ts';
import { changedModels, type EffectSource } from '../effects/index.ts';
import { renamedValues, type PublicationGuard } from '../records/index.ts';

/** Any number that other users of the database's advisory locks are unlikely to take: "puba" in ASCII. */
const lock = 0x70756261;

/** How long a publication waits for saves under way before it makes way for them, in milliseconds. */
const patienceMs = 3_000;

/**
 * Saves and publications that change models come one after the other: a save that began with other documents than the
 * current ones writes nothing and begins again, so that what a publication makes of records holds for all of them.
 */
export function publicationGuard(
  { kind }: Pick<Database, 'kind'>,
  { catalogue, published }: { catalogue: Catalogue; published: PublishedDocuments },
): (state: CatalogueState) => PublicationGuard {
  return (state) => ({
    async hold(db) {
      // The embedded database has one connection, so that a save never runs during a publication.
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(db);
    },
    publication: () => sql<number>`(select coalesce(max(number), 0) from sys_document_publication)`,
    isCurrent: (publication) =>
      published.current().publication === publication &&
      spokenState(catalogue.current(), { locale: 'zh-CN' }) === spokenState(state, { locale: 'zh-CN' }),
  });
}

/** Waits until no save is under way, where models or values of records change; saves then wait for the publication. */
export function holdingSaves({ kind }: Pick<Database, 'kind'>): EffectSource {
  return {
    find: async () => [],
    async prepare({ transaction, change }) {
      const isConcerned =
        (change.moves ?? []).length > 0 || changedModels(change).length > 0 || renamedValues(change).length > 0;
      if (kind !== 'postgres' || !isConcerned) return;
      await sql`set local lock_timeout = ${sql.lit(patienceMs)}`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    },
  };
}
