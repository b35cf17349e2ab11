import { PGlite } from '@electric-sql/pglite';

/** Start parameters of PGlite that are dropped: `-F` turns fsync off. */
const forbidden = new Set(['-F']);

/**
 * Returns PGlite's start parameters, made durable: without `-F`, with fsync on, and with the method `fsync` because the
 * `fdatasync` of this build is an empty stub. 32 MB of shared buffers are as fast as 128 MB here and save 150 MB
 * (docs/security.md, The embedded database).
 * @param timeZone an IANA name, e.g. `Asia/Shanghai`: the session's zone for `now()` and wall-clock columns.
 */
export function startParameters(timeZone: string): string[] {
  const settings = { fsync: 'on', wal_sync_method: 'fsync', shared_buffers: '32MB', TimeZone: timeZone };
  return [
    ...PGlite.defaultStartParams.filter((parameter) => !forbidden.has(parameter)),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
