import { atom } from 'jotai';

import type { Tab } from './tab-state.ts';

/**
 * The open tabs, and the navigation (`key` of the location) with which they were last synchronised. `opening` is a
 * record whose address waits for a pending step back.
 */
export const tabsAtom = atom<{ tabs: Tab[]; shown: string; opening?: string }>({ tabs: [], shown: '' });
