/** The rows of a list that are edited in place. */
export { type InlineRows, rowNumber, useInlineRows } from './use-inline-rows.ts';
