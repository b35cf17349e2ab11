import { atom } from 'jotai';

import type { UnreadNotices } from './read-notices.ts';

/** What the person has not read; undefined until it is known. */
export const unreadAtom = atom<UnreadNotices | undefined>(undefined);

/** The title of what came last, to be said once. */
export const lastNewAtom = atom('');
