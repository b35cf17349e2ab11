/** The pages that a person may open, those he opened last and those he likes, as the shell knows them. */
export { favouritePagesAtom, type PageLink, pageLinksAtom, recentPagesAtom } from './page-links.ts';
