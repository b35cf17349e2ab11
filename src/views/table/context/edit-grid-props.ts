import type { ReactNode } from 'react';

import type { NodeState } from '../../../engine/form/index.ts';
import type { GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn, TableOptions } from '../../../engine/list/index.ts';
import type { CellAddress, CellUploads, GridStore } from '../../../runtime/table/editing/index.ts';
import type { TableStore } from '../../../runtime/table/index.ts';

/** An editable table as its owner gives it. The functions must keep their identity while they say the same. */
export interface EditGridProps {
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  store: GridStore;
  columns: readonly ResolvedColumn[];
  /** Widths and hidden columns. */
  table: TableStore;
  /** The query that the rows answer: those of another one are shown from the first. */
  answered?: string | undefined;
  /** Pixels. */
  rowHeight: number;
  maxHeight: number;
  rowNumber: boolean;
  canChange: boolean;
  /** False: of the rows only new ones. */
  canChangeSaved?: boolean;
  canRemove: boolean;
  /** Rows that cannot be edited nor selected. */
  disabledRows?: TableOptions['disabledRows'];
  /** False: rows that are new or edited are not marked, as all of them are new. */
  marksStatus?: boolean;
  /** Rows are moved by drawing on their numbers. */
  canDrag?: boolean;
  selection?: 'multiple' | 'single' | 'none';
  /** Of its owner, where that has to know of them. */
  uploads?: CellUploads;
  /** What conditions say of a cell. */
  stateOf: (cell: CellAddress) => NodeState | undefined;
  /** The record of a row that nobody has filled in. */
  fresh: () => GridRecord;
  /** Adds a row after the last; absent where none may be added. */
  onAdd?: (() => void) | undefined;
  /** False: cells look like text until one is pressed. */
  alwaysEdit?: boolean;
  /** Rows below rows. */
  tree?: EditTree | undefined;
  /** What hangs below a row when it is expanded. */
  renderDetail?: ((key: string) => ReactNode) | undefined;
  /** Opens the details of a row elsewhere. */
  onDetails?: ((key: string) => void) | undefined;
  /** Stands in the place of rows where there are none. */
  empty: ReactNode;
}

/** Rows below rows: the field that names the parent, and how children come that are not loaded yet. */
export interface EditTree {
  parentKey: string;
  hasChildren: (record: GridRecord) => boolean;
  /** Puts what is below a row into the store. Throws what the person then reads. */
  loadChildren: (key: string, record: GridRecord) => Promise<void>;
}
