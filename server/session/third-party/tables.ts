import type { ColumnType } from 'kysely';

import { integer, maybeText, table, text, type TableDefinition } from '../../database/index.ts';

/** Milliseconds since 1970; read as text because the column is a bigint. */
type Moment = ColumnType<string, number, number>;

/** A question to a provider that is under way; the id is the hash of its state. */
type ThirdStateRow = {
  id: string;
  provider: string;
  nonce: string;
  verifier: string;
  /** Where the person was going, a path of our own. */
  redirect: string;
  /** Hash of the cookie of the browser that asked. */
  browser_hash: string;
  expires_at: Moment;
};

/** What a provider said of a person, until the page has fetched it or an account is bound; the id is a hash. */
type ThirdPassRow = {
  id: string;
  provider: string;
  subject: string;
  name: string;
  /** null: nobody is bound to it yet. */
  user_id: string | null;
  browser_hash: string;
  tries: number;
  expires_at: Moment;
};

/** Who of a provider is which user. */
type ThirdAccountRow = {
  id: string;
  provider: string;
  subject: string;
  name: string;
  user_id: string;
  created_at: Moment;
};

/** Sign-ins by others, as Kysely sees them. */
export type ThirdPartySchema = {
  sys_third_state: ThirdStateRow;
  sys_third_pass: ThirdPassRow;
  sys_third_account: ThirdAccountRow;
};

const moment = (name: string) => ({ name, type: 'bigint', notNull: true }) as const;

/** The same, as the database is brought to them. */
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
