import { oncePerState, type Catalogue } from '../../catalogue/index.ts';
import { applySchema, joinTables, type Database, type Log, type TableDefinition } from '../../database/index.ts';
import { documentTables, type PublishedDocuments } from '../../documents/index.ts';
import { engineTables, tablesOf } from '../../records/index.ts';
import { ownTables, systemProblem, type SystemState } from '../system-models/index.ts';
import { bringCurrent } from './bring-state.ts';

export const tablesOfState = oncePerState(tablesToBring);

export const serverTables: readonly TableDefinition[] = [...ownTables, ...engineTables];

/**
 * Returns the definitions of all tables of the system and the models.
 * @throws if a document uses something that belongs to the server.
 */
export function tablesToBring(state: SystemState): TableDefinition[] {
  const problem = systemProblem(state, serverTables);
  if (problem !== undefined) throw new Error(problem);
  return joinTables(ownTables, tablesOf(state.models.values()));
}

/**
 * Applies the published documents to the folders, and migrates the database to the tables of the system and the models.
 * @throws if a document uses something that belongs to the server, or if data would be lost.
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
    await published.follow();
  }
}
