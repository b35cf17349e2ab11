import { oncePerState, type Catalogue } from '../../catalogue/index.ts';
import { applySchema, joinTables, type Database, type Log, type TableDefinition } from '../../database/index.ts';
import { documentTables, type PublishedDocuments } from '../../documents/index.ts';
import { engineTables, tablesOf } from '../../records/index.ts';
import { ownTables, systemProblem, type SystemState } from '../system-models/index.ts';
import { bringCurrent } from './bring-state.ts';

/** `tablesToBring` of a state, found once. */
export const tablesOfState = oncePerState(tablesToBring);

/** The tables that do not come from models. */
export const serverTables: readonly TableDefinition[] = [...ownTables, ...engineTables];

/** The definitions of all tables, of the system and of the models. @throws for what is the server's own. */
export function tablesToBring(state: SystemState): TableDefinition[] {
  const problem = systemProblem(state, serverTables);
  if (problem !== undefined) throw new Error(problem);
  return joinTables(ownTables, tablesOf(state.models.values()));
}

/**
 * Lays the published documents over the folders, and brings the database to the tables of the system and of the models.
 * @throws where a document takes what is the server's own, or where data would be lost.
 */
export async function bringDocuments(
  database: Pick<Database, 'kysely' | 'kind'>,
  { catalogue, published, log }: { catalogue: Catalogue; published: PublishedDocuments; log: Log },
): Promise<void> {
  await applySchema(database.kysely, documentTables);
  await published.follow();
  for (let publication = -1; publication !== published.current().publication;) {
    ({ publication } = published.current());
    await bringCurrent(database, { catalogue, published, log }, { tablesOf: tablesOfState, ownTables: serverTables });
    // Another process may have published meanwhile, with tables that were not wanted yet.
    await published.follow();
  }
}
