import { atom } from 'jotai';

import type { Authority } from './authority.ts';
import type { User } from './user.ts';

/** Who is signed in; undefined: nobody. */
export const userAtom = atom<User | undefined>(undefined);

/** Menu and permissions; undefined until they are loaded. */
export const authorityAtom = atom<Authority | undefined>(undefined);

/** How the server refused the token: `unauthorized` by the status 401, `expired` by a 500 with the message Token失效. */
export type SessionRefusal = 'unauthorized' | 'expired';

/** How the token was refused while the person was at work; false while it was not. */
export const expiredAtom = atom<SessionRefusal | false>(false);
