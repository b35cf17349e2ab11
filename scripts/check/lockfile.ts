import { readFileSync } from 'node:fs';

/** Checks that the lock file contains packages and their hashes, but not the hosts they came from. */
export function checkLockfile(): string[] {
  const hosts = new Set(readFileSync('package-lock.json', 'utf8').match(/"resolved": "https?:\/\/[^/"]+/g));
  return [...hosts].map((host) => `names a registry host: ${host}`);
}
