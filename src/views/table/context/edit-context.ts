import { createContext, useContext, type MouseEvent } from 'react';

import type { NodeState } from '../../../engine/form/index.ts';
import type { CellRange, GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import type { CellAddress, CellUploads, GridStore } from '../../../runtime/table/editing/index.ts';
import type { TypedText } from './typed-text.ts';

/** What can be put beside a row. */
export type BesideRow = 'above' | 'below' | 'copy';

/** What the parts of an editable table share. */
export interface EditTable {
  /** Id of the table's element; its editor has `<id>-editor`. */
  id: string;
  store: GridStore;
  columns: ReadonlyMap<string, ResolvedColumn>;
  /** How many columns stand before the first data column. */
  leading: number;
  /** Moves a row by the pointer; undefined where rows are not moved. */
  drag: ((event: MouseEvent, key: string) => void) | undefined;
  uploads: CellUploads;
  /** All cells look like inputs; else they look like text until a press enters one. */
  alwaysEdit: boolean;
  isTree: boolean;
  /** Opens or closes the children of a row, which are loaded the first time. */
  toggleOpen(key: string): void;
  /** Rows whose children are being loaded. */
  isLoading(key: string): boolean;
  /** A cell as a person reads it. */
  textOf(column: ResolvedColumn, record: GridRecord): string;
  /** Whether the cell holds what is looked for. */
  isFound(column: ResolvedColumn, record: GridRecord): boolean;
  /** Ids of the words for a new and an edited row; undefined where they are not marked. */
  statusIds: Readonly<Record<string, string>> | undefined;
  selection: 'multiple' | 'single' | 'none';
  /** Whether the row cannot be edited nor selected. */
  isRowLocked(key: string): boolean;
  /** What conditions say of a cell now; undefined where nothing depends on any. */
  stateOf(cell: CellAddress): NodeState | undefined;
  /** `record`: the row's, where it is at hand. */
  isEditable(cell: CellAddress, record?: GridRecord): boolean;
  /** Whether the cell can be emptied, pasted into and filled: one that can be edited, and need not keep its files; `record` as above. */
  isOverwritable(cell: CellAddress, record?: GridRecord): boolean;
  /** The options of a column where it has a dictionary, or in a row where they depend on another column. */
  optionsOf(column: ResolvedColumn, record: GridRecord): readonly FieldOption[] | undefined;
  /** The name of the record that a reference points at, where the row does not carry it. */
  nameOf(column: ResolvedColumn, value: unknown): string | undefined;
  /** What waits to be put into the cell that is being edited. */
  typed: TypedText;
  /** Writes values into the row of the cell that is being edited; one step of undo until it is left. */
  write(key: string, values: GridRecord): void;
  /** Empties the cells of the block that can be edited; `name` is that of the step. */
  clear(name?: string): void;
  /** Writes values along a block: `from` repeated or going on into the rest of `to`. */
  fillBlock(from: CellRange, to: CellRange, asSeries: boolean): void;
  /** The record of a row that nobody has filled in. */
  fresh(): GridRecord;
  /** Whether the row says no more than a new one does. */
  isUntouched(key: string): boolean;
  /** Takes rows away, which can be taken back. */
  remove(keys: readonly string[]): void;
  /** Puts a row above or below another, or a copy of it below it. Undefined where no rows can be added there. */
  addBeside: ((key: string, what: BesideRow) => void) | undefined;
  /** Takes back the last step, or does it again, and says which it is. */
  steps: { undo: () => void; redo: () => void };
  /** Opens the details of a row elsewhere; else they hang below it. */
  onDetails: ((key: string) => void) | undefined;
}

export const EditTableContext = createContext<EditTable | null>(null);

/** What the nearest `EditGrid` shares; throws outside one. */
export function useEditTable(): EditTable {
  const table = useContext(EditTableContext);
  if (!table) throw new Error('useEditTable must be used below EditGrid');
  return table;
}
