import type { Kysely, Transaction } from 'kysely';

/**
 * The schema as Kysely's types see it: tables and columns are named by the models at run time, so any name is a table
 * and each of its columns is `unknown`. `db.selectFrom(model.table).select(names).where('del_flag', '=', 0)` compiles,
 * and a value that is read must be narrowed. Names are checked by the models and `identifiers.ts`, not by TypeScript.
 */
export type DynamicSchema = Record<string, Record<string, unknown>>;

/** Kysely over the dynamic schema: outside a transaction, or (as `Transaction`) inside one. */
export type DynamicKysely = Kysely<DynamicSchema>;

/** Kysely inside a transaction. */
export type DynamicTransaction = Transaction<DynamicSchema>;
