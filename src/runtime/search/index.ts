/** Searching in what is already here. */
export { type TextMatch, loadTextMatch, useTextMatch } from './use-text-match.ts';
