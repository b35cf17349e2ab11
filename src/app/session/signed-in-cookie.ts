import type { createStore } from 'jotai';

import { userAtom } from './session-atoms.ts';

/** Seconds that a session lasts at most. */
const longest = 7 * 24 * 60 * 60;

/**
 * Tells our server by a cookie whether somebody is signed in here, so that it sends the shell along with the page. It
 * opens nothing: whoever has it without a token gets the same program and no data.
 */
export function keepSignedInCookie(store: ReturnType<typeof createStore>, page: Pick<Document, 'cookie'>): void {
  const write = () => {
    const age = store.get(userAtom) ? longest : 0;
    page.cookie = `pagewright-signed-in=1; path=/; max-age=${age}; samesite=lax`;
  };
  write();
  store.sub(userAtom, write);
}
