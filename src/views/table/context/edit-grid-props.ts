import type { ReactNode } from 'react';

import type { NodeState } from '../../../engine/form/index.ts';
import type { GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn, TableOptions } from '../../../engine/list/index.ts';
import type { CellAddress, CellUploads, GridStore } from '../../../runtime/table/editing/index.ts';
import type { TableStore } from '../../../runtime/table/index.ts';

/** The props of an editable table. The functions must be referentially stable. */
export interface EditGridProps {
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  store: GridStore;
  columns: readonly ResolvedColumn[];
  table: TableStore;
  /** The query that the rows belong to; a new query scrolls to the first row. */
  answered?: string | undefined;
  /** Pixels. */
  rowHeight: number;
  maxHeight: number;
  rowNumber: boolean;
  canChange: boolean;
  /** `false`: only new rows can be changed. */
  canChangeSaved?: boolean;
  canRemove: boolean;
  disabledRows?: TableOptions['disabledRows'];
  /** `false`: new and edited rows are not marked, as all of them are new. */
  marksStatus?: boolean;
  canDrag?: boolean;
  selection?: 'multiple' | 'single' | 'none';
  /** The uploads, if the owner needs to observe them. */
  uploads?: CellUploads;
  stateOf: (cell: CellAddress) => NodeState | undefined;
  fresh: () => GridRecord;
  onAdd?: (() => void) | undefined;
  /** `false`: cells look like text until one is pressed. */
  alwaysEdit?: boolean;
  tree?: EditTree | undefined;
  renderDetail?: ((key: string) => ReactNode) | undefined;
  onDetails?: ((key: string) => void) | undefined;
  empty: ReactNode;
}

/** The options of a tree of rows: the field that contains the parent's key, and how children are loaded. */
export interface EditTree {
  parentKey: string;
  hasChildren: (record: GridRecord) => boolean;
  /**
   * Loads the children of a row into the store.
   * @throws an error whose message is shown to the user.
   */
  loadChildren: (key: string, record: GridRecord) => Promise<void>;
}
