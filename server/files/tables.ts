import type { Generated } from 'kysely';
import { audited, type Audited, integer, table, type TableDefinition, text } from '../database/index.ts';

type FileRow = Audited & {
  id: string;
  /** Its path in records and below the folder of files: `temp/2026/11/<random>.png`. */
  path: string;
  /** The name that its sender gave it. */
  name: string;
  size: number;
  tenant_id: number;
  /** 1: only who made it may read it. */
  is_private: Generated<number>;
  /** 1: a record named it at the last search for orphans. */
  is_used: Generated<number>;
};

/** The table of files, as Kysely sees it. */
export type FileSchema = { sys_file: FileRow };

/** The same, as the database is brought to it. */
export const fileTables: readonly TableDefinition[] = [
  table(
    'sys_file',
    [
      ...[text('path'), text('name'), integer('size', 0), integer('tenant_id', 0)],
      ...[integer('is_private', 0), integer('is_used', 0), ...audited],
    ],
    { unique: [['path']], indexes: [['is_used', 'create_time']] },
  ),
];
