import type { createStore } from 'jotai';

import { userAtom } from './session-atoms.ts';
import type { SessionStore } from './session-store.ts';

const cookie = 'pagewright-signed-in=1';

/** Seconds that a session lasts at most. */
const longest = 7 * 24 * 60 * 60;

/**
 * Tells our server by a cookie whether somebody is signed in here, so that it sends the shell along with the page. It
 * opens nothing: whoever has it without a token gets the same program and no data.
 * It ends with the browser where the session does.
 */
export function keepSignedInCookie(
  store: ReturnType<typeof createStore>,
  page: Pick<Document, 'cookie'>,
  isBrief: () => boolean,
): void {
  const write = () => {
    const isHere = store.get(userAtom) !== undefined;
    const age = isHere && isBrief() ? '' : `; max-age=${isHere ? longest : 0}`;
    page.cookie = `${cookie}; path=/${age}; samesite=lax`;
  };
  write();
  store.sub(userAtom, write);
}

/** Forgets a session that was to end with the browser: its cookie is gone since. */
export function endBriefSession(sessionStore: SessionStore, page: Pick<Document, 'cookie'>): void {
  if (sessionStore.isBrief() && !page.cookie.includes(cookie)) sessionStore.clear();
}
