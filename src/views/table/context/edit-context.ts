import { createContext, useContext, type MouseEvent } from 'react';

import type { NodeState } from '../../../engine/form/index.ts';
import type { CellRange, GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import type { CellAddress, CellUploads, GridStore } from '../../../runtime/table/editing/index.ts';
import type { TypedText } from './typed-text.ts';

/** The kinds of rows that can be added next to a row. */
export type BesideRow = 'above' | 'below' | 'copy';

/** The state and the actions that the parts of an editable table share. */
export interface EditTable {
  /** Id of the table's element; its editor has `<id>-editor`. */
  id: string;
  store: GridStore;
  columns: ReadonlyMap<string, ResolvedColumn>;
  /** The number of columns before the first data column. */
  leading: number;
  drag: ((event: MouseEvent, key: string) => void) | undefined;
  uploads: CellUploads;
  /** `true`: all cells look like inputs; else they look like text until a press enters one. */
  alwaysEdit: boolean;
  isTree: boolean;
  /** Opens or closes the children of a row, which are loaded the first time. */
  toggleOpen(key: string): void;
  isLoading(key: string): boolean;
  textOf(column: ResolvedColumn, record: GridRecord): string;
  isFound(column: ResolvedColumn, record: GridRecord): boolean;
  /** Ids of the labels for new and edited rows; undefined if these are not marked. */
  statusIds: Readonly<Record<string, string>> | undefined;
  selection: 'multiple' | 'single' | 'none';
  isRowLocked(key: string): boolean;
  stateOf(cell: CellAddress): NodeState | undefined;
  isEditable(cell: CellAddress, record?: GridRecord): boolean;
  /** True if the cell can be cleared, pasted into and filled: it is editable and need not keep its files. */
  isOverwritable(cell: CellAddress, record?: GridRecord): boolean;
  /** The options of a column with a dictionary, or of a row if they depend on another column. */
  optionsOf(column: ResolvedColumn, record: GridRecord): readonly FieldOption[] | undefined;
  /** The name of a referenced record, if the row does not contain it. */
  nameOf(column: ResolvedColumn, value: unknown): string | undefined;
  typed: TypedText;
  /** Writes values into the row of the edited cell; one undo step until the cell is left. */
  write(key: string, values: GridRecord): void;
  /** Clears the editable cells of the block; `name` is that of the undo step. */
  clear(name?: string): void;
  /** Fills the rest of `to` from the block `from`, repeated or as a series. */
  fillBlock(from: CellRange, to: CellRange, asSeries: boolean): void;
  fresh(): GridRecord;
  isUntouched(key: string): boolean;
  remove(keys: readonly string[]): void;
  /** Adds a row above or below another, or a copy below it. Undefined if no rows can be added there. */
  addBeside: ((key: string, what: BesideRow) => void) | undefined;
  /** Undoes or redoes a step, and shows its name. */
  steps: { undo: () => void; redo: () => void };
  /** Opens the details of a row elsewhere; by default they are shown below it. */
  onDetails: ((key: string) => void) | undefined;
}

export const EditTableContext = createContext<EditTable | null>(null);

/**
 * Returns the shared state of the nearest `EditGrid`.
 * @throws outside one.
 */
export function useEditTable(): EditTable {
  const table = useContext(EditTableContext);
  if (!table) throw new Error('useEditTable must be used below EditGrid');
  return table;
}
