import { sessionKeys } from './session-keys.ts';
import type { User } from './user.ts';

/** What another tab of the browser did to the session. */
export type SessionChange = 'signed-out' | 'signed-in' | 'tenant' | 'person';

/** Reads a storage event: undefined where it is about something else. A cleared storage has no key. */
export function sessionChange({
  key,
  oldValue,
  newValue,
}: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): SessionChange | undefined {
  if (key === null || key === sessionKeys.token) return newValue === null ? 'signed-out' : 'signed-in';
  // What goes away does so with the session.
  if (newValue === null) return undefined;
  if (key === sessionKeys.tenantId) return valueOf(oldValue) === valueOf(newValue) ? undefined : 'tenant';
  return key === sessionKeys.user ? 'person' : undefined;
}

/**
 * Follows the other tabs: a sign-out there is one here, a sign-in of the same person ends the question for a password;
 * another tenant there is another one here, as the calls of both name the same; so is another department.
 */
export function followOtherTabs(session: {
  current: () => User | undefined;
  /** Whom the browser's storage names now. */
  stored: () => User | undefined;
  onSignedOut: () => void;
  /** Another person, or another tenant: nothing on the page holds any more. */
  onAnotherWorld: () => void;
  onSignedIn: () => void;
  onAnotherDepartment: (user: User) => void;
}): void {
  window.addEventListener('storage', (event) => {
    const change = sessionChange(event);
    const [current, stored] = [session.current(), session.stored()];
    if (!change || (change !== 'signed-in' && !current)) return;
    const isSame = stored?.username === current?.username;
    if (change === 'signed-out') session.onSignedOut();
    else if (change === 'tenant') session.onAnotherWorld();
    else if (change === 'signed-in' && isSame) session.onSignedIn();
    else if (change === 'signed-in') session.onAnotherWorld();
    else if (isSame && stored && stored.orgCode !== current?.orgCode) session.onAnotherDepartment(stored);
  });
}

function valueOf(text: string | null): unknown {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    return typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry;
  } catch {
    return text;
  }
}
