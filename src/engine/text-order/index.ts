/** The order of texts as Chinese readers know it, for tables on a page and, through a collation, for lists of the server. */
export { compareTexts } from './compare-texts.ts';
