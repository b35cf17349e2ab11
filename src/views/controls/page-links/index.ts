/** Links to the pages that a person may open: all of the menu, those he opened last, his favourites. */
export { PageLinks } from './PageLinks.tsx';
