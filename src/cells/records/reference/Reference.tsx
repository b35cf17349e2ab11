import { givenName } from '../../../engine/values/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { cellText, serverMark, serverText } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/** Renders the name of the referenced record; its id if the server sends no name. */
export function ReferenceCell({ value, record, column, href, onOpen }: CellProps) {
  const mark = serverMark(record, column.key);
  const text = (mark ? serverText(record, column.key) : givenName(record, column.key)) ?? cellText(value);
  return drawText({ text, mark, ellipsis: column.ellipsis, href, onOpen });
}
