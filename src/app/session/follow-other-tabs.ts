import { sessionKeys } from './session-keys.ts';

/** What another tab of the browser did to the token. */
export type TokenChange = 'signed-out' | 'signed-in';

/** Reads a storage event: undefined where it is about something else. A cleared storage has no key. */
export function tokenChange(event: Pick<StorageEvent, 'key' | 'newValue'>): TokenChange | undefined {
  if (event.key !== null && event.key !== sessionKeys.token) return undefined;
  return event.newValue === null ? 'signed-out' : 'signed-in';
}
