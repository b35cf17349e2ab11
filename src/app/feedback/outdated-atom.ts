import { atom } from 'jotai';

/** True when a part of the program could not be loaded and a reload did not help. */
export const outdatedAtom = atom(false);
