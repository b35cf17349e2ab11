import type { ColumnType } from 'kysely';

import { integer, table, text, type TableDefinition } from '../../database/index.ts';

/** Milliseconds since 1970, or steps of 30 s; read as text because the column is a bigint. */
type Big = ColumnType<string, number, number>;

/** The second factor of a user, whose id it has. */
type FactorRow = {
  id: string;
  /** Base32; leaves the server while it is set up, never again. */
  secret: string;
  /** 1: he has shown that he can make codes of it. */
  confirmed: number;
  /** The step of the last code that was taken: no code is good twice. */
  last_step: Big;
};

/** A code that stands in for the second factor, once. */
type RecoveryCodeRow = { id: string; user_id: string; code_hash: string };

/** Stands for a right password while the second factor is asked for; the id is its hash. */
type FactorTicketRow = { id: string; user_id: string; tries: number; expires_at: Big };

/** Second factors, as Kysely sees them. */
export type FactorSchema = {
  sys_second_factor: FactorRow;
  sys_recovery_code: RecoveryCodeRow;
  sys_factor_ticket: FactorTicketRow;
};

const big = (name: string) => ({ name, type: 'bigint', notNull: true }) as const;

/** The same, as the database is brought to them. */
export const factorTables: readonly TableDefinition[] = [
  table('sys_second_factor', [text('secret'), integer('confirmed', 0), big('last_step')]),
  table('sys_recovery_code', [text('user_id'), text('code_hash')], { indexes: [['user_id']] }),
  table('sys_factor_ticket', [text('user_id'), integer('tries', 0), big('expires_at')], {
    indexes: [['expires_at']],
  }),
];
