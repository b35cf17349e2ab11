import {
  accountTables,
  departmentTables,
  permissionTables,
  tenantTables,
  type TableDefinition,
} from '../../database/index.ts';
import { dictionaryTables } from '../../dictionaries/index.ts';
import { documentTables } from '../../documents/index.ts';
import { fileTables } from '../../files/index.ts';
import { messageTables, noticeTables, reminderTables } from '../../notices/index.ts';
import { savedViewTables } from '../../reports/index.ts';
import { factorTables, qrTables, sessionTables, thirdPartyTables } from '../../session/index.ts';

export const ownTables: readonly TableDefinition[] = [
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
