import type { DataRecord } from '../ports/index.ts';
import type { OpenDialog } from './action-result.ts';
import type { RunOptions } from './run-steps.ts';

/** From where a dialog document was opened: its own steps run with the same names, context and effects. */
export type DialogOrigin = Pick<RunOptions, 'scope' | 'context' | 'effects'>;

/** By the arguments it was opened with, which go through the page's `openDialog` as they are. */
const origins = new WeakMap<DataRecord, DialogOrigin>();

/** The same dialog, its origin known from now on. */
export function withOrigin<Dialog extends OpenDialog>(dialog: Dialog, origin: DialogOrigin): Dialog {
  if (dialog.kind !== 'document') return dialog;
  const values = dialog.values ?? {};
  origins.set(values, origin);
  return { ...dialog, values };
}

/** Where the dialog with these arguments was opened from; undefined where no step opened it. */
export function originOf(values: DataRecord): DialogOrigin | undefined {
  return origins.get(values);
}
