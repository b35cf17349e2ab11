import { atom } from 'jotai';
import type { ReactNode } from 'react';

export interface PageLink {
  key: string;
  title: string;
  /** Titles of the folders around it, outermost first. */
  trail: readonly string[];
  icon: ReactNode;
  path?: string;
  document?: string;
  href?: string;
}

/** In the menu's order, without the home page. Set by the shell; empty without one (designer, stories). */
export const pageLinksAtom = atom<readonly PageLink[]>([]);

/** Paths, the most recent first. Set by the shell. */
export const recentPagesAtom = atom<readonly string[]>([]);

/** Paths in the order in which the user added them, and a function to change them. Set by the shell. */
export const favouritePagesAtom = atom<{ paths: readonly string[]; change?: (paths: readonly string[]) => void }>({
  paths: [],
});
