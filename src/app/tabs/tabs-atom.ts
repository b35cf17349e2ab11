import { atom } from 'jotai';

import type { Tab } from './tab-state.ts';

/**
 * The open tabs, and the navigation (`key` of the location) they were last brought up to. `opening` is a record whose
 * address waits for a step back that is under way.
 */
export const tabsAtom = atom<{ tabs: Tab[]; shown: string; opening?: string }>({ tabs: [], shown: '' });
