import type { Catalogue, CatalogueState } from '../catalogue/index.ts';
import { applySchema, type Database, inTransaction, type Log } from '../database/index.ts';
import { type PublishedDocuments, readBroughtState, writeBroughtState } from '../documents/index.ts';
import { applyEffects, findEffects, type FoundEffects, prepareEffects, type StateChange } from '../effects/index.ts';
import { bareEngines } from './bare-engine.ts';
import { effectSources, followMoves } from './effect-sources.ts';

/**
 * Migrates the tables to a changed state and applies the effects on records with the first choice of each, in one
 * transaction. The log records what was done and which decisions are pending.
 * @param tables migrates the tables.
 */
export async function bringChange(
  { kysely, kind }: Pick<Database, 'kysely' | 'kind'>,
  { change, log, onLeft }: { change: StateChange; log: Log; onLeft?: () => void },
  tables: (transaction: Database['kysely']) => Promise<void>,
): Promise<void> {
  const sources = effectSources({ database: { kind }, engineOf: bareEngines({ kysely }), ...(onLeft && { onLeft }) });
  const found = await findEffects(kysely, sources, change);
  const decided = said(found, log);
  const later = await inTransaction(kysely, async (transaction) => {
    const work = { transaction, username: 'system', change, choices: {} };
    await prepareEffects(decided, work);
    await tables(transaction);
    const left = await applyEffects(decided, work);
    await writeBroughtState(transaction, change.after);
    return left;
  });
  for (const work of later) work();
}

/** Says in the log what is done. @returns without the effects that cannot be done without a decision. */
function said(found: FoundEffects, log: Log): FoundEffects {
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

/** Brings the database to the state of the moment, whatever it was brought to before. */
export async function bringCurrent(
  database: Pick<Database, 'kysely' | 'kind'>,
  { catalogue, published, log }: { catalogue: Catalogue; published: PublishedDocuments; log: Log },
  tablesOf: (state: CatalogueState) => Parameters<typeof applySchema>[1],
): Promise<void> {
  const after = catalogue.current();
  const before = (await readBroughtState(database.kysely, { catalogue, published })) ?? after;
  await bringChange(database, { change: { before, after }, log }, async (transaction) => {
    const { notices } = await applySchema(transaction, tablesOf(after), { follow: followMoves(after) });
    for (const notice of notices) log.warn(notice);
  });
}
