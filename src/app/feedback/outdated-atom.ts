import { atom } from 'jotai';

/** A part of the program could not be loaded, and a reload did not help. */
export const outdatedAtom = atom(false);
