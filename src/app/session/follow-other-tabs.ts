import { sessionKeys } from './session-keys.ts';
import type { User } from './user.ts';

/** A change of the session by another tab of the browser. */
export type SessionChange = 'signed-out' | 'signed-in' | 'tenant' | 'person';

/** Interprets a storage event; returns undefined if it is not about the session. A cleared storage has no key. */
export function sessionChange({
  key,
  oldValue,
  newValue,
}: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): SessionChange | undefined {
  if (key === null || key === sessionKeys.token) return newValue === null ? 'signed-out' : 'signed-in';
  if (newValue === null) return undefined;
  if (key === sessionKeys.tenantId) return valueOf(oldValue) === valueOf(newValue) ? undefined : 'tenant';
  return key === sessionKeys.user ? 'person' : undefined;
}

/**
 * Follows the other tabs of the browser. A sign-out there signs out here, and a sign-in of the same user closes the
 * password dialog. A change of the tenant or department applies here too, since the calls of all tabs send the same
 * one.
 */
export function followOtherTabs(session: {
  current: () => User | undefined;
  stored: () => User | undefined;
  onSignedOut: () => void;
  /** Called when another user or tenant is active, so that nothing on the page is valid any more. */
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
