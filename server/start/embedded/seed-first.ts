import type { DocumentSet } from '../../../src/schema/documents/document.ts';
import { hasNoUsers, seedAccounts, type Company } from '../../accounts/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Database, DynamicKysely, Log } from '../../database/index.ts';
import type { RecordEngine } from '../../records/index.ts';
import type { Settings } from '../../settings/index.ts';

/**
 * Inserts demo records.
 * @returns the employees of the demo company.
 */
export type SeedDemo = (parts: {
  engine: RecordEngine;
  db: DynamicKysely;
  documents: DocumentSet;
  log: Log;
}) => Promise<Company | void>;

interface FirstStart {
  settings: Settings;
  catalogue: Catalogue;
  log: Log;
  seedDemo?: SeedDemo | undefined;
}

/**
 * Creates the contents of a first start. Users come last, so that after an interrupted start the next one counts as a
 * first start again.
 * @returns the administrator's password if it was generated.
 */
export async function seedFirst(
  { settings, catalogue, log, seedDemo }: FirstStart,
  { database, engine }: { database: Database; engine: RecordEngine },
): Promise<string | undefined> {
  const { kysely } = database;
  if (!(await hasNoUsers(kysely))) return undefined;
  const { documents } = catalogue.current();
  const company = settings.demo
    ? await database.unlimited(async () => seedDemo?.({ engine, db: kysely, documents, log }))
    : undefined;
  return seedAccounts(kysely, settings, company ?? undefined);
}
