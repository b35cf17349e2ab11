/** The pages that the user can open, their recent pages and their favorites, provided by the shell. */
export { favouritePagesAtom, type PageLink, pageLinksAtom, recentPagesAtom } from './page-links.ts';
