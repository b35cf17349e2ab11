/** What PostgreSQL takes as the name of a table without cutting it. */
const possible = /^[a-z_][a-z0-9_]{0,62}$/i;

/** Names that PostgreSQL keeps for its own catalogues: https://www.postgresql.org/docs/current/ddl-schemas.html */
const reserved = /^(?:pg_|information_schema$)/i;

/** Whether a table of the database can have that name. */
export function isTableName(name: string): boolean {
  return possible.test(name) && !reserved.test(name);
}
