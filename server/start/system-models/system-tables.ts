import { userTable } from '../../accounts/index.ts';
import { departmentTable, positionTable } from '../../departments/index.ts';
import { categoryTable, codingRuleTables, dictionaryRecords } from '../../dictionaries/index.ts';
import { onlineFormTables } from '../../documents/index.ts';
import { announcementTable, messageRecords } from '../../notices/index.ts';
import { dataSourceTable, jobTable, logTable, type SecretBox, type Task } from '../../operations/index.ts';
import { departmentRoleTable, roleTable } from '../../permissions/index.ts';
import type { ItemMove, RowGuard, SystemTable } from '../../records/index.ts';

/** Dependencies of guards besides the database. */
interface GuardParts {
  /** The tasks that jobs may name. */
  tasks: () => ReadonlyMap<string, Task>;
  secrets: Pick<SecretBox, 'open'>;
  /** Moves data to the new value of a renamed dictionary item. */
  items: ItemMove;
}

/** The tables of the rooms whose records models of the product describe: their rows are guarded on every road. */
function systemTables({ tasks, secrets, items }: GuardParts): readonly SystemTable[] {
  return [
    userTable,
    roleTable,
    departmentTable,
    departmentRoleTable,
    positionTable,
    ...dictionaryRecords(items),
    categoryTable,
    ...codingRuleTables,
    announcementTable,
    ...messageRecords,
    logTable,
    jobTable(tasks),
    dataSourceTable(secrets),
    ...onlineFormTables,
  ];
}

/** The ids of the models by the tables that are theirs alone. */
export const systemModels: ReadonlyMap<string, string> = new Map(
  systemTables({
    tasks: () => new Map(),
    secrets: { open: () => undefined },
    items: {
      state: () => ({ models: new Map(), documents: { get: () => undefined, keys: () => [].values() } }),
      followers: [],
      isOwn: () => false,
    },
  }).map(({ table, model }) => [table, model]),
);

/** The guards of the tables, as the record engine takes them. */
export function rowGuards(parts: GuardParts): ReadonlyMap<string, RowGuard> {
  return new Map(systemTables(parts).flatMap(({ table, guard }) => (guard ? [[table, guard] as const] : [])));
}
