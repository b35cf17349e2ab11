import { sql } from 'kysely';

import { spokenState, type Catalogue, type CatalogueState } from '../catalogue/index.ts';
import type { Database } from '../database/index.ts';
import type { PublishedDocuments } from '../documents/index.ts';
import { changedModels, type EffectSource } from '../effects/index.ts';
import { renamedValues, type PublicationGuard } from '../records/index.ts';

/** A number that other users of the database's advisory locks are unlikely to use: "puba" in ASCII. */
const lock = 0x70756261;

/** The time that a publication waits for running saves before it gives way, in milliseconds. */
const patienceMs = 3_000;

/**
 * Serializes saves and publications that change models: a save that began with outdated documents writes nothing and is
 * restarted, so that a publication's changes to records apply to all of them.
 */
export function publicationGuard(
  { kind }: Pick<Database, 'kind'>,
  { catalogue, published }: { catalogue: Catalogue; published: PublishedDocuments },
): (state: CatalogueState) => PublicationGuard {
  return (state) => ({
    async hold(db) {
      // The embedded database has one connection, so a save never runs during a publication.
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(db);
    },
    publication: () => sql<number>`(select coalesce(max(number), 0) from sys_document_publication)`,
    isCurrent: (publication) =>
      published.current().publication === publication &&
      spokenState(catalogue.current(), { locale: 'zh-CN' }) === spokenState(state, { locale: 'zh-CN' }),
  });
}

/** Waits until no save is running if models or values of records change; later saves then wait for the publication. */
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
