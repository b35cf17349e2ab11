import { atom } from 'jotai';

import type { Tab } from './tab-state.ts';

/** The open tabs, and the navigation (`key` of the location) they were last brought up to. */
export const tabsAtom = atom<{ tabs: Tab[]; shown: string }>({ tabs: [], shown: '' });
