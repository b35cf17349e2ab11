export { RowsBelow, useRowsBelow } from './RowsBelow.tsx';
export type { SubTable } from './RowDetails.tsx';
