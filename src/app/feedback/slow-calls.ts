import { atom } from 'jotai';

/** How many calls are slow at the moment. */
export const slowCallsAtom = atom(0);
