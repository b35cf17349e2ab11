/** What pages may know of the other pages: those of the menu, those opened last, and the favourites. */
export { useKnownPages } from './use-known-pages.tsx';
