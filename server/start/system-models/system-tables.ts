import { userTable } from '../../accounts/index.ts';
import { departmentTable, positionTable } from '../../departments/index.ts';
import { categoryTable, codingRuleTables, dictionaryRecords } from '../../dictionaries/index.ts';
import { onlineFormTables } from '../../documents/index.ts';
import { announcementTable, messageRecords } from '../../notices/index.ts';
import { dataSourceTable, jobTable, logTable, type SecretBox, type Task } from '../../operations/index.ts';
import { departmentRoleTable, roleTable } from '../../permissions/index.ts';
import type { ItemMove, RowGuard, SystemTable } from '../../records/index.ts';

interface GuardParts {
  tasks: () => ReadonlyMap<string, Task>;
  secrets: Pick<SecretBox, 'open'>;
  items: ItemMove;
}

/** The tables whose records models of the product describe; every write to them is guarded. */
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

export function rowGuards(parts: GuardParts): ReadonlyMap<string, RowGuard> {
  return new Map(systemTables(parts).flatMap(({ table, guard }) => (guard ? [[table, guard] as const] : [])));
}
