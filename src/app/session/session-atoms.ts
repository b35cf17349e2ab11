import { atom } from 'jotai';

import type { Authority } from './authority.ts';
import type { User } from './user.ts';

/** Who is signed in; undefined: nobody. */
export const userAtom = atom<User | undefined>(undefined);

/** Menu and permissions; undefined until they are loaded. */
export const authorityAtom = atom<Authority | undefined>(undefined);

/** The token was refused while the person was at work: one dialog asks for the password. */
export const expiredAtom = atom(false);
