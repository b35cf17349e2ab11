import type { CellProps } from '../../runtime/registry/index.ts';
import { drawText } from '../cell-text/draw-text.tsx';
import { cellText, serverText } from '../cell-text/cell-value.ts';

/** The name of the record that the value refers to; its id where the server sends no name. */
export function ReferenceCell({ value, record, column, href, onOpen }: CellProps) {
  const text = serverText(record, column.key) ?? cellText(value);
  return drawText({ text, ellipsis: column.ellipsis, href, onOpen });
}
