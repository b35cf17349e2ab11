import { atom } from 'jotai';

/** Titles of pages that are generated when they are opened, by path: the menu has one title for all of them. */
export const pageTitlesAtom = atom<Readonly<Record<string, string>>>({});
