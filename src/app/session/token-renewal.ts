import type { createStore } from 'jotai';

import type { PortError } from '../../runtime/ports/index.ts';
import { authorityAtom, expiredAtom } from './session-atoms.ts';
import type { SessionStore } from './session-store.ts';

/**
 * What a call does whose token was refused: it waits until the person has signed in again in place, and goes on with the
 * new token. False at once while the shell still loads (the guard leads to the sign-in page then), and in the end where
 * the session ends.
 */
export function createTokenRenewal(store: ReturnType<typeof createStore>, sessionStore: Pick<SessionStore, 'token'>) {
  return (token: string | undefined, { code }: PortError): Promise<boolean> => {
    const renewed = () => sessionStore.token() !== undefined && sessionStore.token() !== token;
    // An answer to a token that was replaced meanwhile says nothing of the new one.
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
