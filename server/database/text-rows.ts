import { sql } from 'kysely';
import { identifier } from './identifiers.ts';

/**
 * Rows of texts to join with, as the table `name` with the given columns: one parameter a column, however many rows.
 * Whoever compares or stores them casts them to the type of his column.
 */
export function textRows<Name extends string>(
  name: Name,
  columns: Readonly<Record<string, readonly (string | null)[]>>,
) {
  const names = Object.keys(columns).map((column) => sql.id(identifier(column)));
  const arrays = Object.values(columns).map((values) => sql`${values}::text[]`);
  const alias = sql<Name>`${sql.id(identifier(name))}(${sql.join(names)})`;
  return sql<Record<string, string | null>>`unnest(${sql.join(arrays)})`.as<Name>(alias);
}
