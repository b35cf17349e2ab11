import type { CellProps } from '../../runtime/registry/definitions.ts';
import { CellText } from '../cell-text/CellText.tsx';
import { cellText } from '../cell-text/cell-value.ts';

/** Any value as one line of text. */
export function TextCell({ value, column, href, onOpen }: CellProps) {
  return (
    <CellText text={cellText(value)} ellipsis={column.ellipsis} {...(href && { href })} {...(onOpen && { onOpen })} />
  );
}
