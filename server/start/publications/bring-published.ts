import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import { oncePerState, type Catalogue, type CatalogueState } from '../../catalogue/index.ts';
import {
  applySchema,
  foundTables,
  makeLaterIndexes,
  SchemaConflictError,
  type Database,
  type DynamicTransaction,
  type LaterIndex,
  type Log,
  type TableDefinition,
} from '../../database/index.ts';
import { seedDictionaries } from '../../dictionaries/index.ts';
import { rememberSecrets, writeBroughtState, type Alongside } from '../../documents/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { seedPermissions } from '../../permissions/index.ts';
import { bodyOf, closedColumns, ownedChange, ownTables, propertiesOf, systemIds } from '../system-models/index.ts';
import { serverTables, tablesOfState } from './bring-schema.ts';
import { bringChange } from './bring-state.ts';
import { conflictText } from './conflict-text.ts';
import { followMoves, moverOf } from './effect-sources.ts';

/** The time that a publication waits for locks on a table before it gives way, in milliseconds. */
const lockTimeoutMs = 3_000;

/**
 * Indexes of larger tables (in bytes) are created after the publication: PostgreSQL creates them concurrently with
 * other writes; in the embedded database other work runs between two indexes.
 */
const largeBytes = { postgres: 64 * 1_048_576, embedded: 16 * 1_048_576 };

/**
 * Migrates the tables, permission points, menu entries and dictionaries of published documents in the transaction of
 * the publication, so that all or nothing takes effect. Only work on the changed tables waits meanwhile, in the
 * embedded database all work; indexes of large tables are created afterwards.
 */
export function bringPublished(
  { kind, kysely, unlimited }: Database,
  { log, below }: { log: Log; below: Catalogue['below'] },
): Alongside {
  const options = { lockTimeoutMs, largeBytes: largeBytes[kind] };
  let making: Promise<void> = Promise.resolve();
  const makeLater = (later: readonly LaterIndex[]): void => {
    making = making
      .then(() => unlimited(() => makeLaterIndexes(kysely, later, kind)))
      .catch((error: unknown) => log.warn(`索引没有建立，下次启动时再建：${String(error)}`));
  };
  return async (transaction, person, { before, after }) => {
    const tables = changedTables(before, after);
    refuseOwnedChanges(before, after, below);
    await refuseForeignTables(transaction, person, { before, tables });
    const migrate = () => applySchema(transaction, tables, { ...options, follow: followMoves(after) });
    const report = tables.length === 0 ? undefined : await unlimited(migrate).catch(refused);
    for (const notice of report?.notices ?? []) log.warn(notice);
    await seedPermissions(transaction, after);
    await seedDictionaries(transaction, after.documents);
    await writeBroughtState(transaction, after);
    return report && report.later.length > 0 ? () => makeLater(report.later) : undefined;
  };
}

/**
 * Migrates the database for changed documents of the folders, if they are watched.
 * @throws if that could lose data; the log describes the cause and the remedy.
 */
export function bringFolders(
  { kysely, kind, unlimited }: Database,
  { catalogue, log, onLeft }: { catalogue: Catalogue; log: Log; onLeft: () => void },
) {
  const mover = moverOf(kysely, catalogue, serverTables);
  return async ({ before, after }: { before: CatalogueState; after: CatalogueState }): Promise<void> => {
    try {
      await unlimited(() =>
        bringChange(
          { kysely, kind },
          { change: { before, after }, log, onLeft, mover, tablesOf: tablesOfState },
          async (transaction, moved) => {
            const { notices } = await applySchema(transaction, changedTables(moved.before, after), {
              follow: followMoves(after),
            });
            for (const notice of notices) log.warn(notice);
          },
        ),
      );
      await seedPermissions(kysely, after);
      await seedDictionaries(kysely, after.documents);
      await rememberSecrets(kysely, [before, after]);
    } catch (error) {
      log.error(error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
}

function refuseOwnedChanges(before: CatalogueState, after: CatalogueState, below: Catalogue['below']): void {
  for (const id of systemIds(before)) {
    const key: DocumentKey = `${id}.model`;
    const [shipped, now] = [bodyOf(key, after.shipped(key)), after.documents.get(key)];
    if (!shipped || !now || before.documents.get(key)?.hash === now.hash) continue;
    const table = ownTables.find(({ name }) => name === shipped['table']);
    const pointer = ownedChange({
      shipped,
      below: bodyOf(key, below(key)) ?? shipped,
      now: now.body,
      closed: closedColumns(propertiesOf(shipped), table),
    });
    if (pointer !== undefined)
      throw new Refusal(
        say('模型 {id} 是系统用的，{pointer} 由系统决定，没有发布；可以改文字和显示，或另加字段。', { id, pointer }),
        {
          result: { key, pointer },
        },
      );
  }
}

function changedTables(before: CatalogueState, after: CatalogueState): TableDefinition[] {
  const tables = wanted(after);
  const [known, now] = [printedTables(before), printedTables(after)];
  return tables.filter(({ name }) => known.get(name) !== now.get(name));
}

const printedTables = oncePerState(
  (state) => new Map(tablesOfState(state).map((table) => [table.name, JSON.stringify(table)])),
);

function wanted(state: CatalogueState): TableDefinition[] {
  try {
    return tablesOfState(state);
  } catch (error) {
    throw error instanceof Error
      ? new Refusal(say('{message}没有发布。', { message: error.message.replace(/。$/, '，') }))
      : error;
  }
}

/** A new model must not open an existing table, such as one of another program or with other records. */
async function refuseForeignTables(
  transaction: DynamicTransaction,
  { administrator }: Pick<Person, 'administrator'>,
  { before, tables }: { before: CatalogueState; tables: readonly TableDefinition[] },
): Promise<void> {
  const known = new Set(tablesOfState(before).map(({ name }) => name));
  const found = await foundTables(
    transaction,
    tables.flatMap(({ name }) => (known.has(name) ? [] : [name])),
  );
  const foreign = found.find(({ isOurs }) => !isOurs || !administrator);
  if (!foreign) return;
  const { name, isOurs } = foreign;
  throw new Refusal(
    isOurs
      ? say('数据表 {name} 里有以前的模型的记录，只有管理员能再用它，没有发布；请联系管理员，或用 table 换一个名字。', {
          name,
        })
      : say('数据库里已有不是模型的表 {name}，没有发布，请在模型里用 table 换一个名字。', { name }),
  );
}

function refused(error: unknown): never {
  if (!(error instanceof SchemaConflictError)) throw error;
  const [first] = error.conflicts;
  if (!first) throw error;
  throw new Refusal(conflictText(first), { result: { conflicts: error.conflicts } });
}
