import type { createStore } from 'jotai';

import type { PortError } from '../../runtime/ports/index.ts';
import { authorityAtom, expiredAtom } from './session-atoms.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Returns a handler for calls whose token was refused. It waits until the user has signed in again in place, then
 * resolves to true so that the call continues with the new token. It resolves to false immediately while the shell is
 * still loading (the guard then leads to the sign-in page), and when the session ends. It notes the reason that the
 * server gives for the end of the session, for the page on which the user signs in.
 */
export function createTokenRenewal(
  store: ReturnType<typeof createStore>,
  sessionStore: Pick<SessionStore, 'token' | 'noteEnd'>,
) {
  return (token: string | undefined, { code, reason, cause }: PortError): Promise<boolean> => {
    const renewed = () => sessionStore.token() !== undefined && sessionStore.token() !== token;
    if (!renewed() && reason && typeof cause === 'string') sessionStore.noteEnd(cause);
    // A response to a token that has been replaced since does not concern the new one.
    if (renewed() || !store.get(authorityAtom)) return Promise.resolve(renewed());
    store.set(expiredAtom, code === 401 ? 'unauthorized' : 'expired');
    return new Promise((resolve) => {
      const stop = store.sub(expiredAtom, () => {
        if (store.get(expiredAtom)) return;
        stop();
        resolve(renewed());
      });
    });
  };
}
