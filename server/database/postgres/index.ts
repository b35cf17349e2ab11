/** A pool of connections to a PostgreSQL server. */
export { openPostgresPool } from './postgres-pool.ts';
