/** Names of tables that PostgreSQL accepts without truncation. */
const possible = /^[a-z_][a-z0-9_]{0,62}$/i;

/** Names reserved for the system catalogues: https://www.postgresql.org/docs/current/ddl-schemas.html */
const reserved = /^(?:pg_|information_schema$)/i;

/** True when PostgreSQL accepts the name as that of a table. */
export function isTableName(name: string): boolean {
  return possible.test(name) && !reserved.test(name);
}
