import { nanoid } from 'nanoid';
import type { CatalogueState } from '../../catalogue/index.ts';
import type { DynamicKysely, DynamicTransaction } from '../../database/index.ts';
import type { DocumentSchema } from '../tables.ts';
import { columnsOf, type SecretColumns } from './secrets.ts';

type Columns = { table_name: string; column_name: string };

/** Returns the columns that have ever been secret. */
export async function onceSecretColumns(database: DynamicKysely): Promise<SecretColumns> {
  const rows = await database
    .withTables<DocumentSchema>()
    .selectFrom('sys_document_secret')
    .select(['table_name', 'column_name'])
    .execute();
  const columns = new Map<string, Set<string>>();
  for (const { table_name: table, column_name: column } of rows)
    columns.set(table, (columns.get(table) ?? new Set()).add(column));
  return columns;
}

/**
 * Stores which columns are secret and removes those that are now shown.
 * @param states states to read; the last one is the new current state.
 */
export async function rememberSecrets(
  database: DynamicKysely | DynamicTransaction,
  states: readonly Pick<CatalogueState, 'models'>[],
): Promise<void> {
  const secret = states.flatMap((state) => rowsOf(columnsOf(state, 'secret')));
  const shown = rowsOf(columnsOf(states.at(-1) ?? { models: new Map() }, 'open'));
  const isShown = new Set(shown.map(textOf));
  const kept = new Map(secret.filter((row) => !isShown.has(textOf(row))).map((row) => [textOf(row), row]));
  const db = database.withTables<DocumentSchema>();
  const known = await db.selectFrom('sys_document_secret').selectAll().execute();
  const forgotten = known.filter((row) => isShown.has(textOf(row))).map(({ id }) => id);
  const fresh = [...kept].filter(([text]) => !known.some((row) => textOf(row) === text)).map(([, row]) => row);
  if (forgotten.length > 0) await db.deleteFrom('sys_document_secret').where('id', 'in', forgotten).execute();
  if (fresh.length === 0) return;
  await db
    .insertInto('sys_document_secret')
    .values(fresh.map((row) => ({ id: nanoid(), ...row })))
    .onConflict((on) => on.columns(['table_name', 'column_name']).doNothing())
    .execute();
}

function rowsOf(columns: SecretColumns): Columns[] {
  return [...columns].flatMap(([table, names]) =>
    [...names].map((column) => ({ table_name: table, column_name: column })),
  );
}

function textOf({ table_name: table, column_name: column }: Columns): string {
  return `${table}.${column}`;
}
