import { type Catalogue, type CatalogueState, oncePerState } from '../catalogue/index.ts';
import { applySchema, type Database, joinTables, type Log, type TableDefinition } from '../database/index.ts';
import { dictionaryModels, dictionaryTables } from '../dictionaries/index.ts';
import { documentTables, type PublishedDocuments } from '../documents/index.ts';
import { fileTables } from '../files/index.ts';
import { departmentRoleModel, permissionTables, roleModel } from '../permissions/index.ts';
import { tablesOf } from '../records/index.ts';
import { accountTables, privateColumns, userModel } from '../accounts/index.ts';
import { departmentModel, departmentTables } from '../departments/index.ts';
import { tenantTables } from '../tenants/index.ts';
import { announcementModel, messageModels, messageTables, noticeTables, reminderTables } from '../notices/index.ts';
import { savedViewTables } from '../saved-views/index.ts';
import { followMoves } from './effect-sources.ts';
import { factorTables, qrTables, sessionTables, thirdPartyTables } from '../session/index.ts';

/** Models that describe the records of a system table: their pages, rules and calls come from the document. */
export const systemModels: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    ...dictionaryModels,
    sys_user: userModel,
    sys_depart: departmentModel,
    sys_role: roleModel,
    sys_depart_role: departmentRoleModel,
    sys_announcement: announcementModel,
    ...messageModels,
  }),
);

/** `tablesToBring` of a state, found once. */
export const tablesOfState = oncePerState(tablesToBring);

/** The definitions of all tables, of the system and of the models. @throws for wrong names. */
export function tablesToBring({ models }: Pick<CatalogueState, 'models'>): TableDefinition[] {
  const system = [
    ...accountTables,
    ...departmentTables,
    ...tenantTables,
    ...sessionTables,
    ...thirdPartyTables,
    ...factorTables,
    ...qrTables,
    ...permissionTables,
    ...dictionaryTables,
    ...documentTables,
    ...fileTables,
    ...savedViewTables,
    ...noticeTables,
    ...messageTables,
    ...reminderTables,
  ];
  const names = new Set(system.map((table) => table.name));
  const taken = [...models.values()].find(({ id, table }) => names.has(table) && systemModels.get(table) !== id);
  if (taken) throw new Error(`模型 ${taken.id} 的数据表 ${taken.table} 是系统用的，请在文档里用 table 换一个名字。`);
  const shown = privateColumns.find(([table, field]) =>
    [...models.values()].some((model) => model.table === table && model.fields.some(({ name }) => name === field)),
  );
  if (shown) throw new Error(`数据表 ${shown[0]} 的列 ${shown[1]} 是保密的，模型里不能有这个字段。`);
  return joinTables(system, tablesOf(models.values()));
}

/**
 * Lays the published documents over the folders, and brings the database to the tables of the system and of the models.
 * @throws where a model uses a table of the system or a secret column, or where data would be lost.
 */
export async function bringDocuments(
  { kysely }: Pick<Database, 'kysely'>,
  { catalogue, published, log }: { catalogue: Catalogue; published: PublishedDocuments; log: Log },
): Promise<void> {
  await applySchema(kysely, documentTables);
  await published.follow();
  for (let publication = -1; publication !== published.current().publication;) {
    ({ publication } = published.current());
    const state = catalogue.current();
    const { notices } = await applySchema(kysely, tablesOfState(state), { follow: followMoves(state) });
    for (const notice of notices) log.warn(notice);
    // Another process may have published meanwhile, with tables that were not wanted yet.
    await published.follow();
  }
}
