import { atom } from 'jotai';

/** Titles of pages that are made when they are opened, by their paths: the menu has one title for all of them. */
export const pageTitlesAtom = atom<Readonly<Record<string, string>>>({});
