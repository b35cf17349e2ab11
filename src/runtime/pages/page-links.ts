import { atom } from 'jotai';
import type { ReactNode } from 'react';

/** A page of the menu, or an address outside. */
export interface PageLink {
  key: string;
  title: string;
  /** Titles of the folders around it, outermost first. */
  trail: readonly string[];
  icon: ReactNode;
  path?: string;
  /** Key of the document that stands at the path. */
  document?: string;
  href?: string;
}

/** In the menu's order, without the home page. The shell keeps it; empty where there is no shell (designer, stories). */
export const pageLinksAtom = atom<readonly PageLink[]>([]);

/** Paths, the last one opened first. The shell keeps it. */
export const recentPagesAtom = atom<readonly string[]>([]);

/** Paths, in the order in which the person chose them, and a way to change them. The shell keeps it. */
export const favouritePagesAtom = atom<{ paths: readonly string[]; change?: (paths: readonly string[]) => void }>({
  paths: [],
});
