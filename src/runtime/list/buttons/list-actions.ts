import type { TreePlace } from '../../actions/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import type { ButtonState, ChosenCell } from './buttons.ts';

/** A list page's buttons, and the way to press them. */
export interface ListActions {
  toolbar: ButtonState[];
  row: (record: DataRecord) => ButtonState[];
  /** The entries of the menu that a right click on a cell opens: the document's, else the buttons of its row. */
  menu: (record: DataRecord, chosen: ChosenCell) => ButtonState[];
  /**
   * Runs a button's steps; says 请选择一条记录！ where it needs a selection and there is none. `place` is where the record was
   * dropped, `chosen` the cell whose menu it was in.
   */
  press: (button: ButtonState, record?: DataRecord, on?: { place?: TreePlace; chosen?: ChosenCell }) => Promise<void>;
  /** Opens a record to look at. */
  open: (record: DataRecord) => void;
  /** Opens the record of an address; read-only where it may not be edited. @returns false where it may not be seen. */
  openAddressed: (asked: AddressedOpening) => boolean;
  /** The number of drafts of this list's form. */
  drafts: number;
  /** Opens the latest draft. */
  resume: () => void;
}

/** What an address asks for. `record` is there where the list has it. */
export type AddressedOpening = { address: string } & (
  { mode: 'create' } | { mode: 'detail' | 'edit'; id: string; record?: DataRecord }
);
