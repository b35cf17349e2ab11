import { atom } from 'jotai';

import type { UnreadNotices } from './read-notices.ts';

/** The unread notices of the user; undefined until they have loaded. */
export const unreadAtom = atom<UnreadNotices | undefined>(undefined);

/** The titles of the newest notices, which are announced once. */
export const lastNewAtom = atom('');
