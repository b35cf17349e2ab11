import type { CellProps } from '../../../runtime/registry/index.ts';
import { cellText } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/** Renders any value as one line of text. */
export function TextCell({ value, column, href, onOpen }: CellProps) {
  return drawText({ text: cellText(value), ellipsis: column.ellipsis, href, onOpen });
}
