export { type ShortList, type ShortListSource, useShortLists } from './use-short-lists.ts';
