/** What a row holds beside its columns: below it, beside it, or in a modal. */
export { RowsBelow, useRowsBelow } from './RowsBelow.tsx';
export type { SubTable } from './RowDetails.tsx';
