import { atom } from 'jotai';

import type { Authority } from './authority.ts';
import type { User } from './user.ts';

/** The signed-in user, or undefined. */
export const userAtom = atom<User | undefined>(undefined);

/** Menu and permissions; undefined until they have loaded. */
export const authorityAtom = atom<Authority | undefined>(undefined);

/** How the server refused the token: `unauthorized` by status 401, `expired` by a 500 with the message Token失效. */
export type SessionRefusal = 'unauthorized' | 'expired';

/** How the token of the signed-in user was refused; false if it was not. */
export const expiredAtom = atom<SessionRefusal | false>(false);
