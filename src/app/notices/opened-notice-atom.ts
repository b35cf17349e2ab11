import { atom } from 'jotai';

import type { Notice } from './read-notices.ts';

/** A notice that was clicked outside of the page; the bell opens it. */
export const openedNoticeAtom = atom<Notice | undefined>(undefined);
