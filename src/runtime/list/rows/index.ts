export { type InlineRows, rowNumber, useInlineRows } from './use-inline-rows.ts';
