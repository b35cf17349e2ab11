import type { ColumnType, Generated } from 'kysely';

import { audited, integer, table, text, type Audited, type TableDefinition } from '../database/index.ts';

type FileRow = Audited & {
  id: string;
  /** Its path in records, `temp/2026/11/<name>_<random>.png`; the path on the disk lacks the name (`diskPath`). */
  path: string;
  name: string;
  size: number;
  tenant_id: number;
  /** 1: only its creator may read it. */
  is_private: Generated<number>;
  /** 1: a record referred to it at the last search for orphans. */
  is_used: Generated<number>;
};

type UploadTokenRow = {
  id: string;
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  username: string;
  tenant_id: number;
  /** Milliseconds since 1970; read as text because the column is a bigint. */
  expires_at: ColumnType<string, number, number>;
};

export type FileSchema = { sys_file: FileRow; sys_upload_token: UploadTokenRow };

export const fileTables: readonly TableDefinition[] = [
  table(
    'sys_file',
    [
      text('path'),
      text('name'),
      integer('size', 0),
      integer('tenant_id', 0),
      integer('is_private', 0),
      integer('is_used', 0),
      ...audited,
    ],
    { unique: [['path']], indexes: [['is_used', 'create_time']] },
  ),
  table(
    'sys_upload_token',
    [
      text('token_hash'),
      text('username'),
      integer('tenant_id', 0),
      { name: 'expires_at', type: 'bigint', notNull: true },
    ],
    { unique: [['token_hash']], indexes: [['expires_at']] },
  ),
];
