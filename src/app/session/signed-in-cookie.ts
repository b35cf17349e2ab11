import type { createStore } from 'jotai';

import { userAtom } from './session-atoms.ts';
import type { SessionStore } from './session-store.ts';

const cookie = 'pagewright-signed-in=1';

/** The maximum duration of a session, in seconds. */
const longest = 7 * 24 * 60 * 60;

/**
 * Keeps a cookie that indicates a signed-in user, so that the server sends the shell along with the page. It grants no
 * access: without a token, the server returns the same program and no data. It is a session cookie if the session ends
 * when the browser is closed.
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

/** Clears a session that was to end with the browser, which is the case if its cookie is gone. */
export function endBriefSession(sessionStore: SessionStore, page: Pick<Document, 'cookie'>): void {
  if (sessionStore.isBrief() && !page.cookie.includes(cookie)) sessionStore.clear();
}
