import type { ColumnType } from 'kysely';

import { maybeText, table, text, type TableDefinition } from '../../database/index.ts';

/** Milliseconds since 1970; read as text because the column is a bigint. */
type Moment = ColumnType<string, number, number>;

type QrCodeRow = {
  id: string;
  browser_hash: string;
  address: string;
  browser: string;
  user_id: string | null;
  expires_at: Moment;
};

export type QrSchema = { sys_login_qrcode: QrCodeRow };

export const qrTables: readonly TableDefinition[] = [
  table(
    'sys_login_qrcode',
    [
      text('browser_hash'),
      text('address'),
      text('browser', ''),
      maybeText('user_id'),
      { name: 'expires_at', type: 'bigint', notNull: true } as const,
    ],
    { indexes: [['expires_at'], ['address']] },
  ),
];
