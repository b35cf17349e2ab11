/** A pool of connections to a PostgreSQL elsewhere. */
export { openPostgresPool } from './postgres-pool.ts';
