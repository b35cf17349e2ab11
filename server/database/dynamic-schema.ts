import type { Kysely, Transaction } from 'kysely';

/**
 * The schema for Kysely's types. The models define tables and columns at run time, so any name is a table and each of
 * its columns is `unknown`. `db.selectFrom(model.table).select(names).where('del_flag', '=', 0)` compiles, and the
 * values that are read must be narrowed. Names are checked by the models and `identifiers.ts`, not by TypeScript.
 */
export type DynamicSchema = Record<string, Record<string, unknown>>;

/** Kysely with the dynamic schema, outside or (as `Transaction`) inside a transaction. */
export type DynamicKysely = Kysely<DynamicSchema>;

export type DynamicTransaction = Transaction<DynamicSchema>;
