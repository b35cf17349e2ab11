import type { ColumnType } from 'kysely';

import { integer, maybeText, table, text, type TableDefinition } from '../../database/index.ts';

/** Milliseconds since 1970; read as text because the column is a bigint. */
type Moment = ColumnType<string, number, number>;

type ThirdStateRow = {
  id: string;
  provider: string;
  nonce: string;
  verifier: string;
  redirect: string;
  browser_hash: string;
  expires_at: Moment;
};

/** The result of a provider, until the page has fetched it or an account is bound; the id is a hash. */
type ThirdPassRow = {
  id: string;
  provider: string;
  subject: string;
  name: string;
  /** null: not bound to a user yet. */
  user_id: string | null;
  browser_hash: string;
  tries: number;
  expires_at: Moment;
};

type ThirdAccountRow = {
  id: string;
  provider: string;
  subject: string;
  name: string;
  user_id: string;
  created_at: Moment;
};

export type ThirdPartySchema = {
  sys_third_state: ThirdStateRow;
  sys_third_pass: ThirdPassRow;
  sys_third_account: ThirdAccountRow;
};

const moment = (name: string) => ({ name, type: 'bigint', notNull: true }) as const;

export const thirdPartyTables: readonly TableDefinition[] = [
  table(
    'sys_third_state',
    [text('provider'), text('nonce'), text('verifier'), text('redirect'), text('browser_hash'), moment('expires_at')],
    { indexes: [['expires_at']] },
  ),
  table(
    'sys_third_pass',
    [
      text('provider'),
      text('subject'),
      text('name'),
      maybeText('user_id'),
      text('browser_hash'),
      integer('tries', 0),
      moment('expires_at'),
    ],
    { indexes: [['expires_at']] },
  ),
  table('sys_third_account', [text('provider'), text('subject'), text('name'), text('user_id'), moment('created_at')], {
    unique: [['provider', 'subject']],
    indexes: [['user_id']],
  }),
];
