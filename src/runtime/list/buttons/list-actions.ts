import type { DataRecord } from '../../ports/index.ts';
import type { TreePlace } from '../../registry/index.ts';
import type { AddressActions } from '../address/index.ts';
import type { ButtonState, ChosenCell } from './buttons.ts';

export interface ListActions extends AddressActions {
  toolbar: ButtonState[];
  row: (record: DataRecord) => ButtonState[];
  /** Returns the entries of a cell's context menu: the document's, or the buttons of its row by default. */
  menu: (record: DataRecord, chosen: ChosenCell) => ButtonState[];
  /**
   * Runs a button's steps; shows 请选择一条记录！ if it needs a selection and there is none. `place` is the position where the
   * record was dropped, `chosen` the cell whose menu was used.
   */
  press: (button: ButtonState, record?: DataRecord, on?: { place?: TreePlace; chosen?: ChosenCell }) => Promise<void>;
  open: (record: DataRecord) => void;
  drafts: number;
  resume: () => void;
}
