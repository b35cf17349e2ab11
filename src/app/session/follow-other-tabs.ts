import { sessionKeys } from './session-keys.ts';
import type { User } from './user.ts';

/** What another tab of the browser did to the token. */
export type TokenChange = 'signed-out' | 'signed-in';

/** Reads a storage event: undefined where it is about something else. A cleared storage has no key. */
export function tokenChange(event: Pick<StorageEvent, 'key' | 'newValue'>): TokenChange | undefined {
  if (event.key !== null && event.key !== sessionKeys.token) return undefined;
  return event.newValue === null ? 'signed-out' : 'signed-in';
}

/** Follows the other tabs: a sign-out there is one here, a sign-in of the same person ends the question for a password. */
export function followOtherTabs(session: {
  current: () => User | undefined;
  /** Whom the browser's storage names now. */
  stored: () => User | undefined;
  onSignedOut: () => void;
  onAnotherPerson: () => void;
  onSignedIn: () => void;
}): void {
  window.addEventListener('storage', (event) => {
    const change = tokenChange(event);
    const current = session.current();
    if (!change) return;
    if (change === 'signed-out') {
      if (current) session.onSignedOut();
    } else if (session.stored()?.username === current?.username) session.onSignedIn();
    else session.onAnotherPerson();
  });
}
