import type { SheetColumn } from '../../sheet-columns.ts';

/** The row at which a sheet's head is, and the field of each column. */
export interface SheetHead {
  at: number;
  columns: ReadonlyMap<number, SheetColumn>;
}

/** The column name for each title of a sheet; '' for a column that is not imported. */
export type HeadMapping = Readonly<Record<string, string>>;

/** The recognised head of a sheet; without a known title `at` is the first row with texts. */
export interface MatchedHead {
  at: number;
  cells: MatchedCell[];
}

export interface MatchedCell {
  title: string;
  column: SheetColumn | undefined;
  claims?: readonly SheetColumn[];
  /** True if the title only resembles the column's, which the user must see before anything is imported by it. */
  isProposed?: boolean;
}
