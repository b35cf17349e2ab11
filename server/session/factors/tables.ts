import type { ColumnType } from 'kysely';

import { integer, table, text, type TableDefinition } from '../../database/index.ts';

/** Milliseconds since 1970, or steps of 30 s; read as text because the column is a bigint. */
type Big = ColumnType<string, number, number>;

type FactorRow = {
  id: string;
  /** Base32; it leaves the server only during the set-up. */
  secret: string;
  /** 1: the user has confirmed it by a code. */
  confirmed: number;
  last_step: Big;
};

type RecoveryCodeRow = { id: string; user_id: string; code_hash: string };

/** Proves a right password while the second factor is entered; the id is its hash. */
type FactorTicketRow = { id: string; user_id: string; tries: number; expires_at: Big };

export type FactorSchema = {
  sys_second_factor: FactorRow;
  sys_recovery_code: RecoveryCodeRow;
  sys_factor_ticket: FactorTicketRow;
};

const big = (name: string) => ({ name, type: 'bigint', notNull: true }) as const;

export const factorTables: readonly TableDefinition[] = [
  table('sys_second_factor', [text('secret'), integer('confirmed', 0), big('last_step')]),
  table('sys_recovery_code', [text('user_id'), text('code_hash')], { indexes: [['user_id']] }),
  table('sys_factor_ticket', [text('user_id'), integer('tries', 0), big('expires_at')], {
    indexes: [['expires_at']],
  }),
];
