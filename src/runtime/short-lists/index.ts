/** The first records of several lists, for a page that tells what waits. */
export { type ShortList, type ShortListSource, useShortLists } from './use-short-lists.ts';
