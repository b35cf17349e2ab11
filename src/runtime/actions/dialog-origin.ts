import type { DataRecord } from '../ports/index.ts';
import type { OpenDialog } from '../registry/index.ts';
import type { RunOptions } from './run-options.ts';

/** The place that opened a dialog document: the dialog's own steps run with the same names, context and effects. */
export type DialogOrigin = Pick<RunOptions, 'scope' | 'context' | 'effects'>;

/** The keys are the dialogs' arguments, which the page's `openDialog` passes on unchanged. */
const origins = new WeakMap<DataRecord, DialogOrigin>();

/** Records the origin of a dialog and returns the dialog. */
export function withOrigin<Dialog extends OpenDialog>(dialog: Dialog, origin: DialogOrigin): Dialog {
  if (dialog.kind !== 'document') return dialog;
  const values = dialog.values ?? {};
  origins.set(values, origin);
  return { ...dialog, values };
}

/** Returns the origin of the dialog with these arguments; undefined if no step opened it. */
export function originOf(values: DataRecord): DialogOrigin | undefined {
  return origins.get(values);
}
