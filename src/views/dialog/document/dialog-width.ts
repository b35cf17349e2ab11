import type { ResolvedDialog } from '../../../engine/dialog/index.ts';
import { isBill } from '../bill-facts.ts';
import { billWidth } from '../editor-look.ts';

const usualWidth = 520;

/** Returns the width of a dialog document: its own, that of bills for a form with lines, or the default. */
export function dialogWidth(dialog: ResolvedDialog | undefined): number | string {
  const hasLines = dialog?.body.kind === 'form' && isBill(dialog.body.form);
  return dialog?.width ?? (hasLines ? billWidth : usualWidth);
}
