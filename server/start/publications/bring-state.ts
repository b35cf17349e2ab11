import type { Catalogue, CatalogueState } from '../../catalogue/index.ts';
import { applySchema, inTransaction, type Database, type Log, type TableDefinition } from '../../database/index.ts';
import { readBroughtState, writeBroughtState, type PublishedDocuments } from '../../documents/index.ts';
import {
  applyEffects,
  findEffects,
  prepareEffects,
  settleChange,
  type FoundEffects,
  type MoverParts,
  type StateChange,
} from '../../effects/index.ts';
import { bareEngines } from '../bare-engine.ts';
import { effectSources, followMoves, moverOf } from './effect-sources.ts';

interface BroughtChange {
  change: StateChange;
  log: Log;
  onLeft?: () => void;
  mover: MoverParts;
  tablesOf: (state: CatalogueState) => readonly TableDefinition[];
}

/**
 * Migrates the tables to a changed state and applies the effects on records with the first choice of each, in one
 * transaction. The log records the changes and the pending decisions.
 * @param tables Migrates the tables of the change, after renamed models have moved.
 */
export async function bringChange(
  { kysely, kind }: Pick<Database, 'kysely' | 'kind'>,
  { change, log, onLeft, mover, tablesOf }: BroughtChange,
  tables: (transaction: Database['kysely'], change: StateChange) => Promise<void>,
): Promise<void> {
  const sources = effectSources({
    database: { kind },
    engineOf: bareEngines({ kysely }),
    tablesOf,
    ...(onLeft && { onLeft }),
  });
  const settled = await settleChange(mover, change);
  const found = await findEffects(kysely, sources, settled.find);
  const decided = logEffects(found, log);
  const later = await inTransaction(kysely, async (transaction) => {
    const work = { transaction, username: 'system', change: settled.apply, choices: {} };
    await prepareEffects(decided, work);
    await tables(transaction, settled.apply);
    const left = await applyEffects(decided, work);
    await writeBroughtState(transaction, change.after);
    return left;
  });
  for (const work of later) work();
}

/**
 * Logs the effects.
 * @returns those that need no decision.
 */
function logEffects(found: FoundEffects, log: Log): FoundEffects {
  return found.map(({ source, effects }) => ({
    source,
    effects: effects.filter(({ message, refusal, needsChoice }) => {
      const isOpen = refusal !== undefined || needsChoice === true;
      if (isOpen) log.warn(`文件里的文档改过：${message}${refusal ?? '请发布这份文档，发布时选择。'}`);
      else log.info(`文件里的文档改过：${message}`);
      return !isOpen;
    }),
  }));
}

/** Migrates the database to the current state, whatever its previous state was. */
export async function bringCurrent(
  database: Pick<Database, 'kysely' | 'kind'>,
  { catalogue, published, log }: { catalogue: Catalogue; published: PublishedDocuments; log: Log },
  { tablesOf, ownTables }: { tablesOf: BroughtChange['tablesOf']; ownTables: readonly TableDefinition[] },
): Promise<void> {
  const after = catalogue.current();
  const before = (await readBroughtState(database.kysely, { catalogue, published })) ?? after;
  const mover = moverOf(database.kysely, catalogue, ownTables);
  await bringChange(database, { change: { before, after }, log, mover, tablesOf }, async (transaction) => {
    const { notices } = await applySchema(transaction, tablesOf(after), { follow: followMoves(after) });
    for (const notice of notices) log.warn(notice);
  });
}
