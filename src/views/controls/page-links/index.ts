/** Links to the pages that a user may open: the whole menu, the recent ones, the favourites. */
export { PageLinks } from './PageLinks.tsx';
