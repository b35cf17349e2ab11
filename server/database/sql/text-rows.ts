import { sql } from 'kysely';

import { identifier } from './identifiers.ts';

/**
 * Returns a table `name` of text rows to join with. It takes one parameter per column, however many rows there are. The
 * caller casts the texts to the required types.
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
