import type { ColumnType } from 'kysely';

import { maybeText, table, text, type TableDefinition } from '../../database/index.ts';

/** Milliseconds since 1970; read as text because the column is a bigint. */
type Moment = ColumnType<string, number, number>;

/** A picture that waits to be scanned; the id is the hash of what it says. */
type QrCodeRow = {
  id: string;
  /** Hash of the cookie of the browser that shows it. */
  browser_hash: string;
  /** Where it is shown, for who scans it. */
  address: string;
  browser: string;
  /** Who let that browser in; null: nobody yet. */
  user_id: string | null;
  expires_at: Moment;
};

/** Pictures to sign in by, as Kysely sees them. */
export type QrSchema = { sys_login_qrcode: QrCodeRow };

/** The same, as the database is brought to them. */
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
